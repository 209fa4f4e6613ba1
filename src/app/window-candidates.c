/* Candidates at the depth chosen, worked out in the background after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"
#include "tasks/prune.h"

/* The least time between two pictures of the true candidates while they are found. */
#define SHOW_DELAY_MS 80

static const char *const depth_names[] = { "none", "marks", "pruned", "true" };

const char *
nonet_depth_to_string (NonetCandidateDepth depth)
{
  return depth_names[depth];
}

NonetCandidateDepth
nonet_depth_from_string (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (depth_names); i++)
    if (g_str_equal (name, depth_names[i]))
      return (NonetCandidateDepth) i;
  return NONET_CANDIDATES_MARKS;
}

static gboolean
is_fresh (NonetWindow *self)
{
  return self->document != NULL && self->candidates_generation == nonet_document_get_generation (self->document);
}

/* Of the true depth: what elimination leaves but no solution has is shown struck out, and every
 * candidate comes with the number of its solutions. */
static void
show_true (NonetWindow *self)
{
  const SudokuSet *possible = nonet_valid_candidates_get_possible (self->valid_candidates);
  guint order = self->pruned->geometry.order, n_cells = order * order;
  g_autofree SudokuSet *struck = g_new (SudokuSet, n_cells);
  SudokuCandidates *shown = sudoku_candidates_copy (self->pruned);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      shown->cell[cell] = possible[cell] & self->pruned->cell[cell];
      struck[cell] = self->pruned->cell[cell] & ~possible[cell];
    }
  nonet_board_view_set_candidates (self->board, shown);
  nonet_board_view_set_struck (self->board, struck);
  nonet_board_view_set_tally (self->board,
                              g_bytes_get_data (nonet_valid_candidates_get_tally (self->valid_candidates), NULL));
  sudoku_candidates_free (shown);
}

static void
show_candidates (NonetWindow *self)
{
  NonetCandidateDepth depth = nonet_board_view_get_depth (self->board);

  if (!is_fresh (self) || self->pruned == NULL)
    return;
  if (depth == NONET_CANDIDATES_TRUE && nonet_valid_candidates_get_possible (self->valid_candidates) != NULL)
    show_true (self);
  else if (depth == NONET_CANDIDATES_PRUNED)
    nonet_board_view_set_candidates (self->board, self->pruned);
}

static gboolean
show_later_cb (gpointer user_data)
{
  NonetWindow *self = user_data;

  self->candidates_source = 0;
  show_candidates (self);
  return G_SOURCE_REMOVE;
}

/* News of the true candidates may come with every frame; the whole board is drawn anew for them, which large
 * boards need not suffer more often than one can read. */
static void
true_changed_cb (NonetWindow *self)
{
  if (self->candidates_source == 0)
    self->candidates_source = g_timeout_add (SHOW_DELAY_MS, show_later_cb, self);
}

static void
pruned_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetWindow) self = user_data;
  SudokuCandidates *candidates = nonet_prune_finish (result, NULL);

  /* A result of an older generation was cancelled and comes as NULL. */
  if (candidates == NULL || !is_fresh (self))
    {
      sudoku_candidates_free (candidates);
      return;
    }
  g_clear_pointer (&self->pruned, sudoku_candidates_free);
  self->pruned = candidates;
  show_candidates (self);
}

static void
cancel_candidates (NonetWindow *self)
{
  if (self->pruning != NULL)
    g_cancellable_cancel (self->pruning);
  g_clear_object (&self->pruning);
  g_clear_pointer (&self->pruned, sudoku_candidates_free);
}

void
nonet_window_update_candidates (NonetWindow *self)
{
  NonetCandidateDepth depth = nonet_board_view_get_depth (self->board);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  cancel_candidates (self);
  if (self->document != NULL && depth >= NONET_CANDIDATES_PRUNED)
    {
      puzzle = nonet_document_dup_snapshot (self->document);
      self->candidates_generation = nonet_document_get_generation (self->document);
      self->pruning = g_cancellable_new ();
      nonet_prune_async (puzzle, self->pruning, pruned_cb, g_object_ref (self));
    }
  nonet_valid_candidates_set_puzzle (self->valid_candidates, depth == NONET_CANDIDATES_TRUE ? puzzle : NULL);
}

void
nonet_window_set_depth (NonetWindow *self, NonetCandidateDepth depth)
{
  if (depth != nonet_board_view_get_depth (self->board))
    {
      nonet_board_view_set_candidates (self->board, NULL);
      nonet_board_view_set_struck (self->board, NULL);
      nonet_board_view_set_tally (self->board, NULL);
    }
  nonet_board_view_set_depth (self->board, depth);
  g_settings_set_string (self->settings, "candidate-depth", nonet_depth_to_string (depth));
  nonet_window_update_candidates (self);
  nonet_window_show_tally (self);
}

void
nonet_window_init_candidates (NonetWindow *self)
{
  self->valid_candidates = nonet_valid_candidates_new ();
  g_signal_connect_object (self->valid_candidates, "changed", G_CALLBACK (true_changed_cb), self, G_CONNECT_SWAPPED);
}

void
nonet_window_end_candidates (NonetWindow *self)
{
  cancel_candidates (self);
  g_clear_handle_id (&self->candidates_source, g_source_remove);
  if (self->valid_candidates != NULL)
    nonet_valid_candidates_set_puzzle (self->valid_candidates, NULL);
  g_clear_object (&self->valid_candidates);
}

static void
marks_ready_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetWindow) self = user_data;
  SudokuCandidates *candidates = nonet_prune_finish (result, NULL);

  if (candidates != NULL && self->document != NULL
      && sudoku_geometry_equal (candidates->geometry, nonet_document_get_geometry (self->document))
      && nonet_document_set_marks (self->document, candidates->cell))
    {
      g_action_group_change_action_state (G_ACTION_GROUP (self), "depth", g_variant_new_string ("marks"));
      nonet_toasts_offer (self->toasts, _ ("Candidates filled in"), _ ("_Undo"), "win.undo", NULL);
    }
  sudoku_candidates_free (candidates);
}

void
nonet_window_fill_marks (NonetWindow *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (self->document);

  nonet_prune_async (puzzle, self->closing, marks_ready_cb, g_object_ref (self));
}
