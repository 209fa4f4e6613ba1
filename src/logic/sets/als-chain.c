/* Chains of three and more almost locked sets (ALS-XY-Wing and ALS-XY-Chain): each is linked with the next by a restricted
 * common, which is another one than the one before. If the first set loses z, the last has it, and the other way round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/sets/als.h"
#include "logic/board/finders.h"

#define MOST_LINKS 6

typedef struct
{
  SudokuFinding *finding;
  const SudokuAlsList *list;
  unsigned n; /* sets of the chain */
  unsigned set[MOST_LINKS + 1];
  uint8_t common[MOST_LINKS];
} Chain;

/* Adds the sets of the chain, and its proofs: links for each value z; and covers if no two sets overlap and each restricted
 * common has a house, which also proves what is removed from sets in between. */
static void
add_parts (const Chain *chain, SudokuSet zs)
{
  const SudokuAlsList *list = chain->list;
  SudokuFinding *finding = chain->finding;
  bool covered = true;

  finding->step.size = (uint8_t) chain->n;
  finding->step.variant = 1;
  for (unsigned i = 0; i < chain->n; i++)
    {
      sudoku_als_add_set (finding, chain->set[i], i);
      for (unsigned j = 0; j < i; j++)
        covered &= !sudoku_bits_has (sudoku_als_overlaps (list, chain->set[i]), chain->set[j]);
      if (i > 0)
        covered &= sudoku_als_common_house (finding, chain->set[i - 1], chain->set[i], chain->common[i - 1])
                   != SUDOKU_NO_HOUSE;
    }
  for (; zs != 0; zs &= zs - 1)
    sudoku_als_add_chain (finding, chain->set, chain->common, chain->n, sudoku_set_first (zs));
  for (unsigned i = 0; i < chain->n && covered; i++)
    {
      SudokuSet but = i > 0 ? sudoku_set_of (chain->common[i - 1]) : 0;

      if (i + 1 < chain->n)
        but |= sudoku_set_of (chain->common[i]);
      sudoku_als_add_bases (finding, chain->set[i], 0);
      sudoku_als_add_covers (finding, chain->set[i], but, 0);
      if (i > 0)
        sudoku_als_add_common (finding, chain->set[i - 1], chain->set[i], chain->common[i - 1]);
    }
}

/* Reports the chain with what it removes of values of its ends, but for some. */
static bool
report (const Chain *chain, SudokuTechnique technique, SudokuSet but)
{
  unsigned a = chain->set[0], b = chain->set[chain->n - 1];
  SudokuSet zs = chain->list->als[a].values & chain->list->als[b].values & ~but;

  sudoku_step_begin (chain->finding, technique);
  for (SudokuSet set = zs; set != 0; set &= set - 1)
    {
      sudoku_als_remove_seen (chain->finding, a, b, sudoku_set_first (set));
      if (!sudoku_bits_has (sudoku_als_partners (chain->list, a, sudoku_set_first (set)), b))
        zs &= ~(set & -set);
    }
  if (!sudoku_step_is_wanted (chain->finding))
    return true;
  add_parts (chain, zs);
  return sudoku_als_report (chain->finding);
}

/* Reports the wings with a hinge c between a and b. */
static bool
report_wings (Chain *chain, unsigned a, unsigned c, unsigned b)
{
  const SudokuAlsList *list = chain->list;
  const uint64_t *cells[] = { sudoku_als_cells (list, a), sudoku_als_cells (list, b) };
  SudokuSet first = sudoku_als_common_values (list, a, c), second = sudoku_als_common_values (list, c, b);

  if (sudoku_bits_within (cells[0], cells[1], list->n_cell_words)
      || sudoku_bits_within (cells[1], cells[0], list->n_cell_words))
    return true;
  chain->n = 3;
  chain->set[0] = a;
  chain->set[1] = c;
  chain->set[2] = b;
  for (SudokuSet x = first; x != 0; x &= x - 1)
    for (SudokuSet y = second & ~(x & -x); y != 0; y &= y - 1)
      {
        chain->common[0] = (uint8_t) sudoku_set_first (x);
        chain->common[1] = (uint8_t) sudoku_set_first (y);
        if (!report (chain, SUDOKU_ALS_XY_WING, (x & -x) | (y & -y)))
          return false;
      }
  return true;
}

