/* Unique rectangles and loops, and the bivalue universal grave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A loop of cells that all have the candidates a and b, where neighbours share a house, is deadly if each house it visits is
 * visited by two cells of different parity. At most two of its cells may have extra candidates, or any number that have
 * one and the same. Loops are looked for depth first from each cell that has nothing but a and b; the step of lowest rating,
 * then of lowest type, then the first found is the one.
 */
#include "logic/explainer/finders.h"

typedef struct
{
  const PackedBoard *board;
  unsigned a, b;
  unsigned n_cells;
  uint8_t cell[N_CELLS];
  uint32_t visited[2]; /* houses, by parity of the visiting cell */
  CellSet in_loop;
  ExplainerStep best; /* no removals yet if none was found */
  unsigned best_type;
} Loop;

/* The candidates of a cell besides a and b. */
static unsigned
extras_of (const Loop *loop, unsigned cell)
{
  return loop->board->candidates[cell] & ~(1u << loop->a | 1u << loop->b);
}

static double
base_rating (const Loop *loop)
{
  double rating = 4.5;
  if (loop->n_cells >= 10)
    rating += 0.3;
  if (loop->n_cells >= 8)
    rating += 0.2;
  else if (loop->n_cells >= 6)
    rating += 0.1;
  return rating;
}

static void
begin (const Loop *loop, unsigned type, double added, ExplainerStep *step)
{
  unsigned size = loop->n_cells / 2 - 2;
  unsigned first = SUDOKU_RATING_UNIQUE_RECTANGLE_1 + 4 * (size < 6 ? size : 5);
  step_init (step, (SudokuRatingTechnique) (first + type - 1), base_rating (loop) + added);
}

/* Keeps the step if it is easier than the best one. */
static void
offer (Loop *loop, unsigned type, const ExplainerStep *step)
{
  if (!step->n_removals)
    return;
  if (!loop->best.n_removals || step->rating < loop->best.rating
      || (step->rating == loop->best.rating && type < loop->best_type))
    {
      loop->best = *step;
      loop->best_type = type;
    }
}

static void
try_type_2 (Loop *loop, const uint8_t *extra, unsigned n_extra)
{
  ExplainerStep step;
  CellSet victims = sudoku_packed_cell[extra[0]].peers;
  for (unsigned i = 1; i < n_extra; i++)
    victims = cell_set_common (&victims, &sudoku_packed_cell[extra[i]].peers);
  begin (loop, 2, 0, &step);
  step_remove_from (&step, loop->board, victims, first_bit (extras_of (loop, extra[0])));
  offer (loop, 2, &step);
}

/* A naked set of one of the two cells, with their extra values, and these places. */
static void
try_naked_set (Loop *loop, unsigned house, unsigned c1, unsigned c2, unsigned places, unsigned size)
{
  const uint16_t *candidates = loop->board->candidates;
  unsigned first = extras_of (loop, c1), second = extras_of (loop, c2), others = 0, taken = places;
  for (unsigned left = places; left; left &= left - 1)
    {
      unsigned cell = sudoku_packed_house_cell[house][first_bit (left)];
      if (cell == c1)
        continue;
      if (count_bits (candidates[cell]) < 2)
        return;
      others |= candidates[cell];
    }
  if (count_bits (others | (first & second)) != size || count_bits (others | first | second) != size)
    return;
  taken |= 1u << sudoku_packed_cell[c2].place[house / 9];
  ExplainerStep step;
  begin (loop, 3, (size - 1) * 0.1, &step);
  for (unsigned left = ALL_VALUES & ~taken; left; left &= left - 1)
    {
      unsigned cell = sudoku_packed_house_cell[house][first_bit (left)];
      step_remove (&step, cell, candidates[cell] & (others | first | second));
    }
  offer (loop, 3, &step);
}

/* A hidden set of a, b and further values that the two cells do not have. */
static void
try_hidden_set (Loop *loop, unsigned house, unsigned c1, unsigned c2, unsigned values, unsigned size)
{
  unsigned second = 1u << sudoku_packed_cell[c2].place[house / 9], places = 0;
  for (unsigned left = values; left; left &= left - 1)
    {
      unsigned own = loop->board->places[house][first_bit (left)] & ~second;
      if (!own)
        return;
      places |= own;
    }
  if (count_bits (places) != size)
    return;
  places &= ~(1u << sudoku_packed_cell[c1].place[house / 9]);
  ExplainerStep step;
  begin (loop, 3, (count_bits (places) - 1.0) * 0.1, &step);
  for (; places; places &= places - 1)
    {
      unsigned cell = sudoku_packed_house_cell[house][first_bit (places)];
      step_remove (&step, cell, loop->board->candidates[cell] & ~values);
    }
  offer (loop, 3, &step);
}

