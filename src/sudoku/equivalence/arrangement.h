/* A morph that is decided only as far as the rows written so far need it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where rows do not yet say in which order columns stand, nothing is decided: these columns are *tied*, and so are the labels
 * (new values) that came from them. A tie of size k is a list of *segments*, runs of k places each, some of columns and some
 * of labels, that can only be permuted all in the same way. So after "d a f" was written as "1 2 3":
 *
 *      columns     0 1 2   in any order,          the tie has a segment of columns that begins at 0,
 *      labels      d a f   in the same order      and one of labels that begins at 0
 *
 * Any such permutation leaves the rows that are written as they are. Therefore all orders of k columns need not be tried, and
 * the ties that are left at the end say how many morphs lead to the same board. The columns of a stack that had nothing but
 * blanks so far are tied to each other, and the stack is *open*: it can still take the place of any other open one. Open
 * stacks come first.
 */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "sudoku/canonical.h"

#define ARRANGEMENT_ORDER SUDOKU_MORPH_MAX_ORDER
/* Ties have two places at least. */
#define ARRANGEMENT_TIES (ARRANGEMENT_ORDER / 2)
#define NO_TIE UINT8_MAX
/* Segments are reordered this many places at a time, or more. */
#define ARRANGEMENT_SPARE 4

/* Sets of ties, and of the places where segments begin. */
typedef uint16_t Places;

typedef struct
{
  uint8_t column[ARRANGEMENT_ORDER + ARRANGEMENT_SPARE]; /* by place */
  uint8_t value[ARRANGEMENT_ORDER + ARRANGEMENT_SPARE];  /* by label; 0 if no value has it so far */
  uint8_t column_tie[ARRANGEMENT_ORDER]; /* by place, where a segment begins; NO_TIE if it is one place */
  uint8_t label_tie[ARRANGEMENT_ORDER];  /* by label, likewise */
  Places label_begins;                   /* where segments of labels begin */
  uint8_t label[ARRANGEMENT_ORDER + 1];  /* by value: its label + 1, or 0 */
  uint8_t row[ARRANGEMENT_ORDER];        /* by place */
  uint8_t stack[ARRANGEMENT_ORDER];      /* by place, each open stack also somewhere */
  Places columns_of[ARRANGEMENT_TIES];   /* where the segments of a tie begin */
  Places labels_of[ARRANGEMENT_TIES];
  uint8_t size_of[ARRANGEMENT_TIES];
  Places free_ties;
  Places rows_left;  /* by number */
  uint8_t n_open;    /* stacks that are blank so far, the present row included */
  uint8_t deciding;  /* from this place of stacks on, */
  uint8_t n_decided; /* and up to this one, the present row decides which stack is where */
  uint8_t n_labels;
  uint8_t n_rows;
  bool transposed;
  uint64_t ways; /* to choose among blank rows and bands that are all the same */
} Arrangement;

/* The lowest place of a set. */
static inline unsigned
places_first (unsigned places)
{
  assert (places != 0);
  return (unsigned) __builtin_ctz (places);
}

/* The number of places in a set, of at most 16. Processors without an instruction for it would call a function. */
static inline unsigned
places_count (unsigned places)
{
  places -= places >> 1 & 0x5555;
  places = (places & 0x3333) + (places >> 2 & 0x3333);
  places = (places + (places >> 4)) & 0x0f0f;
  return (places + (places >> 8)) & 0x1f;
}

/* Where the segment of labels begins that a label is in. */
static inline unsigned
arrangement_label_begin (const Arrangement *self, unsigned label)
{
  unsigned begins = self->label_begins & ((2u << label) - 1);

  assert (begins != 0);
  return 31 - (unsigned) __builtin_clz (begins);
}

/* Gives a value the next label. */
static inline void
arrangement_add_label (Arrangement *self, unsigned value)
{
  assert (value > 0 && self->label[value] == 0 && self->n_labels < ARRANGEMENT_ORDER);
  self->value[self->n_labels] = (uint8_t) value;
  self->label[value] = ++self->n_labels;
}

/* Has the labels that are added next be a segment of a tie, or one label without tie. */
static inline void
arrangement_begin_labels (Arrangement *self, unsigned tie)
{
  self->label_begins |= (Places) (1u << self->n_labels);
  self->label_tie[self->n_labels] = (uint8_t) tie;
  if (tie != NO_TIE)
    self->labels_of[tie] |= (Places) (1u << self->n_labels);
}

/* Ties the columns of an open stack to each other, in a place. */
static inline void
arrangement_place_stack (Arrangement *self, unsigned place, unsigned width)
{
  unsigned stack = self->stack[place], begin = place * width;

  for (unsigned i = 0; i < width; i++)
    {
      self->column[begin + i] = (uint8_t) (stack * width + i);
      self->column_tie[begin + i] = width > 1 ? (uint8_t) stack : NO_TIE;
    }
  if (width == 1)
    return;
  self->columns_of[stack] = (Places) (1u << begin);
  self->labels_of[stack] = 0;
  self->size_of[stack] = (uint8_t) width;
}

/* Of the places of a tie, those of chosen come first from now on: they are a tie of their own, which keeps its number if
 * they are several, and so are the others. */
void sudoku_arrangement_split (Arrangement *self, unsigned tie, unsigned chosen);

/* Ties two ties to each other, that are of the same size: place i of the first to place match[i] of the second. */
void sudoku_arrangement_join (Arrangement *self, unsigned tie, unsigned other, const uint8_t *match);

/* How many morphs the arrangement stands for, when all rows are written. */
uint64_t sudoku_arrangement_count (const Arrangement *self, unsigned width);

/* One of them. */
SudokuMorph sudoku_arrangement_morph (const Arrangement *self, unsigned order, unsigned width);
