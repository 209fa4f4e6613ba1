/* The rules of the bit-sliced engine: what 256 boards lose in one round, where they branch, and how they become values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A round is a pass over the values and a pass over the cells; both look at all boards at once.
 *
 * The *value pass* sees one value on the whole board: 81 candidates, and the 27 *minirows* (three cells that a row and a
 * box have in common) and 27 *minicolumns* they lie in. In a band a value is once in each row and once in each box, so
 * the minirows that have it are a permutation of three:
 *
 *            box 0  box 1  box 2
 *    row 0  [  a      .      .  ]    a lives only while a permutation through it does:
 *    row 1  [  .      e      f  ]    (a e i) or (a f h)
 *    row 2  [  .      h      i  ]
 *
 * The six permutations are six three-way ANDs, and each minirow is kept by the OR of the two through it. That one rule
 * is, in a player's words, the hidden single of a row, locked candidates both ways, and the elimination along the row;
 * on minicolumns the same for columns. A value *placed* in a cell (the cell has no other candidate) excludes the box's
 * other minirows and minicolumns, so that its box, row and column lose it; a value placed twice in a house loses
 * everything there, and the board dies.
 *
 * The *cell pass* finds the hidden singles of boxes and the naked singles. A value left in one minirow and one minicolumn
 * of a box is left in one cell; that cell loses its other candidates.
 */
#pragma once

#include <string.h>

#include "sudoku/batch.h"
#include "sudoku/bitslice/slice.h"

/* The boards of all lanes. Cells row by row. */
typedef struct
{
  Slice candidate[9][81]; /* [value - 1][cell] */
  Slice single[81];       /* the cell has one candidate; may be a round late */
  Slice once[9][9];       /* [box][value - 1]: the value is left in at most one cell of the box */
} BitsliceBoards;

/* What a watched round saw. */
typedef struct
{
  Slice changed; /* some candidate was removed, or some cell became single */
  Slice alive;   /* no contradiction was met */
  Slice solved;  /* every value has one cell in every box: with alive, a solution */
} BitsliceVerdict;

/* The first cell of a box, 0 .. 8. */
static inline unsigned
bitslice_box_cell (unsigned box)
{
  assert (box < 9);
  return 27 * (box / 3) + 3 * (box % 3);
}

/* Keeps of a matrix of live minirows what lies on a live permutation. */
static inline __attribute__ ((always_inline)) void
bitslice_keep_permutations (Slice m[3][3])
{
  Slice p012 = slice_and3 (m[0][0], m[1][1], m[2][2]), p021 = slice_and3 (m[0][0], m[1][2], m[2][1]);
  Slice p102 = slice_and3 (m[0][1], m[1][0], m[2][2]), p120 = slice_and3 (m[0][1], m[1][2], m[2][0]);
  Slice p201 = slice_and3 (m[0][2], m[1][0], m[2][1]), p210 = slice_and3 (m[0][2], m[1][1], m[2][0]);

  m[0][0] = p012 | p021, m[0][1] = p102 | p120, m[0][2] = p201 | p210;
  m[1][0] = p102 | p201, m[1][1] = p012 | p210, m[1][2] = p021 | p120;
  m[2][0] = p120 | p210, m[2][1] = p021 | p201, m[2][2] = p012 | p102;
}

/* Finds the live minirows of one value in one box, without those beside a placed cell, and the minicolumns beside a
 * placed cell. minirow and minicolumn point to the first of the box, and the next are three slices later. */
static inline __attribute__ ((always_inline)) void
bitslice_look_at_box (const Slice *x, const Slice *single, Slice *minirow, Slice *minicolumn)
{
  Slice placed[3][3], in_row[3], in_column[3];

  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      placed[r][c] = x[9 * r + c] & single[9 * r + c];
  for (unsigned i = 0; i < 3; i++)
    {
      in_row[i] = slice_or3 (placed[i][0], placed[i][1], placed[i][2]);
      in_column[i] = slice_or3 (placed[0][i], placed[1][i], placed[2][i]);
    }
  for (unsigned i = 0; i < 3; i++)
    {
      minirow[3 * i] =
          slice_and_nor (slice_or3 (x[9 * i], x[9 * i + 1], x[9 * i + 2]), in_row[(i + 1) % 3], in_row[(i + 2) % 3]);
      minicolumn[3 * i] = in_column[(i + 1) % 3] | in_column[(i + 2) % 3];
    }
}

