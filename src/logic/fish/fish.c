/* The search for fish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It goes by victims. If a candidate is assumed to be true, what it sees is gone, fins among it. It is the victim of a fish
 * of size k if then k bases are left with candidates in k - 1 covers only; the last cover holds the victim itself. So only
 * suspects are tried (fish/digit.h); bases are combined as long as they have no candidate in common but endo fins; and
 * what is left of the bases is covered by choosing, for its first candidate that is not covered, each of its houses in
 * turn. A house that was tried is blocked for what comes after, so that each set of covers is met once.
 */
#include "logic/fish/fish.h"

#include <stdlib.h>
#include <string.h>

#include "logic/fish/siamese.h"

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

/* The results that were reported for a digit, as many words each as its sets have. */
typedef struct
{
  uint64_t *result;
  unsigned n_results;
  unsigned room;
} Results;

typedef struct
{
  SudokuFinding *finding;
  SudokuFishKind kind;
  bool fins;
  SudokuTechnique wanted;
  const SudokuDigit *digit;
  Results *results; /* for the digit */
  SudokuSchool school;

  unsigned n_houses; /* those that may be bases, ascending */
  uint16_t house[SUDOKU_MAX_HOUSES];
  uint8_t blocked[SUDOKU_MAX_HOUSES]; /* not 0 if the house is not to be a cover */

  unsigned victim;
  uint64_t seen[SUDOKU_DIGIT_WORDS]; /* by the victim */
  uint64_t body[SUDOKU_DIGIT_WORDS]; /* of the bases, when all are chosen */
  SudokuFish fish;
} Search;

static bool
house_has_victim (const Search *search, unsigned house)
{
  return sudoku_bits_has (sudoku_digit_house (search->digit, house), search->victim);
}

/* Whether a result was reported; if not, it is remembered. */
static bool
is_known (Search *search, const uint64_t *result)
{
  Results *results = search->results;
  unsigned n_words = search->digit->n_words;

  for (unsigned i = 0; i < results->n_results; i++)
    if (memcmp (results->result + (size_t) i * n_words, result, n_words * sizeof *result) == 0)
      return true;
  if (results->n_results == results->room)
    {
      unsigned room = results->room == 0 ? 16 : 2 * results->room;
      uint64_t *more = realloc (results->result, (size_t) room * n_words * sizeof *more);

      if (more == NULL)
        {
          sudoku_finding_fail (search->finding);
          return true;
        }
      results->result = more;
      results->room = room;
    }
  memcpy (results->result + (size_t) results->n_results++ * n_words, result, n_words * sizeof *result);
  return false;
}

/* Whether a base has, besides what the victim sees, a candidate in a cover. */
static bool
base_needs_cover (const Search *search, unsigned base, unsigned cover)
{
  const uint64_t *a = sudoku_digit_house (search->digit, base);
  const uint64_t *b = sudoku_digit_house (search->digit, cover);

  for (unsigned w = 0; w < search->digit->n_words; w++)
    if ((a[w] & b[w] & ~search->seen[w]) != 0)
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
    if (house_has_victim (search, fish->cover[i]))
      {
        smaller.cover[n] = fish->cover[i];
        if (sudoku_fish_measure (search->digit, &smaller, search->fins ? search->finding->limits.fins : 0, &sets)
            && sudoku_bits_meet (sudoku_digit_house (search->digit, smaller.cover[n]), sets.body,
                                 search->digit->n_words)
            && sudoku_bits_has (sets.victims, search->victim))
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
  return search->finding->limits.every_fish || (!has_smaller_fish (search, fish) && !is_known (search, sets->victims));
}

/* Reports the fish that is complete; with every fish, only for the first of its victims. */
static bool
report_fish (Search *search)
{
  SudokuFinding *finding = search->finding;
  SudokuFish fish = search->fish;
  SudokuFishSets sets;

  if (sudoku_fish_kind (finding->shape, &fish) != search->kind)
    return true;
  for (unsigned i = 1; i < fish.size; i++)
    for (unsigned j = i; j > 0 && fish.cover[j - 1] > fish.cover[j]; j--)
      {
        uint16_t house = fish.cover[j];

        fish.cover[j] = fish.cover[j - 1];
        fish.cover[j - 1] = house;
      }
  if (!sudoku_fish_measure (search->digit, &fish, search->fins ? finding->limits.fins : 0, &sets))
    return true;
  if (!sudoku_bits_has (sets.victims, search->victim)
      || (finding->limits.every_fish && sudoku_bits_next (sets.victims, 0, search->digit->n_words) != search->victim))
    return true;
  if (finding->limits.siamese && !sudoku_school_add (&search->school, &fish))
    sudoku_finding_fail (finding);
  if (!is_wanted (search, &fish, &sets))
    return finding->result == SUDOKU_FIND_DONE;
  sudoku_step_begin (finding, sets.technique);
  finding->step.tenths = sudoku_technique_info (sets.technique)->tenths;
  finding->step.values = sudoku_set_of (search->digit->value);
  sudoku_fish_add (finding, search->digit, &fish, &sets, 0);
  return sudoku_step_report (finding);
}

/* Whether a house may be a cover, and how many covers with the victim are needed after it. */
static bool
can_cover (const Search *search, unsigned house, unsigned left, unsigned need, unsigned *still)
{
  *still = need > 0 && house_has_victim (search, house) ? need - 1 : need;
  return search->blocked[house] == 0 && left > *still;
}

/* All bases are covered: takes any more covers that meet them, if every fish is wanted, from a house on. */
static bool
add_covers (Search *search, unsigned left, unsigned need, unsigned from)
{
  unsigned still;

  if (left == 0)
    return report_fish (search);
  if (!search->finding->limits.every_fish && (left > 1 || need != 1))
    return true;
  for (unsigned house = from; house < search->finding->shape->n_houses; house++)
    {
      if (!can_cover (search, house, left, need, &still)
          || !sudoku_bits_meet (sudoku_digit_house (search->digit, house), search->body, search->digit->n_words))
        continue;
      if (sudoku_finding_cancelled (search->finding))
        return false;
      search->fish.cover[search->fish.size - left] = (uint16_t) house;
      if (!add_covers (search, left - 1, still, house + 1))
        return false;
    }
  return true;
}

/* Covers the candidates that are open with left covers, of which a number need to have the victim. */
static bool
choose_covers (Search *search, const uint64_t *open, unsigned left, unsigned need)
{
  unsigned n_words = search->digit->n_words;
  unsigned first = sudoku_bits_next (open, 0, n_words);
  const SudokuCellInfo *info;
  uint64_t rest[SUDOKU_DIGIT_WORDS];
  unsigned still;

  if (first == 64 * n_words)
    return add_covers (search, left, need, 0);
  if (left == 0)
    return true;
  info = &search->finding->shape->cell[search->digit->cell[first]];
  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;
      const uint64_t *mask = sudoku_digit_house (search->digit, house);

      bool can = can_cover (search, house, left, need, &still);

      search->blocked[house]++;
      if (!can)
        continue;
      for (unsigned w = 0; w < n_words; w++)
        rest[w] = open[w] & ~mask[w];
      search->fish.cover[search->fish.size - left] = (uint16_t) house;
      if (!choose_covers (search, rest, left - 1, still))
        return false;
    }
  for (unsigned i = 0; i < info->n_seats; i++)
    search->blocked[info->seat[i].house]--;
  return true;
}

