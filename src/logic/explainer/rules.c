/* Locked candidates, hidden and naked sets, and fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Combinations are gone through in the ascending order of their bit masks: 01, 02, 12, 03, ... So the outermost loop is that
 * of the highest element.
 */
#include "logic/explainer/rules.h"

/* The house of another kind that holds all these places of a house, or N_HOUSES. */
static unsigned
house_with_all (unsigned house, unsigned places, PackedKind other)
{
  unsigned found = packed_cell[packed_house_cell[house][first_bit (places)]].house[other];
  for (unsigned left = places; left; left &= left - 1)
    if (packed_cell[packed_house_cell[house][first_bit (left)]].house[other] != found)
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
      unsigned cell = packed_house_cell[to][first_bit (places)];
      if (packed_cell[cell].house[from / 9] != from)
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
          unsigned cell = packed_house_cell[other][first_bit (places)];
          if (packed_cell[cell].house[to / 9] != to)
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
explainer_each_locking (const PackedBoard *board, bool direct, PatternFunc func, void *data)
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
      step_place (&pattern.step, packed_house_cell[sets->house][first_bit (own & ~places)], value);
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
      unsigned cell = packed_house_cell[sets->house][first_bit (left)];
      step_remove (&pattern.step, cell, sets->board->candidates[cell] & ~values);
    }
  return pattern.step.n_removals && sets->func (sets->data, &pattern);
}

bool
explainer_each_hidden_set (const PackedBoard *board, unsigned size, bool direct, PatternFunc func, void *data)
{
  for (unsigned i = 0; i < N_KINDS; i++)
    for (unsigned house = packed_rule_kind[i] * 9u; house < packed_rule_kind[i] * 9u + 9; house++)
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
      unsigned cell = packed_house_cell[sets->house][first_bit (others)];
      step_remove (&pattern.step, cell, sets->board->candidates[cell] & values);
    }
  return pattern.step.n_removals && sets->func (sets->data, &pattern);
}

bool
explainer_each_naked_set (const PackedBoard *board, unsigned size, PatternFunc func, void *data)
{
  for (unsigned i = 0; i < N_KINDS; i++)
    for (unsigned house = packed_rule_kind[i] * 9u; house < packed_rule_kind[i] * 9u + 9; house++)
      {
        if (board->n_blanks[house] < 2 * size)
          continue;
        uint16_t candidates[9];
        for (unsigned place = 0; place < 9; place++)
          candidates[place] = board->candidates[packed_house_cell[house][place]];
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
        step_remove (&pattern.step, packed_house_cell[cover][first_bit (places)], 1u << value);
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
explainer_each_fish (const PackedBoard *board, unsigned size, PatternFunc func, void *data)
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