/* Finds the live minicolumns, given the live minirows and, in minicolumn, those beside a placed cell. */
static inline __attribute__ ((always_inline)) void
bitslice_find_minicolumns (const Slice *x, const Slice *minirow, Slice *minicolumn)
{
  for (unsigned i = 0; i < 3; i++)
    {
      Slice live = x[i] & minirow[0];

      live = slice_or_and (live, x[9 + i], minirow[3]);
      live = slice_or_and (live, x[18 + i], minirow[6]);
      minicolumn[3 * i] = live & ~minicolumn[3 * i];
    }
}

/* Clears the dead minirows and minicolumns of one value in one box. */
static inline __attribute__ ((always_inline)) void
bitslice_clear_box (Slice *x,
                    const Slice *minirow,
                    const Slice *minicolumn,
                    Slice *once,
                    bool watch,
                    BitsliceVerdict *seen)
{
  Slice rows = slice_majority (minirow[0], minirow[3], minirow[6]);
  Slice columns = slice_majority (minicolumn[0], minicolumn[3], minicolumn[6]);

  *once = ~(rows | columns);
  if (watch)
    seen->solved = slice_and_nor (seen->solved, rows, columns);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      {
        Slice before = x[9 * r + c], kept = slice_and3 (before, minirow[3 * r], minicolumn[3 * c]);

        if (watch)
          seen->changed = slice_or_xor (seen->changed, before, kept);
        x[9 * r + c] = kept;
      }
}

/* The pass over one value; once points to its flag of the first box. */
static inline __attribute__ ((always_inline)) void
bitslice_value_pass (Slice *x, const Slice *single, Slice *once, bool watch, BitsliceVerdict *verdict)
{
  Slice minirow[3][3][3];    /* [band][row][stack] */
  Slice minicolumn[3][3][3]; /* [stack][column][band] */
  BitsliceVerdict seen = *verdict;

  for (unsigned band = 0; band < 3; band++)
    {
      SLICE_UNROLL (3)
      for (unsigned stack = 0; stack < 3; stack++)
        bitslice_look_at_box (x + 27 * band + 3 * stack, single + 27 * band + 3 * stack, &minirow[band][0][stack],
                              &minicolumn[stack][0][band]);
      bitslice_keep_permutations (minirow[band]);
      SLICE_UNROLL (3)
      for (unsigned stack = 0; stack < 3; stack++)
        bitslice_find_minicolumns (x + 27 * band + 3 * stack, &minirow[band][0][stack], &minicolumn[stack][0][band]);
      if (watch)
        seen.alive &= slice_or3 (minirow[band][0][0], minirow[band][1][0], minirow[band][2][0]);
    }
  for (unsigned stack = 0; stack < 3; stack++)
    {
      bitslice_keep_permutations (minicolumn[stack]);
      if (watch)
        seen.alive &= slice_or3 (minicolumn[stack][0][0], minicolumn[stack][1][0], minicolumn[stack][2][0]);
      SLICE_UNROLL (3)
      for (unsigned band = 0; band < 3; band++)
        bitslice_clear_box (x + 27 * band + 3 * stack, &minirow[band][0][stack], &minicolumn[stack][0][band],
                            &once[27 * band + 9 * stack], watch, &seen);
    }
  if (watch)
    *verdict = seen;
}

/* The pass over one cell: x points to its first candidate, the others are 81 slices apart. */
static inline __attribute__ ((always_inline)) void
bitslice_cell_pass (Slice *x, Slice *single, const Slice *once, bool watch, BitsliceVerdict *verdict)
{
  Slice hidden = x[0] & once[0], some[3], more[3], any, several;

  for (unsigned v = 1; v < 9; v++)
    hidden = slice_or_and (hidden, x[81 * v], once[v]);
  for (unsigned i = 0; i < 3; i++)
    {
      Slice kept[3];

      for (unsigned j = 0; j < 3; j++)
        x[81 * (3 * i + j)] = kept[j] = slice_and_or_not (x[81 * (3 * i + j)], once[3 * i + j], hidden);
      some[i] = slice_or3 (kept[0], kept[1], kept[2]);
      more[i] = slice_majority (kept[0], kept[1], kept[2]);
    }
  any = slice_or3 (some[0], some[1], some[2]);
  several = slice_majority (some[0], some[1], some[2]) | slice_or3 (more[0], more[1], more[2]);
  if (watch)
    {
      verdict->alive = slice_and_nand (verdict->alive & any, hidden, several);
      verdict->changed = slice_or_xor (verdict->changed, *single, any & ~several);
    }
  *single = any & ~several;
}

