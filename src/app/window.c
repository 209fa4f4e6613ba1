/* A window: the board, its panes and bars, and the controllers that work on its document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window.h"

#include <glib/gi18n.h>

#include "app/board/candidates.h"
#include "app/board/checkpointing.h"
#include "app/board/editing.h"
#include "app/board/ending.h"
#include "app/board/playing.h"
#include "app/derivation/deriving.h"
#include "app/files/loader.h"
#include "app/files/saver.h"
#include "app/frame/controls.h"
#include "app/frame/kinds.h"
#include "app/frame/verdict-button.h"
#include "app/print/printing.h"
#include "app/puzzles/opening.h"
#include "app/puzzles/rule-reading.h"
#include "app/puzzles/ruling.h"
#include "app/puzzles/setting.h"
#include "app/solutions/solving.h"
#include "app/steps/helping.h"
#include "app/steps/stepping.h"
#include "document/record.h"
#include "formats/ipuz.h"
#include "formats/json.h"
#include "tasks/task.h"
#include "widgets/bar-layout.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/keypad.h"
#include "widgets/newer.h"
#include "widgets/widget-utils.h"
#include "widgets/pane-handle.h"
#include "widgets/popover-bin.h"
#include "widgets/puzzles/rule-list-view.h"
#include "widgets/puzzles/rule-palette.h"
#include "widgets/puzzles/setting-page.h"
#include "widgets/puzzles/start-page.h"
#include "widgets/solutions/solution-browser.h"
#include "widgets/steps/steps-pane.h"
#include "words/notation.h"

#define TEMPLATE "/io/github/nonet/Nonet/ui/window.ui"

struct _NonetWindow
{
  NonetFrame parent_instance;

  AdwWindowTitle *title; /* of the template, as are these; the controllers know other children */
  AdwViewSwitcher *titles;
  GtkWidget *start_page;
  AdwFlap *flap;
  NonetBoardView *board;

  GSettings *settings;
  NonetSessionStore *store;
  NonetGames *games;
  NonetStock *stock;
  guint header_source;
  guint row_source;
  guint menu_source; /* for the menu of the header that is shown */
  NonetLoader *loader;
  NonetSaver *saver;
  NonetOpening *opening;
  NonetDocument *shown;   /* until another one takes its place: NULL at first */
  GPtrArray *controllers; /* NonetController: those above and the others */

  gboolean awaits_game;
  char *entry;     /* in the session; NULL: none yet */
  NonetGame *kept; /* what the entry is to name, once that is in its file; or NULL */
  guint keep_source;
  gint64 keep_due;  /* when the source writes, on the monotonic clock */
  guint inhibition; /* of the end of the desktop's session, while something is not saved; 0: none */

  GCancellable *leaving;   /* the game, once it is in its file; or NULL */
  NonetContinuation *then; /* what comes after that; NULL: the window is closed */
};

G_DEFINE_FINAL_TYPE (NonetWindow, nonet_window, NONET_TYPE_FRAME)

#define SEPARATOR " · "

