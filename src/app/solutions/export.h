/* Solutions out of the window: copied, or saved as a file, with progress and a way to cancel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/solutions/solving.h"

G_BEGIN_DECLS

/* Actions: "win.copy-solution", "win.copy-solutions", "win.save-solutions", "win.cancel-export". */
#define NONET_TYPE_EXPORT (nonet_export_get_type ())
G_DECLARE_FINAL_TYPE (NonetExport, nonet_export, NONET, EXPORT, NonetController)

/* Exports what the browser of the window shows. While something is being written, a bar is shown, with how much of it. */
NonetExport *nonet_export_new (NonetFrame *frame, NonetSolving *solving);

G_END_DECLS