/* Whether a place of a house can be in a naked set of a size. */
static unsigned
places_for_naked_set (const Loop *loop, unsigned house, unsigned size)
{
  unsigned places = 0;
  for (unsigned place = 0; place < 9; place++)
    {
      const unsigned n = count_bits (loop->board->candidates[sudoku_packed_house_cell[house][place]]);
      places |= (n >= 2 && n <= size ? 1u : 0u) << place;
    }
  return places;
}

/* The next larger subset of a set; 0 after the last. */
static unsigned
next_subset (unsigned subset, unsigned set)
{
  return (subset - set) & set;
}

/* Sets of a size in a house that both cells with extra values are in. */
static void
try_type_3_in (Loop *loop, unsigned house, unsigned c1, unsigned c2, unsigned size)
{
  const unsigned first = 1u << sudoku_packed_cell[c1].place[house / 9],
                 second = 1u << sudoku_packed_cell[c2].place[house / 9];
  const unsigned extra = extras_of (loop, c1) | extras_of (loop, c2), n_blanks = loop->board->n_blanks[house];
  if (size * 2 <= n_blanks && size >= count_bits (extra))
    {
      const unsigned range = (places_for_naked_set (loop, house, size) | first) & ~second;
      for (unsigned places = next_subset (0, range); places; places = next_subset (places, range))
        if (places & first && count_bits (places) == size)
          try_naked_set (loop, house, c1, c2, places, size);
    }
  /* Without any further value Sudoku Explainer looks for no hidden set at all. */
  const unsigned further = ALL_VALUES & ~(extra | 1u << loop->a | 1u << loop->b);
  if (size * 2 >= n_blanks || !further)
    return;
  unsigned values = 0;
  do
    {
      if (count_bits (values) == size - 2)
        try_hidden_set (loop, house, c1, c2, values | 1u << loop->a | 1u << loop->b, size);
      values = next_subset (values, further);
    }
  while (values);
}

/* Whether one of a and b is left nowhere else in a house of both cells, so that the other falls in them. */
static void
try_type_4 (Loop *loop, unsigned c1, unsigned c2)
{
  bool locked_a = false, locked_b = false;
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    {
      const unsigned house = sudoku_packed_cell[c1].house[kind];
      if (house != sudoku_packed_cell[c2].house[kind])
        continue;
      locked_a |= count_bits (loop->board->places[house][loop->a]) == 2;
      locked_b |= count_bits (loop->board->places[house][loop->b]) == 2;
    }
  if (!locked_a && !locked_b)
    return;
  ExplainerStep step;
  begin (loop, 4, 0, &step);
  step_remove (&step, c1, 1u << (locked_a ? loop->b : loop->a));
  step_remove (&step, c2, 1u << (locked_a ? loop->b : loop->a));
  offer (loop, 4, &step);
}

static void
meet_loop (Loop *loop)
{
  uint8_t extra[N_CELLS];
  unsigned n_extra = 0;
  for (unsigned i = 0; i < loop->n_cells; i++)
    if (extras_of (loop, loop->cell[i]))
      extra[n_extra++] = loop->cell[i];
  if (n_extra == 1)
    {
      ExplainerStep step;
      begin (loop, 1, 0, &step);
      step_remove (&step, extra[0], 1u << loop->a | 1u << loop->b);
      offer (loop, 1, &step);
    }
  else if (n_extra > 2)
    try_type_2 (loop, extra, n_extra);
  else if (n_extra == 2)
    {
      if (count_bits (extras_of (loop, extra[0]) | extras_of (loop, extra[1])) == 1)
        try_type_2 (loop, extra, n_extra);
      else
        for (unsigned size = 2; size <= 7; size++)
          for (unsigned kind = 0; kind < N_KINDS; kind++)
            if (sudoku_packed_cell[extra[0]].house[kind] == sudoku_packed_cell[extra[1]].house[kind])
              try_type_3_in (loop, sudoku_packed_cell[extra[0]].house[kind], extra[0], extra[1], size);
      try_type_4 (loop, extra[0], extra[1]);
    }
}

static uint32_t
houses_of (unsigned cell)
{
  const uint8_t *house = sudoku_packed_cell[cell].house;
  return 1u << house[BOXES] | 1u << house[ROWS] | 1u << house[COLUMNS];
}

static void extend (Loop *loop, unsigned cell, int n_allowed, unsigned extras, unsigned last_kind);

/* The next cells in a house. */
static void
extend_in (Loop *loop, unsigned house, int n_allowed, unsigned extras)
{
  unsigned places = loop->board->places[house][loop->a] & loop->board->places[house][loop->b];
  for (; places; places &= places - 1)
    {
      unsigned next = sudoku_packed_house_cell[house][first_bit (places)];
      if (next == loop->cell[0] && loop->n_cells >= 4)
        {
          if (loop->visited[0] == loop->visited[1])
            meet_loop (loop);
          continue;
        }
      /* A house is visited once with each parity: whatever breaks that is no part of a deadly loop. */
      if (cell_set_has (&loop->in_loop, next) || loop->visited[loop->n_cells & 1] & houses_of (next))
        continue;
      unsigned own = extras_of (loop, next);
      if (!own || count_bits (extras | own) == 1 || n_allowed > 0)
        extend (loop, next, n_allowed - (own ? 1 : 0), extras | own, house / 9);
    }
}

