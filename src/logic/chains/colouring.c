/* Candidates that are joined by conjugate pairs, in two colours: either all of one colour are true, or all of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/finders.h"
#include "logic/chains/spell.h"

#define MOST_CANDIDATES 16384

/* The candidates of two colours, as sets of candidates. */
typedef struct
{
  uint64_t *colour[2];
  uint64_t *seen[2]; /* what some candidate of the colour excludes */
  SudokuSet values;
} ColourPair;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  unsigned n_pairs;
  ColourPair *pair;
  uint64_t *sets;      /* the memory of all sets, and two more */
  uint64_t *removed;   /* for the caller */
  uint64_t *unmatched; /* candidates that have no colour yet */
} Colouring;

/* Whether a strong link joins candidates of the value that is coloured. */
static bool
is_wanted (const SudokuLinks *links, unsigned node, unsigned value)
{
  return value == 0 || links->node[node].value == value;
}

/* Colours what is joined to a candidate; todo[] has room for all. */
static void
colour_from (Colouring *colouring, unsigned start, unsigned value, uint32_t *todo)
{
  const SudokuLinks *links = colouring->links;
  ColourPair *pair = &colouring->pair[colouring->n_pairs];
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
          unsigned other = sudoku_event_node (links->implication[i]);

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
mark_candidates (Colouring *colouring, unsigned value)
{
  const SudokuLinks *links = colouring->links;
  unsigned n = 0;

  for (unsigned node = 0; node < links->n_candidates; node++)
    {
      uint32_t off = sudoku_event (node, false);
      bool joined = false;

      for (unsigned i = links->first[off]; i < links->first[off + 1] && is_wanted (links, node, value); i++)
        joined |= is_wanted (links, sudoku_event_node (links->implication[i]), value);
      if (!joined)
        continue;
      sudoku_bits_add (colouring->unmatched, node);
      n++;
    }
  return n;
}

/* Colours the candidates of a value by its conjugate pairs in houses or, if value is 0, all by those and cells of two
 * candidates; lone candidates get no colour. Returns whether there is anything to look at; clear it in any case. */
static bool
colouring_begin (Colouring *colouring, SudokuFinding *finding, unsigned value)
{
  const SudokuLinks *links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  unsigned words, n;
  uint32_t *todo;

  *colouring = (Colouring){ .finding = finding, .links = links };
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
  for (unsigned i = 0; i < n && finding->result == SUDOKU_EXHAUSTED; i++)
    for (unsigned k = 0; k < 2; k++)
      {
        colouring->pair[i].colour[k] = colouring->sets + (4 * (size_t) i + k) * words;
        colouring->pair[i].seen[k] = colouring->sets + (4 * (size_t) i + k + 2) * words;
      }
  if (finding->result == SUDOKU_EXHAUSTED)
    FOR_EACH_BIT (node, colouring->unmatched, words)
      colour_from (colouring, node, value, todo);
  free (todo);
  return finding->result == SUDOKU_EXHAUSTED && colouring->n_pairs > 0;
}

/* Frees what the colouring holds. */
static void
colouring_clear (Colouring *colouring)
{
  free (colouring->pair);
  free (colouring->sets);
  free (colouring->removed);
}

/* Whether some candidate of one set is seen by the other; then they are in a and b, unless these are NULL. */
static bool
colours_meet (const Colouring *colouring, const uint64_t *colour, const uint64_t *other, unsigned *a, unsigned *b)
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

/* Adds the weak link of two candidates that exclude each other. */
static void
bridge (SudokuSpelling *spelling, unsigned a, unsigned b)
{
  sudoku_spell_link (spelling, sudoku_event (a, true), sudoku_event (b, false), 0);
}

/* Adds to the step what the two colours are, and their links. The colours have the numbers first and first + 1. */
static void
spell_colours (const Colouring *colouring, SudokuSpelling *spelling, const ColourPair *pair, unsigned first)
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
            unsigned other = sudoku_event_node (links->implication[i]);

            if (other < node || !(sudoku_bits_has (pair->colour[!side], other)))
              continue;
            sudoku_spell_link (spelling, off, sudoku_event (other, true), 0);
            bridge (spelling, node, other);
          }
      }
}

