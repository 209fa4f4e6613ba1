/* Forcing chains and cycles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There are three modes: X, with the links of one value between cells; Y, where what comes on is the last candidate of its
 * cell; and both. In each, cycles and then chains are searched breadth first from each candidate. The closure says
 * beforehand from where that can succeed:
 *
 * - a candidate implies its opposite, and is false, if it implies one that it excludes;
 * - it is true if one of those that come on without it implies it;
 * - a cycle only removes candidates that are false by the first rule, each of which implies the cycle's nodes.
 */
#include <string.h>

#include "logic/explainer/chains.h"

/* Where the implications of a candidate that the mode uses begin and end. */
static inline unsigned
first_weak (const ChainSearch *search, const Implications *implied)
{
  return search->uses_y ? 0 : implied->n_cell_weak;
}

static inline unsigned
first_strong (const ChainSearch *search, const Implications *implied)
{
  return search->uses_y ? 0 : implied->n_cell_strong;
}

static inline unsigned
end_strong (const ChainSearch *search, const Implications *implied)
{
  return search->uses_x ? implied->n_strong : implied->n_cell_strong;
}

/* What a candidate's being on takes off at once in the mode. */
static inline const uint64_t *
closure_weak (const ChainSearch *search, unsigned candidate)
{
  return search->uses_y ? search->weak[candidate] : search->other_weak[candidate];
}

static inline bool
closure_has (const Closure *closure, unsigned from, unsigned to)
{
  return sudoku_bits_has (closure->on[closure->row[from]], to);
}

/* Whether two candidates imply each other. */
static inline bool
closure_same (const Closure *closure, unsigned a, unsigned b)
{
  return closure->row[a] == closure->row[b];
}

/* The closure. Candidates that imply each other are components of the graph of implications, and have one set. They are found
 * by two depth-first searches, the second backwards, which meets a component before those that it leads to (S. R. Kosaraju
 * 1978; M. Sharir: A Strong-Connectivity Algorithm, Comput. Math. Appl. 7, 1981). The graph is its own contrapositive: what
 * leads to a candidate is what takes off the candidates that put it on. */

static void
find_step (ChainSearch *search, unsigned candidate)
{
  const Implications *own = &search->implied[candidate];
  uint64_t *step = search->step[candidate];
  memset (step, 0, search->now->n_words * sizeof *step);
  for (unsigned i = first_weak (search, own); i < own->n_weak; i++)
    {
      const Implications *off = &search->implied[own->weak[i]];
      for (unsigned j = first_strong (search, off); j < end_strong (search, off); j++)
        sudoku_bits_add (step, off->strong[j]);
    }
}

static void
visit (ChainSearch *search, unsigned candidate)
{
  const uint64_t *step = search->step[candidate];
  sudoku_bits_remove (search->unvisited, candidate);
  for (unsigned word = 0; word < search->now->n_words; word++)
    while (step[word] & search->unvisited[word])
      visit (search, word * 64 + (unsigned) __builtin_ctzll (step[word] & search->unvisited[word]));
  search->finished[search->n_finished++] = (uint16_t) candidate;
}

/* Adds to a component what leads to a candidate. */
static void
visit_back (ChainSearch *search, unsigned candidate, unsigned row)
{
  const Implications *own = &search->implied[candidate];
  sudoku_bits_remove (search->unvisited, candidate);
  search->member[search->n_members++] = (uint16_t) candidate;
  search->now->row[candidate] = (uint16_t) row;
  for (unsigned i = first_strong (search, own); i < end_strong (search, own); i++)
    {
      const uint64_t *weak = closure_weak (search, own->strong[i]);
      for (unsigned word = 0; word < search->now->n_words; word++)
        while (weak[word] & search->unvisited[word])
          visit_back (search, word * 64 + (unsigned) __builtin_ctzll (weak[word] & search->unvisited[word]), row);
    }
}

