/* The board as clauses, handed to CaDiCaL a slice at a time, and the questions about its branches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A variable stands for a candidate that is still open, numbered cell by cell. Each cell with several
 * candidates, and each value with several places in a house, is a *group*: exactly one of its variables is
 * true. "At least one" is one clause; "at most one" is written out pair by pair for small groups, and
 * for larger ones by a product encoding: the m variables are laid out in a table of about sqrt(m) rows and columns,
 * each implies its row's and its column's auxiliary variable, and of these at most one each is true
 * (J. Chen, "A new SAT encoding of the at-most-one constraint", 2010):
 *
 *          c1  c2  c3
 *     r1   x1  x2  x3      x5 -> r2, x5 -> c2;
 *     r2   x4  x5  x6      at most one of r1 r2 r3, at most one of c1 c2 c3
 *     r3   x7  x8
 */
#include "sudoku/oracle.h"

#include <stdlib.h>
#include <string.h>

#include <ccadical.h>

/* Groups up to this size are written out pair by pair. */
#define PAIRWISE_SIZE 25

/* A board with more candidates is beyond this oracle: the clauses would take over a gigabyte. */
#define MAX_CANDIDATES 300000

/* Units of patience a clause costs. */
#define CLAUSE_WORK 30

/* Units of patience between two of the solver's questions whether to stop. */
#define TERMINATE_WORK 1024

struct SudokuOracle
{
  SudokuCandidates *candidates;
  CCaDiCaL *solver;
  int *first_variable; /* [cells] of the cell's smallest candidate */
  int n_variables;     /* auxiliary ones included */
  unsigned n_groups;   /* groups written so far: cells, then house by house its values */
  uint8_t *solution;   /* [cells] */
  SudokuPatience *patience; /* of the question under way */
};

static int
variable_of (const SudokuOracle *oracle, unsigned cell, unsigned value)
{
  SudokuSet below = oracle->candidates->cell[cell] & (sudoku_set_of (value) - 1);

  return oracle->first_variable[cell] + (int) sudoku_set_count (below);
}

/* The solver was cancelled if it stops for this. */
static int
should_terminate (void *data)
{
  SudokuOracle *oracle = data;

  return oracle->patience != NULL && sudoku_patience_spend (oracle->patience, TERMINATE_WORK);
}

SudokuOracle *
sudoku_oracle_new (const SudokuCandidates *candidates)
{
  unsigned cells = sudoku_geometry_cells (candidates->geometry);
  SudokuOracle *oracle = calloc (1, sizeof *oracle);

  if (oracle == NULL)
    return NULL;
  oracle->candidates = sudoku_candidates_copy (candidates);
  oracle->first_variable = malloc (cells * sizeof *oracle->first_variable);
  oracle->solution = calloc (cells, 1);
  if (oracle->candidates == NULL || oracle->first_variable == NULL || oracle->solution == NULL)
    {
      sudoku_oracle_free (oracle);
      return NULL;
    }

  for (unsigned cell = 0; cell < cells; cell++)
    {
      oracle->first_variable[cell] = oracle->n_variables + 1;
      oracle->n_variables += (int) sudoku_set_count (candidates->cell[cell]);
    }
  if (oracle->n_variables <= MAX_CANDIDATES)
    oracle->solver = ccadical_init ();
  if (oracle->solver == NULL)
    {
      sudoku_oracle_free (oracle);
      return NULL;
    }
  ccadical_set_option (oracle->solver, "quiet", 1);
  ccadical_set_terminate (oracle->solver, oracle, should_terminate);
  return oracle;
}

void
sudoku_oracle_free (SudokuOracle *oracle)
{
  if (oracle == NULL)
    return;
  if (oracle->solver != NULL)
    ccadical_release (oracle->solver);
  sudoku_candidates_free (oracle->candidates);
  free (oracle->first_variable);
  free (oracle->solution);
  free (oracle);
}

static void
add_pair (SudokuOracle *oracle, int a, int b)
{
  ccadical_add (oracle->solver, a);
  ccadical_add (oracle->solver, b);
  ccadical_add (oracle->solver, 0);
}

static unsigned
at_most_one_pairwise (SudokuOracle *oracle, const int *variable, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = i + 1; j < n; j++)
      add_pair (oracle, -variable[i], -variable[j]);
  return n * (n - 1) / 2;
}

