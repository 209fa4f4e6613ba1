/* Locked candidates, hidden and naked sets, fish, singles, wings of three cells, and aligned exclusion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Combinations are gone through in the ascending order of their bit masks: 01, 02, 12, 03, ... So the outermost loop is that
 * of the highest element.
 */
#include "logic/explainer/finders.h"

/* The house of another kind that holds all these places of a house, or N_HOUSES. */
static unsigned
house_with_all (unsigned house, unsigned places, PackedKind other)
{
  unsigned found = sudoku_packed_cell[sudoku_packed_house_cell[house][first_bit (places)]].house[other];
  for (unsigned left = places; left; left &= left - 1)
    if (sudoku_packed_cell[sudoku_packed_house_cell[house][first_bit (left)]].house[other] != found)
      return N_HOUSES;
  return found;
}

static void
lock (const PackedBoard *board, unsigned value, unsigned from, unsigned to, Pattern *pattern)
{
  step_init (&pattern->step, from / 9 == BOXES ? SUDOKU_RATING_POINTING : SUDOKU_RATING_CLAIMING,
             from / 9 == BOXES ? 2.6 : 2.8);
  pattern->house[0] = (uint8_t) from;
  pattern->house[1] = (uint8_t) to;
  pattern->value = (uint8_t) value;
  for (unsigned places = board->places[to][value]; places; places &= places - 1)
    {
      unsigned cell = sudoku_packed_house_cell[to][first_bit (places)];
      if (sudoku_packed_cell[cell].house[from / 9] != from)
        step_remove (&pattern->step, cell, 1u << value);
    }
}

/* The singles that locking leaves in the other houses of the first kind. */
static bool
each_single_of_locking (const PackedBoard *board,
                        unsigned value,
                        unsigned from,
                        unsigned to,
                        PatternFunc func,
                        void *data)
{
  unsigned kind = from / 9;
  for (unsigned other = kind * 9; other < kind * 9 + 9; other++)
    {
      unsigned places = board->places[other][value], n_left = 0, left = NO_CELL;
      if (other == from || count_bits (places) < 2)
        continue;
      for (; places; places &= places - 1)
        {
          unsigned cell = sudoku_packed_house_cell[other][first_bit (places)];
          if (sudoku_packed_cell[cell].house[to / 9] != to)
            n_left++, left = cell;
        }
      /* A house that the line does not cross keeps its two places. */
      if (n_left != 1)
        continue;
      Pattern pattern;
      step_init (&pattern.step, kind == BOXES ? SUDOKU_RATING_DIRECT_POINTING : SUDOKU_RATING_DIRECT_CLAIMING,
                 kind == BOXES ? 1.7 : 1.9);
      step_place (&pattern.step, left, value);
      if (func (data, &pattern))
        return true;
    }
  return false;
}

static bool
each_locking_of_kinds (const PackedBoard *board,
                       PackedKind from,
                       PackedKind to,
                       bool direct,
                       PatternFunc func,
                       void *data)
{
  for (unsigned value = 0; value < N_VALUES; value++)
    for (unsigned house = from * 9; house < from * 9 + 9; house++)
      {
        unsigned places = board->places[house][value];
        if (count_bits (places) < 2)
          continue;
        unsigned other = house_with_all (house, places, to);
        if (other == N_HOUSES)
          continue;
        Pattern pattern;
        if (direct)
          {
            if (each_single_of_locking (board, value, house, other, func, data))
              return true;
          }
        else if (lock (board, value, house, other, &pattern), pattern.step.n_removals && func (data, &pattern))
          return true;
      }
  return false;
}

bool
sudoku_explainer_each_locking (const PackedBoard *board, bool direct, PatternFunc func, void *data)
{
  return each_locking_of_kinds (board, BOXES, COLUMNS, direct, func, data)
         || each_locking_of_kinds (board, BOXES, ROWS, direct, func, data)
         || each_locking_of_kinds (board, COLUMNS, BOXES, direct, func, data)
         || each_locking_of_kinds (board, ROWS, BOXES, direct, func, data);
}

/* A search for combinations of size sets, each with two elements at least, whose union has size elements. */
typedef struct
{
  const PackedBoard *board;
  const uint16_t *set;
  unsigned size;
  unsigned house;
  bool direct;
  PatternFunc func;
  void *data;
} Sets;

typedef bool (*SetsFunc) (const Sets *sets, unsigned chosen, unsigned all);