/* The pass over the cells of a box. */
static inline __attribute__ ((always_inline)) void
bitslice_box_pass (Slice *x, Slice *single, const Slice *once, bool watch, BitsliceVerdict *verdict)
{
  BitsliceVerdict seen = *verdict;
  Slice flag[9];

  memcpy (flag, once, sizeof flag);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      bitslice_cell_pass (x + 9 * r + c, single + 9 * r + c, flag, watch, &seen);
  if (watch)
    *verdict = seen;
}

/* One round. Only a watched one fills the verdict, for some more instructions. */
static inline __attribute__ ((always_inline)) void
bitslice_round (BitsliceBoards *boards, bool watch, BitsliceVerdict *verdict)
{
  if (watch)
    *verdict = (BitsliceVerdict){ SLICE_NONE, SLICE_ALL, SLICE_ALL };
  for (unsigned v = 0; v < 9; v++)
    bitslice_value_pass (boards->candidate[v], boards->single, &boards->once[0][v], watch, verdict);
  for (unsigned box = 0; box < 9; box++)
    bitslice_box_pass (&boards->candidate[0][bitslice_box_cell (box)], boards->single + bitslice_box_cell (box),
                       boards->once[box], watch, verdict);
  if (watch)
    verdict->solved &= verdict->alive;
}

/* The rule for minirows: each has exactly three values.
 *
 * A minirow has three cells, so three of the nine values are in it. Values that can be in it are *live* there; those that
 * cannot be in the other two minirows of the row are *bound* to it:
 *
 *                 minirow A   minirow B   minirow C
 *      value 1  [     1           .           .    ]   bound to A
 *      value 2  [     1           1           .    ]   live in A and B
 *      ...
 *      live          >= 3        >= 3        >= 3      fewer: no solution; three: all are bound
 *      bound         <= 3        <= 3        <= 3      more:  no solution; three: no other is live
 *
 * In a player's words: pairs, triples and locked sets inside a minirow, and the pigeonhole. The same for the minicolumns
 * of a column. The rule costs about as much as a round and is seldom needed, so it is applied only to boards that would
 * have to branch; without it near-blank boards branch without end. */

/* How many of nine are set: three, fewer, or more. */
typedef struct
{
  Slice three, fewer, more;
} BitsliceTally;

static inline BitsliceTally
bitslice_tally (const Slice s[9])
{
  Slice ones[3], twos[4], one, any, tail;
  BitsliceTally tally;

  for (unsigned i = 0; i < 3; i++)
    {
      ones[i] = slice_xor3 (s[3 * i], s[3 * i + 1], s[3 * i + 2]);
      twos[i] = slice_majority (s[3 * i], s[3 * i + 1], s[3 * i + 2]);
    }
  one = slice_xor3 (ones[0], ones[1], ones[2]);
  twos[3] = slice_majority (ones[0], ones[1], ones[2]);
  tail = slice_or3 (twos[0], twos[1], twos[2]);
  any = tail | twos[3];
  tally.more = slice_or_and (slice_majority (twos[0], twos[1], twos[2]), tail, twos[3]);
  tally.three = slice_and_or_not (one & any, SLICE_NONE, tally.more);
  tally.fewer = ~slice_or3 (tally.more, tally.three, SLICE_NONE);
  return tally;
}

/* The rule for one row (along = 1) or column (along = 9) with its first cell. */
static inline void
bitslice_apply_cardinality_to_line (BitsliceBoards *boards, unsigned first, unsigned along, BitsliceVerdict *verdict)
{
  Slice live[3][9], bound[3][9];
  BitsliceTally alive[3], tied[3];
  BitsliceVerdict seen = *verdict;

  assert (along == 1 ? first % 9 == 0 && first < 81 : along == 9 && first < 9);
  for (unsigned v = 0; v < 9; v++)
    {
      const Slice *x = boards->candidate[v] + first;

      for (unsigned m = 0; m < 3; m++)
        live[m][v] = slice_or3 (x[3 * m * along], x[(3 * m + 1) * along], x[(3 * m + 2) * along]);
      for (unsigned m = 0; m < 3; m++)
        bound[m][v] = slice_and_nor (live[m][v], live[(m + 1) % 3][v], live[(m + 2) % 3][v]);
    }
  for (unsigned m = 0; m < 3; m++)
    {
      alive[m] = bitslice_tally (live[m]);
      tied[m] = bitslice_tally (bound[m]);
      seen.alive = slice_and_nor (seen.alive, alive[m].fewer, tied[m].more);
    }
  for (unsigned v = 0; v < 9; v++)
    for (unsigned m = 0; m < 3; m++)
      {
        unsigned p = (m + 1) % 3, q = (m + 2) % 3;
        Slice *x = boards->candidate[v] + first + 3 * m * along;
        Slice gone = slice_or_and (tied[m].three & ~bound[m][v], alive[p].three, live[p][v]);

        gone = slice_or_and (gone, alive[q].three, live[q][v]);
        seen.changed = slice_or_and (seen.changed, gone, live[m][v]);
        for (unsigned i = 0; i < 3; i++)
          x[i * along] &= ~gone;
      }
  *verdict = seen;
}

