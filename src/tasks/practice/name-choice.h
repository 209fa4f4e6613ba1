/* Names to choose from for those who practise to recognise techniques: that of a step, and others that are near but not true of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

#define NONET_N_NAMES 4

typedef struct
{
  SudokuTechnique name[NONET_N_NAMES]; /* in random order */
} NonetNameChoice;

/* Whether what is called by the one name may always, or often, be called by the other as well: a Skyscraper is an X-Chain. */
gboolean nonet_name_is_also (SudokuTechnique technique, SudokuTechnique other);

/* Chooses names in a worker: that of the step, and three of techniques that are near in family and order, have no step in the
 * position that does the same, and are no names for the same. The seed decides which of them, and their order. */
void nonet_name_choice_async (NonetFoundStep *step,
                              guint32 seed,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* The choice; free it with g_free (). NULL and an error when cancelled. */
NonetNameChoice *nonet_name_choice_finish (GAsyncResult *result, GError **error);

G_END_DECLS
