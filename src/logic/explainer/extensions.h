/* What SukakuExplainer has beyond Sudoku Explainer: strong links of one value, and wings of four to seven cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of these techniques collects its hints and sorts them by rating, then by the number of removals, the most first, then
 * by a suffix of the name that counts what the pattern is made of; the first one is taken.
 */
#pragma once

#include "logic/explainer/step.h"

/* Two strong links, of which ends that share a house are the bridge, as up to version 1.15. */
bool explainer_find_turbot_fish (const PackedBoard *board, ExplainerStep *step);

/* Two to four strong links in a row; later: as in version 1.18, with rings. */
bool explainer_find_link_chain (const PackedBoard *board, unsigned n_links, bool later, ExplainerStep *step);

/* A cell with two candidates, and n_cells (3 to 6) cells that see each other and have one candidate more than they are: an ALS-XZ
 * that makes a WXYZ-, VWXYZ-, UVWXYZ- or TUVWXYZ-Wing. */
bool explainer_find_large_wing (const PackedBoard *board, unsigned n_cells, ExplainerStep *step);
