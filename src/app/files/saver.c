/* Saving the document into its file or another one, and asking before its changes would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/saver.h"

#include <glib/gi18n.h>

#include "app/frame/file-choice.h"
#include "app/frame/kinds.h"
#include "document/checkpoints.h"
#include "tasks/files.h"
#include "tasks/task.h"
#include "widgets/newer.h"

struct _NonetSaver
{
  NonetController parent_instance;

  NonetLoader *loader;            /* of the window */
  const NonetWriteFormat *format; /* of the document's file, if it can be written */
  GPtrArray *savings;             /* of Saving, in the order they were asked for */

  GFile *watched; /* of the document, or NULL */
  GFileMonitor *monitor;
  char *etag;            /* of the content that is known; NULL: not asked for yet */
  char *reported;        /* the etag of the last change that was reported */
  GCancellable *looking; /* for changes; a later look takes its place */
  guint writing;         /* of the program itself: what happens to the file meanwhile is known */
};

G_DEFINE_FINAL_TYPE (NonetSaver, nonet_saver, NONET_TYPE_CONTROLLER)

/* Watching the document's file for what other programs do to it. */

/* Nothing would be lost by reading it again, unless the puzzle was edited: then Save asks. */
static void
report_change (NonetSaver *self, NonetDocument *document)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  g_autofree char *name = nonet_file_dup_name (nonet_document_get_file (document));
  g_autofree char *text = g_strdup_printf (_ ("Another program has changed “%s”"), name);

  if (nonet_document_get_modified (document))
    nonet_toasts_say (toasts, text);
  else if (!nonet_toasts_has (toasts, "win.reload"))
    nonet_toasts_offer (toasts, text, _ ("_Reload"), "win.reload", NULL);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetSaver) self = user_data;
  g_autofree char *etag = nonet_file_query_etag_finish (G_FILE (source), result);
  NonetDocument *document = nonet_controller_get_document (self);

  /* Cancelled, gone, or being written by the program itself. */
  if (etag == NULL || self->writing > 0)
    return;
  if (self->etag == NULL)
    {
      self->etag = g_steal_pointer (&etag);
      /* Another session finds out by it whether the file has changed meanwhile. */
      if (document != NULL)
        nonet_document_set_etag (document, self->etag);
    }
  else if (!g_str_equal (etag, self->etag) && g_strcmp0 (etag, self->reported) != 0)
    {
      g_free (self->reported);
      self->reported = g_steal_pointer (&etag);
      if (document != NULL)
        report_change (self, document);
    }
}

static void
look (NonetSaver *self)
{
  nonet_cancel (&self->looking);
  if (self->watched == NULL || self->writing > 0)
    return;
  self->looking = g_cancellable_new ();
  nonet_file_query_etag_async (self->watched, self->looking, looked_cb, g_object_ref (self));
}

/* Each piece that is written is a change, and after the last of them the changes are said to be done: no file is reported that is only
 * half there. */
static void
monitor_cb (NonetSaver *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGED)
    look (self);
}

/* Watches this file from now on, which is not being written; NULL: none. etag (see GFileInfo) is that of the content that is known;
 * NULL: the content as it is now. */
static void
watch (NonetSaver *self, GFile *file, const char *etag)
{
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->reported, g_free);
  g_free (self->etag);
  self->writing = 0;
  self->etag = g_strdup (etag);
  g_set_object (&self->watched, file);
  if (file != NULL)
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_cb), self, G_CONNECT_SWAPPED);
  look (self);
}

/* Saving. */

/* One saving of a document, from the choice of the file to the toast. The window may show another document meanwhile: what follows
 * from the saving is done to its own. Those of one document or one file come one after another. */
typedef struct
{
  NonetSaver *self;
  NonetDocument *document;
  GFile *file;
  const NonetWriteFormat *format;
  NonetPuzzle *snapshot;
  gboolean as;             /* asked for by Save As: writes even what the format does not hold wholly */
  NonetContinuation *then; /* or NULL: the window waits for nothing */
  GCancellable *cancellable;
  gboolean started;
  gboolean keeps_all;
  gboolean watched; /* the file is that of the document which the window shows */
} Saving;

/* Whether the window still shows the document that is saved. */
static gboolean
is_shown (Saving *saving)
{
  return nonet_controller_get_document (saving->self) == saving->document;
}

static void start_next (NonetSaver *self);
static void ask_where (NonetSaver *self, NonetDocument *document, NonetContinuation *then);

