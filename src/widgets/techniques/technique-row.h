/* Rows of techniques in lists: their names, families and wishes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "logic/technique.h"
#include "words/steps/technique-text.h"

G_BEGIN_DECLS

/* Gives a row the name of its family as header, or none if the row before it is of the same family. NONET_N_FAMILIES stands for
 * no family: of a row that belongs to none, and where no row comes before. For header functions of list boxes. */
void nonet_family_header_update (GtkListBoxRow *row, NonetTechniqueFamily family, NonetTechniqueFamily before);

typedef enum
{
  NONET_TECHNIQUE_MAY_OCCUR,
  NONET_TECHNIQUE_MUST_OCCUR,
  NONET_TECHNIQUE_MUST_NOT_OCCUR
} NonetTechniqueWish;

/* Signal "changed": somebody pressed one of its buttons. */
#define NONET_TYPE_TECHNIQUE_WISH_ROW (nonet_technique_wish_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueWishRow, nonet_technique_wish_row, NONET, TECHNIQUE_WISH_ROW, GtkListBoxRow)

NonetTechniqueWishRow *nonet_technique_wish_row_new (SudokuTechnique technique);

SudokuTechnique nonet_technique_wish_row_get_technique (NonetTechniqueWishRow *self);

NonetTechniqueWish nonet_technique_wish_row_get_wish (NonetTechniqueWishRow *self);
void nonet_technique_wish_row_set_wish (NonetTechniqueWishRow *self, NonetTechniqueWish wish);

/* Property "active" (gboolean, with notify): the technique is used. Signals: "move" (int: by how many places, up if negative),
 * "dropped" (NonetTechniqueRow: the row that is to be in the place of this one). */
#define NONET_TYPE_TECHNIQUE_ROW (nonet_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueRow, nonet_technique_row, NONET, TECHNIQUE_ROW, GtkListBoxRow)

NonetTechniqueRow *nonet_technique_row_new (SudokuTechnique technique);

SudokuTechnique nonet_technique_row_get_technique (NonetTechniqueRow *self);

G_END_DECLS
