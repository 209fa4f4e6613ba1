/* Pictures of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/step-picture.h"

#include <glib/gi18n.h>

#include "marks/step-marks.h"
#include "widgets/board/board-theme.h"

#define LEAST_SIZE 200
#define MOST_SIZE 440
/* More links than this cannot be followed. */
#define MOST_LINKS 24

struct _NonetStepPicture
{
  GtkWidget parent_instance;

  NonetFoundStep *step; /* NULL: none yet */
  NonetBoardMarks *marks;
};

G_DEFINE_FINAL_TYPE (NonetStepPicture, nonet_step_picture, GTK_TYPE_WIDGET)

static void
nonet_step_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetStepPicture *self = NONET_STEP_PICTURE (widget);
  const NonetPosition *position;
  NonetBoardScene scene;

  if (self->step == NULL)
    return;
  position = nonet_found_step_get_position (self->step);
  scene = nonet_board_scene_of (position->puzzle);
  scene.candidates = position->board->cell;
  scene.marks = self->marks;
  nonet_board_scene_snapshot (&scene, widget, snapshot);
}

static GtkSizeRequestMode
nonet_step_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide. */
static void
nonet_step_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gboolean known = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;

  *minimum = known ? CLAMP (for_size, LEAST_SIZE, MOST_SIZE) : LEAST_SIZE;
  *natural = known ? *minimum : MOST_SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
nonet_step_picture_finalize (GObject *object)
{
  NonetStepPicture *self = NONET_STEP_PICTURE (object);

  g_clear_object (&self->step);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  G_OBJECT_CLASS (nonet_step_picture_parent_class)->finalize (object);
}

static void
nonet_step_picture_class_init (NonetStepPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_step_picture_finalize;
  widget_class->snapshot = nonet_step_picture_snapshot;
  widget_class->measure = nonet_step_picture_measure;
  widget_class->get_request_mode = nonet_step_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nonet_step_picture_init (NonetStepPicture *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Example"), -1);
}

void
nonet_step_picture_set_step (NonetStepPicture *self, NonetFoundStep *found, const char *sentence)
{
  g_return_if_fail (NONET_IS_STEP_PICTURE (self));

  g_set_object (&self->step, found);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  if (found != NULL)
    {
      const SudokuStep *step = nonet_found_step_get_step (found);

      self->marks = nonet_step_to_marks (step, nonet_found_step_get_position (found)->board,
                                         step->n_links <= MOST_LINKS ? NONET_ALL_BRANCHES : 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
