/* The ways to begin: new puzzles and boards, files, samples, what is pasted or dropped, and the start page that offers them until there
 * is a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/opening.h"

#include <glib/gi18n.h>

#include "app/board/board-dialog.h"
#include "app/files/collection-dialog.h"
#include "app/files/game-text.h"
#include "app/frame/controls.h"
#include "app/frame/kinds.h"
#include "app/puzzles/generate-dialog.h"
#include "app/puzzles/statistics.h"
#include "formats/shapes.h"
#include "formats/write.h"
#include "tasks/files.h"
#include "tasks/task.h"
#include "widgets/board/board-typing.h"
#include "widgets/board/board-view.h"
#include "widgets/widget-utils.h"
#include "widgets/puzzles/start-page.h"
#include "widgets/solutions/solution-browser.h"

struct _NonetOpening
{
  NonetController parent_instance;

  NonetLoader *loader;  /* of the window, as are these */
  NonetStartPage *page; /* in place of … */
  GtkWidget *contents;  /* … what shows a puzzle */
  NonetBoardView *board;
  AdwToastOverlay *toasts; /* over the board */
  AdwSplitButton *new_button;
  GMenuModel *new_menu; /* of the kinds of new puzzles */
  NonetGames *games;
  NonetStock *stock;
  NonetGenerating *generating; /* what the stock had none of, or NULL */
  NonetStockKind kind;         /* of that */
  char *day;                   /* of which it is the puzzle, or NULL */
  guint64 edition;             /* the generation of the document that it is to replace */
  GMenu *recent;
  GtkNativeDialog *choosing; /* files, or NULL */
  GCancellable *reading;     /* of the pictures; NULL: the page is not shown */
  GtkWidget *first_focus;    /* that the page had, to compare with */
  guint n_documents;         /* that the window has shown */
};

G_DEFINE_FINAL_TYPE (NonetOpening, nonet_opening, NONET_TYPE_CONTROLLER)

static char *
dup_size (guint order)
{
  /* Translators: the size of a board: columns and rows, as in 9×9. */
  return g_strdup_printf (_ ("%u×%u"), order, order);
}

/* New puzzles. */

#define KIND_KEY "new-kind"

/* On the start page. */
#define DAYS 7

/* level: the id of its kind, or NULL: not known. collection: what it is of, or NULL. */
static void
show_puzzle (NonetOpening *self, NonetPuzzle *puzzle, const char *level, const char *collection, gboolean has_room)
{
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);

  nonet_document_set_level (document, level);
  nonet_document_set_collection (document, collection, 0);
  if (has_room)
    nonet_frame_set_document (nonet_controller_get_frame (self), document);
  else
    nonet_frame_replace_document (nonet_controller_get_frame (self), document);
}

static void
forget_generating (NonetOpening *self)
{
  if (self->generating != NULL)
    g_signal_handlers_disconnect_by_data (self->generating, self);
  g_clear_object (&self->generating);
  g_clear_pointer (&self->day, g_free);
}

/* Of the day, as it is said in a text. */
static char *
dup_date (const GDate *day, const char *format)
{
  char text[64];

  return g_date_strftime (text, sizeof text, format, day) > 0 ? g_strdup (text) : g_strdup ("");
}

static void open_game (gpointer self, gpointer game);

/* Room was made for it, unless the board was edited since. */
static void
made_cb (NonetOpening *self)
{
  g_autoptr (NonetPuzzle) made = NULL;
  g_autofree char *collection = NULL;
  NonetGame *game = NULL;
  gboolean has_room;
  GDate day;

  if (nonet_generating_get_n_made (self->generating) == 0)
    return;
  made = nonet_generating_dup_puzzle (self->generating, 0);
  has_room = nonet_document_get_generation (nonet_controller_get_document (self)) == self->edition;
  if (self->day != NULL)
    {
      game = nonet_games_find (self->games, made, NULL);
      collection = g_strconcat (NONET_DAY_SCHEME, self->day, NULL);
      g_date_set_parse (&day, self->day);
      /* Translators: a date as in the title of a puzzle, in the form of strftime(). */
      made->title = dup_date (&day, C_ ("date", "%B %-d, %Y"));
    }
  forget_generating (self);
  if (collection != NULL && nonet_loader_present_player (self->loader, made, NULL))
    return;
  if (game != NULL && game->state != NONET_GAME_NOT_BEGUN)
    open_game (self, game);
  else
    show_puzzle (self, made, nonet_stock_kind_info (self->kind)->id, collection, has_room);
}

