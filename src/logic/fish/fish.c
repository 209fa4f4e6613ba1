/* Fish: their sets and names, the search for bases with too few covers, and which of those that it meets are reported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only suspects are tried as victims: see fish/digit.h.
 */
#include "logic/fish/fish.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/board/finders.h"

#define MOST_ENDO_FINS 2

/* What kinds of houses there are among bases or covers. */
enum
{
  ROWS = 1,
  COLUMNS = 2,
  BOXES = 4,
  OTHERS = 8
};

static unsigned
kinds_of (const SudokuShape *shape, const uint16_t *houses, unsigned n)
{
  unsigned kinds = 0;

  for (unsigned i = 0; i < n; i++)
    switch (shape->house[houses[i]].kind)
      {
      case SUDOKU_ROW:
        kinds |= ROWS;
        break;
      case SUDOKU_COLUMN:
        kinds |= COLUMNS;
        break;
      case SUDOKU_BOX:
        kinds |= BOXES;
        break;
      case SUDOKU_DIAGONAL:
      case SUDOKU_EXTRA:
        kinds |= OTHERS;
        break;
      }
  return kinds;
}

/* What kind of fish its houses make. */
static SudokuFishKind
kind_of (const SudokuShape *shape, const SudokuFish *fish)
{
  unsigned base = kinds_of (shape, fish->base, fish->size);
  unsigned cover = kinds_of (shape, fish->cover, fish->size);
  unsigned base_lines = base & ~(unsigned) BOXES;
  unsigned cover_lines = cover & ~(unsigned) BOXES;

  if (!(base_lines == ROWS && cover_lines == COLUMNS) && !(base_lines == COLUMNS && cover_lines == ROWS))
    return SUDOKU_MUTANT_FISH;
  return ((base | cover) & BOXES) != 0 ? SUDOKU_FRANKEN_FISH : SUDOKU_BASIC_FISH;
}

/* The technique of a fish of a kind and size, with or without fins; sashimi is of basic fish only. */
static SudokuTechnique
technique_of (SudokuFishKind kind, unsigned size, bool fins, bool sashimi)
{
  unsigned i = size - 2;

  assert (size >= 2 && size <= SUDOKU_LARGEST_FISH && (kind == SUDOKU_BASIC_FISH || !sashimi));
  switch (kind)
    {
    case SUDOKU_BASIC_FISH:
      return sashimi ? SUDOKU_SASHIMI_X_WING + 2 * i : fins ? SUDOKU_FINNED_X_WING + 2 * i : SUDOKU_X_WING + i;
    case SUDOKU_FRANKEN_FISH:
      return (fins ? SUDOKU_FINNED_FRANKEN_X_WING : SUDOKU_FRANKEN_X_WING) + i;
    case SUDOKU_MUTANT_FISH:
      break;
    }
  return (fins ? SUDOKU_FINNED_MUTANT_X_WING : SUDOKU_MUTANT_X_WING) + i;
}

/* Whether some base has fewer than two candidates besides fins. */
static bool
is_sashimi (const SudokuDigit *digit, const SudokuFish *fish, const uint64_t *fins)
{
  for (unsigned i = 0; i < fish->size; i++)
    {
      const uint64_t *base = sudoku_digit_house (digit, fish->base[i]);
      unsigned n = 0;

      for (unsigned w = 0; w < digit->n_words; w++)
        n += sudoku_set_count (base[w] & ~fins[w]);
      if (n < 2)
        return true;
    }
  return false;
}

/* Joins the candidates of houses, and those that several of them have. */
static void
join_houses (const SudokuDigit *digit, const uint16_t *houses, unsigned n, uint64_t *once, uint64_t *twice)
{
  for (unsigned w = 0; w < digit->n_words; w++)
    {
      once[w] = twice[w] = 0;
      for (unsigned i = 0; i < n; i++)
        {
          uint64_t house = sudoku_digit_house (digit, houses[i])[w];

          twice[w] |= once[w] & house;
          once[w] |= house;
        }
    }
}

