/* The dialog for title, author and comment of a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "document/document.h"

G_BEGIN_DECLS

#define NONET_TYPE_DETAILS_DIALOG (nonet_details_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetDetailsDialog, nonet_details_dialog, NONET, DETAILS_DIALOG, AdwWindow)

void nonet_details_dialog_present (GtkWindow *parent, NonetDocument *document);

G_END_DECLS
