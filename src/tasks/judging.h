/* The work behind a verdict: diagnose, search for a moment, estimate while counting. Runs in a job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/job.h"
#include "tasks/verdict-worker.h"

G_BEGIN_DECLS

/* Shared by the judge and the job. */
typedef struct _NonetJudging NonetJudging;

NonetJudging *nonet_judging_new (NonetPuzzle *puzzle);
NonetJudging *nonet_judging_ref (NonetJudging *self);
void nonet_judging_unref (NonetJudging *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetJudging, nonet_judging_unref)

/* A NonetJobFunc; data is the NonetJudging. */
void nonet_judging_run (NonetJob *job, gpointer data);

/* Copies the latest verdict, if its number is not *number, which is set to it. Never waits; returns whether there was
 * a new one. */
gboolean nonet_judging_look (NonetJudging *self, NonetVerdict *verdict, guint *number);

G_END_DECLS