/* Keeps of a set what sees all fins. */
static void
keep_seen (const SudokuDigit *digit, const uint64_t *fins, uint64_t *set)
{
  uint64_t seen[SUDOKU_DIGIT_WORDS];

  FOR_EACH_BIT (fin, fins, digit->n_words)
    {
      sudoku_digit_peers (digit, fin, seen);
      for (unsigned w = 0; w < digit->n_words; w++)
        set[w] &= seen[w];
    }
}

bool
sudoku_fish_measure (const SudokuDigit *digit, const SudokuFish *fish, unsigned most_fins, SudokuFishSets *sets)
{
  uint64_t covered[SUDOKU_DIGIT_WORDS];
  SudokuFishKind kind;

  assert (fish->size >= 2 && fish->size <= SUDOKU_LARGEST_FISH);
  join_houses (digit, fish->base, fish->size, sets->body, sets->endo_fins);
  join_houses (digit, fish->cover, fish->size, covered, sets->cannibals);
  sets->n_fins = 0;
  for (unsigned w = 0; w < digit->n_words; w++)
    {
      sets->fins[w] = (sets->body[w] & ~covered[w]) | sets->endo_fins[w];
      sets->n_fins += sudoku_set_count (sets->fins[w]);
    }
  if (sets->n_fins > most_fins)
    return false;
  for (unsigned w = 0; w < digit->n_words; w++)
    sets->victims[w] = (covered[w] & ~sets->body[w]) | sets->cannibals[w];
  keep_seen (digit, sets->fins, sets->victims);
  for (unsigned w = 0; w < digit->n_words; w++)
    sets->cannibals[w] &= sets->victims[w];
  kind = kind_of (digit->shape, fish);
  sets->technique = technique_of (kind, fish->size, sets->n_fins > 0,
                                  kind == SUDOKU_BASIC_FISH && is_sashimi (digit, fish, sets->fins));
  return true;
}

/* Adds the candidates of a set that are in another as parts of a role. */
static void
add_candidates (SudokuFinding *finding,
                const SudokuDigit *digit,
                const uint64_t *set,
                const uint64_t *within,
                SudokuPartRole role)
{
  for (unsigned i = 0; i < digit->n; i++)
    if (sudoku_bits_has (set, i) && sudoku_bits_has (within, i))
      sudoku_step_candidate (finding, role, 0, digit->cell[i], digit->value);
}

void
sudoku_fish_add (SudokuFinding *finding, const SudokuDigit *digit, const SudokuFish *fish, const SudokuFishSets *sets)
{
  uint64_t fins[SUDOKU_DIGIT_WORDS];

  for (unsigned w = 0; w < digit->n_words; w++)
    fins[w] = sets->fins[w] & ~sets->endo_fins[w];
  for (unsigned i = 0; i < fish->size; i++)
    sudoku_step_base (finding, fish->base[i], digit->value);
  for (unsigned i = 0; i < fish->size; i++)
    sudoku_step_cover (finding, fish->cover[i], digit->value);
  add_candidates (finding, digit, fins, sets->body, SUDOKU_PART_FIN);
  add_candidates (finding, digit, sets->endo_fins, sets->body, SUDOKU_PART_ENDO_FIN);
  add_candidates (finding, digit, sets->cannibals, sets->body, SUDOKU_PART_CANNIBAL);
  for (unsigned i = 0; i < digit->n; i++)
    if (sudoku_bits_has (sets->victims, i))
      sudoku_step_remove (finding, digit->cell[i], digit->value);
}

/* The search for bases with too few covers. */

