/* What is shown on the board: candidates, mistakes, and how large it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/candidates.h"

#include <glib/gi18n.h>

#include "app/frame/verdict-button.h"
#include "render/board/board-painter.h"
#include "sudoku/rules.h"
#include "tasks/questions/valid-candidates.h"
#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"

/* Mistakes shown on the board. */

void
nonet_mistake_marks_show (NonetStepPresenter *presenter, const NonetPuzzle *puzzle, const NonetMistakes *mistakes)
{
  const SudokuShape *shape = puzzle->shape;
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (shape);
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (nonet_cell_set_has (&mistakes->cells, cell))
      {
        marks->cell[cell] = NONET_CELL_MARK_CAUSE;
        if (puzzle->entries[cell] != 0)
          marks->candidate[cell * shape->order + puzzle->entries[cell] - 1] = NONET_MARK_REMOVED;
      }
  nonet_board_marks_dim_rest (marks);
  overlay = nonet_board_overlay_with_marks (NULL, marks);
  nonet_step_presenter_show_overlay (presenter, overlay);
}

/* What candidates are shown has a name: those that can be chosen, and what is explained. */
enum
{
  STEP_NAME = NONET_CANDIDATES_TRUE + 1,
  WALK_NAME,
  N_NAMES
};

/* The least time between two pictures of the valid candidates while they are found. */
#define SHOW_DELAY_MS 80

struct _NonetCandidates
{
  NonetController parent_instance;

  NonetBoardView *board; /* of the window, as are these */
  NonetVerdictButton *verdict;
  GtkWidget *buttons[2]; /* of the menu, in wide and in narrow windows */
  GtkWidget *names[N_NAMES];
  GMenu *menu; /* of the depths */
  NonetPuzzleWorker *valid;
  gboolean has_shown; /* some of what is known of the latest puzzle */
  guint source;

  GtkWidget *zoom_buttons; /* of the window */
  gboolean has_said;       /* that candidates are too small */
};

G_DEFINE_FINAL_TYPE (NonetCandidates, nonet_candidates, NONET_TYPE_CONTROLLER)

/* Sets of all cells, which it takes. */
static void
take_sets (NonetCandidates *self, NonetBoardLayer layer, SudokuSet *sets, guint n_cells)
{
  g_autoptr (GBytes) items = g_bytes_new_take (sets, n_cells * sizeof *sets);

  nonet_board_view_set_layer (self->board, layer, items);
}

/* What the values leave, for blank cells. Caller frees. */
static SudokuSet *
dup_basic (NonetDocument *document)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (nonet_document_peek (document), TRUE);
  SudokuSet *basic = g_new0 (SudokuSet, grid->shape->n_cells);

  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    if (grid->cell[cell] == 0)
      basic[cell] = sudoku_values_left (grid->shape, cell, grid->cell);
  return basic;
}

static void
show_basic (NonetCandidates *self, NonetDocument *document)
{
  nonet_board_view_set_layer (self->board, NONET_LAYER_STRUCK, NULL);
  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, NULL);
  take_sets (self, NONET_LAYER_CANDIDATES, dup_basic (document), nonet_document_get_shape (document)->n_cells);
}

/* Whether the puzzle is known to have no solution: then some cell is left without any value. */
static gboolean
is_impossible (const NonetCandidateKnowledge *known, guint n_cells)
{
  for (guint cell = 0; known->settled && cell < n_cells; cell++)
    if (known->possible[cell] == 0)
      return TRUE;
  return FALSE;
}

/* Of the true depth: what elimination leaves but no solution has is faded, and every candidate comes with the number of its
 * solutions. Without a solution all would fade, and hide what is wrong: then the basic candidates stand there. */
static void
show_true (NonetCandidates *self, NonetDocument *document, const NonetCandidateKnowledge *known)
{
  guint n_cells = nonet_document_get_shape (document)->n_cells;
  SudokuSet *shown, *struck;

  if (is_impossible (known, n_cells))
    {
      show_basic (self, document);
      return;
    }
  shown = g_new (SudokuSet, n_cells);
  struck = g_new (SudokuSet, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      shown[cell] = known->possible[cell] & known->pruned[cell];
      struck[cell] = known->pruned[cell] & ~known->possible[cell];
    }
  take_sets (self, NONET_LAYER_CANDIDATES, shown, n_cells);
  take_sets (self, NONET_LAYER_STRUCK, struck, n_cells);
  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, known->tally);
}

