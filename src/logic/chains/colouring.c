/* Colouring candidates along their conjugate pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/colouring.h"

#include <stdlib.h>
#include <string.h>

#include "logic/chains/chains.h"
#include "logic/chains/links.h"

#define MOST_CANDIDATES 16384

/* Whether a strong link joins candidates of the value that is coloured. */
static bool
is_wanted (const SudokuLinks *links, unsigned node, unsigned value)
{
  return value == 0 || links->node[node].value == value;
}

/* Colours what is joined to a candidate; todo[] has room for all. */
static void
colour_from (SudokuColouring *colouring, unsigned start, unsigned value, uint32_t *todo)
{
  const SudokuLinks *links = colouring->links;
  SudokuColourPair *pair = &colouring->pair[colouring->n_pairs];
  unsigned n = 0;

  todo[n++] = 2 * start;
  sudoku_bits_remove (colouring->unmatched, start);
  for (unsigned done = 0; done < n; done++)
    {
      unsigned node = todo[done] / 2, side = todo[done] % 2;
      uint32_t off = sudoku_event (node, false);

      sudoku_bits_add (pair->colour[side], node);
      pair->values |= sudoku_set_of (links->node[node].value);
      sudoku_bits_unite (pair->seen[side], sudoku_node_seen (links, node), links->n_words);
      for (unsigned i = links->first[off]; i < links->first[off + 1]; i++)
        {
          unsigned other = sudoku_event_node (links->implication[i].event);

          if (!is_wanted (links, other, value) || !sudoku_bits_has (colouring->unmatched, other))
            continue;
          sudoku_bits_remove (colouring->unmatched, other);
          todo[n++] = 2 * other + !side;
        }
    }
  colouring->n_pairs++;
}

/* Marks the candidates that have a strong link; returns how many. */
static unsigned
mark_candidates (SudokuColouring *colouring, unsigned value)
{
  const SudokuLinks *links = colouring->links;
  unsigned n = 0;

  for (unsigned node = 0; node < links->n_candidates; node++)
    {
      uint32_t off = sudoku_event (node, false);
      bool joined = false;

      for (unsigned i = links->first[off]; i < links->first[off + 1] && is_wanted (links, node, value); i++)
        joined |= is_wanted (links, sudoku_event_node (links->implication[i].event), value);
      if (!joined)
        continue;
      sudoku_bits_add (colouring->unmatched, node);
      n++;
    }
  return n;
}

bool
sudoku_colouring_begin (SudokuColouring *colouring, SudokuFinding *finding, unsigned value)
{
  const SudokuLinks *links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  unsigned words, n;
  uint32_t *todo;

  *colouring = (SudokuColouring){ .finding = finding, .links = links };
  if (links == NULL)
    return false;
  words = links->n_words;
  colouring->removed = calloc (2 * (size_t) words + 1, sizeof *colouring->removed);
  if (colouring->removed == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  colouring->unmatched = colouring->removed + words;
  n = mark_candidates (colouring, value) / 2; /* at least two in each pair of colours */
  colouring->pair = calloc (n + 1, sizeof *colouring->pair);
  colouring->sets = calloc (4 * (size_t) n * words + 1, sizeof *colouring->sets);
  todo = malloc ((links->n_candidates + 1) * sizeof *todo);
  if (colouring->pair == NULL || colouring->sets == NULL || todo == NULL)
    sudoku_finding_fail (finding);
  for (unsigned i = 0; i < n && finding->result == SUDOKU_FIND_DONE; i++)
    for (unsigned k = 0; k < 2; k++)
      {
        colouring->pair[i].colour[k] = colouring->sets + (4 * (size_t) i + k) * words;
        colouring->pair[i].seen[k] = colouring->sets + (4 * (size_t) i + k + 2) * words;
      }
  if (finding->result == SUDOKU_FIND_DONE)
    FOR_EACH_BIT (node, colouring->unmatched, words)
      colour_from (colouring, node, value, todo);
  free (todo);
  return finding->result == SUDOKU_FIND_DONE && colouring->n_pairs > 0;
}

void
sudoku_colouring_clear (SudokuColouring *colouring)
{
  free (colouring->pair);
  free (colouring->sets);
  free (colouring->removed);
}

bool
sudoku_colours_meet (const SudokuColouring *colouring,
                     const uint64_t *colour,
                     const uint64_t *other,
                     unsigned *a,
                     unsigned *b)
{
  FOR_EACH_BIT (node, colour, colouring->links->n_words)
    {
      const uint64_t *seen = sudoku_node_seen (colouring->links, node);

      if (!sudoku_bits_meet (seen, other, colouring->links->n_words))
        continue;
      for (unsigned i = 0; i < colouring->links->n_words && a != NULL; i++)
        if ((seen[i] & other[i]) != 0)
          {
            *a = node;
            *b = 64 * i + (unsigned) __builtin_ctzll (seen[i] & other[i]);
            break;
          }
      return true;
    }
  return false;
}

void
sudoku_colouring_spell (const SudokuColouring *colouring,
                        SudokuSpelling *spelling,
                        const SudokuColourPair *pair,
                        unsigned first)
{
  const SudokuLinks *links = colouring->links;

  for (unsigned side = 0; side < 2; side++)
    FOR_EACH_BIT (node, pair->colour[side], links->n_words)
      {
        uint32_t off = sudoku_event (node, false);

        sudoku_step_candidate (colouring->finding, SUDOKU_PART_COLOUR, first + side,
                               sudoku_node_first_cell (links, node), links->node[node].value);
        for (unsigned i = links->first[off]; i < links->first[off + 1]; i++)
          {
            unsigned other = sudoku_event_node (links->implication[i].event);

            if (other < node || !(sudoku_bits_has (pair->colour[!side], other)))
              continue;
            sudoku_spell_link (spelling, off, sudoku_event (other, true), 0);
            sudoku_colouring_bridge (spelling, node, other);
          }
      }
}

void
sudoku_colouring_bridge (SudokuSpelling *spelling, unsigned a, unsigned b)
{
  sudoku_spell_link (spelling, sudoku_event (a, true), sudoku_event (b, false), 0);
}

void
sudoku_colouring_remove (const SudokuColouring *colouring, const uint64_t *removed)
{
  FOR_EACH_BIT (node, removed, colouring->links->n_words)
    sudoku_node_remove (colouring->finding, colouring->links, node);
}

void
sudoku_colouring_begin_step (SudokuColouring *colouring,
                             SudokuSpelling *spelling,
                             SudokuTechnique technique,
                             const SudokuColourPair *pair)
{
  sudoku_step_begin (colouring->finding, technique);
  colouring->finding->step.values = pair->values;
  sudoku_spelling_begin (spelling, colouring->finding, colouring->links);
  sudoku_colouring_spell (colouring, spelling, pair, 0);
}

void
sudoku_colouring_report (SudokuColouring *colouring, SudokuSpelling *spelling)
{
  sudoku_spelling_clear (spelling);
  sudoku_step_report (colouring->finding);
}

/* Simple colours and multi-colours: what follows from the colours of a single value. */

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

/* 3D Medusa: colours that run through the values of cells as well as through the cells of a value.
 *
 * The rules are those of sudokuwiki.org (Andrew Stuart); the variant of a step is the number of its rule:
 *
 *  1. A colour that is twice in a cell, or
 *  2. twice with a value in a house, is false.
 *  3. What is in a cell with both colours,
 *  4. sees both colours of its value, or
 *  5. sees one of its value and has the other in its cell, is false.
 *  6. A colour that leaves a cell without candidates is false. */

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
