/* Finding the canonical form: rows are written one after the other, each as small as it can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search is depth first over arrangements (arrangement.h). What the next row of an arrangement can be is tried for all
 * rows that may come there (row.c); those that are less than what is known for this place are kept, and what was known, with
 * all after it, is dropped. The search ends with arrangements that have all rows: each is a set of morphs that lead to the
 * form, and all of them together are as many as its automorphisms.
 *
 * Where two arrangements lead to the form, an automorphism takes one to the other. The first leads there from an arrangement
 * with some rows, and the second from another one with the same rows but for the last: then this automorphism takes all that the
 * one leads to to what the other does. So the other is left as soon as it has led to the form once, and counts as often as the one
 * (as in McKay's nauty); of a board with n! automorphisms some n * n arrangements are looked at.
 */
#include "sudoku/canonical.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/equivalence/search.h"

/* Arrangements that there is room for at first. */
#define FIRST_ROOM 512
/* Arrangements between two questions whether to cancel. */
#define CANCEL_INTERVAL 256

/* How the form of a full 9x9 grid may begin: first and second row, and order of the stacks. */
typedef struct
{
  uint8_t transposed, stacks, first, second;
} Beginning;

#define MOST_BEGINNINGS 216
static const uint8_t stack_orders[6][3] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 }
};

bool
sudoku_morph_accepts (const SudokuShape *shape)
{
  return sudoku_shape_is_plain (shape) && shape->order <= SUDOKU_MORPH_MAX_ORDER;
}

SudokuCanonical *
sudoku_canonical_new (const SudokuShape *shape)
{
  SudokuCanonical *self = calloc (1, sizeof *self);

  assert (sudoku_morph_accepts (shape));
  if (self == NULL)
    return NULL;
  self->order = shape->order;
  self->height = sudoku_shape_box_rows (shape);
  self->width = sudoku_shape_box_columns (shape);
  self->square = self->height == self->width;
  self->n_stacks = self->order / self->width;
  for (unsigned column = 0; column < self->order; column++)
    self->stack_of[column] = (uint8_t) (column / self->width);
  self->room = FIRST_ROOM;
  self->pending = malloc (self->room * sizeof *self->pending);
  if (self->pending == NULL)
    {
      free (self);
      return NULL;
    }
  return self;
}

void
sudoku_canonical_free (SudokuCanonical *self)
{
  if (self != NULL)
    free (self->pending);
  free (self);
}

void
sudoku_canonical_set_cancel (SudokuCanonical *self, SudokuCancelFunc cancelled, void *data)
{
  self->cancelled = cancelled;
  self->data = data;
}

/* Foreseeing what a row of an arrangement becomes at least: so most rows need not be written to be ruled out. */

#define NEW_LABEL UINT8_MAX

/* Several places of a row: blanks, and then labels, in ascending order. */
typedef struct
{
  unsigned blanks;
  unsigned labels; /* a set */
} Least;

/* What follows for the rest of a row from the columns before, without deciding anything. */
typedef struct
{
  unsigned taken;                                    /* labels, if these columns are as small as they can be */
  unsigned ties;                                     /* of these columns */
  uint8_t rank[ARRANGEMENT_TIES][ARRANGEMENT_ORDER]; /* of those: how many columns of a tie come at least before one */
} Outlook;

/* The least label that a value can have, as far as is known of the order of the columns before. */
static inline unsigned
get_label (const Outlook *outlook, const Arrangement *arrangement, unsigned value)
{
  unsigned label = arrangement->label[value], begin, tie;

  if (label == 0)
    return arrangement->n_labels;
  begin = arrangement_label_begin (arrangement, label - 1);
  tie = arrangement->label_tie[begin];
  return tie != NO_TIE && (outlook->ties >> tie & 1) != 0 ? begin + outlook->rank[tie][label - 1 - begin] : begin;
}

/* The least that some columns, all of a tie or one, can be in a row: blanks first, then labels that are not those of the
 * columns before. */
static Least
get_least (Outlook *outlook, const Arrangement *arrangement, const uint8_t *row, unsigned place, unsigned size)
{
  Least least = { 0 };

  for (unsigned i = 0; i < size; i++)
    {
      unsigned value = row[arrangement->column[place + i]], label;

      least.blanks += value == 0;
      if (value == 0)
        continue;
      label = get_label (outlook, arrangement, value);
      while ((outlook->taken >> label & 1) != 0)
        label++;
      outlook->taken |= 1u << label;
      least.labels |= 1u << label;
    }
  return least;
}

