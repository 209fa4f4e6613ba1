/* What further rules say, in the sentences of steps that rest on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "words/steps/step-messages.h"

/* A sentence on the rule that a step follows from, "The cage of 4 in r1c12 can only be 1 and 3."; NULL if it is none. Caller frees. */
char *nonet_rule_says (const NonetStepParts *parts);

/* The rule, "cage 12 of 3 cells, r1c3", or the houses whose sum is known; NULL if there is none. Caller frees. */
char *nonet_rule_of_step (const NonetStepParts *parts);