static void
show_candidates (NonetCandidates *self)
{
  const NonetCandidateKnowledge *known = nonet_valid_candidates_get_known (self->valid);

  g_clear_handle_id (&self->source, g_source_remove);
  if (known == NULL || known->pruned == NULL)
    return;
  self->has_shown = TRUE;
  show_true (self, nonet_controller_get_document (self), known);
}

/* After the first, news of the true candidates may come with every frame; the whole board is drawn anew for them, which large
 * boards need not suffer more often than one can read. */
static void
valid_changed_cb (NonetCandidates *self)
{
  if (!self->has_shown)
    show_candidates (self);
  else if (self->source == 0)
    self->source = g_timeout_add_once (SHOW_DELAY_MS, (GSourceOnceFunc) show_candidates, self);
}

static void
update (NonetCandidates *self, NonetDocument *document)
{
  NonetCandidateDepth depth = nonet_board_view_get_depth (self->board);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (document != NULL && depth == NONET_CANDIDATES_TRUE)
    puzzle = nonet_document_dup_snapshot (document);
  if (document != NULL && depth == NONET_CANDIDATES_BASIC)
    show_basic (self, document);
  self->has_shown = FALSE;
  nonet_puzzle_worker_set_puzzle (self->valid, puzzle);
}

/* Zooming, and what is too small to be seen. */

/* "win.zoom-in" is the board's "board.zoom-in", and so on. */
static void
zoom_action (NonetCandidates *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  g_autofree char *of_board = g_strconcat ("board.", name, NULL);

  gtk_widget_activate_action (GTK_WIDGET (self->board), of_board, NULL);
}

static void
update_zoom (NonetCandidates *self)
{
  double zoom = nonet_board_view_get_zoom (self->board), least = nonet_board_view_get_least_zoom (self->board);

  nonet_controller_set_enabled (self, "zoom-in", zoom < NONET_BOARD_MAX_ZOOM);
  nonet_controller_set_enabled (self, "zoom-out", zoom > least);
  nonet_controller_set_enabled (self, "zoom-reset", zoom > least);
  gtk_widget_set_visible (self->zoom_buttons, gtk_widget_get_visible (self->buttons[0]) && (least < 1 || zoom > least));
  /* Beside a board that fits there is room for the way back. */
  gtk_widget_set_visible (gtk_widget_get_first_child (self->zoom_buttons), least < 1);
  gtk_widget_set_visible (gtk_widget_get_last_child (self->zoom_buttons), least < 1);
}

/* Whoever zooms knows how. */
static void
zoom_changed_cb (NonetCandidates *self)
{
  update_zoom (self);
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.zoom-in");
}

/* Once a board. */
static void
say_too_small (NonetCandidates *self, NonetDocument *document)
{
  NonetCandidateDepth depth = nonet_board_view_get_depth (self->board);

  if (self->has_said || depth == NONET_CANDIDATES_NONE || depth == NONET_CANDIDATES_MARKS
      || nonet_board_has_room_for_candidates (
          nonet_document_get_shape (document), nonet_document_get_alphabet (document),
          nonet_board_style_for_widget (GTK_WIDGET (self->board)), nonet_board_view_get_place (self->board)->size))
    return;
  self->has_said = TRUE;
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Zoom in to see the candidates"), _ ("_Zoom In"),
                      "win.zoom-in", NULL);
}

/* Which are shown. */

/* The possible candidates give an only solution away: then they are shown while the puzzle is set. */
static gboolean
may_show_possible (NonetCandidates *self, NonetDocument *document)
{
  const NonetVerdict *verdict = nonet_verdict_button_get_verdict (self->verdict);

  return document == NULL || nonet_document_get_editing_givens (document) || verdict->kind == NONET_VERDICT_ESTIMATED
         || verdict->count > 1 || verdict->count_high > 0;
}

