/* A technique that must occur in a puzzle, must not, or may.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "logic/technique.h"

G_BEGIN_DECLS

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

G_END_DECLS
