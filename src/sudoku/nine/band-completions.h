/* In how many ways a band can be filled when it is known which values each of its columns holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The columns of a box are told by 18 bits, the set of the first column and the set of the second (the
 * third holds the rest); those of a band by 54 bits, its boxes from the lowest up. What is to be found
 * is the row of each value. A filling of a box is therefore a word of three fields, one a row, each
 * with nine bits for the values of the row and an empty one above them that takes a carry:
 *
 *        bit 29   28 .. 20   19   18 .. 10   9   8 .. 0
 *           +---+----------+---+----------+---+---------+
 *           | 0 |  row 2   | 0 |  row 1   | 0 |  row 0  |
 *           +---+----------+---+----------+---+---------+
 *
 * It says all about the box, since a cell holds what its row and its column have in common. Three
 * boxes fill a band if their words are disjoint; so two disjoint words leave exactly one word for the
 * third box, their *rest*, and it remains to see whether that fits the third box's columns, which is a
 * matter of a few additions. Fillings of a box, rests of two boxes and numbers that take long are
 * remembered, in tables of a fixed size that are compared by the full key; what has no room is
 * forgotten and found again.
 *
 * Only for the files that are built once for each kind of processor.
 */
#pragma once

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

/* So many rests are faster gone through than a number is looked up. */
#define FEW_RESTS 64

/* Fillings of a box are tried in groups; what is missing to a whole one is filled up with words that are
 * disjoint from none. */
#define GROUP (PART_LANES / 2)

typedef uint32_t FillingGroup __attribute__ ((vector_size (4 * GROUP)));

/* A box has up to 6^3 fillings, so two have up to 6^6 rests; both are multiples of GROUP. */
#define MOST_FILLINGS 216
#define MOST_RESTS (MOST_FILLINGS * MOST_FILLINGS)

/* Words in the pool; the key is never 0 in a slot that is used. */
typedef struct
{
  uint64_t key;
  uint32_t start, length;
} FillingList;

typedef struct
{
  uint64_t key;
  uint32_t number;
} FillingNumber;

struct NineFillings
{
  uint16_t cell[3][3][3][3]; /* candidates by band, stack, row and column */
  uint32_t rows[3][3];       /* the same of a whole row of a box, as a filling's fields */
  FillingList *box, *pair;
  FillingNumber *number;
  unsigned bits;    /* pair has 2^bits slots */
  uint32_t n_pairs; /* found since it last grew */
  uint32_t *pool;
  uint32_t used; /* words of the pool */
};

static inline void
fillings_free (NineFillings *fillings)
{
  if (fillings == NULL)
    return;
  free (fillings->box);
  free (fillings->pair);
  free (fillings->number);
  free (fillings->pool);
  free (fillings);
}

/* Takes the candidates of a board, of which all boards asked about later are a part. Returns NULL when
 * out of memory. */
static inline NineFillings *
fillings_new (const NineBoard *board)
{
  NineFillings *fillings = calloc (1, sizeof *fillings);

  if (fillings == NULL)
    return NULL;
  for (unsigned band = 0; band < 3; band++)
    for (unsigned stack = 0; stack < 3; stack++)
      for (unsigned i = 0; i < 9; i++)
        {
          uint16_t set = board->plane[i][NINE_LANE (band, stack)];

          fillings->cell[band][stack][i / 3][i % 3] = set;
          fillings->rows[band][stack] |= (uint32_t) set << 10 * (i / 3);
        }
  fillings->bits = FEWEST_BITS;
  fillings->box = calloc (1u << BOX_BITS, sizeof *fillings->box);
  fillings->pair = calloc (1u << FEWEST_BITS, sizeof *fillings->pair);
  fillings->number = calloc (1u << NUMBER_BITS, sizeof *fillings->number);
  fillings->pool = malloc ((POOL_WORDS + MOST_RESTS) * sizeof *fillings->pool);
  if (fillings->box == NULL || fillings->pair == NULL || fillings->number == NULL || fillings->pool == NULL)
    {
      fillings_free (fillings);
      return NULL;
    }
  return fillings;
}

static inline size_t
slot_of (uint64_t key, unsigned bits)
{
  return (size_t) (key * UINT64_C (0x9e3779b97f4a7c15) >> (64 - bits));
}

/* Forgets all lists when the pool is full. */
static inline void
make_room (NineFillings *fillings)
{
  if (fillings->used + 2 * MOST_FILLINGS <= POOL_WORDS)
    return;
  memset (fillings->box, 0, sizeof *fillings->box << BOX_BITS);
  memset (fillings->pair, 0, sizeof *fillings->pair << fillings->bits);
  fillings->used = 0;
}

/* Goes on with a larger table of pairs when it gets crowded and memory allows. */
static inline void
grow_pairs (NineFillings *fillings)
{
  unsigned bits = fillings->bits + 2;
  FillingList *pair;

  fillings->n_pairs = 0;
  if (bits > MOST_BITS)
    return;
  pair = calloc ((size_t) 1 << bits, sizeof *pair);
  if (pair == NULL)
    return;
  for (size_t i = 0; i < (size_t) 1 << fillings->bits; i++)
    if (fillings->pair[i].key != 0)
      pair[slot_of (fillings->pair[i].key, bits)] = fillings->pair[i];
  free (fillings->pair);
  fillings->pair = pair;
  fillings->bits = bits;
}

