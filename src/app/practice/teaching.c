/* Opens pages of techniques, the window for practising them, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice/teaching.h"

#include "app/practice/practice-window.h"
#include "widgets/techniques/technique-window.h"

struct _NonetTeaching
{
  NonetController parent_instance;

  NonetTechniqueWindow *techniques; /* weak; NULL: not open */
  NonetPracticeWindow *practice;    /* likewise */
};

G_DEFINE_FINAL_TYPE (NonetTeaching, nonet_teaching, NONET_TYPE_CONTROLLER)

static void
show_page (NonetTeaching *self, SudokuTechnique technique)
{
  NonetCellStyle style;

  g_object_get (nonet_controller_get_presenter (self), "cell-style", &style, NULL);
  nonet_technique_window_show_page (self->techniques, technique, style);
}

/* Makes the window unless it is there already; then it begins with the first technique. */
static void
ensure_window (NonetTeaching *self)
{
  if (self->techniques != NULL)
    return;
  g_set_weak_pointer (&self->techniques,
                      nonet_technique_window_new (GTK_APPLICATION_WINDOW (nonet_controller_get_window (self))));
  show_page (self, 0);
}

static void
techniques_action (NonetTeaching *self)
{
  gboolean is_new = self->techniques == NULL;

  ensure_window (self);
  if (is_new)
    nonet_technique_window_show_list (self->techniques);
  gtk_window_present (GTK_WINDOW (self->techniques));
}

static void
technique_page_action (NonetTeaching *self, NonetDocument *document, GVariant *parameter)
{
  SudokuTechnique technique;

  if (!sudoku_technique_from_name (g_variant_get_string (parameter, NULL), &technique))
    return;
  ensure_window (self);
  show_page (self, technique);
  gtk_window_present (GTK_WINDOW (self->techniques));
}

static NonetPracticeWindow *
ensure_practice (NonetTeaching *self)
{
  if (self->practice == NULL)
    g_set_weak_pointer (&self->practice, nonet_practice_window_new (nonet_controller_get_window (self),
                                                                    nonet_controller_get_settings (self)));
  return self->practice;
}

static void
practice_action (gpointer self)
{
  gtk_window_present (GTK_WINDOW (ensure_practice (self)));
}

static void
practise_action (gpointer self, NonetDocument *document, GVariant *parameter)
{
  SudokuTechnique technique;

  if (!sudoku_technique_from_name (g_variant_get_string (parameter, NULL), &technique))
    return;
  nonet_practice_window_practise (ensure_practice (self), technique);
  practice_action (self);
}

static void
help_shown_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetTeaching) self = user_data;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (window), result, NULL) && nonet_controller_get_document (self) != NULL)
    techniques_action (self);
}

/* Whether a program for help is installed is known from the desktop; whether it opens this help, only from trying. */
static void
help_action (NonetTeaching *self)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");

  if (viewer == NULL)
    techniques_action (self);
  else
    gtk_show_uri_full (nonet_controller_get_window (self), "help:nonet", GDK_CURRENT_TIME,
                       nonet_controller_get_cancellable (self), help_shown_cb, g_object_ref (self));
}

static const NonetActionEntry actions[] = {
  { "techniques", G_CALLBACK (techniques_action), .use = NONET_USE_ON_START },
  { "technique-page", G_CALLBACK (technique_page_action), "s", .use = NONET_USE_ON_START },
  { "practice", G_CALLBACK (practice_action), .use = NONET_USE_ON_START },
  { "practise", G_CALLBACK (practise_action), "s", .use = NONET_USE_ON_START },
  { "help", G_CALLBACK (help_action), .use = NONET_USE_ON_START },
};

static void
nonet_teaching_dispose (GObject *object)
{
  g_clear_weak_pointer (&NONET_TEACHING (object)->techniques);
  g_clear_weak_pointer (&NONET_TEACHING (object)->practice);
  G_OBJECT_CLASS (nonet_teaching_parent_class)->dispose (object);
}

static void
nonet_teaching_class_init (NonetTeachingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_teaching_dispose;
}

static void
nonet_teaching_init (NonetTeaching *self)
{
}

NonetTeaching *
nonet_teaching_new (NonetFrame *frame)
{
  return nonet_controller_new (NONET_TYPE_TEACHING, frame, actions, G_N_ELEMENTS (actions));
}
