/* The four stages of the derivation as a list: which are passed, and where the walk stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/derivation/derivation.h"

G_BEGIN_DECLS

/* Its buttons activate "win.walk-to". */
#define NONET_TYPE_STAGE_LIST (nonet_stage_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetStageList, nonet_stage_list, NONET, STAGE_LIST, GtkBox)

/* Shows where a walk stands; NULL: nowhere yet. */
void nonet_stage_list_set_moment (NonetStageList *self, const NonetMoment *moment);

/* Whether there are such stages: boards too large to be searched have no search, and some variants prune only once. */
void nonet_stage_list_set_stages (NonetStageList *self, gboolean has_fixpoint, gboolean has_search);

G_END_DECLS
