/* The sets of a fish, and its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/fish/shape.h"

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

SudokuFishKind
sudoku_fish_kind (const SudokuShape *shape, const SudokuFish *fish)
{
  unsigned base = kinds_of (shape, fish->base, fish->size);
  unsigned cover = kinds_of (shape, fish->cover, fish->size);
  unsigned base_lines = base & ~(unsigned) BOXES;
  unsigned cover_lines = cover & ~(unsigned) BOXES;

  if (!(base_lines == ROWS && cover_lines == COLUMNS) && !(base_lines == COLUMNS && cover_lines == ROWS))
    return SUDOKU_MUTANT_FISH;
  return ((base | cover) & BOXES) != 0 ? SUDOKU_FRANKEN_FISH : SUDOKU_BASIC_FISH;
}

SudokuTechnique
sudoku_fish_technique (SudokuFishKind kind, unsigned size, bool fins, bool sashimi)
{
  unsigned i = size - 2;

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
  sets->first_victim = 64 * digit->n_words;
  for (unsigned w = digit->n_words; w-- > 0;)
    {
      uint64_t plain = sets->victims[w] & ~sets->body[w];

      if (plain != 0)
        sets->first_victim = 64 * w + (unsigned) __builtin_ctzll (plain);
      sets->cannibals[w] &= sets->victims[w];
    }
  if (sets->first_victim == 64 * digit->n_words)
    sets->first_victim = sudoku_bits_next (sets->cannibals, 0, digit->n_words);
  kind = sudoku_fish_kind (digit->shape, fish);
  sets->technique = sudoku_fish_technique (kind, fish->size, sets->n_fins > 0,
                                           kind == SUDOKU_BASIC_FISH && is_sashimi (digit, fish, sets->fins));
  return true;
}

/* Adds the candidates of a set that are in another as parts of a role. */
static void
add_candidates (SudokuFinding *finding,
                const SudokuDigit *digit,
                const uint64_t *set,
                const uint64_t *within,
                SudokuPartRole role,
                unsigned index)
{
  for (unsigned i = 0; i < digit->n; i++)
    if (sudoku_bits_has (set, i) && sudoku_bits_has (within, i))
      sudoku_step_candidate (finding, role, index, digit->cell[i], digit->value);
}

void
sudoku_fish_add (SudokuFinding *finding,
                 const SudokuDigit *digit,
                 const SudokuFish *fish,
                 const SudokuFishSets *sets,
                 unsigned index)
{
  uint64_t fins[SUDOKU_DIGIT_WORDS];

  for (unsigned w = 0; w < digit->n_words; w++)
    fins[w] = sets->fins[w] & ~sets->endo_fins[w];
  for (unsigned i = 0; i < fish->size; i++)
    sudoku_step_places (finding, SUDOKU_PART_BASE, index, fish->base[i], digit->value);
  for (unsigned i = 0; i < fish->size; i++)
    sudoku_step_places (finding, SUDOKU_PART_COVER, index, fish->cover[i], digit->value);
  add_candidates (finding, digit, fins, sets->body, SUDOKU_PART_FIN, index);
  add_candidates (finding, digit, sets->endo_fins, sets->body, SUDOKU_PART_ENDO_FIN, index);
  add_candidates (finding, digit, sets->cannibals, sets->body, SUDOKU_PART_CANNIBAL, index);
  for (unsigned i = 0; i < digit->n; i++)
    if (sudoku_bits_has (sets->victims, i))
      sudoku_step_remove (finding, digit->cell[i], digit->value);
}