/* "9×9 · 29 givens · edited", the last if it is unsaved; boxes that are not square are named too. */
static char *
dup_subtitle (NonetDocument *document, gboolean is_unsaved)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  const SudokuShape *shape = puzzle->shape;
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_string_append_printf (text, _ ("%u×%u"), shape->order, shape->order);
  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      g_string_append (text, SEPARATOR);
      /* Translators: rows and columns of a box, as in "boxes 2×3". */
      g_string_append_printf (text, _ ("boxes %u×%u"), sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
    }
  g_string_append_printf (text, SEPARATOR "%s", givens);
  if (is_unsaved)
    {
      g_string_append (text, SEPARATOR);
      /* Translators: said of a puzzle with changes that are not saved. */
      g_string_append (text, _ ("edited"));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_title (NonetWindow *self)
{
  NonetDocument *document = nonet_frame_get_document (NONET_FRAME (self));
  gboolean is_start = gtk_widget_get_visible (self->start_page);
  g_autofree char *title = is_start ? g_strdup ("Nonet") : nonet_kind_dup_title (document);
  g_autofree char *subtitle = is_start ? NULL : dup_subtitle (document, nonet_loader_is_unsaved (self->loader));

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  /* In narrow windows there is room for the last part. */
  adw_window_title_set_subtitle (nonet_frame_get_child (NONET_FRAME (self), "narrow_title"),
                                 is_start ? NULL : g_strrstr (subtitle, SEPARATOR) + strlen (SEPARATOR));
  gtk_window_set_title (GTK_WINDOW (self), title);
}

gboolean
nonet_window_is_vacant (NonetWindow *self)
{
  return !self->awaits_game && nonet_loader_is_vacant (self->loader);
}

/* Which window has which file: a question to the file system, since links lead to the same. */

typedef struct
{
  GtkApplication *application;
  GListModel *files;
  NonetWindowFoundFunc found;
  gpointer data;
  GDestroyNotify free_data;
} Search;

/* What a file is, whatever it is called. NULL if it is not here, or not of this computer. */
static char *
identify (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;

  if (!g_file_is_native (file))
    return NULL;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

/* In a worker: a table of what each file of an array is. */
static gpointer
identify_all (NonetWorker *worker, gpointer data, GError **error)
{
  GPtrArray *files = data;
  GHashTable *identities = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, g_free);

  for (guint i = 0; i < files->len; i++)
    g_hash_table_insert (identities, g_object_ref (files->pdata[i]), identify (files->pdata[i]));
  return identities;
}

/* Whether one, which may be NULL, is the file. */
static gboolean
is_same_file (GFile *one, GFile *file, GHashTable *identities)
{
  const char *identity = identities != NULL && one != NULL ? g_hash_table_lookup (identities, file) : NULL;

  if (one == NULL || g_file_equal (one, file))
    return one != NULL;
  return identity != NULL && g_strcmp0 (g_hash_table_lookup (identities, one), identity) == 0;
}

/* The files that a window has, or is about to have; or NULL. */
static void
get_files (NonetWindow *self, GFile *files[2])
{
  files[0] = nonet_loader_get_file (self->loader);
  files[1] = nonet_document_get_file (nonet_frame_get_document (NONET_FRAME (self)));
}

static NonetWindow *
find_window (GtkApplication *application, GFile *file, GHashTable *identities)
{
  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    {
      GFile *files[2] = { NULL };

      if (NONET_IS_WINDOW (item->data))
        get_files (item->data, files);
      if (is_same_file (files[0], file, identities) || is_same_file (files[1], file, identities))
        return item->data;
    }
  return NULL;
}

static void
end_search (Search *search, GHashTable *identities)
{
  for (guint i = 0; i < g_list_model_get_n_items (search->files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (search->files, i);

      search->found (file, find_window (search->application, file, identities), search->data);
    }
  g_object_unref (search->application);
  g_object_unref (search->files);
  search->free_data (search->data);
  g_free (search);
}

static void
identified_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GHashTable) identities = g_task_propagate_pointer (G_TASK (result), NULL);

  end_search (user_data, identities);
}

void
nonet_window_find_each (GtkApplication *application,
                        GListModel *files,
                        NonetWindowFoundFunc found,
                        gpointer data,
                        GDestroyNotify free_data)
{
  Search *search = g_new (Search, 1);
  g_autoptr (GPtrArray) asked = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GTask) task = NULL;

  *search = (Search){ g_object_ref (application), g_object_ref (files), found, data, free_data };
  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    {
      GFile *open[2] = { NULL };

      if (NONET_IS_WINDOW (item->data))
        get_files (item->data, open);
      for (guint i = 0; i < G_N_ELEMENTS (open); i++)
        if (open[i] != NULL)
          g_ptr_array_add (asked, g_object_ref (open[i]));
    }
  if (asked->len == 0)
    {
      end_search (search, NULL);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (asked, g_list_model_get_item (files, i));
  task = g_task_new (NULL, NULL, identified_cb, search);
  nonet_task_keep_program (task);
  nonet_task_run (task, identify_all, g_steal_pointer (&asked), (GDestroyNotify) g_ptr_array_unref,
                  (GDestroyNotify) g_hash_table_unref);
}

/* The files that are opened from a window, the first in it. */
typedef struct
{
  NonetWindow *self;
  gboolean used;
} FilesToOpen;

static void
files_to_open_free (gpointer data)
{
  g_object_unref (((FilesToOpen *) data)->self);
  g_free (data);
}