/* The rule for the minirows of all boards, or their minicolumns; adds to *verdict, apart from solved. */
static void
bitslice_apply_cardinality (BitsliceBoards *boards, bool minicolumns, BitsliceVerdict *verdict)
{
  for (unsigned i = 0; i < 9; i++)
    if (minicolumns)
      bitslice_apply_cardinality_to_line (boards, i, 9, verdict);
    else
      bitslice_apply_cardinality_to_line (boards, 9 * i, 1, verdict);
}

/* One board of the bit-sliced engine on its own: a record of twelve words, and how it gets into a lane and out.
 *
 * A record has the 729 candidates of a board as bits. Words 0 .. 8 have cells 0 .. 63 of the values 1 .. 9; words 9, 10
 * and 11 the last 17 cells of three values each:
 *
 *      word v      [ cell 63 ............................. cell 0 ]  value v + 1
 *      word 9 + k  [  none  | 3k + 3     | 3k + 2     | 3k + 1    ]  values; cells 80 .. 64 of each
 *                    63..51   50 .. 34     33 .. 17     16 .. 0
 *
 * Lanes become records, and records lanes, when 64 slices at a time are transposed (slice.h). */

#define BITSLICE_WORDS 12
#define BITSLICE_TAIL_CELLS 17
#define BITSLICE_TAIL_MASK ((1u << BITSLICE_TAIL_CELLS) - 1)
#define BITSLICE_PADDING (64 / sizeof (Slice))

/* Twelve blocks of 64 slices. After transposing, a block has the word of lane 64 * q + i in quad q of its i-th slice. The
 * padding is for the cache: without it the words of a lane are a power of two apart and compete for a few places. */
typedef struct
{
  Slice block[BITSLICE_WORDS][64 + BITSLICE_PADDING] __attribute__ ((aligned (64)));
} BitsliceRecords;

static_assert (sizeof (Slice) * (64 + BITSLICE_PADDING) % 64 == 0, "each block is aligned");

/* How far apart the words of a lane are. */
#define BITSLICE_WORD_DISTANCE ((64 + BITSLICE_PADDING) * SLICE_QUADS)

static inline void
bitslice_get_record (const BitsliceRecords *records, unsigned lane, uint64_t record[BITSLICE_WORDS])
{
  const uint64_t *word = (const uint64_t *) &records->block[0][lane % 64] + lane / 64;

  assert (lane < SLICE_LANES);
  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    record[w] = word[w * BITSLICE_WORD_DISTANCE];
}

static inline void
bitslice_set_record (BitsliceRecords *records, unsigned lane, const uint64_t record[BITSLICE_WORDS])
{
  uint64_t *word = (uint64_t *) &records->block[0][lane % 64] + lane / 64;

  assert (lane < SLICE_LANES);
  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    word[w * BITSLICE_WORD_DISTANCE] = record[w];
}

/* Writes the candidates of one value; its last cells share a block with those of two other values. */
static inline void
bitslice_write_value (const Slice candidate[81], unsigned v, BitsliceRecords *records)
{
  Slice *tail = records->block[9 + v / 3] + BITSLICE_TAIL_CELLS * (v % 3);

  assert (v < 9);
  for (unsigned i = 0; i < BITSLICE_TAIL_CELLS; i++)
    tail[i] = candidate[64 + i];
  slice_transpose (candidate, records->block[v]);
}

/* Transposes the blocks of last cells, once they are written. */
static inline void
bitslice_write_tails (BitsliceRecords *records)
{
  for (unsigned w = 9; w < BITSLICE_WORDS; w++)
    slice_transpose (records->block[w], records->block[w]);
}

