/* How many completions a band has when it is known which values each of its columns has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The columns of a box are 18 bits: the set of the first column and the set of the second (the third has the others).
 * Those of a band are 54 bits, its boxes from the lowest up. What is to be found is the row of each value. A completion
 * of a box is therefore a word of three fields, one a row, each with nine bits for the values of the row and an empty
 * one above them that takes a carry:
 *
 *        bit 29   28 .. 20   19   18 .. 10   9   8 .. 0
 *           +---+----------+---+----------+---+---------+
 *           | 0 |  row 2   | 0 |  row 1   | 0 |  row 0  |
 *           +---+----------+---+----------+---+---------+
 *
 * That determines the box, since a cell has what its row and its column have in common. Three boxes complete a band if
 * their words are disjoint. So two disjoint words leave exactly one word for the third box, their *remainder*, and
 * whether it fits the third box's columns is seen by a few additions. Completions of a box, remainders of two boxes, and
 * numbers that take long are remembered in tables of a fixed size that compare the full key; what has no room there is
 * forgotten and found again.
 */
#pragma once

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/nine/count.h"
#include "sudoku/nine/planes.h"

#define FIELDS 0x00100401u    /* the lowest bit of each row's field */
#define ROWS (FIELDS * 0x1ff) /* the values of all rows */
#define CARRIES (FIELDS << 9) /* the empty bits above them */
#define BOX_COLUMNS 0x3ffffu  /* the columns of a box */

/* Sizes of the tables, as powers of two; that of pairs grows. */
#define BOX_BITS 11
#define FEWEST_BITS 10
#define MOST_BITS 16
#define NUMBER_BITS 15
#define POOL_WORDS (1u << 21)

/* That many remainders are gone through in less time than a number is looked up. */
#define FEW_REMAINDERS 64

/* Words are looked at in groups; the last group is filled up with words that fit nothing. */
#define GROUP (PART_LANES / 2)

typedef uint32_t WordGroup __attribute__ ((vector_size (4 * GROUP)));

/* A box has up to 6^3 completions, so two have up to 6^6 remainders; both are multiples of GROUP. */
#define MOST_BOX_COMPLETIONS 216
#define MOST_REMAINDERS (MOST_BOX_COMPLETIONS * MOST_BOX_COMPLETIONS)

static_assert (MOST_BOX_COMPLETIONS % GROUP == 0, "whole groups");

/* Words in the pool. The key is never 0 in a slot that is used. */
typedef struct
{
  uint64_t key;
  uint32_t start, length;
} WordList;

typedef struct
{
  uint64_t key;
  uint32_t number;
} CompletionCount;

struct NineBandCompletions
{
  uint16_t cell[3][3][3][3]; /* candidates by band, stack, row and column */
  uint32_t rows[3][3];       /* the same of whole rows of a box, as fields of a word */
  WordList *box, *pair;
  CompletionCount *number;
  unsigned bits;    /* pair has 2^bits slots */
  uint32_t n_pairs; /* found since pair last grew */
  uint32_t *pool;
  uint32_t used; /* words of the pool */
};

static inline void
completions_free (NineBandCompletions *completions)
{
  if (completions == NULL)
    return;
  free (completions->box);
  free (completions->pair);
  free (completions->number);
  free (completions->pool);
  free (completions);
}

/* Takes the candidates of a board, which include those of all boards asked about later. Returns NULL when out of
 * memory. */
static inline NineBandCompletions *
completions_new (const NineBoard *board)
{
  NineBandCompletions *completions = calloc (1, sizeof *completions);

  if (completions == NULL)
    return NULL;
  for (unsigned band = 0; band < 3; band++)
    for (unsigned stack = 0; stack < 3; stack++)
      for (unsigned i = 0; i < 9; i++)
        {
          uint16_t set = board->plane[i][NINE_LANE (band, stack)];

          completions->cell[band][stack][i / 3][i % 3] = set;
          completions->rows[band][stack] |= (uint32_t) set << 10 * (i / 3);
        }
  completions->bits = FEWEST_BITS;
  completions->box = calloc (1u << BOX_BITS, sizeof *completions->box);
  completions->pair = calloc (1u << FEWEST_BITS, sizeof *completions->pair);
  completions->number = calloc (1u << NUMBER_BITS, sizeof *completions->number);
  completions->pool = malloc ((POOL_WORDS + MOST_REMAINDERS) * sizeof *completions->pool);
  if (completions->box == NULL || completions->pair == NULL || completions->number == NULL || completions->pool == NULL)
    {
      completions_free (completions);
      return NULL;
    }
  return completions;
}

