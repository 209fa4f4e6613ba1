/* Techniques in words: their names, and the texts of their pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/technique-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/fill.h"
#include "words/steps/step-text.h"

/* The names of techniques and levels.
 *
 * They are those of HoDoKu and of the English pages on Sudoku.
 */

static const char *const technique_names[SUDOKU_N_TECHNIQUES] = {
  [SUDOKU_FULL_HOUSE] = N_ ("Full House"),
  [SUDOKU_NAKED_SINGLE] = N_ ("Naked Single"),
  [SUDOKU_HIDDEN_SINGLE] = N_ ("Hidden Single"),
  [SUDOKU_ALLOWED_VALUES] = N_ ("Allowed Values"),
  [SUDOKU_PAIR_RULE] = N_ ("Rule of Pairs"),
  /* Translators: a technique: which sets of values a cage can have. */
  [SUDOKU_COMBINATIONS] = N_ ("Combinations"),
  /* Translators: a technique: what follows from the sum of cells. */
  [SUDOKU_SUM] = N_ ("Sum"),
  [SUDOKU_ORDER_RULE] = N_ ("Rule of Order"),
  [SUDOKU_HOUSE_TOTAL] = N_ ("Rule of 45"),
  [SUDOKU_LOCKED_IN_RULE] = N_ ("Locked by a Rule"),
  [SUDOKU_LOCKED_PAIR] = N_ ("Locked Pair"),
  [SUDOKU_LOCKED_TRIPLE] = N_ ("Locked Triple"),
  [SUDOKU_POINTING] = N_ ("Locked Candidates Type 1 (Pointing)"),
  [SUDOKU_CLAIMING] = N_ ("Locked Candidates Type 2 (Claiming)"),
  [SUDOKU_NAKED_PAIR] = N_ ("Naked Pair"),
  [SUDOKU_NAKED_TRIPLE] = N_ ("Naked Triple"),
  [SUDOKU_HIDDEN_PAIR] = N_ ("Hidden Pair"),
  [SUDOKU_HIDDEN_TRIPLE] = N_ ("Hidden Triple"),
  [SUDOKU_NAKED_QUAD] = N_ ("Naked Quad"),
  [SUDOKU_HIDDEN_QUAD] = N_ ("Hidden Quad"),
  [SUDOKU_NAKED_FIVE] = N_ ("Naked Quintuple"),
  [SUDOKU_HIDDEN_FIVE] = N_ ("Hidden Quintuple"),
  [SUDOKU_NAKED_SIX] = N_ ("Naked Sextuple"),
  [SUDOKU_HIDDEN_SIX] = N_ ("Hidden Sextuple"),
  [SUDOKU_X_WING] = N_ ("X-Wing"),
  [SUDOKU_SWORDFISH] = N_ ("Swordfish"),
  [SUDOKU_JELLYFISH] = N_ ("Jellyfish"),
  [SUDOKU_SQUIRMBAG] = N_ ("Squirmbag"),
  [SUDOKU_WHALE] = N_ ("Whale"),
  [SUDOKU_LEVIATHAN] = N_ ("Leviathan"),
  [SUDOKU_REMOTE_PAIR] = N_ ("Remote Pair"),
  [SUDOKU_BUG_1] = N_ ("Bivalue Universal Grave + 1"),
  [SUDOKU_SKYSCRAPER] = N_ ("Skyscraper"),
  [SUDOKU_TWO_STRING_KITE] = N_ ("Two-String Kite"),
  [SUDOKU_DUAL_TWO_STRING_KITE] = N_ ("Dual Two-String Kite"),
  [SUDOKU_TURBOT_FISH] = N_ ("Turbot Fish"),
  [SUDOKU_EMPTY_RECTANGLE] = N_ ("Empty Rectangle"),
  [SUDOKU_DUAL_EMPTY_RECTANGLE] = N_ ("Dual Empty Rectangle"),
  [SUDOKU_W_WING] = N_ ("W-Wing"),
  [SUDOKU_XY_WING] = N_ ("XY-Wing"),
  [SUDOKU_XYZ_WING] = N_ ("XYZ-Wing"),
  [SUDOKU_WXYZ_WING] = N_ ("WXYZ-Wing"),
  [SUDOKU_UNIQUE_RECTANGLE_1] = N_ ("Unique Rectangle Type 1"),
  [SUDOKU_UNIQUE_RECTANGLE_2] = N_ ("Unique Rectangle Type 2"),
  [SUDOKU_UNIQUE_RECTANGLE_3] = N_ ("Unique Rectangle Type 3"),
  [SUDOKU_UNIQUE_RECTANGLE_4] = N_ ("Unique Rectangle Type 4"),
  [SUDOKU_UNIQUE_RECTANGLE_5] = N_ ("Unique Rectangle Type 5"),
  [SUDOKU_UNIQUE_RECTANGLE_6] = N_ ("Unique Rectangle Type 6"),
  [SUDOKU_HIDDEN_RECTANGLE] = N_ ("Hidden Rectangle"),
  [SUDOKU_AVOIDABLE_RECTANGLE_1] = N_ ("Avoidable Rectangle Type 1"),
  [SUDOKU_AVOIDABLE_RECTANGLE_2] = N_ ("Avoidable Rectangle Type 2"),
  [SUDOKU_UNIQUE_LOOP_1] = N_ ("Unique Loop Type 1"),
  [SUDOKU_UNIQUE_LOOP_2] = N_ ("Unique Loop Type 2"),
  [SUDOKU_UNIQUE_LOOP_3] = N_ ("Unique Loop Type 3"),
  [SUDOKU_UNIQUE_LOOP_4] = N_ ("Unique Loop Type 4"),
  [SUDOKU_BUG_2] = N_ ("Bivalue Universal Grave Type 2"),
  [SUDOKU_BUG_3] = N_ ("Bivalue Universal Grave Type 3"),
  [SUDOKU_BUG_4] = N_ ("Bivalue Universal Grave Type 4"),
  [SUDOKU_FINNED_X_WING] = N_ ("Finned X-Wing"),
  [SUDOKU_SASHIMI_X_WING] = N_ ("Sashimi X-Wing"),
  [SUDOKU_FINNED_SWORDFISH] = N_ ("Finned Swordfish"),
  [SUDOKU_SASHIMI_SWORDFISH] = N_ ("Sashimi Swordfish"),
  [SUDOKU_FINNED_JELLYFISH] = N_ ("Finned Jellyfish"),
  [SUDOKU_SASHIMI_JELLYFISH] = N_ ("Sashimi Jellyfish"),
  [SUDOKU_FINNED_SQUIRMBAG] = N_ ("Finned Squirmbag"),
  [SUDOKU_SASHIMI_SQUIRMBAG] = N_ ("Sashimi Squirmbag"),
  [SUDOKU_FINNED_WHALE] = N_ ("Finned Whale"),
  [SUDOKU_SASHIMI_WHALE] = N_ ("Sashimi Whale"),
  [SUDOKU_FINNED_LEVIATHAN] = N_ ("Finned Leviathan"),
  [SUDOKU_SASHIMI_LEVIATHAN] = N_ ("Sashimi Leviathan"),
  [SUDOKU_SUE_DE_COQ] = N_ ("Sue de Coq"),
  [SUDOKU_SIMPLE_COLOURS_TRAP] = N_ ("Simple Colors Trap"),
  [SUDOKU_SIMPLE_COLOURS_WRAP] = N_ ("Simple Colors Wrap"),
  [SUDOKU_MULTI_COLOURS_1] = N_ ("Multi-Colors 1"),
  [SUDOKU_MULTI_COLOURS_2] = N_ ("Multi-Colors 2"),
  [SUDOKU_MEDUSA] = N_ ("3D Medusa"),
  [SUDOKU_X_CHAIN] = N_ ("X-Chain"),
  [SUDOKU_XY_CHAIN] = N_ ("XY-Chain"),
  [SUDOKU_CONTINUOUS_LOOP] = N_ ("Continuous Nice Loop"),
  [SUDOKU_DISCONTINUOUS_LOOP] = N_ ("Discontinuous Nice Loop"),
  [SUDOKU_AIC] = N_ ("Alternating Inference Chain"),
  [SUDOKU_GROUPED_CONTINUOUS_LOOP] = N_ ("Grouped Continuous Nice Loop"),
  [SUDOKU_GROUPED_DISCONTINUOUS_LOOP] = N_ ("Grouped Discontinuous Nice Loop"),
  [SUDOKU_GROUPED_AIC] = N_ ("Grouped Alternating Inference Chain"),
  [SUDOKU_VWXYZ_WING] = N_ ("VWXYZ-Wing"),
  [SUDOKU_ALIGNED_PAIR_EXCLUSION] = N_ ("Aligned Pair Exclusion"),
  [SUDOKU_ALS_XZ] = N_ ("Almost Locked Sets XZ-Rule"),
  [SUDOKU_ALS_XY_WING] = N_ ("Almost Locked Sets XY-Wing"),
  [SUDOKU_ALS_XY_CHAIN] = N_ ("Almost Locked Sets XY-Chain"),
  [SUDOKU_DEATH_BLOSSOM] = N_ ("Death Blossom"),
  [SUDOKU_ALIGNED_TRIPLET_EXCLUSION] = N_ ("Aligned Triplet Exclusion"),
  [SUDOKU_FRANKEN_X_WING] = N_ ("Franken X-Wing"),
  [SUDOKU_FRANKEN_SWORDFISH] = N_ ("Franken Swordfish"),
  [SUDOKU_FRANKEN_JELLYFISH] = N_ ("Franken Jellyfish"),
  [SUDOKU_FRANKEN_SQUIRMBAG] = N_ ("Franken Squirmbag"),
  [SUDOKU_FRANKEN_WHALE] = N_ ("Franken Whale"),
  [SUDOKU_FRANKEN_LEVIATHAN] = N_ ("Franken Leviathan"),
  [SUDOKU_FINNED_FRANKEN_X_WING] = N_ ("Finned Franken X-Wing"),
  [SUDOKU_FINNED_FRANKEN_SWORDFISH] = N_ ("Finned Franken Swordfish"),
  [SUDOKU_FINNED_FRANKEN_JELLYFISH] = N_ ("Finned Franken Jellyfish"),
  [SUDOKU_FINNED_FRANKEN_SQUIRMBAG] = N_ ("Finned Franken Squirmbag"),
  [SUDOKU_FINNED_FRANKEN_WHALE] = N_ ("Finned Franken Whale"),
  [SUDOKU_FINNED_FRANKEN_LEVIATHAN] = N_ ("Finned Franken Leviathan"),
  [SUDOKU_MUTANT_X_WING] = N_ ("Mutant X-Wing"),
  [SUDOKU_MUTANT_SWORDFISH] = N_ ("Mutant Swordfish"),
  [SUDOKU_MUTANT_JELLYFISH] = N_ ("Mutant Jellyfish"),
  [SUDOKU_MUTANT_SQUIRMBAG] = N_ ("Mutant Squirmbag"),
  [SUDOKU_MUTANT_WHALE] = N_ ("Mutant Whale"),
  [SUDOKU_MUTANT_LEVIATHAN] = N_ ("Mutant Leviathan"),
  [SUDOKU_FINNED_MUTANT_X_WING] = N_ ("Finned Mutant X-Wing"),
  [SUDOKU_FINNED_MUTANT_SWORDFISH] = N_ ("Finned Mutant Swordfish"),
  [SUDOKU_FINNED_MUTANT_JELLYFISH] = N_ ("Finned Mutant Jellyfish"),
  [SUDOKU_FINNED_MUTANT_SQUIRMBAG] = N_ ("Finned Mutant Squirmbag"),
  [SUDOKU_FINNED_MUTANT_WHALE] = N_ ("Finned Mutant Whale"),
  [SUDOKU_FINNED_MUTANT_LEVIATHAN] = N_ ("Finned Mutant Leviathan"),
  [SUDOKU_KRAKEN_FISH_1] = N_ ("Kraken Fish Type 1"),
  [SUDOKU_KRAKEN_FISH_2] = N_ ("Kraken Fish Type 2"),
  [SUDOKU_FORCING_CHAIN_CONTRADICTION] = N_ ("Forcing Chain Contradiction"),
  [SUDOKU_FORCING_CHAIN_VERITY] = N_ ("Forcing Chain Verity"),
  [SUDOKU_FORCING_NET_CONTRADICTION] = N_ ("Forcing Net Contradiction"),
  [SUDOKU_FORCING_NET_VERITY] = N_ ("Forcing Net Verity"),
  [SUDOKU_TEMPLATE_SET] = N_ ("Template Set"),
  [SUDOKU_TEMPLATE_DELETE] = N_ ("Template Delete"),
  [SUDOKU_BRUTE_FORCE] = N_ ("Brute Force"),
};

