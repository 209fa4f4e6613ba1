/* A seek: resume a search at a bookmark, pass over what is not wanted, read what is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-seek.h"

struct _NonetSolutionSeek
{
  NonetSolutionSearch *source;
  SudokuSearch *search; /* or NULL; stands before solution number at */
  guint64 at;
  guint64 next_kept; /* of those after it none before this one was kept by the search */
  GByteArray *bookmark;
  gint64 deadline;
  SudokuCancelFunc cancelled; /* or NULL */
  void *cancel_data;
};

NonetSolutionSeek *
nonet_solution_seek_new (NonetSolutionSearch *source)
{
  NonetSolutionSeek *self = g_new0 (NonetSolutionSeek, 1);

  self->source = nonet_solution_search_ref (source);
  self->bookmark = g_byte_array_new ();
  return self;
}

void
nonet_solution_seek_free (NonetSolutionSeek *self)
{
  if (self == NULL)
    return;
  sudoku_search_free (self->search);
  g_byte_array_unref (self->bookmark);
  nonet_solution_search_unref (self->source);
  g_free (self);
}

static bool
must_cancel (void *data)
{
  NonetSolutionSeek *self = data;

  return nonet_solution_search_has_ended (self->source)
         || (self->cancelled != NULL && self->cancelled (self->cancel_data))
         || (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
}

void
nonet_solution_seek_set_cancel (NonetSolutionSeek *self, SudokuCancelFunc cancelled, void *data)
{
  self->cancelled = cancelled;
  self->cancel_data = data;
}

double
nonet_solution_seek_get_progress (const NonetSolutionSeek *self)
{
  return self->search != NULL ? sudoku_search_progress (self->search) : 0;
}

/* Moves the search to where the bookmark is. */
static gboolean
resume (NonetSolutionSeek *self, guint64 number)
{
  const SudokuGrid *grid = nonet_solution_search_get_grid (self->source);

  sudoku_search_free (self->search);
  self->search = self->bookmark->len == 0 ? sudoku_search_new (grid)
                                          : sudoku_search_resume (grid, self->bookmark->data, self->bookmark->len);
  if (self->search == NULL)
    return FALSE;
  sudoku_search_set_cancel (self->search, must_cancel, self);
  self->at = number;
  return TRUE;
}

/* Reads the solution number index, from the search as it stands or from a bookmark nearer to it. */
static SudokuSearchResult
read_one (NonetSolutionSeek *self, guint64 index, guint8 *values)
{
  SudokuSearchResult result;
  NonetSolutionPlace place;

  if (self->search == NULL || self->at != index || index >= self->next_kept)
    {
      gboolean kept =
          nonet_solution_search_find (self->source, index, self->deadline == 0, values, &place, self->bookmark);

      if (place.busy)
        return SUDOKU_SEARCH_CANCELLED;
      self->next_kept = place.next_kept;
      if (kept)
        return SUDOKU_SEARCH_FOUND;
      if ((self->search == NULL || self->at > index || self->at < place.number) && !resume (self, place.number))
        return SUDOKU_SEARCH_CANCELLED;
    }
  if (self->at < index
      && (result = sudoku_search_skip (self->search, index - self->at, &self->at)) != SUDOKU_SEARCH_FOUND)
    return result;
  result = sudoku_search_next (self->search, values);
  self->at += result == SUDOKU_SEARCH_FOUND;
  return result;
}

SudokuSearchResult
nonet_solution_seek_read (NonetSolutionSeek *self, guint64 first, guint count, gint64 deadline, guint8 *values)
{
  gsize n_cells = nonet_solution_search_get_grid (self->source)->shape->n_cells;
  SudokuSearchResult result = SUDOKU_SEARCH_FOUND;

  self->deadline = deadline;
  for (guint i = 0; i < count && result == SUDOKU_SEARCH_FOUND; i++)
    result = read_one (self, first + i, values + i * n_cells);
  return result;
}
