/* What SukakuExplainer has beyond Sudoku Explainer: strong links of one value, and wings of four and five cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of these techniques collects its hints and sorts them by rating, then by the number of removals, the most first, then
 * by a suffix of the name that counts what the pattern is made of; the first one is taken.
 */
#pragma once

#include "logic/explainer/step.h"

/* Two strong links, of which ends that share a house are the bridge. */
bool explainer_find_turbot_fish (const PackedBoard *board, ExplainerStep *step);

/* Three strong links in a row. */
bool explainer_find_three_links (const PackedBoard *board, ExplainerStep *step);

/* A cell with two candidates, and n_cells (3 or 4) cells that see each other and have one candidate more than they are: an ALS-XZ
 * that makes a WXYZ- or VWXYZ-Wing. */
bool explainer_find_large_wing (const PackedBoard *board, unsigned n_cells, ExplainerStep *step);