/* The sets that may be linked with one by any value, and those that see something in common with it. */
static void
collect_rows (const SudokuAlsList *list, unsigned i, uint64_t *commons, uint64_t *partners)
{
  for (unsigned w = 0; w < list->n_words; w++)
    {
      commons[w] = partners[w] = 0;
      for (SudokuSet set = list->als[i].values; set != 0; set &= set - 1)
        {
          commons[w] |= sudoku_als_commons (list, i, sudoku_set_first (set))[w];
          partners[w] |= sudoku_als_partners (list, i, sudoku_set_first (set))[w];
        }
      commons[w] &= ~sudoku_als_overlaps (list, i)[w];
      partners[w] &= ~sudoku_als_overlaps (list, i)[w];
    }
}

void
sudoku_find_als_xy_wings (SudokuFinding *finding)
{
  Chain chain = { .finding = finding, .list = sudoku_als_list (finding) };
  const SudokuAlsList *list = chain.list;
  uint64_t commons[SUDOKU_ALS_WORDS], partners[SUDOKU_ALS_WORDS], hinges[SUDOKU_ALS_WORDS], ignored[SUDOKU_ALS_WORDS];

  if (list == NULL)
    return;
  for (unsigned a = 0; a < list->n; a++)
    {
      collect_rows (list, a, hinges, partners);
      if (sudoku_bits_next (partners, a + 1, list->n_words) >= list->n)
        continue;
      FOR_EACH_BIT (c, hinges, list->n_words)
        {
          collect_rows (list, c, commons, ignored);
          for (unsigned w = 0; w < list->n_words; w++)
            commons[w] &= partners[w];
          for (unsigned b = sudoku_bits_next (commons, a + 1, list->n_words); b < list->n;
               b = sudoku_bits_next (commons, b + 1, list->n_words))
            if (b != c && !report_wings (&chain, a, c, b))
              return;
          if (sudoku_finding_cancelled (finding))
            return;
        }
    }
}

/* A set that a chain from a certain start reaches by a restricted common. */
typedef struct
{
  uint32_t set;
  uint32_t before; /* index of the one before it */
  uint8_t common;  /* by which it was reached */
  uint8_t links;   /* from the start */
} Reached;

/* The search from one set by one of its values. */
typedef struct
{
  Chain chain;
  unsigned first_common;
  uint64_t *seen; /* [order] rows: the sets that have been reached by each value */
  Reached *reached;
  unsigned n_reached;
} Search;

static bool
is_on_way (const Search *search, unsigned at, unsigned set)
{
  for (unsigned i = at;; i = search->reached[i].before)
    {
      if (search->reached[i].set == set)
        return true;
      if (search->reached[i].links == 0)
        return false;
    }
}

/* Whether the start and a set see a candidate of a value in common that is none of some. */
static bool
removes_something (const Search *search, unsigned last, SudokuSet but)
{
  const SudokuAlsList *list = search->chain.list;
  unsigned first = search->reached[0].set;

  for (SudokuSet zs = list->als[first].values & list->als[last].values & ~but; zs != 0; zs &= zs - 1)
    if (sudoku_bits_has (sudoku_als_partners (list, first, sudoku_set_first (zs)), last))
      return true;
  return false;
}

/* Reports what the chain removes that continues from one set to another by a value. */
static bool
report_chain (Search *search, unsigned at, unsigned last, unsigned common, SudokuSet but)
{
  Chain *chain = &search->chain;
  unsigned n = search->reached[at].links + 1U;

  chain->n = n + 1;
  chain->set[n] = last;
  chain->common[n - 1] = (uint8_t) common;
  for (unsigned i = at; n-- > 0; i = search->reached[i].before)
    {
      chain->set[n] = search->reached[i].set;
      if (n > 0)
        chain->common[n - 1] = search->reached[i].common;
    }
  return report (chain, SUDOKU_ALS_XY_CHAIN, but);
}

