/* Two to four strong links of one value in a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/explainer/finders.h"
#include "logic/explainer/strong-links.h"

#define MOST_LINKS (2 * N_HOUSES)
#define MOST_IN_ROW 4

/* The best chain so far, and the links of one value. */
typedef struct
{
  const PackedBoard *board;
  unsigned value;
  unsigned n_links;
  StrongLink link[MOST_LINKS];
  CellSet places[N_HOUSES];
  ExplainerStep best;
  unsigned n_removed; /* by the best; candidates of rings may count twice */
  unsigned suffix;
  uint64_t order; /* in which SukakuExplainer meets it */
  /* chains of more than two links, or of SukakuExplainer 1.18 */
  unsigned n_in_row;
  bool later;
  const StrongLink *row[MOST_IN_ROW];
  unsigned begin[MOST_IN_ROW]; /* the end at which each link begins */
  unsigned shared[MOST_IN_ROW];
} LinkChains;

static void
collect_links (LinkChains *chains, unsigned value, LinkUse use)
{
  chains->value = value;
  chains->n_links = 0;
  for (unsigned house = 0; house < N_HOUSES; house++)
    {
      chains->places[house] = (CellSet){ { 0, 0 } };
      for (unsigned places = chains->board->places[house][value]; places; places &= places - 1)
        cell_set_add (&chains->places[house], packed_house_cell[house][first_bit (places)]);
      chains->n_links += strong_links_of (chains->board, house, value, use, &chains->link[chains->n_links]);
    }
}

/* Whether two houses have a place of the value in common. */
static bool
overlap (const LinkChains *chains, const StrongLink *a, const StrongLink *b)
{
  const CellSet common = cell_set_common (&chains->places[a->house], &chains->places[b->house]);
  return !cell_set_is_empty (&common);
}

static bool
is_better (const LinkChains *chains, double rating, unsigned n_removed, unsigned suffix, uint64_t order)
{
  if (!chains->best.n_removals)
    return true;
  if (rating != chains->best.rating)
    return rating < chains->best.rating;
  if (n_removed != chains->n_removed)
    return n_removed > chains->n_removed;
  return suffix != chains->suffix ? suffix < chains->suffix : order < chains->order;
}

static void
offer (LinkChains *chains, const ExplainerStep *step, unsigned n_removed, unsigned suffix, uint64_t order)
{
  if (!step->n_removals || !is_better (chains, step->rating, n_removed, suffix, order))
    return;
  chains->best = *step;
  chains->n_removed = n_removed;
  chains->suffix = suffix;
  chains->order = order;
}

/* The pairs of kinds that can be a Turbot Fish, in their order. */
static const uint8_t turbot_kinds[][2] = { { ROWS, ROWS },
                                           { COLUMNS, COLUMNS },
                                           { COLUMNS, ROWS },
                                           { ROWS, BOXES },
                                           { COLUMNS, BOXES } };

static void
begin_turbot (const StrongLink *base, const StrongLink *cover, ExplainerStep *step)
{
  if (base->grouped || cover->grouped)
    step_init (step, SUDOKU_RATING_GROUPED_TURBOT_FISH, 4.3);
  else if (cover->house / 9 == BOXES)
    step_init (step, SUDOKU_RATING_TURBOT_CRANE, 4.2);
  else if (base->house / 9 != cover->house / 9)
    step_init (step, SUDOKU_RATING_TWO_STRING_KITE, 4.1);
  else
    step_init (step, SUDOKU_RATING_SKYSCRAPER, 4.0);
}

/* Tries both ends of both links as the bridge. */
static void
try_turbot (LinkChains *chains, const StrongLink *base, const StrongLink *cover, uint64_t order)
{
  if (overlap (chains, base, cover))
    return;
  for (unsigned i = 0; i < 2; i++)
    for (unsigned j = 0; j < 2; j++)
      {
        const unsigned shared = strong_links_share (&base->end[1 - i], &cover->end[j]);
        if (shared == N_HOUSES || shared == base->house || shared == cover->house)
          continue;
        CellSet victims = strong_links_seen (&base->end[i], &cover->end[1 - j]);
        strong_links_leave_out (&victims, base->house);
        strong_links_leave_out (&victims, cover->house);
        ExplainerStep step;
        begin_turbot (base, cover, &step);
        step_remove_from (&step, chains->board, victims, chains->value);
        offer (chains, &step, step.n_removals, (unsigned) base->grouped + cover->grouped, order * 4 + 2 * i + j);
      }
}

