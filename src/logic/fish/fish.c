/* Fish by name, size and value: which of those that the search meets are reported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only suspects are tried as victims: see fish/digit.h. The search itself is in fish/shape.h.
 */
#include "logic/board/finders.h"

#include <stdlib.h>
#include <string.h>

#include "logic/fish/shape.h"

/* The names that are looked for, in the order of teaching within a size. */
static const struct
{
  SudokuFishKind kind;
  bool fins, sashimi;
} names[] = {
  { SUDOKU_BASIC_FISH, false, false },   { SUDOKU_BASIC_FISH, true, false },   { SUDOKU_BASIC_FISH, true, true },
  { SUDOKU_FRANKEN_FISH, false, false }, { SUDOKU_FRANKEN_FISH, true, false }, { SUDOKU_MUTANT_FISH, false, false },
  { SUDOKU_MUTANT_FISH, true, false },
};

typedef struct
{
  SudokuFishSearch base; /* first, so that it can be cast */
  SudokuTechnique wanted;
  SudokuGrowing *results; /* that were reported for the digit: sets of its candidates */
  SudokuGrowing school;   /* of SudokuFish that may be siamese */
} Search;

/* Whether a result was reported; if not, it is remembered. */
static bool
is_known (Search *search, const uint64_t *result)
{
  size_t size = search->base.digit->n_words * sizeof *result;

  for (unsigned i = 0; i < search->results->n; i++)
    if (memcmp ((const char *) search->results->item + i * size, result, size) == 0)
      return true;
  return !sudoku_growing_append (search->base.finding, search->results, result, 1, size);
}

/* Whether a base has, besides what the victim sees, a candidate in a cover. */
static bool
base_needs_cover (const Search *search, unsigned base, unsigned cover)
{
  const uint64_t *a = sudoku_digit_house (search->base.digit, base);
  const uint64_t *b = sudoku_digit_house (search->base.digit, cover);

  for (unsigned w = 0; w < search->base.digit->n_words; w++)
    if ((a[w] & b[w] & ~search->base.gone[w]) != 0)
      return true;
  return false;
}

/* Whether a part of the bases, with the covers that it needs and one of those of the victim, is a fish for the victim. */
static bool
part_is_fish (const Search *search, const SudokuFish *fish, unsigned part)
{
  SudokuFish smaller = { .size = 0 };
  unsigned n = 0;
  SudokuFishSets sets;

  for (unsigned i = 0; i < fish->size; i++)
    if (part >> i & 1)
      smaller.base[smaller.size++] = fish->base[i];
  for (unsigned i = 0; i < fish->size; i++)
    {
      bool needed = false;

      for (unsigned j = 0; j < smaller.size && !needed; j++)
        needed = base_needs_cover (search, smaller.base[j], fish->cover[i]);
      if (needed)
        smaller.cover[n++] = fish->cover[i];
    }
  if (n + 1 != smaller.size)
    return false;
  for (unsigned i = 0; i < fish->size; i++)
    if (sudoku_fish_search_has_victim (&search->base, fish->cover[i]))
      {
        smaller.cover[n] = fish->cover[i];
        if (sudoku_fish_measure (search->base.digit, &smaller,
                                 search->base.fins ? search->base.finding->limits.fins : 0, &sets)
            && sudoku_bits_meet (sudoku_digit_house (search->base.digit, smaller.cover[n]), sets.body,
                                 search->base.digit->n_words)
            && sudoku_bits_has (sets.victims, search->base.victim))
          return true;
      }
  return false;
}

static bool
has_smaller_fish (const Search *search, const SudokuFish *fish)
{
  for (unsigned part = 1; part + 1 < 1U << fish->size; part++)
    if ((part & (part - 1)) != 0 && part_is_fish (search, fish, part))
      return true;
  return false;
}

/* Whether a fish of the wanted name is to be reported for the victim. */
static bool
is_wanted (Search *search, const SudokuFish *fish, const SudokuFishSets *sets)
{
  if (sets->technique != search->wanted)
    return false;
  return search->base.every || (!has_smaller_fish (search, fish) && !is_known (search, sets->victims));
}