/* Notes how many columns of a tie come before each of them: those whose labels are certainly less. */
static void
rank_columns (Outlook *outlook, const Arrangement *arrangement, const uint8_t *row, unsigned place, unsigned tie)
{
  unsigned size = arrangement->size_of[tie], begin[ARRANGEMENT_ORDER];

  for (unsigned i = 0; i < size; i++)
    {
      unsigned value = row[arrangement->column[place + i]], label = arrangement->label[value];

      begin[i] = value == 0 ? 0 : label == 0 ? NEW_LABEL : 1 + arrangement_label_begin (arrangement, label - 1);
    }
  for (unsigned i = 0; i < size; i++)
    {
      outlook->rank[tie][i] = 0;
      for (unsigned j = 0; j < size; j++)
        outlook->rank[tie][i] += begin[j] < begin[i];
    }
  outlook->ties |= 1u << tie;
}

/* Compares it with what is known of these places. */
static int
compare (Least least, const uint8_t *bound, unsigned size)
{
  for (unsigned i = 0; i < size; i++)
    {
      unsigned cell = 0;

      if (i >= least.blanks)
        {
          cell = 1 + places_first (least.labels);
          least.labels &= least.labels - 1;
        }
      if (cell != bound[i])
        return cell < bound[i] ? -1 : 1;
    }
  return 0;
}

/* Whether a row of the board can be least, if it comes next, as far as is known without deciding anything. */
static bool
foresee_row (const SudokuCanonical *self, const Arrangement *arrangement, unsigned number)
{
  const uint8_t *row = self->value[arrangement->transposed][number];
  const uint8_t *bound = self->best + (size_t) arrangement->n_rows * self->order;
  Outlook outlook;
  unsigned size;

  if (arrangement->n_open > 0 || bound[0] == UNKNOWN)
    return true;
  outlook.ties = outlook.taken = 0;
  for (unsigned place = 0; place < self->order; place += size)
    {
      unsigned tie = arrangement->column_tie[place];
      Least least;
      int compared;

      size = tie == NO_TIE ? 1 : arrangement->size_of[tie];
      least = get_least (&outlook, arrangement, row, place, size);
      compared = compare (least, bound + place, size);
      if (compared != 0)
        return compared < 0;
      if (tie != NO_TIE)
        rank_columns (&outlook, arrangement, row, place, tie);
    }
  return true;
}

/* How the form of a full 9x9 grid begins, foreseen from two rows and an order of the stacks.
 *
 * The first row of the form is 123456789 whichever row, and whichever order of the stacks, becomes the first, so there are
 * 216 ways to begin it. What the second row is then follows from which values the two rows have in which boxes:
 *
 *      a b c | d e f | g h i     the first row
 *      d e g | . . . | . . .     4 5 7, since two values of the second box and one of the third come under the first */

/* No form begins so. */
#define NEVER UINT32_MAX

/* The values of a row in a stack. */
static inline unsigned
get_values (const uint8_t *row, unsigned stack)
{
  return 1u << row[3 * stack] | 1u << row[3 * stack + 1] | 1u << row[3 * stack + 2];
}

/* The value of a row that stands, in a stack, where another row has one of the values of a set. */
static inline unsigned
get_value_at (const uint8_t *row, const uint8_t *other, unsigned stack, unsigned values)
{
  for (unsigned column = 3 * stack; column < 3 * stack + 3; column++)
    if ((values >> other[column] & 1) != 0)
      return row[column];
  return 0;
}

/* The second row begins with 4 5 7; two columns of the first two boxes are tied, and with them 1 and 2, 4 and 5. What
 * follows is one of
 *
 *      1 8 9    or 2, or 3: the value of the first box comes under a tied column, 4 or 5;
 *      8 9 .    it comes under 6
 *
 * and then the value under 7, which is 6, or one of those that are left of 1 2 3. */
static uint32_t
get_key_after_457 (const uint8_t *first, const uint8_t *second, const uint8_t stack[3], unsigned tied)
{
  unsigned in_first_box = get_values (first, stack[0]);
  unsigned moved = get_values (second, stack[1]) & in_first_box;
  unsigned under_moved = get_value_at (second, first, stack[0], moved);
  unsigned over_moved = get_value_at (first, second, stack[1], moved);
  unsigned under_7, label, last = 6;

  if ((tied >> over_moved & 1) == 0)
    return 8u << 4;
  label = (tied >> under_moved & 1) == 0 ? 3 : under_moved == over_moved ? 1 : 2;
  under_7 = get_value_at (second, first, stack[2], get_values (second, stack[0]));
  if ((in_first_box >> under_7 & 1) != 0)
    {
      bool is_tied = (tied >> get_value_at (second, first, stack[0], 1u << under_7) & 1) != 0;

      last = !is_tied ? 3 : label == 1 ? 2 : 1;
    }
  return label << 4 | last;
}

