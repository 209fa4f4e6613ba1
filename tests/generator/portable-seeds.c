/* The generator against its table of seeds, without GLib: for processors that the other tests are not built for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "generator/generator.h"
#include "seeds.h"

#define N_CASES (sizeof seed_cases / sizeof *seed_cases)

/* A try of the table, and whether it has come out as it is there. */
typedef struct
{
  const SeedCase *known;
  bool is_same;
} Check;

static bool
compare (const SudokuMade *made, void *data)
{
  Check *check = data;
  size_t n_cells = strlen (check->known->puzzle);

  check->is_same = made->number == check->known->number;
  for (size_t cell = 0; cell < n_cells; cell++)
    check->is_same = check->is_same && made->values[cell] == check->known->puzzle[cell] - '0';
  return true;
}

static bool
comes_again (const SeedCase *known)
{
  SudokuShape *shape = sudoku_shape_new (known->box_rows, known->box_columns);
  const SudokuWish wish = { .shape = shape, .symmetries = known->symmetries };
  SudokuGenerator *generator = sudoku_generator_new (&wish, known->seed);
  Check check = { known, false };

  sudoku_generator_run (generator, known->number, 1, compare, &check);
  sudoku_generator_free (generator);
  sudoku_shape_unref (shape);
  return check.is_same;
}

int
main (void)
{
  int status = 0;

  for (size_t i = 0; i < N_CASES; i++)
    if (!comes_again (&seed_cases[i]))
      {
        fprintf (stderr, "seed %" PRIu64 ", try %" PRIu64 ": another puzzle than in the table\n", seed_cases[i].seed,
                 seed_cases[i].number);
        status = 1;
      }
  return status;
}
