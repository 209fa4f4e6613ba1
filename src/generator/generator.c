/* The door: chooses the maker for a wish, and has it make block after block.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/generator.h"

#include <stdlib.h>
#include <string.h>

#include "generator/maker.h"
#include "sudoku/batch.h"

/* The first tries are few, since often one puzzle is wanted soon; then ever more at once. */
#define FIRST_TRIES 256

struct SudokuGenerator
{
  SudokuWish wish;
  SudokuShape *shape; /* a reference of its own, likewise the pattern */
  bool *pattern;
  SudokuWork work;
  const SudokuMaker *maker;
  void *state;
  uint64_t tries; /* made so far */
};

SudokuSymmetry
sudoku_work_symmetry (const SudokuWork *work, SudokuRandom *random)
{
  if (work->wish->symmetries == 0)
    return SUDOKU_SYMMETRY_NONE;
  return (SudokuSymmetry) __builtin_ctzll (sudoku_random_bit (random, work->wish->symmetries));
}

bool
sudoku_work_report (const SudokuWork *work, const uint8_t *values, uint64_t number)
{
  SudokuMade made = { .values = values, .number = number };

  for (unsigned cell = 0; cell < work->wish->shape->n_cells; cell++)
    made.n_givens += values[cell] != 0;
  return work->found (&made, work->data);
}

/* Copies what a wish points to. Returns false when out of memory. */
static bool
keep_wish (SudokuGenerator *generator, const SudokuWish *wish)
{
  generator->wish = *wish;
  generator->wish.shape = generator->shape = sudoku_shape_ref (wish->shape);
  if (wish->pattern == NULL)
    return true;
  generator->wish.pattern = generator->pattern = malloc (wish->shape->n_cells * sizeof *generator->pattern);
  if (generator->pattern != NULL)
    memcpy (generator->pattern, wish->pattern, wish->shape->n_cells * sizeof *generator->pattern);
  return generator->pattern != NULL;
}

static const SudokuMaker *
choose_maker (const SudokuWish *wish)
{
  return sudoku_batch_accepts (wish->shape) ? &sudoku_deletion_maker : &sudoku_general_maker;
}

SudokuGenerator *
sudoku_generator_new (const SudokuWish *wish, uint64_t seed)
{
  SudokuGenerator *generator = calloc (1, sizeof *generator);

  assert (sudoku_wish_find_fault (wish) == SUDOKU_WISH_FINE);
  if (generator == NULL)
    return NULL;
  generator->maker = choose_maker (wish);
  generator->work = (SudokuWork){ .wish = &generator->wish, .seed = seed };
  if (keep_wish (generator, wish))
    generator->state = generator->maker->create (&generator->wish);
  if (generator->state != NULL)
    return generator;
  sudoku_generator_free (generator);
  return NULL;
}

void
sudoku_generator_free (SudokuGenerator *generator)
{
  if (generator == NULL)
    return;
  if (generator->state != NULL)
    generator->maker->destroy (generator->state);
  free (generator->pattern);
  sudoku_shape_unref (generator->shape);
  free (generator);
}

void
sudoku_generator_set_cancel (SudokuGenerator *generator, SudokuCancelFunc cancelled, void *data)
{
  generator->work.cancelled = cancelled;
  generator->work.cancel_data = data;
}

unsigned
sudoku_generator_block (const SudokuGenerator *generator)
{
  return generator->maker->most_tries;
}

uint64_t
sudoku_generator_tries (const SudokuGenerator *generator)
{
  return generator->tries;
}

SudokuSearchResult
sudoku_generator_run (SudokuGenerator *generator, uint64_t first, uint64_t n, SudokuMadeFunc found, void *data)
{
  SudokuWork work = generator->work;
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;
  unsigned most = generator->maker->most_tries;

  work.found = found;
  work.data = data;
  for (uint64_t tries = most < FIRST_TRIES ? most : FIRST_TRIES; n > 0 && result == SUDOKU_SEARCH_EXHAUSTED;)
    {
      unsigned now = (unsigned) (tries < n ? tries : n);

      result = generator->maker->run (generator->state, &work, first, now);
      if (result == SUDOKU_SEARCH_EXHAUSTED)
        generator->tries += now;
      first += now;
      n -= now;
      tries = 2 * tries < most ? 2 * tries : most;
    }
  return result;
}