static void
open_found (GFile *file, NonetWindow *window, gpointer data)
{
  FilesToOpen *files = data;
  NonetWindow *self = files->self;
  gboolean is_open = window != NULL;

  if (nonet_frame_get_document (NONET_FRAME (self)) == NULL)
    return; /* it was closed meanwhile */
  if (!is_open)
    window = files->used ? nonet_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings,
                                             self->store, self->games, self->stock)
                         : self;
  files->used = files->used || !is_open;
  gtk_window_present (GTK_WINDOW (window));
  if (!is_open)
    nonet_loader_replace_by_file (window->loader, file);
}

static void
nonet_window_open_files (NonetFrame *frame, GListModel *files)
{
  FilesToOpen *data = g_new (FilesToOpen, 1);

  *data = (FilesToOpen){ g_object_ref (NONET_WINDOW (frame)), FALSE };
  nonet_window_find_each (gtk_window_get_application (GTK_WINDOW (frame)), files, open_found, data, files_to_open_free);
}

void
nonet_window_open_file (NonetWindow *self, GFile *file)
{
  nonet_loader_load_file (self->loader, file, NULL);
}

void
nonet_window_show_start (NonetWindow *self)
{
  nonet_opening_show_start (self->opening);
}

/* What is kept of a window: its size for the next start, and itself against a crash. */

/* Long enough not to write at every key, short enough to lose next to nothing. */
#define KEEP_DELAY_MS 500

/* For the time that a puzzle is played, of which there is more every second. */
#define KEEP_PLAYED_MS 15000

#define WINDOW_MEMBER NONET_IPUZ_PREFIX "window"

/* A folded pane is closed by itself, which is not what the person chose. */
static gboolean
is_pane_chosen (NonetWindow *self)
{
  if (adw_flap_get_folded (self->flap))
    return g_settings_get_boolean (self->settings, "pane-visible");
  return adw_flap_get_reveal_flap (self->flap);
}

static void
keep_size (NonetWindow *self)
{
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized", maximized);
  if (!maximized && width > 0 && height > 0)
    {
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
    }
  g_settings_set_boolean (self->settings, "pane-visible", is_pane_chosen (self));
}

/* What an entry of the session is made of. */
typedef struct
{
  NonetRecord *record; /* NULL: it is a game, which the window names */
  JsonNode *window;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_clear_pointer (&kept->record, nonet_record_unref);
  g_clear_pointer (&kept->window, json_node_unref);
  g_free (kept);
}

