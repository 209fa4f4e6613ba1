/* For tests of windows: shows widgets, waits for them, presses real buttons and keys through the X server, takes pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-harness.h"

#include <gdk/x11/gdkx.h>
#include <math.h>

#define PATIENCE 60.0 /* seconds; machines may be busy */

/* What ends no test: GTK 4.24 warns of its own frames. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer nothing)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && g_str_has_prefix (fields[i].value, "gdk_frame_timings_submitted"))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, nothing);
}

void
ui_init (int *argc, char ***argv)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  g_log_set_writer_func (write_log, NULL, NULL);
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  /* What slides into place would be clicked on its way on a busy machine. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_css_provider_load_from_resource (provider, "/io/github/nonet/Nonet/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static gboolean
set_flag (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

void
ui_pause (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, set_flag, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

void
ui_settle (void)
{
  /* What was sent to the X server has to come back, and a frame to be drawn. */
  gdk_display_sync (gdk_display_get_default ());
  for (int i = 0; i < 4; i++)
    {
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
      ui_pause (18);
    }
}

void
ui_wait (gboolean (*done) (gpointer data), gpointer data, const char *what)
{
  g_autoptr (GTimer) timer = g_timer_new ();

  while (!done (data))
    {
      if (g_timer_elapsed (timer, NULL) > PATIENCE)
        g_error ("waited in vain for: %s", what);
      ui_pause (5);
    }
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static gulong
window_id (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return gdk_x11_surface_get_xid (gtk_native_get_surface (native));
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Runs xdotool with the words of a command. */
static void xdotool (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
xdotool (const char *format, ...)
{
  g_autofree char *words = NULL, *command = NULL, *output = NULL, *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  command = g_strconcat ("xdotool ", words, NULL);
  gdk_display_sync (gdk_display_get_default ());
  g_spawn_command_line_sync (command, &output, &errors, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", command, error->message);
  ui_settle ();
}

void
ui_focus_window (GtkWindow *window)
{
  /* GTK 4.24 has windows grow to the left in such languages, out of sight where there is no window manager. */
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    xdotool ("windowmove %lu 0 0", window_id (GTK_WIDGET (window)));
  xdotool ("windowfocus --sync %lu", window_id (GTK_WIDGET (window)));
}

GtkWindow *
ui_show (GtkWidget *child, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, child);
  gtk_window_present (window);
  ui_wait (is_mapped, child, "the window");
  ui_settle ();
  ui_focus_window (window);
  return window;
}

void
ui_close (GtkWindow *window)
{
  gtk_window_destroy (window);
  ui_settle ();
}

/* Where the pointer was put last, and where and when it clicked, in units of the window. */
static struct
{
  double x, y;
  double click_x, click_y;
  gint64 click_time; /* monotonic; 0: there was none */
} pointer;

void
ui_move (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double native_x, native_y, offset_x, offset_y;

  g_assert_true (gtk_widget_get_mapped (widget));
  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &native_x, &native_y);
  gtk_native_get_surface_transform (native, &offset_x, &offset_y);
  x = pointer.x = round (native_x + offset_x);
  y = pointer.y = round (native_y + offset_y);
  /* Coming into a surface is reported only by a move inside it. */
  xdotool ("mousemove --window %lu %d %d", window_id (widget), (int) x + 1, (int) y);
  xdotool ("mousemove --window %lu %d %d", window_id (widget), (int) x, (int) y);
}

static gboolean
is_near_last_click (void)
{
  int distance;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-distance", &distance, NULL);
  return hypot (pointer.x - pointer.click_x, pointer.y - pointer.click_y) <= 2 * distance;
}

/* Waits until GTK no longer takes a press for the second of a double click. */
static void
wait_after_last_click (void)
{
  gint64 since = (g_get_monotonic_time () - pointer.click_time) / G_TIME_SPAN_MILLISECOND;
  int time;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &time, NULL);
  if (since < time + 50)
    ui_pause ((guint) (time + 50 - since));
}

static void
move_for_click (GtkWidget *widget, double x, double y)
{
  ui_move (widget, x, y);
  if (is_near_last_click ())
    wait_after_last_click ();
}

static void
remember_click (void)
{
  pointer.click_x = pointer.x;
  pointer.click_y = pointer.y;
  pointer.click_time = g_get_monotonic_time ();
}

void
ui_click (GtkWidget *widget, double x, double y)
{
  move_for_click (widget, x, y);
  xdotool ("click 1");
  remember_click ();
}

void
ui_click_middle_of (GtkWidget *widget)
{
  ui_click (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
ui_double_click (GtkWidget *widget, double x, double y)
{
  ui_move (widget, x, y);
  wait_after_last_click (); /* wherever that was: GTK 4.8 would begin to count with the second press */
  xdotool ("click --repeat 2 --delay 60 1");
  remember_click ();
}

void
ui_secondary_click (GtkWidget *widget, double x, double y)
{
  ui_move (widget, x, y);
  xdotool ("click 3");
}

void
ui_click_with (GtkWidget *widget, double x, double y, const char *modifier)
{
  move_for_click (widget, x, y);
  xdotool ("keydown %s click 1 keyup %s", modifier, modifier);
  remember_click ();
}

void
ui_drag (GtkWidget *widget, double from_x, double from_y, double to_x, double to_y)
{
  move_for_click (widget, from_x, from_y);
  xdotool ("mousedown 1");
  for (int i = 1; i <= 4; i++)
    ui_move (widget, from_x + (to_x - from_x) * i / 4, from_y + (to_y - from_y) * i / 4);
  xdotool ("mouseup 1");
  remember_click ();
}

void
ui_wheel (GtkWidget *widget, double x, double y, int steps)
{
  ui_move (widget, x, y);
  for (int i = 0; i < ABS (steps); i++)
    xdotool ("click %d", steps > 0 ? 5 : 4);
}

void
ui_wheel_with (GtkWidget *widget, double x, double y, int steps, const char *modifier)
{
  ui_move (widget, x, y);
  xdotool ("keydown %s click --repeat %d %d keyup %s", modifier, ABS (steps), steps > 0 ? 5 : 4, modifier);
}

void
ui_long_press (GtkWidget *widget, double x, double y)
{
  guint time;

  g_object_get (gtk_widget_get_settings (widget), "gtk-long-press-time", &time, NULL);
  ui_move (widget, x, y);
  xdotool ("mousedown 1");
  ui_pause (time + 700);
  xdotool ("mouseup 1");
}

void
ui_key (const char *key)
{
  const char *name = strrchr (key, '+') != NULL ? strrchr (key, '+') + 1 : key;
  int code = g_str_equal (name, "KP_Add") ? 86 : name[0] == 'F' && name[1] != '\0' ? 66 + atoi (name + 1) : 0;

  /* With xkb-data 2.48 xdotool presses modifiers with them: such keys go by their codes. */
  if (code > 0)
    xdotool ("key %.*s%d", (int) (name - key), key, code);
  else
    xdotool ("key %s", key);
}

GtkWidget *
ui_find (GtkWidget *inside, gboolean (*fits) (GtkWidget *widget, gpointer data), gpointer data)
{
  GtkWidget *found = NULL;

  if (fits (inside, data))
    return inside;
  for (GtkWidget *child = gtk_widget_get_first_child (inside); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ui_find (child, fits, data);
  return found;
}

static gboolean
has_type (GtkWidget *widget, gpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(GType *) type);
}

GtkWidget *
ui_find_type (GtkWidget *inside, GType type)
{
  return ui_find (inside, has_type, &type);
}

static gboolean
shows_text (GtkWidget *widget, gpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

GtkWidget *
ui_find_label (GtkWidget *inside, const char *text)
{
  return ui_find (inside, shows_text, (gpointer) text);
}

GtkWidget *
ui_find_heading (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = ui_find_label (window, text);
    }
  return found;
}

static gboolean
is_button (GtkWidget *widget, gpointer text)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0 || ui_find (widget, shows_text, text) != NULL);
}

GtkWidget *
ui_find_button (GtkWidget *inside, const char *text)
{
  return ui_find (inside, is_button, (gpointer) text);
}

static gboolean
is_row_of (GtkWidget *widget, gpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

GtkWidget *
ui_find_row (gpointer inside, const char *title)
{
  GtkWidget *row = ui_find (inside, is_row_of, (gpointer) title);

  g_assert_nonnull (row);
  return row;
}

typedef struct
{
  GtkWidget *inside;
  const char *text;
  GtkWidget *(*find) (GtkWidget *inside, const char *text);
} Wanted;

static gboolean
is_found (gpointer wanted)
{
  return ((Wanted *) wanted)->find (((Wanted *) wanted)->inside, ((Wanted *) wanted)->text) != NULL;
}

GtkWidget *
ui_wait_button (GtkWidget *inside, const char *text)
{
  Wanted wanted = { inside, text, ui_find_button };

  ui_wait (is_found, &wanted, text);
  return ui_find_button (inside, text);
}

GtkWidget *
ui_wait_label (GtkWidget *inside, const char *text)
{
  Wanted wanted = { inside, text, ui_find_label };

  ui_wait (is_found, &wanted, text);
  return ui_find_label (inside, text);
}

typedef struct
{
  GtkWidget *widget;
  cairo_surface_t *picture;
} Portrait;

static void
take_portrait (Portrait *portrait)
{
  int width = gtk_widget_get_width (portrait->widget);
  int height = gtk_widget_get_height (portrait->widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (portrait->widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr;
  GskRenderNode *node;

  if (portrait->picture != NULL)
    return;
  portrait->picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (portrait->picture);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  cairo_surface_flush (portrait->picture);
}

static gboolean
is_taken (gpointer portrait)
{
  return ((Portrait *) portrait)->picture != NULL;
}

cairo_surface_t *
ui_render (GtkWidget *widget)
{
  Portrait portrait = { widget, NULL };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gulong handler;

  ui_settle ();
  /* Right after a frame everything has its place, whatever happens. */
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (take_portrait), &portrait);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  ui_wait (is_taken, &portrait, "a frame");
  g_signal_handler_disconnect (clock, handler);
  return portrait.picture;
}

guint32
ui_pixel (cairo_surface_t *picture, int x, int y)
{
  const guint32 *row =
      (const guint32 *) (cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture));

  g_assert_true (x >= 0 && x < cairo_image_surface_get_width (picture));
  g_assert_true (y >= 0 && y < cairo_image_surface_get_height (picture));
  return row[x] & 0xffffff;
}

void
ui_picture (GtkWidget *widget, const char *name)
{
  const char *folder = g_getenv ("NONET_PICTURES");
  g_autofree char *path = NULL;
  cairo_surface_t *picture;

  if (folder == NULL)
    return;
  path = g_strdup_printf ("%s/%s.png", folder, name);
  picture = ui_render (widget);
  g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (picture);
}
