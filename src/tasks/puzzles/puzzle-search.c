/* Searching for puzzles, and rating them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/puzzle-search.h"

#include <string.h>

#include "generator/neighbours.h"
#include "sudoku/canonical.h"
#include "sudoku/minimality.h"
#include "words/wish-fault.h"

/* Microseconds between two hand-overs. */
#define NEWS_INTERVAL 20000

struct NonetPuzzleSearch
{
  gatomicrefcount references;
  NonetPuzzlesWish wish;
  bool *pattern; /* of the wish */
  guint8 *kept;

  /* The search thread's own. */
  NonetWorker *worker;
  SudokuGenerator *generator; /* of a pattern */
  guint64 next;               /* try, or neighbour */
  gint64 begin, news_time;
  gint64 before;              /* microseconds of earlier runs */
  guint most;                 /* puzzles until the end of this run */
  GHashTable *values;         /* of all puzzles that were found: GBytes */
  GHashTable *forms;          /* number by canonical form; 0 is where the search began */
  SudokuCanonical *canonical; /* NULL: these boards have no form */

  GMutex lock;
  GPtrArray *all;           /* NonetFoundPuzzle by number - 1 */
  guint n_taken, n_claimed; /* by the owner, and by the rating thread */
  GArray *ratings;
  NonetPuzzlesStatus status;
};

char *
nonet_puzzle_search_find_fault (const SudokuShape *shape, const bool *pattern)
{
  const SudokuWish wish = { .shape = shape, .pattern = pattern };

  return nonet_pattern_fault_to_string (sudoku_wish_find_fault (&wish));
}

static gboolean
is_near (const NonetPuzzleSearch *self)
{
  return self->wish.kind != NONET_PUZZLES_WITH_GIVENS;
}

static bool
is_cancelled (void *data)
{
  NonetPuzzleSearch *self = data;

  return nonet_worker_is_cancelled (self->worker);
}

/* Handing over. */

static void
give_status (NonetPuzzleSearch *self, NonetPuzzlesState state)
{
  gint64 now = g_get_monotonic_time ();
  guint64 tries = self->generator != NULL ? sudoku_generator_tries (self->generator) : 0;

  g_mutex_lock (&self->lock);
  self->status.state = state;
  self->status.n_tries = tries;
  self->status.microseconds = self->before + now - self->begin;
  g_mutex_unlock (&self->lock);
  self->news_time = now;
  nonet_worker_report (self->worker, NULL, NULL);
}

/* The generator asks this often. */
static bool
look_around (void *data)
{
  NonetPuzzleSearch *self = data;

  if (g_get_monotonic_time () - self->news_time >= NEWS_INTERVAL)
    give_status (self, NONET_PUZZLES_SEARCHING);
  return is_cancelled (self);
}

/* The form of values, or NULL if they have none. */
static GBytes *
dup_form (NonetPuzzleSearch *self, const guint8 *values)
{
  guint8 form[SUDOKU_MAX_CELLS];

  if (self->canonical == NULL || !sudoku_canonical_run (self->canonical, values, form, NULL, NULL))
    return NULL;
  return g_bytes_new (form, nonet_puzzle_get_cells (self->wish.puzzle));
}

/* Which puzzle the number-th one is equivalent to; it is remembered if it is the first of its kind. */
static int
find_same (NonetPuzzleSearch *self, const guint8 *values, guint number)
{
  GBytes *form = dup_form (self, values);
  gpointer known;

  if (form == NULL)
    return NONET_SAME_AS_NONE;
  if (g_hash_table_lookup_extended (self->forms, form, NULL, &known))
    {
      g_bytes_unref (form);
      return GPOINTER_TO_INT (known);
    }
  g_hash_table_insert (self->forms, form, GUINT_TO_POINTER (number));
  return NONET_SAME_AS_NONE;
}

static void
add (NonetPuzzleSearch *self, const guint8 *values)
{
  guint number = self->all->len + 1;
  NonetFoundPuzzle *found =
      nonet_found_puzzle_new (self->wish.puzzle, values, number, find_same (self, values, number));

  g_mutex_lock (&self->lock);
  g_ptr_array_add (self->all, found);
  self->status.n_found = self->all->len;
  g_mutex_unlock (&self->lock);
}

/* Where the search continues, were it to end now. */
static bool
take_made (const SudokuMade *made, void *data)
{
  NonetPuzzleSearch *self = data;
  guint n_cells = nonet_puzzle_get_cells (self->wish.puzzle);

  if (made->number < self->next)
    return true;
  self->next = made->number + 1;
  if (g_hash_table_add (self->values, g_bytes_new (made->values, n_cells)))
    add (self, made->values);
  look_around (self);
  return self->all->len < self->most;
}

