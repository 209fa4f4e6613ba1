/* Writing a row of an arrangement, as small as it can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only in two cases the row that is written does not decide by itself how to continue, and several ways are tried: which of
 * several open stacks comes first that have as many values, and which of tied columns if its value is a label of the same
 * tie:
 *
 *     a b c | d e f | g h i      1 2 3 | 4 5 6 | 7 8 9     columns of all three stacks are one tie after g h i,
 *     d e f | g h i | c a b      4 5 6 | 7 8 9 | ? ? ?     and c must not be 1 if it stands where g is 7
 */
#include "sudoku/equivalence/search.h"

#include <stdlib.h>
#include <string.h>

#define NEW_LABEL UINT8_MAX

/* Columns of a tie, as sets of its places: the blank ones, and those with the least label there can be. */
typedef struct
{
  unsigned blanks, columns, label;
} Choice;

/* Writes a cell of a row; returns whether the row can still be a least one. */
static inline bool
put (SudokuCanonical *self, unsigned place, unsigned label)
{
  self->written[place] = (uint8_t) label;
  if (self->less)
    return true;
  self->less = label < self->bound[place];
  return label <= self->bound[place];
}

/* Writes several cells; blanks, or labels that follow each other. */
static bool
put_blanks (SudokuCanonical *self, unsigned place, unsigned n)
{
  bool least = true;

  for (unsigned i = 0; i < n && least; i++)
    least = put (self, place + i, 0);
  return least;
}

static bool
put_labels (SudokuCanonical *self, unsigned place, unsigned first, unsigned n)
{
  bool least = true;

  for (unsigned i = 0; i < n && least; i++)
    least = put (self, place + i, first + 1 + i);
  return least;
}

/* One of several ways to continue a row is done, which may have changed the bound: returns to the place before. */
static void
return_to (SudokuCanonical *self, unsigned place)
{
  self->less = memcmp (self->written, self->bound, place) < 0;
}

/* Keeps an arrangement whose last row is written, and is one of the least. */
static void
keep (SudokuCanonical *self, const Arrangement *arrangement)
{
  assert (arrangement->n_labels <= self->order && arrangement->deciding == arrangement->n_decided);
  if (self->less)
    {
      memcpy (self->bound, self->written, self->order);
      self->bound[self->order] = UNKNOWN;
      self->n_pending = self->n_siblings_from;
      self->automorphisms = 0;
    }
  if (self->n_pending == self->room)
    {
      Arrangement *more = realloc (self->pending, 2 * self->room * sizeof *more);

      if (more == NULL)
        {
          self->result = SUDOKU_NO_MEMORY;
          return;
        }
      self->pending = more;
      self->room *= 2;
    }
  self->pending[self->n_pending++] = *arrangement;
}

static void fill (SudokuCanonical *self, Arrangement *arrangement, unsigned place);

/* How many values of the present row are in a stack. */
static inline unsigned
count_values (const SudokuCanonical *self, const Arrangement *arrangement, unsigned stack)
{
  return self->n_values[arrangement->transposed][arrangement->row[arrangement->n_rows - 1]][stack];
}

/* Takes the open stack of a certain place for the first of those that the present row decides. */
static void
take_stack (const SudokuCanonical *self, Arrangement *arrangement, unsigned first, unsigned place)
{
  uint8_t stack = arrangement->stack[place];

  arrangement->stack[place] = arrangement->stack[first];
  arrangement->stack[first] = stack;
  arrangement_place_stack (arrangement, first, self->width);
}

/* Decides which of the stacks comes next that the present row decides: one of those with the fewest values. */
static void
fill_from_stack (SudokuCanonical *self, Arrangement *arrangement)
{
  unsigned least = UINT8_MAX, chosen = 0, first = arrangement->deciding++;

  for (unsigned place = first; place < arrangement->n_decided; place++)
    {
      unsigned n = count_values (self, arrangement, arrangement->stack[place]);

      if (n <= least)
        chosen = n < least ? 1u << place : chosen | 1u << place;
      least = n < least ? n : least;
    }
  for (; (chosen & (chosen - 1)) != 0; chosen &= chosen - 1)
    {
      Arrangement other = *arrangement;

      take_stack (self, &other, first, places_first (chosen));
      fill (self, &other, first * self->width);
      return_to (self, first * self->width);
    }
  take_stack (self, arrangement, first, places_first (chosen));
}