static inline size_t
slot_of (uint64_t key, unsigned bits)
{
  assert (key != 0 && bits > 0 && bits <= MOST_BITS);
  return (size_t) (key * UINT64_C (0x9e3779b97f4a7c15) >> (64 - bits));
}

/* Forgets all lists when the pool is nearly full. */
static inline void
make_room (NineBandCompletions *completions)
{
  if (completions->used + 2 * MOST_BOX_COMPLETIONS <= POOL_WORDS)
    return;
  memset (completions->box, 0, sizeof *completions->box << BOX_BITS);
  memset (completions->pair, 0, sizeof *completions->pair << completions->bits);
  completions->used = 0;
}

/* Continues with a larger table of pairs when it gets crowded and memory allows. */
static inline void
grow_pairs (NineBandCompletions *completions)
{
  unsigned bits = completions->bits + 2;
  WordList *pair;

  completions->n_pairs = 0;
  if (bits > MOST_BITS)
    return;
  pair = calloc ((size_t) 1 << bits, sizeof *pair);
  if (pair == NULL)
    return;
  for (size_t i = 0; i < (size_t) 1 << completions->bits; i++)
    if (completions->pair[i].key != 0)
      pair[slot_of (completions->pair[i].key, bits)] = completions->pair[i];
  free (completions->pair);
  completions->pair = pair;
  completions->bits = bits;
}

/* Writes the orders in which a column can hold its three values, up to six, as completions of one column. */
static inline unsigned
fill_column (const uint16_t candidates[3][3], unsigned column, unsigned set, uint32_t out[6])
{
  unsigned low = set & -set, rest = set & (set - 1), middle = rest & -rest, high = rest & (rest - 1);
  const unsigned order[6][3] = { { low, middle, high }, { low, high, middle }, { middle, low, high },
                                 { middle, high, low }, { high, low, middle }, { high, middle, low } };
  unsigned n = 0;

  assert (set <= 0x1ff && (high & (high - 1)) == 0 && high != 0);
  for (unsigned i = 0; i < 6; i++)
    {
      const unsigned *value = order[i];

      out[n] = value[0] | value[1] << 10 | value[2] << 20;
      n += (candidates[0][column] & value[0]) != 0 && (candidates[1][column] & value[1]) != 0
           && (candidates[2][column] & value[2]) != 0;
    }
  return n;
}

static inline WordList
box_completions (NineBandCompletions *completions, unsigned band, unsigned stack, unsigned columns)
{
  uint64_t key = columns | (uint64_t) (3 * band + stack + 1) << 18;
  WordList *list = &completions->box[slot_of (key, BOX_BITS)];
  const uint16_t (*candidates)[3] = completions->cell[band][stack];
  unsigned first = columns & 0x1ff, second = columns >> 9;
  uint32_t column[3][6], *out = completions->pool + completions->used;
  unsigned length[3], n = 0;

  assert (band < 3 && stack < 3 && columns <= BOX_COLUMNS && (first & second) == 0);
  if (list->key == key)
    return *list;
  length[0] = fill_column (candidates, 0, first, column[0]);
  length[1] = fill_column (candidates, 1, second, column[1]);
  length[2] = fill_column (candidates, 2, 0x1ff & ~(first | second), column[2]);
  for (unsigned i = 0; i < length[0]; i++)
    for (unsigned j = 0; j < length[1]; j++)
      for (unsigned k = 0; k < length[2]; k++)
        out[n++] = column[0][i] | column[1][j] | column[2][k];
  *list = (WordList){ key, completions->used, n };
  while (n % GROUP != 0)
    out[n++] = ROWS;
  assert (n <= MOST_BOX_COMPLETIONS);
  completions->used += n;
  return *list;
}

/* Appends what a completion of one box and each of a group of another's leave, where both are disjoint and
 * the remainder has nothing that never is in the third box. Few are, so the group is tried as a whole. */
