/* The edge of the side pane: dragged, moved by keys, and given its usual width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "ui-harness.h"
#include "widgets/pane-handle.h"

typedef struct
{
  GtkWidget *handle;
  GtkWindow *window;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer direction)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *content = gtk_label_new ("content"), *pane = gtk_label_new ("pane");

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (direction));
  self->handle = g_object_new (NONET_TYPE_PANE_HANDLE, NULL);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), content);
  gtk_box_append (GTK_BOX (box), self->handle);
  gtk_box_append (GTK_BOX (box), pane);
  g_object_bind_property (self->handle, "width", pane, "width-request", G_BINDING_SYNC_CREATE);
  self->window = ui_show (box, 900, 300);
  ui_settle ();
}

static void
fixture_tear_down (Fixture *self, gconstpointer direction)
{
  ui_close (self->window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static int
get_width (Fixture *self)
{
  int width;

  g_object_get (self->handle, "width", &width, NULL);
  return width;
}

/* The places are those of the window: the handle moves with the pointer. */
static void
drag_by (Fixture *self, double by)
{
  double x, y;

  gtk_widget_translate_coordinates (self->handle, GTK_WIDGET (self->window), 3, 100, &x, &y);
  ui_drag (GTK_WIDGET (self->window), x, y, x + by, y);
  ui_settle ();
}

/* Away from the pane makes it wider: to the left, or right to left to the right. */
static void
test_drag (Fixture *self, gconstpointer direction)
{
  gboolean mirrored = GPOINTER_TO_INT (direction) == GTK_TEXT_DIR_RTL;

  drag_by (self, mirrored ? 100 : -100);
  g_assert_cmpint (get_width (self), ==, NONET_PANE_USUAL + 100);
  drag_by (self, mirrored ? -300 : 300);
  g_assert_cmpint (get_width (self), ==, NONET_PANE_LEAST);
}

#define FIXTURE_TEST(name, direction)                                                                                  \
  TEST_WITH (name, Fixture, self, GINT_TO_POINTER (direction), fixture_set_up, fixture_tear_down)

FIXTURE_TEST (keys, GTK_TEXT_DIR_LTR)
{
  gtk_widget_grab_focus (self->handle);
  ui_key ("Left");
  ui_settle ();
  g_assert_cmpint (get_width (self), ==, NONET_PANE_USUAL + 20);
  ui_key ("Home");
  ui_settle ();
  g_assert_cmpint (get_width (self), ==, NONET_PANE_USUAL);
}

FIXTURE_TEST (double_click, GTK_TEXT_DIR_LTR)
{
  g_object_set (self->handle, "width", 500, NULL);
  ui_settle ();
  ui_double_click (self->handle, 3, 100);
  ui_settle ();
  g_assert_cmpint (get_width (self), ==, NONET_PANE_USUAL);
}

MORE_TESTS
{
  g_test_add ("/pane-handle/drag", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_LTR), fixture_set_up, test_drag,
              fixture_tear_down);
  g_test_add ("/pane-handle/drag-right-to-left", Fixture, GINT_TO_POINTER (GTK_TEXT_DIR_RTL), fixture_set_up, test_drag,
              fixture_tear_down);
}
