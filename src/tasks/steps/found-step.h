/* A step of logic that was found in a position: an item for lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "tasks/steps/position.h"

G_BEGIN_DECLS

#define NONET_TYPE_FOUND_STEP (nonet_found_step_get_type ())
G_DECLARE_FINAL_TYPE (NonetFoundStep, nonet_found_step, NONET, FOUND_STEP, GObject)

/* A step of the position, which is referred to; the step is copied. May be called in any thread. */
NonetFoundStep *nonet_found_step_new (NonetPosition *position, const SudokuStep *step);

/* The position before the step, and the step; owned by self, which never changes. */
NonetPosition *nonet_found_step_get_position (NonetFoundStep *self);
const SudokuStep *nonet_found_step_get_step (NonetFoundStep *self);

G_END_DECLS