/* A number that is less for two rows of nine values, of the same band, and an order of stacks, if the second row becomes less.
 * If it is the same, either row can become less. */
static uint32_t
key_of_two_rows (const uint8_t *first, const uint8_t *second, const uint8_t stack[3])
{
  unsigned tied = get_values (second, stack[0]) & get_values (first, stack[1]);

  switch (places_count (tied))
    {
    case 3:
      return 0; /* 4 5 6 */
    case 2:
      return get_key_after_457 (first, second, stack, tied);
    default:
      return NEVER; /* another order of the stacks has two or three of them */
    }
}

/* The search. */

static Places
find_blank_rows (const SudokuCanonical *self, unsigned transposed)
{
  unsigned rows = 0;

  for (unsigned row = 0; row < self->order; row++)
    {
      unsigned n = 0;

      for (unsigned stack = 0; stack < self->n_stacks; stack++)
        n += self->n_values[transposed][row][stack];
      rows |= (unsigned) (n == 0) << row;
    }
  return (Places) rows;
}

static void
read_values (SudokuCanonical *self, const uint8_t *values)
{
  unsigned n = self->order;

  memset (self->n_values, 0, sizeof self->n_values);
  for (unsigned row = 0; row < n; row++)
    for (unsigned column = 0; column < n; column++)
      {
        uint8_t value = values[row * n + column];

        self->value[0][row][column] = self->value[1][column][row] = value;
        self->n_values[0][row][self->stack_of[column]] += value != 0;
        self->n_values[1][column][self->stack_of[row]] += value != 0;
      }
  self->blank_rows[0] = find_blank_rows (self, 0);
  self->blank_rows[1] = find_blank_rows (self, 1);
}

/* Takes one of several equal rows as the next one. */
static void
take_row (SudokuCanonical *self, const Arrangement *before, unsigned row, unsigned ways)
{
  Arrangement arrangement = *before;

  arrangement.ways *= ways;
  arrangement.rows_left &= (Places) ~(1u << row);
  arrangement.row[arrangement.n_rows++] = (uint8_t) row;
  sudoku_canonical_write_row (self, &arrangement);
}

/* The rows of a band. */
static inline unsigned
get_band (const SudokuCanonical *self, unsigned band)
{
  return ((1u << self->height) - 1) << band * self->height;
}

/* Takes one of the blank rows of each band, and only one of the bands that are blank. */
static void
take_blank_rows (SudokuCanonical *self, const Arrangement *arrangement, unsigned blanks)
{
  unsigned n_blank_bands = 0, blank_band = 0;

  for (unsigned band = 0; band < self->order / self->height; band++)
    {
      unsigned rows = blanks & get_band (self, band);

      if (rows == get_band (self, band))
        {
          n_blank_bands++;
          blank_band = rows;
        }
      else if (rows != 0)
        take_row (self, arrangement, places_first (rows), places_count (rows));
    }
  if (n_blank_bands > 0)
    take_row (self, arrangement, places_first (blank_band), n_blank_bands * self->height);
}

/* Writes each row that can come next, and keeps the arrangements in which it is least. */
static void
take_rows (SudokuCanonical *self, const Arrangement *arrangement)
{
  unsigned rows = arrangement->rows_left, blanks;

  if (arrangement->n_rows % self->height != 0)
    rows &= get_band (self, arrangement->row[arrangement->n_rows - 1] / self->height);
  blanks = rows & self->blank_rows[arrangement->transposed];
  if (blanks != 0)
    take_blank_rows (self, arrangement, blanks);
  else
    for (; rows != 0; rows &= rows - 1)
      if (foresee_row (self, arrangement, places_first (rows)))
        take_row (self, arrangement, places_first (rows), 1);
}

static Arrangement
begin (const SudokuCanonical *self, bool transposed)
{
  Arrangement arrangement = { .transposed = transposed,
                              .ways = 1,
                              .rows_left = (Places) ((1u << self->order) - 1),
                              .n_open = (uint8_t) self->n_stacks,
                              .free_ties = (Places) ((1u << ARRANGEMENT_TIES) - 1) };

  /* The tie of an open stack has its number. */
  if (self->width > 1)
    arrangement.free_ties &= (Places) ~((1u << self->n_stacks) - 1);
  for (unsigned stack = 0; stack < self->n_stacks; stack++)
    arrangement.stack[stack] = (uint8_t) stack;
  return arrangement;
}