static NonetStockKind
kind_chosen_last (NonetOpening *self)
{
  g_autofree char *id = g_settings_get_string (nonet_controller_get_settings (self), KIND_KEY);
  NonetStockKind kind = nonet_stock_kind_from_id (id);

  return kind < NONET_N_STOCK_KINDS ? kind : NONET_STOCK_EASY;
}

/* Takes what makes a puzzle. */
static void
make (NonetOpening *self, NonetGenerating *generating, NonetStockKind kind)
{
  self->kind = kind;
  self->edition = nonet_document_get_generation (nonet_controller_get_document (self));
  self->generating = generating;
  g_signal_connect_swapped (self->generating, "changed", G_CALLBACK (made_cb), self);
}

/* Takes a puzzle of the kind chosen last from the stock, or makes one. */
static void
create_now (gpointer user_data, gpointer nothing)
{
  NonetOpening *self = user_data;
  NonetStockKind kind = kind_chosen_last (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_stock_take (self->stock, kind);

  forget_generating (self);
  if (puzzle != NULL)
    show_puzzle (self, puzzle, nonet_stock_kind_info (kind)->id, NULL, TRUE);
  else
    {
      /* The rarest kind takes a fraction of a second. */
      const SudokuWish wish = nonet_stock_kind_wish (kind);

      make (self, nonet_generating_new (&wish, (guint64) g_random_int () << 32 | g_random_int (), 1), kind);
    }
}

static void
make_daily (gpointer user_data, gpointer text)
{
  NonetOpening *self = user_data;
  const char *name = g_object_get_data (text, "day");
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_parse (&day, name);
  forget_generating (self);
  self->day = g_strdup (name);
  make (self, nonet_daily_new (&day), nonet_daily_kind (&day));
}

/* A day as in 2026-11-27. */
static void
daily_puzzle_action (NonetOpening *self, NonetDocument *document, GVariant *parameter)
{
  const char *name = g_variant_get_string (parameter, NULL);
  g_autoptr (GObject) text = g_object_new (G_TYPE_OBJECT, NULL);
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_parse (&day, name);
  if (!g_date_valid (&day))
    return;
  g_object_set_data_full (text, "day", g_strdup (name), g_free);
  nonet_frame_make_room (nonet_controller_get_frame (self), make_daily, self, text);
}

static void
create (NonetOpening *self)
{
  nonet_frame_make_room (nonet_controller_get_frame (self), create_now, self, NULL);
}

static void
new_puzzle_action (NonetOpening *self, NonetDocument *document, GVariant *parameter)
{
  NonetStockKind kind = nonet_stock_kind_from_id (g_variant_get_string (parameter, NULL));

  if (kind == NONET_N_STOCK_KINDS)
    return;
  g_settings_set_string (nonet_controller_get_settings (self), KIND_KEY, nonet_stock_kind_info (kind)->id);
  create (self);
}

/* One puzzle is shown at once; several are a text that is read like any other collection. */
static void
dialog_made_cb (NonetOpening *self, NonetGenerating *generating)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (GBytes) text = NULL;

  if (nonet_controller_get_document (self) == NULL)
    return;
  if (nonet_generating_get_n_made (generating) == 1)
    {
      puzzle = nonet_generating_dup_puzzle (generating, 0);
      show_puzzle (self, puzzle, NULL, NULL, FALSE);
      return;
    }
  text = nonet_generating_dup_text (generating);
  nonet_loader_load_text (self->loader, text, NULL);
}

static void
generate_action (NonetOpening *self)
{
  NonetGenerateDialog *dialog =
      nonet_generate_dialog_new (nonet_controller_get_window (self), nonet_controller_get_settings (self));

  nonet_controller_connect (self, dialog, "made", G_CALLBACK (dialog_made_cb));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Says of which kind the next puzzle is, and what that means. */
static void
update_tooltip (NonetOpening *self)
{
  NonetStockKind kind = kind_chosen_last (self);
  const char *meaning = nonet_kind_get_text (kind);
  g_autofree char *name = nonet_kind_dup_name (kind);
  /* Translators: %s is how difficult the puzzle is, as in “Easy”, or its board, as in “6×6”. */
  g_autofree char *title = g_strdup_printf (_ ("New %s Puzzle"), name);
  g_autofree char *text = meaning != NULL ? g_strdup_printf ("%s\n%s", title, meaning) : g_strdup (title);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->new_button), text);
  /* Of its two parts, the one that makes a puzzle. */
  nonet_widget_set_name (gtk_widget_get_first_child (GTK_WIDGET (self->new_button)), title);
}

