/* The door: chooses the maker for a wish, and has it make block after block.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/generator.h"

#include <stdlib.h>
#include <string.h>

#include "generator/work.h"
#include "generator/sieve.h"
#include "sudoku/batch.h"

/* The first tries are few, since often one puzzle is wanted soon; then ever more at once. */
#define FIRST_TRIES 256

/* After as many full boards in vain there is little hope; regions differ from try to try. */
#define MOST_LOST 16
#define MOST_LOST_REGIONS 1000

struct SudokuGenerator
{
  SudokuWish wish;
  bool *pattern; /* a copy of the wish's */
  SudokuWork work;
  const SudokuMaker *maker;
  void *state;
  unsigned n_lost;
  uint64_t tries;          /* made so far, without those from first to reached */
  uint64_t first, reached; /* of the block under way */
};

/* Copies what a wish points to. Returns false when out of memory. */
static bool
keep_wish (SudokuGenerator *generator, const SudokuWish *wish)
{
  size_t size = wish->shape->n_cells * sizeof *wish->pattern;

  generator->wish = *wish;
  generator->wish.shape = sudoku_shape_ref (wish->shape);
  if (wish->pattern == NULL)
    return true;
  generator->wish.pattern = generator->pattern = malloc (size);
  if (generator->pattern != NULL)
    memcpy (generator->pattern, wish->pattern, size);
  return generator->pattern != NULL;
}

static const SudokuMaker *
choose_maker (const SudokuWish *wish)
{
  if (wish->killer)
    return &sudoku_killer_maker;
  if (wish->jigsaw || !sudoku_batch_accepts (wish->shape))
    return &sudoku_general_maker;
  if (wish->unbiased)
    return &sudoku_unbiased_maker;
  if (wish->fewest)
    return &sudoku_fewest_maker;
  return wish->pattern != NULL ? &sudoku_pattern_maker : &sudoku_deletion_maker;
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
  if (sudoku_sieve_is_needed (wish))
    generator->work.sieve = sudoku_sieve_new (&generator->wish);
  if (generator->state != NULL && (generator->work.sieve != NULL || !sudoku_sieve_is_needed (wish)))
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
  sudoku_sieve_free (generator->work.sieve);
  free (generator->pattern);
  sudoku_shape_unref (generator->wish.shape);
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
  unsigned most = generator->maker->most_tries;

  /* Ratings take longer than what is rated. */
  return generator->work.sieve != NULL && most > FIRST_TRIES ? FIRST_TRIES : most;
}

uint64_t
sudoku_generator_tries (const SudokuGenerator *generator)
{
  return generator->tries + (generator->reached - generator->first);
}

bool
sudoku_generator_is_lost (const SudokuGenerator *generator)
{
  return generator->n_lost >= (generator->wish.jigsaw ? MOST_LOST_REGIONS : MOST_LOST)
         && generator->n_lost < SUDOKU_NONE_LOST;
}

SudokuResult
sudoku_generator_run (SudokuGenerator *generator, uint64_t first, uint64_t n, SudokuMadeFunc found, void *data)
{
  SudokuWork work = generator->work;
  SudokuResult result = SUDOKU_EXHAUSTED;
  unsigned most = generator->maker->most_tries;

  work.found = found;
  work.data = data;
  work.reached = &generator->reached;
  work.n_lost = &generator->n_lost;
  for (uint64_t tries = most < FIRST_TRIES ? most : FIRST_TRIES; n > 0 && result == SUDOKU_EXHAUSTED;)
    {
      unsigned now = (unsigned) (tries < n ? tries : n);

      generator->first = generator->reached = first;
      result = generator->maker->run (generator->state, &work, first, now);
      generator->tries += (result == SUDOKU_EXHAUSTED ? first + now : generator->reached) - first;
      generator->first = generator->reached;
      first += now;
      n -= now;
      tries = 2 * tries < most ? 2 * tries : most;
    }
  return result;
}
