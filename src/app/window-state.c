/* What is kept of a window: its size for the next start, and itself against a crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window-state.h"

#include <glib/gi18n.h>

#include "document/record.h"
#include "formats/ipuz.h"
#include "formats/json.h"
#include "widgets/board/board-view.h"

/* Long enough not to write at every key, short enough to lose next to nothing. */
#define KEEP_DELAY_MS 800

/* For the time that a puzzle is played, of which there is more every second. */
#define KEEP_PLAYED_MS 60000

#define WINDOW_MEMBER NONET_IPUZ_PREFIX "window"

struct _NonetWindowState
{
  NonetController parent_instance;

  NonetSessionStore *store;
  AdwFlap *flap; /* of the window, as is the board */
  NonetBoardView *board;
  char *entry; /* in the session; NULL: none yet */
  guint source;
  gint64 due;       /* when the source writes, on the monotonic clock */
  guint inhibition; /* of the end of the desktop's session, while something is not saved; 0: none */
};

G_DEFINE_FINAL_TYPE (NonetWindowState, nonet_window_state, NONET_TYPE_CONTROLLER)

/* A folded pane is closed by itself, which is not what the person chose. */
static gboolean
is_pane_chosen (NonetWindowState *self)
{
  if (adw_flap_get_folded (self->flap))
    return g_settings_get_boolean (nonet_controller_get_settings (self), "pane-visible");
  return adw_flap_get_reveal_flap (self->flap);
}

void
nonet_window_state_keep_size (NonetWindowState *self)
{
  GSettings *settings = nonet_controller_get_settings (self);
  gboolean maximized = gtk_window_is_maximized (nonet_controller_get_window (self));
  int width, height;

  gtk_window_get_default_size (nonet_controller_get_window (self), &width, &height);
  g_settings_set_boolean (settings, "window-maximized", maximized);
  if (!maximized && width > 0 && height > 0)
    {
      g_settings_set_int (settings, "window-width", width);
      g_settings_set_int (settings, "window-height", height);
    }
  g_settings_set_boolean (settings, "pane-visible", is_pane_chosen (self));
}

/* What an entry of the session is made of. */
typedef struct
{
  NonetRecord *record;
  JsonNode *window;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  nonet_record_free (kept->record);
  g_clear_pointer (&kept->window, json_node_unref);
  g_free (kept);
}

/* In a worker: an entry. */
static gboolean
write_kept (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  Kept *kept = data;
  g_autoptr (JsonNode) root = nonet_record_to_json (kept->record);
  g_autofree char *text = NULL;

  json_object_set_member (json_node_get_object (root), WINDOW_MEMBER, g_steal_pointer (&kept->window));
  text = json_to_string (root, FALSE);
  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

/* Size and selection. */
static JsonNode *
describe_window (NonetWindowState *self)
{
  g_autoptr (JsonObject) window = json_object_new ();
  JsonArray *selection = json_array_new ();
  g_autofree guint *cells = NULL;
  guint n_cells;
  int width, height;

  gtk_window_get_default_size (nonet_controller_get_window (self), &width, &height);
  json_object_set_int_member (window, "width", width);
  json_object_set_int_member (window, "height", height);
  json_object_set_boolean_member (window, "maximized", gtk_window_is_maximized (nonet_controller_get_window (self)));
  json_object_set_boolean_member (window, "pane", is_pane_chosen (self));
  cells = nonet_board_view_dup_selection (self->board, &n_cells);
  for (guint i = 0; i < n_cells; i++)
    json_array_add_int_element (selection, cells[i]);
  json_object_set_array_member (window, "selection", selection);
  return json_node_init_object (json_node_alloc (), window);
}

void
nonet_window_state_keep_now (NonetWindowState *self)
{
  Kept *kept;

  if (self->source == 0)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  kept = g_new0 (Kept, 1);
  kept->record = nonet_document_dup_record (nonet_controller_get_document (self));
  kept->window = describe_window (self);
  if (self->entry == NULL)
    self->entry = nonet_session_store_new_entry (self->store);
  nonet_session_store_write (self->store, self->entry, write_kept, kept, kept_free);
  nonet_window_state_keep_size (self);
}

/* Writes within that time, or earlier if that is due already. */
static void
keep_within (NonetWindowState *self, guint milliseconds)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  gint64 due = g_get_monotonic_time () + 1000 * (gint64) milliseconds;

  if ((self->source != 0 && self->due <= due) || nonet_controller_get_document (self) == NULL
      || !g_settings_get_boolean (nonet_controller_get_settings (self), "restore-session"))
    return;
  if (self->entry == NULL && nonet_frame_is_vacant (frame))
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add_once (milliseconds, (GSourceOnceFunc) nonet_window_state_keep_now, self);
  self->due = due;
}