/* Covers the candidates that are open with left covers, of which a number need to have the victim. */
static bool
choose_covers (SudokuFishSearch *search, const uint64_t *open, unsigned left, unsigned need)
{
  unsigned n_words = search->digit->n_words;
  unsigned first = sudoku_bits_next (open, 0, n_words);
  const SudokuCellInfo *info;
  uint64_t rest[SUDOKU_DIGIT_WORDS];

  assert (left <= search->fish.size && need <= 1);
  if (first == 64 * n_words)
    return search->covered (search, left, need);
  /* What is gone with the victim is all that its houses have of the bases. */
  if (left == 0 || (search->fins && left <= need))
    return true;
  info = &search->finding->shape->cell[search->digit->cell[first]];
  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;
      const uint64_t *mask = sudoku_digit_house (search->digit, house);
      unsigned still = need > 0 && sudoku_fish_search_has_victim (search, house) ? need - 1 : need;

      if (search->blocked[house]++ != 0 || left <= still)
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
can_be_covered (const SudokuFishSearch *search, const uint64_t *open, unsigned left)
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
} Bases;

/* What of the bases is to be covered. What the victim sees may be fins, and needs no cover besides those of the victim. */
static void
list_open (const SudokuFishSearch *search, const Bases *bases, bool fins, uint64_t *open)
{
  for (unsigned w = 0; w < search->digit->n_words; w++)
    open[w] = fins ? bases->body[w] & ~search->gone[w] : bases->body[w];
}

/* Whether the bases that are chosen, more to come, can be covered. */
static bool
are_promising (const SudokuFishSearch *search, const Bases *bases)
{
  uint64_t open[SUDOKU_DIGIT_WORDS];

  list_open (search, bases, true, open);
  if (!can_be_covered (search, open, search->fish.size - 1))
    return false;
  list_open (search, bases, search->fins, open);
  return search->fins || can_be_covered (search, open, search->fish.size);
}

/* Adds a base; returns false if they do not go together. */
static bool
add_base (const SudokuFishSearch *search, const Bases *bases, unsigned house, Bases *more)
{
  const uint64_t *mask = sudoku_digit_house (search->digit, house);
  unsigned n_open = 0;

  more->n_endo_fins = bases->n_endo_fins;
  if (sudoku_fish_search_has_victim (search, house))
    return false;
  for (unsigned w = 0; w < search->digit->n_words; w++)
    {
      uint64_t twice = bases->body[w] & mask[w];

      if ((twice & ~search->gone[w]) != 0)
        return false;
      more->n_endo_fins += sudoku_set_count (twice);
      more->body[w] = bases->body[w] | mask[w];
      n_open += sudoku_set_count (mask[w] & ~search->gone[w]);
    }
  /* Each of its candidates needs a line of its own, and one is the victim's. */
  if (search->kind == SUDOKU_BASIC_FISH && n_open >= search->fish.size)
    return false;
  return n_open > 0 && more->n_endo_fins <= (search->fins ? MOST_ENDO_FINS : 0);
}

/* Chooses bases from a place in the list on, and covers them. */
static bool
choose_bases (SudokuFishSearch *search, const Bases *bases, unsigned n, unsigned from)
{
  uint64_t open[SUDOKU_DIGIT_WORDS];
  Bases more;

  if (n == search->fish.size)
    {
      memcpy (search->body, bases->body, search->digit->n_words * sizeof *search->body);
      list_open (search, bases, search->fins, open);
      return choose_covers (search, open, search->fish.size, 1);
    }
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

void
sudoku_fish_search_divide (SudokuFishSearch *search, unsigned way)
{
  const SudokuShape *shape = search->finding->shape;
  SudokuHouseKind base = way == 0 ? SUDOKU_ROW : SUDOKU_COLUMN;
  SudokuHouseKind cover = way == 0 ? SUDOKU_COLUMN : SUDOKU_ROW;

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

bool
sudoku_fish_search_run (SudokuFishSearch *search)
{
  Bases none = { .n_endo_fins = 0 };

  return choose_bases (search, &none, 0, 0);
}

/* The finder: fish by name, size and value. */

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
        if (sudoku_fish_measure (search->base.digit, &smaller, search->base.fins ? SUDOKU_MOST_FINS : 0, &sets)
            && sudoku_bits_meet (sudoku_digit_house (search->base.digit, smaller.cover[n]), sets.body,
                                 search->base.digit->n_words)
            && sudoku_bits_has (sets.victims, search->base.victim))
          return true;
      }
  return false;
}

