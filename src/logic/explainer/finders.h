/* The finders of Sudoku Explainer and SukakuExplainer that stand alone: each finds the first step by its technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What SukakuExplainer has beyond Sudoku Explainer, strong links of one value and wings of four to seven cells, it collects
 * and sorts by rating, then by the number of removals, the most first, then by a suffix of the name that counts what the
 * pattern is made of; the first one is taken.
 */
#pragma once

#include "logic/explainer/step.h"

/* Aligned exclusion of a pair (size 2) or a triplet (size 3) of cells: values that no allowed combination of them has. */
bool explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step);

/* The easiest step by a unique rectangle or loop. */
bool explainer_find_loop (const PackedBoard *board, ExplainerStep *step);

/* The bivalue universal grave. */
bool explainer_find_grave (const PackedBoard *board, ExplainerStep *step);

/* Two strong links, of which ends that share a house are the bridge, as up to version 1.15. */
bool explainer_find_turbot_fish (const PackedBoard *board, ExplainerStep *step);

/* Two to four strong links in a row; later: as in version 1.18, with rings. */
bool explainer_find_link_chain (const PackedBoard *board, unsigned n_links, bool later, ExplainerStep *step);

/* A cell with two candidates, and n_cells (3 to 6) cells that see each other and have one candidate more than they are: an ALS-XZ
 * that makes a WXYZ-, VWXYZ-, UVWXYZ- or TUVWXYZ-Wing. */
bool explainer_find_large_wing (const PackedBoard *board, unsigned n_cells, ExplainerStep *step);