/* Says which saving the window waits for, if any. */
static void
update_wait (NonetSaver *self)
{
  Saving *waited = NULL;
  g_autofree char *name = NULL, *text = NULL;

  if (nonet_controller_get_document (self) == NULL)
    return;
  for (guint i = 0; i < self->savings->len; i++)
    if (((Saving *) self->savings->pdata[i])->then != NULL)
      waited = self->savings->pdata[i];
  if (waited != NULL)
    {
      name = nonet_file_dup_name (waited->file);
      text = g_strdup_printf (_ ("Saving “%s”…"), name);
    }
  nonet_loader_show_wait (self->loader, text, waited != NULL ? waited->cancellable : NULL);
}

/* Frees it, and has its turn come to the next one. */
static void
end_saving (Saving *saving)
{
  g_autoptr (NonetSaver) self = g_object_ref (saving->self);

  g_ptr_array_remove (self->savings, saving);
  update_wait (self);
  g_object_unref (saving->cancellable);
  g_object_unref (saving->document);
  g_object_unref (saving->file);
  nonet_puzzle_unref (saving->snapshot);
  g_clear_pointer (&saving->then, nonet_continuation_unref);
  g_object_unref (saving->self);
  g_free (saving);
  start_next (self);
}

static void
finish_saving (Saving *saving)
{
  NonetSaver *self = saving->self;
  g_autofree char *name = nonet_file_dup_name (saving->file);
  g_autofree char *text = NULL;

  nonet_recent_add (saving->file);
  if (!saving->keeps_all)
    {
      text = g_strdup_printf (_ ("Saved “%s”. “%s” cannot store all details."), name, _ (saving->format->name));
      nonet_toasts_say (nonet_controller_get_toasts (self), text);
      return;
    }

  nonet_document_set_file (saving->document, saving->file);
  nonet_document_mark_saved (saving->document, saving->snapshot);
  if (is_shown (saving))
    {
      self->format = saving->format;
      watch (self, saving->file, NULL);
    }
  if (saving->then != NULL && !g_cancellable_is_cancelled (saving->cancellable))
    {
      /* What was changed during the saving is not lost without a question either. */
      nonet_saver_make_room (self, saving->then);
      return;
    }
  text = g_strdup_printf (_ ("Saved “%s”"), name);
  nonet_toasts_say (nonet_controller_get_toasts (self), text);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Saving *saving = user_data;
  g_autoptr (GError) error = NULL;
  gboolean written = nonet_save_file_finish (result, &error);
  NonetSaver *self = saving->self;

  if (saving->watched && is_shown (saving) && self->writing > 0)
    {
      self->writing--;
      g_clear_pointer (&self->etag, g_free);
      look (self);
    }
  if (nonet_controller_get_document (saving->self) != NULL && written)
    finish_saving (saving);
  else if (nonet_controller_get_document (saving->self) != NULL
           && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_autofree char *name = nonet_file_dup_name (saving->file);
      g_autofree char *heading = g_strdup_printf (_ ("Could Not Save “%s”"), name);

      nonet_toasts_report (nonet_controller_get_toasts (saving->self), heading, error);
    }
  end_saving (saving);
}

static void
write_file (Saving *saving)
{
  GFile *own = nonet_document_get_file (saving->document);

  if (own != NULL && g_file_equal (own, saving->file))
    {
      nonet_document_set_etag (saving->document, NULL);
      saving->watched = is_shown (saving);
    }
  if (saving->watched)
    {
      saving->self->writing++;
      nonet_cancel (&saving->self->looking);
    }
  nonet_save_file_async (saving->format, saving->snapshot, saving->file, saving->cancellable, written_cb, saving);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Saving *saving = user_data;
  g_autoptr (NonetReading) reading = nonet_load_finish (result, NULL);
  g_autoptr (NonetPuzzle) puzzle = reading != NULL ? nonet_reading_dup_puzzle (reading, 0) : NULL;
  g_autoptr (NonetPuzzle) timed = puzzle != NULL ? nonet_puzzle_copy (puzzle) : NULL;

  /* The time it has been played is no loss. */
  if (timed != NULL)
    timed->elapsed = saving->snapshot->elapsed;
  saving->keeps_all = timed != NULL && nonet_puzzle_equal (timed, saving->snapshot);
  if (saving->keeps_all || saving->as)
    {
      write_file (saving);
      return;
    }
  if (nonet_controller_get_document (saving->self) != NULL)
    ask_where (saving->self, saving->document, saving->then);
  end_saving (saving);
}

