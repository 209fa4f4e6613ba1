/* Asking where a hand-out goes, and reporting how it went.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/handout-saving.h"

#include <glib/gi18n.h>

#include "app/derivation/handout-export.h"
#include "app/frame/file-choice.h"

struct _NonetHandoutSaving
{
  NonetController parent_instance;

  gboolean saving;
};

G_DEFINE_FINAL_TYPE (NonetHandoutSaving, nonet_handout_saving, NONET_TYPE_CONTROLLER)

/* What is saved, and for whom. */
typedef struct
{
  NonetHandoutSaving *self;
  NonetPuzzle *puzzle;
  GFile *file;
} Handout;

static void
handout_free (Handout *handout)
{
  g_object_unref (handout->self);
  nonet_puzzle_unref (handout->puzzle);
  g_clear_object (&handout->file);
  g_free (handout);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Handout, handout_free)

static void
set_saving (NonetHandoutSaving *self, gboolean saving)
{
  self->saving = saving;
  nonet_controller_set_enabled (self, "save-handout", !saving);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Handout) handout = user_data;
  NonetHandoutSaving *self = handout->self;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (handout->file);
  g_autofree char *said = NULL;
  gboolean done = nonet_handout_export_finish (result, &error);

  set_saving (self, FALSE);
  g_application_release (g_application_get_default ());
  if (nonet_controller_get_document (self) == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (!done)
    {
      nonet_frame_report (nonet_controller_get_frame (self), _ ("Could Not Save the Hand-out"), error->message);
      return;
    }
  /* Translators: %s is the name of a file. */
  said = g_strdup_printf (_ ("Hand-out saved as “%s”"), name);
  nonet_toasts_say (nonet_controller_get_toasts (self), said);
}

/* The paper that is usual where the user lives. */
static void
choose_paper (NonetPageLayout *layout)
{
  GtkPaperSize *paper = gtk_paper_size_new (NULL);

  layout->width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS);
  layout->height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);
  layout->right_to_left = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  gtk_paper_size_free (paper);
}

static gboolean
is_on (NonetHandoutSaving *self, const char *action)
{
  GActionGroup *actions = G_ACTION_GROUP (nonet_controller_get_frame (self));
  g_autoptr (GVariant) state = g_action_group_get_action_state (actions, action);

  return state != NULL && g_variant_get_boolean (state);
}

/* The search is that of the walk in the window. */
static SudokuSearchVariant
choose_variant (NonetHandoutSaving *self)
{
  return (SudokuSearchVariant){ .prune_once = is_on (self, "walk-prune-once"),
                                .value_or_others = is_on (self, "walk-value-or-others"),
                                .first_cell = is_on (self, "walk-first-cell") };
}

/* The program lives until the end of it: cancelled, it has a file to tidy away. */
static void
save (Handout *handout)
{
  NonetHandoutSaving *self = handout->self;
  const SudokuSearchVariant variant = choose_variant (self);
  NonetPageLayout layout = { 0 };

  choose_paper (&layout);
  set_saving (self, TRUE);
  g_application_hold (g_application_get_default ());
  nonet_handout_export_async (handout->puzzle, &variant, &layout, handout->file,
                              nonet_controller_get_cancellable (self), saved_cb, handout);
}

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  Handout *handout = user_data;

  if (file == NULL || nonet_controller_get_document (handout->self) == NULL || handout->self->saving)
    {
      handout_free (handout);
      return;
    }
  handout->file = g_object_ref (file);
  save (handout);
}

static void
save_handout_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetHandoutSaving *self = user_data;
  const NonetFileKind kind = { "pdf", _ ("PDF document") };
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  /* Translators: the name proposed for a hand-out on the derivation; %s is the title of the puzzle. */
  g_autofree char *name = g_strdup_printf (_ ("%s, derivation.pdf"), title);
  Handout *handout = g_new0 (Handout, 1);

  handout->self = g_object_ref (self);
  handout->puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  nonet_choose_file (nonet_controller_get_window (self), _ ("Save Hand-out"), name, NULL, &kind, 1, 0, chosen_cb,
                     handout);
}

static const GActionEntry actions[] = {
  { "save-handout", save_handout_action },
};

static void
nonet_handout_saving_class_init (NonetHandoutSavingClass *klass)
{
}

static void
nonet_handout_saving_init (NonetHandoutSaving *self)
{
}

NonetHandoutSaving *
nonet_handout_saving_new (NonetFrame *frame)
{
  return nonet_controller_new (NONET_TYPE_HANDOUT_SAVING, frame, actions, G_N_ELEMENTS (actions));
}