/* Writes all lanes as records. */
static void
bitslice_write_records (const BitsliceBoards *boards, BitsliceRecords *records)
{
  for (unsigned v = 0; v < 9; v++)
    bitslice_write_value (boards->candidate[v], v, records);
  bitslice_write_tails (records);
}

/* Replaces the given lanes by their records. */
static void
bitslice_read_records (BitsliceBoards *boards, Slice lanes, const BitsliceRecords *records)
{
  Slice transposed[64] __attribute__ ((aligned (64)));

  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    {
      slice_transpose (records->block[w], transposed);
      if (w < 9)
        for (unsigned i = 0; i < 64; i++)
          boards->candidate[w][i] = slice_select (lanes, transposed[i], boards->candidate[w][i]);
      else
        for (unsigned v = 0; v < 3; v++)
          for (unsigned i = 0; i < BITSLICE_TAIL_CELLS; i++)
            {
              Slice *x = &boards->candidate[3 * (w - 9) + v][64 + i];

              *x = slice_select (lanes, transposed[BITSLICE_TAIL_CELLS * v + i], *x);
            }
    }
  for (unsigned cell = 0; cell < 81; cell++)
    boards->single[cell] &= ~lanes;
}

/* Where the boards of the bit-sliced engine branch when no rule decides: all lanes choose at once.
 *
 * In a band each value has one of six configurations, permutations of minirows, in a stack one of six of
 * minicolumns. A lane takes the band or stack where all values together have the fewest live configurations, but more
 * than one each (after tdoku's choice), there the first value with two of them, else with more, and of its minirows the
 * first one in the first undecided row. One branch has the value in that minirow, the other has it elsewhere:
 *
 *        1  1  .          1  .  .             .  1  .
 *        .  1  1    =>    .  1  1     or      .  1  1    (the rules do the rest)
 *        1  .  1          .  .  1             1  .  1
 *
 * The lanes count with adders made of logic: a number is several slices, the lowest bit first. */

/* A choice in each lane: a minirow of a value in a band, or a minicolumn of a value in a stack. */
typedef struct
{
  Slice value[6][9];   /* [band, or 3 + stack][value - 1]: this value is branched on there */
  Slice minirow[3][3]; /* [row or column][box]: and this minirow or minicolumn */
} BitsliceBranch;

/* The live minirows of a value in a band (0 .. 2) or its minicolumns in a stack (3 .. 5). */
static inline void
bitslice_minirows (const Slice *x, unsigned band, Slice m[3][3])
{
  unsigned first = band < 3 ? 27 * band : 3 * (band - 3), along = band < 3 ? 1 : 9;
  unsigned across = 10 - along;

  assert (band < 6);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned b = 0; b < 3; b++)
      {
        const Slice *cell = x + first + r * across + 3 * b * along;

        m[r][b] = slice_or3 (cell[0], cell[along], cell[2 * along]);
      }
}

/* Adds up the live configurations of a band, and sets two[] and many[] where a value has two, or more. */
static inline void
bitslice_count_configurations (const BitsliceBoards *boards, unsigned band, Slice total[6], Slice two[9], Slice many[9])
{
  for (unsigned bit = 0; bit < 6; bit++)
    total[bit] = SLICE_NONE;
  for (unsigned v = 0; v < 9; v++)
    {
      Slice m[3][3], a, b, c, d, e, f, sum1, sum2, carry1, carry2, carry3, bit[3], carry;

      bitslice_minirows (boards->candidate[v], band, m);
      a = slice_and3 (m[0][0], m[1][1], m[2][2]), b = slice_and3 (m[0][0], m[1][2], m[2][1]);
      c = slice_and3 (m[0][1], m[1][0], m[2][2]), d = slice_and3 (m[0][1], m[1][2], m[2][0]);
      e = slice_and3 (m[0][2], m[1][0], m[2][1]), f = slice_and3 (m[0][2], m[1][1], m[2][0]);
      sum1 = slice_xor3 (a, b, c), carry1 = slice_majority (a, b, c);
      sum2 = slice_xor3 (d, e, f), carry2 = slice_majority (d, e, f);
      carry3 = sum1 & sum2;
      bit[0] = sum1 ^ sum2;
      bit[1] = slice_xor3 (carry1, carry2, carry3);
      bit[2] = slice_majority (carry1, carry2, carry3);
      two[v] = slice_and_nor (bit[1], bit[0], bit[2]);
      many[v] = slice_or_and (bit[2], bit[1], bit[0]);

      carry = SLICE_NONE;
      for (unsigned i = 0; i < 3; i++)
        {
          Slice sum = slice_xor3 (total[i], bit[i], carry);

          carry = slice_majority (total[i], bit[i], carry);
          total[i] = sum;
        }
      for (unsigned i = 3; i < 6; i++)
        {
          Slice sum = total[i] ^ carry;

          carry &= total[i];
          total[i] = sum;
        }
    }
}

