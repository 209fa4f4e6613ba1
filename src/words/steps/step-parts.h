/* What is named in the sentence of a step: cells, values, houses, candidates and links.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "words/notation.h"

G_BEGIN_DECLS

/* A step, and what it takes to write it down. */
typedef struct
{
  const SudokuStep *step;
  const SudokuBoard *board; /* before the step */
  const NonetNotation *notation;
} NonetStepParts;

/* A NonetFillFunc; data is a NonetStepParts. It has nothing for a part that the step lacks, and nothing for a part in the singular
 * if there are several (or none). The names:
 *
 *   technique                         "Finned Swordfish"
 *   removed, removed-cells            "7 in r1c37", "r1c37"; removed-value if all have the same value
 *   placed, placed-cells              "r1c3 = 5" and the like; placed-cell and placed-value if there is only one
 *   cell, cells                       those that the pattern consists of
 *   candidates                        the values that the board leaves in these cells
 *   shared                            the houses that hold all of these cells, "row 1 and box 1"
 *   house                             the house that the step is about
 *   value, values                     the values that the step is about
 *   base, cover                       the houses of the bases and of the covers, if all are places
 *   base-places, base-value           the houses of those bases that are places, and their value; base-cells, the cells
 *   fin, fins                         cells; fins has at least two, endo fins among them
 *   pivot, pivot-values, pincers      cells, and the candidates of the first
 *   set-a, set-b, set-c, sets         almost locked sets: "r1c37 (4/5/7)"
 *   common, commons                   the restricted common, or at least two
 *   chain, first, last                "(5)r1c2=(5)r1c7-(5)r4c7" and its ends, "5 in r1c2"
 *   first-cells, last-cells           the cells of these ends
 *   path                              the cells of the chain in their order
 *   assumption, consequences          the same, "r1c2 = 5" and "r1c7 ≠ 5, r4c7 = 5"; branches has a sentence for each branch,
 *                                     refutations their consequences only
 *   colour-a, colour-b, colours       candidates
 *   deadly, floor, extra              cells and values of a deadly pattern, and its other candidates; extra-cell, extra-cells
 *                                     (two or more) and extra-value as above
 */
char *nonet_step_part_to_string (const char *name, gpointer data);

G_END_DECLS