/* In a worker: an entry. */
static gboolean
write_kept (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  Kept *kept = data;
  g_autoptr (JsonNode) root =
      kept->record != NULL ? nonet_record_to_json (kept->record) : json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;

  if (kept->record == NULL)
    json_node_take_object (root, json_object_new ());
  json_object_set_member (json_node_get_object (root), WINDOW_MEMBER, g_steal_pointer (&kept->window));
  text = json_to_string (root, FALSE);
  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

/* Size and selection, and the game or NULL. */
static JsonNode *
describe_window (NonetWindow *self, NonetGame *game)
{
  g_autoptr (JsonObject) window = json_object_new ();
  JsonArray *selection = json_array_new ();
  g_autofree guint *cells = NULL;
  guint n_cells;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  json_object_set_int_member (window, "width", width);
  json_object_set_int_member (window, "height", height);
  json_object_set_boolean_member (window, "maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
  json_object_set_boolean_member (window, "pane", is_pane_chosen (self));
  cells = nonet_board_view_dup_selection (self->board, &n_cells);
  for (guint i = 0; i < n_cells; i++)
    json_array_add_int_element (selection, cells[i]);
  json_object_set_array_member (window, "selection", selection);
  if (game != NULL)
    json_object_set_string_member (window, "game", game->key);
  return json_node_init_object (json_node_alloc (), window);
}

static void
keep_entry (NonetWindow *self, NonetGame *game)
{
  Kept *kept;

  if (!g_settings_get_boolean (self->settings, "restore-session"))
    return;
  kept = g_new0 (Kept, 1);
  kept->record = game == NULL ? nonet_document_dup_record (self->shown) : NULL;
  kept->window = describe_window (self, game);
  if (self->entry == NULL)
    self->entry = nonet_session_store_new_entry (self->store);
  nonet_session_store_write (self->store, self->entry, write_kept, kept, kept_free);
}

void
nonet_window_keep_now (NonetWindow *self)
{
  if (self->keep_source == 0)
    return;
  g_clear_handle_id (&self->keep_source, g_source_remove);
  g_set_object (&self->kept, nonet_games_keep (self->games, self->shown));
  if (self->kept == NULL)
    keep_entry (self, NULL);
  keep_size (self);
}

/* Writes within that time, or earlier if that is due already. */
static void
keep_within (NonetWindow *self, guint milliseconds)
{
  gint64 due = g_get_monotonic_time () + 1000 * (gint64) milliseconds;

  if ((self->keep_source != 0 && self->keep_due <= due) || self->shown == NULL || self->awaits_game)
    return;
  if (self->entry == NULL && nonet_loader_is_vacant (self->loader))
    return;
  g_clear_handle_id (&self->keep_source, g_source_remove);
  self->keep_source = g_timeout_add_once (milliseconds, (GSourceOnceFunc) nonet_window_keep_now, self);
  self->keep_due = due;
}

static void
keep_soon (NonetWindow *self)
{
  keep_within (self, KEEP_DELAY_MS);
}

static void
played_cb (NonetWindow *self)
{
  update_title (self);
  keep_within (self, KEEP_PLAYED_MS);
}

/* Whoever turns to another window may not come back. */
static void
active_changed_cb (NonetWindow *self)
{
  if (self->keep_source != 0 && !gtk_window_is_active (GTK_WINDOW (self)))
    keep_soon (self);
}

/* Cells that the board does not have are left out: what was kept may have been changed. */
static void
restore_selection (NonetWindow *self, JsonArray *selection)
{
  guint n_cells = nonet_puzzle_get_cells (nonet_document_peek (nonet_frame_get_document (NONET_FRAME (self))));
  guint n = selection != NULL ? json_array_get_length (selection) : 0, known = 0;
  g_autofree guint *cells = g_new (guint, n + 1);

  for (guint i = 0; i < n; i++)
    {
      gint64 cell = nonet_json_read_number (json_array_get_element (selection, i));

      if (cell >= 0 && cell < n_cells)
        cells[known++] = (guint) cell;
    }
  nonet_board_view_select (self->board, cells, known);
}

static void
restore_window (NonetWindow *self, JsonObject *window)
{
  gint64 width = nonet_json_get_int (window, "width", 0), height = nonet_json_get_int (window, "height", 0);

  if (width > 0 && width <= G_MAXINT16 && height > 0 && height <= G_MAXINT16)
    gtk_window_set_default_size (GTK_WINDOW (self), (int) width, (int) height);
  if (nonet_json_get_boolean (window, "maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  adw_flap_set_reveal_flap (self->flap, nonet_json_get_boolean (window, "pane"));
}

/* A window that comes back with a game. */
typedef struct
{
  NonetWindow *self;
  JsonNode *root;
} Return;

static JsonObject *
get_window (JsonNode *root)
{
  return nonet_json_get_object (nonet_json_object (root), WINDOW_MEMBER);
}

/* document: NULL if it is gone. */
static void
end_return (Return *data, NonetDocument *document)
{
  NonetWindow *self = data->self;

  self->awaits_game = FALSE;
  if (document != NULL && self->shown != NULL)
    {
      nonet_frame_set_document (NONET_FRAME (self), document);
      restore_selection (self, nonet_json_get_array (get_window (data->root), "selection"));
    }
  else if (self->shown != NULL)
    nonet_opening_show_start (self->opening);
  g_object_unref (self);
  json_node_unref (data->root);
  g_free (data);
}

static void
game_opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetDocument) document = nonet_games_open_finish (NONET_GAMES (source), result);

  end_return (user_data, document);
}

static void
return_game (gpointer user_data)
{
  Return *data = user_data;
  NonetGames *games = data->self->games;
  NonetGame *game = nonet_games_get (games, nonet_json_get_string (get_window (data->root), "game"));

  if (game != NULL)
    nonet_games_open_async (games, game, NULL, game_opened_cb, data);
  else
    end_return (data, NULL);
}

gboolean
nonet_window_restore (NonetWindow *self, GBytes *bytes, const char *entry, GError **error)
{
  g_autoptr (JsonNode) root = nonet_json_parse_own (bytes);
  JsonObject *window = get_window (root);
  gboolean is_game = nonet_json_get_string (window, "game") != NULL;
  g_autoptr (NonetDocument) document = is_game ? NULL : nonet_document_new_from_json (root, error);

  if (document == NULL && !is_game)
    return FALSE;
  g_free (self->entry);
  self->entry = g_strdup (entry);
  self->awaits_game = is_game;
  if (!is_game)
    nonet_frame_set_document (NONET_FRAME (self), document);
  if (window != NULL)
    restore_window (self, window);
  if (window != NULL && !is_game)
    restore_selection (self, nonet_json_get_array (window, "selection"));
  if (is_game)
    {
      Return *data = g_new (Return, 1);

      *data = (Return){ g_object_ref (self), g_steal_pointer (&root) };
      nonet_games_when_loaded (self->games, return_game, data);
    }
  return TRUE;
}

static void
update_inhibition (NonetWindow *self)
{
  /* A window that is being closed belongs to none any more. */
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  gboolean modified = nonet_loader_is_unsaved (self->loader);

  if (application == NULL || modified == (self->inhibition != 0))
    return;
  if (modified)
    self->inhibition = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_LOGOUT,
                                                _ ("A puzzle has unsaved changes"));
  else
    {
      gtk_application_uninhibit (application, self->inhibition);
      self->inhibition = 0;
    }
}

/* Leaving a game, which is in its file before another puzzle takes its place or the window is closed. */

static void
stay (NonetWindow *self)
{
  if (self->leaving == NULL)
    return;
  nonet_loader_show_wait (self->loader, NULL, NULL);
  g_clear_object (&self->leaving);
  g_clear_pointer (&self->then, nonet_continuation_unref);
}

/* Whether the game has to be waited for. */
static gboolean
leave_later (NonetWindow *self, NonetContinuation *then)
{
  g_autofree char *title = NULL, *text = NULL;

  stay (self);
  nonet_window_keep_now (self);
  if (self->shown == NULL || !nonet_games_is_writing (self->games, self->shown))
    return FALSE;
  title = nonet_kind_dup_title (self->shown);
  text = g_strdup_printf (_ ("Saving “%s”…"), title);
  self->leaving = g_cancellable_new ();
  self->then = then != NULL ? nonet_continuation_ref (then) : NULL;
  nonet_loader_show_wait (self->loader, text, self->leaving);
  return TRUE;
}

/* What the session has of a puzzle stays there until its game is in the file. */
static void
game_written_cb (NonetWindow *self)
{
  g_autoptr (NonetContinuation) then = NULL;
  gboolean leaves = self->leaving != NULL && !g_cancellable_is_cancelled (self->leaving);

  if (self->shown == NULL || nonet_games_is_writing (self->games, self->shown))
    return;
  if (self->kept != NULL)
    keep_entry (self, nonet_games_has_failed (self->games, self->shown) ? NULL : self->kept);
  g_clear_object (&self->kept);
  then = g_steal_pointer (&self->then);
  stay (self);
  if (leaves && then != NULL)
    nonet_saver_make_room (self->saver, then);
  /* Asked to close once more, it would wait again: every second adds to the time. */
  else if (leaves && !nonet_saver_asks_to_close (self->saver))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
nonet_window_make_room (NonetFrame *frame, NonetContinuation *then)
{
  NonetWindow *self = NONET_WINDOW (frame);

  if (!leave_later (self, then))
    nonet_saver_make_room (self->saver, then);
}

/* From now on the person is asked before the game is lost. */
static void
game_failed_cb (NonetWindow *self, const GError *error)
{
  g_autofree char *folder = g_filename_display_name (nonet_games_get_folder (self->games));
  g_autofree char *sentence = nonet_failure_to_sentence (error), *text = NULL;

  if (self->shown == NULL || !nonet_games_has_failed (self->games, self->shown))
    return;
  stay (self);
  update_inhibition (self);
  update_title (self);
  /* Translators: a folder, and a sentence that says why. */
  text = g_strdup_printf (
      _ ("Nothing could be written to the folder “%s”. %s\n\nWith each change Nonet tries again. Until then, "
         "save the puzzle to a file before you close the window."),
      folder, sentence);
  nonet_ask (GTK_WINDOW (self), _ ("Could Not Keep the Game"), text, NULL, NULL, NULL, NULL, NULL);
}

static void
document_set_cb (NonetWindow *self, NonetDocument *document)
{
  stay (self);
  g_clear_object (&self->kept);
  /* What there was to be kept of the one before. */
  if (self->keep_source != 0)
    nonet_games_keep (self->games, self->shown);
  if (self->shown != NULL && self->shown != document)
    nonet_games_release (self->games, self->shown);
  g_set_object (&self->shown, document);
  update_inhibition (self);
  if (document != NULL)
    return;
  g_clear_handle_id (&self->keep_source, g_source_remove);
  if (self->entry != NULL)
    nonet_session_store_forget (self->store, self->entry);
  g_clear_pointer (&self->entry, g_free);
}

static gboolean
nonet_window_close_request (GtkWindow *window)
{
  NonetWindow *self = NONET_WINDOW (window);

  if (leave_later (self, NULL) || nonet_saver_asks_to_close (self->saver))
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (nonet_window_parent_class)->close_request (window);
}

/* Long enough for the window to be there first. */
#define MENU_DELAY_MS 300

static GtkMenuButton *
get_menu_button (NonetWindow *self)
{
  gboolean wide = gtk_widget_get_visible (nonet_frame_get_child (NONET_FRAME (self), "depth_button"));

  return nonet_frame_get_child (NONET_FRAME (self), wide ? "menu_button" : "narrow_menu_button");
}

/* The separators of a menu come later than its items: made when it is opened, it would grow under the pointer. */
static gboolean
make_menu (gpointer data)
{
  NonetWindow *self = data;

  self->menu_source = 0;
  nonet_lazy_menu_make (get_menu_button (self), nonet_frame_get_child (NONET_FRAME (self), "primary_menu"));
  return G_SOURCE_REMOVE;
}

/* Pixels of a card with all that a hint says, which is higher than the keypad of a small board. */
#define CARD_HEIGHT 148

/* In narrow windows the tools that the header has no room for stand in a bar at the bottom, and cards in the place of the keypad. */
static gboolean
update_tools (gpointer data)
{
  NonetWindow *self = data;
  NonetFrame *frame = data;
  AdwSqueezer *headers = nonet_frame_get_child (frame, "headers");
  gboolean wide = adw_squeezer_get_visible_child (headers) == nonet_frame_get_child (frame, "wide_header");

  self->header_source = 0;
  gtk_widget_set_visible (nonet_frame_get_child (frame, "depth_button"), wide);
  gtk_widget_set_size_request (gtk_widget_get_parent (nonet_frame_get_child (frame, "keypad")), -1,
                               wide ? -1 : CARD_HEIGHT);
  if (self->menu_source == 0)
    self->menu_source = g_timeout_add_full (G_PRIORITY_LOW, MENU_DELAY_MS, make_menu, self, NULL);
  return G_SOURCE_REMOVE;
}

/* Comes while sizes are allocated, where nothing that was measured may appear or go. */
static void
header_changed_cb (NonetWindow *self)
{
  if (self->header_source == 0)
    self->header_source = g_idle_add_full (GTK_PRIORITY_RESIZE, update_tools, self, NULL);
}

/* As wide as the board below it, whatever its zoom. */
static gboolean
align_row (gpointer data)
{
  NonetWindow *self = data;
  GtkWidget *row = gtk_widget_get_parent (nonet_frame_get_child (NONET_FRAME (self), "row"));

  self->row_source = 0;
  g_object_set (gtk_widget_get_layout_manager (row), "width",
                (guint) nonet_board_place_get_usual_size (nonet_board_view_get_place (self->board)), NULL);
  return G_SOURCE_REMOVE;
}

/* Comes while sizes are allocated, and after that of the row. */
static void
board_placed_cb (NonetWindow *self)
{
  if (self->row_source == 0)
    self->row_source = g_idle_add_full (GTK_PRIORITY_RESIZE, align_row, self, NULL);
}

/* At the bottom, as high as it would be, but for what would cover the board. */
static gboolean
place_card_cb (GtkOverlay *overlay, GtkWidget *scroller, GdkRectangle *place, NonetWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (overlay);
  int least, natural, bottom = gtk_widget_get_height (widget);

  place->width = gtk_widget_get_width (widget);
  gtk_widget_measure (scroller, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  /* What scrolls would be measured without regard to its width. */
  gtk_widget_measure (nonet_frame_get_child (NONET_FRAME (self), "hint_bar"), GTK_ORIENTATION_VERTICAL, place->width,
                      NULL, &natural, NULL, NULL);
  place->height = MAX (least, MIN (natural, bottom));
  place->x = 0;
  place->y = bottom - place->height;
  return TRUE;
}

/* Each controller stops what it has under way when there is no document any more. */
static void
nonet_window_dispose (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_clear_handle_id (&self->header_source, g_source_remove);
  g_clear_handle_id (&self->row_source, g_source_remove);
  g_clear_handle_id (&self->menu_source, g_source_remove);
  nonet_frame_set_document (NONET_FRAME (self), NULL);
  /* This action owns the flap, and what is in the flap reaches the actions of the window. */
  g_action_map_remove_action (G_ACTION_MAP (self), "show-pane");
  g_ptr_array_set_size (self->controllers, 0);
  G_OBJECT_CLASS (nonet_window_parent_class)->dispose (object);
}

static void
nonet_window_finalize (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_ptr_array_unref (self->controllers);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->games);
  g_clear_object (&self->stock);
  G_OBJECT_CLASS (nonet_window_parent_class)->finalize (object);
}

static void
nonet_window_unrealize (GtkWidget *widget)
{
  NonetWindow *self = NONET_WINDOW (widget);

  if (self->controllers->len > 0)
    keep_size (self);
  GTK_WIDGET_CLASS (nonet_window_parent_class)->unrealize (widget);
}

/* Whatever has an id can be asked for by it; see nonet_frame_get_child (). */
static void
bind_by_id (GMarkupParseContext *context,
            const char *element,
            const char **attributes,
            const char **values,
            gpointer widget_class,
            GError **error)
{
  for (; *attributes != NULL; attributes++, values++)
    if (g_str_equal (*attributes, "id"))
      gtk_widget_class_bind_template_child_full (widget_class, *values, FALSE, 0);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const GMarkupParser parser = { .start_element = bind_by_id };
  g_autoptr (GBytes) xml = g_resources_lookup_data (TEMPLATE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, widget_class, NULL);

  g_markup_parse_context_parse (context, g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), NULL);
  NONET_BIND_CHILDREN (widget_class, NonetWindow, title, titles, start_page, flap, board);
}

static void
nonet_window_class_init (NonetWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  NonetFrameClass *frame_class = NONET_FRAME_CLASS (klass);

  object_class->dispose = nonet_window_dispose;
  object_class->finalize = nonet_window_finalize;
  widget_class->unrealize = nonet_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_window_close_request;
  frame_class->make_room = nonet_window_make_room;
  frame_class->open_files = nonet_window_open_files;

  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  g_type_ensure (NONET_TYPE_BOARD_EDITOR);
  g_type_ensure (NONET_TYPE_CHECKPOINTS_POPOVER);
  g_type_ensure (NONET_TYPE_KEYPAD);
  g_type_ensure (NONET_TYPE_PANE_HANDLE);
  g_type_ensure (NONET_TYPE_POPOVER_BIN);
  g_type_ensure (NONET_TYPE_RULE_LIST_VIEW);
  g_type_ensure (NONET_TYPE_RULE_PALETTE);
  g_type_ensure (NONET_TYPE_SETTING_PAGE);
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_SOLUTION_BROWSER);
  g_type_ensure (NONET_TYPE_START_PAGE);
  g_type_ensure (NONET_TYPE_STEPS_PANE);
  g_type_ensure (NONET_TYPE_VERDICT_BUTTON);

  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  bind_children (widget_class);
  NONET_BIND_CALLBACKS (widget_class, header_changed_cb, place_card_cb);
}