/* Writes the value of a column that has its place; returns whether the row can be a least one. */
static inline bool
fill_single (SudokuCanonical *self, Arrangement *arrangement, unsigned place, unsigned value)
{
  unsigned label, begin;

  if (value == 0)
    return put (self, place, 0);
  if (arrangement->label[value] == 0)
    {
      arrangement_begin_labels (arrangement, NO_TIE);
      arrangement_add_label (arrangement, value);
      return put (self, place, arrangement->n_labels);
    }
  label = arrangement->label[value] - 1u;
  begin = arrangement_label_begin (arrangement, label);
  if (!put (self, place, begin + 1))
    return false;
  if (arrangement->label_tie[begin] != NO_TIE)
    sudoku_arrangement_split (arrangement, arrangement->label_tie[begin], 1u << (label - begin));
  return true;
}

/* The least label that the value of the i-th column of a tie can have in the first place of the tie. */
static inline unsigned
get_least_label (const Arrangement *arrangement, unsigned value, unsigned tie, unsigned i)
{
  unsigned label, begin;

  if (arrangement->label[value] == 0)
    return NEW_LABEL;
  label = arrangement->label[value] - 1u;
  begin = arrangement_label_begin (arrangement, label);
  return begin + (arrangement->label_tie[begin] == tie && label - begin != i);
}

/* All columns of a tie have values without label: their labels are tied to them. */
static bool
add_labels (SudokuCanonical *self, Arrangement *arrangement, unsigned *place, unsigned tie)
{
  const uint8_t *row = canonical_row (self, arrangement);
  unsigned first = arrangement->n_labels, size = arrangement->size_of[tie];

  arrangement_begin_labels (arrangement, tie);
  for (unsigned i = 0; i < size; i++)
    arrangement_add_label (arrangement, row[arrangement->column[*place + i]]);
  *place += size;
  return put_labels (self, *place - size, first, size);
}

/* The places, after begin, of the labels that the next n columns have. Returns them as a set, too. */
static inline unsigned
match_labels (const uint8_t *row,
              const Arrangement *arrangement,
              unsigned place,
              unsigned n,
              unsigned begin,
              uint8_t *match)
{
  unsigned set = 0;

  for (unsigned i = n; i < 4; i++)
    match[i] = (uint8_t) i;
  for (unsigned i = 0; i < n; i++)
    {
      match[i] = (uint8_t) (arrangement->label[row[arrangement->column[place + i]]] - 1u - begin);
      set |= 1u << match[i];
    }
  return set;
}

/* The first n columns of a tie have labels of another tie, in a segment that begins at some place: they get the first of
 * these labels, and columns and labels are one tie. */
static void
join_labels (const uint8_t *row, Arrangement *arrangement, unsigned place, unsigned n, unsigned other, unsigned begin)
{
  uint8_t match[ARRANGEMENT_ORDER];
  unsigned labels = match_labels (row, arrangement, place, n, begin, match);

  if (n < arrangement->size_of[other])
    {
      sudoku_arrangement_split (arrangement, other, labels);
      match_labels (row, arrangement, place, n, begin, match);
    }
  if (n > 1)
    sudoku_arrangement_join (arrangement, arrangement->column_tie[place], other, match);
}

/* Tries each of the columns for the first of its tie; the last way is left to be continued. */
static void
fill_from_each (SudokuCanonical *self, Arrangement *arrangement, unsigned place, unsigned tie, unsigned chosen)
{
  for (; (chosen & (chosen - 1)) != 0; chosen &= chosen - 1)
    {
      Arrangement other = *arrangement;

      sudoku_arrangement_split (&other, tie, chosen & -chosen);
      fill (self, &other, place);
      return_to (self, place);
    }
  sudoku_arrangement_split (arrangement, tie, chosen);
}

/* Brings the chosen columns of a tie to the front, and writes their labels, the least there can be. */
static bool
fill_chosen (SudokuCanonical *self, Arrangement *arrangement, unsigned *place, Choice choice)
{
  unsigned tie = arrangement->column_tie[*place], other = arrangement->label_tie[choice.label];
  unsigned n = places_count (choice.columns);

  if (!put_labels (self, *place, choice.label, n))
    return false;
  if (n < arrangement->size_of[tie])
    sudoku_arrangement_split (arrangement, tie, choice.columns);
  if (other != NO_TIE && other != tie)
    join_labels (canonical_row (self, arrangement), arrangement, *place, n, other, choice.label);
  *place += n;
  return true;
}

