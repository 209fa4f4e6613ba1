/* The table of techniques, and the names under which people know them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/technique.h"

#include <assert.h>
#include <string.h>

/* Id, HoDoKu's code, score and level, Sudoku Explainer's rating in tenths; whether it needs one solution, whether it needs
 * to know the givens, and the size; and whether it needs further rules. Techniques that HoDoKu does not have take the score of the nearest that it has. */
static const SudokuTechniqueInfo technique_info[SUDOKU_N_TECHNIQUES] = {
  /* clang-format off */
  [SUDOKU_FULL_HOUSE] = { "full-house", "0000", 4, SUDOKU_LEVEL_EASY, 10, false, false, 0 },
  [SUDOKU_NAKED_SINGLE] = { "naked-single", "0003", 4, SUDOKU_LEVEL_EASY, 23, false, false, 0 },
  [SUDOKU_HIDDEN_SINGLE] = { "hidden-single", "0002", 14, SUDOKU_LEVEL_EASY, 12, false, false, 0 },
  [SUDOKU_ALLOWED_VALUES] = { "allowed-values", NULL, 0, SUDOKU_LEVEL_EASY, 0, false, false, 0, true },
  [SUDOKU_PAIR_RULE] = { "pair-rule", NULL, 0, SUDOKU_LEVEL_EASY, 0, false, false, 0, true },
  [SUDOKU_COMBINATIONS] = { "combinations", NULL, 0, SUDOKU_LEVEL_EASY, 0, false, false, 0, true },
  [SUDOKU_SUM] = { "sum", NULL, 0, SUDOKU_LEVEL_EASY, 0, false, false, 0, true },
  [SUDOKU_ORDER_RULE] = { "order-rule", NULL, 0, SUDOKU_LEVEL_MEDIUM, 0, false, false, 0, true },
  [SUDOKU_HOUSE_TOTAL] = { "rule-of-45", NULL, 0, SUDOKU_LEVEL_MEDIUM, 0, false, false, 0, true },
  [SUDOKU_LOCKED_IN_RULE] = { "locked-in-rule", NULL, 0, SUDOKU_LEVEL_MEDIUM, 0, false, false, 0, true },
  [SUDOKU_LOCKED_PAIR] = { "locked-pair", "0110", 40, SUDOKU_LEVEL_MEDIUM, 30, false, false, 2 },
  [SUDOKU_LOCKED_TRIPLE] = { "locked-triple", "0111", 60, SUDOKU_LEVEL_MEDIUM, 36, false, false, 3 },
  [SUDOKU_POINTING] = { "pointing", "0100", 50, SUDOKU_LEVEL_MEDIUM, 26, false, false, 0 },
  [SUDOKU_CLAIMING] = { "claiming", "0101", 50, SUDOKU_LEVEL_MEDIUM, 28, false, false, 0 },
  [SUDOKU_NAKED_PAIR] = { "naked-pair", "0200", 60, SUDOKU_LEVEL_MEDIUM, 30, false, false, 2 },
  [SUDOKU_NAKED_TRIPLE] = { "naked-triple", "0201", 80, SUDOKU_LEVEL_MEDIUM, 36, false, false, 3 },
  [SUDOKU_HIDDEN_PAIR] = { "hidden-pair", "0210", 70, SUDOKU_LEVEL_MEDIUM, 34, false, false, 2 },
  [SUDOKU_HIDDEN_TRIPLE] = { "hidden-triple", "0211", 100, SUDOKU_LEVEL_MEDIUM, 40, false, false, 3 },
  [SUDOKU_NAKED_QUAD] = { "naked-quad", "0202", 120, SUDOKU_LEVEL_HARD, 50, false, false, 4 },
  [SUDOKU_HIDDEN_QUAD] = { "hidden-quad", "0212", 150, SUDOKU_LEVEL_HARD, 54, false, false, 4 },
  [SUDOKU_NAKED_FIVE] = { "naked-five", NULL, 150, SUDOKU_LEVEL_HARD, 0, false, false, 5 },
  [SUDOKU_HIDDEN_FIVE] = { "hidden-five", NULL, 150, SUDOKU_LEVEL_HARD, 0, false, false, 5 },
  [SUDOKU_NAKED_SIX] = { "naked-six", NULL, 150, SUDOKU_LEVEL_HARD, 0, false, false, 6 },
  [SUDOKU_HIDDEN_SIX] = { "hidden-six", NULL, 150, SUDOKU_LEVEL_HARD, 0, false, false, 6 },
  [SUDOKU_X_WING] = { "x-wing", "0300", 140, SUDOKU_LEVEL_HARD, 32, false, false, 2 },
  [SUDOKU_SWORDFISH] = { "swordfish", "0301", 150, SUDOKU_LEVEL_HARD, 38, false, false, 3 },
  [SUDOKU_JELLYFISH] = { "jellyfish", "0302", 160, SUDOKU_LEVEL_HARD, 52, false, false, 4 },
  [SUDOKU_SQUIRMBAG] = { "squirmbag", "0303", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 5 },
  [SUDOKU_WHALE] = { "whale", "0304", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 6 },
  [SUDOKU_LEVIATHAN] = { "leviathan", "0305", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 7 },
  [SUDOKU_REMOTE_PAIR] = { "remote-pair", "0703", 110, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_BUG_1] = { "bug-1", "0610", 100, SUDOKU_LEVEL_HARD, 56, true, false, 0 },
  [SUDOKU_SKYSCRAPER] = { "skyscraper", "0400", 130, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_TWO_STRING_KITE] = { "two-string-kite", "0401", 150, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_DUAL_TWO_STRING_KITE] = { "dual-two-string-kite", "0404", 150, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_TURBOT_FISH] = { "turbot-fish", "0403", 120, SUDOKU_LEVEL_HARD, 66, false, false, 0 },
  [SUDOKU_EMPTY_RECTANGLE] = { "empty-rectangle", "0402", 120, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_DUAL_EMPTY_RECTANGLE] = { "dual-empty-rectangle", "0405", 120, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_W_WING] = { "w-wing", "0803", 150, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_XY_WING] = { "xy-wing", "0800", 160, SUDOKU_LEVEL_HARD, 42, false, false, 0 },
  [SUDOKU_XYZ_WING] = { "xyz-wing", "0801", 180, SUDOKU_LEVEL_HARD, 44, false, false, 0 },
  [SUDOKU_WXYZ_WING] = { "wxyz-wing", "0802", 200, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_1] = { "unique-rectangle-1", "0600", 100, SUDOKU_LEVEL_HARD, 45, true, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_2] = { "unique-rectangle-2", "0601", 100, SUDOKU_LEVEL_HARD, 45, true, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_3] = { "unique-rectangle-3", "0602", 100, SUDOKU_LEVEL_HARD, 45, true, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_4] = { "unique-rectangle-4", "0603", 100, SUDOKU_LEVEL_HARD, 45, true, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_5] = { "unique-rectangle-5", "0604", 100, SUDOKU_LEVEL_HARD, 0, true, false, 0 },
  [SUDOKU_UNIQUE_RECTANGLE_6] = { "unique-rectangle-6", "0605", 100, SUDOKU_LEVEL_HARD, 0, true, false, 0 },
  [SUDOKU_HIDDEN_RECTANGLE] = { "hidden-rectangle", "0606", 100, SUDOKU_LEVEL_HARD, 0, true, false, 0 },
  [SUDOKU_AVOIDABLE_RECTANGLE_1] = { "avoidable-rectangle-1", "0607", 100, SUDOKU_LEVEL_HARD, 0, true, true, 0 },
  [SUDOKU_AVOIDABLE_RECTANGLE_2] = { "avoidable-rectangle-2", "0608", 100, SUDOKU_LEVEL_HARD, 0, true, true, 0 },
  [SUDOKU_UNIQUE_LOOP_1] = { "unique-loop-1", NULL, 100, SUDOKU_LEVEL_HARD, 46, true, false, 0 },
  [SUDOKU_UNIQUE_LOOP_2] = { "unique-loop-2", NULL, 100, SUDOKU_LEVEL_HARD, 46, true, false, 0 },
  [SUDOKU_UNIQUE_LOOP_3] = { "unique-loop-3", NULL, 100, SUDOKU_LEVEL_HARD, 46, true, false, 0 },
  [SUDOKU_UNIQUE_LOOP_4] = { "unique-loop-4", NULL, 100, SUDOKU_LEVEL_HARD, 46, true, false, 0 },
  [SUDOKU_BUG_2] = { "bug-2", NULL, 100, SUDOKU_LEVEL_HARD, 57, true, false, 0 },
  [SUDOKU_BUG_3] = { "bug-3", NULL, 100, SUDOKU_LEVEL_HARD, 57, true, false, 0 },
  [SUDOKU_BUG_4] = { "bug-4", NULL, 100, SUDOKU_LEVEL_HARD, 57, true, false, 0 },
  [SUDOKU_FINNED_X_WING] = { "finned-x-wing", "0310", 130, SUDOKU_LEVEL_HARD, 0, false, false, 2 },
  [SUDOKU_SASHIMI_X_WING] = { "sashimi-x-wing", "0320", 150, SUDOKU_LEVEL_HARD, 0, false, false, 2 },
  [SUDOKU_FINNED_SWORDFISH] = { "finned-swordfish", "0311", 200, SUDOKU_LEVEL_UNFAIR, 0, false, false, 3 },
  [SUDOKU_SASHIMI_SWORDFISH] = { "sashimi-swordfish", "0321", 240, SUDOKU_LEVEL_UNFAIR, 0, false, false, 3 },
  [SUDOKU_FINNED_JELLYFISH] = { "finned-jellyfish", "0312", 250, SUDOKU_LEVEL_UNFAIR, 0, false, false, 4 },
  [SUDOKU_SASHIMI_JELLYFISH] = { "sashimi-jellyfish", "0322", 260, SUDOKU_LEVEL_UNFAIR, 0, false, false, 4 },
  [SUDOKU_FINNED_SQUIRMBAG] = { "finned-squirmbag", "0313", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 5 },
  [SUDOKU_SASHIMI_SQUIRMBAG] = { "sashimi-squirmbag", "0323", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 5 },
  [SUDOKU_FINNED_WHALE] = { "finned-whale", "0314", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 6 },
  [SUDOKU_SASHIMI_WHALE] = { "sashimi-whale", "0324", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 6 },
  [SUDOKU_FINNED_LEVIATHAN] = { "finned-leviathan", "0315", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 7 },
  [SUDOKU_SASHIMI_LEVIATHAN] = { "sashimi-leviathan", "0325", 470, SUDOKU_LEVEL_UNFAIR, 0, false, false, 7 },
  [SUDOKU_SUE_DE_COQ] = { "sue-de-coq", "1101", 250, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_SIMPLE_COLOURS_TRAP] = { "simple-colours-trap", "0500", 150, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_SIMPLE_COLOURS_WRAP] = { "simple-colours-wrap", "0501", 150, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_MULTI_COLOURS_1] = { "multi-colours-1", "0502", 200, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_MULTI_COLOURS_2] = { "multi-colours-2", "0503", 200, SUDOKU_LEVEL_HARD, 0, false, false, 0 },
  [SUDOKU_MEDUSA] = { "3d-medusa", NULL, 250, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_X_CHAIN] = { "x-chain", "0701", 260, SUDOKU_LEVEL_UNFAIR, 66, false, false, 0 },
  [SUDOKU_XY_CHAIN] = { "xy-chain", "0702", 260, SUDOKU_LEVEL_UNFAIR, 70, false, false, 0 },
  [SUDOKU_CONTINUOUS_LOOP] = { "continuous-nice-loop", "0706", 280, SUDOKU_LEVEL_UNFAIR, 70, false, false, 0 },
  [SUDOKU_DISCONTINUOUS_LOOP] = { "discontinuous-nice-loop", "0707", 280, SUDOKU_LEVEL_UNFAIR, 70, false, false, 0 },
  [SUDOKU_AIC] = { "aic", "0708", 280, SUDOKU_LEVEL_UNFAIR, 70, false, false, 0 },
  [SUDOKU_GROUPED_CONTINUOUS_LOOP] = { "grouped-continuous-nice-loop", "0709", 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_GROUPED_DISCONTINUOUS_LOOP] = { "grouped-discontinuous-nice-loop", "0710", 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_GROUPED_AIC] = { "grouped-aic", "0711", 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_VWXYZ_WING] = { "vwxyz-wing", NULL, 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_ALIGNED_PAIR_EXCLUSION] = { "aligned-pair-exclusion", NULL, 300, SUDOKU_LEVEL_UNFAIR, 62, false, false, 0 },
  [SUDOKU_ALS_XZ] = { "als-xz", "0901", 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_ALS_XY_WING] = { "als-xy-wing", "0902", 320, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_ALS_XY_CHAIN] = { "als-xy-chain", "0903", 340, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_DEATH_BLOSSOM] = { "death-blossom", "0904", 360, SUDOKU_LEVEL_UNFAIR, 0, false, false, 0 },
  [SUDOKU_ALIGNED_TRIPLET_EXCLUSION] = { "aligned-triplet-exclusion", NULL, 360, SUDOKU_LEVEL_UNFAIR, 75, false, false, 0 },
  [SUDOKU_FRANKEN_X_WING] = { "franken-x-wing", "0330", 300, SUDOKU_LEVEL_UNFAIR, 0, false, false, 2 },
  [SUDOKU_FRANKEN_SWORDFISH] = { "franken-swordfish", "0331", 350, SUDOKU_LEVEL_UNFAIR, 0, false, false, 3 },
  [SUDOKU_FRANKEN_JELLYFISH] = { "franken-jellyfish", "0332", 370, SUDOKU_LEVEL_UNFAIR, 0, false, false, 4 },
  [SUDOKU_FRANKEN_SQUIRMBAG] = { "franken-squirmbag", "0333", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 5 },
  [SUDOKU_FRANKEN_WHALE] = { "franken-whale", "0334", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 6 },
  [SUDOKU_FRANKEN_LEVIATHAN] = { "franken-leviathan", "0335", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 7 },
  [SUDOKU_FINNED_FRANKEN_X_WING] = { "finned-franken-x-wing", "0340", 390, SUDOKU_LEVEL_UNFAIR, 0, false, false, 2 },
  [SUDOKU_FINNED_FRANKEN_SWORDFISH] = { "finned-franken-swordfish", "0341", 410, SUDOKU_LEVEL_UNFAIR, 0, false, false, 3 },
  [SUDOKU_FINNED_FRANKEN_JELLYFISH] = { "finned-franken-jellyfish", "0342", 430, SUDOKU_LEVEL_UNFAIR, 0, false, false, 4 },
  [SUDOKU_FINNED_FRANKEN_SQUIRMBAG] = { "finned-franken-squirmbag", "0343", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 5 },
  [SUDOKU_FINNED_FRANKEN_WHALE] = { "finned-franken-whale", "0344", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 6 },
  [SUDOKU_FINNED_FRANKEN_LEVIATHAN] = { "finned-franken-leviathan", "0345", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 7 },
  [SUDOKU_MUTANT_X_WING] = { "mutant-x-wing", "0350", 450, SUDOKU_LEVEL_EXTREME, 0, false, false, 2 },
  [SUDOKU_MUTANT_SWORDFISH] = { "mutant-swordfish", "0351", 450, SUDOKU_LEVEL_EXTREME, 0, false, false, 3 },
  [SUDOKU_MUTANT_JELLYFISH] = { "mutant-jellyfish", "0352", 450, SUDOKU_LEVEL_EXTREME, 0, false, false, 4 },
  [SUDOKU_MUTANT_SQUIRMBAG] = { "mutant-squirmbag", "0353", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 5 },
  [SUDOKU_MUTANT_WHALE] = { "mutant-whale", "0354", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 6 },
  [SUDOKU_MUTANT_LEVIATHAN] = { "mutant-leviathan", "0355", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 7 },
  [SUDOKU_FINNED_MUTANT_X_WING] = { "finned-mutant-x-wing", "0360", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 2 },
  [SUDOKU_FINNED_MUTANT_SWORDFISH] = { "finned-mutant-swordfish", "0361", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 3 },
  [SUDOKU_FINNED_MUTANT_JELLYFISH] = { "finned-mutant-jellyfish", "0362", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 4 },
  [SUDOKU_FINNED_MUTANT_SQUIRMBAG] = { "finned-mutant-squirmbag", "0363", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 5 },
  [SUDOKU_FINNED_MUTANT_WHALE] = { "finned-mutant-whale", "0364", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 6 },
  [SUDOKU_FINNED_MUTANT_LEVIATHAN] = { "finned-mutant-leviathan", "0365", 470, SUDOKU_LEVEL_EXTREME, 0, false, false, 7 },
  [SUDOKU_KRAKEN_FISH_1] = { "kraken-fish-1", "0371", 500, SUDOKU_LEVEL_EXTREME, 0, false, false, 0 },
  [SUDOKU_KRAKEN_FISH_2] = { "kraken-fish-2", "0372", 500, SUDOKU_LEVEL_EXTREME, 0, false, false, 0 },
  [SUDOKU_FORCING_CHAIN_CONTRADICTION] = { "forcing-chain-contradiction", "1301", 500, SUDOKU_LEVEL_EXTREME, 80, false, false, 0 },
  [SUDOKU_FORCING_CHAIN_VERITY] = { "forcing-chain-verity", "1302", 500, SUDOKU_LEVEL_EXTREME, 80, false, false, 0 },
  [SUDOKU_FORCING_NET_CONTRADICTION] = { "forcing-net-contradiction", "1303", 700, SUDOKU_LEVEL_EXTREME, 85, false, false, 0 },
  [SUDOKU_FORCING_NET_VERITY] = { "forcing-net-verity", "1304", 700, SUDOKU_LEVEL_EXTREME, 85, false, false, 0 },
  [SUDOKU_TEMPLATE_SET] = { "template-set", "1201", 10000, SUDOKU_LEVEL_EXTREME, 0, false, false, 0 },
  [SUDOKU_TEMPLATE_DELETE] = { "template-delete", "1202", 10000, SUDOKU_LEVEL_EXTREME, 0, false, false, 0 },
  [SUDOKU_BRUTE_FORCE] = { "brute-force", "xxxx", 10000, SUDOKU_LEVEL_EXTREME, 0, false, false, 0 },
  /* clang-format on */
};

