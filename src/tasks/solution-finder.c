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
  GByteArray *bookmark;
  gint64 deadline;
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

  return nonet_walk_has_ended (self->walk)
         || (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
}

/* Moves the search to where the bookmark is. */
static gboolean
resume (NonetFinder *self, guint64 number)
{
  const SudokuGrid *grid = nonet_walk_get_grid (self->walk);

  sudoku_search_free (self->search);
  self->search = self->bookmark->len == 0
                     ? sudoku_search_new (grid)
                     : sudoku_search_resume (grid, self->bookmark->data, self->bookmark->len);
  if (self->search == NULL)
    return FALSE;
  sudoku_search_set_cancel (self->search, must_give_up, self);
  self->at = number;
  return TRUE;
}

/* Reads the solution number index, from the search as it stands or from a bookmark nearer to it. */
static NonetFinderResult
read_one (NonetFinder *self, guint64 index, guint8 *values)
{
  SudokuSearchResult result;
  guint64 number;

  if (self->search == NULL || self->at != index || nonet_walk_has_kept (self->walk))
    {
      gboolean busy;

      if (nonet_walk_find (self->walk, index, self->deadline == 0, values, &number, self->bookmark,
                           &busy))
        return NONET_FINDER_FOUND;
      if (busy)
        return NONET_FINDER_GAVE_UP;
      if ((self->search == NULL || self->at > index || self->at < number)
          && !resume (self, number))
        return NONET_FINDER_FAILED;
    }
  if (self->at < index)
    {
      result = sudoku_search_skip (self->search, index - self->at, &self->at);
      if (result != SUDOKU_SEARCH_FOUND)
        return NONET_FINDER_GAVE_UP;
    }
  result = sudoku_search_next (self->search, values);
  if (result != SUDOKU_SEARCH_FOUND)
    return NONET_FINDER_GAVE_UP;
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