/* The menu, and what is shown, follow the mode. */
static void
follow_mode (NonetCandidates *self, NonetDocument *document)
{
  gboolean may_show = may_show_possible (self, document);
  int n = g_menu_model_get_n_items (G_MENU_MODEL (self->menu));

  if (may_show && n == NONET_CANDIDATES_TRUE)
    g_menu_append (self->menu, C_ ("candidates", "Possible"), "win.depth::true");
  else if (!may_show && n > NONET_CANDIDATES_TRUE)
    g_menu_remove (self->menu, n - 1);
  if (!may_show && nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE)
    nonet_board_view_set_depth (self->board, NONET_CANDIDATES_BASIC);
}

static void
mode_changed_cb (NonetCandidates *self, GParamSpec *pspec, NonetDocument *document)
{
  follow_mode (self, document);
}

static void
verdict_changed_cb (NonetCandidates *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document != NULL)
    follow_mode (self, document);
}

/* A depth that shows solutions is that of one puzzle. */
static void
begin_puzzle (NonetCandidates *self)
{
  self->has_said = FALSE;
  if (nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE)
    nonet_board_view_set_depth (self->board, NONET_CANDIDATES_BASIC);
}

static void
depth_changed_cb (NonetCandidates *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE && !may_show_possible (self, document))
    {
      nonet_board_view_set_depth (self->board, NONET_CANDIDATES_BASIC);
      nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Possible candidates would give the solution away."),
                          _ ("_Edit Givens"), "win.editing-givens", NULL);
      return;
    }
  nonet_board_view_set_layer (self->board, NONET_LAYER_CANDIDATES, NULL);
  nonet_board_view_set_layer (self->board, NONET_LAYER_STRUCK, NULL);
  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, NULL);
  update (self, document);
  if (document != NULL)
    say_too_small (self, document);
}

static void
next_depth_action (NonetCandidates *self, NonetDocument *document)
{
  guint n = may_show_possible (self, document) ? NONET_CANDIDATES_TRUE + 1 : NONET_CANDIDATES_TRUE;

  nonet_board_view_set_depth (self->board, (nonet_board_view_get_depth (self->board) + 1) % n);
}

static void
fill_marks_action (NonetCandidates *self, NonetDocument *document)
{
  g_autofree SudokuSet *basic = dup_basic (document);

  if (!nonet_document_set_marks (document, basic))
    return;
  nonet_board_view_set_depth (self->board, NONET_CANDIDATES_MARKS);
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Candidates filled in"), _ ("_Undo"), "win.undo", NULL);
}

static const NonetActionEntry actions[] = {
  { "next-depth", G_CALLBACK (next_depth_action) }, { "fill-marks", G_CALLBACK (fill_marks_action) },
  { "zoom-in", G_CALLBACK (zoom_action) },          { "zoom-out", G_CALLBACK (zoom_action) },
  { "zoom-reset", G_CALLBACK (zoom_action) },
};

static void
document_set_cb (NonetCandidates *self, NonetDocument *document)
{
  begin_puzzle (self);
  if (document == NULL)
    update (self, NULL);
  else
    follow_mode (self, document);
}

/* What the person noted, the board shows by itself. */
static void
edited_cb (NonetCandidates *self, NonetDocument *document)
{
  if (nonet_board_view_get_depth (self->board) >= NONET_CANDIDATES_BASIC)
    update (self, document);
}

static void
nonet_candidates_dispose (GObject *object)
{
  NonetCandidates *self = NONET_CANDIDATES (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->valid);
  g_clear_object (&self->menu);
  G_OBJECT_CLASS (nonet_candidates_parent_class)->dispose (object);
}

static void
nonet_candidates_class_init (NonetCandidatesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_candidates_dispose;
}

static void
nonet_candidates_init (NonetCandidates *self)
{
  self->valid = nonet_valid_candidates_new ();
  nonet_controller_connect (self, self->valid, "changed", G_CALLBACK (valid_changed_cb));
}

/* Whether what is explained has candidates of its own, as those of a later board. */
static gboolean
are_explained (NonetCandidates *self)
{
  const NonetBoardOverlay *explanation = nonet_board_view_get_look (self->board)->explanation;

  return explanation != NULL && nonet_board_overlay_get (explanation, NONET_LAYER_CANDIDATES) != NULL;
}

