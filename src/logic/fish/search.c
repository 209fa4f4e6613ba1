/* The search for bases with too few covers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/fish/search.h"

#include <string.h>

static inline bool
can_cover (const SudokuFishSearch *search, unsigned house, unsigned left, unsigned need, unsigned *still)
{
  *still = need > 0 && sudoku_fish_search_has_victim (search, house) ? need - 1 : need;
  return search->blocked[house] == 0 && left > *still;
}

bool
sudoku_fish_search_can_cover (const SudokuFishSearch *search,
                              unsigned house,
                              unsigned left,
                              unsigned need,
                              unsigned *still)
{
  return can_cover (search, house, left, need, still);
}

/* Covers the candidates that are open with left covers, of which a number need to have the victim. */
static bool
choose_covers (SudokuFishSearch *search, const uint64_t *open, unsigned left, unsigned need)
{
  unsigned n_words = search->digit->n_words;
  unsigned first = sudoku_bits_next (open, 0, n_words);
  const SudokuCellInfo *info;
  uint64_t rest[SUDOKU_DIGIT_WORDS];
  unsigned still;

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
  bool held; /* one of them has the victim */
} Bases;

/* What of the bases is to be covered. What the victim sees may be fins, and needs no cover besides those of the victim. */
static void
list_open (const SudokuFishSearch *search, const Bases *bases, bool fins, uint64_t *open)
{
  for (unsigned w = 0; w < search->digit->n_words; w++)
    open[w] = fins ? bases->body[w] & ~search->gone[w] : bases->body[w];
  if (bases->held && fins)
    open[search->victim / 64] &= ~(UINT64_C (1) << search->victim % 64);
}

/* Whether the bases that are chosen, more to come, can be covered. */
static bool
are_promising (const SudokuFishSearch *search, const Bases *bases)
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
cover_bases (SudokuFishSearch *search, const Bases *bases)
{
  uint64_t open[SUDOKU_DIGIT_WORDS];

  memcpy (search->body, bases->body, search->digit->n_words * sizeof *search->body);
  list_open (search, bases, search->fins, open);
  return choose_covers (search, open, search->fish.size, bases->held ? 2 : 1);
}

/* Adds a base; returns false if they do not go together. */
static bool
add_base (const SudokuFishSearch *search, const Bases *bases, unsigned house, Bases *more)
{
  const uint64_t *mask = sudoku_digit_house (search->digit, house);
  bool every = search->every;
  bool has = sudoku_fish_search_has_victim (search, house);
  bool open = false;

  more->n_endo_fins = bases->n_endo_fins;
  more->held = bases->held || has;
  if (has && (!every || bases->held))
    return false;
  for (unsigned w = 0; w < search->digit->n_words; w++)
    {
      uint64_t twice = bases->body[w] & mask[w];

      if ((twice & ~search->gone[w]) != 0)
        return false;
      more->n_endo_fins += sudoku_set_count (twice);
      more->body[w] = bases->body[w] | mask[w];
      open |= (mask[w] & ~search->gone[w]) != 0;
    }
  return (open || every) && more->n_endo_fins <= (search->fins ? search->finding->limits.endo_fins : 0);
}

/* Chooses bases from a place in the list on, and covers them. */
static bool
choose_bases (SudokuFishSearch *search, const Bases *bases, unsigned n, unsigned from)
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