static bool
each_combination (const Sets *sets, unsigned below, unsigned missing, unsigned chosen, unsigned all, SetsFunc func)
{
  if (!missing)
    return count_bits (all) == sets->size && func (sets, chosen, all);
  for (unsigned i = missing - 1; i < below; i++)
    if (count_bits (sets->set[i]) >= 2 && count_bits (all | sets->set[i]) <= sets->size
        && each_combination (sets, i, missing - 1, chosen | 1u << i, all | sets->set[i], func))
      return true;
  return false;
}

static const struct
{
  SudokuRatingTechnique technique;
  double rating;
} hidden_set[5] = { [2] = { SUDOKU_RATING_HIDDEN_PAIR, 3.4 },
                    [3] = { SUDOKU_RATING_HIDDEN_TRIPLET, 4.0 },
                    [4] = { SUDOKU_RATING_HIDDEN_QUAD, 5.4 } },
  direct_hidden_set
      [4] = { [2] = { SUDOKU_RATING_DIRECT_HIDDEN_PAIR, 2.0 }, [3] = { SUDOKU_RATING_DIRECT_HIDDEN_TRIPLET, 2.5 } },
  naked_set[5] = { [2] = { SUDOKU_RATING_NAKED_PAIR, 3.0 },
                   [3] = { SUDOKU_RATING_NAKED_TRIPLET, 3.6 },
                   [4] = { SUDOKU_RATING_NAKED_QUAD, 5.0 } },
  fish[5] = { [2] = { SUDOKU_RATING_X_WING, 3.2 },
              [3] = { SUDOKU_RATING_SWORDFISH, 3.8 },
              [4] = { SUDOKU_RATING_JELLYFISH, 5.2 } };

/* The first value that the hidden set leaves a single place. */
static bool
meet_direct_hidden_set (const Sets *sets, unsigned values, unsigned places)
{
  for (unsigned value = 0; value < N_VALUES; value++)
    {
      unsigned own = sets->board->places[sets->house][value];
      if (values >> value & 1 || count_bits (own) < 2 || count_bits (own & ~places) != 1)
        continue;
      Pattern pattern;
      step_init (&pattern.step, direct_hidden_set[sets->size].technique, direct_hidden_set[sets->size].rating);
      step_place (&pattern.step, sudoku_packed_house_cell[sets->house][first_bit (own & ~places)], value);
      return sets->func (sets->data, &pattern);
    }
  return false;
}

static bool
meet_hidden_set (const Sets *sets, unsigned values, unsigned places)
{
  if (sets->direct)
    return meet_direct_hidden_set (sets, values, places);
  Pattern pattern;
  step_init (&pattern.step, hidden_set[sets->size].technique, hidden_set[sets->size].rating);
  pattern.house[0] = (uint8_t) sets->house;
  pattern.values = (uint16_t) values;
  pattern.places = (uint16_t) places;
  for (unsigned left = places; left; left &= left - 1)
    {
      unsigned cell = sudoku_packed_house_cell[sets->house][first_bit (left)];
      step_remove (&pattern.step, cell, sets->board->candidates[cell] & ~values);
    }
  return pattern.step.n_removals && sets->func (sets->data, &pattern);
}

bool
sudoku_explainer_each_hidden_set (const PackedBoard *board, unsigned size, bool direct, PatternFunc func, void *data)
{
  for (unsigned i = 0; i < N_KINDS; i++)
    for (unsigned house = sudoku_packed_rule_kind[i] * 9u; house < sudoku_packed_rule_kind[i] * 9u + 9; house++)
      {
        Sets sets = { board, board->places[house], size, house, direct, func, data };
        if (board->n_blanks[house] > (direct ? size : 2 * size)
            && each_combination (&sets, N_VALUES, size, 0, 0, meet_hidden_set))
          return true;
      }
  return false;
}

static bool
meet_naked_set (const Sets *sets, unsigned places, unsigned values)
{
  Pattern pattern;
  step_init (&pattern.step, naked_set[sets->size].technique, naked_set[sets->size].rating);
  pattern.house[0] = (uint8_t) sets->house;
  pattern.values = (uint16_t) values;
  pattern.places = (uint16_t) places;
  for (unsigned others = ALL_VALUES & ~places; others; others &= others - 1)
    {
      unsigned cell = sudoku_packed_house_cell[sets->house][first_bit (others)];
      step_remove (&pattern.step, cell, sets->board->candidates[cell] & values);
    }
  return pattern.step.n_removals && sets->func (sets->data, &pattern);
}

