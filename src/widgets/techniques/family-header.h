/* Names of families over the rows of techniques in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "words/steps/technique-text.h"

G_BEGIN_DECLS

/* Gives a row the name of its family as header, or none if the row before it is of the same family. NONET_N_FAMILIES stands for
 * no family: of a row that belongs to none, and where no row comes before. For header functions of list boxes. */
void nonet_family_header_update (GtkListBoxRow *row, NonetTechniqueFamily family, NonetTechniqueFamily before);

G_END_DECLS
