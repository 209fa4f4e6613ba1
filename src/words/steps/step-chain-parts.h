/* The parts of chains and nets, by name: for words/steps/step-parts.h, which lists them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "words/steps/step-parts.h"

G_BEGIN_DECLS

/* The part with a name, which the caller owns, or NULL if the step has none, or it is not about chains. */
char *nonet_step_chain_part_to_string (const char *name, const NonetStepParts *parts);

G_END_DECLS