static void
write_if_whole (Saving *saving)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (saving->format->whole)
    {
      saving->keeps_all = TRUE;
      write_file (saving);
      return;
    }

  text = nonet_write_puzzle (saving->format, saving->snapshot, &error);
  if (text == NULL)
    {
      if (nonet_controller_get_document (saving->self) != NULL)
        nonet_toasts_report (nonet_controller_get_toasts (saving->self), _ ("Cannot Save in This Format"), error);
      end_saving (saving);
      return;
    }
  bytes = g_bytes_new_take (text, strlen (text));
  nonet_load_bytes_async (bytes, NULL, NULL, checked_cb, saving);
}

/* The first that waits for nothing: no earlier one is for its document or its file. */
static Saving *
find_next (NonetSaver *self)
{
  for (guint i = 0; i < self->savings->len; i++)
    {
      Saving *saving = self->savings->pdata[i];
      gboolean waits = saving->started;

      for (guint j = 0; j < i && !waits; j++)
        {
          Saving *earlier = self->savings->pdata[j];

          waits = earlier->document == saving->document || g_file_equal (earlier->file, saving->file);
        }
      if (!waits)
        return saving;
    }
  return NULL;
}

static void look_at_file (Saving *saving);

static void
start_next (NonetSaver *self)
{
  Saving *saving;

  while ((saving = find_next (self)) != NULL)
    {
      saving->started = TRUE;
      look_at_file (saving);
    }
}

/* Saves the document as it is now, when those before are at their end. */
static void
begin_saving (NonetSaver *self,
              NonetDocument *document,
              GFile *file,
              const NonetWriteFormat *format,
              gboolean as,
              NonetContinuation *then)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->self = g_object_ref (self);
  saving->document = g_object_ref (document);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->snapshot = nonet_document_dup_for_file (document);
  saving->as = as;
  saving->then = then != NULL ? nonet_continuation_ref (then) : NULL;
  saving->cancellable = g_cancellable_new ();
  g_ptr_array_add (self->savings, saving);
  update_wait (self);
  start_next (self);
}

/* Those that have an extension: without one they are links and the like, for copying only. */
static GPtrArray *
list_file_formats (guint *whole)
{
  GPtrArray *formats = g_ptr_array_new ();

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      if (format->extension == NULL)
        continue;
      if (format->whole)
        *whole = formats->len;
      g_ptr_array_add (formats, (gpointer) format);
    }
  return formats;
}

/* A question for a file, or whether to save at all. */
typedef struct
{
  NonetSaver *self;
  NonetDocument *document;
  NonetContinuation *then; /* or NULL */
} Asking;

static Asking *
asking_new (NonetSaver *self, NonetDocument *document, NonetContinuation *then)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->self = g_object_ref (self);
  asking->document = g_object_ref (document);
  asking->then = then != NULL ? nonet_continuation_ref (then) : NULL;
  return asking;
}

static void
asking_free (Asking *asking)
{
  g_object_unref (asking->self);
  g_object_unref (asking->document);
  g_clear_pointer (&asking->then, nonet_continuation_unref);
  g_free (asking);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Asking, asking_free)

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  g_autoptr (Asking) asking = user_data;
  NonetSaver *self = asking->self;
  guint whole;
  g_autoptr (GPtrArray) formats = list_file_formats (&whole);

  if (file != NULL && nonet_controller_get_document (self) != NULL)
    begin_saving (self, asking->document, file, formats->pdata[kind], TRUE, asking->then);
}

/* "Bird’s Pearl.ipuz", from the file's name or else the title. */
static char *
proposed_name (NonetDocument *document)
{
  GFile *file = nonet_document_get_file (document);
  g_autofree char *name = NULL;
  char *dot;

  if (file != NULL)
    name = nonet_file_dup_name (file);
  else
    name = nonet_kind_dup_title (document);
  if (file != NULL && (dot = strrchr (name, '.')) != NULL)
    *dot = '\0';
  return g_strconcat (name, ".ipuz", NULL);
}