const char *
nonet_words_technique (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (technique_names[technique]);
}

const char *
nonet_words_level (SudokuLevel level)
{
  static const char *const levels[] = {
    [SUDOKU_LEVEL_EASY] = NC_ ("level", "easy"),       [SUDOKU_LEVEL_MEDIUM] = NC_ ("level", "medium"),
    [SUDOKU_LEVEL_HARD] = NC_ ("level", "hard"),       [SUDOKU_LEVEL_UNFAIR] = NC_ ("level", "unfair"),
    [SUDOKU_LEVEL_EXTREME] = NC_ ("level", "extreme"),
  };

  g_return_val_if_fail (level < G_N_ELEMENTS (levels), NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", levels[level]);
}

/* The table of the texts on techniques. Those of different size are one text with {size} in it. */

#define WHAT_LOCKED_SET                                                                                                \
  N_ ("{size} cells where a line crosses a box have together only {size} candidates. As they are a naked set of both " \
      "the line and the box, they clear both.")
#define WHY_NAKED_SET N_ ("That many cells need that many different values, so they use up all of these values.")
#define LOOK_LOCKED_SET                                                                                                \
  N_ ("Look at minirows and minicolumns, the cells that a line has in common with a box, with few candidates.")
#define WHY_LOCKED                                                                                                     \
  N_ ("The value has to be somewhere in the first house, and wherever it is there, it is in the second one as well: "  \
      "so it cannot be elsewhere in the second.")
#define LOOK_NAKED_SET                                                                                                 \
  N_ ("Look at houses with cells of few candidates, and see whether some of these keep to the same values.")
#define WHAT_NAKED_SET                                                                                                 \
  N_ ("{size} cells of a house have together only {size} candidates; not every cell needs to have all of them. These " \
      "can be removed from the other cells of the house.")
#define WHY_HIDDEN_SET N_ ("The values need that many cells, so nothing else fits there.")
#define LOOK_HIDDEN_SET                                                                                                \
  N_ ("Count the places of each value in a house. Values with few places that are the same ones belong together.")
#define WHAT_HIDDEN_SET                                                                                                \
  N_ ("{size} values have together only {size} places left in a house; not every value needs to fit in all of them. "  \
      "All other candidates can be removed from these cells.")
#define LOOK_LARGE_SET                                                                                                 \
  N_ ("On a 9×9 board a small set of the other kind always stands beside it in the same house and is easier to see. " \
      "So sets of this size are looked for on boards of order 12 and more only.")
#define WHY_FISH                                                                                                       \
  N_ ("Each of the rows (the base) needs the value once, in another column (the cover) each time. So the rows use up " \
      "all of these columns.")
#define LOOK_FISH                                                                                                      \
  N_ ("Take one value, mark all of its places, and look for rows with few of them that stand one below the other.")
#define WHAT_FISH                                                                                                      \
  N_ ("In {size} rows, a value has places only in the same {size} columns; it need not have one at each crossing. It " \
      "can be removed from the other cells of these columns. The same goes with rows and columns swapped.")
#define LOOK_LARGE_FISH                                                                                                \
  N_ ("On a 9×9 board there is always a smaller fish in the lines of the other direction. Look for that one first.")
#define WHY_GRAVE                                                                                                      \
  N_ ("If every open cell had two candidates and each house each value twice, there would be no solution or two. In "  \
      "a puzzle with one solution, one of the extra candidates has to be true.")
#define LOOK_GRAVE N_ ("Near the end of a puzzle, count the cells with more than two candidates.")
#define WHY_TURBOT                                                                                                     \
  N_ ("The two places that see each other cannot both be true. So at least one of the houses has the value at its "    \
      "other end.")
#define LOOK_TURBOT                                                                                                    \
  N_ ("Take one value and mark the houses in which it has exactly two places. Two of these that touch make the "       \
      "pattern.")
#define WHY_EMPTY_RECTANGLE                                                                                            \
  N_ ("If the victim had the value, it would exclude one end of the line and one arm of the box. Then the other end "  \
      "excludes the other arm, and the box has no place left.")
#define LOOK_EMPTY_RECTANGLE                                                                                           \
  N_ ("Take one value and look for boxes where its places form a cross or an L. Then look for lines with two places "  \
      "that meet one of the arms.")
#define WHAT_BENT_WING                                                                                                 \
  N_ ("{size} cells in a line and a box that cross have together only {size} candidates, of which only one could "     \
      "come twice, as not all its cells see each other. It can be removed from cells that see all its places.")
#define WHY_BENT_WING                                                                                                  \
  N_ ("If none of the cells had that value, too few different values would be left for them, as each of the others "   \
      "fits only once.")
#define LOOK_BENT_WING                                                                                                 \
  N_ ("Look for a cell with many of the values where the line and the box cross, and cells of two candidates in both " \
      "arms.")
#define WHY_RECTANGLE                                                                                                  \
  N_ ("If all four corners had only the two values, these could be swapped, and there would be a second solution. In " \
      "a puzzle with one solution, something has to prevent that.")
#define LOOK_RECTANGLE                                                                                                 \
  N_ ("Look for two cells in a line with the same two candidates, and see whether both values are candidates in two "  \
      "cells of another line right across, in two boxes in all.")
#define WHY_AVOIDABLE                                                                                                  \
  N_ ("Where no corner is a given, four cells with two values crosswise could be swapped without touching a given, "   \
      "and there would be a second solution.")
#define LOOK_AVOIDABLE                                                                                                 \
  N_ ("Look at entries, not at givens: two of the same value at corners across from each other, or a rectangle with "  \
      "two open corners.")
#define WHY_LOOP                                                                                                       \
  N_ ("If all cells of the loop had only the two values, these could be swapped all round, and there would be a "      \
      "second solution.")
#define LOOK_LOOP                                                                                                      \
  N_ ("Look for three or more cells with the same two candidates, and walk from one to the next along rows, columns "  \
      "and boxes in turns.")
#define WHAT_FINNED                                                                                                    \
  N_ ("A fish of {size} lines but for a few places outside its cover, the fins, which lie in one box. The value can "  \
      "be removed from cells of the cover that see all fins.")
#define WHY_FINNED                                                                                                     \
  N_ ("Either a fin has the value and excludes it from the cells that it sees, or none has it, and then the fish "     \
      "does.")
#define LOOK_FINNED N_ ("Look for lines that would make a fish but for one or two places too many in one box.")
#define WHAT_SASHIMI                                                                                                   \
  N_ ("A fish of {size} lines with fins, one line of which would have at most one place without them. The value can "  \
      "be removed from cells of the cover that see all fins.")
#define WHY_COLOURS N_ ("The candidates of one color are all true, and those of the other all false.")
#define LOOK_COLOURS N_ ("Take a value with many houses of two places, and color from one of them on with two colors.")
#define WHY_MULTI_COLOURS N_ ("One color of each pair is true. Colors that see each other cannot both be true.")
#define WHY_CHAIN                                                                                                      \
  N_ ("If the one end is false, everything along the chain follows up to the other end, which is true. So at least "   \
      "one of the ends is true, and what both exclude falls.")
#define WHY_CONTINUOUS_LOOP                                                                                            \
  N_ ("Of the candidates of the loop every other one is true, either these or those. So of the two ends of each link " \
      "exactly one is true.")
#define LOOK_AIC                                                                                                       \
  N_ ("Start with a candidate that you would like to be rid of, and ask what follows if one of its peers is false.")
#define WHY_DISCONTINUOUS_LOOP N_ ("Assuming the opposite of what is claimed leads round the loop to a contradiction.")
#define LOOK_GROUP                                                                                                     \
  N_ ("A house with places for a value in only two of its crossings has a strong link between these, even if there "   \
      "are four or five places.")
#define WHY_PAIR_EXCLUSION N_ ("The cells have one of the combinations that are left.")
#define LOOK_PAIR_EXCLUSION N_ ("Look at two or three open cells with many common peers of two or three candidates.")
#define LOOK_ALS                                                                                                       \
  N_ ("Cells of two candidates are the smallest almost locked sets. Look for larger ones near them: houses with two "  \
      "cells of three candidates, or three cells of four.")
#define WHY_ALS                                                                                                        \
  N_ ("A set that loses one of its values to its neighbor has to use all of the others. So one of the two ends has "   \
      "the value.")
#define WHAT_FRANKEN                                                                                                   \
  N_ ("A fish of {size} houses where boxes stand among the rows of the base or the columns of the cover (or with "     \
      "rows and columns swapped).")
#define WHY_LARGE_FISH                                                                                                 \
  N_ ("Each house of the base needs the value, and each house of the cover has room for one. If a further cell of "    \
      "the cover took the value, or one that lies in two covers, a base would be left without.")
#define LOOK_ODD_FISH                                                                                                  \
  N_ ("Hard to see for people. Start with a box in which the value has few places, and with the lines that cover "     \
      "these.")
#define WHAT_FINNED_FRANKEN                                                                                            \
  N_ ("A fish of {size} houses with boxes among its base or cover, and with fins: places of the base outside the "     \
      "cover. A victim has to see all of these.")
#define WHY_LARGE_FINNED                                                                                               \
  N_ ("Each house of the base needs the value, and each house of the cover has room for one. If a fin takes the "      \
      "value, it excludes the victim; if none does, the fish does.")
#define WHAT_MUTANT                                                                                                    \
  N_ ("A fish of {size} houses where rows, columns and boxes may stand together in the base, and in the cover.")
#define WHAT_FINNED_MUTANT                                                                                             \
  N_ ("A fish of {size} houses of any kind with fins: places of the base outside the cover. A victim has to see all "  \
      "of these.")
#define WHY_KRAKEN                                                                                                     \
  N_ ("One of the fins has the value or the fish is true. Whichever it is, the same candidate is excluded.")
#define LOOK_KRAKEN                                                                                                    \
  N_ ("Where a finned fish comes to nothing because a fin does not see the victim, look whether a short chain does "   \
      "it instead.")
#define WHY_CONTRADICTION N_ ("An assumption that leads to a contradiction is wrong, so the opposite is true.")
#define LOOK_FORCING                                                                                                   \
  N_ ("Start with a cell of two candidates, or a value with two places in a house, that has much to do with its "      \
      "surroundings, and follow both alternatives.")
#define WHY_VERITY N_ ("One of the alternatives is true, and from each the same follows. So it holds in any case.")
#define WHY_TEMPLATE                                                                                                   \
  N_ ("The solution has one of these ways (templates), each of which has the value once in each house.")
#define LOOK_TEMPLATE N_ ("There are 46,656 templates of a 9×9 board: this is work for a program.")

typedef struct
{
  NonetTechniqueFamily family;
  const char *other_names; /* in English, or NULL */
  const char *what;        /* may have {size} in it */
  const char *why;
  const char *search;
} NonetTechniqueText;

static const NonetTechniqueText technique_texts[SUDOKU_N_TECHNIQUES] = {
  [SUDOKU_FULL_HOUSE] = { NONET_FAMILY_SINGLES, "last digit, last cell",
                          N_ ("A house has only one open cell left, which takes the value that is missing there."),
                          N_ ("Each house has each value once."),
                          N_ ("Look at the houses with the fewest open cells, above all after a value was placed.") },
  [SUDOKU_NAKED_SINGLE] = { NONET_FAMILY_SINGLES, "sole candidate, forced digit",
                            N_ ("A cell has only one candidate left: its houses already hold all other values, or "
                                "these were excluded."),
                            N_ ("Each cell has a value, and only one is possible."),
                            N_ ("Look at cells whose row, column and box together hold many different values.") },
  [SUDOKU_HIDDEN_SINGLE] = { NONET_FAMILY_SINGLES, "pinned digit, crosshatching",
                             N_ ("A value has only one place left in a house, even if that cell has other candidates."),
                             N_ ("Each house has each value, and there is only one place for it."),
                             N_ ("Choose a value that is on the board often, and cross out the rows and columns that "
                                 "already have it: a box may have one cell left.") },
  [SUDOKU_ALLOWED_VALUES] = { NONET_FAMILY_RULES, NULL,
                              N_ ("A rule allows a cell only some values: odd ones, even ones, or given candidates."),
                              N_ ("The rule says it of the cell alone."), N_ ("Do this once, before all else.") },
  [SUDOKU_PAIR_RULE] = { NONET_FAMILY_RULES, "thermometer, dots, whispers, palindrome",
                         N_ ("A rule about two cells, or about neighbors on a line, leaves a candidate no partner in "
                             "the "
                             "other cell."),
                         N_ ("Whatever the other cell is, the rule would be broken."),
                         N_ ("Begin at the ends of long thermometers and lines, and beside placed values.") },
  [SUDOKU_COMBINATIONS] = { NONET_FAMILY_RULES, "cage combinations, killer combinations",
                            N_ ("The values of a cage, a renban line or around a quadruple are one of a few sets. What "
                                "is "
                                "in none of those that still fit is removed, and what has one place left in all of "
                                "them is there."),
                            N_ ("One of the sets is right."),
                            N_ ("Very small and very large sums have few sets: 3 in two cells, 24 in three.") },
  [SUDOKU_SUM] = { NONET_FAMILY_RULES, "arrow, little killer",
                   N_ ("In no way to make a sum does a cell have the candidate: with it, the sum would be too large or "
                       "too small, or the other cells would have to be equal."),
                   N_ ("The rule says the sum."), N_ ("Add up the least and the most that the other cells can be.") },
  [SUDOKU_ORDER_RULE] = { NONET_FAMILY_RULES, "between line, lockout, sandwich, X-sum",
                          N_ ("A rule in which the places count, of a line with ends or of a clue outside, can be "
                              "followed in no way with the candidate."),
                          N_ ("One of the ways is right."),
                          N_ ("Look at extreme clues, and at lines with an end that is known.") },
  [SUDOKU_HOUSE_TOTAL] = { NONET_FAMILY_RULES, "innies, outies",
                           N_ ("The sum of whole houses is known, and that of the cages in them. The cells that are in "
                               "only one of both have the difference as their sum."),
                           N_ ("A house has each value once: on a 9×9 board, 45 in all."),
                           N_ ("Look for one to three neighboring houses that cages fill up to one or two cells.") },
  [SUDOKU_LOCKED_IN_RULE] = { NONET_FAMILY_RULES, NULL,
                              N_ ("In any way to follow a rule, a value is in its cells. It is removed where it sees "
                                  "all its places there. Or all places for a value in a house exclude a candidate, by "
                                  "a rule or because they see it."),
                              N_ ("If it were outside, the rule could not be followed; and a house has each value."),
                              N_ ("Look at values that all combinations of a cage have, and at the house around it; "
                                  "with rules about neighbors, at cells between the two places for a value.") },
  [SUDOKU_LOCKED_PAIR] = { NONET_FAMILY_LOCKED, NULL, WHAT_LOCKED_SET, WHY_NAKED_SET, LOOK_LOCKED_SET },
  [SUDOKU_LOCKED_TRIPLE] = { NONET_FAMILY_LOCKED, NULL, WHAT_LOCKED_SET, WHY_NAKED_SET, LOOK_LOCKED_SET },
  [SUDOKU_POINTING] = { NONET_FAMILY_LOCKED, "pointing pair, pointing triple",
                        N_ ("All places for a value in a box lie in one row or column. It can be removed from the rest "
                            "of that line."),
                        WHY_LOCKED,
                        N_ ("Take a value and look at the boxes where it has two or three places left: are these in a "
                            "line?") },
  [SUDOKU_CLAIMING] = { NONET_FAMILY_LOCKED, "box/line reduction",
                        N_ ("All places for a value in a row or column lie in one box. It can be removed from the rest "
                            "of that box."),
                        WHY_LOCKED,
                        N_ ("Take a value and look at the rows and columns where it has two or three places left: are "
                            "these in one box?") },
  [SUDOKU_NAKED_PAIR] = { NONET_FAMILY_SUBSETS, "conjugate pair",
                          N_ ("Two cells of a house have the same two candidates and no others. These can be removed "
                              "from the other cells of the house."),
                          WHY_NAKED_SET, LOOK_NAKED_SET },
  [SUDOKU_NAKED_TRIPLE] = { NONET_FAMILY_SUBSETS, "naked triplet", WHAT_NAKED_SET, WHY_NAKED_SET, LOOK_NAKED_SET },
  [SUDOKU_HIDDEN_PAIR] = { NONET_FAMILY_SUBSETS, NULL,
                           N_ ("Two values have only the same two places left in a house. All other candidates can be "
                               "removed from these two cells."),
                           WHY_HIDDEN_SET, LOOK_HIDDEN_SET },
  [SUDOKU_HIDDEN_TRIPLE] = { NONET_FAMILY_SUBSETS, "hidden triplet", WHAT_HIDDEN_SET, WHY_HIDDEN_SET, LOOK_HIDDEN_SET },
  [SUDOKU_NAKED_QUAD] = { NONET_FAMILY_SUBSETS, "naked quadruple, naked quadruplet", WHAT_NAKED_SET, WHY_NAKED_SET,
                          LOOK_NAKED_SET },
  [SUDOKU_HIDDEN_QUAD] = { NONET_FAMILY_SUBSETS, "hidden quadruple, hidden quadruplet", WHAT_HIDDEN_SET, WHY_HIDDEN_SET,
                           LOOK_HIDDEN_SET },
  [SUDOKU_NAKED_FIVE] = { NONET_FAMILY_SUBSETS, "naked quint", WHAT_NAKED_SET, WHY_NAKED_SET, LOOK_LARGE_SET },
  [SUDOKU_HIDDEN_FIVE] = { NONET_FAMILY_SUBSETS, "hidden quint", WHAT_HIDDEN_SET, WHY_HIDDEN_SET, LOOK_LARGE_SET },
  [SUDOKU_NAKED_SIX] = { NONET_FAMILY_SUBSETS, NULL, WHAT_NAKED_SET, WHY_NAKED_SET, LOOK_LARGE_SET },
  [SUDOKU_HIDDEN_SIX] = { NONET_FAMILY_SUBSETS, NULL, WHAT_HIDDEN_SET, WHY_HIDDEN_SET, LOOK_LARGE_SET },
  [SUDOKU_X_WING] = { NONET_FAMILY_FISH, "2-fish",
                      N_ ("In two rows, a value has places only in the same two columns. It can be removed from the "
                          "other cells of these columns. The same goes with rows and columns swapped."),
                      WHY_FISH, LOOK_FISH },
  [SUDOKU_SWORDFISH] = { NONET_FAMILY_FISH, "3-fish", WHAT_FISH, WHY_FISH, LOOK_FISH },
  [SUDOKU_JELLYFISH] = { NONET_FAMILY_FISH, "4-fish", WHAT_FISH, WHY_FISH, LOOK_FISH },
  [SUDOKU_SQUIRMBAG] = { NONET_FAMILY_FISH, "starfish, 5-fish", WHAT_FISH, WHY_FISH, LOOK_LARGE_FISH },
  [SUDOKU_WHALE] = { NONET_FAMILY_FISH, "6-fish", WHAT_FISH, WHY_FISH, LOOK_LARGE_FISH },
  [SUDOKU_LEVIATHAN] = { NONET_FAMILY_FISH, "7-fish", WHAT_FISH, WHY_FISH, LOOK_LARGE_FISH },
  [SUDOKU_REMOTE_PAIR] = { NONET_FAMILY_CHAINS, "remote naked pairs",
                           N_ ("A chain of four or more cells with the same two candidates, where each sees the next. "
                               "Cells that see two of them an odd number of steps apart lose both values."),
                           N_ ("Along the chain the two values alternate, so two such cells hold both of them."),
                           N_ ("Look for several cells with the same two candidates spread over the board.") },
  [SUDOKU_BUG_1] = { NONET_FAMILY_UNIQUE, "BUG + 1, BUG type 1",
                     N_ ("All open cells have two candidates, but for one with three. That cell takes the value that "
                         "comes three times in its houses."),
                     WHY_GRAVE, LOOK_GRAVE },
  [SUDOKU_SKYSCRAPER] = { NONET_FAMILY_DIGIT, "X-chain of four cells",
                          N_ ("Two rows have only two places each for a value, and one of each lies in the same "
                              "column. Of the other two, one is true: cells that see both lose the value. The same "
                              "goes with rows and columns swapped."),
                          WHY_TURBOT, LOOK_TURBOT },
  [SUDOKU_TWO_STRING_KITE] = { NONET_FAMILY_DIGIT, "2-string kite",
                               N_ ("A row and a column have only two places each for a value, and one of each lies in "
                                   "the same box. Of the other two, one is true: the cell that sees both loses the "
                                   "value."),
                               WHY_TURBOT, LOOK_TURBOT },
  [SUDOKU_DUAL_TWO_STRING_KITE] = { NONET_FAMILY_DIGIT, "dual 2-string kite",
                                    N_ ("Two two-string kites that share their box, or their row and column: what "
                                        "either of them excludes can be removed in one go."),
                                    WHY_TURBOT, LOOK_TURBOT },
  [SUDOKU_TURBOT_FISH] = { NONET_FAMILY_DIGIT, "turbot crane, X-chain of four cells",
                           N_ ("Two houses have only two places each for a value, and one of these sees one of the "
                               "others. Of the remaining two, one is true: cells that see both lose the value."),
                           WHY_TURBOT, LOOK_TURBOT },
  [SUDOKU_EMPTY_RECTANGLE] = { NONET_FAMILY_DIGIT, "hinge",
                               N_ ("The places for a value in a box all lie in one row and one column of it, which "
                                   "leaves an empty rectangle. A line with two places for the value that ends in that "
                                   "row or column excludes it where the other arm and the other end meet."),
                               WHY_EMPTY_RECTANGLE, LOOK_EMPTY_RECTANGLE },
  [SUDOKU_DUAL_EMPTY_RECTANGLE] = { NONET_FAMILY_DIGIT, NULL,
                                    N_ ("Two empty rectangles with the same box and line: each of the ends of the line "
                                        "excludes another candidate."),
                                    WHY_EMPTY_RECTANGLE, LOOK_EMPTY_RECTANGLE },
  [SUDOKU_W_WING] = { NONET_FAMILY_WINGS, "semi-remote naked pair",
                      N_ ("Two cells have the same two candidates, and a house has places for one of these values only "
                          "where they see one of the two cells each. The other value can be removed wherever both "
                          "cells are seen."),
                      N_ ("If both cells had the first value, the house would have no place for it. So one of them has "
                          "the second."),
                      N_ ("Look for two cells with the same two candidates that do not see each other, and for a house "
                          "that connects them.") },
  [SUDOKU_XY_WING] = { NONET_FAMILY_WINGS, "Y-Wing",
                       N_ ("A pivot with two candidates, x and y, sees two pincers with x and z, and y and z. The "
                           "value z can be removed wherever both pincers are seen."),
                       N_ ("Whichever value the pivot takes, the pincer that loses it becomes z."),
                       N_ ("Look at cells with two candidates. Start with one as pivot and look for two others in its "
                           "houses that have one value each in common with it.") },
  [SUDOKU_XYZ_WING] = { NONET_FAMILY_WINGS, "bent triple",
                        N_ ("A pivot with three candidates, x, y and z, sees two pincers with x and z, and y and z. "
                            "The value z can be removed from cells that see all three."),
                        N_ ("If the pivot is not z, it takes x or y, and the pincer that loses it becomes z. So one of "
                            "the three is z."),
                        N_ ("Look at cells with three candidates in a box with a cell of two of these; the second "
                            "pincer is in the same line outside the box.") },
  [SUDOKU_WXYZ_WING] = { NONET_FAMILY_WINGS, "bent quad", WHAT_BENT_WING, WHY_BENT_WING, LOOK_BENT_WING },
  [SUDOKU_UNIQUE_RECTANGLE_1] = { NONET_FAMILY_UNIQUE, "uniqueness test 1",
                                  N_ ("Three corners of a rectangle in two boxes have the same two candidates only. "
                                      "The fourth, which has others as well, loses these two."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_UNIQUE_RECTANGLE_2] = { NONET_FAMILY_UNIQUE, "uniqueness test 2",
                                  N_ ("Two corners of the rectangle have the two values only, and the other two the "
                                      "same one extra value. It can be removed from all cells that see both of these."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_UNIQUE_RECTANGLE_3] = { NONET_FAMILY_UNIQUE, "uniqueness test 3",
                                  N_ ("Two corners have the two values only. The extra values of the other two form a "
                                      "naked set with further cells of a house that both see."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_UNIQUE_RECTANGLE_4] = { NONET_FAMILY_UNIQUE, "uniqueness test 4",
                                  N_ ("Two corners have the two values only, and in a house of the other two one of "
                                      "these values has no other place. The other one can be removed from these two "
                                      "corners."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_UNIQUE_RECTANGLE_5] = { NONET_FAMILY_UNIQUE, "uniqueness test 5",
                                  N_ ("Two corners that lie across from each other, or three, have the same one extra "
                                      "value. It can be removed from all cells that see all of these."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_UNIQUE_RECTANGLE_6] = { NONET_FAMILY_UNIQUE, "uniqueness test 6",
                                  N_ ("Two corners across from each other have extra values, and one of the two values "
                                      "has no further place in the rows and columns of the rectangle. It can be "
                                      "removed from these two corners."),
                                  WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_HIDDEN_RECTANGLE] = { NONET_FAMILY_UNIQUE, "hidden unique rectangle",
                                N_ ("One corner has the two values only. In the row and the column of the corner "
                                    "across from it, one of the values has no further place: there, the other value "
                                    "can be removed."),
                                WHY_RECTANGLE, LOOK_RECTANGLE },
  [SUDOKU_AVOIDABLE_RECTANGLE_1] = { NONET_FAMILY_UNIQUE, NULL,
                                     N_ ("Three corners of a rectangle in two boxes are solved, none of them a given, "
                                         "and hold two values crosswise. The fourth cannot take the value that would "
                                         "complete the swap."),
                                     WHY_AVOIDABLE, LOOK_AVOIDABLE },
  [SUDOKU_AVOIDABLE_RECTANGLE_2] = { NONET_FAMILY_UNIQUE, NULL,
                                     N_ ("Two corners of such a rectangle are solved and no givens; the other two have "
                                         "the same one extra value. It can be removed from all cells that see both."),
                                     WHY_AVOIDABLE, LOOK_AVOIDABLE },
  [SUDOKU_UNIQUE_LOOP_1] = { NONET_FAMILY_UNIQUE, NULL,
                             N_ ("A closed path of cells with the same two candidates, each line and box of which has "
                                 "two of them; one cell only has others as well. It loses these two."),
                             WHY_LOOP, LOOK_LOOP },
  [SUDOKU_UNIQUE_LOOP_2] = { NONET_FAMILY_UNIQUE, NULL,
                             N_ ("A unique loop where several cells have the same one extra value. It can be removed "
                                 "from all cells that see all of these."),
                             WHY_LOOP, LOOK_LOOP },
  [SUDOKU_UNIQUE_LOOP_3] = { NONET_FAMILY_UNIQUE, NULL,
                             N_ ("A unique loop where two cells have extra values, and these form a naked set with "
                                 "further cells of a house that both see."),
                             WHY_LOOP, LOOK_LOOP },
  [SUDOKU_UNIQUE_LOOP_4] = { NONET_FAMILY_UNIQUE, NULL,
                             N_ ("A unique loop where two cells have extra values, and one of the two values has no "
                                 "other place in a house of both. The other one can be removed from these cells."),
                             WHY_LOOP, LOOK_LOOP },
  [SUDOKU_BUG_2] = { NONET_FAMILY_UNIQUE, "BUG type 2",
                     N_ ("All open cells have two candidates, but for some with the same one extra value. It can be "
                         "removed from all cells that see all of these."),
                     WHY_GRAVE, LOOK_GRAVE },
  [SUDOKU_BUG_3] = { NONET_FAMILY_UNIQUE, "BUG type 3",
                     N_ ("All open cells have two candidates, but for some with extra values, which form a naked set "
                         "with further cells of a house."),
                     WHY_GRAVE, LOOK_GRAVE },
  [SUDOKU_BUG_4] = { NONET_FAMILY_UNIQUE, "BUG type 4",
                     N_ ("All open cells have two candidates, but for two with extra values that share a house. A "
                         "value that both have and that has no other place there excludes the rest of what is not "
                         "extra."),
                     WHY_GRAVE, LOOK_GRAVE },
  [SUDOKU_FINNED_X_WING] = { NONET_FAMILY_FINS, "finned 2-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_X_WING] = { NONET_FAMILY_FINS, "sashimi 2-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_FINNED_SWORDFISH] = { NONET_FAMILY_FINS, "finned 3-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_SWORDFISH] = { NONET_FAMILY_FINS, "sashimi 3-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_FINNED_JELLYFISH] = { NONET_FAMILY_FINS, "finned 4-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_JELLYFISH] = { NONET_FAMILY_FINS, "sashimi 4-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_FINNED_SQUIRMBAG] = { NONET_FAMILY_FINS, "finned 5-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_SQUIRMBAG] = { NONET_FAMILY_FINS, "sashimi 5-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_FINNED_WHALE] = { NONET_FAMILY_FINS, "finned 6-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_WHALE] = { NONET_FAMILY_FINS, "sashimi 6-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_FINNED_LEVIATHAN] = { NONET_FAMILY_FINS, "finned 7-fish", WHAT_FINNED, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SASHIMI_LEVIATHAN] = { NONET_FAMILY_FINS, "sashimi 7-fish", WHAT_SASHIMI, WHY_FINNED, LOOK_FINNED },
  [SUDOKU_SUE_DE_COQ] = { NONET_FAMILY_SETS, "two-sector disjoint subsets",
                          N_ ("Two or three cells where a line crosses a box have more candidates than cells. A set of "
                              "cells in the rest of the line and another in the rest of the box take these candidates "
                              "between them. What each set uses up can be removed from the rest of its house."),
                          N_ ("All these cells together have as many candidates as there are cells, and none of them "
                              "fits twice: so each of them has its place among these cells."),
                          N_ ("Start with crossings of four or five candidates, and look for cells of two of these "
                              "candidates in line and box.") },
  [SUDOKU_SIMPLE_COLOURS_TRAP] = { NONET_FAMILY_COLOURS, "simple coloring, color trap",
                                   N_ ("Places for a value that are strongly linked, two to a house, are given two "
                                       "colors in turns. A candidate that sees a place of each color falls."),
                                   WHY_COLOURS, LOOK_COLOURS },
  [SUDOKU_SIMPLE_COLOURS_WRAP] = { NONET_FAMILY_COLOURS, "simple coloring, color wrap",
                                   N_ ("Places for a value that are strongly linked are given two colors in turns, "
                                       "and two of the same color see each other. All of that color fall."),
                                   WHY_COLOURS, LOOK_COLOURS },
  [SUDOKU_MULTI_COLOURS_1] = { NONET_FAMILY_COLOURS, "multi-coloring",
                               N_ ("Two pairs of colors of the same value, where a color of one pair sees a color "
                                   "of the other. What sees both opposite colors falls."),
                               WHY_MULTI_COLOURS, LOOK_COLOURS },
  [SUDOKU_MULTI_COLOURS_2] = { NONET_FAMILY_COLOURS, "multi-coloring",
                               N_ ("Two pairs of colors of the same value, where one color sees both colors of the "
                                   "other pair. All of that color fall."),
                               WHY_MULTI_COLOURS, LOOK_COLOURS },
  [SUDOKU_MEDUSA] = { NONET_FAMILY_COLOURS, "3D coloring",
                      N_ ("Coloring through several values: candidates are colored in turns along strong links, two "
                          "places in a house or two candidates in a cell. What sees both colors falls, and so does a "
                          "color that contradicts itself."),
                      WHY_COLOURS,
                      N_ ("Start where cells of two candidates and houses with two places for a value are close "
                          "together.") },
  [SUDOKU_X_CHAIN] = { NONET_FAMILY_CHAINS, "single-digit AIC, forcing X-chain",
                       N_ ("A chain of places for one value, with strong and weak links in turns and a strong link at "
                           "both ends. What sees both ends loses the value."),
                       WHY_CHAIN,
                       N_ ("Take one value, mark the houses where it has two places, and try to get from one to the "
                           "next by weak links.") },
  [SUDOKU_XY_CHAIN] = { NONET_FAMILY_CHAINS, "Y-chain, bivalue chain",
                        N_ ("A chain of cells with two candidates, where neighbors see each other and share a value, "
                            "with the same value left over at both ends. What sees both ends loses that value."),
                        WHY_CHAIN,
                        N_ ("Follow cells with two candidates: what the first one is not, the next one cannot be, and "
                            "so on, until the value you started with comes again.") },
  [SUDOKU_CONTINUOUS_LOOP] = { NONET_FAMILY_CHAINS, "AIC ring, bidirectional cycle",
                               N_ ("A chain that closes upon itself with strong and weak links in turns all round. "
                                   "Each weak link turns into a strong one: what sees both of its ends falls."),
                               WHY_CONTINUOUS_LOOP, LOOK_AIC },
  [SUDOKU_DISCONTINUOUS_LOOP] = { NONET_FAMILY_CHAINS, NULL,
                                  N_ ("A loop with one break: two strong links meet in its first candidate, which is "
                                      "true, or two weak ones, and it is false, or two different candidates of one "
                                      "cell, and one of them falls."),
                                  WHY_DISCONTINUOUS_LOOP, LOOK_AIC },
  [SUDOKU_AIC] = { NONET_FAMILY_CHAINS, "AIC",
                   N_ ("A chain of candidates of any values, with strong and weak links in turns and a strong link at "
                       "both ends. Both ends have the same value (type 1), or are different values that see each other "
                       "(type 2)."),
                   WHY_CHAIN, LOOK_AIC },
  [SUDOKU_GROUPED_CONTINUOUS_LOOP] = { NONET_FAMILY_CHAINS, "grouped AIC ring",
                                       N_ ("A continuous loop in which some nodes are groups: several places for a "
                                           "value where a line crosses a box, or an almost locked set. What sees both "
                                           "ends of a weak link falls."),
                                       WHY_CONTINUOUS_LOOP, LOOK_GROUP },
  [SUDOKU_GROUPED_DISCONTINUOUS_LOOP] = { NONET_FAMILY_CHAINS, NULL,
                                          N_ ("A discontinuous loop in which some nodes are groups: several places for "
                                              "a value where a line crosses a box, or an almost locked set."),
                                          WHY_DISCONTINUOUS_LOOP, LOOK_GROUP },
  [SUDOKU_GROUPED_AIC] = { NONET_FAMILY_CHAINS, "grouped AIC",
                           N_ ("An alternating inference chain in which some nodes are groups: several places for a "
                               "value where a line crosses a box, or an almost locked set."),
                           WHY_CHAIN, LOOK_GROUP },
  [SUDOKU_VWXYZ_WING] = { NONET_FAMILY_WINGS, "bent quintuple", WHAT_BENT_WING, WHY_BENT_WING, LOOK_BENT_WING },
  [SUDOKU_ALIGNED_PAIR_EXCLUSION] = { NONET_FAMILY_SETS, "APE, subset exclusion",
                                      N_ ("Two cells, aligned or not, cannot have certain pairs of values, since each "
                                          "would leave a cell that sees both without candidate. A candidate in no pair "
                                          "that is left falls."),
                                      WHY_PAIR_EXCLUSION, LOOK_PAIR_EXCLUSION },
  [SUDOKU_ALS_XZ] = { NONET_FAMILY_SETS, "ALS-XZ",
                      N_ ("Two almost locked sets, k cells of a house with k + 1 candidates, share a value x whose "
                          "places in one all see those in the other. Another common value z can be removed from cells "
                          "that see all its places in both."),
                      N_ ("Only one of the sets can have x (a restricted common). The other one lacks it and is "
                          "locked, so it has z."),
                      LOOK_ALS },
  [SUDOKU_ALS_XY_WING] = { NONET_FAMILY_SETS, "ALS-XY-Wing",
                           N_ ("Three almost locked sets: one, the pivot, has a restricted common with each of the two "
                               "others. A value that these two share can be removed from cells that see all its places "
                               "in both."),
                           WHY_ALS, LOOK_ALS },
  [SUDOKU_ALS_XY_CHAIN] = { NONET_FAMILY_SETS, "ALS chain",
                            N_ ("A chain of almost locked sets, each of which has a restricted common with the next, a "
                                "different one each time. A value of both the first and the last set can be removed "
                                "from cells that see all its places there."),
                            WHY_ALS, LOOK_ALS },
  [SUDOKU_DEATH_BLOSSOM] = { NONET_FAMILY_SETS, NULL,
                             N_ ("A cell, the stem, has each of its candidates as a restricted common with another "
                                 "almost locked set, a petal. A value of all petals can be removed from cells that see "
                                 "all its places in them."),
                             N_ ("Whichever value the stem takes, it locks the petal of that value, which then has the "
                                 "common one."),
                             LOOK_ALS },
  [SUDOKU_ALIGNED_TRIPLET_EXCLUSION] = { NONET_FAMILY_SETS, "ATE, subset exclusion",
                                         N_ ("The same as aligned pair exclusion with three cells: all combinations of "
                                             "their values are tried, and a candidate in none that is left falls."),
                                         WHY_PAIR_EXCLUSION, LOOK_PAIR_EXCLUSION },
  [SUDOKU_FRANKEN_X_WING] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FRANKEN_SWORDFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FRANKEN_JELLYFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FRANKEN_SQUIRMBAG] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FRANKEN_WHALE] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FRANKEN_LEVIATHAN] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FRANKEN, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_X_WING] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED, LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_SWORDFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED,
                                        LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_JELLYFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED,
                                        LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_SQUIRMBAG] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED,
                                        LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_WHALE] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED, LOOK_ODD_FISH },
  [SUDOKU_FINNED_FRANKEN_LEVIATHAN] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_FRANKEN, WHY_LARGE_FINNED,
                                        LOOK_ODD_FISH },
  [SUDOKU_MUTANT_X_WING] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_MUTANT_SWORDFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_MUTANT_JELLYFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_MUTANT_SQUIRMBAG] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_MUTANT_WHALE] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_MUTANT_LEVIATHAN] = { NONET_FAMILY_FRANKEN, NULL, WHAT_MUTANT, WHY_LARGE_FISH, LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_X_WING] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED, LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_SWORDFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED,
                                       LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_JELLYFISH] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED,
                                       LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_SQUIRMBAG] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED,
                                       LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_WHALE] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED, LOOK_ODD_FISH },
  [SUDOKU_FINNED_MUTANT_LEVIATHAN] = { NONET_FAMILY_FRANKEN, NULL, WHAT_FINNED_MUTANT, WHY_LARGE_FINNED,
                                       LOOK_ODD_FISH },
  [SUDOKU_KRAKEN_FISH_1] = { NONET_FAMILY_FRANKEN, NULL,
                             N_ ("A fish with fins, none of which needs to see the victim: for each fin a chain leads "
                                 "from it to the victim, which it excludes."),
                             WHY_KRAKEN, LOOK_KRAKEN },
  [SUDOKU_KRAKEN_FISH_2] = { NONET_FAMILY_FRANKEN, NULL,
                             N_ ("A fish with fins where chains from all places of the value in one house of the "
                                 "cover, and from the fins, lead to the same victim."),
                             WHY_KRAKEN, LOOK_KRAKEN },
  [SUDOKU_FORCING_CHAIN_CONTRADICTION] = { NONET_FAMILY_FORCING, "cell or region forcing chain, Nishio",
                                           N_ ("A candidate is assumed to be true, or false. Chains from there end in "
                                               "a contradiction: a candidate that is true and false at the same time, "
                                               "a cell without candidates, or a house without a place for a value."),
                                           WHY_CONTRADICTION, LOOK_FORCING },
  [SUDOKU_FORCING_CHAIN_VERITY] = { NONET_FAMILY_FORCING, "cell or region forcing chain, multiple forcing chain",
                                    N_ ("From each candidate of a cell, or from each place for a value in a house, a "
                                        "chain leads to the same conclusion."),
                                    WHY_VERITY, LOOK_FORCING },
  [SUDOKU_FORCING_NET_CONTRADICTION] = { NONET_FAMILY_FORCING, "dynamic contradiction forcing chain",
                                         N_ ("A candidate is assumed to be true, or false. What follows, singles and "
                                             "links that rely on several steps before, ends in a contradiction: a cell "
                                             "without candidate, or a house without place for a value."),
                                         WHY_CONTRADICTION, LOOK_FORCING },
  [SUDOKU_FORCING_NET_VERITY] = { NONET_FAMILY_FORCING, "dynamic forcing chain",
                                  N_ ("From each candidate of a cell, or from each place for a value in a house, a net "
                                      "of consequences, some of which rely on several before, leads to the same "
                                      "conclusion."),
                                  WHY_VERITY, LOOK_FORCING },
  [SUDOKU_TEMPLATE_SET] = { NONET_FAMILY_LAST, "pattern overlay method",
                            N_ ("All ways to place a value in the whole board that the candidates allow have a cell in "
                                "common. It has the value."),
                            WHY_TEMPLATE, LOOK_TEMPLATE },
  [SUDOKU_TEMPLATE_DELETE] = { NONET_FAMILY_LAST, "pattern overlay method",
                               N_ ("A candidate occurs in none of the ways to place its value in the whole board that "
                                   "the candidates allow. It falls."),
                               WHY_TEMPLATE, LOOK_TEMPLATE },
  [SUDOKU_BRUTE_FORCE] = { NONET_FAMILY_LAST, "trial and error, guessing",
                           N_ ("A value of the solution is placed without a reason, in the cell with the fewest "
                               "candidates."),
                           N_ ("The solver has found the solution by search."),
                           N_ ("When nothing else is found, let the program show one cell.") },
};

