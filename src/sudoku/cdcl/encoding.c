/* Numbering the candidates of a board as variables, and reading a solution back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/encoding.h"

#include <assert.h>
#include <stdlib.h>

CdclLiteral
cdcl_encoding_literal (const CdclEncoding *encoding, unsigned cell, unsigned value)
{
  SudokuSet set = encoding->candidates->cell[cell];

  assert (cell < encoding->candidates->shape->n_cells && sudoku_set_has (set, value));
  return 2 * (encoding->first_variable[cell] + sudoku_set_count (set & (sudoku_set_of (value) - 1)));
}

void
cdcl_encoding_free (CdclEncoding *encoding)
{
  if (encoding == NULL)
    return;
  cdcl_free (encoding->solver);
  sudoku_candidates_free (encoding->candidates);
  free (encoding->first_variable);
  free (encoding);
}

/* Adds the members of a cell's constraint, and of those of its values in its houses. */
static void
add_cell (CdclEncoding *encoding, unsigned cell)
{
  const SudokuShape *shape = encoding->candidates->shape;
  unsigned order = shape->order, cells = shape->n_cells;
  uint32_t variable = encoding->first_variable[cell];

  for (SudokuSet left = encoding->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
    {
      unsigned v = (unsigned) __builtin_ctzll (left);

      assert (v < order && variable < encoding->solver->n_variables);
      cdcl_add_member (encoding->solver, 0, cell, variable);
      for (unsigned i = 0; i < shape->cell[cell].n_seats; i++)
        {
          unsigned house = shape->cell[cell].seat[i].house;

          cdcl_add_member (encoding->solver, 1 + i, cells + house * order + v, variable);
        }
    }
}

CdclEncoding *
cdcl_encoding_new (const SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  unsigned cells = shape->n_cells, n_variables = 0;
  CdclEncoding *encoding = calloc (1, sizeof *encoding);

  if (encoding == NULL)
    return NULL;
  encoding->candidates = sudoku_candidates_copy (candidates);
  encoding->first_variable = malloc (cells * sizeof *encoding->first_variable);
  for (unsigned cell = 0; encoding->first_variable != NULL && cell < cells; cell++)
    {
      encoding->first_variable[cell] = n_variables;
      n_variables += sudoku_set_count (candidates->cell[cell]);
    }
  encoding->solver = cdcl_new (n_variables, cells + shape->n_houses * shape->order,
                               cells + shape->n_full_houses * shape->order, 1 + shape->most_seats - CDCL_CONSTRAINTS);
  if (encoding->candidates == NULL || encoding->first_variable == NULL || encoding->solver == NULL)
    {
      cdcl_encoding_free (encoding);
      return NULL;
    }
  for (unsigned cell = 0; cell < cells; cell++)
    add_cell (encoding, cell);
  return encoding;
}

void
cdcl_encoding_read (const CdclEncoding *encoding, uint8_t *solution)
{
  unsigned cells = encoding->candidates->shape->n_cells;

  assert (encoding->solver->n_trail == encoding->solver->n_variables);
  for (unsigned cell = 0; cell < cells; cell++)
    {
      uint32_t variable = encoding->first_variable[cell];

      for (SudokuSet left = encoding->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
        if (encoding->solver->value[variable] > 0)
          solution[cell] = (uint8_t) sudoku_set_first (left);
    }
}