bool
explainer_find_turbot_fish (const PackedBoard *board, ExplainerStep *step)
{
  LinkChains chains = { .board = board };
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      collect_links (&chains, value, LINKS_OF_TURBOT);
      for (unsigned kinds = 0; kinds < sizeof turbot_kinds / sizeof *turbot_kinds; kinds++)
        for (unsigned i = 0; i < chains.n_links; i++)
          for (unsigned j = 0; j < chains.n_links; j++)
            {
              const StrongLink *base = &chains.link[i], *cover = &chains.link[j];
              if (base->house / 9 == turbot_kinds[kinds][0] && cover->house / 9 == turbot_kinds[kinds][1]
                  && (turbot_kinds[kinds][0] != turbot_kinds[kinds][1] || base->house < cover->house))
                try_turbot (&chains, base, cover, ((kinds * N_VALUES + value) * MOST_LINKS + i) * MOST_LINKS + j);
            }
    }
  *step = chains.best;
  return chains.best.n_removals;
}

/* A number whose digits are the kinds of the links in a row: the least that reversing, and swapping rows and columns gives. */
static unsigned
name_of_kinds (const LinkChains *chains)
{
  const unsigned n = chains->n_in_row;
  unsigned least = 100000;
  bool has_row = false;
  for (unsigned i = 0; i < n; i++)
    has_row |= chains->row[i]->house / 9 == ROWS;
  for (unsigned way = 0; way < 4; way++)
    {
      unsigned name = 0;
      /* Without a row, columns are called rows, and that is all. */
      if (!has_row && way < 2)
        continue;
      for (unsigned i = 0; i < n; i++)
        {
          const unsigned kind = chains->row[way & 1 ? n - 1 - i : i]->house / 9;
          name = name * 10 + (way & 2 && kind ? 3 - kind : kind);
        }
      least = name < least ? name : least;
    }
  return least;
}

/* The name, and before it how many links are grouped. */
static unsigned
suffix_of_row (const LinkChains *chains)
{
  unsigned n_grouped = 0;
  for (unsigned i = 0; i < chains->n_in_row; i++)
    n_grouped += chains->row[i]->grouped;
  return 10000 * n_grouped + name_of_kinds (chains);
}

/* The orders in which SukakuExplainer has the links of a row, which it numbers by their houses. */
static const uint16_t arrangements[] = { 12,   102, 21,  123,  1023, 2013, 213, 1203,
                                         2103, 321, 231, 1032, 132,  1302, 312, 1 };

static unsigned
find_arrangement (const unsigned *rank, unsigned n)
{
  const unsigned first = n == 2 ? 15 : n == 3 ? 0 : 3;
  unsigned digits = 0, i = first;
  for (unsigned k = 0; k < n; k++)
    digits = digits * 10 + rank[k];
  while (arrangements[i] != digits)
    i++;
  return i - first;
}

/* Orders what is met by the kinds of houses, the value, then each link, then the way they stand in a row. */
static uint64_t
order_of_row (const LinkChains *chains)
{
  const unsigned n = chains->n_in_row;
  unsigned rank[MOST_IN_ROW], set = 0;
  uint64_t links = 0;
  const StrongLink *sorted[MOST_IN_ROW];
  for (unsigned i = 0; i < n; i++)
    {
      rank[i] = 0;
      for (unsigned j = 0; j < n; j++)
        rank[i] += chains->row[j]->house < chains->row[i]->house;
      sorted[rank[i]] = chains->row[i];
    }
  for (unsigned i = 0; i < n; i++)
    {
      /* Later, the kind of the last link counts most. */
      set = set * 3 + sorted[chains->later ? n - 1 - i : i]->house / 9;
      links = links * 18 + sorted[i]->house % 9 * 2u + sorted[i]->variant;
    }
  unsigned directions = 0;
  for (unsigned i = 0; i < n; i++)
    directions = 2 * directions + chains->begin[i];
  uint64_t order = set * N_VALUES + chains->value;
  for (unsigned i = 0; i < n; i++)
    order *= 18;
  return ((order + links) * 16 + find_arrangement (rank, n)) * 16 + directions;
}

static bool
has_digit (unsigned number, unsigned n_digits, unsigned digit)
{
  for (; n_digits; n_digits--, number /= 10)
    if (number % 10 == digit)
      return true;
  return false;
}

static double
rating_of_row (const LinkChains *chains, unsigned suffix)
{
  const unsigned n = chains->n_in_row, name = suffix % 10000;
  const double base = n == 2 ? 4.0 : n == 3 ? 5.4 : 5.8;
  const bool has_box = has_digit (name, n, 0), has_both_lines = has_digit (name, n, 2);
  if (suffix >= 10000)
    return base + 0.3;
  if (!has_box && !has_both_lines)
    return base;
  return base + ((chains->later ? has_box && has_both_lines : !has_box) ? 0.2 : 0.1);
}

