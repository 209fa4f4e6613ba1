/* Practising techniques, in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/practising.h"

#include "app/practice/practice-window.h"

struct _NonetPractising
{
  NonetController parent_instance;

  NonetOrigin *origin;           /* of the window */
  NonetPracticeWindow *practice; /* NULL while it is closed */
  NonetReading *collection;      /* that it was opened with */
};

G_DEFINE_FINAL_TYPE (NonetPractising, nonet_practising, NONET_TYPE_CONTROLLER)

/* The window, which is made anew for another collection. */
static NonetPracticeWindow *
ensure_practice (NonetPractising *self)
{
  NonetReading *collection = nonet_origin_get_collection (self->origin);

  if (self->practice != NULL && collection == self->collection)
    return self->practice;
  if (self->practice != NULL)
    gtk_window_destroy (GTK_WINDOW (self->practice));
  g_set_object (&self->collection, collection);
  g_set_weak_pointer (&self->practice, nonet_practice_window_new (nonet_controller_get_window (self),
                                                                  nonet_controller_get_settings (self), collection));
  return self->practice;
}

static void
practice_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (ensure_practice (user_data)));
}

static void
practise_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  SudokuTechnique technique;

  if (!sudoku_technique_from_name (g_variant_get_string (parameter, NULL), &technique))
    return;
  nonet_practice_window_practise (ensure_practice (user_data), technique);
  practice_action (NULL, NULL, user_data);
}

static const GActionEntry actions[] = {
  { "practice", practice_action },
  { "practise", practise_action, "s" },
};

static void
nonet_practising_dispose (GObject *object)
{
  NonetPractising *self = NONET_PRACTISING (object);

  g_clear_weak_pointer (&self->practice);
  g_clear_object (&self->collection);
  G_OBJECT_CLASS (nonet_practising_parent_class)->dispose (object);
}

static void
nonet_practising_class_init (NonetPractisingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_practising_dispose;
}

static void
nonet_practising_init (NonetPractising *self)
{
}

NonetPractising *
nonet_practising_new (NonetFrame *frame, NonetOrigin *origin)
{
  NonetPractising *self = nonet_controller_new (NONET_TYPE_PRACTISING, frame, actions, G_N_ELEMENTS (actions));

  self->origin = origin;
  return self;
}