static void
ask_where (NonetSaver *self, NonetDocument *document, NonetContinuation *then)
{
  GFile *file = nonet_document_get_file (document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = proposed_name (document);
  guint whole = 0;
  g_autoptr (GPtrArray) formats = list_file_formats (&whole), names = g_ptr_array_new_with_free_func (g_free);
  g_autofree NonetFileKind *kinds = g_new (NonetFileKind, formats->len);

  for (guint i = 0; i < formats->len; i++)
    {
      const NonetWriteFormat *format = formats->pdata[i];

      /* "HoDoKu (.txt)" and the like. */
      g_ptr_array_add (names, g_strdup_printf ("%s (.%s)", _ (format->name), format->extension));
      kinds[i] = (NonetFileKind){ format->extension, names->pdata[i] };
    }
  nonet_choose_file (nonet_controller_get_window (self), _ ("Save Puzzle"), name, folder, kinds, formats->len, whole,
                     chosen_cb, asking_new (self, document, then));
}

static void
reload (NonetSaver *self)
{
  GFile *file = nonet_document_get_file (nonet_controller_get_document (self));

  if (file != NULL)
    nonet_loader_reload (self->loader, file);
}

/* A question about a saving, which ends with it unless the answer was to continue. */
typedef struct
{
  Saving *saving; /* NULL: it continues */
} Conflict;

static void
conflict_free (gpointer data, GClosure *closure)
{
  Conflict *conflict = data;

  if (conflict->saving != NULL)
    end_saving (conflict->saving);
  g_free (conflict);
}

static void
conflict_response_cb (Conflict *conflict, const char *response)
{
  Saving *saving = conflict->saving;

  if (g_str_equal (response, "replace"))
    {
      conflict->saving = NULL;
      write_if_whole (saving);
    }
  else if (is_shown (saving) && g_str_equal (response, "reload"))
    reload (saving->self);
  else if (nonet_controller_get_document (saving->self) != NULL && g_str_equal (response, "save-as"))
    ask_where (saving->self, saving->document, saving->then);
}

/* Either what is in the file or what is in the window would be lost. */
static void
ask_about_conflict (Saving *saving)
{
  g_autofree char *name = nonet_file_dup_name (saving->file);
  g_autofree char *body =
      g_strdup_printf (_ ("Another program has changed “%s”. Replacing the file will overwrite those "
                          "changes; reloading it will discard yours."),
                       name);
  const NonetResponse responses[] = { { "cancel", _ ("_Cancel") },
                                      { "reload", _ ("_Reload"), ADW_RESPONSE_DESTRUCTIVE },
                                      { "save-as", _ ("Save _As…"), .is_default = TRUE },
                                      { "replace", _ ("_Replace"), ADW_RESPONSE_DESTRUCTIVE },
                                      { NULL } };
  Conflict *conflict = g_new (Conflict, 1);

  *conflict = (Conflict){ saving };
  nonet_ask (nonet_controller_get_window (saving->self), _ ("File Has Changed"), body, NULL, responses,
             G_CALLBACK (conflict_response_cb), conflict, conflict_free);
}

static void
looked_at_file_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Saving *saving = user_data;
  g_autofree char *etag = nonet_file_query_etag_finish (G_FILE (source), result);
  const char *known = nonet_document_get_etag (saving->document);
  gboolean changed = etag != NULL && known != NULL && !g_str_equal (etag, known);

  if (!changed)
    write_if_whole (saving);
  else if (nonet_controller_get_document (saving->self) != NULL)
    ask_about_conflict (saving);
  else
    end_saving (saving);
}

/* A file that is gone, or that cannot be looked at, has not changed; about another one the person has been asked. */
static void
look_at_file (Saving *saving)
{
  if (saving->as || nonet_document_get_etag (saving->document) == NULL)
    write_if_whole (saving);
  else
    nonet_file_query_etag_async (saving->file, NULL, looked_at_file_cb, saving);
}

/* Of this document; or NULL. */
static Saving *
find_last (NonetSaver *self, NonetDocument *document)
{
  Saving *last = NULL;

  for (guint i = 0; i < self->savings->len; i++)
    if (((Saving *) self->savings->pdata[i])->document == document)
      last = self->savings->pdata[i];
  return last;
}

/* What waits is brought up to date; otherwise a saving that is under way is followed by another one into the same file. */
static void
save (NonetSaver *self, NonetDocument *document, gboolean as, NonetContinuation *then)
{
  Saving *last = find_last (self, document);
  GFile *file = last != NULL ? last->file : nonet_document_get_file (document);
  const NonetWriteFormat *format = last != NULL ? last->format : self->format;

  if (as || file == NULL || format == NULL)
    ask_where (self, document, then);
  else if (last != NULL && !last->started && then == NULL)
    {
      nonet_puzzle_unref (last->snapshot);
      last->snapshot = nonet_document_dup_for_file (document);
    }
  else
    begin_saving (self, document, file, format, FALSE, then);
}

static void
save_action (NonetSaver *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  save (self, document, g_str_equal (name, "save-as"), NULL);
}

