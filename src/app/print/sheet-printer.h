/* A sheet on a printer: GTK's print dialog, whose choices are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "render/page/sheet.h"

G_BEGIN_DECLS

/* An operation that prints the sheet on the paper it is laid out for, or on what is chosen for it in the dialog; name is that of the
 * job. The printer and other settings are those that were used last; what needs both sides of the paper proposes that. The caller runs it; with GTK_PRINT_OPERATION_ACTION_EXPORT it
 * makes a PDF. */
GtkPrintOperation *nonet_sheet_printer_new (NonetSheet *sheet, const char *name);

G_END_DECLS