/* A switcher would cut all titles to the same width before it leaves its place to the one with icons. */
static void
keep_titles_whole (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_titles_whole (child);
}

static void
nonet_window_init (NonetWindow *self)
{
  self->controllers = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_titles_whole (GTK_WIDGET (self->titles));
}

/* The window owns its controllers. */
static gpointer
add (NonetWindow *self, gpointer controller)
{
  g_ptr_array_add (self->controllers, controller);
  return controller;
}

static void
update_tints (NonetWindow *self)
{
  nonet_board_view_set_tints (self->board, g_settings_get_boolean (self->settings, "tint-houses"),
                              g_settings_get_boolean (self->settings, "tint-equal"));
}

static void
add_controllers (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);
  NonetSolving *solving;
  NonetPlaying *playing;

  self->loader = add (self, nonet_loader_new (frame, self->games));
  self->saver = add (self, nonet_saver_new (frame, self->loader));
  self->opening = add (self, nonet_opening_new (frame, self->loader, self->games, self->stock));
  playing = add (self, nonet_playing_new (frame));
  add (self, nonet_ending_new (frame, self->games));
  solving = add (self, nonet_solving_new (frame, playing));
  add (self, nonet_setting_new (frame, solving));
  add (self, nonet_ruling_new (frame));
  add (self, nonet_rule_reading_new (frame));
  add (self, nonet_candidates_new (frame));
  add (self, nonet_stepping_new (frame));
  add (self, nonet_helping_new (frame, playing));
  add (self, nonet_deriving_new (frame));
  add (self, nonet_editing_new (frame));
  add (self, nonet_checkpointing_new (frame));
  add (self, nonet_printing_new (frame, self->loader));
  nonet_playing_connect_escape (playing);
}