static unsigned
at_most_one_product (SudokuOracle *oracle, const int *variable, unsigned n)
{
  int row[SUDOKU_MAX_ORDER], column[SUDOKU_MAX_ORDER];
  unsigned columns = 1, rows;

  while (columns * columns < n)
    columns++;
  rows = (n + columns - 1) / columns;
  for (unsigned r = 0; r < rows; r++)
    row[r] = ++oracle->n_variables;
  for (unsigned c = 0; c < columns; c++)
    column[c] = ++oracle->n_variables;
  for (unsigned i = 0; i < n; i++)
    {
      add_pair (oracle, -variable[i], row[i / columns]);
      add_pair (oracle, -variable[i], column[i % columns]);
    }
  return 2 * n + at_most_one_pairwise (oracle, row, rows)
         + at_most_one_pairwise (oracle, column, columns);
}

/* Writes a group and returns the number of clauses. A group of one is a fact, an empty one a
 * contradiction. */
static unsigned
exactly_one (SudokuOracle *oracle, const int *variable, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    ccadical_add (oracle->solver, variable[i]);
  ccadical_add (oracle->solver, 0);
  return 1
         + (n > PAIRWISE_SIZE ? at_most_one_product (oracle, variable, n)
                              : at_most_one_pairwise (oracle, variable, n));
}

static unsigned
write_group (SudokuOracle *oracle, unsigned group)
{
  const SudokuCandidates *candidates = oracle->candidates;
  unsigned order = candidates->geometry.order;
  unsigned cells = sudoku_geometry_cells (candidates->geometry);
  int variable[SUDOKU_MAX_ORDER];
  unsigned n = 0;

  if (group < cells)
    {
      n = sudoku_set_count (candidates->cell[group]);
      for (unsigned i = 0; i < n; i++)
        variable[i] = oracle->first_variable[group] + (int) i;
    }
  else
    {
      unsigned house = (group - cells) / order, value = (group - cells) % order + 1;

      for (unsigned i = 0; i < order; i++)
        {
          unsigned cell = sudoku_house_cell (candidates->geometry, house, i);

          if (sudoku_set_has (candidates->cell[cell], value))
            variable[n++] = variable_of (oracle, cell, value);
        }
    }
  return exactly_one (oracle, variable, n);
}

/* Returns false when patience ended before all groups were written. */
static bool
write_clauses (SudokuOracle *oracle, SudokuPatience *patience)
{
  unsigned cells = sudoku_geometry_cells (oracle->candidates->geometry);
  unsigned groups = cells + 3 * cells;

  while (oracle->n_groups < groups)
    {
      unsigned clauses = write_group (oracle, oracle->n_groups++);

      if (patience != NULL && sudoku_patience_spend (patience, clauses * CLAUSE_WORK))
        return false;
    }
  return true;
}

static void
read_solution (SudokuOracle *oracle)
{
  unsigned cells = sudoku_geometry_cells (oracle->candidates->geometry);

  for (unsigned cell = 0; cell < cells; cell++)
    {
      int variable = oracle->first_variable[cell];

      for (SudokuSet left = oracle->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
        if (ccadical_val (oracle->solver, variable) > 0)
          oracle->solution[cell] = (uint8_t) sudoku_set_first (left);
    }
}

/* The length of the prefix of the path that holds all failed assumptions. */
static unsigned
failed_prefix (const SudokuOracle *oracle, const SudokuPlacement *path, unsigned n)
{
  while (n > 0
         && !ccadical_failed (oracle->solver, variable_of (oracle, path[n - 1].cell, path[n - 1].value)))
    n--;
  return n;
}

SudokuOracleAnswer
sudoku_oracle_ask (SudokuOracle *oracle, SudokuPatience *patience, const SudokuPlacement *path,
                   unsigned n, unsigned *needed)
{
  int result;

  for (unsigned i = 0; i < n; i++)
    if (!sudoku_set_has (oracle->candidates->cell[path[i].cell], path[i].value))
      {
        *needed = i + 1;
        return SUDOKU_ORACLE_DEAD;
      }
  if (!write_clauses (oracle, patience))
    return SUDOKU_ORACLE_CANCELLED;

  for (unsigned i = 0; i < n; i++)
    ccadical_assume (oracle->solver, variable_of (oracle, path[i].cell, path[i].value));
  oracle->patience = patience;
  result = ccadical_solve (oracle->solver);
  oracle->patience = NULL;

  if (result == 10)
    {
      read_solution (oracle);
      return SUDOKU_ORACLE_LIVE;
    }
  if (result == 20)
    {
      *needed = failed_prefix (oracle, path, n);
      return SUDOKU_ORACLE_DEAD;
    }
  return SUDOKU_ORACLE_CANCELLED;
}

const uint8_t *
sudoku_oracle_solution (const SudokuOracle *oracle)
{
  return oracle->solution;
}