/* The search thread. */

static SudokuSearchResult
search_pattern (NonetPuzzleSearch *self)
{
  SudokuWish wish = { .shape = self->wish.puzzle->shape, .pattern = self->pattern, .kept = self->kept };

  if (self->generator == NULL)
    self->generator = sudoku_generator_new (&wish, self->wish.seed);
  if (self->generator == NULL)
    return SUDOKU_SEARCH_CANCELLED;
  sudoku_generator_set_cancel (self->generator, look_around, self);
  self->next = sudoku_generator_tries (self->generator);
  return sudoku_generator_run (self->generator, self->next, UINT64_MAX - self->next, take_made, self);
}

/* Those that were found before come again, and are passed over. */
static SudokuSearchResult
search_near (NonetPuzzleSearch *self)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (self->wish.puzzle, FALSE);
  const SudokuWish wish = { .shape = grid->shape };

  return sudoku_neighbours (grid, self->wish.kind == NONET_PUZZLES_NEAR_TWO ? 2 : 1, &wish, look_around, self,
                            take_made, self);
}

/* Whether there can be puzzles: what is to be kept has solutions, and a puzzle with neighbours one. Else says why not. */
static gboolean
check_origin (NonetPuzzleSearch *self)
{
  const guint8 *values = is_near (self) ? self->wish.puzzle->givens : self->kept;
  g_autoptr (SudokuGrid) grid = NULL;
  bool redundant[SUDOKU_MAX_CELLS];

  if (values == NULL)
    return TRUE;
  grid = sudoku_grid_new_from_values (self->wish.puzzle->shape, values);
  switch (sudoku_minimality (grid, redundant, is_cancelled, self))
    {
    case SUDOKU_MINIMALITY_NONE:
      give_status (self, NONET_PUZZLES_NO_SOLUTION);
      return FALSE;
    case SUDOKU_MINIMALITY_SEVERAL:
      if (!is_near (self))
        return TRUE;
      give_status (self, NONET_PUZZLES_SEVERAL_SOLUTIONS);
      return FALSE;
    case SUDOKU_MINIMALITY_CANCELLED:
      give_status (self, NONET_PUZZLES_STOPPED);
      return FALSE;
    case SUDOKU_MINIMALITY_MINIMAL:
    case SUDOKU_MINIMALITY_REDUNDANT:
    default:
      return TRUE;
    }
}

/* Equivalents of where the search began are marked as such. */
static void
remember_origin (NonetPuzzleSearch *self)
{
  if (!sudoku_morph_accepts (self->wish.puzzle->shape) || self->canonical != NULL)
    return;
  self->canonical = sudoku_canonical_new (self->wish.puzzle->shape);
  if (self->canonical == NULL)
    return;
  sudoku_canonical_set_cancel (self->canonical, is_cancelled, self);
  if (is_near (self))
    find_same (self, self->wish.puzzle->givens, NONET_SAME_AS_ORIGIN);
}

static NonetPuzzlesState
state_after (NonetPuzzleSearch *self, SudokuSearchResult result)
{
  if (result == SUDOKU_SEARCH_EXHAUSTED)
    return NONET_PUZZLES_ALL;
  if (result == SUDOKU_SEARCH_FOUND)
    return self->most < NONET_PUZZLES_MOST ? NONET_PUZZLES_ENOUGH : NONET_PUZZLES_FULL;
  return is_cancelled (self) ? NONET_PUZZLES_STOPPED : NONET_PUZZLES_OUT_OF_MEMORY;
}

static void
search (NonetWorker *worker, gpointer data)
{
  NonetPuzzleSearch *self = data;

  self->worker = worker;
  self->begin = g_get_monotonic_time ();
  self->most = MIN (self->all->len + NONET_PUZZLES_AT_ONCE, NONET_PUZZLES_MOST);
  nonet_worker_give_way ();
  if (check_origin (self))
    {
      remember_origin (self);
      give_status (self, state_after (self, is_near (self) ? search_near (self) : search_pattern (self)));
    }
  self->before = self->status.microseconds;
  self->worker = NULL;
}

/* The rating thread. */

/* The next puzzle to be rated, which the search keeps, or NULL. */
static NonetFoundPuzzle *
claim (NonetPuzzleSearch *self)
{
  NonetFoundPuzzle *found = NULL;

  g_mutex_lock (&self->lock);
  if (self->n_claimed < self->all->len)
    found = self->all->pdata[self->n_claimed++];
  g_mutex_unlock (&self->lock);
  return found;
}