static void
keep_soon (NonetWindowState *self)
{
  keep_within (self, KEEP_DELAY_MS);
}

static void
played_cb (NonetWindowState *self)
{
  keep_within (self, KEEP_PLAYED_MS);
}

/* Whoever turns to another window may not come back. */
static void
active_changed_cb (NonetWindowState *self)
{
  if (self->source != 0 && !gtk_window_is_active (nonet_controller_get_window (self)))
    keep_soon (self);
}

static void
forget (NonetWindowState *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->entry != NULL)
    nonet_session_store_forget (self->store, self->entry);
  g_clear_pointer (&self->entry, g_free);
}

/* Cells that the board does not have are left out: what was kept may have been changed. */
static void
restore_selection (NonetWindowState *self, JsonArray *selection)
{
  guint n_cells = nonet_puzzle_get_cells (nonet_document_peek (nonet_controller_get_document (self)));
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
restore_window (NonetWindowState *self, JsonObject *window)
{
  gint64 width = nonet_json_get_int (window, "width", 0), height = nonet_json_get_int (window, "height", 0);

  if (width > 0 && width <= G_MAXINT16 && height > 0 && height <= G_MAXINT16)
    gtk_window_set_default_size (nonet_controller_get_window (self), (int) width, (int) height);
  if (nonet_json_get_boolean (window, "maximized"))
    gtk_window_maximize (nonet_controller_get_window (self));
  adw_flap_set_reveal_flap (self->flap, nonet_json_get_boolean (window, "pane"));
  restore_selection (self, nonet_json_get_array (window, "selection"));
}

gboolean
nonet_window_state_restore (NonetWindowState *self, GBytes *bytes, const char *entry, GError **error)
{
  g_autoptr (JsonNode) root = nonet_json_parse_own (bytes);
  g_autoptr (NonetDocument) document = nonet_document_new_from_json (root, error);
  JsonObject *window;

  if (document == NULL)
    return FALSE;
  g_free (self->entry);
  self->entry = g_strdup (entry);
  nonet_frame_set_document (nonet_controller_get_frame (self), document);
  window = nonet_json_get_object (json_node_get_object (root), WINDOW_MEMBER);
  if (window != NULL)
    restore_window (self, window);
  return TRUE;
}

static void
update_inhibition (NonetWindowState *self)
{
  /* A window that is being closed belongs to none any more. */
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  gboolean modified =
      nonet_controller_get_document (self) != NULL && nonet_frame_is_unsaved (nonet_controller_get_frame (self));

  if (application == NULL || modified == (self->inhibition != 0))
    return;
  if (modified)
    self->inhibition = gtk_application_inhibit (application, nonet_controller_get_window (self),
                                                GTK_APPLICATION_INHIBIT_LOGOUT, _ ("A puzzle has unsaved changes"));
  else
    {
      gtk_application_uninhibit (application, self->inhibition);
      self->inhibition = 0;
    }
}

static void
document_set_cb (NonetWindowState *self, NonetDocument *document)
{
  update_inhibition (self);
  if (document == NULL)
    forget (self);
}

static void
nonet_window_state_finalize (GObject *object)
{
  g_object_unref (NONET_WINDOW_STATE (object)->store);
  G_OBJECT_CLASS (nonet_window_state_parent_class)->finalize (object);
}

static void
nonet_window_state_class_init (NonetWindowStateClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_window_state_finalize;
}

static void
nonet_window_state_init (NonetWindowState *self)
{
}

static void
show_as_last (NonetWindowState *self)
{
  GtkWindow *window = nonet_controller_get_window (self);
  GSettings *settings = nonet_controller_get_settings (self);

  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
  adw_flap_set_reveal_flap (self->flap, g_settings_get_boolean (settings, "pane-visible"));
}

NonetWindowState *
nonet_window_state_new (NonetFrame *frame, NonetSessionStore *store)
{
  NonetWindowState *self = nonet_controller_new (NONET_TYPE_WINDOW_STATE, frame, NULL, 0);

  self->store = g_object_ref (store);
  self->flap = nonet_frame_get_child (frame, "flap");
  self->board = nonet_frame_get_child (frame, "board");
  show_as_last (self);
  nonet_controller_connect_document (self, "notify::modified", G_CALLBACK (update_inhibition));
  nonet_controller_connect_document (self, "checkpoints-changed", G_CALLBACK (keep_soon));
  nonet_controller_connect_document (self, "notify::etag", G_CALLBACK (keep_soon));
  nonet_controller_connect_document (self, "played", G_CALLBACK (played_cb));
  g_signal_connect_object (frame, "notify::default-width", G_CALLBACK (keep_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (frame, "notify::default-height", G_CALLBACK (keep_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (frame, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (keep_soon));
  return self;
}
