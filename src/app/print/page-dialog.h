/* The dialog that asks how puzzles are to be put on paper, with a preview of each page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/print/sheet-export.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_PAGES_PRINT,
  NONET_PAGES_EXPORT /* offers pages without paper, as large as the puzzle */
} NonetPagesPurpose;

/* Signal "accepted": the sheet is to be printed or exported. The dialog stays, with the progress of it, until it is closed; closing it
 * cancels. */
#define NONET_TYPE_PAGE_DIALOG (nonet_page_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetPageDialog, nonet_page_dialog, NONET, PAGE_DIALOG, AdwWindow)

/* A dialog for the puzzles of a source; heading is proposed, and may be NULL. */
NonetPageDialog *nonet_page_dialog_new (GtkWindow *parent,
                                        GSettings *settings,
                                        NonetPagesPurpose purpose,
                                        NonetSheetSource *source,
                                        const char *heading);

NonetPagesPurpose nonet_page_dialog_get_purpose (NonetPageDialog *self);

/* What is asked for, owned by the dialog; NULL as long as solutions are sought. */
NonetSheet *nonet_page_dialog_get_sheet (NonetPageDialog *self);

/* The heading, owned by the dialog. */
const char *nonet_page_dialog_get_heading (NonetPageDialog *self);

/* Shows how far the work is, from 0 to 1, in place of the buttons; below 0: nothing is under way. */
void nonet_page_dialog_set_share (NonetPageDialog *self, double share);

/* Cancelled when the dialog is closed; owned by it. */
GCancellable *nonet_page_dialog_get_cancellable (NonetPageDialog *self);

G_END_DECLS
