/* A 9x9 board in the form that the rating works on, its geometry, and numbers for its candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values are 0 to 8 here. Houses are numbered by kind, in the order in which Sudoku Explainer's chains go through them:
 * boxes 0 to 8, rows 9 to 17, columns 18 to 26; the cells of a house row by row. Its other rules go through boxes, then
 * columns, then rows.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define N_CELLS 81
#define N_HOUSES 27
#define N_VALUES 9
#define ALL_VALUES 0x1ffu

typedef enum
{
  BOXES,
  ROWS,
  COLUMNS,
  N_KINDS
} PackedKind;

/* A set of cells. */
typedef struct
{
  uint64_t word[2];
} CellSet;

/* What is known of a cell, whatever stands on the board. */
typedef struct
{
  uint8_t house[N_KINDS];
  uint8_t place[N_KINDS]; /* of the cell in each of its houses */
  CellSet peers;
} PackedCell;

extern const uint8_t sudoku_packed_house_cell[N_HOUSES][9];
extern const PackedCell sudoku_packed_cell[N_CELLS];
extern const uint8_t sudoku_packed_rule_kind[N_KINDS]; /* the kinds of houses in the order of rules other than chains */

/* The board: what the cells hold, and which candidates the blank ones have left. */
typedef struct
{
  uint16_t candidates[N_CELLS];        /* set of values; empty in cells that hold one */
  uint16_t places[N_HOUSES][N_VALUES]; /* set of places in the house that have the candidate */
  uint8_t value[N_CELLS];              /* 1 to 9, or 0 */
  uint8_t n_blanks[N_HOUSES];
  uint8_t n_placed[N_VALUES];
  uint8_t n_blanks_left;
} PackedBoard;

/* The number of elements of each set of nine. Processors without an instruction for that are still built for. */
extern const uint8_t sudoku_packed_count[ALL_VALUES + 1];

static inline unsigned
count_bits (unsigned set)
{
  return sudoku_packed_count[set];
}

static inline unsigned
first_bit (unsigned set)
{
  return (unsigned) __builtin_ctz (set);
}

static inline bool
cell_set_has (const CellSet *set, unsigned cell)
{
  return set->word[cell / 64] >> cell % 64 & 1;
}

static inline void
cell_set_add (CellSet *set, unsigned cell)
{
  set->word[cell / 64] |= UINT64_C (1) << cell % 64;
}

static inline void
cell_set_remove (CellSet *set, unsigned cell)
{
  set->word[cell / 64] &= ~(UINT64_C (1) << cell % 64);
}

static inline CellSet
cell_set_common (const CellSet *a, const CellSet *b)
{
  return (CellSet){ { a->word[0] & b->word[0], a->word[1] & b->word[1] } };
}

static inline bool
cell_set_is_empty (const CellSet *set)
{
  return !(set->word[0] | set->word[1]);
}

/* Takes the lowest cell out of a set that is not empty, and returns it. */
static inline unsigned
cell_set_pop (CellSet *set)
{
  unsigned part = !set->word[0];
  unsigned bit = (unsigned) __builtin_ctzll (set->word[part]);
  set->word[part] &= set->word[part] - 1;
  return part * 64 + bit;
}

static inline bool
cells_see (unsigned a, unsigned b)
{
  return cell_set_has (&sudoku_packed_cell[a].peers, b);
}

static inline bool
board_has (const PackedBoard *board, unsigned cell, unsigned value)
{
  return board->candidates[cell] >> value & 1;
}

/* The places of a value in a house of a cell, without those that an earlier kind of house has had. */
static inline unsigned
further_places (const PackedBoard *board, unsigned cell, unsigned value, unsigned kind)
{
  const PackedCell *info = &sudoku_packed_cell[cell];
  const unsigned place = info->place[kind], own = kind == BOXES ? 1u << place : 7u << place / 3 * 3;
  return board->places[info->house[kind]][value] & ~own;
}

/* Makes a board of 81 values, 0 for blanks, with the candidates that the values leave. Returns false if two peers hold the
 * same value. */
bool sudoku_packed_board_init (PackedBoard *board, const uint8_t *values);

/* Takes a candidate out; one that is out already is none. */
void sudoku_packed_board_remove (PackedBoard *board, unsigned cell, unsigned value);

/* Puts a value into a blank cell, and takes its candidates and those of its peers out. */
void sudoku_packed_board_place (PackedBoard *board, unsigned cell, unsigned value);

#define MAX_CANDIDATES (N_CELLS * N_VALUES)
#define NO_CANDIDATE UINT16_MAX

/* The candidates of a board, numbered by cells and values. */
typedef struct
{
  unsigned n;
  uint16_t number[N_CELLS][N_VALUES];
  uint8_t cell[MAX_CANDIDATES];
  uint8_t value[MAX_CANDIDATES];
} Numbering;

/* The number of a value at a place of a house. */
static inline uint16_t
number_at (const Numbering *numbering, unsigned house, unsigned place, unsigned value)
{
  return numbering->number[sudoku_packed_house_cell[house][place]][value];
}

/* Numbers the candidates of a board. */
void sudoku_explainer_number (Numbering *numbering, const PackedBoard *board);
