/* The walk through the derivation, and the window of its search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/deriving.h"

#include <glib/gi18n.h>

#include "app/derivation/tree-window.h"
#include "app/frame/keypad-place.h"
#include "app/frame/controls.h"
#include "marks/derivation-overlay.h"
#include "widgets/derivation/calculation-window.h"
#include "widgets/derivation/derivation-pane.h"
#include "words/derivation.h"

struct _NonetDeriving
{
  NonetController parent_instance;

  AdwBin *pane_place;        /* in the window */
  NonetDerivationPane *pane; /* NULL until its place is seen for the first time */
  NonetStepPresenter *presenter;

  GtkWidget *board; /* of the window */
  NonetKeypadPlace place;
  GtkWidget *card;

  NonetDerivation *derivation; /* NULL while neither pane nor card is seen */
  GSignalGroup *derivation_signals;
  SudokuSearchVariant variant;
  guint play_source;

  NonetTreeWindow *tree; /* weak; NULL while it is closed */
};

G_DEFINE_FINAL_TYPE (NonetDeriving, nonet_deriving, NONET_TYPE_CONTROLLER)

/* Where it is seen. */

static gboolean
is_seen (NonetDeriving *self)
{
  return nonet_keypad_place_has (&self->place) || gtk_widget_get_mapped (GTK_WIDGET (self->pane_place));
}

/* Playing. */

static GSimpleAction *
get_action (NonetDeriving *self, const char *name)
{
  GtkWindow *window = nonet_controller_get_window (self);

  return window != NULL ? G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)) : NULL;
}

static void
show_playing (NonetDeriving *self, gboolean playing)
{
  GSimpleAction *action = get_action (self, "walk-play");

  if (action != NULL)
    g_simple_action_set_state (action, g_variant_new_boolean (playing));
  nonet_derivation_pane_set_playing (self->pane, playing);
}

static void
stop_playing (NonetDeriving *self)
{
  if (self->play_source == 0)
    return;
  g_clear_handle_id (&self->play_source, g_source_remove);
  show_playing (self, FALSE);
}