/* The union of the candidates of a component and of what they lead to, which is known. */
static void
unite (ChainSearch *search, unsigned row)
{
  Closure *closure = search->now;
  uint64_t *on = closure->on[row], *off = closure->off[row];
  memset (on, 0, closure->n_words * sizeof *on);
  memset (off, 0, closure->n_words * sizeof *off);
  for (unsigned i = search->first_member[row]; i < search->first_member[row + 1]; i++)
    {
      sudoku_bits_add (on, search->member[i]);
      sudoku_bits_unite (off, closure_weak (search, search->member[i]), closure->n_words);
    }
  for (unsigned i = search->first_member[row]; i < search->first_member[row + 1]; i++)
    for (unsigned word = 0; word < closure->n_words; word++)
      while (search->step[search->member[i]][word] & ~on[word])
        {
          const uint64_t more = search->step[search->member[i]][word] & ~on[word];
          const unsigned other = closure->row[word * 64 + (unsigned) __builtin_ctzll (more)];
          sudoku_bits_unite (on, closure->on[other], closure->n_words);
          sudoku_bits_unite (off, closure->off[other], closure->n_words);
        }
}

static void
find_components (ChainSearch *search, const uint64_t *left)
{
  const unsigned n_words = search->now->n_words;
  search->n_finished = search->n_members = search->now->n_rows = 0;
  memcpy (search->unvisited, left, n_words * sizeof *left);
  for (unsigned word = 0; word < n_words; word++)
    while (search->unvisited[word])
      visit (search, word * 64 + (unsigned) __builtin_ctzll (search->unvisited[word]));
  memcpy (search->unvisited, left, n_words * sizeof *left);
  for (unsigned i = search->n_finished; i-- > 0;)
    {
      const unsigned candidate = search->finished[i];
      if (!sudoku_bits_has (search->unvisited, candidate))
        continue;
      search->first_member[search->now->n_rows] = (uint16_t) search->n_members;
      visit_back (search, candidate, search->now->n_rows++);
    }
  search->first_member[search->now->n_rows] = (uint16_t) search->n_members;
}

/* Fills the closure in use for its board and mode. */
static void
closure_build (ChainSearch *search)
{
  const Numbering *numbering = search->numbering;
  uint64_t left[CLOSURE_WORDS] = { 0 };
  search->now->n_words = (numbering->n + 63) / 64;
  for (unsigned candidate = 0; candidate < numbering->n; candidate++)
    if (board_has (search->board, numbering->cell[candidate], numbering->value[candidate]))
      {
        sudoku_bits_add (left, candidate);
        find_step (search, candidate);
      }
  find_components (search, left);
  for (unsigned row = search->now->n_rows; row-- > 0;)
    unite (search, row);
}

/* Why a candidate is off when another one is on: the first that holds of a common cell, box, row and column. */
static Cause
off_cause (const Numbering *numbering, unsigned on, unsigned off)
{
  const PackedCell *a = &sudoku_packed_cell[numbering->cell[on]], *b = &sudoku_packed_cell[numbering->cell[off]];
  if (a == b)
    return CAUSE_CELL;
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    if (a->house[kind] == b->house[kind])
      return (Cause) kind;
  return NO_CAUSE;
}

static void
add_weak (ChainSearch *search, unsigned candidate, unsigned n, unsigned weak, bool same_cell)
{
  search->implied[candidate].weak[n] = (uint16_t) weak;
  sudoku_bits_add (search->weak[candidate], weak);
  if (!same_cell)
    sudoku_bits_add (search->other_weak[candidate], weak);
}

static void
imply_in_cell (ChainSearch *search, unsigned candidate)
{
  const Numbering *numbering = search->numbering;
  const unsigned cell = numbering->cell[candidate];
  Implications *implied = &search->implied[candidate];
  unsigned n = 0;
  for (unsigned left = search->board->candidates[cell] & ~(1u << numbering->value[candidate]); left; left &= left - 1)
    add_weak (search, candidate, n++, numbering->number[cell][first_bit (left)], true);
  implied->n_weak = implied->n_cell_weak = (uint8_t) n;
  implied->n_strong = implied->n_cell_strong = n == 1;
  if (n == 1)
    implied->strong[0] = implied->weak[0], implied->strong_cause[0] = CAUSE_CELL;
}

