/* The finder: resume a search at a bookmark, pass over what is not wanted, read what is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solution-finder.h"

struct _NonetFinder
{
  NonetWalk *walk;
  SudokuSearch *search; /* or NULL; stands before solution number at */
  guint64 at;
  guint64 next_kept; /* of those after it none before this one was kept by the walk */
  GByteArray *bookmark;
  gint64 deadline;
  SudokuCancelFunc cancelled; /* or NULL */
  void *cancel_data;
};

NonetFinder *
nonet_finder_new (NonetWalk *walk)
{
  NonetFinder *self = g_new0 (NonetFinder, 1);

  self->walk = nonet_walk_ref (walk);
  self->bookmark = g_byte_array_new ();
  return self;
}

void
nonet_finder_free (NonetFinder *self)
{
  if (self == NULL)
    return;
  sudoku_search_free (self->search);
  g_byte_array_unref (self->bookmark);
  nonet_walk_unref (self->walk);
  g_free (self);
}

static bool
must_give_up (void *data)
{
  NonetFinder *self = data;

  return nonet_walk_has_ended (self->walk) || (self->cancelled != NULL && self->cancelled (self->cancel_data))
         || (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
}

void
nonet_finder_set_cancel (NonetFinder *self, SudokuCancelFunc cancelled, void *data)
{
  self->cancelled = cancelled;
  self->cancel_data = data;
}

double
nonet_finder_get_progress (const NonetFinder *self)
{
  return self->search != NULL ? sudoku_search_progress (self->search) : 0;
}

/* Moves the search to where the bookmark is. */
static gboolean
resume (NonetFinder *self, guint64 number)
{
  const SudokuGrid *grid = nonet_walk_get_grid (self->walk);

  sudoku_search_free (self->search);
  self->search = self->bookmark->len == 0 ? sudoku_search_new (grid)
                                          : sudoku_search_resume (grid, self->bookmark->data, self->bookmark->len);
  if (self->search == NULL)
    return FALSE;
  sudoku_search_set_cancel (self->search, must_give_up, self);
  self->at = number;
  return TRUE;
}

static NonetFinderResult
result_of (SudokuSearchResult result)
{
  return result == SUDOKU_SEARCH_FOUND       ? NONET_FINDER_FOUND
         : result == SUDOKU_SEARCH_EXHAUSTED ? NONET_FINDER_EXHAUSTED
                                             : NONET_FINDER_GAVE_UP;
}

/* Reads the solution number index, from the search as it stands or from a bookmark nearer to it. */
static NonetFinderResult
read_one (NonetFinder *self, guint64 index, guint8 *values)
{
  SudokuSearchResult result;
  NonetWalkWay way;

  if (self->search == NULL || self->at != index || index >= self->next_kept)
    {
      gboolean kept = nonet_walk_find (self->walk, index, self->deadline == 0, values, &way, self->bookmark);

      if (way.busy)
        return NONET_FINDER_GAVE_UP;
      self->next_kept = way.next_kept;
      if (kept)
        return NONET_FINDER_FOUND;
      if ((self->search == NULL || self->at > index || self->at < way.number) && !resume (self, way.number))
        return NONET_FINDER_FAILED;
    }
  if (self->at < index)
    {
      result = sudoku_search_skip (self->search, index - self->at, &self->at);
      if (result != SUDOKU_SEARCH_FOUND)
        return result_of (result);
    }
  result = sudoku_search_next (self->search, values);
  if (result != SUDOKU_SEARCH_FOUND)
    return result_of (result);
  self->at++;
  return NONET_FINDER_FOUND;
}

NonetFinderResult
nonet_finder_read (NonetFinder *self, guint64 first, guint count, gint64 deadline, guint8 *values)
{
  gsize n_cells = nonet_walk_get_cells (self->walk);

  self->deadline = deadline;
  for (guint i = 0; i < count; i++)
    {
      NonetFinderResult result = read_one (self, first + i, values + i * n_cells);

      if (result != NONET_FINDER_FOUND)
        return result;
    }
  return NONET_FINDER_FOUND;
}
