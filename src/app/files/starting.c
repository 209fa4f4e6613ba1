/* The start page of a window: what it offers, and when it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/starting.h"

#include <glib/gi18n.h>

#include "app/files/opening.h"
#include "tasks/files.h"

/* Files over this many bytes are not read for the sake of a picture. */
#define MOST_BYTES (1024 * 1024)

/* A row of them in a wide window. */
#define MOST_RECENT 7

struct _NonetStarting
{
  NonetController parent_instance;

  NonetStartPage *page; /* of the window, as are these */
  GtkWidget *contents;  /* what shows a puzzle */
  NonetBoardView *board;
  AdwToastOverlay *toasts; /* over the board */
  GCancellable *reading;   /* of the pictures; NULL: the page is not shown */
  guint n_documents;       /* that the window has shown */
};

G_DEFINE_FINAL_TYPE (NonetStarting, nonet_starting, NONET_TYPE_CONTROLLER)

/* Rows and columns of the boxes of boards that people play. */
static const guint8 boards[][2] = { { 2, 2 }, { 2, 3 }, { 3, 3 }, { 3, 4 }, { 4, 4 }, { 5, 5 } };

static char *
dup_size (guint order)
{
  /* Translators: the size of a board: columns and rows, as in 9×9. */
  return g_strdup_printf (_ ("%u×%u"), order, order);
}

/* The tiles. */

static GtkWidget *
new_board_tile (guint box_rows, guint box_columns)
{
  const SudokuShape *shape = nonet_shape_get (box_rows, box_columns);
  g_autofree char *size = dup_size (shape->order);
  /* Translators: what a screen reader says of the picture of a board; %s is its size, as in 9×9. */
  g_autofree char *spoken = g_strdup_printf (_ ("Empty Board, %s"), size);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL);
  GtkWidget *tile = nonet_start_tile_new (NULL, size, "win.new-board", g_variant_new ("(uu)", box_rows, box_columns));

  nonet_start_tile_set_puzzle (NONET_START_TILE (tile), puzzle);
  nonet_start_tile_set_spoken (NONET_START_TILE (tile), spoken);
  if (shape->order == 9)
    gtk_widget_add_css_class (tile, "usual");
  return tile;
}

static void
add_boards (NonetStarting *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    nonet_start_page_add (self->page, NONET_START_BOARDS, new_board_tile (boards[i][0], boards[i][1]));
  nonet_start_page_add (self->page, NONET_START_BOARDS,
                        /* Translators: boards of other sizes and symbols. */
                        nonet_start_tile_new ("list-add-symbolic", C_ ("boards", "Other…"), "win.new", NULL));
}

/* What is read for a tile. */
typedef struct
{
  NonetStartTile *tile;
  GCancellable *cancellable;
} Wanted;

static void
wanted_free (Wanted *wanted)
{
  g_object_unref (wanted->tile);
  g_object_unref (wanted->cancellable);
  g_free (wanted);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wanted, wanted_free)

/* "9×9 · Hard", "1,000 puzzles". */
static char *
describe (NonetReading *reading, const NonetPuzzle *puzzle)
{
  guint n_puzzles = nonet_reading_get_n_puzzles (reading);
  g_autofree char *size = dup_size (puzzle->shape->order);

  if (n_puzzles > 1)
    return g_strdup_printf (ngettext ("%'u puzzle", "%'u puzzles", n_puzzles), n_puzzles);
  if (puzzle->difficulty != NULL)
    return g_strdup_printf ("%s · %s", size, puzzle->difficulty);
  return g_steal_pointer (&size);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Wanted) wanted = user_data;
  g_autoptr (NonetReading) reading = nonet_load_finish (result, NULL);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree char *text = NULL;

  if (reading == NULL || g_cancellable_is_cancelled (wanted->cancellable))
    return;
  puzzle = nonet_reading_dup_puzzle (reading, 0);
  text = describe (reading, puzzle);
  nonet_start_tile_set_puzzle (wanted->tile, puzzle);
  nonet_start_tile_set_subtitle (wanted->tile, text);
}

static void
size_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Wanted) wanted = user_data;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, NULL);
  GCancellable *cancellable = wanted->cancellable;

  if (info != NULL && g_file_info_get_size (info) <= MOST_BYTES)
    nonet_load_file_async (G_FILE (source), NULL, cancellable, read_cb, g_steal_pointer (&wanted));
}

static void
want (NonetStarting *self, GtkWidget *tile, GFile *file)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->tile = g_object_ref (NONET_START_TILE (tile));
  wanted->cancellable = g_object_ref (self->reading);
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                           self->reading, size_cb, wanted);
}

static void
add_recent (NonetStarting *self)
{
  GList *infos = nonet_recent_list ();
  guint n_tiles = 0;

  for (GList *item = infos; item != NULL && n_tiles < MOST_RECENT; item = item->next, n_tiles++)
    {
      const char *uri = gtk_recent_info_get_uri (item->data);
      g_autoptr (GFile) file = g_file_new_for_uri (uri);
      GtkWidget *tile = nonet_start_tile_new ("text-x-generic-symbolic", gtk_recent_info_get_display_name (item->data),
                                              "win.open-uri", g_variant_new_string (uri));

      nonet_start_page_add (self->page, NONET_START_RECENT, tile);
      want (self, tile, file);
    }
  nonet_recent_free (infos);
}