static GMenuModel *
kinds_menu (NonetStockKind first, NonetStockKind end)
{
  GMenu *menu = g_menu_new ();

  for (NonetStockKind kind = first; kind < end; kind++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (nonet_kind_get_label (kind), NULL);

      g_menu_item_set_action_and_target (item, "win.new-puzzle", "s", nonet_stock_kind_info (kind)->id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static GMenuModel *
new_menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) difficulties = kinds_menu (0, NONET_N_DIFFICULTIES);
  g_autoptr (GMenuModel) boards = kinds_menu (NONET_N_DIFFICULTIES, NONET_N_STOCK_KINDS);
  g_autoptr (GMenu) others = g_menu_new ();

  g_menu_append (others, _ ("_Generate…"), "win.generate");
  g_menu_append (others, _ ("Empty _Board…"), "win.new");
  g_menu_append_section (menu, C_ ("new puzzle", "9×9"), difficulties);
  g_menu_append_section (menu, _ ("Other Boards"), boards);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  return G_MENU_MODEL (menu);
}

/* Empty boards. */

static void
show_new_board (NonetOpening *self, NonetPuzzle *puzzle)
{
  g_autoptr (NonetDocument) document = nonet_document_new_to_set (puzzle);

  nonet_frame_replace_document (nonet_controller_get_frame (self), document);
}

static void
new_puzzle_cb (NonetPuzzle *puzzle, gpointer user_data)
{
  GSettings *settings = nonet_controller_get_settings (user_data);
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  g_settings_set_uint (settings, "new-box-rows", sudoku_shape_box_rows (puzzle->shape));
  g_settings_set_uint (settings, "new-box-columns", sudoku_shape_box_columns (puzzle->shape));
  g_settings_set_string (settings, "new-alphabet", symbols);
  show_new_board (user_data, puzzle);
}

static void
new_action (gpointer self)
{
  GSettings *settings = nonet_controller_get_settings (self);
  g_autofree char *symbols = g_settings_get_string (settings, "new-alphabet");
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  const SudokuShape *shape = nonet_shape_get (g_settings_get_uint (settings, "new-box-rows"),
                                              g_settings_get_uint (settings, "new-box-columns"));

  if (shape == NULL)
    shape = nonet_shape_get (3, 3);
  alphabet = *symbols != '\0' ? nonet_alphabet_parse (symbols, shape->order, NULL) : NULL;
  puzzle = nonet_puzzle_new (shape, alphabet);
  nonet_board_dialog_present (nonet_controller_get_window (self), puzzle, TRUE, new_puzzle_cb, self);
}

static void
new_board_action (gpointer self, NonetDocument *document, GVariant *parameter)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  guint rows, columns;
  const SudokuShape *shape;

  g_variant_get (parameter, "(uu)", &rows, &columns);
  shape = nonet_shape_get (rows, columns);
  if (shape == NULL)
    return;
  puzzle = nonet_puzzle_new (shape, NULL);
  show_new_board (self, puzzle);
}

/* Recent files. */

#define MAX_RECENT 8

/* A row of them in a wide window. */
#define MOST_RECENT_TILES 7

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  GtkRecentInfo *first = (GtkRecentInfo *) a, *second = (GtkRecentInfo *) b;

  return g_date_time_compare (gtk_recent_info_get_modified (second), gtk_recent_info_get_modified (first));
}

static void
free_recent (GList *infos)
{
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

/* The latest of them that are still there, newest first: GtkRecentInfo. */
static GList *
list_recent (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), *latest = NULL;
  guint count = 0;

  infos = g_list_sort (infos, compare_newest_first);
  for (GList *item = infos; item != NULL && count < MAX_RECENT; item = item->next)
    /* This program has opened the file, and it has not vanished since. */
    if (gtk_recent_info_has_application (item->data, "nonet")
        && (!gtk_recent_info_is_local (item->data) || gtk_recent_info_exists (item->data)))
      {
        latest = g_list_prepend (latest, gtk_recent_info_ref (item->data));
        count++;
      }
  free_recent (infos);
  return g_list_reverse (latest);
}

/* Fills the menu with them, each for the action "win.open-uri". */
static void
update_recent (NonetOpening *self)
{
  GList *infos = list_recent ();

  g_menu_remove_all (self->recent);
  for (GList *item = infos; item != NULL; item = item->next)
    {
      g_autofree char *label = nonet_menu_label (gtk_recent_info_get_display_name (item->data));
      g_autoptr (GMenuItem) entry = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (entry, "win.open-uri", "s", gtk_recent_info_get_uri (item->data));
      g_menu_append_item (self->recent, entry);
    }
  free_recent (infos);
}

/* Samples. */

#define SAMPLES_URI "resource:///io/github/nonet/Nonet/samples/"

