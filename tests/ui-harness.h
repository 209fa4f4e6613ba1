/* For tests of windows: shows widgets, waits for them, presses real buttons and keys through the X server, takes pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Programs run under tests/ui-session. With the environment variable NONET_PICTURES set to a folder, ui_picture () leaves a
 * PNG of each state there, to be looked at.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* g_test_init () and all that widgets need: GTK, libadwaita, the program's style. */
void ui_init (int *argc, char ***argv);

/* A window of the size that shows the widget, mapped and with the keyboard's focus. Close it with ui_close (). */
GtkWindow *ui_show (GtkWidget *child, int width, int height);
void ui_focus_window (GtkWindow *window);
void ui_close (GtkWindow *window);

/* Runs the main loop until nothing is left to lay out or draw. */
void ui_settle (void);
/* Runs the main loop for a time. */
void ui_pause (guint milliseconds);
/* Runs the main loop until the function says TRUE; fails the test after a minute, naming what it waited for. */
void ui_wait (gboolean (*done) (gpointer data), gpointer data, const char *what);

/* The pointer, at a place of the widget. */
void ui_move (GtkWidget *widget, double x, double y);
void ui_click (GtkWidget *widget, double x, double y);
void ui_click_middle_of (GtkWidget *widget);
void ui_double_click (GtkWidget *widget, double x, double y);
void ui_secondary_click (GtkWidget *widget, double x, double y);
void ui_click_with (GtkWidget *widget, double x, double y, const char *modifier);
void ui_drag (GtkWidget *widget, double from_x, double from_y, double to_x, double to_y);
/* steps > 0: down. */
void ui_wheel (GtkWidget *widget, double x, double y, int steps);
void ui_wheel_with (GtkWidget *widget, double x, double y, int steps, const char *modifier);
void ui_long_press (GtkWidget *widget, double x, double y);

/* A key by its X name: "7", "Left", "shift+Down", "ctrl+a". */
void ui_key (const char *key);

/* The first widget inside (in tree order, pop-overs included) that fits; NULL if there is none. */
GtkWidget *ui_find (GtkWidget *inside, gboolean (*fits) (GtkWidget *widget, gpointer data), gpointer data);
GtkWidget *ui_find_type (GtkWidget *inside, GType type);
/* The first visible button with this label, or this tooltip. */
GtkWidget *ui_find_button (GtkWidget *inside, const char *text);
GtkWidget *ui_find_label (GtkWidget *inside, const char *text);
/* The same in any window: dialogs are windows of their own up to libadwaita 1.4. */
GtkWidget *ui_find_heading (const char *text);
/* The row of preferences with this title; fails the test if there is none. */
GtkWidget *ui_find_row (gpointer inside, const char *title);
/* The same, waited for as ui_wait () does. */
GtkWidget *ui_wait_button (GtkWidget *inside, const char *text);
GtkWidget *ui_wait_label (GtkWidget *inside, const char *text);

/* The widget as it looks now; free it with cairo_surface_destroy (). */
cairo_surface_t *ui_render (GtkWidget *widget);
/* A pixel of it as 0xRRGGBB. */
guint32 ui_pixel (cairo_surface_t *picture, int x, int y);
void ui_picture (GtkWidget *widget, const char *name);

G_END_DECLS