static void
imply_in_house (ChainSearch *search, unsigned candidate, unsigned kind)
{
  const Numbering *numbering = search->numbering;
  const unsigned cell = numbering->cell[candidate], value = numbering->value[candidate];
  const unsigned house = sudoku_packed_cell[cell].house[kind];
  Implications *implied = &search->implied[candidate];
  for (unsigned left = further_places (search->board, cell, value, kind); left; left &= left - 1)
    add_weak (search, candidate, implied->n_weak++, number_at (numbering, house, first_bit (left), value), false);
  const unsigned others = search->board->places[house][value] & ~(1u << sudoku_packed_cell[cell].place[kind]);
  if (count_bits (others) != 1)
    return;
  implied->strong[implied->n_strong] = number_at (numbering, house, first_bit (others), value);
  implied->strong_cause[implied->n_strong++] = (uint8_t) kind;
}

static bool
is_left (const ChainSearch *search, unsigned candidate)
{
  return board_has (search->board, search->numbering->cell[candidate], search->numbering->value[candidate]);
}

static void
imply_all (ChainSearch *search, const Numbering *numbering, const PackedBoard *board)
{
  search->numbering = numbering;
  search->board = board;
  const size_t size = (numbering->n + 63) / 64 * sizeof **search->weak;
  for (unsigned candidate = 0; candidate < numbering->n; candidate++)
    if (is_left (search, candidate))
      {
        memset (search->weak[candidate], 0, size);
        memset (search->other_weak[candidate], 0, size);
        imply_in_cell (search, candidate);
        for (unsigned kind = 0; kind < N_KINDS; kind++)
          imply_in_house (search, candidate, kind);
      }
}

static bool
has_strong (const ChainSearch *search, unsigned candidate)
{
  const Implications *implied = &search->implied[candidate];
  return first_strong (search, implied) < end_strong (search, implied);
}

/* What is entered in a list of links: why a node of a tree is what it is. */
static unsigned
list_links (const ChainSearch *search, unsigned on, unsigned source_on, Link *links)
{
  unsigned n = 0;
  for (;;)
    {
      const OffNode *off = &search->off[search->on_from[on]];
      links[n++] = (Link){ (uint16_t) (2 * on + 1), search->on_cause[on] };
      if (off->from == NO_CANDIDATE)
        {
          links[n++] = (Link){ (uint16_t) (2 * off->candidate), NO_CAUSE };
          return n;
        }
      links[n++] =
          (Link){ (uint16_t) (2 * off->candidate), (uint8_t) off_cause (search->numbering, off->from, off->candidate) };
      on = off->from;
      if (on == source_on)
        {
          links[n++] = (Link){ (uint16_t) (2 * on + 1), NO_CAUSE };
          return n;
        }
    }
}

/* The cells that a cycle's nodes of each value see, by those that are on and those that are off. */
typedef struct
{
  CellSet cells;
  CellSet seen[2][N_VALUES];
} Cycle;

static void
survey (const Numbering *numbering, const Link *links, unsigned n_links, Cycle *cycle)
{
  memset (cycle, 0, sizeof *cycle);
  for (unsigned i = 0; i + 1 < n_links; i++)
    {
      unsigned candidate = links[i].node / 2, cell = numbering->cell[candidate];
      CellSet *seen = &cycle->seen[links[i].node & 1][numbering->value[candidate]];
      cell_set_add (&cycle->cells, cell);
      for (unsigned part = 0; part < 2; part++)
        seen->word[part] |= sudoku_packed_cell[cell].peers.word[part];
    }
}

