/* The dialog that shows what could not be read, and where: each line with the place marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/read.h"

G_BEGIN_DECLS

/* Shows heading, then text (or NULL), then the messages (NonetMessage; or NULL) one below the other. */
void nonet_messages_dialog_present (GtkWindow *parent, const char *heading, const char *text, GPtrArray *messages);

G_END_DECLS