static void
bind_settings (NonetWindow *self)
{
  GSettings *settings = self->settings;
  NonetFrame *frame = NONET_FRAME (self);
  NonetStepPresenter *presenter = nonet_frame_get_presenter (frame);
  NonetVerdictButton *verdict = nonet_frame_get_child (frame, "verdict");

  g_settings_bind (settings, "show-verdict", verdict, "visible", G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "show-rating", verdict, "show-rating",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "candidate-depth", self->board, "depth",
                   NONET_SETTINGS_REMEMBER | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (settings, "cell-style", presenter, "cell-style", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "pane-width", nonet_frame_get_child (frame, "pane_handle"), "width",
                   NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "pane-page", nonet_frame_get_child (frame, "panes"), "visible-child-name",
                   NONET_SETTINGS_REMEMBER);
  g_signal_connect_object (settings, "changed::tint-houses", G_CALLBACK (update_tints), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::tint-equal", G_CALLBACK (update_tints), self, G_CONNECT_SWAPPED);
  update_tints (self);
}

static void
add_menu (NonetFrame *frame, const char *id)
{
  GtkMenuButton *button = nonet_frame_get_child (frame, id);

  nonet_lazy_menu_attach (button, nonet_frame_get_child (frame, "primary_menu"));
  nonet_typing_keep_after_menu (button);
}

NonetWindow *
nonet_window_new (GtkApplication *application,
                  GSettings *settings,
                  NonetSessionStore *store,
                  NonetGames *games,
                  NonetStock *stock)
{
  NonetWindow *self = g_object_new (NONET_TYPE_WINDOW, "application", application, NULL);
  NonetFrame *frame = NONET_FRAME (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new_to_set (puzzle);
  g_autoptr (GAction) show_pane = nonet_property_action_new ("show-pane", self->flap, "reveal-flap");

  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->games = g_object_ref (games);
  self->stock = g_object_ref (stock);
  nonet_frame_equip (frame, settings);
  nonet_steps_pane_set_presenter (nonet_frame_get_child (frame, "steps"), nonet_frame_get_presenter (frame),
                                  self->board);
  nonet_frame_connect_document (frame, "notify::title", G_CALLBACK (update_title), self);
  nonet_frame_connect_document (frame, "notify::modified", G_CALLBACK (update_title), self);
  add_controllers (self);
  add_menu (frame, "menu_button");
  add_menu (frame, "narrow_menu_button");
  g_action_map_add_action (G_ACTION_MAP (self), show_pane);
  nonet_typing_install (GTK_WINDOW (self), self->board);
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  adw_flap_set_reveal_flap (self->flap, g_settings_get_boolean (self->settings, "pane-visible"));
  nonet_frame_connect_document (frame, "notify::modified", G_CALLBACK (update_inhibition), self);
  nonet_frame_connect_document (frame, "checkpoints-changed", G_CALLBACK (keep_soon), self);
  nonet_frame_connect_document (frame, "notify::etag", G_CALLBACK (keep_soon), self);
  nonet_frame_connect_document (frame, "played", G_CALLBACK (played_cb), self);
  g_signal_connect (self, "document-set", G_CALLBACK (document_set_cb), NULL);
  g_signal_connect (self, "edited", G_CALLBACK (update_title), NULL);
  g_signal_connect (self, "edited", G_CALLBACK (keep_soon), NULL);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (keep_soon), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (keep_soon), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  g_signal_connect_object (games, "failed", G_CALLBACK (game_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (games, "written", G_CALLBACK (game_written_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_page, "notify::visible", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::zoom", G_CALLBACK (board_placed_cb), self, G_CONNECT_SWAPPED);
  update_tools (self);
  bind_settings (self);
  nonet_frame_set_document (frame, document);
  return self;
}