/* Reports the fish that is complete; with every fish, only for the first of its victims. */
static bool
report_fish (Search *search)
{
  SudokuFinding *finding = search->base.finding;
  SudokuFish fish = search->base.fish;
  SudokuFishSets sets;

  if (sudoku_fish_kind (finding->shape, &fish) != search->base.kind)
    return true;
  for (unsigned i = 1; i < fish.size; i++)
    for (unsigned j = i; j > 0 && fish.cover[j - 1] > fish.cover[j]; j--)
      {
        uint16_t house = fish.cover[j];

        fish.cover[j] = fish.cover[j - 1];
        fish.cover[j - 1] = house;
      }
  if (!sudoku_fish_measure (search->base.digit, &fish, search->base.fins ? finding->limits.fins : 0, &sets))
    return true;
  if (!sudoku_bits_has (sets.victims, search->base.victim)
      || (search->base.every && sudoku_bits_next (sets.victims, 0, search->base.digit->n_words) != search->base.victim))
    return true;
  if (finding->limits.siamese)
    sudoku_growing_append (finding, &search->school, &fish, 1, sizeof fish);
  if (!is_wanted (search, &fish, &sets))
    return finding->result == SUDOKU_EXHAUSTED;
  sudoku_step_begin (finding, sets.technique);
  finding->step.tenths = sudoku_technique_info (sets.technique)->tenths;
  finding->step.values = sudoku_set_of (search->base.digit->value);
  sudoku_fish_add (finding, search->base.digit, &fish, &sets, 0);
  return sudoku_step_report (finding);
}

/* All bases are covered: takes any more covers that meet them, if every fish is wanted, from a house on. */
static bool
add_covers (Search *search, unsigned left, unsigned need, unsigned from)
{
  unsigned still;

  if (left == 0)
    return report_fish (search);
  if (!search->base.every && (left > 1 || need != 1))
    return true;
  for (unsigned house = from; house < search->base.finding->shape->n_houses; house++)
    {
      if (!sudoku_fish_search_can_cover (&search->base, house, left, need, &still)
          || !sudoku_bits_meet (sudoku_digit_house (search->base.digit, house), search->base.body,
                                search->base.digit->n_words))
        continue;
      if (sudoku_finding_cancelled (search->base.finding))
        return false;
      search->base.fish.cover[search->base.fish.size - left] = (uint16_t) house;
      if (!add_covers (search, left - 1, still, house + 1))
        return false;
    }
  return true;
}

static bool
add_first_cover (SudokuFishSearch *search, unsigned left, unsigned need)
{
  return add_covers ((Search *) search, left, need, 0);
}

/* Whether a suspect is what the caller asks for. */
static bool
is_target (const Search *search, unsigned candidate)
{
  const SudokuCandidates *target = search->base.finding->target;

  return target == NULL || search->base.every
         || sudoku_set_has (target->cell[search->base.digit->cell[candidate]], search->base.digit->value);
}

/* Goes through the suspects of a digit. */
static bool
try_suspects (Search *search)
{
  const SudokuDigit *digit = search->base.digit;

  FOR_EACH_BIT (i, digit->suspects, digit->n_words)
    {
      if (!is_target (search, i))
        continue;
      search->base.victim = i;
      sudoku_digit_peers (digit, i, search->base.gone);
      if (!sudoku_fish_search_run (&search->base))
        return false;
    }
  return true;
}

/* Searches the fish of a value that have the wanted name. */
static bool
search_value (Search *search, SudokuGrowing *results, unsigned value)
{
  search->results = results;
  search->base.digit = sudoku_digit_get (search->base.finding, value);
  if (search->base.digit == NULL)
    return false;
  if (sudoku_bits_is_empty (search->base.digit->suspects, search->base.digit->n_words))
    return true;
  for (unsigned way = 0; way < sudoku_fish_ways (search->base.kind); way++)
    {
      sudoku_fish_search_divide (&search->base, way);
      if (!try_suspects (search))
        return false;
    }
  return sudoku_find_siamese (search->base.finding, search->base.digit, &search->school, search->wanted);
}

/* Searches all values; returns whether to continue. */
static bool
search_technique (SudokuFinding *finding, SudokuGrowing *results, unsigned size, unsigned name)
{
  Search search = { .base = { .finding = finding,
                              .kind = names[name].kind,
                              .fins = names[name].fins,
                              .every = finding->limits.every_fish,
                              .covered = add_first_cover,
                              .fish = { .size = size } },
                    .wanted = sudoku_fish_technique (names[name].kind, size, names[name].fins, names[name].sashimi) };
  bool more = true;

  if (sudoku_finding_seeks (finding, search.wanted))
    for (unsigned value = 1; value <= finding->shape->order && more; value++)
      more = search_value (&search, &results[value - 1], value);
  free (search.school.item);
  return more;
}

void
sudoku_find_fish (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;
  unsigned largest = finding->limits.fish_size < SUDOKU_LARGEST_FISH ? finding->limits.fish_size : SUDOKU_LARGEST_FISH;
  SudokuGrowing *results = calloc (order, sizeof *results);
  bool more = true;

  if (results == NULL)
    {
      sudoku_finding_fail (finding);
      return;
    }
  for (unsigned size = 2; size <= largest && more; size++)
    for (unsigned name = 0; name < sizeof names / sizeof *names && more; name++)
      more = search_technique (finding, results, size, name);
  for (unsigned i = 0; i < order; i++)
    free (results[i].item);
  free (results);
}
