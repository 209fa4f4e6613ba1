/* Text half as large again in a narrow window: what the window asks for, in English and in German.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <libintl.h>

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "tests/test.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/steps/hint-card.h"
#include "widgets/widget-utils.h"

/* The narrowest window there is to be room for, and the lowest. */
#define WIDTH 360
#define HEIGHT 640

/* Bird's puzzle without two of its givens: 44 solutions, and steps of many kinds. */
#define SEVERAL ".....1.38........5.....6..........13.981..25731....8..9..8...2..5..697844..25...."

#define DPI_OF_ONE (96 * 1024)

/* A window of a document, or the start page, where text and bars leave the least room. */
static GtkWindow *
open_narrow_window (NonetDocument *document)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI_OF_ONE * 3 / 2, NULL);
  /* The bar at the bottom slides in; else it would be there without a place in the first frame. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_boolean (settings, "timer", TRUE);
  return open_window (document, WIDTH, HEIGHT);
}

/* The widget furthest inside that asks for more than there is room for. */
static GtkWidget *
find_widest (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum = 0;

      if (gtk_widget_should_layout (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > WIDTH)
        return find_widest (child);
    }
  return widget;
}

static gboolean
is_narrow (gpointer child)
{
  return gtk_widget_get_width (child) <= WIDTH;
}

static void
assert_fits (GtkWindow *window, const char *what)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window));
  int minimum;

  ui_settle ();
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > WIDTH)
    {
      GtkWidget *widest = find_widest (child);
      GtkWidget *parent = gtk_widget_get_parent (widest);

      g_test_message ("%s asks for %d pixels because of %s.%s in %s", what, minimum, G_OBJECT_TYPE_NAME (widest),
                      gtk_widget_get_css_classes (widest)[0], G_OBJECT_TYPE_NAME (parent));
      g_test_fail ();
    }
  else
    ui_wait (is_narrow, child, what); /* the server may be slow to resize the window */
}

/* A 4x4 board of which the first cells are blank: it has two solutions. */
static NonetDocument *
new_document (void)
{
  static const guint8 givens[] = { 0, 0, 3, 4, 3, 4, 0, 0, 0, 0, 4, 3, 4, 3, 0, 0 };
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  memcpy (puzzle->givens, givens, sizeof givens);
  puzzle->elapsed = 5025;
  return nonet_document_new (puzzle);
}

TEST (states)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetDocument) bird = document_of (9, BIRD);
  GtkWindow *window = open_narrow_window (NULL);

  assert_fits (window, "the start page");
  ui_picture (GTK_WIDGET (window), "narrow-start");
  gtk_window_destroy (window);

  window = open_narrow_window (document);
  assert_fits (window, "playing");
  ui_picture (GTK_WIDGET (window), "narrow-play");
  ui_key ("ctrl+Return");
  assert_fits (window, "a solution");
  ui_picture (GTK_WIDGET (window), "narrow-solution");
  ui_key ("F9");
  assert_fits (window, "the side pane");
  ui_picture (GTK_WIDGET (window), "narrow-pane");
  gtk_window_destroy (window);

  window = open_narrow_window (bird);
  ui_key ("F8");
  assert_fits (window, "setting");
  ui_picture (GTK_WIDGET (window), "narrow-set");
  ui_key ("shift+F8");
  assert_fits (window, "the page for setters");
  ui_picture (GTK_WIDGET (window), "narrow-check");
  ui_key ("F8");
  ui_key ("ctrl+Return");
  ui_wait_label (GTK_WIDGET (window), gettext ("The only solution"));
  assert_fits (window, "the only solution");
  ui_picture (GTK_WIDGET (window), "narrow-only");
  gtk_window_destroy (window);
}

TEST (explanations)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  GtkWindow *window = open_narrow_window (document);

  ui_key ("F4");
  ui_pause (1000);
  assert_fits (window, "a step under the board");
  ui_picture (GTK_WIDGET (window), "narrow-step");
  ui_key ("F9");
  show_page (window, "steps");
  ui_pause (2000);
  assert_fits (window, "the steps");
  ui_picture (GTK_WIDGET (window), "narrow-steps");
  show_page (window, "derivation");
  ui_pause (500);
  assert_fits (window, "the derivation");
  ui_picture (GTK_WIDGET (window), "narrow-derivation");
  ui_key ("F9");
  ui_pause (500);
  assert_fits (window, "the walk under the board");
  ui_picture (GTK_WIDGET (window), "narrow-walk");
  ui_key ("ctrl+h");
  assert_fits (window, "the search for a hint");
  ui_pause (1500);
  assert_fits (window, "a hint");
  ui_picture (GTK_WIDGET (window), "narrow-hint");
  ui_key ("ctrl+shift+y");
  ui_pause (500);
  assert_fits (window, "an explanation");
  ui_picture (GTK_WIDGET (window), "narrow-why");
  gtk_window_destroy (window);
}

/* Beside the board as well, where it hangs on its button: the sentence that gives the step away is read without scrolling. */
TEST (hint)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  GtkWindow *window;
  GtkWidget *card, *scrolled;
  GtkAdjustment *adjustment;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI_OF_ONE * 3 / 2, NULL);
  window = open_window (document, 1180, 800);
  for (guint i = 0; i < 4; i++)
    {
      ui_key ("ctrl+h");
      ui_pause (500);
    }
  card = ui_find_type (GTK_WIDGET (window), NONET_TYPE_HINT_CARD);
  ui_wait_button (card, gettext ("Apply This Step"));
  ui_settle ();
  ui_picture (card, "hint-card");
  scrolled = ui_find_type (card, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
  gtk_window_destroy (window);
}