/* Adds a value to the removals of a cell, after those that are there if it is new. */
static unsigned
add_removal (Removal *removals, unsigned n, unsigned cell, unsigned value)
{
  for (unsigned i = 0; i < n; i++)
    if (removals[i].cell == cell)
      {
        removals[i].values |= (uint16_t) (1u << value);
        return n;
      }
  removals[n] = (Removal){ (uint16_t) (1u << value), (uint8_t) cell };
  return n + 1;
}

/* What a cycle removes, in the order in which the nodes that are on see it; the first link is the last node. */
static unsigned
cycle_removals (const ChainSearch *search, const Link *links, unsigned n_links, Removal *removals)
{
  Cycle cycle;
  unsigned n = 0;
  survey (search->numbering, links, n_links, &cycle);
  CellSet victims[N_VALUES];
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      victims[value] = cell_set_common (&cycle.seen[0][value], &cycle.seen[1][value]);
      for (unsigned part = 0; part < 2; part++)
        victims[value].word[part] &= ~cycle.cells.word[part];
    }
  for (unsigned i = 0; i + 1 < n_links; i += 2)
    {
      unsigned value = search->numbering->value[links[i].node / 2];
      CellSet seen =
          cell_set_common (&victims[value], &sudoku_packed_cell[search->numbering->cell[links[i].node / 2]].peers);
      while (!cell_set_is_empty (&seen))
        {
          unsigned cell = cell_set_pop (&seen);
          cell_set_remove (&victims[value], cell);
          if (board_has (search->board, cell, value))
            n = add_removal (removals, n, cell, value);
        }
    }
  return n;
}

static void
complete (const ChainSearch *search, ChainHint *hint, HintKind kind, unsigned target)
{
  hint->kind = (uint8_t) kind;
  hint->uses_x = search->uses_x;
  hint->uses_y = search->uses_y;
  hint->target = (uint16_t) target;
}

/* The key sorts X before Y before both. */
static unsigned
key_of_mode (const ChainSearch *search)
{
  return search->uses_x && search->uses_y ? 4 : search->uses_y ? 3 : 2;
}

/* A cycle that comes back to its source from an off node, whose last link is of this cause. */
static void
meet_cycle (ChainSearch *search, unsigned source, unsigned off, Cause cause)
{
  Link links[2 * MAX_CANDIDATES];
  search->on_from[source] = (uint16_t) off;
  search->on_cause[source] = (uint8_t) cause;
  const unsigned n_links = list_links (search, source, source, links);
  const unsigned complexity = n_links - 1;
  const double rating = (search->uses_x && search->uses_y ? 7.0 : 6.5) + sudoku_explainer_length_rating (complexity);
  if (!sudoku_hints_may_use (search->hints, rating, complexity, key_of_mode (search)))
    return;
  Removal removals[N_CELLS];
  const unsigned n = cycle_removals (search, links, n_links, removals);
  if (!n)
    return;
  ChainHint *hint = sudoku_hints_offer (search->hints, rating, complexity, key_of_mode (search), removals, n);
  if (!hint)
    return;
  complete (search, hint, HINT_CYCLE, 0);
  sudoku_hints_set_links (search->hints, hint, links, n_links);
}

/* Whether a chain, or else a cycle, of a complexity can be of use in this mode: what is longer cannot either if it is not. */
static bool
may_use (const ChainSearch *search, bool cycle, unsigned complexity)
{
  const bool both = search->uses_x && search->uses_y;
  const double rating = (both ? 7.0 : cycle ? 6.5 : 6.6) + sudoku_explainer_length_rating (complexity);
  return sudoku_hints_may_use (search->hints, rating, complexity, key_of_mode (search));
}

static void
begin_tree (ChainSearch *search)
{
  search->stamp++;
  search->n_on = search->n_off = 0;
}

/* Whether a candidate's being off puts one on that implies the source, and is implied by it. */
static bool
may_lead_back (const ChainSearch *search, unsigned candidate, unsigned source)
{
  const Implications *implied = &search->implied[candidate];
  for (unsigned i = first_strong (search, implied); i < end_strong (search, implied); i++)
    if (closure_same (search->now, implied->strong[i], source))
      return true;
  return false;
}