/* Whether a fish of the wanted name is to be reported for the victim. */
static bool
is_wanted (Search *search, const SudokuFish *fish, const SudokuFishSets *sets)
{
  if (sets->technique != search->wanted)
    return false;
  for (unsigned part = 1; part + 1 < 1U << fish->size; part++)
    if ((part & (part - 1)) != 0 && part_is_fish (search, fish, part))
      return false;
  return !is_known (search, sets->victims);
}

/* Reports the fish that is complete. */
static bool
report_fish (Search *search)
{
  SudokuFinding *finding = search->base.finding;
  SudokuFish fish = search->base.fish;
  SudokuFishSets sets;

  if (kind_of (finding->shape, &fish) != search->base.kind)
    return true;
  for (unsigned i = 1; i < fish.size; i++)
    for (unsigned j = i; j > 0 && fish.cover[j - 1] > fish.cover[j]; j--)
      {
        uint16_t house = fish.cover[j];

        fish.cover[j] = fish.cover[j - 1];
        fish.cover[j - 1] = house;
      }
  if (!sudoku_fish_measure (search->base.digit, &fish, search->base.fins ? SUDOKU_MOST_FINS : 0, &sets))
    return true;
  if (!sudoku_bits_has (sets.victims, search->base.victim))
    return true;
  if (!is_wanted (search, &fish, &sets))
    return finding->result == SUDOKU_EXHAUSTED;
  sudoku_step_begin (finding, sets.technique);
  finding->step.tenths = sudoku_technique_info (sets.technique)->tenths;
  finding->step.values = sudoku_set_of (search->base.digit->value);
  sudoku_fish_add (finding, search->base.digit, &fish, &sets);
  return sudoku_step_report (finding);
}

/* All bases are covered: the last cover, if it is not there yet, holds the victim. */
static bool
add_last_cover (SudokuFishSearch *base, unsigned left, unsigned need)
{
  Search *search = (Search *) base;

  if (left == 0)
    return report_fish (search);
  if (left > 1 || need != 1)
    return true;
  for (unsigned house = 0; house < base->finding->shape->n_houses; house++)
    {
      if (base->blocked[house] != 0 || !sudoku_fish_search_has_victim (base, house)
          || !sudoku_bits_meet (sudoku_digit_house (base->digit, house), base->body, base->digit->n_words))
        continue;
      if (sudoku_finding_cancelled (base->finding))
        return false;
      base->fish.cover[base->fish.size - 1] = (uint16_t) house;
      if (!report_fish (search))
        return false;
    }
  return true;
}

/* Goes through the suspects of a digit that the caller asks for. */
static bool
try_suspects (Search *search)
{
  const SudokuDigit *digit = search->base.digit;
  const SudokuCandidates *target = search->base.finding->target;

  FOR_EACH_BIT (i, digit->suspects, digit->n_words)
    {
      if (target != NULL && !sudoku_set_has (target->cell[digit->cell[i]], digit->value))
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
  return true;
}

/* Searches all values; returns whether to continue. */
static bool
search_technique (SudokuFinding *finding, SudokuGrowing *results, unsigned size, unsigned name)
{
  Search search = { .base = { .finding = finding,
                              .kind = names[name].kind,
                              .fins = names[name].fins,
                              .covered = add_last_cover,
                              .fish = { .size = size } },
                    .wanted = technique_of (names[name].kind, size, names[name].fins, names[name].sashimi) };
  bool more = true;

  if (sudoku_finding_seeks (finding, search.wanted))
    for (unsigned value = 1; value <= finding->shape->order && more; value++)
      more = search_value (&search, &results[value - 1], value);
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