TEST (dialogs)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_narrow_window (document);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *picture = g_strconcat ("narrow-", dialogs[i], NULL);
      GtkWindow *dialog = open_dialog (window, dialogs[i]);

      gtk_window_set_default_size (dialog, WIDTH, HEIGHT);
      assert_fits (dialog, dialogs[i]);
      ui_picture (GTK_WIDGET (dialog), picture);
      gtk_window_destroy (dialog);
      ui_settle ();
    }
  gtk_window_destroy (window);
}

static gboolean
is_judged (gpointer label)
{
  const char *text = gtk_label_get_text (label);

  return strstr (text, " · ") != NULL || strstr (text, ": ") != NULL || strstr (text, "10²") != NULL;
}

/* The verdict on a puzzle that is set, or played, is read whole, with text of the usual size. */
static void
assert_verdict (gboolean set, const char *cells, int width, int height, const char *picture)
{
  g_autoptr (NonetDocument) document = document_of (9, cells);
  GtkWindow *window = open_window (document, width, height);
  GtkLabel *label = GTK_LABEL (ui_find_type (nonet_frame_get_child (NONET_FRAME (window), "verdict"), GTK_TYPE_LABEL));

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI_OF_ONE, NULL);
  if (set)
    ui_key ("F8");
  ui_wait (is_judged, label, "the verdict");
  ui_settle ();
  ui_picture (GTK_WIDGET (window), picture);
  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    {
      g_test_message ("%s: “%s” is cut", picture, gtk_label_get_text (label));
      g_test_fail ();
    }
  gtk_window_destroy (window);
}

TEST (verdicts)
{
  g_settings_set_boolean (settings, "timer", FALSE);
  assert_verdict (TRUE, BIRD, 1180, 800, "verdict-unique");
  assert_verdict (FALSE, "1................................................................................", 1180, 800,
                  "verdict-estimated");
  g_settings_set_boolean (settings, "timer", TRUE);
  assert_verdict (FALSE, "1................................................................................", 1180, 800,
                  "verdict-timed");
  g_settings_set_boolean (settings, "timer", FALSE);
  assert_verdict (TRUE, "12345678....................................9....................................", WIDTH,
                  HEIGHT, "verdict-no-candidate");
  assert_verdict (TRUE, "...7.......1........2......7............................3........4........5......", WIDTH,
                  HEIGHT, "verdict-no-place");
  assert_verdict (TRUE, "7......7.........................................................................", WIDTH,
                  HEIGHT, "verdict-repeated");
}

static gboolean
is_subtitle (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "subtitle") && gtk_widget_get_mapped (widget);
}

static gboolean
is_cut (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* What a puzzle says of itself under its title is read whole, and so are the buttons in the bar at the bottom. */
static void
assert_read_whole (GtkWindow *window, const char *picture)
{
  GtkWidget *label;

  ui_settle ();
  ui_picture (GTK_WIDGET (window), picture);
  label = ui_find (GTK_WIDGET (window), is_subtitle, NULL);
  g_assert_nonnull (label);
  if (!is_cut (label, NULL))
    label = ui_find (nonet_frame_get_child (NONET_FRAME (window), "tool_bar"), is_cut, NULL);
  if (label == NULL)
    return;
  g_test_message ("%s: “%s” is cut", picture, gtk_label_get_text (GTK_LABEL (label)));
  g_test_fail ();
}

TEST (edited)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_window (document, WIDTH, HEIGHT);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI_OF_ONE, NULL);
  assert_read_whole (window, "narrow-read");
  ui_key ("F8");
  g_assert_true (nonet_document_set_value (document, &(guint){ 1 }, 1, 4));
  assert_read_whole (window, "narrow-edited");
  gtk_window_destroy (window);
}

static gboolean
is_title (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") && gtk_widget_get_mapped (widget);
}

/* With text of the usual size, the titles of dialogs with buttons beside them are read whole, and so are the buttons. */
TEST (buttons)
{
  static const char *const names[] = { "generate", "print", "export", "details" };
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_window (document, WIDTH, HEIGHT);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI_OF_ONE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWindow *dialog = open_dialog (window, names[i]);
      GtkWidget *labels[3];

      gtk_window_set_default_size (dialog, WIDTH, HEIGHT);
      assert_fits (dialog, names[i]);
      labels[0] = ui_find (GTK_WIDGET (dialog), is_title, NULL);
      labels[1] = ui_find_type (ui_find_type (GTK_WIDGET (dialog), NONET_TYPE_SHRINKING_BUTTON), GTK_TYPE_LABEL);
      labels[2] = ui_find_type (gtk_window_get_default_widget (dialog), GTK_TYPE_LABEL);
      for (guint j = 0; j < G_N_ELEMENTS (labels); j++)
        if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (labels[j]))))
          {
            g_test_message ("%s: “%s” is cut", names[i], gtk_label_get_text (GTK_LABEL (labels[j])));
            g_test_fail ();
          }
      gtk_window_destroy (dialog);
      ui_settle ();
    }
  gtk_window_destroy (window);
}
