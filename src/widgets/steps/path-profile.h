/* The profile of a solving path as a widget: a chart of which one can choose a step, by pointer or keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/steps/solving-path.h"

G_BEGIN_DECLS

/* Signal "chosen" (guint): the number of a step. For screen readers it is a slider. */
#define NONET_TYPE_PATH_PROFILE (nonet_path_profile_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathProfile, nonet_path_profile, NONET, PATH_PROFILE, GtkWidget)

/* Shows a path, as it grows; NULL: none. */
void nonet_path_profile_set_path (NonetPathProfile *self, NonetSolvingPath *path);

/* Marks a step as the current one; G_MAXUINT: none. */
void nonet_path_profile_set_current (NonetPathProfile *self, guint current);

G_END_DECLS