const NonetSample *
nonet_samples (void)
{
  static const NonetSample samples[] = {
    { "bird", N_ ("_Bird’s Pearl"), 9, "SE 1.5" },
    { "seventeen", N_ ("_Seventeen Givens"), 9, "SE 1.5" },
    { "hardest", N_ ("One of the _Hardest"), 9, "SE 11.9" },
    { "tonyblair", N_ ("Nine _Letters: TONYBLAIR"), 9, "SE 2.0" },
    { "small", N_ ("_Four by Four"), 4 },
    { "large", N_ ("Si_xteen by Sixteen"), 16 },
    { "empty", N_ ("_Empty Board"), 9 },
    { NULL },
  };

  return samples;
}

char *
nonet_sample_dup_label (const NonetSample *sample)
{
  g_autofree char *size = dup_size (sample->order);

  if (sample->difficulty == NULL)
    return g_strdup_printf ("%s · %s", _ (sample->label), size);
  return g_strdup_printf ("%s · %s · %s", _ (sample->label), size, sample->difficulty);
}

GFile *
nonet_sample_get_file (const char *name)
{
  g_autofree char *uri = g_strconcat (SAMPLES_URI, name, ".ipuz", NULL);

  return g_file_new_for_uri (uri);
}

/* Files. */

/* "*.sdk", "*.ipuz", …: what the formats are called, and everything, for formats go by content. */
static void
add_open_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  static const char *const read_only[] = { "sdx", "spf", "msk", "sol", "save", "xml", "dzn", "gz" };

  gtk_file_filter_set_name (puzzles, _ ("Puzzles"));
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if (format->extension != NULL)
      gtk_file_filter_add_suffix (puzzles, format->extension);
  for (guint i = 0; i < G_N_ELEMENTS (read_only); i++)
    gtk_file_filter_add_suffix (puzzles, read_only[i]);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, puzzles);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (NonetOpening *self, int response)
{
  g_autoptr (GtkNativeDialog) dialog = g_steal_pointer (&self->choosing);
  g_autoptr (GListModel) files = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  nonet_frame_open_files (nonet_controller_get_frame (self), files);
}

/* The dialog goes with the window, which would not take it along. */
static void
open_action (NonetOpening *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Open Puzzle"), nonet_controller_get_window (self),
                                                              GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  g_clear_object (&self->choosing);
  self->choosing = GTK_NATIVE_DIALOG (dialog);
  gtk_native_dialog_set_modal (self->choosing, TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  add_open_filters (GTK_FILE_CHOOSER (dialog));
  nonet_controller_connect (self, dialog, "response", G_CALLBACK (open_response_cb));
  gtk_native_dialog_show (self->choosing);
}

static void
open_named_action (gpointer self, NonetDocument *document, GVariant *parameter, const char *name)
{
  const char *text = g_variant_get_string (parameter, NULL);
  g_autoptr (GFile) file = g_str_equal (name, "open-uri") ? g_file_new_for_uri (text) : nonet_sample_get_file (text);

  nonet_frame_open_file (nonet_controller_get_frame (self), file);
}

/* The clipboard, and what is dropped. */

static void
load_text (NonetOpening *self, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  nonet_loader_load_text (self->loader, bytes, NULL);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetOpening) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (nonet_controller_get_document (self) == NULL)
    return;
  if (text == NULL)
    nonet_toasts_say (nonet_controller_get_toasts (self), _ ("The clipboard contains no text"));
  else
    load_text (self, text);
}

static void
paste_action (NonetController *self)
{
  if (!nonet_typing_forward_to_text (nonet_controller_get_window (self), "clipboard.paste"))
    gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self))),
                                   nonet_controller_get_cancellable (self), pasted_cb, g_object_ref (self));
}

/* Files are opened as by the Open dialog, text is taken as by Paste. */
static gboolean
drop_cb (NonetOpening *self, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

      for (GSList *item = g_value_get_boxed (value); item != NULL; item = item->next)
        g_list_store_append (files, item->data);
      nonet_frame_open_files (nonet_controller_get_frame (self), G_LIST_MODEL (files));
      return g_list_model_get_n_items (G_LIST_MODEL (files)) > 0;
    }

  if (!G_VALUE_HOLDS (value, G_TYPE_STRING) || g_value_get_string (value) == NULL)
    return FALSE;
  load_text (self, g_value_get_string (value));
  return TRUE;
}

/* Games. */

static void
opened_game_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetOpening) self = user_data;
  g_autoptr (NonetDocument) document = nonet_games_open_finish (NONET_GAMES (source), result);

  if (nonet_controller_get_document (self) == NULL)
    return;
  if (document != NULL)
    nonet_frame_replace_document (nonet_controller_get_frame (self), document);
  else
    nonet_toasts_say (nonet_controller_get_toasts (self), _ ("This puzzle cannot be read any more."));
}

