/* Strong links of one value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A house with two places is a link. One with more is a grouped link if its places are in two minirows, or in a box, in a row and
 * a column (the *blades*) that meet in the *heart*. Only the first way to divide a house is looked at.
 */
#include "logic/explainer/strong-links.h"

#define N_CROSSES 9
#define N_BOX_WAYS 15
#define N_LINE_WAYS 3

/* The places that have to be empty, and those of the two groups, for each way to divide a house. */
typedef struct
{
  uint16_t empty, blade[2];
} Division;

/* A box by its heart: the column and the row through it; then by two of its rows, and by two of its columns. */
static const Division box_ways[N_BOX_WAYS] = {
  { 0x1b0, { 0x048, 0x006 } }, { 0x168, { 0x090, 0x005 } }, { 0x0d8, { 0x120, 0x003 } }, { 0x186, { 0x041, 0x030 } },
  { 0x145, { 0x082, 0x028 } }, { 0x0c3, { 0x104, 0x018 } }, { 0x036, { 0x009, 0x180 } }, { 0x02d, { 0x012, 0x140 } },
  { 0x01b, { 0x024, 0x0c0 } }, { 0x1c0, { 0x007, 0x038 } }, { 0x038, { 0x007, 0x1c0 } }, { 0x007, { 0x038, 0x1c0 } },
  { 0x124, { 0x049, 0x092 } }, { 0x092, { 0x049, 0x124 } }, { 0x049, { 0x092, 0x124 } },
};
static const Division line_ways[N_LINE_WAYS] = { { 0x007, { 0x038, 0x1c0 } },
                                                 { 0x038, { 0x007, 0x1c0 } },
                                                 { 0x1c0, { 0x007, 0x038 } } };

static void
set_end (LinkEnd *end, unsigned house, unsigned places)
{
  end->n = 0;
  for (; places; places &= places - 1)
    end->cell[end->n++] = packed_house_cell[house][first_bit (places)];
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    {
      end->house[kind] = packed_cell[end->cell[0]].house[kind];
      for (unsigned i = 1; i < end->n; i++)
        if (packed_cell[end->cell[i]].house[kind] != end->house[kind])
          end->house[kind] = N_HOUSES;
    }
}

static unsigned
add_link (StrongLink *links, unsigned n, unsigned house, bool grouped, unsigned first, unsigned second)
{
  links[n].house = (uint8_t) house;
  links[n].variant = (uint8_t) n;
  links[n].grouped = grouped;
  set_end (&links[n].end[0], house, first);
  set_end (&links[n].end[1], house, second);
  return n + 1;
}

static unsigned
lowest (unsigned set, unsigned n)
{
  unsigned first = 0;
  for (; n && set; n--, set &= set - 1)
    first |= set & -set;
  return first;
}

/* A blade of one cell stands alone, against the other one with the heart, which need not be a place. heart is 0 where there is
 * none. */
static unsigned
add_grouped (StrongLink *links, unsigned house, unsigned heart, bool heart_is_place, const unsigned *blade, LinkUse use)
{
  /* Ends of chains had at most two cells, the heart included. */
  const unsigned most = use == LINKS_OF_CHAIN ? 2 : 3, most_besides = use != LINKS_OF_CHAIN ? 3 : heart ? 1 : 2;
  unsigned n = 0;
  if (count_bits (blade[0]) > 1 && count_bits (blade[1]) > 1)
    {
      const unsigned joint = use == LINKS_OF_LATER_CHAIN && heart_is_place ? heart : 0;
      return add_link (links, 0, house, true, lowest (blade[0], most) | joint, lowest (blade[1], most) | joint);
    }
  if (count_bits (blade[0]) == 1 && (use == LINKS_OF_TURBOT || count_bits (blade[1]) != 1))
    n = add_link (links, n, house, true, blade[0], lowest (blade[1], most_besides) | heart);
  if (count_bits (blade[1]) == 1)
    n = add_link (links, n, house, true, blade[1], lowest (blade[0], most_besides) | heart);
  return n;
}

