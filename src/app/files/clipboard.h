/* Copy, paste, and what is dropped onto the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"

G_BEGIN_DECLS

/* Adds the actions "win.copy" (one line), "win.copy-link" and "win.paste", and takes what is dropped onto the window. */
void nonet_clipboard_add (NonetFrame *frame, NonetLoader *loader);

G_END_DECLS