static void
open_game (gpointer self, gpointer game)
{
  NonetGames *games = ((NonetOpening *) self)->games;

  nonet_games_open_async (games, game, nonet_controller_get_cancellable (self), opened_game_cb, g_object_ref (self));
}

static void
open_game_action (NonetOpening *self, NonetDocument *document, GVariant *parameter)
{
  NonetGame *game = nonet_games_get (self->games, g_variant_get_string (parameter, NULL));

  if (game != NULL && !nonet_loader_present_player (self->loader, game->puzzle, game))
    nonet_frame_make_room (nonet_controller_get_frame (self), open_game, self, game);
}

static void
my_puzzles_action (NonetOpening *self)
{
  nonet_collection_dialog_present_games (nonet_controller_get_window (self), self->games);
}

static void
statistics_action (NonetOpening *self)
{
  nonet_statistics_present (nonet_controller_get_window (self), self->games);
}

/* The start page. */

/* Files over this many bytes are not read for the sake of a picture. */
#define MOST_BYTES (1024 * 1024)

/* Rows and columns of the boxes of boards that people play. */
static const guint8 boards[][2] = { { 2, 2 }, { 2, 3 }, { 3, 3 }, { 3, 4 }, { 4, 4 }, { 5, 5 } };

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
  return tile;
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
want (NonetOpening *self, GtkWidget *tile, GFile *file)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  wanted->tile = g_object_ref (NONET_START_TILE (tile));
  wanted->cancellable = g_object_ref (self->reading);
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                           self->reading, size_cb, wanted);
}

static void
add_recent (NonetOpening *self)
{
  GList *infos = list_recent ();
  guint n_tiles = 0;

  for (GList *item = infos; item != NULL && n_tiles < MOST_RECENT_TILES; item = item->next, n_tiles++)
    {
      const char *uri = gtk_recent_info_get_uri (item->data);
      g_autoptr (GFile) file = g_file_new_for_uri (uri);
      GtkWidget *tile = nonet_start_tile_new ("text-x-generic-symbolic", gtk_recent_info_get_display_name (item->data),
                                              "win.open-uri", g_variant_new_string (uri));

      nonet_start_page_add (self->page, NONET_START_RECENT, tile);
      want (self, tile, file);
    }
  free_recent (infos);
}

static void
add_sample (NonetOpening *self, const NonetSample *sample)
{
  g_autoptr (GFile) file = nonet_sample_get_file (sample->name);
  g_autofree char *title = nonet_label_without_mnemonic (_ (sample->label));
  GtkWidget *tile =
      nonet_start_tile_new ("text-x-generic-symbolic", title, "win.open-sample", g_variant_new_string (sample->name));

  nonet_start_page_add (self->page, NONET_START_SAMPLES, tile);
  want (self, tile, file);
}

/* A row of them with the way to all. */
#define MOST_GAME_TILES 6

static GtkWidget *
new_game_tile (NonetGame *game)
{
  g_autofree char *title = nonet_game_dup_title (game), *details = nonet_game_dup_details (game);
  GtkWidget *tile = nonet_start_tile_new (NULL, title, "win.open-game", g_variant_new_string (game->key));

  nonet_start_tile_set_puzzle (NONET_START_TILE (tile), game->puzzle);
  nonet_start_tile_set_subtitle (NONET_START_TILE (tile), details);
  return tile;
}

/* The game that was played last and is not at its end, the latest of the others, and the way to all. */
static void
add_games (NonetOpening *self)
{
  GListModel *list = nonet_games_get_list (self->games);
  guint n = g_list_model_get_n_items (list), n_tiles = 0;
  gboolean continues = FALSE;

  for (guint i = 0; i < n && (!continues || n_tiles < MOST_GAME_TILES); i++)
    {
      g_autoptr (NonetGame) game = g_list_model_get_item (list, i);
      gboolean is_last = !continues && game->state == NONET_GAME_BEGUN;

      if (is_last)
        nonet_start_page_add (self->page, NONET_START_CONTINUE, new_game_tile (game));
      else if (n_tiles++ < MOST_GAME_TILES)
        nonet_start_page_add (self->page, NONET_START_GAMES, new_game_tile (game));
      continues = continues || is_last;
    }
  if (n > 0)
    nonet_start_page_add (self->page, NONET_START_GAMES,
                          /* Translators: leads to the list of all games. */
                          nonet_start_tile_new ("view-list-symbolic", _ ("All My Puzzles…"), "win.my-puzzles", NULL));
}

