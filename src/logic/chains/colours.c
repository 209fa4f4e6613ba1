/* Simple colours and multi-colours: what follows from the colours of a single value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/chains/chains.h"
#include "logic/chains/colouring.h"

/* What sees both colours is false. */
static void
trap (SudokuColouring *colouring, const SudokuColourPair *pair)
{
  SudokuSpelling spelling;

  for (unsigned w = 0; w < colouring->links->n_words; w++)
    colouring->removed[w] = pair->seen[0][w] & pair->seen[1][w];
  if (sudoku_bits_is_empty (colouring->removed, colouring->links->n_words))
    return;
  sudoku_colouring_begin_step (colouring, &spelling, SUDOKU_SIMPLE_COLOURS_TRAP, pair);
  sudoku_colouring_remove (colouring, colouring->removed);
  sudoku_colouring_report (colouring, &spelling);
}

/* A colour that excludes itself is false. */
static void
wrap (SudokuColouring *colouring, const SudokuColourPair *pair)
{
  SudokuSpelling spelling;
  unsigned a, b;

  sudoku_colouring_begin_step (colouring, &spelling, SUDOKU_SIMPLE_COLOURS_WRAP, pair);
  for (unsigned side = 0; side < 2; side++)
    if (sudoku_colours_meet (colouring, pair->colour[side], pair->colour[side], &a, &b))
      {
        sudoku_colouring_bridge (&spelling, a, b);
        sudoku_colouring_remove (colouring, pair->colour[side]);
      }
  sudoku_colouring_report (colouring, &spelling);
}

static void
find (SudokuFinding *finding, void (*look) (SudokuColouring *colouring))
{
  for (unsigned value = 1; value <= finding->shape->order && !sudoku_finding_cancelled (finding); value++)
    {
      SudokuColouring colouring;

      if (sudoku_colouring_begin (&colouring, finding, value))
        look (&colouring);
      sudoku_colouring_clear (&colouring);
    }
}

static void
look_at_pairs (SudokuColouring *colouring)
{
  for (unsigned i = 0; i < colouring->n_pairs && !sudoku_finding_cancelled (colouring->finding); i++)
    {
      if (sudoku_finding_seeks (colouring->finding, SUDOKU_SIMPLE_COLOURS_WRAP))
        wrap (colouring, &colouring->pair[i]);
      if (sudoku_finding_seeks (colouring->finding, SUDOKU_SIMPLE_COLOURS_TRAP))
        trap (colouring, &colouring->pair[i]);
    }
}

void
sudoku_find_simple_colours (SudokuFinding *finding)
{
  find (finding, look_at_pairs);
}

/* If a colour of one pair excludes one of another pair, one of their opposites is true. */
static void
multi_1 (SudokuColouring *colouring, const SudokuColourPair *here, const SudokuColourPair *there)
{
  SudokuSpelling spelling;
  bool found = false;
  unsigned a, b;

  memset (colouring->removed, 0, colouring->links->n_words * sizeof *colouring->removed);
  sudoku_colouring_begin_step (colouring, &spelling, SUDOKU_MULTI_COLOURS_1, here);
  for (unsigned i = 0; i < 4; i++)
    if (sudoku_colours_meet (colouring, here->colour[i / 2], there->colour[i % 2], &a, &b))
      {
        sudoku_colouring_bridge (&spelling, a, b);
        for (unsigned w = 0; w < colouring->links->n_words; w++)
          colouring->removed[w] |= here->seen[1 - i / 2][w] & there->seen[1 - i % 2][w];
        found = true;
      }
  if (found)
    {
      sudoku_colouring_spell (colouring, &spelling, there, 2);
      sudoku_colouring_remove (colouring, colouring->removed);
    }
  sudoku_colouring_report (colouring, &spelling);
}

/* A colour that excludes both colours of another pair is false. */
static void
multi_2 (SudokuColouring *colouring, const SudokuColourPair *here, const SudokuColourPair *there)
{
  SudokuSpelling spelling;
  bool found = false;
  unsigned a, b, c, d;

  sudoku_colouring_begin_step (colouring, &spelling, SUDOKU_MULTI_COLOURS_2, here);
  for (unsigned side = 0; side < 2; side++)
    if (sudoku_colours_meet (colouring, here->colour[side], there->colour[0], &a, &b)
        && sudoku_colours_meet (colouring, here->colour[side], there->colour[1], &c, &d))
      {
        sudoku_colouring_bridge (&spelling, a, b);
        sudoku_colouring_bridge (&spelling, c, d);
        sudoku_colouring_remove (colouring, here->colour[side]);
        found = true;
      }
  if (found)
    sudoku_colouring_spell (colouring, &spelling, there, 2);
  sudoku_colouring_report (colouring, &spelling);
}

static void
look_at_two_pairs (SudokuColouring *colouring)
{
  for (unsigned i = 0; i < colouring->n_pairs; i++)
    for (unsigned j = 0; j < colouring->n_pairs && !sudoku_finding_cancelled (colouring->finding); j++)
      {
        if (i < j && sudoku_finding_seeks (colouring->finding, SUDOKU_MULTI_COLOURS_1))
          multi_1 (colouring, &colouring->pair[i], &colouring->pair[j]);
        if (i != j && sudoku_finding_seeks (colouring->finding, SUDOKU_MULTI_COLOURS_2))
          multi_2 (colouring, &colouring->pair[i], &colouring->pair[j]);
      }
}

void
sudoku_find_multi_colours (SudokuFinding *finding)
{
  find (finding, look_at_two_pairs);
}
