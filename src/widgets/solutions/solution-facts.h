/* What there is to say of a list of solutions, and of a puzzle with only one: its givens, whether they are minimal, how hard it is, how
 * it was found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/questions/setting-report.h"
#include "tasks/solutions/solution-list.h"

/* A list of facts, each with its name; of what is not known there is no row. */
#define NONET_TYPE_SOLUTION_FACTS (nonet_solution_facts_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionFacts, nonet_solution_facts, NONET, SOLUTION_FACTS, AdwBin)

/* Shows what a complete list with one solution and its puzzle say; what was reported of another puzzle is gone. */
void nonet_solution_facts_set_list (NonetSolutionFacts *self, NonetSolutionList *list);

/* What the report on the puzzle's givens says; NULL: there is none yet. */
void nonet_solution_facts_set_report (NonetSolutionFacts *self, const NonetSettingReport *report);

/* How hard the hardest step is, in words; NULL: not known. */
void nonet_solution_facts_set_rating (NonetSolutionFacts *self, const char *rating);

/* "208 solutions", "1,234 solutions so far"; caller frees. */
char *nonet_solution_list_describe (NonetSolutionList *list);

/* "37 % searched · 0:07 elapsed · 0:12 left"; caller frees. */
char *nonet_solution_list_describe_progress (NonetSolutionList *list);