/* Whether candidates can be covered at all. */
static bool
can_be_covered (const Search *search, const uint64_t *open, unsigned left)
{
  unsigned n_words = search->digit->n_words;
  unsigned first = sudoku_bits_next (open, 0, n_words);
  const SudokuCellInfo *info;
  uint64_t rest[SUDOKU_DIGIT_WORDS];

  if (first == 64 * n_words || left == 0)
    return first == 64 * n_words;
  info = &search->finding->shape->cell[search->digit->cell[first]];
  for (unsigned i = 0; i < info->n_seats; i++)
    {
      const uint64_t *mask = sudoku_digit_house (search->digit, info->seat[i].house);

      if (search->blocked[info->seat[i].house] != 0)
        continue;
      for (unsigned w = 0; w < n_words; w++)
        rest[w] = open[w] & ~mask[w];
      if (can_be_covered (search, rest, left - 1))
        return true;
    }
  return false;
}

/* What the bases that are chosen have together. */
typedef struct
{
  uint64_t body[SUDOKU_DIGIT_WORDS];
  unsigned n_endo_fins;
  bool held; /* one of them has the victim */
} Bases;

/* What of the bases is to be covered. What the victim sees may be fins, and needs no cover besides those of the victim. */
static void
list_open (const Search *search, const Bases *bases, bool fins, uint64_t *open)
{
  for (unsigned w = 0; w < search->digit->n_words; w++)
    open[w] = fins ? bases->body[w] & ~search->seen[w] : bases->body[w];
  if (bases->held && fins)
    open[search->victim / 64] &= ~(UINT64_C (1) << search->victim % 64);
}

/* Whether the bases that are chosen, more to come, can be covered. */
static bool
are_promising (const Search *search, const Bases *bases)
{
  uint64_t open[SUDOKU_DIGIT_WORDS];

  list_open (search, bases, true, open);
  if (!can_be_covered (search, open, search->fish.size - (bases->held ? 2 : 1)))
    return false;
  list_open (search, bases, search->fins, open);
  return search->fins || can_be_covered (search, open, search->fish.size);
}

/* All bases are chosen. */
static bool
cover_bases (Search *search, const Bases *bases)
{
  uint64_t open[SUDOKU_DIGIT_WORDS];

  memcpy (search->body, bases->body, search->digit->n_words * sizeof *search->body);
  list_open (search, bases, search->fins, open);
  return choose_covers (search, open, search->fish.size, bases->held ? 2 : 1);
}

