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
  unsigned first_victim; /* the first one that is no cannibal, or else the first cannibal */
  SudokuTechnique technique;
} SudokuFishSets;

typedef enum
{
  SUDOKU_BASIC_FISH,
  SUDOKU_FRANKEN_FISH,
  SUDOKU_MUTANT_FISH
} SudokuFishKind;

/* The technique of a fish of a kind and size, with or without fins; sashimi is of basic fish only. */
SudokuTechnique sudoku_fish_technique (SudokuFishKind kind, unsigned size, bool fins, bool sashimi);

/* What kind of fish its houses make. */
SudokuFishKind sudoku_fish_kind (const SudokuShape *shape, const SudokuFish *fish);

/* Works out the sets of a fish; returns false, with some of them missing, if it has more fins than allowed. */
bool sudoku_fish_measure (const SudokuDigit *digit, const SudokuFish *fish, unsigned most_fins, SudokuFishSets *sets);

/* Adds the houses, fins and results of a fish to the step that is being put together. Of two fish in one step, the parts of
 * the second have index 1. */
void sudoku_fish_add (SudokuFinding *finding,
                      const SudokuDigit *digit,
                      const SudokuFish *fish,
                      const SudokuFishSets *sets,
                      unsigned index);
