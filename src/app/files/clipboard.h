/* Copy, paste, and what is dropped onto the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"

G_BEGIN_DECLS

/* Adds the actions "win.copy", "win.copy-as" (s: the id of a format) and "win.paste", fills a menu of the window with the formats there
 * are, and lets the loader, which belongs to the window, read what is pasted or dropped. */
void nonet_clipboard_add (NonetFrame *frame, NonetLoader *loader);

G_END_DECLS
