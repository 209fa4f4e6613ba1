/* The names to choose from when a pattern is shown: a button each, that one can press by its number, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/practice/name-choice.h"

G_BEGIN_DECLS

/* Signal "chosen" (guint: the technique). */
#define NONET_TYPE_PRACTICE_NAMES (nonet_practice_names_get_type ())
G_DECLARE_FINAL_TYPE (NonetPracticeNames, nonet_practice_names, NONET, PRACTICE_NAMES, GtkWidget)

/* Shows names; NULL: none. */
void nonet_practice_names_show (NonetPracticeNames *self, const NonetNameChoice *choice);

/* Chooses the index-th name, from 0, if that can still be chosen. */
void nonet_practice_names_choose (NonetPracticeNames *self, guint index);

/* Marks a name as the right one, or as one that is out. */
void nonet_practice_names_mark (NonetPracticeNames *self, SudokuTechnique name, gboolean right);

G_END_DECLS