/* Which columns of a tie can come first. */
static inline Choice
choose (const Arrangement *arrangement, const uint8_t *row, unsigned place)
{
  unsigned tie = arrangement->column_tie[place], size = arrangement->size_of[tie];
  Choice choice = { .label = NEW_LABEL };

  for (unsigned i = 0; i < size; i++)
    {
      unsigned value = row[arrangement->column[place + i]];
      unsigned label = value != 0 ? get_least_label (arrangement, value, tie, i) : NEW_LABEL;

      choice.blanks |= (unsigned) (value == 0) << i;
      choice.columns = label < choice.label ? 1u << i : choice.columns | (unsigned) (label == choice.label) << i;
      choice.label = label < choice.label ? label : choice.label;
    }
  return choice;
}

/* Brings the blank columns of a tie to the front, and writes them. */
static bool
fill_blanks (SudokuCanonical *self, Arrangement *arrangement, unsigned *place, unsigned blanks)
{
  unsigned tie = arrangement->column_tie[*place], n = places_count (blanks);

  if (!put_blanks (self, *place, n))
    return false;
  if (n < arrangement->size_of[tie])
    sudoku_arrangement_split (arrangement, tie, blanks);
  *place += n;
  return true;
}

/* Writes the values of some columns of a tie, or decides between them. Returns whether the row can be a least one. */
static bool
fill_tied (SudokuCanonical *self, Arrangement *arrangement, unsigned *place)
{
  const uint8_t *row = canonical_row (self, arrangement);
  Choice choice = choose (arrangement, row, *place);
  unsigned tie = arrangement->column_tie[*place], value;

  if (choice.blanks != 0)
    return fill_blanks (self, arrangement, place, choice.blanks);
  if (choice.label == NEW_LABEL)
    return add_labels (self, arrangement, place, tie);
  value = row[arrangement->column[*place + places_first (choice.columns)]];
  if (arrangement_label_begin (arrangement, arrangement->label[value] - 1u) == choice.label)
    return fill_chosen (self, arrangement, place, choice);
  /* They have labels of the same tie, none of which comes first with its column. */
  fill_from_each (self, arrangement, *place, tie, choice.columns);
  return true;
}

/* Writes the present row of an arrangement from a place on, in all ways that can be least, and keeps those that are. */
static void
fill (SudokuCanonical *self, Arrangement *arrangement, unsigned place)
{
  const uint8_t *row = canonical_row (self, arrangement);

  while (place < self->order)
    if (arrangement->deciding < arrangement->n_decided && place == arrangement->deciding * self->width)
      fill_from_stack (self, arrangement);
    else if (arrangement->column_tie[place] == NO_TIE)
      {
        if (!fill_single (self, arrangement, place, row[arrangement->column[place]]))
          return;
        place++;
      }
    else if (!fill_tied (self, arrangement, &place))
      return;
  keep (self, arrangement);
}

/* Has open stacks that are blank in the present row come first. */
static void
part_stacks (const SudokuCanonical *self, Arrangement *arrangement)
{
  unsigned n_open = arrangement->n_open;

  arrangement->n_open = 0;
  for (unsigned place = 0; place < n_open; place++)
    if (count_values (self, arrangement, arrangement->stack[place]) == 0)
      {
        uint8_t stack = arrangement->stack[place];

        arrangement->stack[place] = arrangement->stack[arrangement->n_open];
        arrangement->stack[arrangement->n_open++] = stack;
      }
  arrangement->deciding = arrangement->n_open;
  arrangement->n_decided = (uint8_t) n_open;
}

void
sudoku_canonical_write_row (SudokuCanonical *self, Arrangement *arrangement)
{
  assert (arrangement->n_rows > 0 && arrangement->n_rows <= self->order);
  self->bound = self->best + (size_t) (arrangement->n_rows - 1) * self->order;
  self->less = false;
  part_stacks (self, arrangement);
  if (put_blanks (self, 0, arrangement->n_open * self->width))
    fill (self, arrangement, arrangement->n_open * self->width);
}