/* Where the number a is smaller than b. */
static inline Slice
bitslice_less (const Slice a[6], const Slice b[6])
{
  Slice less = SLICE_NONE;

  for (unsigned bit = 0; bit < 6; bit++)
    less = slice_select (a[bit] ^ b[bit], b[bit], less);
  return less;
}

/* The value to branch on in each band. A band that is done has nine configurations, one a value. */
static inline void
bitslice_choose_value (const BitsliceBoards *boards, BitsliceBranch *branch)
{
  Slice best[6], taken = SLICE_NONE;

  for (unsigned bit = 0; bit < 6; bit++)
    best[bit] = SLICE_ALL;
  for (unsigned band = 0; band < 6; band++)
    {
      Slice total[6], two[9], many[9], better, open = SLICE_NONE;

      bitslice_count_configurations (boards, band, total, two, many);
      for (unsigned v = 0; v < 9; v++)
        open = slice_or3 (open, two[v], many[v]);
      better = bitslice_less (total, best) & open;
      for (unsigned bit = 0; bit < 6; bit++)
        best[bit] = slice_select (better, total[bit], best[bit]);
      for (unsigned before = 0; before < band; before++)
        for (unsigned v = 0; v < 9; v++)
          branch->value[before][v] &= ~better;
      taken = ~better;
      for (unsigned v = 0; v < 9; v++)
        {
          branch->value[band][v] = two[v] & ~taken;
          taken |= two[v];
        }
      for (unsigned v = 0; v < 9; v++)
        {
          branch->value[band][v] |= many[v] & ~taken;
          taken |= many[v];
        }
    }
}

/* The minirow to branch on, given the value. */
static inline void
bitslice_choose_minirow (const BitsliceBoards *boards, BitsliceBranch *branch)
{
  Slice m[3][3] = { 0 }, taken = SLICE_NONE;

  for (unsigned band = 0; band < 6; band++)
    for (unsigned v = 0; v < 9; v++)
      {
        Slice live[3][3];

        bitslice_minirows (boards->candidate[v], band, live);
        for (unsigned i = 0; i < 9; i++)
          m[i / 3][i % 3] = slice_or_and (m[i / 3][i % 3], branch->value[band][v], live[i / 3][i % 3]);
      }
  for (unsigned r = 0; r < 3; r++)
    {
      Slice open = slice_majority (m[r][0], m[r][1], m[r][2]) & ~taken;

      taken |= open;
      branch->minirow[r][0] = open & m[r][0];
      branch->minirow[r][1] = slice_and_nor (open & m[r][1], m[r][0], SLICE_NONE);
      branch->minirow[r][2] = SLICE_NONE;
    }
}

/* Whether every lane has exactly one value in one band, and one minirow, or none of both where it is not in lanes. */
static inline bool
bitslice_is_choice (const BitsliceBranch *branch, Slice lanes)
{
  Slice once = SLICE_NONE, twice = SLICE_NONE, minirow = SLICE_NONE, two_minirows = SLICE_NONE;

  for (unsigned i = 0; i < 54; i++)
    {
      twice |= once & branch->value[i / 9][i % 9];
      once |= branch->value[i / 9][i % 9];
    }
  for (unsigned i = 0; i < 9; i++)
    {
      two_minirows |= minirow & branch->minirow[i / 3][i % 3];
      minirow |= branch->minirow[i / 3][i % 3];
    }
  return slice_count (twice | two_minirows | (once ^ lanes) | (minirow ^ lanes)) == 0;
}

/* Chooses a branch in the given lanes, whose boards are stable, alive and not solved; in the others the choice is empty. */
static void
bitslice_choose (const BitsliceBoards *boards, Slice lanes, BitsliceBranch *branch)
{
  bitslice_choose_value (boards, branch);
  for (unsigned band = 0; band < 6; band++)
    for (unsigned v = 0; v < 9; v++)
      branch->value[band][v] &= lanes;
  bitslice_choose_minirow (boards, branch);
  assert (bitslice_is_choice (branch, lanes));
}

