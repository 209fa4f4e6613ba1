/* The techniques: what each is called in files and on the command line, how hard it is held to be, and what it needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They stand in the order in which a person is taught them, which is HoDoKu's order of steps with those that HoDoKu does
 * not have in their places. Codes, scores and levels are HoDoKu's (Bernhard Hobiger), ratings those of Sudoku Explainer
 * 1.2.1 (Nicolas Juillerat). What people read is in src/words.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum
{
  SUDOKU_FULL_HOUSE,
  SUDOKU_NAKED_SINGLE,
  SUDOKU_HIDDEN_SINGLE,
  SUDOKU_ALLOWED_VALUES, /* of further rules, where a puzzle has any: of a cell alone */
  SUDOKU_PAIR_RULE,      /* of two cells */
  SUDOKU_COMBINATIONS,   /* sets of values in a cage and the like */
  SUDOKU_SUM,            /* any other sum of cells */
  SUDOKU_ORDER_RULE,     /* that depends on places in a line */
  SUDOKU_HOUSE_TOTAL,    /* the rule of 45 */
  SUDOKU_LOCKED_IN_RULE, /* a value that is in any case in the cells of a rule */
  SUDOKU_LOCKED_PAIR,
  SUDOKU_LOCKED_TRIPLE,
  SUDOKU_POINTING, /* locked candidates, type 1 */
  SUDOKU_CLAIMING, /* locked candidates, type 2 */
  SUDOKU_NAKED_PAIR,
  SUDOKU_NAKED_TRIPLE,
  SUDOKU_HIDDEN_PAIR,
  SUDOKU_HIDDEN_TRIPLE,
  SUDOKU_NAKED_QUAD,
  SUDOKU_HIDDEN_QUAD,
  SUDOKU_NAKED_FIVE, /* from order 12 on */
  SUDOKU_HIDDEN_FIVE,
  SUDOKU_NAKED_SIX,
  SUDOKU_HIDDEN_SIX,
  SUDOKU_X_WING, /* basic fish, sizes 2 to 7 */
  SUDOKU_SWORDFISH,
  SUDOKU_JELLYFISH,
  SUDOKU_SQUIRMBAG,
  SUDOKU_WHALE,
  SUDOKU_LEVIATHAN,
  SUDOKU_REMOTE_PAIR,
  SUDOKU_BUG_1, /* bivalue universal grave + 1 */
  SUDOKU_SKYSCRAPER,
  SUDOKU_TWO_STRING_KITE,
  SUDOKU_DUAL_TWO_STRING_KITE,
  SUDOKU_TURBOT_FISH,
  SUDOKU_EMPTY_RECTANGLE,
  SUDOKU_DUAL_EMPTY_RECTANGLE,
  SUDOKU_W_WING,
  SUDOKU_XY_WING,
  SUDOKU_XYZ_WING,
  SUDOKU_WXYZ_WING,
  SUDOKU_UNIQUE_RECTANGLE_1,
  SUDOKU_UNIQUE_RECTANGLE_2,
  SUDOKU_UNIQUE_RECTANGLE_3,
  SUDOKU_UNIQUE_RECTANGLE_4,
  SUDOKU_UNIQUE_RECTANGLE_5,
  SUDOKU_UNIQUE_RECTANGLE_6,
  SUDOKU_HIDDEN_RECTANGLE,
  SUDOKU_AVOIDABLE_RECTANGLE_1,
  SUDOKU_AVOIDABLE_RECTANGLE_2,
  SUDOKU_UNIQUE_LOOP_1,
  SUDOKU_UNIQUE_LOOP_2,
  SUDOKU_UNIQUE_LOOP_3,
  SUDOKU_UNIQUE_LOOP_4,
  SUDOKU_BUG_2,
  SUDOKU_BUG_3,
  SUDOKU_BUG_4,
  SUDOKU_FINNED_X_WING, /* sizes 2 to 7, finned and sashimi in turns */
  SUDOKU_SASHIMI_X_WING,
  SUDOKU_FINNED_SWORDFISH,
  SUDOKU_SASHIMI_SWORDFISH,
  SUDOKU_FINNED_JELLYFISH,
  SUDOKU_SASHIMI_JELLYFISH,
  SUDOKU_FINNED_SQUIRMBAG,
  SUDOKU_SASHIMI_SQUIRMBAG,
  SUDOKU_FINNED_WHALE,
  SUDOKU_SASHIMI_WHALE,
  SUDOKU_FINNED_LEVIATHAN,
  SUDOKU_SASHIMI_LEVIATHAN,
  SUDOKU_SUE_DE_COQ,
  SUDOKU_SIMPLE_COLOURS_TRAP,
  SUDOKU_SIMPLE_COLOURS_WRAP,
  SUDOKU_MULTI_COLOURS_1,
  SUDOKU_MULTI_COLOURS_2,
  SUDOKU_MEDUSA,
  SUDOKU_X_CHAIN,
  SUDOKU_XY_CHAIN,
  SUDOKU_CONTINUOUS_LOOP,
  SUDOKU_DISCONTINUOUS_LOOP,
  SUDOKU_AIC,
  SUDOKU_GROUPED_CONTINUOUS_LOOP,
  SUDOKU_GROUPED_DISCONTINUOUS_LOOP,
  SUDOKU_GROUPED_AIC,
  SUDOKU_VWXYZ_WING,
  SUDOKU_ALIGNED_PAIR_EXCLUSION,
  SUDOKU_ALS_XZ,
  SUDOKU_ALS_XY_WING,
  SUDOKU_ALS_XY_CHAIN,
  SUDOKU_DEATH_BLOSSOM,
  SUDOKU_ALIGNED_TRIPLET_EXCLUSION,
  SUDOKU_FRANKEN_X_WING, /* sizes 2 to 7 */
  SUDOKU_FRANKEN_SWORDFISH,
  SUDOKU_FRANKEN_JELLYFISH,
  SUDOKU_FRANKEN_SQUIRMBAG,
  SUDOKU_FRANKEN_WHALE,
  SUDOKU_FRANKEN_LEVIATHAN,
  SUDOKU_FINNED_FRANKEN_X_WING,
  SUDOKU_FINNED_FRANKEN_SWORDFISH,
  SUDOKU_FINNED_FRANKEN_JELLYFISH,
  SUDOKU_FINNED_FRANKEN_SQUIRMBAG,
  SUDOKU_FINNED_FRANKEN_WHALE,
  SUDOKU_FINNED_FRANKEN_LEVIATHAN,
  SUDOKU_MUTANT_X_WING,
  SUDOKU_MUTANT_SWORDFISH,
  SUDOKU_MUTANT_JELLYFISH,
  SUDOKU_MUTANT_SQUIRMBAG,
  SUDOKU_MUTANT_WHALE,
  SUDOKU_MUTANT_LEVIATHAN,
  SUDOKU_FINNED_MUTANT_X_WING,
  SUDOKU_FINNED_MUTANT_SWORDFISH,
  SUDOKU_FINNED_MUTANT_JELLYFISH,
  SUDOKU_FINNED_MUTANT_SQUIRMBAG,
  SUDOKU_FINNED_MUTANT_WHALE,
  SUDOKU_FINNED_MUTANT_LEVIATHAN,
  SUDOKU_KRAKEN_FISH_1,
  SUDOKU_KRAKEN_FISH_2,
  SUDOKU_FORCING_CHAIN_CONTRADICTION,
  SUDOKU_FORCING_CHAIN_VERITY,
  SUDOKU_FORCING_NET_CONTRADICTION,
  SUDOKU_FORCING_NET_VERITY,
  SUDOKU_TEMPLATE_SET,
  SUDOKU_TEMPLATE_DELETE,
  SUDOKU_BRUTE_FORCE, /* a value of the solution, without a reason */
  SUDOKU_N_TECHNIQUES
} SudokuTechnique;