/* Adds what a node's being on takes off, but not what it comes from itself, or cannot lead to a cycle. */
static void
grow_off_of_cycle (ChainSearch *search, unsigned on, unsigned source)
{
  const Implications *implied = &search->implied[on];
  uint16_t ancestor[MAX_CANDIDATES];
  unsigned n_ancestors = 0;
  for (unsigned above = on; above != source; above = search->off[search->on_from[above]].from)
    ancestor[n_ancestors++] = search->off[search->on_from[above]].candidate;
  for (unsigned i = first_weak (search, implied); i < implied->n_weak; i++)
    {
      const unsigned candidate = implied->weak[i];
      if (!may_lead_back (search, candidate, source))
        continue;
      unsigned j = 0;
      while (j < n_ancestors && ancestor[j] != candidate)
        j++;
      if (j == n_ancestors)
        search->off[search->n_off++] = (OffNode){ (uint16_t) candidate, (uint16_t) on };
    }
}

/* A node that is off may stand in the tree several times, one that is on only once, and not at all if it does not imply the
 * source. */
static void
find_cycles (ChainSearch *search, unsigned source)
{
  unsigned next_on = 0, next_off = 0;
  begin_tree (search);
  search->on[search->n_on++] = (uint16_t) source;
  search->seen_on[source] = search->stamp;
  for (unsigned complexity = 2; next_on < search->n_on && may_use (search, true, complexity); complexity += 2)
    {
      while (next_on < search->n_on)
        grow_off_of_cycle (search, search->on[next_on++], source);
      for (; next_off < search->n_off; next_off++)
        {
          const OffNode *off = &search->off[next_off];
          const Implications *implied = &search->implied[off->candidate];
          for (unsigned i = first_strong (search, implied); i < end_strong (search, implied); i++)
            {
              const unsigned on = implied->strong[i];
              if (on == source && off->from != source)
                meet_cycle (search, source, next_off, (Cause) implied->strong_cause[i]);
              if (search->seen_on[on] == search->stamp || !closure_same (search->now, on, source))
                continue;
              search->seen_on[on] = search->stamp;
              search->on_from[on] = (uint16_t) next_off;
              search->on_cause[on] = implied->strong_cause[i];
              search->on[search->n_on++] = (uint16_t) on;
            }
        }
    }
}

/* A chain from a candidate's being on to its being off: the last node's parent is on. */
static void
meet_false (ChainSearch *search, unsigned source, unsigned on)
{
  Link links[2 * MAX_CANDIDATES];
  links[0] = (Link){ (uint16_t) (2 * source), (uint8_t) off_cause (search->numbering, on, source) };
  const unsigned complexity = 1 + list_links (search, on, source, links + 1);
  const double rating = (search->uses_y ? 7.0 : 6.6) + sudoku_explainer_length_rating (complexity);
  const Removal removal = { (uint16_t) (1u << search->numbering->value[source]), search->numbering->cell[source] };
  ChainHint *hint = sudoku_hints_offer (search->hints, rating, complexity, key_of_mode (search), &removal, 1);
  if (!hint)
    return;
  complete (search, hint, HINT_CHAIN, 2 * source);
  sudoku_hints_set_links (search->hints, hint, links, complexity);
}

/* A chain from a candidate's being off to its being on. */
static void
meet_true (ChainSearch *search, unsigned source, unsigned off, Cause cause)
{
  Link links[2 * MAX_CANDIDATES];
  search->on_from[source] = (uint16_t) off;
  search->on_cause[source] = (uint8_t) cause;
  const unsigned complexity = list_links (search, source, NO_CANDIDATE, links);
  const double rating = (search->uses_y ? 7.0 : 6.6) + sudoku_explainer_length_rating (complexity);
  const unsigned cell = search->numbering->cell[source], value = search->numbering->value[source];
  const Removal removal = { (uint16_t) (search->board->candidates[cell] & ~(1u << value)), (uint8_t) cell };
  ChainHint *hint = sudoku_hints_offer (search->hints, rating, complexity, key_of_mode (search), &removal, 1);
  if (!hint)
    return;
  complete (search, hint, HINT_CHAIN, 2 * source + 1);
  sudoku_hints_set_links (search->hints, hint, links, complexity);
}