/* From this rating on it is only the least: length adds to it. */
#define RATED_BY_LENGTH 65

static const char *const families[NONET_N_FAMILIES] = {
  /* Translators: the techniques by which a value is placed, as it is the only one of a cell or has only one place. */
  [NONET_FAMILY_SINGLES] = N_ ("Singles"),
  [NONET_FAMILY_RULES] = N_ ("Further Rules"),
  [NONET_FAMILY_LOCKED] = N_ ("Locked Candidates"),
  [NONET_FAMILY_SUBSETS] = N_ ("Subsets"),
  [NONET_FAMILY_FISH] = N_ ("Fish"),
  [NONET_FAMILY_FINS] = N_ ("Fish with Fins"),
  [NONET_FAMILY_DIGIT] = N_ ("Patterns of a Single Value"),
  [NONET_FAMILY_WINGS] = N_ ("Wings"),
  [NONET_FAMILY_UNIQUE] = N_ ("Uniqueness"),
  [NONET_FAMILY_COLOURS] = N_ ("Coloring"),
  [NONET_FAMILY_CHAINS] = N_ ("Chains and Loops"),
  [NONET_FAMILY_SETS] = N_ ("Almost Locked Sets"),
  [NONET_FAMILY_FRANKEN] = N_ ("Franken, Mutant and Kraken Fish"),
  [NONET_FAMILY_FORCING] = N_ ("Forcing Chains and Nets"),
  [NONET_FAMILY_LAST] = N_ ("Last Resort"),
};