static SudokuRatingTechnique
technique_of_row (const LinkChains *chains, unsigned suffix)
{
  const unsigned name = suffix % 10000;
  if (chains->n_in_row > 2)
    return chains->n_in_row == 3 ? SUDOKU_RATING_THREE_STRONG_LINKS : SUDOKU_RATING_FOUR_STRONG_LINKS;
  if (suffix >= 10000)
    return SUDOKU_RATING_GROUPED_TURBOT_FISH;
  return has_digit (name, 2, 0)   ? SUDOKU_RATING_TURBOT_CRANE
         : has_digit (name, 2, 2) ? SUDOKU_RATING_TWO_STRING_KITE
                                  : SUDOKU_RATING_SKYSCRAPER;
}

/* What sees both ends outside the links' houses. */
static CellSet
victims_of (const LinkChains *chains, const LinkEnd *a, const LinkEnd *b)
{
  CellSet victims = strong_links_seen (a, b);
  for (unsigned i = 0; i < chains->n_in_row; i++)
    strong_links_leave_out (&victims, chains->row[i]->house);
  return victims;
}

/* How many cells of a set have the value; they are added to another set. */
static unsigned
add_victims (const LinkChains *chains, CellSet victims, CellSet *all)
{
  unsigned n = 0;
  while (!cell_set_is_empty (&victims))
    {
      const unsigned cell = cell_set_pop (&victims);
      if (!board_has (chains->board, cell, chains->value))
        continue;
      cell_set_add (all, cell);
      n++;
    }
  return n;
}

/* A row whose ends share a house is a ring, which removes at every joint. It is looked at from its first link on. */
static void
meet_row (LinkChains *chains)
{
  const unsigned last = chains->n_in_row - 1;
  const LinkEnd *start = &chains->row[0]->end[chains->begin[0]],
                *end = &chains->row[last]->end[1 - chains->begin[last]];
  const bool is_ring = chains->later && strong_links_share (start, end) != N_HOUSES;
  CellSet victims = victims_of (chains, start, end), all = { { 0, 0 } };
  for (unsigned i = 0; i < last; i++)
    {
      if (is_ring && (chains->begin[0] || chains->row[i + 1]->house < chains->row[0]->house))
        return;
      if (!is_ring)
        strong_links_leave_out (&victims, chains->shared[i]);
    }
  unsigned n_removed = add_victims (chains, victims, &all);
  for (unsigned i = 0; is_ring && i < last; i++)
    n_removed += add_victims (
        chains,
        victims_of (chains, &chains->row[i]->end[1 - chains->begin[i]], &chains->row[i + 1]->end[chains->begin[i + 1]]),
        &all);
  if (!n_removed)
    return;
  const unsigned suffix = suffix_of_row (chains);
  ExplainerStep step;
  step_init (&step, technique_of_row (chains, suffix), rating_of_row (chains, suffix));
  step_remove_from (&step, chains->board, all, chains->value);
  offer (chains, &step, n_removed, suffix, order_of_row (chains));
}

/* Whether a link can be added to the row. Of a row and its reverse, the one is taken that begins with the lower house. */
static bool
may_add (const LinkChains *chains, unsigned n, const StrongLink *link)
{
  for (unsigned i = 0; i < n; i++)
    if (chains->row[i]->house == link->house || overlap (chains, chains->row[i], link))
      return false;
  return n == 0 || n + 1 < chains->n_in_row || chains->row[0]->house < link->house;
}

static void
extend_row (LinkChains *chains, unsigned n)
{
  if (n == chains->n_in_row || n == MOST_IN_ROW)
    {
      meet_row (chains);
      return;
    }
  for (unsigned i = 0; i < chains->n_links; i++)
    {
      if (!may_add (chains, n, &chains->link[i]))
        continue;
      chains->row[n] = &chains->link[i];
      for (unsigned begin = 0; begin < 2; begin++)
        {
          chains->begin[n] = begin;
          if (n)
            chains->shared[n - 1] =
                strong_links_share (&chains->row[n - 1]->end[1 - chains->begin[n - 1]], &chains->link[i].end[begin]);
          if (!n || chains->shared[n - 1] != N_HOUSES)
            extend_row (chains, n + 1);
        }
    }
}

bool
explainer_find_link_chain (const PackedBoard *board, unsigned n_links, bool later, ExplainerStep *step)
{
  LinkChains chains = { .board = board, .n_in_row = n_links, .later = later };
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      collect_links (&chains, value, later ? LINKS_OF_LATER_CHAIN : LINKS_OF_CHAIN);
      extend_row (&chains, 0);
    }
  *step = chains.best;
  return chains.best.n_removals;
}