/* The lanes whose cells have two candidates at most. If such a board is stable, every house has as many open values as
 * open cells, with two places each; so the other candidates of all open cells of a solution are another solution.
 * Solutions come in pairs, one in each branch of any choice, and the second branch need not be searched to be counted.
 * (Players know such a board as the bivalue universal grave.) */
static Slice
bitslice_in_pairs (const BitsliceBoards *boards)
{
  Slice more = SLICE_NONE;

  for (unsigned cell = 0; cell < 81; cell++)
    {
      Slice one[3], two[3], three;

      for (unsigned i = 0; i < 3; i++)
        {
          Slice a = boards->candidate[3 * i][cell], b = boards->candidate[3 * i + 1][cell];
          Slice c = boards->candidate[3 * i + 2][cell];

          one[i] = slice_xor3 (a, b, c);
          two[i] = slice_majority (a, b, c);
        }
      three = slice_and3 (one[0], one[1], one[2]);
      three = slice_or_and (three, slice_or3 (two[0], two[1], two[2]), slice_or3 (one[0], one[1], one[2]));
      more = slice_or3 (more, three, slice_majority (two[0], two[1], two[2]));
    }
  return ~more;
}

/* Where a branch was chosen, one value of the boards becomes that of their first branches, and second gets that of the
 * second ones. In the row of the chosen minirow, the first branch loses the other two, and the second that one. */
static inline void
bitslice_split_value (Slice *x, const Slice where[6], const Slice chosen[3][3], const Slice others[3][3], Slice *second)
{
  for (unsigned box = 0; box < 9; box++)
    for (unsigned r = 0; r < 3; r++)
      for (unsigned c = 0; c < 3; c++)
        {
          unsigned cell = bitslice_box_cell (box) + 9 * r + c;
          Slice in_band = where[box / 3], in_stack = where[3 + box % 3], before = x[cell];

          second[cell] =
              slice_and_nand (slice_and_nand (before, in_band, chosen[r][box % 3]), in_stack, chosen[c][box / 3]);
          x[cell] = slice_and_nand (slice_and_nand (before, in_band, others[r][box % 3]), in_stack, others[c][box / 3]);
        }
}

/* Where a branch was chosen the boards become their first branches; the second ones become records, of all lanes. */
static void
bitslice_split (BitsliceBoards *boards, const BitsliceBranch *branch, BitsliceRecords *records)
{
  Slice others[3][3], second[81];

  for (unsigned r = 0; r < 3; r++)
    for (unsigned b = 0; b < 3; b++)
      others[r][b] = branch->minirow[r][(b + 1) % 3] | branch->minirow[r][(b + 2) % 3];
  for (unsigned v = 0; v < 9; v++)
    {
      Slice where[6];

      for (unsigned band = 0; band < 6; band++)
        where[band] = branch->value[band][v];
      bitslice_split_value (boards->candidate[v], where, branch->minirow, others, second);
      bitslice_write_value (second, v, records);
    }
  bitslice_write_tails (records);
}

/* From puzzles to records of the bit-sliced engine, and from solved lanes to values. */

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Bit i says whether byte i of sixteen is the value. */
static inline uint64_t
bitslice_sixteen_equal (const uint8_t *values, uint8_t value)
{
#ifdef __SSE2__
  __m128i sixteen = _mm_loadu_si128 ((const __m128i *) values);

  return (uint64_t) _mm_movemask_epi8 (_mm_cmpeq_epi8 (sixteen, _mm_set1_epi8 ((char) value)));
#else
  typedef uint8_t Bytes __attribute__ ((vector_size (16)));
  typedef uint64_t Words __attribute__ ((vector_size (16)));
  static const Bytes own_bit = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };
  const uint64_t sum_up = 0x0101010101010101; /* a product with it has the sum of the bytes on top */
  Bytes sixteen;
  Words equal;

  memcpy (&sixteen, values, sizeof sixteen);
  equal = (Words) ((Bytes) (sixteen == (Bytes){ 0 } + value) & own_bit);
  return (equal[0] * sum_up >> 56) | (equal[1] * sum_up >> 56) << 8;
#endif
}