/* Adds a base; returns false if they do not go together. */
static bool
add_base (const Search *search, const Bases *bases, unsigned house, Bases *more)
{
  const uint64_t *mask = sudoku_digit_house (search->digit, house);
  bool every = search->finding->limits.every_fish;
  bool has = house_has_victim (search, house);
  bool open = false;

  more->n_endo_fins = bases->n_endo_fins;
  more->held = bases->held || has;
  if (has && (!every || bases->held))
    return false;
  for (unsigned w = 0; w < search->digit->n_words; w++)
    {
      uint64_t twice = bases->body[w] & mask[w];

      if ((twice & ~search->seen[w]) != 0)
        return false;
      more->n_endo_fins += sudoku_set_count (twice);
      more->body[w] = bases->body[w] | mask[w];
      open |= (mask[w] & ~search->seen[w]) != 0;
    }
  return (open || every) && more->n_endo_fins <= (search->fins ? search->finding->limits.endo_fins : 0);
}

/* Chooses bases from a place in the list on, and covers them. */
static bool
choose_bases (Search *search, const Bases *bases, unsigned n, unsigned from)
{
  Bases more;

  if (n == search->fish.size)
    return cover_bases (search, bases);
  for (unsigned i = from; i + search->fish.size - n <= search->n_houses; i++)
    {
      unsigned house = search->house[i];

      if (sudoku_finding_cancelled (search->finding))
        return false;
      if (!add_base (search, bases, house, &more))
        continue;
      search->fish.base[n] = (uint16_t) house;
      search->blocked[house]++;
      if ((n + 1 == search->fish.size || are_promising (search, &more)) && !choose_bases (search, &more, n + 1, i + 1))
        return false;
      search->blocked[house]--;
    }
  return true;
}

/* Lists the houses that may be bases, and blocks those that may be no cover. Basic and franken fish have rows against
 * columns, or the other way round. */
static void
list_houses (Search *search, bool rows)
{
  const SudokuShape *shape = search->finding->shape;
  SudokuHouseKind base = rows ? SUDOKU_ROW : SUDOKU_COLUMN;
  SudokuHouseKind cover = rows ? SUDOKU_COLUMN : SUDOKU_ROW;

  search->n_houses = 0;
  for (unsigned house = 0; house < shape->n_houses; house++)
    {
      SudokuHouseKind kind = shape->house[house].kind;
      bool any = search->kind == SUDOKU_MUTANT_FISH || (search->kind == SUDOKU_FRANKEN_FISH && kind == SUDOKU_BOX);

      search->blocked[house] = !any && kind != cover;
      if ((any || kind == base) && house < shape->n_full_houses
          && !sudoku_bits_is_empty (sudoku_digit_house (search->digit, house), search->digit->n_words))
        search->house[search->n_houses++] = (uint16_t) house;
    }
}

/* Whether a suspect is what the caller asks for. */
static bool
is_target (const Search *search, unsigned candidate)
{
  const SudokuCandidates *target = search->finding->target;

  return target == NULL || search->finding->limits.every_fish
         || sudoku_set_has (target->cell[search->digit->cell[candidate]], search->digit->value);
}

/* Goes through the suspects of a digit. */
static bool
try_suspects (Search *search)
{
  const SudokuDigit *digit = search->digit;
  unsigned end = 64 * digit->n_words;
  Bases none = { .n_endo_fins = 0 };

  for (unsigned i = sudoku_bits_next (digit->suspects, 0, digit->n_words); i < end;
       i = sudoku_bits_next (digit->suspects, i + 1, digit->n_words))
    {
      if (!is_target (search, i))
        continue;
      search->victim = i;
      sudoku_digit_peers (digit, i, search->seen);
      if (!choose_bases (search, &none, 0, 0))
        return false;
    }
  return true;
}

/* Searches the fish of a value that have the wanted name. */
static bool
search_value (Search *search, Results *results, unsigned value)
{
  search->results = results;
  search->digit = sudoku_digit_get (search->finding, value);
  if (search->digit == NULL)
    return false;
  if (sudoku_bits_is_empty (search->digit->suspects, search->digit->n_words))
    return true;
  for (unsigned rows = 0; rows < (search->kind == SUDOKU_MUTANT_FISH ? 1 : 2); rows++)
    {
      list_houses (search, rows == 0);
      if (!try_suspects (search))
        return false;
    }
  return sudoku_find_siamese (search->finding, search->digit, &search->school, search->wanted);
}

/* Searches all values; returns whether to continue. */
static bool
search_technique (SudokuFinding *finding, Results *results, unsigned size, unsigned name)
{
  Search search = { .finding = finding,
                    .kind = names[name].kind,
                    .fins = names[name].fins,
                    .wanted = sudoku_fish_technique (names[name].kind, size, names[name].fins, names[name].sashimi),
                    .fish = { .size = size } };
  bool more = true;

  if (sudoku_finding_seeks (finding, search.wanted))
    for (unsigned value = 1; value <= finding->shape->order && more; value++)
      more = search_value (&search, &results[value - 1], value);
  free (search.school.fish);
  return more;
}

void
sudoku_find_fish (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;
  unsigned largest = finding->limits.fish_size < SUDOKU_LARGEST_FISH ? finding->limits.fish_size : SUDOKU_LARGEST_FISH;
  Results *results = calloc (order, sizeof *results);
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
    free (results[i].result);
  free (results);
}
