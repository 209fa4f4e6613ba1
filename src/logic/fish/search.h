/* The search for fish: bases that are left with candidates in too few covers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It goes by victims. If a candidate is assumed to be true, others are gone, fins among them. It is the victim of a fish of
 * size k if then k bases are left with candidates in k - 1 covers only. In a fish proper, what is gone is what the victim
 * sees, and the last cover holds the victim itself; in a kraken fish it is also what chains exclude.
 *
 * Bases are combined as long as they have no candidate in common but endo fins. What is left of them is covered by
 * choosing, for its first candidate that is not covered, each of its houses in turn. A house that was tried is blocked for
 * what comes after, so that each set of covers is met once.
 */
#pragma once

#include "logic/fish/shape.h"

#define SUDOKU_NO_VICTIM UINT32_MAX

typedef struct SudokuFishSearch SudokuFishSearch;

/* Called when all bases are chosen, and enough covers for what is left of them: left more are to come, of which a number
 * need to hold the victim. Returns whether to continue. */
typedef bool (*SudokuCoveredFunc) (SudokuFishSearch *search, unsigned left, unsigned need);

struct SudokuFishSearch
{
  SudokuFinding *finding;
  const SudokuDigit *digit;
  SudokuFishKind kind;
  bool fins;  /* what is gone needs no cover */
  bool every; /* also bases of which nothing is left, and one that holds the victim */
  SudokuCoveredFunc covered;

  unsigned victim;                   /* a candidate of the digit, or SUDOKU_NO_VICTIM */
  uint64_t gone[SUDOKU_DIGIT_WORDS]; /* what is excluded with it */
  SudokuFish fish;                   /* its size, and the houses chosen so far; covers in any order */
  uint64_t body[SUDOKU_DIGIT_WORDS]; /* the candidates of the bases when all are chosen */

  unsigned n_houses; /* those that may be bases, ascending */
  uint16_t house[SUDOKU_MAX_HOUSES];
  uint8_t blocked[SUDOKU_MAX_HOUSES]; /* not 0 if the house is not to be a cover */
};

/* How many ways a kind has to divide the houses into bases and covers: basic and franken fish have rows against columns, or
 * the other way round. */
static inline unsigned
sudoku_fish_ways (SudokuFishKind kind)
{
  return kind == SUDOKU_MUTANT_FISH ? 1 : 2;
}

/* Divides the houses in a way. */
void sudoku_fish_search_divide (SudokuFishSearch *search, unsigned way);

/* Searches for a victim and what is gone with it. Returns whether to continue. */
bool sudoku_fish_search_run (SudokuFishSearch *search);

/* Whether a house may be one of left more covers; then still is how many others need to hold the victim. */
bool sudoku_fish_search_can_cover (const SudokuFishSearch *search,
                                   unsigned house,
                                   unsigned left,
                                   unsigned need,
                                   unsigned *still);

/* Whether a house holds the victim. */
static inline bool
sudoku_fish_search_has_victim (const SudokuFishSearch *search, unsigned house)
{
  return search->victim != SUDOKU_NO_VICTIM
         && sudoku_bits_has (sudoku_digit_house (search->digit, house), search->victim);
}
