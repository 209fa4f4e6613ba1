/* Puzzles on paper, as pictures and on the clipboard: print, export, copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"

/* Actions: "win.print", "win.export" (the puzzle as it is shown), "win.print-collection", "win.export-collection" (the puzzles of
 * its file), "win.print-solution" (the puzzle with the solution that is chosen in the list), "win.copy" (one line), "win.copy-link",
 * "win.copy-picture", "win.copy-qr-code" (where there are QR codes). */
#define NONET_TYPE_PRINTING (nonet_printing_get_type ())
G_DECLARE_FINAL_TYPE (NonetPrinting, nonet_printing, NONET, PRINTING, NonetController)

/* Prints what the board and the browser of the window show, and what the loader knows. */
NonetPrinting *nonet_printing_new (NonetFrame *frame, NonetLoader *loader);