bool
sudoku_explainer_each_naked_set (const PackedBoard *board, unsigned size, PatternFunc func, void *data)
{
  for (unsigned i = 0; i < N_KINDS; i++)
    for (unsigned house = sudoku_packed_rule_kind[i] * 9u; house < sudoku_packed_rule_kind[i] * 9u + 9; house++)
      {
        if (board->n_blanks[house] < 2 * size)
          continue;
        uint16_t candidates[9];
        for (unsigned place = 0; place < 9; place++)
          candidates[place] = board->candidates[sudoku_packed_house_cell[house][place]];
        Sets sets = { board, candidates, size, house, false, func, data };
        if (each_combination (&sets, 9, size, 0, 0, meet_naked_set))
          return true;
      }
  return false;
}

/* A search for fish, with the lines' values that have a fitting number of places there. */
typedef struct
{
  const PackedBoard *board;
  PackedKind kind;
  unsigned size;
  uint16_t values[9];
  PatternFunc func;
  void *data;
} Fishing;

static bool
meet_fish (const Fishing *fishing, unsigned lines, unsigned value)
{
  PackedKind other = fishing->kind == ROWS ? COLUMNS : ROWS;
  unsigned covers = 0;
  for (unsigned left = lines; left; left &= left - 1)
    covers |= fishing->board->places[fishing->kind * 9 + first_bit (left)][value];
  if (count_bits (covers) != fishing->size)
    return false;
  Pattern pattern;
  step_init (&pattern.step, fish[fishing->size].technique, fish[fishing->size].rating);
  pattern.house[0] = (uint8_t) fishing->kind;
  pattern.value = (uint8_t) value;
  pattern.lines = (uint16_t) lines;
  pattern.covers = (uint16_t) covers;
  for (unsigned left = covers; left; left &= left - 1)
    {
      unsigned cover = other * 9 + first_bit (left);
      for (unsigned places = fishing->board->places[cover][value] & ~lines; places; places &= places - 1)
        step_remove (&pattern.step, sudoku_packed_house_cell[cover][first_bit (places)], 1u << value);
    }
  return pattern.step.n_removals && fishing->func (fishing->data, &pattern);
}

static bool
each_fish_of_lines (const Fishing *fishing, unsigned below, unsigned missing, unsigned lines, unsigned values)
{
  if (!missing)
    {
      for (; values; values &= values - 1)
        if (meet_fish (fishing, lines, first_bit (values)))
          return true;
      return false;
    }
  for (unsigned i = missing - 1; i < below; i++)
    if (values & fishing->values[i]
        && each_fish_of_lines (fishing, i, missing - 1, lines | 1u << i, values & fishing->values[i]))
      return true;
  return false;
}

bool
sudoku_explainer_each_fish (const PackedBoard *board, unsigned size, PatternFunc func, void *data)
{
  static const PackedKind line_kinds[] = { COLUMNS, ROWS };
  for (unsigned i = 0; i < 2; i++)
    {
      Fishing fishing = { .board = board, .kind = line_kinds[i], .size = size, .func = func, .data = data };
      for (unsigned line = 0; line < 9; line++)
        for (unsigned value = 0; value < N_VALUES; value++)
          {
            unsigned n_places = count_bits (board->places[line_kinds[i] * 9 + line][value]);
            if (n_places >= 2 && n_places <= size && board->n_placed[value] + 2 * size <= 9)
              fishing.values[line] |= (uint16_t) (1u << value);
          }
      if (each_fish_of_lines (&fishing, 9, size, 0, ALL_VALUES))
        return true;
    }
  return false;
}

static bool
find_single_in (const PackedBoard *board, unsigned house, double rating, ExplainerStep *step)
{
  for (unsigned value = 0; value < N_VALUES; value++)
    if (count_bits (board->places[house][value]) == 1)
      {
        step_init (step, SUDOKU_RATING_HIDDEN_SINGLE, rating);
        step_place (step, sudoku_packed_house_cell[house][first_bit (board->places[house][value])], value);
        return true;
      }
  return false;
}

bool
sudoku_explainer_find_hidden_single (const PackedBoard *board, ExplainerStep *step)
{
  for (unsigned alone = 2; alone-- > 0;)
    for (unsigned i = 0; i < N_KINDS; i++)
      for (unsigned house = sudoku_packed_rule_kind[i] * 9u; house < sudoku_packed_rule_kind[i] * 9u + 9; house++)
        if ((board->n_blanks[house] == 1) == alone
            && find_single_in (board, house,
                               alone                                 ? 1.0
                               : sudoku_packed_rule_kind[i] == BOXES ? 1.2
                                                                     : 1.5,
                               step))
          return true;
  return false;
}