/* HoDoKu's levels. */
typedef enum
{
  SUDOKU_LEVEL_EASY,
  SUDOKU_LEVEL_MEDIUM,
  SUDOKU_LEVEL_HARD,
  SUDOKU_LEVEL_UNFAIR,
  SUDOKU_LEVEL_EXTREME
} SudokuLevel;

typedef struct
{
  const char *id;    /* "finned-x-wing" */
  const char *code;  /* HoDoKu's, "0310"; NULL if it has none */
  uint16_t score;    /* HoDoKu's, or that of the technique that comes nearest */
  uint8_t level;     /* a SudokuLevel */
  uint8_t tenths;    /* Sudoku Explainer's rating without bonus for length; 0 if it has none */
  bool needs_unique; /* true only of boards with one solution */
  bool needs_givens; /* and depends on which cells are givens */
  uint8_t size;      /* of subsets and fish; 0 for others */
  bool needs_rules;  /* there are none without further rules */
} SudokuTechniqueInfo;

/* What is known of a technique. */
const SudokuTechniqueInfo *sudoku_technique_info (SudokuTechnique technique);

/* Finds a technique by its id, another English name in this form ("y-wing", "uniqueness-test-1", "medusa") or HoDoKu's code,
 * with or without a variant ("0901-2"). A code or name may stand for several (a "0500" for one, "fish" for none):
 * returns false if there is none. */
bool sudoku_technique_from_name (const char *name, SudokuTechnique *technique);

/* A set of techniques. */
typedef struct
{
  uint64_t bits[(SUDOKU_N_TECHNIQUES + 63) / 64];
} SudokuTechniqueSet;

static inline bool
sudoku_technique_set_has (const SudokuTechniqueSet *set, SudokuTechnique technique)
{
  return set->bits[technique / 64] >> technique % 64 & 1;
}

static inline void
sudoku_technique_set_add (SudokuTechniqueSet *set, SudokuTechnique technique)
{
  set->bits[technique / 64] |= UINT64_C (1) << technique % 64;
}

static inline void
sudoku_technique_set_remove (SudokuTechniqueSet *set, SudokuTechnique technique)
{
  set->bits[technique / 64] &= ~(UINT64_C (1) << technique % 64);
}

static inline bool
sudoku_technique_set_is_empty (const SudokuTechniqueSet *set)
{
  for (unsigned i = 0; i < sizeof set->bits / sizeof *set->bits; i++)
    if (set->bits[i] != 0)
      return false;
  return true;
}