/* Continues from a set by a value. The chain to each set is the shortest for each value by which it is reached. */
static bool
continue_by (Search *search, unsigned at, unsigned value)
{
  const SudokuAlsList *list = search->chain.list;
  unsigned set = search->reached[at].set;
  const uint64_t *commons = sudoku_als_commons (list, set, value);
  const uint64_t *overlaps = sudoku_als_overlaps (list, set);
  uint64_t *seen = search->seen + (size_t) (value - 1) * list->n_words;
  SudokuSet but = sudoku_set_of (search->first_common) | sudoku_set_of (value);
  unsigned links = search->reached[at].links + 1U;

  for (unsigned w = 0; w < list->n_words; w++)
    for (uint64_t more = commons[w] & ~seen[w] & ~overlaps[w]; more != 0; more &= more - 1)
      {
        unsigned next = 64 * w + (unsigned) __builtin_ctzll (more);

        if (is_on_way (search, at, next))
          continue;
        seen[w] |= more & -more;
        search->reached[search->n_reached++] = (Reached){ next, at, (uint8_t) value, (uint8_t) links };
        /* Each chain once, from the end that comes first. */
        if (links >= 3 && next > search->reached[0].set && removes_something (search, next, but)
            && !report_chain (search, at, next, value, but))
          return false;
      }
  return true;
}

/* Goes through the chains that leave a set by a value, breadth first; returns whether to continue. */
static bool
search_shortest (Search *search, unsigned start, unsigned value)
{
  const SudokuAlsList *list = search->chain.list;
  size_t order = search->chain.finding->shape->order;

  memset (search->seen, 0, order * list->n_words * sizeof *search->seen);
  search->first_common = value;
  search->reached[0] = (Reached){ .set = start };
  search->n_reached = 1;
  for (unsigned at = 0; at < search->n_reached && search->reached[at].links < MOST_LINKS; at++)
    {
      SudokuSet values = sudoku_set_of (value);

      if (at > 0)
        values = list->als[search->reached[at].set].values & ~sudoku_set_of (search->reached[at].common);
      if (sudoku_finding_cancelled (search->chain.finding))
        return false;
      for (; values != 0; values &= values - 1)
        if (!continue_by (search, at, sudoku_set_first (values)))
          return false;
    }
  return true;
}

/* Whether a chain that leaves a set by a value may remove something. */
static bool
is_start (const SudokuAlsList *list, unsigned i, unsigned value)
{
  if (sudoku_bits_is_empty (sudoku_als_commons (list, i, value), list->n_words))
    return false;
  for (SudokuSet set = list->als[i].values & ~sudoku_set_of (value); set != 0; set &= set - 1)
    if (!sudoku_bits_is_empty (sudoku_als_seen (list, i, sudoku_set_first (set)), list->n_cell_words))
      return true;
  return false;
}

void
sudoku_find_als_chains (SudokuFinding *finding)
{
  Search search = { .chain = { .finding = finding, .list = sudoku_als_list (finding) } };
  const SudokuAlsList *list = search.chain.list;

  if (list == NULL)
    return;
  search.seen = malloc (((size_t) finding->shape->order * list->n_words + 1) * sizeof *search.seen);
  search.reached = malloc (((size_t) list->n_values + 1) * sizeof *search.reached);

  if (search.seen == NULL || search.reached == NULL)
    sudoku_finding_fail (finding);
  for (unsigned i = 0; i < list->n && finding->result == SUDOKU_EXHAUSTED; i++)
    for (SudokuSet set = list->als[i].values; set != 0; set &= set - 1)
      if (is_start (list, i, sudoku_set_first (set)) && !search_shortest (&search, i, sudoku_set_first (set)))
        break;
  free (search.seen);
  free (search.reached);
}
