/* What is kept of a window: its size for the next start, and itself against a crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/session-store.h"
#include "app/frame/controller.h"

G_BEGIN_DECLS

/* While the document has unsaved changes, the end of the desktop's session is held up. */
#define NONET_TYPE_WINDOW_STATE (nonet_window_state_get_type ())
G_DECLARE_FINAL_TYPE (NonetWindowState, nonet_window_state, NONET, WINDOW_STATE, NonetController)

/* Gives the window the size and the pane it had last. */
NonetWindowState *nonet_window_state_new (NonetFrame *frame, NonetSessionStore *store);

/* Shows what was kept of a window, under the entry it had. FALSE with error set if it is damaged. */
gboolean nonet_window_state_restore (NonetWindowState *self, GBytes *bytes, const char *entry, GError **error);

/* Keeps at once what would be kept within the second. */
void nonet_window_state_keep_now (NonetWindowState *self);

/* Keeps the size alone. */
void nonet_window_state_keep_size (NonetWindowState *self);

G_END_DECLS
