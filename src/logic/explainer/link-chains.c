/* Two and three strong links of one value in a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/explainer/extensions.h"
#include "logic/explainer/strong-links.h"

#define MOST_LINKS (2 * N_HOUSES)

/* The best chain so far, and the links of one value. */
typedef struct
{
  const PackedBoard *board;
  unsigned value;
  unsigned n_links;
  StrongLink link[MOST_LINKS];
  CellSet places[N_HOUSES];
  ExplainerStep best;
  unsigned suffix;
  uint32_t order; /* in which SukakuExplainer meets it */
} LinkChains;

static void
collect_links (LinkChains *chains, unsigned value, bool of_turbot)
{
  chains->value = value;
  chains->n_links = 0;
  for (unsigned house = 0; house < N_HOUSES; house++)
    {
      chains->places[house] = (CellSet){ { 0, 0 } };
      for (unsigned places = chains->board->places[house][value]; places; places &= places - 1)
        cell_set_add (&chains->places[house], packed_house_cell[house][first_bit (places)]);
      chains->n_links += strong_links_of (chains->board, house, value, of_turbot, &chains->link[chains->n_links]);
    }
}

/* Whether two houses have a place of the value in common. */
static bool
overlap (const LinkChains *chains, const StrongLink *a, const StrongLink *b)
{
  const CellSet common = cell_set_common (&chains->places[a->house], &chains->places[b->house]);
  return !cell_set_is_empty (&common);
}

static void
offer (LinkChains *chains, const ExplainerStep *step, unsigned suffix, uint32_t order)
{
  const ExplainerStep *best = &chains->best;
  if (!step->n_removals)
    return;
  if (best->n_removals)
    {
      if (step->rating != best->rating)
        {
          if (step->rating > best->rating)
            return;
        }
      else if (step->n_removals != best->n_removals)
        {
          if (step->n_removals < best->n_removals)
            return;
        }
      else if (suffix > chains->suffix || (suffix == chains->suffix && order >= chains->order))
        return;
    }
  chains->best = *step;
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
try_turbot (LinkChains *chains, const StrongLink *base, const StrongLink *cover, uint32_t order)
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
        offer (chains, &step, (unsigned) base->grouped + cover->grouped, order * 4 + 2 * i + j);
      }
}

bool
explainer_find_turbot_fish (const PackedBoard *board, ExplainerStep *step)
{
  LinkChains chains = { .board = board };
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      collect_links (&chains, value, true);
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

/* A number of three digits for the kinds of three links in a row: the least that reversing and swapping rows and columns
 * gives. */
static unsigned
name_of_kinds (const unsigned *kind)
{
  unsigned least = 1000;
  const bool has_row = kind[0] == ROWS || kind[1] == ROWS || kind[2] == ROWS;
  for (unsigned way = 0; way < 4; way++)
    {
      unsigned name = 0;
      /* Without a row, columns are called rows, and that is all. */
      if (!has_row && way < 2)
        continue;
      for (unsigned i = 0; i < 3; i++)
        {
          const unsigned own = kind[way & 1 ? 2 - i : i];
          name = name * 10 + (way & 2 && own ? 3 - own : own);
        }
      least = name < least ? name : least;
    }
  return least;
}

/* Orders what is met by the kinds of houses, the value, then each link, then the way they stand in a row. */
static uint32_t
order_of (const LinkChains *chains, const StrongLink *const *row, unsigned directions, unsigned *suffix)
{
  const StrongLink *sorted[3] = { row[0], row[1], row[2] };
  unsigned arrangement = 0, kinds[3], set = 0;
  /* The first has a lower number than the last; the middle one may be the first or the last of all. */
  if (row[1]->house < row[0]->house)
    sorted[0] = row[1], sorted[1] = row[0], arrangement = 1;
  else if (row[1]->house > row[2]->house)
    sorted[1] = row[2], sorted[2] = row[1], arrangement = 2;
  uint32_t order = 0;
  for (unsigned i = 0; i < 3; i++)
    {
      kinds[i] = row[i]->house / 9;
      set = set * 3 + sorted[i]->house / 9;
    }
  *suffix = 1000u * ((unsigned) row[0]->grouped + row[1]->grouped + row[2]->grouped) + name_of_kinds (kinds);
  order = set * N_VALUES + chains->value;
  for (unsigned i = 0; i < 3; i++)
    order = order * 18 + sorted[i]->house % 9 * 2u + sorted[i]->variant;
  return order * 24 + arrangement * 8 + directions;
}

static double
rating_of_three (unsigned suffix)
{
  const unsigned kinds = suffix % 1000;
  if (suffix >= 1000)
    return 5.4 + 0.3;
  if (kinds < 100 || kinds / 10 % 10 == 0 || kinds % 10 == 0)
    return 5.4 + 0.1;
  return kinds == 111 ? 5.4 : 5.4 + 0.2;
}

/* The first link begins at its end u[0], and so on. */
static void
try_three (LinkChains *chains, const StrongLink *const *row, const unsigned *u)
{
  const unsigned first_shared = strong_links_share (&row[0]->end[1 - u[0]], &row[1]->end[u[1]]);
  const unsigned second_shared = strong_links_share (&row[1]->end[1 - u[1]], &row[2]->end[u[2]]);
  if (first_shared == N_HOUSES || second_shared == N_HOUSES)
    return;
  CellSet victims = strong_links_seen (&row[0]->end[u[0]], &row[2]->end[1 - u[2]]);
  for (unsigned i = 0; i < 3; i++)
    strong_links_leave_out (&victims, row[i]->house);
  strong_links_leave_out (&victims, first_shared);
  strong_links_leave_out (&victims, second_shared);
  unsigned suffix;
  const uint32_t order = order_of (chains, row, 4 * u[0] + 2 * u[1] + u[2], &suffix);
  ExplainerStep step;
  step_init (&step, SUDOKU_RATING_THREE_STRONG_LINKS, rating_of_three (suffix));
  step_remove_from (&step, chains->board, victims, chains->value);
  offer (chains, &step, suffix, order);
}

/* Continues from the first link, which ends at 1 - u0, and a middle link that begins at u1. */
static void
try_last (LinkChains *chains, const StrongLink *first, unsigned u0, const StrongLink *middle, unsigned u1)
{
  for (unsigned k = 0; k < chains->n_links; k++)
    {
      const StrongLink *last = &chains->link[k];
      if (last->house <= first->house || last->house == middle->house || overlap (chains, first, last)
          || overlap (chains, middle, last))
        continue;
      for (unsigned u2 = 0; u2 < 2; u2++)
        try_three (chains, (const StrongLink *const[]){ first, middle, last }, (const unsigned[]){ u0, u1, u2 });
    }
}

bool
explainer_find_three_links (const PackedBoard *board, ExplainerStep *step)
{
  LinkChains chains = { .board = board };
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      collect_links (&chains, value, false);
      for (unsigned i = 0; i < chains.n_links; i++)
        for (unsigned j = 0; j < chains.n_links; j++)
          {
            const StrongLink *first = &chains.link[i], *middle = &chains.link[j];
            if (first->house == middle->house || overlap (&chains, first, middle))
              continue;
            for (unsigned u0 = 0; u0 < 2; u0++)
              for (unsigned u1 = 0; u1 < 2; u1++)
                if (strong_links_share (&first->end[1 - u0], &middle->end[u1]) != N_HOUSES)
                  try_last (&chains, first, u0, middle, u1);
          }
    }
  *step = chains.best;
  return chains.best.n_removals;
}
