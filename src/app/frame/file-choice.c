/* Asking for a file to save something in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/file-choice.h"

#include <adwaita.h>
#include <string.h>
#include <glib/gi18n.h>

#include "document/document.h"
#include "tasks/task.h"
#include "widgets/newer.h"

/* One question, until it is answered. */
typedef struct
{
  GtkWindow *window;
  gulong closed_handler;
  GtkNativeDialog *dialog;
  GObject *replacing;   /* the dialog that asks whether to, or NULL; weak */
  NonetFileKind *kinds; /* without their names */
  guint n_kinds;
  NonetFileChosenFunc chosen;
  gpointer user_data;
  GFile *file; /* what may be replaced */
  guint kind;
  GCancellable *looking; /* whether there is such a file; NULL: not yet */
} Question;

static void
answer (Question *question, GFile *file, guint kind)
{
  question->chosen (file, kind, question->user_data);
  g_signal_handler_disconnect (question->window, question->closed_handler);
  g_signal_handlers_disconnect_by_data (question->dialog, question);
  if (question->replacing != NULL)
    g_signal_handlers_disconnect_by_data (question->replacing, question);
  g_clear_weak_pointer (&question->replacing);
  nonet_cancel (&question->looking);
  g_object_unref (question->window);
  g_clear_object (&question->dialog);
  g_clear_object (&question->file);
  g_free (question->kinds);
  g_free (question);
}

static void
closed_cb (Question *question)
{
  answer (question, NULL, 0);
}

static void
replace_response_cb (Question *question, const char *response)
{
  answer (question, g_str_equal (response, "replace") ? question->file : NULL, question->kind);
}

/* The file chooser asked about the name that was typed; this is for the one with the extension. */
static void
ask_to_replace (Question *question)
{
  g_autofree char *name = nonet_file_dup_name (question->file);
  g_autofree char *body = g_strdup_printf (_ ("“%s” already exists. Replacing it will overwrite its contents."), name);
  const NonetResponse responses[] = { { "cancel", _ ("_Cancel") },
                                      { "replace", _ ("_Replace"), ADW_RESPONSE_DESTRUCTIVE },
                                      { NULL } };

  g_set_weak_pointer (&question->replacing, nonet_ask (question->window, _ ("Replace File?"), body, NULL, responses,
                                                       G_CALLBACK (replace_response_cb), question, NULL));
}

/* The folder may be on another computer. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Question *question = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (info != NULL)
    ask_to_replace (question);
  else
    answer (question, question->file, question->kind);
}

static gboolean
has_extension (const char *name, const char *extension)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && g_ascii_strcasecmp (dot + 1, extension) == 0;
}

/* The kind somebody means who typed this name while that kind was chosen; *complete: it ends so already. */
static guint
find_meant_kind (const Question *question, const char *name, guint chosen, gboolean *complete)
{
  guint kind = chosen;

  for (guint i = 0; i < question->n_kinds && !has_extension (name, question->kinds[kind].extension); i++)
    kind = i;
  *complete = question->n_kinds == 0 || has_extension (name, question->kinds[kind].extension);
  return *complete ? kind : chosen;
}

static void
take (Question *question, GFile *typed, GFile *folder)
{
  g_autofree char *name = g_file_get_basename (typed), *full_name = NULL;
  GtkFileFilter *filter = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (question->dialog));
  guint chosen = filter != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (filter), "kind")) : 0;
  gboolean complete;

  question->kind = find_meant_kind (question, name, chosen, &complete);
  if (complete)
    {
      answer (question, typed, question->kind);
      return;
    }
  full_name = g_strconcat (name, ".", question->kinds[question->kind].extension, NULL);
  question->file = g_file_get_child (folder, full_name);
  question->looking = g_cancellable_new ();
  g_file_query_info_async (question->file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT,
                           question->looking, looked_cb, question);
}

/* A chooser may be left with no name in it. The root of a file system is no file, and is in no folder: asked again. */
static void
response_cb (Question *question, int response)
{
  g_autoptr (GFile) typed = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (question->dialog));
  g_autoptr (GFile) folder = typed != NULL ? g_file_get_parent (typed) : NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    answer (question, NULL, 0);
  else if (folder == NULL)
    gtk_native_dialog_show (question->dialog);
  else
    take (question, typed, folder);
}

void
nonet_choose_file (GtkWindow *window,
                   const char *title,
                   const char *name,
                   GFile *folder,
                   const NonetFileKind *kinds,
                   guint n_kinds,
                   guint kind,
                   NonetFileChosenFunc chosen,
                   gpointer user_data)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, window, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autofree char *proposed = g_strdelimit (g_strdup (name), "/", '-');
  Question *question = g_new0 (Question, 1);

  question->window = g_object_ref (window);
  question->dialog = GTK_NATIVE_DIALOG (dialog);
  question->kinds = g_memdup2 (kinds, n_kinds * sizeof *kinds);
  question->n_kinds = n_kinds;
  question->chosen = chosen;
  question->user_data = user_data;
  question->closed_handler = g_signal_connect_swapped (window, "destroy", G_CALLBACK (closed_cb), question);
  gtk_native_dialog_set_modal (question->dialog, TRUE);
  for (guint i = 0; i < n_kinds; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

      gtk_file_filter_set_name (filter, kinds[i].name);
      gtk_file_filter_add_suffix (filter, kinds[i].extension);
      g_object_set_data (G_OBJECT (filter), "kind", GUINT_TO_POINTER (i));
      gtk_file_chooser_add_filter (chooser, filter);
      if (i == kind)
        gtk_file_chooser_set_filter (chooser, filter);
    }
  if (folder != NULL && g_file_has_uri_scheme (folder, "file"))
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, proposed);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (response_cb), question);
  gtk_native_dialog_show (question->dialog);
}