/* Two pairs of opposite cells are two minirows as well as two minicolumns. */
static unsigned
add_crosswise (StrongLink *links, unsigned n, unsigned house, const unsigned *blade)
{
  const unsigned a = lowest (blade[0], 1), b = lowest (blade[1], 1);
  const uint8_t *cell = packed_house_cell[house];
  if (count_bits (blade[0]) != 2 || count_bits (blade[1]) != 2)
    return n;
  for (unsigned kind = ROWS; kind <= COLUMNS; kind++)
    if (packed_cell[cell[first_bit (a)]].house[kind] == packed_cell[cell[first_bit (b)]].house[kind]
        && packed_cell[cell[first_bit (blade[0] & ~a)]].house[kind]
               == packed_cell[cell[first_bit (blade[1] & ~b)]].house[kind])
      return add_link (links, n, house, true, a | b, (blade[0] & ~a) | (blade[1] & ~b));
  return n;
}

/* Finds the first way to divide a house; returns false if it leaves a group empty or there is none. */
static bool
divide (unsigned places, bool is_box, unsigned n_ways, unsigned *way, unsigned *blade)
{
  const Division *ways = is_box ? box_ways : line_ways;
  for (*way = 0; *way < n_ways && places & ways[*way].empty; ++*way)
    ;
  if (*way == n_ways)
    return false;
  blade[0] = places & ways[*way].blade[0];
  blade[1] = places & ways[*way].blade[1];
  return blade[0] && blade[1];
}

unsigned
strong_links_of (const PackedBoard *board, unsigned house, unsigned value, LinkUse use, StrongLink *links)
{
  const unsigned places = board->places[house][value], n_places = count_bits (places);
  const bool is_box = house / 9 == BOXES;
  const bool of_turbot = use == LINKS_OF_TURBOT;
  unsigned way, blade[2];
  if (n_places < 2 || n_places > (of_turbot && is_box ? 5 : 6))
    return 0;
  if (n_places == 2)
    {
      const unsigned n = add_link (links, 0, house, false, lowest (places, 1), places & ~lowest (places, 1));
      /* Longer chains leave the two cells to their line. */
      const LinkEnd *ends[2] = { &links[0].end[0], &links[0].end[1] };
      const bool in_line =
          ends[0]->house[ROWS] == ends[1]->house[ROWS] || ends[0]->house[COLUMNS] == ends[1]->house[COLUMNS];
      return !of_turbot && is_box && in_line ? 0 : n;
    }
  const unsigned n_ways = !is_box ? N_LINE_WAYS : of_turbot || n_places < 4 ? N_CROSSES : N_BOX_WAYS;
  if (!divide (places, is_box, n_ways, &way, blade))
    return 0;
  const bool crosses = is_box && way < N_CROSSES;
  const unsigned heart = crosses ? 1u << way : 0;
  const unsigned n = add_grouped (links, house, heart, places & heart, blade, use);
  return is_box && !crosses && n_places == 4 ? add_crosswise (links, n, house, blade) : n;
}

unsigned
strong_links_share (const LinkEnd *a, const LinkEnd *b)
{
  static const PackedKind kinds[] = { COLUMNS, ROWS, BOXES };
  for (unsigned i = 0; i < N_KINDS; i++)
    if (a->house[kinds[i]] != N_HOUSES && a->house[kinds[i]] == b->house[kinds[i]])
      return a->house[kinds[i]];
  return N_HOUSES;
}

CellSet
strong_links_seen (const LinkEnd *a, const LinkEnd *b)
{
  CellSet seen = packed_cell[a->cell[0]].peers;
  for (unsigned i = 1; i < a->n; i++)
    seen = cell_set_common (&seen, &packed_cell[a->cell[i]].peers);
  for (unsigned i = 0; i < b->n; i++)
    seen = cell_set_common (&seen, &packed_cell[b->cell[i]].peers);
  return seen;
}

void
strong_links_leave_out (CellSet *cells, unsigned house)
{
  for (unsigned place = 0; place < 9; place++)
    cell_set_remove (cells, packed_house_cell[house][place]);
}