/* Removes the candidates of a set. */
static void
remove_all (const Colouring *colouring, const uint64_t *removed)
{
  FOR_EACH_BIT (node, removed, colouring->links->n_words)
    sudoku_node_remove (colouring->finding, colouring->links, node);
}

/* Begins a step with two colours, which have the numbers 0 and 1, and its spelling. */
static void
begin_step (Colouring *colouring, SudokuSpelling *spelling, SudokuTechnique technique, const ColourPair *pair)
{
  sudoku_step_begin (colouring->finding, technique);
  colouring->finding->step.values = pair->values;
  sudoku_spelling_begin (spelling, colouring->finding, colouring->links);
  spell_colours (colouring, spelling, pair, 0);
}

/* Reports the step that has been spelt. */
static void
end_step (Colouring *colouring, SudokuSpelling *spelling)
{
  sudoku_spelling_clear (spelling);
  sudoku_step_report (colouring->finding);
}

/* Simple colours and multi-colours: what follows from the colours of a single value. */

/* What sees both colours is false. */
static void
trap (Colouring *colouring, const ColourPair *pair)
{
  SudokuSpelling spelling;

  for (unsigned w = 0; w < colouring->links->n_words; w++)
    colouring->removed[w] = pair->seen[0][w] & pair->seen[1][w];
  if (sudoku_bits_is_empty (colouring->removed, colouring->links->n_words))
    return;
  begin_step (colouring, &spelling, SUDOKU_SIMPLE_COLOURS_TRAP, pair);
  remove_all (colouring, colouring->removed);
  end_step (colouring, &spelling);
}

/* A colour that excludes itself is false. */
static void
wrap (Colouring *colouring, const ColourPair *pair)
{
  SudokuSpelling spelling;
  unsigned a, b;

  begin_step (colouring, &spelling, SUDOKU_SIMPLE_COLOURS_WRAP, pair);
  for (unsigned side = 0; side < 2; side++)
    if (colours_meet (colouring, pair->colour[side], pair->colour[side], &a, &b))
      {
        bridge (&spelling, a, b);
        remove_all (colouring, pair->colour[side]);
      }
  end_step (colouring, &spelling);
}

/* If a colour of one pair excludes one of another pair, one of their opposites is true. */
static void
multi_1 (Colouring *colouring, const ColourPair *here, const ColourPair *there)
{
  SudokuSpelling spelling;
  bool found = false;
  unsigned a, b;

  memset (colouring->removed, 0, colouring->links->n_words * sizeof *colouring->removed);
  begin_step (colouring, &spelling, SUDOKU_MULTI_COLOURS_1, here);
  for (unsigned i = 0; i < 4; i++)
    if (colours_meet (colouring, here->colour[i / 2], there->colour[i % 2], &a, &b))
      {
        bridge (&spelling, a, b);
        for (unsigned w = 0; w < colouring->links->n_words; w++)
          colouring->removed[w] |= here->seen[1 - i / 2][w] & there->seen[1 - i % 2][w];
        found = true;
      }
  if (found)
    {
      spell_colours (colouring, &spelling, there, 2);
      remove_all (colouring, colouring->removed);
    }
  end_step (colouring, &spelling);
}

/* A colour that excludes both colours of another pair is false. */
static void
multi_2 (Colouring *colouring, const ColourPair *here, const ColourPair *there)
{
  SudokuSpelling spelling;
  bool found = false;
  unsigned a, b, c, d;

  begin_step (colouring, &spelling, SUDOKU_MULTI_COLOURS_2, here);
  for (unsigned side = 0; side < 2; side++)
    if (colours_meet (colouring, here->colour[side], there->colour[0], &a, &b)
        && colours_meet (colouring, here->colour[side], there->colour[1], &c, &d))
      {
        bridge (&spelling, a, b);
        bridge (&spelling, c, d);
        remove_all (colouring, here->colour[side]);
        found = true;
      }
  if (found)
    spell_colours (colouring, &spelling, there, 2);
  end_step (colouring, &spelling);
}