/* Bit i says whether cell i is the value; cells 64 .. 80 in *tail. */
static inline uint64_t
bitslice_cells_equal (const uint8_t *values, uint8_t value, uint64_t *tail)
{
#ifdef __AVX512BW__
  __m512i first = _mm512_loadu_si512 (values), all = _mm512_set1_epi8 ((char) value);
  __m256i last = _mm256_maskz_loadu_epi8 (BITSLICE_TAIL_MASK, values + 64);

  *tail = _mm256_mask_cmpeq_epi8_mask (BITSLICE_TAIL_MASK, last, _mm512_castsi512_si256 (all));
  return _mm512_cmpeq_epi8_mask (first, all);
#else
  *tail = bitslice_sixteen_equal (values + 64, value) | (uint64_t) (values[80] == value) << 16;
#ifdef __AVX2__
  __m256i first = _mm256_loadu_si256 ((const __m256i *) values), all = _mm256_set1_epi8 ((char) value);
  __m256i second = _mm256_loadu_si256 ((const __m256i *) (values + 32));

  return (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (first, all))
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (second, all)) << 32;
#else
  return bitslice_sixteen_equal (values, value) | bitslice_sixteen_equal (values + 16, value) << 16
         | bitslice_sixteen_equal (values + 32, value) << 32 | bitslice_sixteen_equal (values + 48, value) << 48;
#endif
#endif
}

/* The record of a puzzle: a blank has all candidates, a given only its own. */
static inline void
bitslice_record_of_values (const uint8_t values[81], uint64_t record[BITSLICE_WORDS])
{
  uint64_t blank_tail, blank = bitslice_cells_equal (values, 0, &blank_tail);

  for (unsigned k = 9; k < BITSLICE_WORDS; k++)
    record[k] = 0;
  for (unsigned v = 0; v < 9; v++)
    {
      uint64_t tail;

      record[v] = blank | bitslice_cells_equal (values, (uint8_t) (v + 1), &tail);
      assert ((blank_tail | tail) <= BITSLICE_TAIL_MASK);
      record[9 + v / 3] |= (blank_tail | tail) << (BITSLICE_TAIL_CELLS * (v % 3));
    }
}

/* Removes a candidate from a record. */
static inline void
bitslice_exclude (uint64_t record[BITSLICE_WORDS], SudokuExcluded excluded)
{
  unsigned v = excluded.value - 1u;

  assert (v < 9 && excluded.cell < 81);
  if (excluded.cell < 64)
    record[v] &= ~(UINT64_C (1) << excluded.cell);
  else
    record[9 + v / 3] &= ~(UINT64_C (1) << (BITSLICE_TAIL_CELLS * (v % 3) + excluded.cell - 64));
}

/* The values of a solved board's record. */
static inline void
bitslice_values_of_record (const uint64_t record[BITSLICE_WORDS], uint8_t values[81])
{
#ifdef __AVX512BW__
  __m512i first = _mm512_setzero_si512 ();
  __m256i last = _mm256_setzero_si256 ();
#endif

  for (unsigned v = 0; v < 9; v++)
    {
      uint64_t cells = record[v];
      uint64_t tail = record[9 + v / 3] >> (BITSLICE_TAIL_CELLS * (v % 3)) & BITSLICE_TAIL_MASK;

      assert (__builtin_popcountll (cells) + __builtin_popcountll (tail) == 9);
#ifdef __AVX512BW__
      first = _mm512_mask_mov_epi8 (first, cells, _mm512_set1_epi8 ((char) (v + 1)));
      last = _mm256_mask_mov_epi8 (last, (__mmask32) tail, _mm256_set1_epi8 ((char) (v + 1)));
#else
      for (; cells != 0; cells &= cells - 1)
        values[__builtin_ctzll (cells)] = (uint8_t) (v + 1);
      for (; tail != 0; tail &= tail - 1)
        values[64 + __builtin_ctzll (tail)] = (uint8_t) (v + 1);
#endif
    }
#ifdef __AVX512BW__
  _mm512_storeu_si512 (values, first);
  _mm256_mask_storeu_epi8 (values + 64, BITSLICE_TAIL_MASK, last);
#endif
}

/* The values of a solved lane. For a few lanes this takes less time than to transpose all of them. */
static inline void
bitslice_values_of_lane (const BitsliceBoards *boards, unsigned lane, uint8_t values[81])
{
  for (unsigned cell = 0; cell < 81; cell++)
    {
      unsigned value = 0;

      for (unsigned v = 0; v < 9; v++)
        value += (v + 1) * (unsigned) (boards->candidate[v][cell][lane / 64] >> lane % 64 & 1);
      assert (value >= 1 && value <= 9);
      values[cell] = (uint8_t) value;
    }
}
