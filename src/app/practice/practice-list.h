/* The list of techniques that can be practised, by family, with what was found or named of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/practice/practice-progress.h"

G_BEGIN_DECLS

/* What the first row stands for: the techniques that are known. */
#define NONET_ANY_TECHNIQUE SUDOKU_N_TECHNIQUES

/* Signal "chosen" (guint: the technique, or NONET_ANY_TECHNIQUE). */
#define NONET_TYPE_PRACTICE_LIST (nonet_practice_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetPracticeList, nonet_practice_list, NONET, PRACTICE_LIST, GtkWidget)

/* Shows the scores of a kind as the settings have them now. */
void nonet_practice_list_show_scores (NonetPracticeList *self, GSettings *settings, NonetPracticeKind kind);

G_END_DECLS