bool
sudoku_explainer_find_naked_single (const PackedBoard *board, ExplainerStep *step)
{
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    if (count_bits (board->candidates[cell]) == 1)
      {
        step_init (step, SUDOKU_RATING_NAKED_SINGLE, 2.3);
        step_place (step, cell, first_bit (board->candidates[cell]));
        return true;
      }
  return false;
}

/* What falls if the pivot and two pincers are a wing. */
static bool
try_wing (const PackedBoard *board, bool xyz, unsigned pivot, unsigned first, unsigned second, ExplainerStep *step)
{
  unsigned a = board->candidates[pivot], b = board->candidates[first], c = board->candidates[second];
  if (count_bits (a | b | c) != 3 || count_bits (a & b & c) != (xyz ? 1 : 0))
    return false;
  CellSet victims = cell_set_common (&sudoku_packed_cell[first].peers, &sudoku_packed_cell[second].peers);
  if (xyz)
    victims = cell_set_common (&victims, &sudoku_packed_cell[pivot].peers);
  cell_set_remove (&victims, pivot);
  step_init (step, xyz ? SUDOKU_RATING_XYZ_WING : SUDOKU_RATING_XY_WING, xyz ? 4.4 : 4.2);
  step_remove_from (step, board, victims, first_bit (b & c));
  return step->n_removals;
}

bool
sudoku_explainer_find_wing (const PackedBoard *board, bool xyz, ExplainerStep *step)
{
  for (unsigned pivot = 0; pivot < N_CELLS; pivot++)
    {
      if (count_bits (board->candidates[pivot]) != (xyz ? 3 : 2))
        continue;
      uint8_t pincer[20];
      unsigned n = 0;
      for (CellSet peers = sudoku_packed_cell[pivot].peers; !cell_set_is_empty (&peers);)
        {
          const unsigned cell = cell_set_pop (&peers);
          if (count_bits (board->candidates[cell]) == 2)
            pincer[n++] = (uint8_t) cell;
        }
      for (unsigned i = 0; i < n; i++)
        {
          if (count_bits (board->candidates[pivot] & ~(unsigned) board->candidates[pincer[i]]) != 1)
            continue;
          for (unsigned j = 0; j < n; j++)
            if (try_wing (board, xyz, pivot, pincer[i], pincer[j], step))
              return true;
        }
    }
  return false;
}

/* Aligned exclusion: a combination of values for two or three *base cells* is out if two of them that see each other hold the
 * same value, or if an *excluder*, a cell that sees all of them, keeps no value. A value in no combination falls. Base cells
 * have an excluder and no peer with a single candidate, excluders have two to that many candidates. */

typedef struct
{
  const PackedBoard *board;
  unsigned size;
  unsigned n_bases;
  uint8_t base[N_CELLS];
  CellSet bases;
  CellSet excluders[N_CELLS]; /* those of each base cell */
} Exclusion;

static void
collect_bases (Exclusion *exclusion)
{
  CellSet singles = { { 0, 0 } }, excluders = { { 0, 0 } };
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    {
      unsigned n = count_bits (exclusion->board->candidates[cell]);
      if (n == 1)
        cell_set_add (&singles, cell);
      else if (n >= 2 && n <= exclusion->size)
        cell_set_add (&excluders, cell);
    }
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    {
      CellSet alone = cell_set_common (&sudoku_packed_cell[cell].peers, &singles);
      exclusion->excluders[cell] = cell_set_common (&sudoku_packed_cell[cell].peers, &excluders);
      if (count_bits (exclusion->board->candidates[cell]) < 2 || !cell_set_is_empty (&alone)
          || cell_set_is_empty (&exclusion->excluders[cell]))
        continue;
      cell_set_add (&exclusion->bases, cell);
      exclusion->base[exclusion->n_bases++] = (uint8_t) cell;
    }
}

/* The candidates of the common excluders; returns how many there are. */
static unsigned
common_excluders (const Exclusion *exclusion, CellSet cells, uint16_t *masks)
{
  unsigned n = 0;
  while (!cell_set_is_empty (&cells))
    masks[n++] = exclusion->board->candidates[cell_set_pop (&cells)];
  return n;
}

static bool
are_two (const CellSet *cells)
{
  const uint64_t low = cells->word[0], high = cells->word[1];
  return low & (low - 1) || high & (high - 1) || (low && high);
}

/* The values of a further cell that some excluder forbids next to the chosen ones. */
static unsigned
forbidden_by (const uint16_t *masks, unsigned n_masks, unsigned chosen)
{
  unsigned forbidden = 0;
  for (unsigned i = 0; i < n_masks; i++)
    {
      unsigned rest = masks[i] & ~chosen;
      if (!rest)
        return ALL_VALUES;
      if (!(rest & (rest - 1)))
        forbidden |= rest;
    }
  return forbidden;
}

