/* Sentences for who practises: what is to be done, and how right an answer is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts belong to the caller.
 */
#pragma once

#include "app/practice/practice-progress.h"
#include "tasks/practice/answer.h"
#include "words/steps/step-text.h"

G_BEGIN_DECLS

/* "X-Wing: strike out what it removes." */
char *nonet_practice_task (NonetPracticeKind kind, NonetFoundStep *exercise);

/* What to say of an answer; of a wrong one, that there is something wrong, not what. */
char *nonet_practice_describe_answer (const NonetAnswer *answer,
                                      NonetFoundStep *exercise,
                                      const NonetNotation *notation);

/* Which candidates are wrong. */
char *nonet_practice_describe_wrong (const NonetAnswer *answer,
                                     NonetFoundStep *exercise,
                                     const NonetNotation *notation);

/* "3 of 5 found", "Not tried yet". */
char *nonet_practice_describe_score (NonetPracticeKind kind, NonetPracticeScore score);

G_END_DECLS