/* A label without its mnemonic: an underscore, or as in Chinese a letter after one, in brackets. */
static char *
without_mnemonic (const char *label)
{
  g_autoptr (GRegex) mnemonic = g_regex_new ("\\s*\\(_.\\)|_", 0, 0, NULL);

  return g_regex_replace_literal (mnemonic, label, -1, 0, "", 0, NULL);
}

static void
add_sample (NonetStarting *self, const NonetSample *sample)
{
  g_autoptr (GFile) file = nonet_sample_get_file (sample->name);
  g_autofree char *title = without_mnemonic (_ (sample->label));
  GtkWidget *tile =
      nonet_start_tile_new ("text-x-generic-symbolic", title, "win.open-sample", g_variant_new_string (sample->name));

  nonet_start_page_add (self->page, NONET_START_SAMPLES, tile);
  want (self, tile, file);
}

/* Empty boards have a section of their own. */
static void
add_samples (NonetStarting *self)
{
  for (const NonetSample *sample = nonet_samples (); sample->name != NULL; sample++)
    if (!g_str_equal (sample->name, "empty"))
      add_sample (self, sample);
}

/* Showing the page. */

/* What has the focus is not hidden: GTK would look for another place for it later, and find a wrong one. */
static void
replace (GtkWidget *old, GtkWidget *new, GtkWidget *focus)
{
  gtk_widget_set_visible (new, TRUE);
  gtk_widget_grab_focus (focus);
  gtk_widget_set_visible (old, FALSE);
}

void
nonet_starting_show (NonetStarting *self)
{
  if (self->reading != NULL || !nonet_frame_is_vacant (nonet_controller_get_frame (self)))
    return;
  self->reading = g_cancellable_new ();
  add_boards (self);
  add_recent (self);
  add_samples (self);
  replace (self->contents, GTK_WIDGET (self->page), GTK_WIDGET (self->page));
  nonet_toasts_move (nonet_controller_get_toasts (self), nonet_start_page_get_toast_overlay (self->page));
  nonet_frame_hold_actions (nonet_controller_get_frame (self), NONET_HOLD_START, TRUE);
}

static void
stop_reading (NonetStarting *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
nonet_starting_leave (NonetStarting *self)
{
  if (self->reading == NULL)
    return;
  stop_reading (self);
  nonet_frame_hold_actions (nonet_controller_get_frame (self), NONET_HOLD_START, FALSE);
  nonet_toasts_move (nonet_controller_get_toasts (self), self->toasts);
  replace (GTK_WIDGET (self->page), self->contents, GTK_WIDGET (self->board));
  for (NonetStartSection section = 0; section < NONET_N_START_SECTIONS; section++)
    nonet_start_page_clear (self->page, section);
}

/* Whoever types a digit is entering a puzzle: it becomes the first cell of the board. */
static gboolean
key_pressed_cb (NonetStarting *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  static const guint first_cell[] = { 0 };

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
      || !g_unichar_isdigit (gdk_keyval_to_unicode (keyval)))
    return GDK_EVENT_PROPAGATE;
  nonet_starting_leave (self);
  nonet_board_view_select (self->board, first_cell, G_N_ELEMENTS (first_cell));
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

/* Whoever opens a file in a new window is not left with a board that nobody asked for. */
static void
failed_cb (NonetStarting *self)
{
  if (self->n_documents == 1)
    nonet_starting_show (self);
}

static void
nonet_starting_document_set (NonetController *controller, NonetDocument *document)
{
  NonetStarting *self = NONET_STARTING (controller);

  self->n_documents++;
  if (document != NULL)
    nonet_starting_leave (self);
  else
    stop_reading (self);
}

static void
nonet_starting_edited (NonetController *controller, NonetDocument *document)
{
  if (!nonet_frame_is_vacant (nonet_controller_get_frame (controller)))
    nonet_starting_leave (NONET_STARTING (controller));
}

static void
nonet_starting_dispose (GObject *object)
{
  stop_reading (NONET_STARTING (object));
  G_OBJECT_CLASS (nonet_starting_parent_class)->dispose (object);
}

static void
nonet_starting_class_init (NonetStartingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_starting_dispose;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_starting_document_set;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_starting_edited;
}

static void
nonet_starting_init (NonetStarting *self)
{
}

NonetStarting *
nonet_starting_new (NonetFrame *frame, NonetLoader *loader, GMenuModel *new_menu)
{
  NonetStarting *self = nonet_controller_new (NONET_TYPE_STARTING, frame, NULL, 0);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->page = nonet_frame_get_child (frame, "start_page");
  self->contents = nonet_frame_get_child (frame, "flap");
  self->board = nonet_frame_get_child (frame, "board");
  self->toasts = nonet_frame_get_child (frame, "toast_overlay");
  nonet_start_page_set_new_menu (self->page, new_menu);
  g_signal_connect_object (loader, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->page), keys);
  return self;
}
