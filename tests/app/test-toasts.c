/* Toasts come one after the other, and none of them goes while it may still be showing itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/frame/toasts.h"

#include "ui-harness.h"

/* The longest animation of libadwaita that shows a toast, in seconds. */
#define LONGEST 0.5

typedef struct
{
  GtkWidget *overlay;
  NonetToasts *toasts;
  GtkWindow *window;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  self->overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->overlay), gtk_label_new ("Below"));
  self->toasts = nonet_toasts_new (ADW_TOAST_OVERLAY (self->overlay));
  self->window = ui_show (self->overlay, 380, 480);
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
  g_assert_finalize_object (self->toasts);
}

static guint
n_toasts (Fixture *self)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += g_str_equal (gtk_widget_get_css_name (child), "toast");
  return count;
}

static gboolean
newest_is_hiding (gpointer data)
{
  Fixture *self = data;
  GtkWidget *newest = gtk_widget_get_last_child (self->overlay);

  return n_toasts (self) == 0 || gtk_widget_get_opacity (newest) < 1;
}

static gboolean
none_is_there (gpointer data)
{
  return n_toasts (data) == 0;
}

static gboolean
two_are_there (gpointer data)
{
  return n_toasts (data) == 2;
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, fixture_set_up, fixture_tear_down)

FIXTURE_TEST (one_that_is_withdrawn_at_once_shows_itself_first)
{
  g_autoptr (GTimer) timer = g_timer_new ();

  nonet_toasts_offer (self->toasts, "Solutions found", "Show List", "win.show-pane", NULL);
  nonet_toasts_withdraw (self->toasts, "win.show-pane");
  ui_wait (newest_is_hiding, self, "the toast to go");
  g_assert_cmpfloat (g_timer_elapsed (timer, NULL), >=, LONGEST);
  ui_wait (none_is_there, self, "the end of the toast");
}

/* The sequence that crashed: a toast is withdrawn while it replaces another. */
FIXTURE_TEST (one_that_replaces_another_shows_itself_first)
{
  g_autoptr (GTimer) timer = NULL;

  nonet_toasts_offer (self->toasts, "First", "Undo", "win.undo", NULL);
  nonet_toasts_offer (self->toasts, "Solutions found", "Show List", "win.show-pane", NULL);
  g_assert_cmpuint (n_toasts (self), ==, 1);
  nonet_toasts_withdraw (self->toasts, "win.undo");
  ui_wait (two_are_there, self, "the second toast");
  timer = g_timer_new ();
  nonet_toasts_withdraw (self->toasts, "win.show-pane");
  ui_wait (newest_is_hiding, self, "the second toast to go");
  g_assert_cmpfloat (g_timer_elapsed (timer, NULL), >=, LONGEST);
  ui_wait (none_is_there, self, "the end of both");
}

FIXTURE_TEST (a_person_who_closes_one_early_waits_too)
{
  g_autoptr (GTimer) timer = g_timer_new ();
  GtkWidget *toast;

  nonet_toasts_say (self->toasts, "Puzzle copied");
  toast = gtk_widget_get_last_child (self->overlay);
  g_assert_true (gtk_widget_get_can_target (toast));
  g_signal_emit_by_name (gtk_widget_get_last_child (toast), "clicked");
  g_assert_false (gtk_widget_get_can_target (toast));
  ui_wait (newest_is_hiding, self, "the toast to go");
  g_assert_cmpfloat (g_timer_elapsed (timer, NULL), >=, LONGEST);
  ui_wait (none_is_there, self, "the end of the toast");
}

FIXTURE_TEST (one_that_waits_is_withdrawn_unseen)
{
  nonet_toasts_offer (self->toasts, "First", "Undo", "win.undo", NULL);
  nonet_toasts_offer (self->toasts, "Solutions found", "Show List", "win.show-pane", NULL);
  nonet_toasts_withdraw (self->toasts, "win.show-pane");
  nonet_toasts_withdraw (self->toasts, "win.undo");
  ui_wait (none_is_there, self, "the end of the first");
  ui_settle ();
  g_assert_cmpuint (n_toasts (self), ==, 0);
}

static gboolean
is_dismissed (gpointer data)
{
  Fixture *self = data;

  nonet_toasts_dismiss (self->toasts);
  return none_is_there (self);
}

FIXTURE_TEST (one_that_has_just_come_is_not_dismissed)
{
  g_autoptr (GTimer) timer = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  timer = g_timer_new ();
  nonet_toasts_offer (self->toasts, "Givens are locked while you play.", "Edit Givens", "win.editing-givens", NULL);
  ui_wait (is_dismissed, self, "the toast to go");
  g_assert_cmpfloat (g_timer_elapsed (timer, NULL), >=, LONGEST);
}

FIXTURE_TEST (a_window_may_be_closed_over_its_toasts)
{
  nonet_toasts_offer (self->toasts, "First", "Undo", "win.undo", NULL);
  nonet_toasts_withdraw (self->toasts, "win.undo");
  nonet_toasts_say (self->toasts, "Second");
}

/* Without animations a toast is at rest at once. */
FIXTURE_TEST (a_window_closed_over_a_toast_at_rest_shows_no_other)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  nonet_toasts_say (self->toasts, "First");
  nonet_toasts_say (self->toasts, "Second");
  ui_settle ();
}

/* In a narrow window, with one of the longest of a translation, under a board: in the line that a board leaves free. */
FIXTURE_TEST (a_long_one_is_read_whole)
{
  static const char text[] = "Zwischenstand gespeichert; der älteste wurde entfernt";
  GtkWidget *label;
  graphene_rect_t bounds;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_widget_add_css_class (self->overlay, "board");
  nonet_toasts_offer (self->toasts, text, "Umbenennen", "win.undo", NULL);
  ui_settle ();
  label = ui_find_label (GTK_WIDGET (self->window), text);
  ui_picture (GTK_WIDGET (self->window), "toast");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (label, gtk_widget_get_last_child (self->overlay), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (gtk_widget_get_last_child (self->overlay)));
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_last_child (self->overlay)), <=,
                   30); /* 2em, as in style.css */
}