/* The next puzzle of each level, as far as they are made. */
static void
update_levels (NonetOpening *self)
{
  if (self->reading == NULL)
    return;
  for (NonetStockKind kind = 0; kind < NONET_N_DIFFICULTIES; kind++)
    {
      NonetPuzzle *next = nonet_stock_peek (self->stock, kind);

      if (next != NULL)
        nonet_start_tile_set_puzzle (nonet_start_page_get (self->page, NONET_START_LEVELS, kind), next);
    }
}

static void
add_levels (NonetOpening *self)
{
  NonetStockKind usual = kind_chosen_last (self);

  for (NonetStockKind kind = 0; kind < NONET_N_DIFFICULTIES; kind++)
    {
      g_autofree char *name = nonet_kind_dup_name (kind);
      /* Translators: what a screen reader says of a level; %s is its name, as in “Easy”. */
      g_autofree char *title = g_strdup_printf (_ ("New %s Puzzle"), name);
      g_autofree char *spoken = g_strdup_printf ("%s, %s", title, nonet_kind_get_text (kind));
      g_autofree char *icon = g_strdup_printf ("level-%d-symbolic", kind + 1);
      GtkWidget *tile =
          nonet_start_tile_new (icon, name, "win.new-puzzle", g_variant_new_string (nonet_stock_kind_info (kind)->id));

      gtk_widget_set_tooltip_text (tile, nonet_kind_get_text (kind));
      nonet_start_tile_set_spoken (NONET_START_TILE (tile), spoken);
      nonet_start_tile_set_usual (NONET_START_TILE (tile),
                                  kind == (usual < NONET_N_DIFFICULTIES ? usual : NONET_STOCK_EASY));
      nonet_start_page_add (self->page, NONET_START_LEVELS, tile);
    }
  update_levels (self);
}

/* The game of a day, or NULL; owned by the games. */
static NonetGame *
find_daily (NonetOpening *self, const char *day)
{
  GListModel *list = nonet_games_get_list (self->games);
  guint n = g_list_model_get_n_items (list);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (NonetGame) game = g_list_model_get_item (list, i);
      const char *collection = game->played.collection;

      if (collection != NULL && g_str_has_prefix (collection, NONET_DAY_SCHEME)
          && g_str_equal (collection + strlen (NONET_DAY_SCHEME), day))
        return game;
    }
  return NULL;
}

/* Today, and the days before. */
static void
add_days (NonetOpening *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (now), g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  for (guint i = 0; i < DAYS; i++)
    {
      g_autofree char *name = dup_date (&day, "%Y-%m-%d"), *weekday = dup_date (&day, "%A");
      g_autofree char *level = nonet_kind_dup_name (nonet_daily_kind (&day));
      NonetGame *game = find_daily (self, name);
      g_autofree char *details = game != NULL ? nonet_game_dup_details (game) : NULL;
      GtkWidget *tile = nonet_start_tile_new ("x-office-calendar-symbolic", i == 0 ? _ ("Today") : weekday,
                                              "win.daily-puzzle", g_variant_new_string (name));

      if (game != NULL)
        nonet_start_tile_set_puzzle (NONET_START_TILE (tile), game->puzzle);
      nonet_start_tile_set_subtitle (NONET_START_TILE (tile), details != NULL ? details : level);
      nonet_start_page_add (self->page, NONET_START_DAYS, tile);
      g_date_subtract_days (&day, 1);
    }
}

/* Games are read while the page is shown already, and are played in other windows. */
static void
games_changed_cb (NonetOpening *self)
{
  GtkWindow *window = nonet_controller_get_window (self);
  gboolean is_untouched = window != NULL && gtk_window_get_focus (window) == self->first_focus;

  if (self->reading == NULL)
    return;
  /* What has the focus is not taken out. */
  if (is_untouched)
    gtk_window_set_focus (window, NULL);
  nonet_start_page_clear (self->page, NONET_START_CONTINUE);
  nonet_start_page_clear (self->page, NONET_START_GAMES);
  nonet_start_page_clear (self->page, NONET_START_DAYS);
  add_games (self);
  add_days (self);
  if (is_untouched)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->page));
      self->first_focus = gtk_window_get_focus (window);
    }
}

/* What has the focus is not hidden: GTK would look for another place for it later, and find a wrong one. */
static void
replace (GtkWidget *old, GtkWidget *new, GtkWidget *focus)
{
  gtk_widget_set_visible (new, TRUE);
  gtk_widget_grab_focus (focus);
  gtk_widget_set_visible (old, FALSE);
}