/* "Candidates: All", also as the name that screen readers say. */
static void
name_buttons (NonetCandidates *self)
{
  NonetStepPresenter *presenter = nonet_controller_get_presenter (self);
  GtkStack *stack = GTK_STACK (gtk_menu_button_get_child (GTK_MENU_BUTTON (self->buttons[0])));
  guint name = nonet_board_view_get_depth (self->board);

  if (are_explained (self))
    name = nonet_step_presenter_get_step (presenter) != NULL
                   || nonet_step_presenter_get_stage (presenter) == NONET_STEP_FULL
               ? STEP_NAME
               : WALK_NAME;
  gtk_stack_set_visible_child (stack, gtk_widget_get_parent (self->names[name]));
  nonet_stack_hide_others (stack);
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    nonet_widget_set_name (self->buttons[i], gtk_label_get_label (GTK_LABEL (self->names[name])));
}

/* The first button has all names, so that it is as wide as the longest of them; where a bar needs its room, it only says which. */
static void
make_names (NonetCandidates *self)
{
  static const char *const names[N_NAMES] = {
    NC_ ("candidates", "Off"),
    NC_ ("candidates", "Mine"),
    NC_ ("candidates", "All"),
    NC_ ("candidates", "Possible"),
    /* Translators: the candidates shown are those of the step that is explained. */
    [STEP_NAME] = NC_ ("candidates", "Step"),
    /* Translators: the candidates shown are those of the walk through the derivation. */
    [WALK_NAME] = NC_ ("candidates", "Walk"),
  };
  GtkWidget *stack = gtk_menu_button_get_child (GTK_MENU_BUTTON (self->buttons[0]));

  for (guint i = 0; i < N_NAMES; i++)
    {
      const char *name = g_dpgettext2 (NULL, "candidates", names[i]);
      /* Translators: %s is which candidates are shown: Off, Mine, All, Possible, Step or Walk. */
      g_autofree char *text = g_strdup_printf (_ ("Candidates: %s"), name);
      GtkWidget *squeezer = adw_squeezer_new (), *brief = gtk_label_new (name);

      self->names[i] = gtk_label_new (text);
      gtk_label_set_xalign (GTK_LABEL (self->names[i]), 1);
      gtk_label_set_xalign (GTK_LABEL (brief), 1);
      adw_squeezer_add (ADW_SQUEEZER (squeezer), self->names[i]);
      adw_squeezer_add (ADW_SQUEEZER (squeezer), brief);
      gtk_stack_add_child (GTK_STACK (stack), squeezer);
    }
}

NonetCandidates *
nonet_candidates_new (NonetFrame *frame)
{
  static const char *const explaining[] = { "notify::explaining", "notify::step", "notify::stage" };
  NonetBoardView *board = nonet_frame_get_child (frame, "board");
  GMenuModel *menu = nonet_frame_get_child (frame, "depth_menu");
  NonetCandidates *self = nonet_controller_new (NONET_TYPE_CANDIDATES, frame, actions, G_N_ELEMENTS (actions));
  g_autoptr (GAction) depth = nonet_property_action_new ("depth", board, "depth");

  self->board = board;
  self->verdict = nonet_frame_get_child (frame, "verdict");
  self->zoom_buttons = nonet_frame_get_child (frame, "zoom_buttons");
  self->menu = G_MENU (g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SECTION));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    {
      self->buttons[i] = nonet_frame_get_child (frame, i == 0 ? "depth_button" : "narrow_depth_button");
      nonet_lazy_menu_attach (GTK_MENU_BUTTON (self->buttons[i]), menu);
    }
  make_names (self);
  name_buttons (self);
  nonet_controller_connect (self, board, "notify::depth", G_CALLBACK (name_buttons));
  for (guint i = 0; i < G_N_ELEMENTS (explaining); i++)
    nonet_controller_connect (self, nonet_controller_get_presenter (self), explaining[i], G_CALLBACK (name_buttons));
  nonet_controller_connect (self, board, "notify::depth", G_CALLBACK (depth_changed_cb));
  nonet_controller_connect (self, self->verdict, "notify::reason", G_CALLBACK (verdict_changed_cb));
  nonet_controller_connect (self, board, "notify::zoom", G_CALLBACK (zoom_changed_cb));
  nonet_controller_connect (self, self->buttons[0], "notify::visible", G_CALLBACK (update_zoom));
  g_action_map_add_action (G_ACTION_MAP (frame), depth);
  update_zoom (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (begin_puzzle));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  return self;
}
