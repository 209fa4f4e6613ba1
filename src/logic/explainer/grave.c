/* The bivalue universal grave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If every blank cell had two candidates and every value two places in each house, there would be two solutions or none. So
 * one of the candidates beyond that is true: those of the *grave cells*.
 */
#include "logic/explainer/finders.h"

typedef struct
{
  const PackedBoard *board;
  unsigned n_cells;
  uint8_t cell[N_CELLS];
  uint16_t extra[N_CELLS]; /* of each cell of the board */
  unsigned all_extra;
  CellSet victims; /* what all grave cells see */
} Grave;

static void
add_cell (Grave *grave, unsigned cell, unsigned value)
{
  if (!grave->extra[cell])
    grave->cell[grave->n_cells++] = (uint8_t) cell;
  grave->extra[cell] |= (uint16_t) (1u << value);
}

/* The cells of a house that have the candidate among three or more. */
static unsigned
rich_places (const PackedBoard *board, unsigned house, unsigned value)
{
  unsigned rich = 0;
  for (unsigned places = board->places[house][value]; places; places &= places - 1)
    if (count_bits (board->candidates[packed_house_cell[house][first_bit (places)]]) >= 3)
      rich |= places & -places;
  return rich;
}

/* Finds the grave cells; returns false if there is no grave. If the odd value is always the same one, every cell with three
 * candidates that was met is a grave cell, even where it was one of several of its house. */
static bool
collect (Grave *grave)
{
  CellSet met = { { 0, 0 } };
  unsigned only_value = N_VALUES;
  bool one_value = true;
  for (unsigned house = 0; house < N_HOUSES; house++)
    for (unsigned value = 0; value < N_VALUES; value++)
      {
        unsigned n_places = count_bits (grave->board->places[house][value]);
        if (n_places == 0 || n_places == 2)
          continue;
        unsigned rich = rich_places (grave->board, house, value);
        if (!rich)
          return false;
        one_value &= only_value == N_VALUES || only_value == value;
        only_value = only_value == N_VALUES ? value : only_value;
        if (count_bits (rich) == 1)
          {
            add_cell (grave, packed_house_cell[house][first_bit (rich)], value);
            grave->all_extra |= 1u << value;
          }
        for (; one_value && rich; rich &= rich - 1)
          cell_set_add (&met, packed_house_cell[house][first_bit (rich)]);
      }
  while (one_value && !cell_set_is_empty (&met))
    {
      unsigned cell = cell_set_pop (&met);
      if (!grave->extra[cell])
        add_cell (grave, cell, only_value);
    }
  return true;
}

/* Whether nothing but pairs is left without the extra candidates. */
static bool
is_grave (const Grave *grave)
{
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    if (!grave->board->value[cell] && count_bits (grave->board->candidates[cell] & ~(unsigned) grave->extra[cell]) != 2)
      return false;
  for (unsigned house = 0; house < N_HOUSES; house++)
    for (unsigned value = 0; value < N_VALUES; value++)
      {
        unsigned n_left = 0;
        for (unsigned places = grave->board->places[house][value]; places; places &= places - 1)
          n_left += !(grave->extra[packed_house_cell[house][first_bit (places)]] >> value & 1);
        if (n_left != 0 && n_left != 2)
          return false;
      }
  return true;
}

static bool
try_type_1 (const Grave *grave, ExplainerStep *step)
{
  unsigned cell = grave->cell[0];
  step_init (step, SUDOKU_RATING_BUG_1, 5.6);
  step_remove (step, cell, grave->board->candidates[cell] & ~grave->all_extra);
  return step->n_removals;
}

static bool
try_type_2 (const Grave *grave, ExplainerStep *step)
{
  step_init (step, SUDOKU_RATING_BUG_2, 5.7);
  step_remove_from (step, grave->board, grave->victims, first_bit (grave->all_extra));
  return step->n_removals;
}