static void
add_off (ChainSearch *search, unsigned candidate, unsigned from)
{
  if (search->seen_off[candidate] == search->stamp || !has_strong (search, candidate))
    return;
  search->seen_off[candidate] = search->stamp;
  search->off[search->n_off++] = (OffNode){ (uint16_t) candidate, (uint16_t) from };
}

/* Grows the tree by all nodes that are off; returns true at the first that puts the source on, if asked. */
static bool
grow_on (ChainSearch *search, unsigned *next_off, unsigned source, bool source_is_off)
{
  for (; *next_off < search->n_off; ++*next_off)
    {
      const Implications *implied = &search->implied[search->off[*next_off].candidate];
      for (unsigned i = first_strong (search, implied); i < end_strong (search, implied); i++)
        {
          const unsigned on = implied->strong[i];
          if (source_is_off && on == source)
            {
              meet_true (search, source, *next_off, (Cause) implied->strong_cause[i]);
              return true;
            }
          if (search->seen_on[on] == search->stamp)
            continue;
          search->seen_on[on] = search->stamp;
          search->on_from[on] = (uint16_t) *next_off;
          search->on_cause[on] = implied->strong_cause[i];
          search->on[search->n_on++] = (uint16_t) on;
        }
    }
  return false;
}

static bool
grow_off (ChainSearch *search, unsigned *next_on, unsigned source, bool source_is_off)
{
  for (; *next_on < search->n_on; ++*next_on)
    {
      const unsigned on = search->on[*next_on];
      const Implications *implied = &search->implied[on];
      for (unsigned i = first_weak (search, implied); i < implied->n_weak; i++)
        {
          if (!source_is_off && implied->weak[i] == source)
            {
              meet_false (search, source, on);
              return true;
            }
          add_off (search, implied->weak[i], on);
        }
    }
  return false;
}

static void
find_chain (ChainSearch *search, unsigned source, bool source_is_off)
{
  unsigned next_on = 0, next_off = 0;
  begin_tree (search);
  if (source_is_off)
    add_off (search, source, NO_CANDIDATE);
  else
    {
      search->on[search->n_on++] = (uint16_t) source;
      search->seen_on[source] = search->stamp;
    }
  for (unsigned complexity = 2; next_on < search->n_on || next_off < search->n_off; complexity += 2)
    if (!may_use (search, false, complexity) || grow_off (search, &next_on, source, source_is_off)
        || grow_on (search, &next_off, source, source_is_off))
      return;
}

/* Whether a candidate implies one that it excludes. */
static bool
is_false (const ChainSearch *search, unsigned candidate)
{
  return sudoku_bits_meet (closure_weak (search, candidate), search->now->on[search->now->row[candidate]],
                           search->now->n_words);
}

/* Whether a candidate's being off implies that it is on. */
static bool
is_true (const ChainSearch *search, unsigned candidate)
{
  const Implications *implied = &search->implied[candidate];
  for (unsigned i = first_strong (search, implied); i < end_strong (search, implied); i++)
    if (closure_has (search->now, implied->strong[i], candidate))
      return true;
  return false;
}

/* Whether another candidate, which it implies and which implies it, takes off what puts it on. */
static bool
may_be_in_cycle (const ChainSearch *search, unsigned candidate)
{
  const Implications *own = &search->implied[candidate];
  for (unsigned i = first_strong (search, own); i < end_strong (search, own); i++)
    {
      const Implications *off = &search->implied[own->strong[i]];
      for (unsigned j = first_weak (search, off); j < off->n_weak; j++)
        if (off->weak[j] != candidate && closure_same (search->now, candidate, off->weak[j]))
          return true;
    }
  return false;
}