NonetTechniqueFamily
nonet_technique_family (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NONET_FAMILY_LAST);

  return technique_texts[technique].family;
}

const char *
nonet_words_family (NonetTechniqueFamily family)
{
  g_return_val_if_fail (family < NONET_N_FAMILIES, NULL);

  return _ (families[family]);
}

/* How many houses or cells its pattern has. */
static guint
size_of (SudokuTechnique technique)
{
  switch (technique)
    {
    case SUDOKU_WXYZ_WING:
      return 4;
    case SUDOKU_VWXYZ_WING:
      return 5;
    default:
      return sudoku_technique_info (technique)->size;
    }
}

static char *
fill_size (const char *name, gpointer technique)
{
  g_return_val_if_fail (g_str_equal (name, "size"), NULL);

  return g_strdup_printf ("%u", size_of (GPOINTER_TO_UINT (technique)));
}

char *
nonet_words_technique_what (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return nonet_fill (_ (technique_texts[technique].what), fill_size, GUINT_TO_POINTER (technique));
}

const char *
nonet_words_technique_why (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (technique_texts[technique].why);
}

const char *
nonet_words_technique_search (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return _ (technique_texts[technique].search);
}

const char *
nonet_words_technique_other_names (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, NULL);

  return technique_texts[technique].other_names;
}

