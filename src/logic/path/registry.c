/* The finders in the order in which their steps are offered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "logic/basic/basic.h"
#include "logic/board/finding.h"
#include "logic/chains/chains.h"
#include "logic/chains/link-table.h"
#include "logic/fish/digit.h"
#include "logic/fish/fish.h"
#include "logic/path/rows.h"
#include "logic/sets/als.h"
#include "logic/sets/finders.h"
#include "logic/unique/finders.h"
#include "logic/whole/templates.h"

#define MOST_TECHNIQUES 12

/* A finder, and the techniques that it finds in one go. A function may stand in several rows: it is asked for the
 * techniques of one row at a time. */
typedef struct
{
  SudokuFindFunc find;
  unsigned n_techniques;
  SudokuTechnique technique[MOST_TECHNIQUES];
} Finder;

static const Finder finders[] = {
  { sudoku_find_full_houses, 1, { SUDOKU_FULL_HOUSE } },
  { sudoku_find_naked_singles, 1, { SUDOKU_NAKED_SINGLE } },
  { sudoku_find_hidden_singles, 1, { SUDOKU_HIDDEN_SINGLE } },
  { sudoku_find_naked_sets, 2, { SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_TRIPLE } },
  { sudoku_find_locked_candidates, 2, { SUDOKU_POINTING, SUDOKU_CLAIMING } },
  { sudoku_find_naked_sets, 2, { SUDOKU_NAKED_PAIR, SUDOKU_NAKED_TRIPLE } },
  { sudoku_find_hidden_sets, 2, { SUDOKU_HIDDEN_PAIR, SUDOKU_HIDDEN_TRIPLE } },
  { sudoku_find_naked_sets, 1, { SUDOKU_NAKED_QUAD } },
  { sudoku_find_hidden_sets, 1, { SUDOKU_HIDDEN_QUAD } },
  { sudoku_find_naked_sets, 1, { SUDOKU_NAKED_FIVE } },
  { sudoku_find_hidden_sets, 1, { SUDOKU_HIDDEN_FIVE } },
  { sudoku_find_naked_sets, 1, { SUDOKU_NAKED_SIX } },
  { sudoku_find_hidden_sets, 1, { SUDOKU_HIDDEN_SIX } },
  { sudoku_find_fish,
    6,
    { SUDOKU_X_WING, SUDOKU_SWORDFISH, SUDOKU_JELLYFISH, SUDOKU_SQUIRMBAG, SUDOKU_WHALE, SUDOKU_LEVIATHAN } },
  { sudoku_find_remote_pairs, 1, { SUDOKU_REMOTE_PAIR } },
  { sudoku_find_graves, 1, { SUDOKU_BUG_1 } },
  { sudoku_find_skyscrapers, 1, { SUDOKU_SKYSCRAPER } },
  { sudoku_find_kites, 2, { SUDOKU_TWO_STRING_KITE, SUDOKU_DUAL_TWO_STRING_KITE } },
  { sudoku_find_turbot_fish, 1, { SUDOKU_TURBOT_FISH } },
  { sudoku_find_empty_rectangles, 2, { SUDOKU_EMPTY_RECTANGLE, SUDOKU_DUAL_EMPTY_RECTANGLE } },
  { sudoku_find_w_wings, 1, { SUDOKU_W_WING } },
  { sudoku_find_xy_wings, 1, { SUDOKU_XY_WING } },
  { sudoku_find_xyz_wings, 1, { SUDOKU_XYZ_WING } },
  { sudoku_find_bent_wings, 1, { SUDOKU_WXYZ_WING } },
  { sudoku_find_unique_rectangles,
    7,
    { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_RECTANGLE_2, SUDOKU_UNIQUE_RECTANGLE_3, SUDOKU_UNIQUE_RECTANGLE_4,
      SUDOKU_UNIQUE_RECTANGLE_5, SUDOKU_UNIQUE_RECTANGLE_6, SUDOKU_HIDDEN_RECTANGLE } },
  { sudoku_find_avoidable_rectangles, 2, { SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2 } },
  { sudoku_find_unique_loops,
    4,
    { SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_2, SUDOKU_UNIQUE_LOOP_3, SUDOKU_UNIQUE_LOOP_4 } },
  { sudoku_find_graves, 3, { SUDOKU_BUG_2, SUDOKU_BUG_3, SUDOKU_BUG_4 } },
  { sudoku_find_fish,
    12,
    { SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_X_WING, SUDOKU_FINNED_SWORDFISH, SUDOKU_SASHIMI_SWORDFISH,
      SUDOKU_FINNED_JELLYFISH, SUDOKU_SASHIMI_JELLYFISH, SUDOKU_FINNED_SQUIRMBAG, SUDOKU_SASHIMI_SQUIRMBAG,
      SUDOKU_FINNED_WHALE, SUDOKU_SASHIMI_WHALE, SUDOKU_FINNED_LEVIATHAN, SUDOKU_SASHIMI_LEVIATHAN } },
  { sudoku_find_sue_de_coq, 1, { SUDOKU_SUE_DE_COQ } },
  { sudoku_find_simple_colours, 2, { SUDOKU_SIMPLE_COLOURS_TRAP, SUDOKU_SIMPLE_COLOURS_WRAP } },
  { sudoku_find_multi_colours, 2, { SUDOKU_MULTI_COLOURS_1, SUDOKU_MULTI_COLOURS_2 } },
  { sudoku_find_medusa, 1, { SUDOKU_MEDUSA } },
  { sudoku_find_x_chains, 1, { SUDOKU_X_CHAIN } },
  { sudoku_find_xy_chains, 1, { SUDOKU_XY_CHAIN } },
  { sudoku_find_loops, 3, { SUDOKU_CONTINUOUS_LOOP, SUDOKU_DISCONTINUOUS_LOOP, SUDOKU_AIC } },
  { sudoku_find_grouped_loops,
    3,
    { SUDOKU_GROUPED_CONTINUOUS_LOOP, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, SUDOKU_GROUPED_AIC } },
  { sudoku_find_bent_wings, 1, { SUDOKU_VWXYZ_WING } },
  { sudoku_find_aligned_pairs, 1, { SUDOKU_ALIGNED_PAIR_EXCLUSION } },
  { sudoku_find_als_xz, 1, { SUDOKU_ALS_XZ } },
  { sudoku_find_als_xy_wings, 1, { SUDOKU_ALS_XY_WING } },
  { sudoku_find_als_chains, 1, { SUDOKU_ALS_XY_CHAIN } },
  { sudoku_find_death_blossoms, 1, { SUDOKU_DEATH_BLOSSOM } },
  { sudoku_find_aligned_triplets, 1, { SUDOKU_ALIGNED_TRIPLET_EXCLUSION } },
  { sudoku_find_fish,
    6,
    { SUDOKU_FRANKEN_X_WING, SUDOKU_FRANKEN_SWORDFISH, SUDOKU_FRANKEN_JELLYFISH, SUDOKU_FRANKEN_SQUIRMBAG,
      SUDOKU_FRANKEN_WHALE, SUDOKU_FRANKEN_LEVIATHAN } },
  { sudoku_find_fish,
    6,
    { SUDOKU_FINNED_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_SWORDFISH, SUDOKU_FINNED_FRANKEN_JELLYFISH,
      SUDOKU_FINNED_FRANKEN_SQUIRMBAG, SUDOKU_FINNED_FRANKEN_WHALE, SUDOKU_FINNED_FRANKEN_LEVIATHAN } },
  { sudoku_find_fish,
    6,
    { SUDOKU_MUTANT_X_WING, SUDOKU_MUTANT_SWORDFISH, SUDOKU_MUTANT_JELLYFISH, SUDOKU_MUTANT_SQUIRMBAG,
      SUDOKU_MUTANT_WHALE, SUDOKU_MUTANT_LEVIATHAN } },
  { sudoku_find_fish,
    6,
    { SUDOKU_FINNED_MUTANT_X_WING, SUDOKU_FINNED_MUTANT_SWORDFISH, SUDOKU_FINNED_MUTANT_JELLYFISH,
      SUDOKU_FINNED_MUTANT_SQUIRMBAG, SUDOKU_FINNED_MUTANT_WHALE, SUDOKU_FINNED_MUTANT_LEVIATHAN } },
  { sudoku_find_kraken_fish, 2, { SUDOKU_KRAKEN_FISH_1, SUDOKU_KRAKEN_FISH_2 } },
  { sudoku_find_forcing_chains, 2, { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_VERITY } },
  { sudoku_find_forcing_nets, 2, { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_VERITY } },
  { sudoku_find_templates, 2, { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE } },
};

