/* A row of the list of techniques: whether one is used, and buttons to move it among the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "logic/technique.h"

G_BEGIN_DECLS

/* Property "active" (gboolean, with notify): the technique is used. Signals: "move" (int: by how many places, up if negative),
 * "dropped" (NonetTechniqueRow: the row that is to be in the place of this one). */
#define NONET_TYPE_TECHNIQUE_ROW (nonet_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueRow, nonet_technique_row, NONET, TECHNIQUE_ROW, GtkListBoxRow)

NonetTechniqueRow *nonet_technique_row_new (SudokuTechnique technique);

SudokuTechnique nonet_technique_row_get_technique (NonetTechniqueRow *self);

G_END_DECLS
