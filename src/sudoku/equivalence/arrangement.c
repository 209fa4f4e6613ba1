/* Splitting and joining ties, and the morphs that ties leave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/equivalence/arrangement.h"

#include <string.h>

/* For each set of up to four places an order in which they come first. */
static const uint8_t front_of_four[16][4] = {
  { 0, 1, 2, 3 }, { 0, 1, 2, 3 }, { 1, 0, 2, 3 }, { 0, 1, 2, 3 }, { 2, 0, 1, 3 }, { 0, 2, 1, 3 },
  { 1, 2, 0, 3 }, { 0, 1, 2, 3 }, { 3, 0, 1, 2 }, { 0, 3, 1, 2 }, { 1, 3, 0, 2 }, { 0, 1, 3, 2 },
  { 2, 3, 0, 1 }, { 0, 2, 3, 1 }, { 1, 2, 3, 0 }, { 0, 1, 2, 3 },
};

/* Writes the items of a segment anew, in an order. Four at a time, so that no loop depends on a size that is mostly two or
 * three: in an order, places after the end of the segment stay where they are. */
static inline void
reorder (uint8_t *segment, unsigned size, const uint8_t *order)
{
  uint8_t before[ARRANGEMENT_ORDER];

  for (unsigned i = 0; i < 4; i++)
    before[i] = segment[i];
  for (unsigned i = 4; i < size; i++)
    before[i] = segment[i];
  for (unsigned i = 0; i < 4; i++)
    segment[i] = before[order[i]];
  for (unsigned i = 4; i < size; i++)
    segment[i] = before[order[i]];
}

/* The same for all segments of some columns and labels. */
static void
reorder_segments (Arrangement *self, unsigned columns, unsigned labels, unsigned size, const uint8_t *order)
{
  for (; columns != 0; columns &= columns - 1)
    reorder (self->column + places_first (columns), size, order);
  for (; labels != 0; labels &= labels - 1)
    {
      unsigned begin = places_first (labels);

      reorder (self->value + begin, size, order);
      for (unsigned i = begin; i < begin + size; i++)
        self->label[self->value[i]] = (uint8_t) (i + 1);
    }
}

/* Has the segments that begin at these places know the number of their tie. */
static inline void
number_segments (Arrangement *self, unsigned tie, unsigned columns, unsigned labels)
{
  self->label_begins |= (Places) labels;
  for (; columns != 0; columns &= columns - 1)
    self->column_tie[places_first (columns)] = (uint8_t) tie;
  for (; labels != 0; labels &= labels - 1)
    self->label_tie[places_first (labels)] = (uint8_t) tie;
}

/* Makes a tie of segments, unless they have one place each. */
static void
tie_segments (Arrangement *self, unsigned columns, unsigned labels, unsigned size)
{
  unsigned tie = NO_TIE;

  if (size > 1)
    {
      tie = places_first (self->free_ties);
      self->free_ties &= (Places) (self->free_ties - 1);
      self->columns_of[tie] = (Places) columns;
      self->labels_of[tie] = (Places) labels;
      self->size_of[tie] = (uint8_t) size;
    }
  number_segments (self, tie, columns, labels);
}

void
sudoku_arrangement_split (Arrangement *self, unsigned tie, unsigned chosen)
{
  unsigned size = self->size_of[tie], front = places_count (chosen);
  unsigned columns = self->columns_of[tie], labels = self->labels_of[tie];

  assert (front > 0 && front < size && chosen >> size == 0);
  if (size <= 4)
    reorder_segments (self, columns, labels, size, front_of_four[chosen]);
  else
    {
      uint8_t order[ARRANGEMENT_ORDER];
      unsigned next = 0, next_other = front;

      for (unsigned i = 0; i < size; i++)
        order[chosen >> i & 1 ? next++ : next_other++] = (uint8_t) i;
      reorder_segments (self, columns, labels, size, order);
    }
  if (front == 1)
    {
      number_segments (self, NO_TIE, columns, labels);
      self->free_ties |= (Places) (1u << tie);
    }
  else
    self->size_of[tie] = (uint8_t) front;
  tie_segments (self, columns << front, labels << front, size - front);
}

void
sudoku_arrangement_join (Arrangement *self, unsigned tie, unsigned other, const uint8_t *match)
{
  unsigned size = self->size_of[tie], columns = self->columns_of[other], labels = self->labels_of[other];

  assert (tie != other && size == self->size_of[other]);
  reorder_segments (self, columns, labels, size, match);
  self->columns_of[tie] |= (Places) columns;
  self->labels_of[tie] |= (Places) labels;
  number_segments (self, tie, columns, labels);
  self->free_ties |= (Places) (1u << other);
}

static uint64_t
factorial (unsigned n)
{
  uint64_t product = 1;

  for (unsigned i = 2; i <= n; i++)
    product *= i;
  return product;
}

uint64_t
sudoku_arrangement_count (const Arrangement *self, unsigned width)
{
  uint64_t count = self->ways * factorial (self->n_open);
  unsigned open = 0;

  for (unsigned place = 0; place < self->n_open; place++, count *= factorial (width))
    open |= 1u << self->stack[place];
  for (unsigned tie = 0; tie < ARRANGEMENT_TIES; tie++)
    if ((self->free_ties >> tie & 1) == 0 && (open >> tie & 1) == 0)
      count *= factorial (self->size_of[tie]);
  return count;
}

SudokuMorph
sudoku_arrangement_morph (const Arrangement *self, unsigned order, unsigned width)
{
  SudokuMorph morph = { .order = (uint8_t) order, .transposed = self->transposed };
  unsigned next = self->n_labels;

  memcpy (morph.row, self->row, order);
  memcpy (morph.column, self->column, order);
  for (unsigned place = 0; place < self->n_open * width; place++)
    morph.column[place] = (uint8_t) (self->stack[place / width] * width + place % width);
  for (unsigned value = 1; value <= order; value++)
    morph.value[value] = self->label[value] != 0 ? self->label[value] : (uint8_t) ++next;
  return morph;
}
