/* Steps as items.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/found-step.h"

struct _NonetFoundStep
{
  GObject parent_instance;

  NonetPosition *position;
  SudokuStep *step;
};

G_DEFINE_FINAL_TYPE (NonetFoundStep, nonet_found_step, G_TYPE_OBJECT)

static void
nonet_found_step_finalize (GObject *object)
{
  NonetFoundStep *self = NONET_FOUND_STEP (object);

  sudoku_step_free (self->step);
  nonet_position_unref (self->position);
  G_OBJECT_CLASS (nonet_found_step_parent_class)->finalize (object);
}

static void
nonet_found_step_class_init (NonetFoundStepClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_found_step_finalize;
}

static void
nonet_found_step_init (NonetFoundStep *self)
{
}

NonetFoundStep *
nonet_found_step_new (NonetPosition *position, const SudokuStep *step)
{
  NonetFoundStep *self = g_object_new (NONET_TYPE_FOUND_STEP, NULL);

  self->position = nonet_position_ref (position);
  self->step = sudoku_step_copy (step);
  if (self->step == NULL)
    g_error ("no memory for a step");
  return self;
}

NonetPosition *
nonet_found_step_get_position (NonetFoundStep *self)
{
  return self->position;
}

const SudokuStep *
nonet_found_step_get_step (NonetFoundStep *self)
{
  return self->step;
}