void
nonet_opening_show_start (NonetOpening *self)
{
  if (self->reading != NULL || !nonet_loader_is_vacant (self->loader))
    return;
  self->reading = g_cancellable_new ();
  add_games (self);
  add_levels (self);
  add_days (self);
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    nonet_start_page_add (self->page, NONET_START_BOARDS, new_board_tile (boards[i][0], boards[i][1]));
  nonet_start_page_add (self->page, NONET_START_BOARDS,
                        /* Translators: boards of other sizes and symbols. */
                        nonet_start_tile_new ("list-add-symbolic", C_ ("boards", "Other…"), "win.new", NULL));
  add_recent (self);
  /* Empty boards have a section of their own. */
  for (const NonetSample *sample = nonet_samples (); sample->name != NULL; sample++)
    if (!g_str_equal (sample->name, "empty"))
      add_sample (self, sample);
  replace (self->contents, GTK_WIDGET (self->page), GTK_WIDGET (self->page));
  self->first_focus = gtk_window_get_focus (nonet_controller_get_window (self));
  nonet_toasts_move (nonet_controller_get_toasts (self), nonet_start_page_get_toast_overlay (self->page));
  nonet_frame_hold_actions (nonet_controller_get_frame (self), NONET_HOLD_START, TRUE);
}

static void
leave_start (NonetOpening *self)
{
  if (self->reading == NULL)
    return;
  nonet_cancel (&self->reading);
  nonet_frame_hold_actions (nonet_controller_get_frame (self), NONET_HOLD_START, FALSE);
  nonet_toasts_move (nonet_controller_get_toasts (self), self->toasts);
  replace (GTK_WIDGET (self->page), self->contents, GTK_WIDGET (self->board));
  for (NonetStartSection section = 0; section < NONET_N_START_SECTIONS; section++)
    nonet_start_page_clear (self->page, section);
}

/* Whoever types a digit is entering a puzzle: it becomes the first cell of the board. */
static gboolean
key_pressed_cb (NonetOpening *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  static const guint first_cell[] = { 0 };
  char digit[8];

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
      || (!g_unichar_isdigit (gdk_keyval_to_unicode (keyval))
          && !nonet_key_find_row_digit (GTK_EVENT_CONTROLLER (controller), state, digit)))
    return GDK_EVENT_PROPAGATE;
  leave_start (self);
  nonet_board_view_select (self->board, first_cell, G_N_ELEMENTS (first_cell));
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

/* Solutions of the empty board. */
static void
solved_cb (NonetOpening *self, GParamSpec *pspec, NonetSolutionBrowser *browser)
{
  if (nonet_solution_browser_get_list (browser) != NULL)
    leave_start (self);
}

/* Whoever opens a file in a new window is not left with a board that nobody asked for. */
static void
failed_cb (NonetOpening *self)
{
  if (self->n_documents == 1)
    nonet_opening_show_start (self);
}

static const NonetActionEntry actions[] = {
  { "new-puzzle", G_CALLBACK (new_puzzle_action), "s", .use = NONET_USE_ON_START },
  { "new-again", G_CALLBACK (create), .use = NONET_USE_ON_START },
  { "daily-puzzle", G_CALLBACK (daily_puzzle_action), "s", .use = NONET_USE_ON_START },
  { "generate", G_CALLBACK (generate_action), .use = NONET_USE_ON_START },
  { "new", G_CALLBACK (new_action), .use = NONET_USE_ON_START },
  { "new-board", G_CALLBACK (new_board_action), "(uu)", .use = NONET_USE_ON_START },
  { "open", G_CALLBACK (open_action), .use = NONET_USE_ON_START },
  { "open-uri", G_CALLBACK (open_named_action), "s", .use = NONET_USE_ON_START },
  { "open-sample", G_CALLBACK (open_named_action), "s", .use = NONET_USE_ON_START },
  { "open-game", G_CALLBACK (open_game_action), "s", .use = NONET_USE_ON_START },
  { "statistics", G_CALLBACK (statistics_action), .use = NONET_USE_ON_START },
  { "my-puzzles", G_CALLBACK (my_puzzles_action), .use = NONET_USE_ON_START },
  { "paste", G_CALLBACK (paste_action), .use = NONET_USE_ON_START },
};

static void
document_set_cb (NonetOpening *self, NonetDocument *document)
{
  self->n_documents++;
  forget_generating (self);
  if (document != NULL)
    {
      leave_start (self);
      return;
    }
  g_clear_object (&self->choosing);
  nonet_cancel (&self->reading);
}

/* By the first edit. */
static void
modified_cb (NonetOpening *self, GParamSpec *pspec, NonetDocument *document)
{
  if (nonet_document_get_modified (document))
    leave_start (self);
}