/* The house of a kind that holds all grave cells, or N_HOUSES. */
static unsigned
common_house (const Grave *grave, unsigned kind)
{
  unsigned house = packed_cell[grave->cell[0]].house[kind];
  for (unsigned i = 1; i < grave->n_cells; i++)
    if (packed_cell[grave->cell[i]].house[kind] != house)
      return N_HOUSES;
  return house;
}

/* Two cells in one house share a value besides their extra ones: one of them holds it, and they keep no other. */
static bool
try_type_4 (const Grave *grave, ExplainerStep *step)
{
  unsigned c1 = grave->cell[0], c2 = grave->cell[1];
  const uint16_t *candidates = grave->board->candidates;
  unsigned common = candidates[c1] & candidates[c2] & ~grave->all_extra;
  if (count_bits (common) != 1)
    return false;
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    if (common_house (grave, kind) != N_HOUSES)
      {
        step_init (step, SUDOKU_RATING_BUG_4, 5.7);
        step_remove (step, c1, candidates[c1] & ~(grave->extra[c1] | common));
        step_remove (step, c2, candidates[c2] & ~(grave->extra[c2] | common));
        return true;
      }
  return false;
}

/* A naked set of these cells and one of the grave cells with an extra value. */
static bool
try_set (const Grave *grave,
         const uint8_t *cells,
         unsigned n_cells,
         unsigned chosen,
         unsigned size,
         ExplainerStep *step)
{
  unsigned others = 0;
  for (unsigned left = chosen; left; left &= left - 1)
    {
      unsigned candidates = grave->board->candidates[cells[first_bit (left)]];
      if (count_bits (candidates) < 2)
        return false;
      others |= candidates;
    }
  if (count_bits (others) != size || count_bits (others | grave->all_extra) != size
      || count_bits (grave->all_extra) < 2)
    return false;
  step_init (step, SUDOKU_RATING_BUG_3, 5.7 + (size - 1) * 0.1);
  for (unsigned i = 0; i < n_cells; i++)
    if (!(chosen >> i & 1))
      step_remove (step, cells[i], grave->board->candidates[cells[i]] & others);
  return step->n_removals;
}

static bool
try_type_3 (const Grave *grave, unsigned kind, unsigned size, ExplainerStep *step)
{
  unsigned house = common_house (grave, kind), n_cells = 0;
  if (house == N_HOUSES)
    return false;
  uint8_t cells[9];
  for (unsigned place = 0; place < 9; place++)
    if (cell_set_has (&grave->victims, packed_house_cell[house][place]))
      cells[n_cells++] = packed_house_cell[house][place];
  if (n_cells < size)
    return false;
  for (unsigned chosen = 0; chosen < 1u << n_cells; chosen++)
    if (count_bits (chosen) == size - 1 && try_set (grave, cells, n_cells, chosen, size, step))
      return true;
  return false;
}

bool
explainer_find_grave (const PackedBoard *board, ExplainerStep *step)
{
  Grave grave = { .board = board };
  if (!collect (&grave) || !grave.n_cells || !is_grave (&grave))
    return false;
  if (grave.n_cells == 1)
    return try_type_1 (&grave, step);
  grave.victims = packed_cell[grave.cell[0]].peers;
  for (unsigned i = 1; i < grave.n_cells; i++)
    grave.victims = cell_set_common (&grave.victims, &packed_cell[grave.cell[i]].peers);
  for (unsigned i = 0; i < grave.n_cells; i++)
    cell_set_remove (&grave.victims, grave.cell[i]);
  bool one_value = count_bits (grave.all_extra) == 1;
  if (one_value && try_type_2 (&grave, step))
    return true;
  if (!one_value && cell_set_is_empty (&grave.victims))
    return false;
  if (grave.n_cells == 2 && try_type_4 (&grave, step))
    return true;
  for (unsigned size = 2; !one_value && size <= 6; size++)
    for (unsigned kind = 0; kind < N_KINDS; kind++)
      if (try_type_3 (&grave, kind, size, step))
        return true;
  return false;
}