/* A step that takes longer than the time of one is not followed by another before it is there. */
static gboolean
play_cb (gpointer data)
{
  NonetDeriving *self = data;

  if (nonet_derivation_is_moving (self->derivation))
    return G_SOURCE_CONTINUE;
  if (nonet_derivation_can_move (self->derivation, TRUE))
    {
      nonet_derivation_move (self->derivation, TRUE);
      return G_SOURCE_CONTINUE;
    }
  self->play_source = 0;
  show_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
start_playing (NonetDeriving *self)
{
  double speed = nonet_derivation_pane_get_speed (self->pane);

  g_clear_handle_id (&self->play_source, g_source_remove);
  self->play_source = g_timeout_add ((guint) (1000 / speed), play_cb, self);
  show_playing (self, TRUE);
}

static void
speed_changed_cb (NonetDeriving *self)
{
  if (self->play_source != 0)
    start_playing (self);
}

/* The walk. */

static void
update_actions (NonetDeriving *self)
{
  gboolean is_there = self->derivation != NULL, can_advance;

  can_advance = is_there && nonet_derivation_can_move (self->derivation, TRUE);
  nonet_controller_set_enabled (self, "walk-forward", can_advance);
  nonet_controller_set_enabled (self, "walk-play", can_advance);
  nonet_controller_set_enabled (self, "walk-back", is_there && nonet_derivation_can_move (self->derivation, FALSE));
  nonet_controller_set_enabled (self, "walk-to", is_there);
  nonet_controller_set_enabled (self, "walk-stop", is_there && nonet_derivation_is_moving (self->derivation));
}

/* A step that is explained meanwhile has the board until the walk moves. */
static void
moved_cb (NonetDeriving *self)
{
  const NonetMoment *moment = nonet_derivation_get_moment (self->derivation);

  update_actions (self);
  if (moment == NULL || nonet_derivation_is_moving (self->derivation))
    return;
  nonet_step_presenter_show_overlay (self->presenter, moment->picture);
  nonet_walk_bar_set_moment (NONET_WALK_BAR (self->card), moment);
}

/* Whether the board shows the walk; a step may be explained meanwhile. */
static gboolean
has_board (NonetDeriving *self)
{
  return self->derivation != NULL && nonet_step_presenter_get_step (self->presenter) == NULL
         && nonet_board_view_get_look (NONET_BOARD_VIEW (self->board))->explanation != NULL;
}

static void
set_derivation (NonetDeriving *self, NonetDerivation *derivation)
{
  if (self->pane == NULL)
    return;
  if (self->derivation != NULL)
    {
      stop_playing (self);
      nonet_derivation_close (self->derivation);
      if (derivation == NULL && has_board (self))
        nonet_step_presenter_show_overlay (self->presenter, NULL);
    }
  g_set_object (&self->derivation, derivation);
  g_signal_group_set_target (self->derivation_signals, derivation);
  nonet_derivation_pane_set_derivation (self->pane, derivation);
  update_actions (self);
}

static const char *
notice_on_size (NonetDerivation *derivation)
{
  return nonet_derivation_can_search (derivation)
             ? NULL
             : _ ("Boards over 16×16 are too large for the search: the walk ends where nothing changes any more.");
}

static void
stride_changed_cb (NonetDeriving *self)
{
  if (self->derivation != NULL)
    nonet_derivation_set_stride (self->derivation, nonet_derivation_pane_get_stride (self->pane));
}

static gpointer
make_picture (const SudokuDerivation *walk, SudokuStride stride)
{
  return nonet_derivation_to_overlay (walk, stride);
}

/* Begins a walk, if the pane is seen. */
static void
begin (NonetDeriving *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (NonetDerivation) derivation = NULL;

  if (document == NULL || !is_seen (self))
    return;
  puzzle = nonet_document_dup_snapshot (document);
  derivation =
      nonet_derivation_new (puzzle, self->variant, nonet_step_presenter_get_notation (self->presenter, puzzle).cells,
                            make_picture, (GDestroyNotify) nonet_board_overlay_unref);
  set_derivation (self, derivation);
  nonet_derivation_pane_set_notice (self->pane, notice_on_size (derivation));
  stride_changed_cb (self);
}

/* Shows the puzzle until the walk moves. */
static void
leave_board (NonetDeriving *self)
{
  stop_playing (self);
  nonet_step_presenter_show_overlay (self->presenter, NULL);
}

/* Whoever chooses candidates looks at the puzzle again. */
static void
depth_changed_cb (NonetDeriving *self)
{
  if (has_board (self))
    leave_board (self);
}

/* The card in place of the keypad. */

static void
mapped_cb (NonetDeriving *self)
{
  if (self->pane == NULL)
    {
      self->pane = g_object_new (NONET_TYPE_DERIVATION_PANE, NULL);
      nonet_controller_connect (self, self->pane, "stride-changed", G_CALLBACK (stride_changed_cb));
      nonet_controller_connect (self, self->pane, "speed-changed", G_CALLBACK (speed_changed_cb));
      adw_bin_set_child (self->pane_place, GTK_WIDGET (self->pane));
    }
  nonet_keypad_place_leave (&self->place);
  if (self->derivation == NULL)
    begin (self);
}

/* A pane that is closed leaves the walk on the board. */
static void
unmapped_cb (NonetDeriving *self)
{
  if (nonet_controller_get_document (self) != NULL && self->derivation != NULL
      && nonet_derivation_get_moment (self->derivation) != NULL && nonet_keypad_place_is_needed (&self->place))
    {
      nonet_keypad_place_take (&self->place);
      moved_cb (self);
    }
  else if (!is_seen (self))
    set_derivation (self, NULL);
}

/* Also when another card takes its place. */
static void
card_unmapped_cb (NonetDeriving *self)
{
  if (!is_seen (self))
    set_derivation (self, NULL);
}

/* Beside the board there is the pane, if it is seen. */
static void
folded_cb (NonetDeriving *self)
{
  if (!adw_flap_get_folded (self->place.flap))
    nonet_keypad_place_leave (&self->place);
}

static void
close_card (NonetDeriving *self)
{
  nonet_keypad_place_leave (&self->place);
  gtk_widget_grab_focus (self->board);
}

/* Escape leads back to the puzzle, unless it ends something that was begun since. */
static gboolean
escape_cb (NonetDeriving *self)
{
  if (nonet_keypad_place_has (&self->place) && !adw_flap_get_reveal_flap (self->place.flap))
    close_card (self);
  else if (has_board (self)
           && !nonet_typing_needs_escape (nonet_controller_get_window (self), NONET_BOARD_VIEW (self->board)))
    leave_board (self);
  else
    return FALSE;
  return TRUE;
}

/* Actions. */

static void
forward_action (NonetDeriving *self)
{
  nonet_derivation_move (self->derivation, TRUE);
}

static void
back_action (NonetDeriving *self)
{
  stop_playing (self);
  nonet_derivation_move (self->derivation, FALSE);
}

static void
to_action (NonetDeriving *self, NonetDocument *document, GVariant *parameter)
{
  static const char *const goals[NONET_N_GOALS + 1] = { "start",    "rows",   "columns", "boxes", "prune",
                                                        "fixpoint", "search", "end",     NULL };
  const char *name = g_variant_get_string (parameter, NULL);

  stop_playing (self);
  for (NonetGoal goal = 0; goal < NONET_N_GOALS; goal++)
    if (g_str_equal (goals[goal], name))
      nonet_derivation_go (self->derivation, goal);
}

static void
stop_action (NonetDeriving *self)
{
  stop_playing (self);
  nonet_derivation_stop (self->derivation);
}

static void
play_action (NonetDeriving *self, NonetDocument *document, GVariant *state)
{
  if (g_variant_get_boolean (state))
    start_playing (self);
  else
    stop_playing (self);
}

/* Another variant has another tree: the walk begins anew. */
static void
variant_action (NonetDeriving *self, NonetDocument *document, GVariant *state)
{
  g_simple_action_set_state (get_action (self, "walk-variant"), state);
  self->variant = (SudokuSearchVariant) g_variant_get_int32 (state);
  begin (self);
}

static void
calculation_action (NonetDeriving *self, NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  NonetCalculationWindow *window =
      nonet_calculation_window_new (nonet_controller_get_window (self), nonet_puzzle_is_empty (puzzle) ? NULL : puzzle);

  gtk_window_present (GTK_WINDOW (window));
}

/* The window of the tree has the puzzle as it is, and the search of the walk at first. */

static void
give_puzzle (NonetDeriving *self, NonetDocument *document)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autofree char *title = nonet_document_dup_title (document);

  nonet_tree_window_set_puzzle (self->tree, puzzle, title,
                                nonet_step_presenter_get_notation (self->presenter, puzzle).cells);
}