static void
nonet_opening_dispose (GObject *object)
{
  NonetOpening *self = NONET_OPENING (object);

  nonet_cancel (&self->reading);
  forget_generating (self);
  g_clear_object (&self->choosing);
  g_clear_object (&self->recent);
  g_clear_object (&self->new_menu);
  g_clear_object (&self->games);
  g_clear_object (&self->stock);
  G_OBJECT_CLASS (nonet_opening_parent_class)->dispose (object);
}

static void
nonet_opening_class_init (NonetOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_opening_dispose;
}

static void
nonet_opening_init (NonetOpening *self)
{
  self->recent = g_menu_new ();
  self->new_menu = new_menu_new ();
}

/* Files may come and go while the menu is not shown. */
static void
menu_made_cb (NonetOpening *self, GParamSpec *pspec, GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (popover != NULL)
    nonet_controller_connect (self, popover, "show", G_CALLBACK (update_recent));
}

static GMenu *
samples_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (const NonetSample *sample = nonet_samples (); sample->name != NULL; sample++)
    {
      g_autofree char *label = nonet_sample_dup_label (sample);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-sample", "s", sample->name);
      g_menu_append_item (menu, item);
    }
  return menu;
}

static void
add_menus (NonetOpening *self, AdwSplitButton *button, GtkMenuButton *narrow_button)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) narrow_menu = g_menu_new ();
  g_autoptr (GMenu) narrow_actions = g_menu_new ();
  g_autoptr (GMenu) clipboard = g_menu_new ();
  g_autoptr (GMenu) sample_items = samples_menu ();

  g_menu_append (clipboard, _ ("_Paste Puzzle"), "win.paste");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (clipboard));
  g_menu_append_section (menu, _ ("Recent Files"), G_MENU_MODEL (self->recent));
  g_menu_append_section (menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  adw_split_button_set_menu_model (button, G_MENU_MODEL (menu));

  g_menu_append_submenu (narrow_actions, _ ("_New Puzzle"), self->new_menu);
  g_menu_append (narrow_actions, _ ("_Open…"), "win.open");
  g_menu_append_section (narrow_menu, NULL, G_MENU_MODEL (narrow_actions));
  g_menu_append_section (narrow_menu, NULL, G_MENU_MODEL (clipboard));
  g_menu_append_section (narrow_menu, _ ("Recent Files"), G_MENU_MODEL (self->recent));
  g_menu_append_section (narrow_menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  nonet_lazy_menu_attach (narrow_button, G_MENU_MODEL (narrow_menu));
  nonet_controller_connect (self, adw_split_button_get_popover (button), "show", G_CALLBACK (update_recent));
  nonet_controller_connect (self, narrow_button, "notify::popover", G_CALLBACK (menu_made_cb));

  nonet_controller_connect (self, gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent));
  update_recent (self);
}

NonetOpening *
nonet_opening_new (NonetFrame *frame, NonetLoader *loader, NonetGames *games, NonetStock *stock)
{
  NonetOpening *self = nonet_controller_new (NONET_TYPE_OPENING, frame, actions, G_N_ELEMENTS (actions));
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };

  self->loader = loader;
  self->page = nonet_frame_get_child (frame, "start_page");
  self->contents = nonet_frame_get_child (frame, "flap");
  self->board = nonet_frame_get_child (frame, "board");
  self->toasts = nonet_frame_get_child (frame, "toast_overlay");
  self->new_button = nonet_frame_get_child (frame, "new_button");
  self->games = g_object_ref (games);
  self->stock = g_object_ref (stock);
  nonet_controller_connect (self, games, "changed", G_CALLBACK (games_changed_cb));
  nonet_controller_connect (self, stock, "changed", G_CALLBACK (update_levels));
  adw_split_button_set_menu_model (self->new_button, self->new_menu);
  nonet_controller_connect (self, nonet_controller_get_settings (self), "changed::" KIND_KEY,
                            G_CALLBACK (update_tooltip));
  update_tooltip (self);
  add_menus (self, nonet_frame_get_child (frame, "open_button"), nonet_frame_get_child (frame, "narrow_open_button"));
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  nonet_controller_connect (self, target, "drop", G_CALLBACK (drop_cb));
  gtk_widget_add_controller (GTK_WIDGET (frame), GTK_EVENT_CONTROLLER (target));
  nonet_controller_connect (self, loader, "failed", G_CALLBACK (failed_cb));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "browser"), "notify::shown-list",
                            G_CALLBACK (solved_cb));
  nonet_controller_connect (self, keys, "key-pressed", G_CALLBACK (key_pressed_cb));
  gtk_widget_add_controller (GTK_WIDGET (self->page), keys);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect_document (self, "notify::modified", G_CALLBACK (modified_cb));
  return self;
}