static inline uint32_t
append_remainders (uint32_t a, const uint32_t *group, uint32_t never, uint32_t *out, uint32_t n)
{
  WordGroup b, fits;

  memcpy (&b, group, sizeof b);
  fits = (WordGroup) (((a & b) | (never & ~(a | b))) == 0);
  if (plane_none ((NinePlane) fits))
    return n;
  for (unsigned i = 0; i < GROUP; i++)
    {
      out[n] = ROWS & ~(a | b[i]);
      n -= fits[i];
    }
  return n;
}

/* What two boxes of a band, whose columns are the lower 36 bits, can leave to the third. */
static inline WordList
pair_remainders (NineBandCompletions *completions, unsigned band, uint64_t columns)
{
  uint64_t key = columns | (uint64_t) (band + 1) << 36;
  WordList *list = &completions->pair[slot_of (key, completions->bits)];
  WordList left, right;
  uint32_t *out, n = 0, never = ROWS & ~completions->rows[band][2];

  assert (band < 3 && columns >> 36 == 0);
  if (list->key == key)
    return *list;
  make_room (completions);
  left = box_completions (completions, band, 0, columns & BOX_COLUMNS);
  right = box_completions (completions, band, 1, columns >> 18 & BOX_COLUMNS);
  out = completions->pool + completions->used;
  for (uint32_t i = 0; i < left.length; i++)
    {
      uint32_t a = completions->pool[left.start + i];

      for (uint32_t j = 0; j < right.length; j += GROUP)
        n = append_remainders (a, completions->pool + right.start + j, never, out, n);
    }
  right = (WordList){ key, completions->used, n };
  *list = right;
  while (n % GROUP != 0)
    out[n++] = 0;
  completions->used += n;
  assert (n <= MOST_REMAINDERS && completions->used <= POOL_WORDS + MOST_REMAINDERS);
  if (++completions->n_pairs > 1u << completions->bits)
    grow_pairs (completions);
  return right;
}

/* How many of the remainders are completions of the third box. A remainder fits if every column has a value in every
 * row: adding all ones to a field that is not empty carries. */
static inline uint32_t
count_fitting (const NineBandCompletions *completions, unsigned band, WordList remainders, uint32_t columns)
{
  const uint16_t (*candidates)[3] = completions->cell[band][2];
  const uint32_t *rest = completions->pool + remainders.start;
  uint32_t set[3] = { columns & 0x1ff, columns >> 9, 0x1ff & ~(columns | columns >> 9) };
  uint32_t column[3], never = ROWS, n = 0;
  WordGroup fitting = { 0 };

  for (unsigned i = 0; i < 3; i++)
    {
      uint32_t allowed = candidates[0][i] | (uint32_t) candidates[1][i] << 10 | (uint32_t) candidates[2][i] << 20;

      column[i] = set[i] * FIELDS;
      never &= ~(column[i] & allowed);
    }
  assert (remainders.start + remainders.length <= completions->used && never <= ROWS);
  for (uint32_t i = 0; i < remainders.length; i += GROUP)
    {
      WordGroup group, carries;

      memcpy (&group, rest + i, sizeof group);
      carries = ((group & column[0]) + ROWS) & ((group & column[1]) + ROWS) & ((group & column[2]) + ROWS);
      fitting += (WordGroup) (((~carries & CARRIES) | (group & never)) == 0);
    }
  for (unsigned i = 0; i < GROUP; i++)
    n -= fitting[i];
  return n;
}

/* The number of completions of a band whose columns are known; remainders are those its first two boxes leave. */
static inline uint32_t
count_band_completions (NineBandCompletions *completions, unsigned band, WordList remainders, uint32_t columns)
{
  uint64_t key = remainders.key | (uint64_t) columns << 38;
  CompletionCount *slot = &completions->number[slot_of (key, NUMBER_BITS)];

  assert (columns <= BOX_COLUMNS && remainders.key >> 36 == band + 1);
  if (remainders.length <= FEW_REMAINDERS)
    return count_fitting (completions, band, remainders, columns);
  if (slot->key != key)
    *slot = (CompletionCount){ key, count_fitting (completions, band, remainders, columns) };
  return slot->number;
}
