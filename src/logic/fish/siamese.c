/* Siamese fish: two fish in one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As HoDoKu has it, the pair is called after the fish whose covers come first, and has to have another first victim.
 */
#include "logic/fish/siamese.h"

#include <stdlib.h>

static int
compare_houses (const uint16_t *a, const uint16_t *b, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

/* Orders fish of one size by their bases, and then by their covers. */
static int
compare_fish (const void *a, const void *b)
{
  const SudokuFish *x = a, *y = b;
  int order = compare_houses (x->base, y->base, x->size);

  return order != 0 ? order : compare_houses (x->cover, y->cover, x->size);
}

/* Whether each of two fish has a victim that the other has not. */
static bool
complete_each_other (const SudokuFishSets *a, const SudokuFishSets *b, unsigned n_words)
{
  return !sudoku_bits_within (a->victims, b->victims, n_words) && !sudoku_bits_within (b->victims, a->victims, n_words);
}

/* Whether two techniques are of one kind: finned and sashimi fish count as one. */
static bool
are_alike (SudokuTechnique a, SudokuTechnique b)
{
  bool finned = a >= SUDOKU_FINNED_X_WING && a <= SUDOKU_SASHIMI_LEVIATHAN;

  return a == b || (finned && b >= SUDOKU_FINNED_X_WING && b <= SUDOKU_SASHIMI_LEVIATHAN);
}

static bool
report_pair (SudokuFinding *finding, const SudokuDigit *digit, const SudokuFish *first, const SudokuFish *second)
{
  SudokuFishSets a, b;

  sudoku_fish_measure (digit, first, finding->limits.fins, &a);
  sudoku_fish_measure (digit, second, finding->limits.fins, &b);
  if (!are_alike (a.technique, b.technique) || a.first_victim == b.first_victim
      || !complete_each_other (&a, &b, digit->n_words))
    return true;
  sudoku_step_begin (finding, a.technique);
  finding->step.siamese = true;
  finding->step.values = sudoku_set_of (digit->value);
  sudoku_fish_add (finding, digit, first, &a, 0);
  sudoku_fish_add (finding, digit, second, &b, 1);
  return sudoku_step_report (finding);
}

bool
sudoku_find_siamese (SudokuFinding *finding, const SudokuDigit *digit, SudokuGrowing *school, SudokuTechnique wanted)
{
  SudokuFish *fish = school->item;
  unsigned n = school->n;
  SudokuFishSets sets;

  school->n = 0;
  if (n > 0)
    qsort (fish, n, sizeof *fish, compare_fish);
  for (unsigned i = 0; i < n; i++)
    {
      if (sudoku_finding_cancelled (finding))
        return false;
      if (!sudoku_fish_measure (digit, &fish[i], finding->limits.fins, &sets) || sets.technique != wanted)
        continue;
      for (unsigned j = i + 1; j < n && compare_houses (fish[i].base, fish[j].base, fish[i].size) == 0; j++)
        if (sudoku_finding_cancelled (finding) || !report_pair (finding, digit, &fish[i], &fish[j]))
          return false;
    }
  return true;
}