/* Enters what falls in the base cells, given the values that are in some combination. */
static bool
fall (const Exclusion *exclusion, const unsigned *cell, const unsigned *allowed, ExplainerStep *step)
{
  step_init (step,
             exclusion->size == 2 ? SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION : SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION,
             exclusion->size == 2 ? 6.2 : 7.5);
  for (unsigned i = 0; i < exclusion->size; i++)
    step_remove (step, cell[i], exclusion->board->candidates[cell[i]] & ~allowed[i]);
  return step->n_removals;
}

static bool
try_pair (const Exclusion *exclusion, unsigned a, unsigned b, CellSet common, ExplainerStep *step)
{
  uint16_t masks[N_CELLS];
  unsigned n_masks = common_excluders (exclusion, common, masks);
  unsigned allowed[2] = { 0, 0 };
  bool see = cells_see (a, b);
  for (unsigned left = exclusion->board->candidates[a]; left; left &= left - 1)
    {
      unsigned value = left & -left;
      unsigned fits = exclusion->board->candidates[b] & ~forbidden_by (masks, n_masks, value) & ~(see ? value : 0);
      allowed[0] |= fits ? value : 0;
      allowed[1] |= fits;
    }
  return fall (exclusion, (unsigned[]){ a, b }, allowed, step);
}

static bool
try_triplet (const Exclusion *exclusion, const unsigned *cell, CellSet common, ExplainerStep *step)
{
  uint16_t masks[N_CELLS];
  unsigned n_masks = common_excluders (exclusion, common, masks);
  const unsigned all[3] = { exclusion->board->candidates[cell[0]], exclusion->board->candidates[cell[1]],
                            exclusion->board->candidates[cell[2]] };
  const bool see_01 = cells_see (cell[0], cell[1]), see_02 = cells_see (cell[0], cell[2]),
             see_12 = cells_see (cell[1], cell[2]);
  unsigned allowed[3] = { 0, 0, 0 };
  for (unsigned first = all[0]; first; first &= first - 1)
    for (unsigned second = all[1]; second; second &= second - 1)
      {
        unsigned x = first & -first, y = second & -second;
        if (see_01 && x == y)
          continue;
        unsigned fits = all[2] & ~(see_02 ? x : 0) & ~(see_12 ? y : 0);
        /* Most triplets allow everything soon; nothing more is to be learnt from the rest then. */
        if (!fits || (allowed[0] & x && allowed[1] & y && !(fits & ~allowed[2])))
          continue;
        fits &= ~forbidden_by (masks, n_masks, x | y);
        if (!fits)
          continue;
        allowed[0] |= x, allowed[1] |= y, allowed[2] |= fits;
        if (allowed[0] == all[0] && allowed[1] == all[1] && allowed[2] == all[2])
          return false;
      }
  return fall (exclusion, cell, allowed, step);
}

/* Goes through the third cells: the base cells among the excluders of the first, then those of the second. */
static bool
try_thirds (const Exclusion *exclusion, unsigned a, unsigned b, CellSet common, ExplainerStep *step)
{
  CellSet thirds[2] = { cell_set_common (&exclusion->excluders[a], &exclusion->bases),
                        cell_set_common (&exclusion->excluders[b], &exclusion->bases) };
  for (unsigned part = 0; part < 2; part++)
    thirds[1].word[part] &= ~thirds[0].word[part];
  for (unsigned part = 0; part < 2; part++)
    while (!cell_set_is_empty (&thirds[part]))
      {
        unsigned c = cell_set_pop (&thirds[part]);
        CellSet all = cell_set_common (&common, &exclusion->excluders[c]);
        if (c != a && c != b && are_two (&all) && try_triplet (exclusion, (unsigned[]){ a, b, c }, all, step))
          return true;
      }
  return false;
}

bool
sudoku_explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step)
{
  Exclusion exclusion = { .board = board, .size = size };
  collect_bases (&exclusion);
  if (exclusion.n_bases < size)
    return false;
  for (unsigned j = 1; j < exclusion.n_bases; j++)
    for (unsigned i = 0; i < j; i++)
      {
        unsigned a = exclusion.base[i], b = exclusion.base[j];
        CellSet common = cell_set_common (&exclusion.excluders[a], &exclusion.excluders[b]);
        if (are_two (&common)
            && (size == 2 ? try_pair (&exclusion, a, b, common, step) : try_thirds (&exclusion, a, b, common, step)))
          return true;
      }
  return false;
}
