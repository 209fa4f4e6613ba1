/* Foreseeing what a row of an arrangement becomes at least: so most rows need not be written to be ruled out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/equivalence/search.h"

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

bool
canonical_foresee_row (const SudokuCanonical *self, const Arrangement *arrangement, unsigned number)
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
