/* A slow and plain check of learnt clauses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause that a solver of this kind learns has the property RUP, reverse unit propagation (E. Goldberg and Y. Novikov,
 * "Verification of proofs of unsatisfiability for CNF formulas", 2003): with all its literals false, unit propagation in the
 * constraints and the clauses learnt before comes to a conflict. So does a core: with its assumptions true.
 */
#pragma once

#include "sudoku/cdcl/cdcl.h"

/* Returns what is wrong with a clause of `size` literals that is to be learnt next, or NULL if nothing is. The clause without
 * literals says that there is no solution. Returns NULL also when out of memory. */
const char *sudoku_cdcl_clause_fault (const Cdcl *solver, const CdclLiteral *literal, unsigned size);