/* Finds the candidates that are false in this mode, and what they imply; returns whether there are any. */
static bool
find_false (ChainSearch *search, bool *falsehood, uint64_t *implied)
{
  bool any = false;
  memset (implied, 0, CLOSURE_WORDS * sizeof *implied);
  for (unsigned candidate = 0; candidate < search->numbering->n; candidate++)
    {
      falsehood[candidate] = is_left (search, candidate) && is_false (search, candidate);
      if (!falsehood[candidate])
        continue;
      any = true;
      sudoku_bits_unite (implied, search->now->on[search->now->row[candidate]], search->now->n_words);
    }
  return any;
}

static void
find_in_mode (ChainSearch *search)
{
  bool falsehood[MAX_CANDIDATES];
  uint64_t implied[CLOSURE_WORDS];
  if (!find_false (search, falsehood, implied))
    return;
  for (unsigned candidate = 0; candidate < search->numbering->n; candidate++)
    {
      const unsigned n_in_cell = count_bits (search->board->candidates[search->numbering->cell[candidate]]);
      if (!is_left (search, candidate) || n_in_cell < 2)
        continue;
      if ((search->uses_x || n_in_cell == 2) && sudoku_bits_has (implied, candidate)
          && may_be_in_cycle (search, candidate))
        find_cycles (search, candidate);
      /* There are no chains of Y alone: they would have to be of both even and odd length. */
      if (search->uses_x && falsehood[candidate])
        find_chain (search, candidate, false);
      if (search->uses_x && is_true (search, candidate))
        find_chain (search, candidate, true);
    }
}

static void
set_mode (ChainSearch *search, bool uses_x, bool uses_y)
{
  search->uses_x = uses_x;
  search->uses_y = uses_y;
  search->now = uses_x && uses_y ? &search->both_closure : &search->closure;
}

void
sudoku_explainer_forget_implications (ChainSearch *search)
{
  search->is_known = false;
}

bool
sudoku_explainer_find_implications (ChainSearch *search, const Numbering *numbering, const PackedBoard *board)
{
  /* Chains and static nets look at the same board one after the other. */
  search->board = board;
  if (search->is_known && !memcmp (search->known, board->candidates, sizeof search->known))
    return search->any_false;
  imply_all (search, numbering, board);
  set_mode (search, true, true);
  closure_build (search);
  search->any_false = false;
  for (unsigned candidate = 0; candidate < numbering->n && !search->any_false; candidate++)
    search->any_false = is_left (search, candidate) && is_false (search, candidate);
  search->is_known = true;
  memcpy (search->known, board->candidates, sizeof search->known);
  return search->any_false;
}

bool
sudoku_explainer_have_common_implication (const ChainSearch *search, const uint16_t *candidates, unsigned n)
{
  const Closure *closure = &search->both_closure;
  uint64_t any = 0;
  for (unsigned word = 0; word < closure->n_words; word++)
    {
      uint64_t on = UINT64_MAX, off = UINT64_MAX;
      for (unsigned i = 0; i < n; i++)
        {
          on &= closure->on[closure->row[candidates[i]]][word];
          off &= closure->off[closure->row[candidates[i]]][word];
        }
      any |= on | off;
    }
  return any;
}

void
sudoku_explainer_find_chains (ChainSearch *search, const Numbering *numbering, const PackedBoard *board, Hints *hints)
{
  search->hints = hints;
  /* Whatever one mode finds, both together prove. */
  if (!sudoku_explainer_find_implications (search, numbering, board))
    return;
  set_mode (search, true, false);
  closure_build (search);
  find_in_mode (search);
  set_mode (search, false, true);
  closure_build (search);
  find_in_mode (search);
  set_mode (search, true, true);
  /* Nothing of both modes is easier than 7.0. */
  if (sudoku_hints_may_use (hints, 7.0, 0, 0))
    find_in_mode (search);
}