/* Writes the ways to put a column's three values into the rows, up to six, as fillings of one column. */
static inline unsigned
fill_column (const uint16_t candidates[3][3], unsigned column, unsigned set, uint32_t out[6])
{
  unsigned low = set & -set, rest = set & (set - 1), middle = rest & -rest, high = rest & (rest - 1);
  const unsigned order[6][3] = { { low, middle, high }, { low, high, middle }, { middle, low, high },
                                 { middle, high, low }, { high, low, middle }, { high, middle, low } };
  unsigned n = 0;

  for (unsigned i = 0; i < 6; i++)
    {
      const unsigned *value = order[i];

      out[n] = value[0] | value[1] << 10 | value[2] << 20;
      n += (candidates[0][column] & value[0]) != 0 && (candidates[1][column] & value[1]) != 0
           && (candidates[2][column] & value[2]) != 0;
    }
  return n;
}

static inline bool
group_none (FillingGroup group)
{
  return plane_none ((NinePlane) group);
}

static inline FillingList
box_fillings (NineFillings *fillings, unsigned band, unsigned stack, unsigned columns)
{
  uint64_t key = columns | (uint64_t) (3 * band + stack + 1) << 18;
  FillingList *list = &fillings->box[slot_of (key, BOX_BITS)];
  const uint16_t (*candidates)[3] = fillings->cell[band][stack];
  unsigned first = columns & 0x1ff, second = columns >> 9;
  uint32_t column[3][6], *out = fillings->pool + fillings->used;
  unsigned length[3], n = 0;

  if (list->key == key)
    return *list;
  length[0] = fill_column (candidates, 0, first, column[0]);
  length[1] = fill_column (candidates, 1, second, column[1]);
  length[2] = fill_column (candidates, 2, 0x1ff & ~(first | second), column[2]);
  for (unsigned i = 0; i < length[0]; i++)
    for (unsigned j = 0; j < length[1]; j++)
      for (unsigned k = 0; k < length[2]; k++)
        out[n++] = column[0][i] | column[1][j] | column[2][k];
  *list = (FillingList){ key, fillings->used, n };
  while (n % GROUP != 0)
    out[n++] = ROWS;
  fillings->used += n;
  return *list;
}

/* Appends what a filling of one box and each of a group of another's leave, where both are disjoint and
 * the rest has nothing that never is in the third box. Few are, so the group is tried as a whole. */
static inline uint32_t
append_rests (uint32_t a, const uint32_t *group, uint32_t never, uint32_t *out, uint32_t n)
{
  FillingGroup b, fits;

  memcpy (&b, group, sizeof b);
  fits = (FillingGroup) (((a & b) | (never & ~(a | b))) == 0);
  if (group_none (fits))
    return n;
  for (unsigned i = 0; i < GROUP; i++)
    {
      out[n] = ROWS & ~(a | b[i]);
      n -= fits[i];
    }
  return n;
}

/* What two boxes of a band, whose columns are the lower 36 bits, can leave to the third. */
static inline FillingList
pair_rests (NineFillings *fillings, unsigned band, uint64_t columns)
{
  uint64_t key = columns | (uint64_t) (band + 1) << 36;
  FillingList *list = &fillings->pair[slot_of (key, fillings->bits)];
  FillingList left, right;
  uint32_t *out, n = 0, never = ROWS & ~fillings->rows[band][2];

  if (list->key == key)
    return *list;
  make_room (fillings);
  left = box_fillings (fillings, band, 0, columns & BOX_COLUMNS);
  right = box_fillings (fillings, band, 1, columns >> 18 & BOX_COLUMNS);
  out = fillings->pool + fillings->used;
  for (uint32_t i = 0; i < left.length; i++)
    {
      uint32_t a = fillings->pool[left.start + i];

      for (uint32_t j = 0; j < right.length; j += GROUP)
        n = append_rests (a, fillings->pool + right.start + j, never, out, n);
    }
  right = (FillingList){ key, fillings->used, n };
  *list = right;
  while (n % GROUP != 0)
    out[n++] = 0;
  fillings->used += n;
  if (++fillings->n_pairs > 1u << fillings->bits)
    grow_pairs (fillings);
  return right;
}

/* How many of the rests are fillings of the third box. A rest fits if every column has a value in every
 * row: adding all ones to a field that is not empty carries. */
static inline uint32_t
count_fitting (const NineFillings *fillings, unsigned band, FillingList rests, uint32_t columns)
{
  const uint16_t (*candidates)[3] = fillings->cell[band][2];
  const uint32_t *rest = fillings->pool + rests.start;
  uint32_t set[3] = { columns & 0x1ff, columns >> 9, 0x1ff & ~(columns | columns >> 9) };
  uint32_t column[3], never = ROWS, n = 0;
  FillingGroup fitting = { 0 };

  for (unsigned i = 0; i < 3; i++)
    {
      uint32_t allowed = candidates[0][i] | (uint32_t) candidates[1][i] << 10 | (uint32_t) candidates[2][i] << 20;

      column[i] = set[i] * FIELDS;
      never &= ~(column[i] & allowed);
    }
  for (uint32_t i = 0; i < rests.length; i += GROUP)
    {
      FillingGroup group, carries;

      memcpy (&group, rest + i, sizeof group);
      carries = ((group & column[0]) + ROWS) & ((group & column[1]) + ROWS) & ((group & column[2]) + ROWS);
      fitting += (FillingGroup) (((~carries & CARRIES) | (group & never)) == 0);
    }
  for (unsigned i = 0; i < GROUP; i++)
    n -= fitting[i];
  return n;
}

/* The number of fillings of a band whose columns are known; rests are those its first two boxes leave. */
static inline uint32_t
fillings_number (NineFillings *fillings, unsigned band, FillingList rests, uint32_t columns)
{
  uint64_t key = rests.key | (uint64_t) columns << 38;
  FillingNumber *slot = &fillings->number[slot_of (key, NUMBER_BITS)];

  if (rests.length <= FEW_RESTS)
    return count_fitting (fillings, band, rests, columns);
  if (slot->key != key)
    *slot = (FillingNumber){ key, count_fitting (fillings, band, rests, columns) };
  return slot->number;
}
