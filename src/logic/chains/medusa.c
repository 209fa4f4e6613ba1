/* 3D Medusa: colours that run through the values of cells as well as through the cells of a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules are those of sudokuwiki.org (Andrew Stuart); the variant of a step is the number of its rule:
 *
 *  1. A colour that is twice in a cell, or
 *  2. twice with a value in a house, is false.
 *  3. What is in a cell with both colours,
 *  4. sees both colours of its value, or
 *  5. sees one of its value and has the other in its cell, is false.
 *  6. A colour that leaves a cell without candidates is false.
 */
#include "logic/chains/chains.h"
#include "logic/chains/colouring.h"

static void
begin (SudokuColouring *colouring, SudokuSpelling *spelling, const SudokuColourPair *pair, unsigned rule)
{
  sudoku_colouring_begin_step (colouring, spelling, SUDOKU_MEDUSA, pair);
  colouring->finding->step.variant = (uint8_t) rule;
}

static bool
is_in_same_cell (const SudokuLinks *links, unsigned a, unsigned b)
{
  return sudoku_node_first_cell (links, a) == sudoku_node_first_cell (links, b);
}

/* Rules 1 and 2. */
static void
look_for_conflict (SudokuColouring *colouring, const SudokuColourPair *pair, unsigned side)
{
  SudokuSpelling spelling;
  unsigned a, b;

  if (!sudoku_colours_meet (colouring, pair->colour[side], pair->colour[side], &a, &b))
    return;
  begin (colouring, &spelling, pair, is_in_same_cell (colouring->links, a, b) ? 1 : 2);
  sudoku_colouring_bridge (&spelling, a, b);
  sudoku_colouring_remove (colouring, pair->colour[side]);
  sudoku_colouring_report (colouring, &spelling);
}

/* How a candidate sees a colour: in its cell 1, by its value 2, both 3. */
static unsigned
sees (const SudokuColouring *colouring, unsigned candidate, const uint64_t *colour)
{
  const SudokuLinks *links = colouring->links;
  const uint64_t *seen = sudoku_node_seen (links, candidate);
  unsigned how = 0;

  for (unsigned w = 0; w < links->n_words; w++)
    for (uint64_t both = seen[w] & colour[w]; both != 0; both &= both - 1)
      how |= is_in_same_cell (links, candidate, 64 * w + (unsigned) __builtin_ctzll (both)) ? 1 : 2;
  return how;
}

/* The first of rules 3 to 5 by which a candidate is false. */
static unsigned
rule_of (const SudokuColouring *colouring, const SudokuColourPair *pair, unsigned candidate)
{
  unsigned a = sees (colouring, candidate, pair->colour[0]), b = sees (colouring, candidate, pair->colour[1]);

  return (a & b & 1) != 0 ? 3 : (a & b & 2) != 0 ? 4 : 5;
}

/* Rules 3 to 5. */
static void
look_for_witnesses (SudokuColouring *colouring, const SudokuColourPair *pair)
{
  const SudokuLinks *links = colouring->links;
  SudokuSpelling spelling;

  for (unsigned w = 0; w < links->n_words; w++)
    colouring->removed[w] = pair->seen[0][w] & pair->seen[1][w] & ~pair->colour[0][w] & ~pair->colour[1][w];
  if (sudoku_bits_is_empty (colouring->removed, links->n_words))
    return;
  for (unsigned rule = 3; rule <= 5; rule++)
    {
      begin (colouring, &spelling, pair, rule);
      FOR_EACH_BIT (c, colouring->removed, links->n_words)
        if (rule_of (colouring, pair, c) == rule)
          sudoku_node_remove (colouring->finding, links, c);
      sudoku_colouring_report (colouring, &spelling);
    }
}

/* Whether a colour excludes all candidates of a cell, none of which has a colour. */
static bool
empties (const SudokuColouring *colouring, const SudokuColourPair *pair, unsigned side, unsigned cell)
{
  const SudokuBoard *board = colouring->finding->board;

  for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
    {
      unsigned node = sudoku_links_number (colouring->links, board->shape, cell, sudoku_set_first (set));

      if (!sudoku_bits_has (pair->seen[side], node) || sudoku_bits_has (pair->colour[0], node)
          || sudoku_bits_has (pair->colour[1], node))
        return false;
    }
  return board->value[cell] == 0;
}

/* Adds the links by which a colour excludes all candidates of a cell. */
static void
spell_emptied_cell (const SudokuColouring *colouring, SudokuSpelling *spelling, const uint64_t *colour, unsigned cell)
{
  const SudokuBoard *board = colouring->finding->board;

  sudoku_step_base_cell (colouring->finding, cell);
  for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
    {
      unsigned node = sudoku_links_number (colouring->links, board->shape, cell, sudoku_set_first (set));
      const uint64_t *seen = sudoku_node_seen (colouring->links, node);
      unsigned w = 0;

      while ((seen[w] & colour[w]) == 0)
        w++;
      sudoku_colouring_bridge (spelling, 64 * w + (unsigned) __builtin_ctzll (seen[w] & colour[w]), node);
    }
}

/* Rule 6. */
static void
look_for_emptied_cell (SudokuColouring *colouring, const SudokuColourPair *pair, unsigned side)
{
  SudokuSpelling spelling;

  for (unsigned cell = 0; cell < colouring->finding->shape->n_cells; cell++)
    if (empties (colouring, pair, side, cell))
      {
        begin (colouring, &spelling, pair, 6);
        spell_emptied_cell (colouring, &spelling, pair->colour[side], cell);
        sudoku_colouring_remove (colouring, pair->colour[side]);
        sudoku_colouring_report (colouring, &spelling);
        return;
      }
}

void
sudoku_find_medusa (SudokuFinding *finding)
{
  SudokuColouring colouring;
  bool any = sudoku_colouring_begin (&colouring, finding, 0);

  for (unsigned i = 0; any && i < colouring.n_pairs && !sudoku_finding_cancelled (finding); i++)
    {
      const SudokuColourPair *pair = &colouring.pair[i];

      if (sudoku_set_is_single (pair->values)) /* simple colours */
        continue;
      for (unsigned side = 0; side < 2; side++)
        look_for_conflict (&colouring, pair, side);
      look_for_witnesses (&colouring, pair);
      for (unsigned side = 0; side < 2; side++)
        look_for_emptied_cell (&colouring, pair, side);
    }
  sudoku_colouring_clear (&colouring);
}
