/* The list of techniques in the preferences: which are used, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A page with a header of its own. Signal "closed": it is to go. */
#define NONET_TYPE_TECHNIQUE_LIST (nonet_technique_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueList, nonet_technique_list, NONET, TECHNIQUE_LIST, GtkWidget)

/* Shows what the settings say of techniques; each change is in the settings at once. */
NonetTechniqueList *nonet_technique_list_new (GSettings *settings);

G_END_DECLS
