/* Colouring candidates along their conjugate pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/colouring.h"
#include "logic/chains/link-table.h"

#include <stdlib.h>

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