static void
answered_cb (gpointer asking, GClosure *closure)
{
  asking_free (asking);
}

/* The dialog is still at work when it reports the response, so its window must not go just yet. */
static void
response_cb (Asking *asking, const char *response)
{
  NonetDocument *document = nonet_controller_get_document (asking->self);

  if (document != NULL && g_str_equal (response, "discard"))
    nonet_continuation_run_later (asking->then);
  else if (document != NULL && g_str_equal (response, "save"))
    save (asking->self, document, FALSE, asking->then);
}

/* What is being saved is waited for, unless it is already. */
static void
ask (NonetSaver *self, NonetContinuation *then)
{
  NonetDocument *document = nonet_controller_get_document (self);
  Saving *last = find_last (self, document);
  g_autofree char *title = nonet_kind_dup_title (document);
  g_autofree char *body = g_strdup_printf (_ ("Changes to “%s” will be lost if you don’t save them."), title);
  const NonetResponse responses[] = { { "cancel", _ ("_Cancel") },
                                      { "discard", _ ("_Discard"), ADW_RESPONSE_DESTRUCTIVE },
                                      { "save", _ ("_Save"), ADW_RESPONSE_SUGGESTED, TRUE },
                                      { NULL } };

  if (last != NULL && last->then == NULL)
    {
      last->then = nonet_continuation_ref (then);
      update_wait (self);
      return;
    }
  nonet_ask (nonet_controller_get_window (self), _ ("Save Changes?"), body, NULL, responses, G_CALLBACK (response_cb),
             asking_new (self, document, then), answered_cb);
}

static void
destroy_window (gpointer window, gpointer nothing)
{
  gtk_window_destroy (window);
}

gboolean
nonet_saver_asks_to_close (NonetSaver *self)
{
  g_autoptr (NonetContinuation) then = NULL;

  if (!nonet_loader_is_unsaved (self->loader))
    return FALSE;
  then = nonet_continuation_new (destroy_window, nonet_controller_get_window (self), NULL);
  ask (self, then);
  return TRUE;
}

void
nonet_saver_make_room (NonetSaver *self, NonetContinuation *then)
{
  if (nonet_loader_is_unsaved (self->loader))
    ask (self, then);
  else
    nonet_continuation_run (then);
}

static const NonetActionEntry actions[] = {
  { "save", G_CALLBACK (save_action) },
  { "save-as", G_CALLBACK (save_action) },
  { "reload", G_CALLBACK (reload) },
};

static void
modified_cb (NonetSaver *self, GParamSpec *pspec, NonetDocument *document)
{
  if (nonet_document_get_modified (document))
    nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.reload");
}

/* A document that comes back with its session was in a file of the format that its name says. */
static void
document_set_cb (NonetSaver *self, NonetDocument *document)
{
  GFile *file = document != NULL ? nonet_document_get_file (document) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  self->format = name != NULL ? nonet_write_format_for_name (name) : NULL;
  if (file != NULL && nonet_loader_get_etag (self->loader, file) != NULL)
    nonet_document_set_etag (document, nonet_loader_get_etag (self->loader, file));
  watch (self, file, file != NULL ? nonet_document_get_etag (document) : NULL);
}

/* What was read knows its format better than its name. */
static void
reading_changed_cb (NonetSaver *self, NonetLoader *loader)
{
  if (nonet_loader_is_known (loader))
    self->format = nonet_loader_get_write_format (loader);
}

static void
nonet_saver_finalize (GObject *object)
{
  NonetSaver *self = NONET_SAVER (object);

  g_clear_object (&self->looking);
  g_clear_object (&self->monitor);
  g_clear_object (&self->watched);
  g_free (self->etag);
  g_free (self->reported);
  g_ptr_array_unref (self->savings);
  G_OBJECT_CLASS (nonet_saver_parent_class)->finalize (object);
}

static void
nonet_saver_class_init (NonetSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_saver_finalize;
}

static void
nonet_saver_init (NonetSaver *self)
{
  self->savings = g_ptr_array_new ();
}

NonetSaver *
nonet_saver_new (NonetFrame *frame, NonetLoader *loader)
{
  NonetSaver *self = nonet_controller_new (NONET_TYPE_SAVER, frame, actions, G_N_ELEMENTS (actions));

  self->loader = loader;
  nonet_controller_connect (self, loader, "changed", G_CALLBACK (reading_changed_cb));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect_document (self, "notify::modified", G_CALLBACK (modified_cb));
  return self;
}
