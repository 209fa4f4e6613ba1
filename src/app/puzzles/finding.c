/* Finding puzzles that belong to the one on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/puzzles/finding.h"

#include <glib/gi18n.h>

#include "app/puzzles/puzzles-window.h"
#include "app/steps/logic-settings.h"
#include "widgets/board/board-view.h"

struct _NonetFinding
{
  NonetController parent_instance;

  NonetBoardView *board; /* these belong to the window */
  NonetLoader *loader;
  GtkWindow *window; /* with a list; NULL while it is closed */
};

G_DEFINE_FINAL_TYPE (NonetFinding, nonet_finding, NONET_TYPE_CONTROLLER)

/* The puzzle takes the place of the one on the board, in one step of undo. */
static void
chosen_cb (NonetFinding *self, NonetFoundPuzzle *found)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (document == NULL)
    return;
  nonet_document_replace_puzzle (document, nonet_found_puzzle_get_puzzle (found));
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.undo");
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Puzzle opened"), _ ("_Undo"), "win.undo", NULL);
}

static void
open_all_cb (NonetFinding *self, GBytes *text)
{
  if (nonet_controller_get_document (self) == NULL)
    return;
  nonet_loader_load_text (self->loader, text, NULL);
  gtk_window_present (nonet_controller_get_window (self));
}

static void
open_window (NonetFinding *self, const NonetPuzzlesWish *wish)
{
  NonetPuzzlesWindow *window;

  if (self->window != NULL)
    gtk_window_close (self->window);
  window = nonet_puzzles_window_new (nonet_controller_get_window (self), wish);
  g_set_weak_pointer (&self->window, GTK_WINDOW (window));
  g_signal_connect_object (window, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "open-all", G_CALLBACK (open_all_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (self->window);
}

static SudokuRatingProfile
get_profile (NonetFinding *self)
{
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  return options.profile;
}

/* The cells that are selected, if these are several; else those of the givens. */
static void
get_pattern (NonetFinding *self, const NonetPuzzle *puzzle, bool *pattern)
{
  guint n_selected, n_cells = nonet_puzzle_get_cells (puzzle);
  g_autofree guint *selected = nonet_board_view_dup_selection (self->board, &n_selected);

  for (guint cell = 0; cell < n_cells; cell++)
    pattern[cell] = n_selected < 2 && puzzle->givens[cell] != 0;
  for (guint i = 0; i < n_selected && n_selected >= 2; i++)
    pattern[selected[i]] = true;
}

static void
pattern_puzzles_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetFinding *self = user_data;
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  bool pattern[SUDOKU_MAX_CELLS];
  guint8 kept[SUDOKU_MAX_CELLS] = { 0 };
  NonetPuzzlesWish wish = { NONET_PUZZLES_WITH_GIVENS, puzzle, pattern, kept, 0, get_profile (self) };
  g_autofree char *fault = NULL;

  get_pattern (self, puzzle, pattern);
  fault = nonet_puzzle_search_find_fault (puzzle->shape, pattern);
  if (fault != NULL)
    {
      nonet_toasts_report (nonet_controller_get_toasts (self), _ ("No Puzzles with These Givens"), fault);
      return;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (pattern[cell])
      kept[cell] = puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell];
  open_window (self, &wish);
}

static void
near_puzzles_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetFinding *self = user_data;
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  const NonetPuzzlesWish wish = { NONET_PUZZLES_NEAR_ONE, puzzle, NULL, NULL, 0, get_profile (self) };

  open_window (self, &wish);
}

static const GActionEntry actions[] = {
  { "pattern-puzzles", pattern_puzzles_action },
  { "near-puzzles", near_puzzles_action },
};

/* At the end of the window, the other one goes, too. */
static void
nonet_finding_document_set (NonetController *controller)
{
  NonetFinding *self = NONET_FINDING (controller);

  if (nonet_controller_get_document (controller) == NULL && self->window != NULL)
    gtk_window_close (self->window);
}

static void
nonet_finding_dispose (GObject *object)
{
  g_clear_weak_pointer (&NONET_FINDING (object)->window);
  G_OBJECT_CLASS (nonet_finding_parent_class)->dispose (object);
}

static void
nonet_finding_class_init (NonetFindingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_finding_dispose;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_finding_document_set;
}

static void
nonet_finding_init (NonetFinding *self)
{
}

NonetFinding *
nonet_finding_new (NonetFrame *frame, NonetLoader *loader)
{
  NonetFinding *self = nonet_controller_new (NONET_TYPE_FINDING, frame, actions, G_N_ELEMENTS (actions));

  self->board = nonet_frame_get_child (frame, "board");
  self->loader = loader;
  return self;
}