static void
search_tree_action (NonetDeriving *self, NonetDocument *document)
{
  if (self->tree == NULL)
    {
      g_set_weak_pointer (&self->tree, nonet_tree_window_new (nonet_controller_get_window (self)));
      nonet_tree_window_set_variant (self->tree, self->variant);
      give_puzzle (self, document);
    }
  gtk_window_present (GTK_WINDOW (self->tree));
}

/* A board that is too large takes the window of the tree away. */
static void
update_tree (NonetDeriving *self, NonetDocument *document)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  gboolean fits = shape->order <= NONET_LARGEST_SEARCHED_ORDER && shape->n_rules == 0;

  nonet_controller_set_enabled (self, "search-tree", fits);
  if (self->tree != NULL && !fits)
    gtk_window_destroy (GTK_WINDOW (self->tree));
  else if (self->tree != NULL)
    give_puzzle (self, document);
}

static const NonetActionEntry actions[] = {
  { "walk-forward", G_CALLBACK (forward_action) },
  { "walk-back", G_CALLBACK (back_action) },
  { "walk-to", G_CALLBACK (to_action), "s" },
  { "walk-stop", G_CALLBACK (stop_action) },
  { "walk-close", G_CALLBACK (close_card) },
  { "walk-play", NULL, NULL, "false", G_CALLBACK (play_action) },
  { "walk-variant", NULL, "i", "0", G_CALLBACK (variant_action) },
  { "calculation", G_CALLBACK (calculation_action) },
  { "search-tree", G_CALLBACK (search_tree_action) },
};