static void
extend (Loop *loop, unsigned cell, int n_allowed, unsigned extras, unsigned last_kind)
{
  const unsigned parity = loop->n_cells & 1;
  loop->visited[parity] |= houses_of (cell);
  cell_set_add (&loop->in_loop, cell);
  loop->cell[loop->n_cells++] = (uint8_t) cell;
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    if (kind != last_kind)
      extend_in (loop, sudoku_packed_cell[cell].house[kind], n_allowed, extras);
  loop->n_cells--;
  cell_set_remove (&loop->in_loop, cell);
  loop->visited[parity] &= ~houses_of (cell);
}

bool
sudoku_explainer_find_loop (const PackedBoard *board, ExplainerStep *step)
{
  Loop loop = { .board = board, .best.n_removals = 0 };
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    if (count_bits (board->candidates[cell]) == 2)
      {
        loop.a = first_bit (board->candidates[cell]);
        loop.b = first_bit (board->candidates[cell] & (board->candidates[cell] - 1u));
        extend (&loop, cell, 2, 0, N_KINDS);
      }
  *step = loop.best;
  return loop.best.n_removals;
}

/* The bivalue universal grave: if every blank cell had two candidates and every value two places in each house, there would
 * be two solutions or none. So one of the candidates beyond that is true: those of the *grave cells*. */

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
    if (count_bits (board->candidates[sudoku_packed_house_cell[house][first_bit (places)]]) >= 3)
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
            add_cell (grave, sudoku_packed_house_cell[house][first_bit (rich)], value);
            grave->all_extra |= 1u << value;
          }
        for (; one_value && rich; rich &= rich - 1)
          cell_set_add (&met, sudoku_packed_house_cell[house][first_bit (rich)]);
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
          n_left += !(grave->extra[sudoku_packed_house_cell[house][first_bit (places)]] >> value & 1);
        if (n_left != 0 && n_left != 2)
          return false;
      }
  return true;
}

/* The house of a kind that holds all grave cells, or N_HOUSES. */
static unsigned
common_house (const Grave *grave, unsigned kind)
{
  unsigned house = sudoku_packed_cell[grave->cell[0]].house[kind];
  for (unsigned i = 1; i < grave->n_cells; i++)
    if (sudoku_packed_cell[grave->cell[i]].house[kind] != house)
      return N_HOUSES;
  return house;
}

/* Two cells in one house share a value besides their extra ones: one of them holds it, and they keep no other. */
static bool
try_grave_4 (const Grave *grave, ExplainerStep *step)
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
try_grave_3 (const Grave *grave, unsigned kind, unsigned size, ExplainerStep *step)
{
  unsigned house = common_house (grave, kind), n_cells = 0;
  if (house == N_HOUSES)
    return false;
  uint8_t cells[9];
  for (unsigned place = 0; place < 9; place++)
    if (cell_set_has (&grave->victims, sudoku_packed_house_cell[house][place]))
      cells[n_cells++] = sudoku_packed_house_cell[house][place];
  if (n_cells < size)
    return false;
  for (unsigned chosen = 0; chosen < 1u << n_cells; chosen++)
    if (count_bits (chosen) == size - 1 && try_set (grave, cells, n_cells, chosen, size, step))
      return true;
  return false;
}

bool
sudoku_explainer_find_grave (const PackedBoard *board, ExplainerStep *step)
{
  Grave grave = { .board = board };
  if (!collect (&grave) || !grave.n_cells || !is_grave (&grave))
    return false;
  if (grave.n_cells == 1)
    {
      step_init (step, SUDOKU_RATING_BUG_1, 5.6);
      step_remove (step, grave.cell[0], board->candidates[grave.cell[0]] & ~grave.all_extra);
      return step->n_removals;
    }
  grave.victims = sudoku_packed_cell[grave.cell[0]].peers;
  for (unsigned i = 1; i < grave.n_cells; i++)
    grave.victims = cell_set_common (&grave.victims, &sudoku_packed_cell[grave.cell[i]].peers);
  for (unsigned i = 0; i < grave.n_cells; i++)
    cell_set_remove (&grave.victims, grave.cell[i]);
  bool one_value = count_bits (grave.all_extra) == 1;
  if (one_value)
    {
      step_init (step, SUDOKU_RATING_BUG_2, 5.7);
      step_remove_from (step, board, grave.victims, first_bit (grave.all_extra));
      if (step->n_removals)
        return true;
    }
  if (!one_value && cell_set_is_empty (&grave.victims))
    return false;
  if (grave.n_cells == 2 && try_grave_4 (&grave, step))
    return true;
  for (unsigned size = 2; !one_value && size <= 6; size++)
    for (unsigned kind = 0; kind < N_KINDS; kind++)
      if (try_grave_3 (&grave, kind, size, step))
        return true;
  return false;
}
