/* A page of a sheet as it will be on paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "render/page/sheet.h"

/* White paper, whatever the style of the window is. */
#define NONET_TYPE_SHEET_PREVIEW (nonet_sheet_preview_get_type ())
G_DECLARE_FINAL_TYPE (NonetSheetPreview, nonet_sheet_preview, NONET, SHEET_PREVIEW, GtkDrawingArea)

/* What is shown; NULL: nothing. */
void nonet_sheet_preview_set_sheet (NonetSheetPreview *self, NonetSheet *sheet);

/* The side of paper that is shown, from 0: the last one if there are fewer. */
void nonet_sheet_preview_set_side (NonetSheetPreview *self, guint side);
guint nonet_sheet_preview_get_side (NonetSheetPreview *self);