static void
give_rating (NonetPuzzleSearch *self, NonetWorker *worker, const NonetPuzzleRating *rating)
{
  g_mutex_lock (&self->lock);
  g_array_append_vals (self->ratings, rating, 1);
  self->status.n_rated++;
  g_mutex_unlock (&self->lock);
  nonet_worker_report (worker, NULL, NULL);
}

/* Gives back what was claimed last. */
static void
unclaim (NonetPuzzleSearch *self)
{
  g_mutex_lock (&self->lock);
  self->n_claimed--;
  g_mutex_unlock (&self->lock);
}

static void
rate (NonetWorker *worker, gpointer data)
{
  NonetPuzzleSearch *self = data;
  SudokuRater *rater = sudoku_rater_new (self->wish.profile);
  NonetFoundPuzzle *found;

  nonet_worker_give_way ();
  while (rater != NULL && !nonet_worker_is_cancelled (worker) && (found = claim (self)) != NULL)
    {
      g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (nonet_found_puzzle_get_puzzle (found), FALSE);
      NonetPuzzleRating rating = { .number = nonet_found_puzzle_get_number (found) };

      rating.has_rating =
          grid != NULL
          && sudoku_rate (rater, grid, 0, nonet_worker_is_cancelled, worker, &rating.rating) == SUDOKU_RATED;
      if (nonet_worker_is_cancelled (worker))
        unclaim (self);
      else
        give_rating (self, worker, &rating);
    }
  sudoku_rater_free (rater);
}

/* The owner's side. */

static void
unref (gpointer data)
{
  nonet_puzzle_search_unref (data);
}

static NonetPuzzleSearch *
ref (NonetPuzzleSearch *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

NonetWorker *
nonet_puzzle_search_start (NonetPuzzleSearch *self, NonetHeardFunc heard, gpointer owner)
{
  g_mutex_lock (&self->lock);
  self->status.state = NONET_PUZZLES_SEARCHING;
  g_mutex_unlock (&self->lock);
  return nonet_worker_start ("puzzles", search, ref (self), unref, NULL, heard, owner);
}

NonetWorker *
nonet_puzzle_search_start_rating (NonetPuzzleSearch *self, NonetHeardFunc heard, gpointer owner)
{
  return nonet_worker_start ("ratings", rate, ref (self), unref, NULL, heard, owner);
}

gboolean
nonet_puzzle_search_needs_rating (NonetPuzzleSearch *self)
{
  gboolean needs;

  g_mutex_lock (&self->lock);
  needs = self->n_claimed < self->all->len;
  g_mutex_unlock (&self->lock);
  return needs;
}

void
nonet_puzzle_search_take (NonetPuzzleSearch *self, GPtrArray *found, GArray *ratings, NonetPuzzlesStatus *status)
{
  g_mutex_lock (&self->lock);
  for (; self->n_taken < self->all->len; self->n_taken++)
    g_ptr_array_add (found, g_object_ref (self->all->pdata[self->n_taken]));
  g_array_append_vals (ratings, self->ratings->data, self->ratings->len);
  g_array_set_size (self->ratings, 0);
  *status = self->status;
  g_mutex_unlock (&self->lock);
}

NonetPuzzleSearch *
nonet_puzzle_search_new (const NonetPuzzlesWish *wish)
{
  NonetPuzzleSearch *self = g_new0 (NonetPuzzleSearch, 1);
  guint n_cells = nonet_puzzle_get_cells (wish->puzzle);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->wish = *wish;
  nonet_puzzle_ref (wish->puzzle);
  self->pattern = wish->pattern != NULL ? g_memdup2 (wish->pattern, n_cells * sizeof *wish->pattern) : NULL;
  self->kept = wish->kept != NULL ? g_memdup2 (wish->kept, n_cells) : NULL;
  self->values = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  self->forms = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->ratings = g_array_new (FALSE, FALSE, sizeof (NonetPuzzleRating));
  return self;
}

void
nonet_puzzle_search_unref (NonetPuzzleSearch *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_generator_free (self->generator);
  sudoku_canonical_free (self->canonical);
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->forms);
  g_ptr_array_unref (self->all);
  g_array_unref (self->ratings);
  g_mutex_clear (&self->lock);
  g_free (self->pattern);
  g_free (self->kept);
  nonet_puzzle_unref (self->wish.puzzle);
  g_free (self);
}