/* Whether this is a full 9x9 grid. */
static bool
is_full_nine (const SudokuCanonical *self)
{
  bool full = self->order == 9 && self->square;

  for (unsigned row = 0; row < self->order && full; row++)
    full = memchr (self->value[0][row], 0, self->order) == NULL;
  return full;
}

/* Writes two rows, with the stacks in a certain order. */
static void
take_two_rows (SudokuCanonical *self, const Beginning *beginning)
{
  Arrangement arrangement = begin (self, beginning->transposed);

  for (unsigned place = 0; place < 3; place++)
    {
      arrangement.stack[place] = stack_orders[beginning->stacks][place];
      arrangement_place_stack (&arrangement, place, 3);
    }
  arrangement.n_open = 0;
  take_row (self, &arrangement, beginning->first, 1);
  arrangement = self->pending[--self->n_pending];
  take_row (self, &arrangement, beginning->second, 1);
}

/* Finds which two rows of a full 9x9 grid, and orders of the stacks, the form can begin with, and writes those rows. */
static void
take_beginnings (SudokuCanonical *self)
{
  Beginning beginning[MOST_BEGINNINGS];
  unsigned n = 0;
  uint32_t least = NEVER;

  for (unsigned i = 0; i < MOST_BEGINNINGS; i++)
    {
      Beginning here = { .transposed = i % 2, .stacks = i / 2 % 6, .first = i / 12 % 9 };
      uint32_t key;

      here.second = (uint8_t) (here.first / 3 * 3 + (here.first + 1 + i / 108) % 3);
      key = key_of_two_rows (self->value[here.transposed][here.first], self->value[here.transposed][here.second],
                             stack_orders[here.stacks]);
      if (key > least || key == NEVER)
        continue;
      n = key < least ? 0 : n;
      least = key;
      beginning[n++] = here;
    }
  for (unsigned i = 0; i < n; i++)
    take_two_rows (self, &beginning[i]);
}

/* Writes the first rows. */
static void
take_first_rows (SudokuCanonical *self)
{
  if (is_full_nine (self))
    {
      take_beginnings (self);
      return;
    }
  for (unsigned transposed = 0; transposed <= self->square; transposed++)
    {
      Arrangement arrangement = begin (self, transposed);

      take_rows (self, &arrangement);
    }
}

/* Continues with what is pending, the last first. */
static void
search (SudokuCanonical *self)
{
  size_t branch = 0; /* where the one is, or was, that was entered last beside that way */
  unsigned n_rows_of_branch = 0;

  for (unsigned n = 1; self->n_pending > 0 && self->result == SUDOKU_FOUND; n++)
    {
      Arrangement arrangement = self->pending[--self->n_pending];

      if (self->automorphisms > 0 && self->n_pending < branch)
        {
          branch = self->n_pending;
          n_rows_of_branch = arrangement.n_rows;
        }
      self->n_siblings_from = self->n_pending;
      if (arrangement.n_rows < self->order)
        take_rows (self, &arrangement);
      else if (self->automorphisms == 0)
        {
          self->found = arrangement;
          self->automorphisms = sudoku_arrangement_count (&arrangement, self->width);
          branch = self->n_pending;
          for (unsigned i = 0; i <= self->order; i++)
            self->n_equivalent[i] = 1;
        }
      else
        {
          self->n_equivalent[n_rows_of_branch]++;
          self->n_pending = branch;
        }
      if (n % CANCEL_INTERVAL == 0 && self->cancelled != NULL && self->cancelled (self->data))
        self->result = SUDOKU_CANCELLED;
    }
}

/* As many as fit. */
static uint64_t
count_automorphisms (const SudokuCanonical *self)
{
  uint64_t count = self->automorphisms;

  for (unsigned i = 0; i <= self->order; i++)
    if (__builtin_mul_overflow (count, self->n_equivalent[i], &count))
      return UINT64_MAX;
  return count;
}

SudokuResult
sudoku_canonical_run (SudokuCanonical *self,
                      const uint8_t *values,
                      uint8_t *form,
                      SudokuMorph *morph,
                      uint64_t *automorphisms)
{
  read_values (self, values);
  self->best[0] = UNKNOWN;
  self->n_pending = self->n_siblings_from = 0;
  self->automorphisms = 0;
  self->result = SUDOKU_FOUND;
  take_first_rows (self);
  search (self);
  if (self->result != SUDOKU_FOUND)
    return self->result;
  memcpy (form, self->best, (size_t) self->order * self->order);
  if (morph != NULL)
    *morph = sudoku_arrangement_morph (&self->found, self->order, self->width);
  if (automorphisms != NULL)
    *automorphisms = count_automorphisms (self);
  return SUDOKU_FOUND;
}