/* The techniques of a row that the limits of the caller allow. */
static SudokuTechniqueSet
wanted_of (const Finder *finder, const SudokuFindLimits *limits)
{
  SudokuTechniqueSet wanted = { { 0 } };

  for (unsigned i = 0; i < finder->n_techniques; i++)
    {
      SudokuTechnique technique = finder->technique[i];

      if (sudoku_technique_set_has (&limits->techniques, technique)
          && (limits->unique || !sudoku_technique_info (technique)->needs_unique))
        sudoku_technique_set_add (&wanted, technique);
    }
  return wanted;
}

static bool
is_empty (const SudokuTechniqueSet *set)
{
  for (unsigned i = 0; i < sizeof set->bits / sizeof *set->bits; i++)
    if (set->bits[i] != 0)
      return false;
  return true;
}

unsigned
sudoku_finder_rows (void)
{
  return sizeof finders / sizeof *finders;
}

SudokuTechniqueSet
sudoku_finder_row_techniques (unsigned row, const SudokuFindLimits *limits)
{
  return wanted_of (&finders[row], limits);
}

SudokuFindResult
sudoku_find_steps_of_row (SudokuFinding *finding,
                          const SudokuBoard *board,
                          unsigned row,
                          const SudokuTechniqueSet *techniques,
                          SudokuStepFunc found,
                          void *data)
{
  SudokuTechniqueSet allowed = finding->limits.techniques;

  assert (sudoku_shape_equal (board->shape, finding->shape));
  finding->board = board;
  finding->found = found;
  finding->found_data = data;
  finding->result = SUDOKU_FIND_DONE;
  finding->limits.techniques = *techniques;
  if (finders[row].find != NULL && !is_empty (techniques))
    finders[row].find (finding);
  finding->limits.techniques = allowed;
  return finding->result;
}

SudokuFindResult
sudoku_find_steps (SudokuFinding *finding, const SudokuBoard *board, SudokuStepFunc found, void *data)
{
  SudokuFindResult result = SUDOKU_FIND_DONE;

  for (unsigned row = 0; row < sudoku_finder_rows () && result == SUDOKU_FIND_DONE; row++)
    {
      SudokuTechniqueSet techniques = wanted_of (&finders[row], &finding->limits);

      result = sudoku_find_steps_of_row (finding, board, row, &techniques, found, data);
    }
  return result;
}

void
sudoku_finding_free (SudokuFinding *finding)
{
  if (finding == NULL)
    return;
  free (finding->placed.item);
  free (finding->removed.item);
  free (finding->part.item);
  free (finding->node.item);
  free (finding->node_cell.item);
  free (finding->link.item);
  free (finding->branch_start.item);
  sudoku_als_list_free (finding->als);
  sudoku_digit_table_free (finding->digits);
  sudoku_link_table_free (finding->links);
  free (finding->plan);
  sudoku_shape_unref (finding->shape);
  free (finding);
}
