/* Copy, paste, and what is dropped onto the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"

G_BEGIN_DECLS

/* Actions: "win.copy", "win.copy-as" (s: the id of a format), "win.paste". */
#define NONET_TYPE_CLIPBOARD (nonet_clipboard_get_type ())
G_DECLARE_FINAL_TYPE (NonetClipboard, nonet_clipboard, NONET, CLIPBOARD, NonetController)

/* Fills a menu of the window with the formats there are, and lets the loader read what is pasted or dropped. */
NonetClipboard *nonet_clipboard_new (NonetFrame *frame, NonetLoader *loader);

G_END_DECLS
