/* A fish: as many base houses as cover houses of one value, its fins and victims, and what it is called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The value is once in each base, and at most once in each cover. Candidates of the bases outside the covers are *fins*;
 * one that is in two bases is an *endo fin*, wherever it lies. If no fin were true, each cover would have its value from
 * the bases. So a candidate that sees all fins is out if it is in a cover and no base, or in two covers (*cannibalism*).
 *
 * Names as HoDoKu has them (Bernhard Hobiger, FishSolver): rows against columns, or the other way round, are *basic*, with
 * boxes among either *franken*, all others *mutant*. A basic fish is *sashimi* if some base has fewer than two candidates
 * besides fins.
 */
#pragma once

#include "logic/fish/digit.h"

#define SUDOKU_LARGEST_FISH 7
#define SUDOKU_MOST_FINS 5

typedef struct
{
  unsigned size;
  uint16_t base[SUDOKU_LARGEST_FISH]; /* ascending */
  uint16_t cover[SUDOKU_LARGEST_FISH];
} SudokuFish;

/* Sets of candidates of the digit. */
typedef struct
{
  uint64_t body[SUDOKU_DIGIT_WORDS]; /* those of the bases */
  uint64_t fins[SUDOKU_DIGIT_WORDS]; /* endo fins among them */
  uint64_t endo_fins[SUDOKU_DIGIT_WORDS];
  uint64_t victims[SUDOKU_DIGIT_WORDS];
  uint64_t cannibals[SUDOKU_DIGIT_WORDS]; /* the victims that are in several covers */
  unsigned n_fins;
  SudokuTechnique technique;
} SudokuFishSets;

typedef enum
{
  SUDOKU_BASIC_FISH,
  SUDOKU_FRANKEN_FISH,
  SUDOKU_MUTANT_FISH
} SudokuFishKind;

/* Works out the sets of a fish; returns false, with some of them missing, if it has more fins than allowed. */
bool sudoku_fish_measure (const SudokuDigit *digit, const SudokuFish *fish, unsigned most_fins, SudokuFishSets *sets);

/* Adds the houses, fins and results of a fish to the step that is being put together. */
void sudoku_fish_add (SudokuFinding *finding,
                      const SudokuDigit *digit,
                      const SudokuFish *fish,
                      const SudokuFishSets *sets);

/* The search for fish: bases that are left with candidates in too few covers.
 *
 * It goes by victims. If a candidate is assumed to be true, others are gone, fins among them. It is the victim of a fish of
 * size k if then k bases are left with candidates in k - 1 covers only. In a fish proper, what is gone is what the victim
 * sees, and the last cover holds the victim itself; in a kraken fish it is also what chains exclude.
 *
 * Bases are combined as long as they have no candidate in common but endo fins. What is left of them is covered by
 * choosing, for its first candidate that is not covered, each of its houses in turn. A house that was tried is blocked for
 * what comes after, so that each set of covers is met once. */

#define SUDOKU_NO_VICTIM UINT32_MAX

typedef struct SudokuFishSearch SudokuFishSearch;

/* Called when all bases are chosen, and enough covers for what is left of them: left more are to come, and need
 * is 1 if one of these is to hold the victim. Returns whether to continue. */
typedef bool (*SudokuCoveredFunc) (SudokuFishSearch *search, unsigned left, unsigned need);

struct SudokuFishSearch
{
  SudokuFinding *finding;
  const SudokuDigit *digit;
  SudokuFishKind kind;
  bool fins; /* what is gone needs no cover */
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

/* Whether a house holds the victim. */
static inline bool
sudoku_fish_search_has_victim (const SudokuFishSearch *search, unsigned house)
{
  return search->victim != SUDOKU_NO_VICTIM
         && sudoku_bits_has (sudoku_digit_house (search->digit, house), search->victim);
}