void
sudoku_find_colours (SudokuFinding *finding)
{
  for (unsigned value = 1; value <= finding->shape->order && !sudoku_finding_cancelled (finding); value++)
    {
      Colouring colouring;
      bool any = colouring_begin (&colouring, finding, value);

      for (unsigned i = 0; any && i < colouring.n_pairs && !sudoku_finding_cancelled (finding); i++)
        {
          if (sudoku_finding_seeks (finding, SUDOKU_SIMPLE_COLOURS_WRAP))
            wrap (&colouring, &colouring.pair[i]);
          if (sudoku_finding_seeks (finding, SUDOKU_SIMPLE_COLOURS_TRAP))
            trap (&colouring, &colouring.pair[i]);
          for (unsigned j = 0; j < colouring.n_pairs && !sudoku_finding_cancelled (finding); j++)
            {
              if (i < j && sudoku_finding_seeks (finding, SUDOKU_MULTI_COLOURS_1))
                multi_1 (&colouring, &colouring.pair[i], &colouring.pair[j]);
              if (i != j && sudoku_finding_seeks (finding, SUDOKU_MULTI_COLOURS_2))
                multi_2 (&colouring, &colouring.pair[i], &colouring.pair[j]);
            }
        }
      colouring_clear (&colouring);
    }
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
begin (Colouring *colouring, SudokuSpelling *spelling, const ColourPair *pair, unsigned rule)
{
  begin_step (colouring, spelling, SUDOKU_MEDUSA, pair);
  colouring->finding->step.variant = (uint8_t) rule;
}

static bool
is_in_same_cell (const SudokuLinks *links, unsigned a, unsigned b)
{
  return sudoku_node_first_cell (links, a) == sudoku_node_first_cell (links, b);
}

/* Rules 1 and 2. */
static void
look_for_conflict (Colouring *colouring, const ColourPair *pair, unsigned side)
{
  SudokuSpelling spelling;
  unsigned a, b;

  if (!colours_meet (colouring, pair->colour[side], pair->colour[side], &a, &b))
    return;
  begin (colouring, &spelling, pair, is_in_same_cell (colouring->links, a, b) ? 1 : 2);
  bridge (&spelling, a, b);
  remove_all (colouring, pair->colour[side]);
  end_step (colouring, &spelling);
}

/* How a candidate sees a colour: in its cell 1, by its value 2, both 3. */
static unsigned
sees (const Colouring *colouring, unsigned candidate, const uint64_t *colour)
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
rule_of (const Colouring *colouring, const ColourPair *pair, unsigned candidate)
{
  unsigned a = sees (colouring, candidate, pair->colour[0]), b = sees (colouring, candidate, pair->colour[1]);

  return (a & b & 1) != 0 ? 3 : (a & b & 2) != 0 ? 4 : 5;
}

/* Rules 3 to 5. */
static void
look_for_witnesses (Colouring *colouring, const ColourPair *pair)
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
      end_step (colouring, &spelling);
    }
}

/* Whether a colour excludes all candidates of a cell, none of which has a colour. */
static bool
empties (const Colouring *colouring, const ColourPair *pair, unsigned side, unsigned cell)
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
spell_emptied_cell (const Colouring *colouring, SudokuSpelling *spelling, const uint64_t *colour, unsigned cell)
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
      bridge (spelling, 64 * w + (unsigned) __builtin_ctzll (seen[w] & colour[w]), node);
    }
}

/* Rule 6. */
static void
look_for_emptied_cell (Colouring *colouring, const ColourPair *pair, unsigned side)
{
  SudokuSpelling spelling;

  for (unsigned cell = 0; cell < colouring->finding->shape->n_cells; cell++)
    if (empties (colouring, pair, side, cell))
      {
        begin (colouring, &spelling, pair, 6);
        spell_emptied_cell (colouring, &spelling, pair->colour[side], cell);
        remove_all (colouring, pair->colour[side]);
        end_step (colouring, &spelling);
        return;
      }
}

void
sudoku_find_medusa (SudokuFinding *finding)
{
  Colouring colouring;
  bool any = colouring_begin (&colouring, finding, 0);

  for (unsigned i = 0; any && i < colouring.n_pairs && !sudoku_finding_cancelled (finding); i++)
    {
      const ColourPair *pair = &colouring.pair[i];

      if (sudoku_set_is_single (pair->values)) /* simple colours */
        continue;
      for (unsigned side = 0; side < 2; side++)
        look_for_conflict (&colouring, pair, side);
      look_for_witnesses (&colouring, pair);
      for (unsigned side = 0; side < 2; side++)
        look_for_emptied_cell (&colouring, pair, side);
    }
  colouring_clear (&colouring);
}