/* The document. */

static void
document_set_cb (NonetDeriving *self)
{
  nonet_keypad_place_leave (&self->place);
  set_derivation (self, NULL);
}

/* Marks and colours do not matter. */
static void
edited_cb (NonetDeriving *self, NonetDocument *document)
{
  const NonetMoment *moment;
  gboolean was_walking;

  update_tree (self, document);
  if (self->derivation == NULL)
    {
      begin (self);
      return;
    }
  moment = nonet_derivation_get_moment (self->derivation);
  if (nonet_puzzle_same_values (nonet_document_peek (document), nonet_derivation_get_puzzle (self->derivation)))
    {
      moved_cb (self);
      return;
    }
  was_walking = moment != NULL && moment->place.n_steps > 0;
  begin (self);
  if (was_walking && notice_on_size (self->derivation) == NULL)
    nonet_derivation_pane_set_notice (self->pane, _ ("The puzzle was edited: the walk restarts."));
}

static void
nonet_deriving_dispose (GObject *object)
{
  NonetDeriving *self = NONET_DERIVING (object);

  g_clear_handle_id (&self->play_source, g_source_remove);
  if (self->derivation != NULL)
    nonet_derivation_close (self->derivation);
  g_clear_object (&self->derivation_signals);
  g_clear_object (&self->derivation);
  g_clear_object (&self->card);
  g_clear_weak_pointer (&self->tree);
  G_OBJECT_CLASS (nonet_deriving_parent_class)->dispose (object);
}

static void
nonet_deriving_class_init (NonetDerivingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = nonet_deriving_dispose;
}

static void
nonet_deriving_init (NonetDeriving *self)
{
  self->derivation_signals = g_signal_group_new (NONET_TYPE_DERIVATION);
  g_signal_group_connect_swapped (self->derivation_signals, "changed", G_CALLBACK (moved_cb), self);
}

NonetDeriving *
nonet_deriving_new (NonetFrame *frame)
{
  NonetDeriving *self = nonet_controller_new (NONET_TYPE_DERIVING, frame, actions, G_N_ELEMENTS (actions));

  self->pane_place = nonet_frame_get_child (frame, "derivation");
  self->presenter = nonet_controller_get_presenter (self);
  self->board = nonet_frame_get_child (frame, "board");
  self->card = g_object_ref_sink (g_object_new (NONET_TYPE_WALK_BAR, NULL));
  nonet_keypad_place_init (&self->place, frame, self->card);
  g_signal_connect_object (self->card, "unmap", G_CALLBACK (card_unmapped_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  nonet_controller_connect (self, self->place.flap, "notify::folded", G_CALLBACK (folded_cb));
  nonet_controller_connect (self, self->board, "notify::depth", G_CALLBACK (depth_changed_cb));
  nonet_controller_connect (self, self->pane_place, "map", G_CALLBACK (mapped_cb));
  nonet_controller_connect (self, self->pane_place, "unmap", G_CALLBACK (unmapped_cb));
  update_actions (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}
