/* The almost locked sets of a board: k open cells of a house with k + 1 values between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If such a set loses one of its values, each of the others is in one of its cells. Two sets have a *restricted common*
 * value if every cell of one that may have it sees every cell of the other that may: at most one of the sets has it. The
 * sets may have other cells in common.
 *
 * Sets are numbered house by house, in each house in the lexicographic order of their cells, as HoDoKu does; a set that
 * lies in two houses stands in the list once, with the first. Sets of cells and of sets are words as in board/bits.h.
 */
#pragma once

#include "logic/board/bits.h"
#include "logic/board/finding.h"

/* With more sets than this, those with the most cells are left out: the rows of commons take n² bits a value. */
#define SUDOKU_MOST_ALS 6000
#define SUDOKU_ALS_WORDS ((SUDOKU_MOST_ALS + 63) / 64)

typedef struct
{
  SudokuSet values;
  uint64_t places; /* its cells, as places in the house */
  uint16_t house;
  uint8_t n_cells;
  uint32_t first_value;           /* its values have the rows from here on */
  uint8_t rank[SUDOKU_MAX_ORDER]; /* [value - 1] how many of its values are smaller */
} SudokuAls;

struct SudokuAlsList
{
  unsigned n;
  unsigned n_values;     /* rows: of all sets together */
  unsigned n_cell_words; /* words of a set of cells */
  unsigned n_words;      /* words of a set of sets */
  SudokuAls *als;        /* [n] */
  uint64_t *cells;       /* [n] sets of cells */
  uint64_t *value_cells; /* [n_values] the cells of a set that may have the value */
  uint64_t *value_seen;  /* [n_values] the cells outside that may have it and see all of those */
  uint64_t *commons;     /* [n_values] the sets with which the value is a restricted common */
  uint64_t *partners;    /* [n_values] the sets with which it sees a candidate of the value in common */
  uint64_t *overlaps;    /* [n] the sets with common cells */
  uint64_t *peers;       /* [n_cells] of the board */

  /* What the list was made of, if is_made. */
  unsigned n_board_cells;
  bool is_made;
  SudokuSet *board;
};

/* The most cells of a set on boards of an order. */
static inline unsigned
sudoku_als_most_cells (unsigned order)
{
  return order >= 12 ? 5 : order > 1 ? order - 1 : 1;
}

/* The sets of the finding's board, one cell included; of fewer cells where that would be more than SUDOKU_MOST_ALS. The list belongs to
 * the finding and is the same until the board changes. Returns NULL when cancelled or out of memory: the finder is to return. */
const SudokuAlsList *sudoku_als_list (SudokuFinding *finding);

/* Frees a list; NULL is allowed. */
void sudoku_als_list_free (SudokuAlsList *list);

/* The row of a value that the set has. */
static inline unsigned
sudoku_als_row (const SudokuAls *als, unsigned value)
{
  assert (sudoku_set_has (als->values, value));
  return als->first_value + als->rank[value - 1];
}

/* The cells of a set. */
static inline const uint64_t *
sudoku_als_cells (const SudokuAlsList *list, unsigned i)
{
  return list->cells + (size_t) i * list->n_cell_words;
}

/* Those that may have a value of the set. */
static inline const uint64_t *
sudoku_als_value_cells (const SudokuAlsList *list, unsigned i, unsigned value)
{
  return list->value_cells + (size_t) sudoku_als_row (&list->als[i], value) * list->n_cell_words;
}

/* The cells outside the set that may have the value and see all of those. */
static inline const uint64_t *
sudoku_als_seen (const SudokuAlsList *list, unsigned i, unsigned value)
{
  return list->value_seen + (size_t) sudoku_als_row (&list->als[i], value) * list->n_cell_words;
}

/* The sets with which a value of the set is a restricted common. */
static inline const uint64_t *
sudoku_als_commons (const SudokuAlsList *list, unsigned i, unsigned value)
{
  return list->commons + (size_t) sudoku_als_row (&list->als[i], value) * list->n_words;
}

/* The sets that see, with all their candidates of a value, a further candidate that this set's see as well. */
static inline const uint64_t *
sudoku_als_partners (const SudokuAlsList *list, unsigned i, unsigned value)
{
  return list->partners + (size_t) sudoku_als_row (&list->als[i], value) * list->n_words;
}

/* The sets with which it has cells in common, itself among them. */
static inline const uint64_t *
sudoku_als_overlaps (const SudokuAlsList *list, unsigned i)
{
  return list->overlaps + (size_t) i * list->n_words;
}

/* The restricted commons of two sets: of more than two, when there is no solution, the first and the last as in HoDoKu. */
static inline SudokuSet
sudoku_als_common_values (const SudokuAlsList *list, unsigned a, unsigned b)
{
  SudokuSet common = 0;

  for (SudokuSet set = list->als[a].values & list->als[b].values; set != 0; set &= set - 1)
    if (sudoku_bits_has (sudoku_als_commons (list, a, sudoku_set_first (set)), b))
      common |= set & -set;
  return common == 0 ? 0 : (common & -common) | UINT64_C (1) << (63 - __builtin_clzll (common));
}

/* What steps made of almost locked sets have in common: their parts and their proof.
 *
 * Sets are given by their numbers in the finding's list. */

/* The house of a cover for a restricted common of two sets: one that has all its cells in both, or SUDOKU_NO_HOUSE. On
 * boards with further houses, cells that all see each other need not be in one house. */
unsigned sudoku_als_common_house (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Removes a value wherever it is seen by both sets. */
void sudoku_als_remove_seen (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Adds a set as number index of the step: its cells as bases, and its values in its house, but for some, as covers. */
void sudoku_als_add_set (SudokuFinding *finding, unsigned i, unsigned index);
void sudoku_als_add_bases (SudokuFinding *finding, unsigned i, unsigned branch);
void sudoku_als_add_covers (SudokuFinding *finding, unsigned i, SudokuSet but, unsigned branch);

/* Adds a restricted common of two sets: its candidates and, if there is a house for it, its cover; returns whether. */
bool sudoku_als_add_common (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Adds a node: the candidates of a value in a set; returns its number. */
unsigned sudoku_als_add_node (SudokuFinding *finding, unsigned i, unsigned value);

/* Adds the chain that starts and ends with value z: sets set[0] … set[n - 1], and common[i] links set i with the next. The
 * sets are numbered as they stand. */
void sudoku_als_add_chain (SudokuFinding *finding, const unsigned *set, const uint8_t *common, unsigned n, unsigned z);

/* Sets the step's values to those that it removes, and reports it. */
bool sudoku_als_report (SudokuFinding *finding);