static gboolean
contains (const char *text, const char *folded_part)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, folded_part) != NULL;
}

gboolean
nonet_words_technique_matches (SudokuTechnique technique, const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);

  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, FALSE);

  return contains (nonet_words_technique (technique), wanted)
         || contains (nonet_words_technique_other_names (technique), wanted)
         || contains (sudoku_technique_info (technique)->id, wanted)
         || contains (nonet_words_family (nonet_technique_family (technique)), wanted);
}

/* HoDoKu's part, or NULL. */
static char *
dup_hodoku (const SudokuTechniqueInfo *info)
{
  if (info->code == NULL)
    return NULL;
  /* Translators: how HoDoKu holds a technique to be: "HoDoKu: hard, score 140". */
  return g_strdup_printf (_ ("HoDoKu: %s, score %u"), nonet_words_level (info->level), info->score);
}

/* Sudoku Explainer's part, or NULL. */
static char *
dup_explainer (const SudokuTechniqueInfo *info)
{
  g_autofree char *rating = g_strdup_printf ("%u.%u", info->tenths / 10, info->tenths % 10);

  if (info->tenths == 0)
    return NULL;
  if (info->tenths >= RATED_BY_LENGTH)
    /* Translators: a rating such as 6.6, to which the length of a chain adds. */
    return g_strdup_printf (_ ("Sudoku Explainer: from %s"), rating);
  return g_strdup_printf (_ ("Sudoku Explainer: %s"), rating);
}

char *
nonet_words_technique_ratings (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);
  g_autofree char *explainer = dup_explainer (info), *hodoku = dup_hodoku (info);

  if (explainer == NULL || hodoku == NULL)
    return g_strdup (explainer != NULL ? explainer : hodoku);
  return g_strconcat (explainer, " · ", hodoku, NULL);
}

const char *
nonet_words_technique_needs (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  if (info->needs_givens)
    return _ ("Only for puzzles with one solution, and it has to be known which cells are givens.");
  if (info->needs_rules)
    return _ ("Only for puzzles with further rules.");
  return info->needs_unique ? _ ("Only for puzzles with one solution.") : NULL;
}