/* Other names for the same thing. */
static const struct
{
  const char *name;
  SudokuTechnique technique;
} alias[] = {
  { "last-digit", SUDOKU_FULL_HOUSE },
  { "last-cell", SUDOKU_FULL_HOUSE },
  { "pinned-digit", SUDOKU_HIDDEN_SINGLE },
  { "crosshatching", SUDOKU_HIDDEN_SINGLE },
  { "sole-candidate", SUDOKU_NAKED_SINGLE },
  { "forced-digit", SUDOKU_NAKED_SINGLE },
  { "locked-candidates-1", SUDOKU_POINTING },
  { "locked-candidates-2", SUDOKU_CLAIMING },
  { "box-line-reduction", SUDOKU_CLAIMING },
  { "naked-quadruple", SUDOKU_NAKED_QUAD },
  { "hidden-quadruple", SUDOKU_HIDDEN_QUAD },
  { "starfish", SUDOKU_SQUIRMBAG },
  { "turbot-crane", SUDOKU_TURBOT_FISH },
  { "2-string-kite", SUDOKU_TWO_STRING_KITE },
  { "dual-2-string-kite", SUDOKU_DUAL_TWO_STRING_KITE },
  { "y-wing", SUDOKU_XY_WING },
  { "bent-triple", SUDOKU_XYZ_WING },
  { "uniqueness-test-1", SUDOKU_UNIQUE_RECTANGLE_1 },
  { "uniqueness-test-2", SUDOKU_UNIQUE_RECTANGLE_2 },
  { "uniqueness-test-3", SUDOKU_UNIQUE_RECTANGLE_3 },
  { "uniqueness-test-4", SUDOKU_UNIQUE_RECTANGLE_4 },
  { "uniqueness-test-5", SUDOKU_UNIQUE_RECTANGLE_5 },
  { "uniqueness-test-6", SUDOKU_UNIQUE_RECTANGLE_6 },
  { "bug+1", SUDOKU_BUG_1 },
  { "simple-colors-trap", SUDOKU_SIMPLE_COLOURS_TRAP },
  { "simple-colors-wrap", SUDOKU_SIMPLE_COLOURS_WRAP },
  { "multi-colors-1", SUDOKU_MULTI_COLOURS_1 },
  { "multi-colors-2", SUDOKU_MULTI_COLOURS_2 },
  { "medusa", SUDOKU_MEDUSA },
  { "3d-colouring", SUDOKU_MEDUSA },
  { "y-chain", SUDOKU_XY_CHAIN },
  { "bivalue-chain", SUDOKU_XY_CHAIN },
  { "tsds", SUDOKU_SUE_DE_COQ },
  { "two-sector-disjoint-subsets", SUDOKU_SUE_DE_COQ },
  { "als-chain", SUDOKU_ALS_XY_CHAIN },
};

const SudokuTechniqueInfo *
sudoku_technique_info (SudokuTechnique technique)
{
  assert (technique < SUDOKU_N_TECHNIQUES);
  return &technique_info[technique];
}

/* Whether a code, of which a variant may follow a dash, is this one. */
static bool
is_code (const char *name, const char *code)
{
  size_t length;

  if (code == NULL)
    return false;
  length = strlen (code);
  return strncmp (name, code, length) == 0 && (name[length] == '\0' || name[length] == '-');
}

bool
sudoku_technique_from_name (const char *name, SudokuTechnique *technique)
{
  for (unsigned i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (strcmp (name, technique_info[i].id) == 0 || is_code (name, technique_info[i].code))
      {
        *technique = i;
        return true;
      }
  for (size_t i = 0; i < sizeof alias / sizeof *alias; i++)
    if (strcmp (name, alias[i].name) == 0)
      {
        *technique = alias[i].technique;
        return true;
      }
  return false;
}
