/* The candidates of one value, and which of them no placement has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A placement has the value once in each full house that lacks it, and at most once in any (a *template*). What is
 * concluded from one value alone holds in every placement. So a candidate that some placement has need not be looked at,
 * and on most boards that leaves few or none.
 */
#include "logic/fish/digit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A candidate for which this many places were tried in vain is suspected without knowing: only time is lost. */
#define MOST_PLACES 2000

typedef struct
{
  SudokuFinding *finding;
  SudokuDigit *digit;
  unsigned patience;
  uint64_t known[SUDOKU_DIGIT_WORDS]; /* those that some placement has */
} Placing;

/* The house to continue with: one without a place if there is any, or with one; else the first. */
static unsigned
choose_house (const SudokuDigit *digit, const uint64_t *left, const bool *done)
{
  unsigned n_houses = digit->shape->n_full_houses;
  unsigned chosen = n_houses;
  unsigned fewest = 3;

  for (unsigned house = 0; house < n_houses && fewest > 0; house++)
    {
      const uint64_t *mask = sudoku_digit_house (digit, house);
      unsigned n = 0;

      if (done[house])
        continue;
      for (unsigned w = 0; w < digit->n_words && n < 2; w++)
        {
          uint64_t here = mask[w] & left[w];

          n += here == 0 ? 0 : (here & (here - 1)) == 0 ? 1 : 2;
        }
      if (n < fewest)
        {
          fewest = n;
          chosen = house;
        }
    }
  return chosen;
}

static bool place (Placing *placing, unsigned candidate, const uint64_t *left, const bool *done);

/* Fills the houses that are not done from what is left; candidates that are not known go first. */
static bool
fill_rest (Placing *placing, const uint64_t *left, const bool *done)
{
  const SudokuDigit *digit = placing->digit;
  unsigned house = choose_house (digit, left, done);
  const uint64_t *mask;

  if (house == digit->shape->n_full_houses)
    return true;
  mask = sudoku_digit_house (digit, house);
  for (unsigned known = 0; known < 2; known++)
    for (unsigned w = 0; w < digit->n_words; w++)
      {
        uint64_t try = mask[w] & left[w] & (known ? placing->known[w] : ~placing->known[w]);

        for (; try != 0; try &= try - 1)
          if (place (placing, 64 * w + (unsigned) __builtin_ctzll (try), left, done))
            return true;
      }
  return false;
}

/* Places the value on a candidate, and then in the other houses. Those of the placement become known. */
static bool
place (Placing *placing, unsigned candidate, const uint64_t *left, const bool *done)
{
  const SudokuDigit *digit = placing->digit;
  const SudokuCellInfo *info = &digit->shape->cell[digit->cell[candidate]];
  uint64_t rest[SUDOKU_DIGIT_WORDS];
  bool more_done[SUDOKU_MAX_HOUSES];

  assert (candidate < digit->n);
  if (placing->patience == 0 || sudoku_finding_cancelled (placing->finding))
    return false;
  placing->patience--;
  sudoku_digit_peers (digit, candidate, rest);
  for (unsigned w = 0; w < digit->n_words; w++)
    rest[w] = left[w] & ~rest[w];
  memcpy (more_done, done, digit->shape->n_full_houses * sizeof *done);
  for (unsigned i = 0; i < info->n_seats; i++)
    more_done[info->seat[i].house] = true;
  if (!fill_rest (placing, rest, more_done))
    return false;
  sudoku_bits_add (placing->known, candidate);
  return true;
}

static bool
find_suspects (Placing *placing)
{
  SudokuDigit *digit = placing->digit;
  uint64_t all[SUDOKU_DIGIT_WORDS];
  bool done[SUDOKU_MAX_HOUSES];

  for (unsigned house = 0; house < digit->shape->n_full_houses; house++)
    {
      SudokuHouseKind kind = digit->shape->house[house].kind;

      /* Where rows are filled, columns and boxes are, too. */
      done[house] = kind == SUDOKU_COLUMN || kind == SUDOKU_BOX
                    || sudoku_bits_is_empty (sudoku_digit_house (digit, house), digit->n_words);
    }
  memset (all, 0xff, digit->n_words * sizeof *all);
  memset (placing->known, 0, digit->n_words * sizeof *placing->known);
  for (unsigned i = 0; i < digit->n; i++)
    {
      placing->patience = MOST_PLACES;
      if (!sudoku_bits_has (placing->known, i) && !place (placing, i, all, done))
        sudoku_bits_add (digit->suspects, i);
    }
  return placing->finding->result == SUDOKU_EXHAUSTED;
}

struct SudokuDigitTable
{
  unsigned order;
  SudokuDigit digit[]; /* by value - 1; house is NULL if it is not filled */
};

void
sudoku_digit_table_free (SudokuDigitTable *table)
{
  if (table == NULL)
    return;
  for (unsigned i = 0; i < table->order; i++)
    free (table->digit[i].house);
  free (table);
}

static bool
fill_digit (SudokuDigit *digit, const SudokuShape *shape, const uint16_t *cell, unsigned n)
{
  size_t n_words = sudoku_bits_words (n);

  assert (n_words <= SUDOKU_DIGIT_WORDS);
  digit->n = n;
  digit->n_words = (unsigned) n_words;
  digit->house = calloc ((shape->n_houses + 1) * n_words * sizeof (uint64_t) + n * sizeof *cell + 1, 1);
  if (digit->house == NULL)
    return false;
  digit->suspects = digit->house + shape->n_houses * n_words;
  digit->cell = (uint16_t *) (digit->suspects + n_words);
  memcpy (digit->cell, cell, n * sizeof *cell);
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < shape->cell[cell[i]].n_seats; j++)
      sudoku_bits_add (digit->house + shape->cell[cell[i]].seat[j].house * n_words, i);
  return true;
}

static SudokuDigitTable *
table_new (const SudokuShape *shape)
{
  SudokuDigitTable *table = calloc (1, sizeof *table + shape->order * sizeof *table->digit);

  if (table == NULL)
    return NULL;
  table->order = shape->order;
  for (unsigned i = 0; i < shape->order; i++)
    table->digit[i] = (SudokuDigit){ .shape = shape, .value = i + 1 };
  return table;
}

const SudokuDigit *
sudoku_digit_get (SudokuFinding *finding, unsigned value)
{
  uint16_t cell[SUDOKU_MAX_CELLS];
  unsigned n = 0;
  SudokuDigit *digit;
  Placing placing;

  for (unsigned i = 0; i < finding->shape->n_cells; i++)
    if (sudoku_board_has (finding->board, i, value))
      cell[n++] = (uint16_t) i;
  if (finding->digits == NULL && (finding->digits = table_new (finding->shape)) == NULL)
    {
      sudoku_finding_fail (finding);
      return NULL;
    }
  digit = &finding->digits->digit[value - 1];
  if (digit->house != NULL && digit->n == n && memcmp (digit->cell, cell, n * sizeof *cell) == 0)
    return digit;
  free (digit->house);
  if (!fill_digit (digit, finding->shape, cell, n))
    {
      sudoku_finding_fail (finding);
      return NULL;
    }
  placing.finding = finding;
  placing.digit = digit;
  if (find_suspects (&placing))
    return digit;
  free (digit->house);
  digit->house = NULL;
  return NULL;
}
