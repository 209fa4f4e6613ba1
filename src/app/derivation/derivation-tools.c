/* Opening the windows of the search tree and of the race, and saving hand-outs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/derivation-tools.h"

#include <glib/gi18n.h>

#include "app/derivation/handout-export.h"
#include "app/derivation/race-window.h"
#include "app/derivation/tree-window.h"
#include "app/frame/file-choice.h"
#include "words/derivation.h"

struct _NonetDerivationTools
{
  NonetController parent_instance;

  NonetDeriving *deriving; /* of the window */
  NonetTreeWindow *tree;   /* NULL while it is closed, … */
  NonetRaceWindow *race;   /* … as is this */
  GFile *handout;          /* that is being written, or NULL */
};

G_DEFINE_FINAL_TYPE (NonetDerivationTools, nonet_derivation_tools, NONET_TYPE_CONTROLLER)

/* The windows. */

static void
give_puzzle (NonetDerivationTools *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetStepPresenter *presenter = nonet_controller_get_presenter (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autofree char *title = nonet_document_dup_title (document);

  if (self->tree != NULL)
    nonet_tree_window_set_puzzle (self->tree, puzzle, title,
                                  nonet_step_presenter_get_notation (presenter, puzzle).cells);
  if (self->race != NULL)
    nonet_race_window_set_puzzle (self->race, puzzle, title);
}

static void
search_tree_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetDerivationTools *self = user_data;

  if (self->tree == NULL)
    {
      g_set_weak_pointer (&self->tree, nonet_tree_window_new (nonet_controller_get_window (self)));
      nonet_tree_window_set_variant (self->tree, nonet_deriving_get_variant (self->deriving));
      give_puzzle (self);
    }
  gtk_window_present (GTK_WINDOW (self->tree));
}

static void
race_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetDerivationTools *self = user_data;

  if (self->race == NULL)
    {
      g_set_weak_pointer (&self->race, nonet_race_window_new (nonet_controller_get_window (self)));
      give_puzzle (self);
    }
  gtk_window_present (GTK_WINDOW (self->race));
}

/* A board that is too large takes the window of the tree away. */
static void
nonet_derivation_tools_edited (NonetController *controller)
{
  NonetDerivationTools *self = NONET_DERIVATION_TOOLS (controller);
  guint order = nonet_document_get_shape (nonet_controller_get_document (self))->order;
  gboolean fits = order <= NONET_LARGEST_SEARCHED_ORDER;

  nonet_controller_set_enabled (self, "search-tree", fits);
  if (self->tree != NULL && !fits)
    gtk_window_destroy (GTK_WINDOW (self->tree));
  if (self->tree != NULL || self->race != NULL)
    give_puzzle (self);
}

/* The hand-out. */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetDerivationTools) self = user_data;
  g_autoptr (GFile) file = g_steal_pointer (&self->handout);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *said = NULL;

  nonet_replace_file_finish (result, &error);
  nonet_controller_set_enabled (self, "save-handout", TRUE);
  g_application_release (g_application_get_default ());
  if (nonet_controller_get_document (self) == NULL)
    return;
  /* Translators: %s is the name of a file. */
  said = g_strdup_printf (_ ("Hand-out saved as “%s”"), name);
  nonet_toasts_say_outcome (nonet_controller_get_toasts (self), said, _ ("Could Not Save the Hand-out"), error);
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

/* The program lives until the end of it: cancelled, it has a file to tidy away. */
static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  g_autoptr (NonetDerivationTools) self = user_data;
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  NonetPageLayout layout = { 0 };

  if (file == NULL || document == NULL || self->handout != NULL)
    return;
  puzzle = nonet_document_dup_snapshot (document);
  choose_paper (&layout);
  self->handout = g_object_ref (file);
  nonet_controller_set_enabled (self, "save-handout", FALSE);
  g_application_hold (g_application_get_default ());
  nonet_handout_export_async (puzzle, nonet_deriving_get_variant (self->deriving), &layout, file,
                              nonet_controller_get_cancellable (self), saved_cb, g_object_ref (self));
}

static void
save_handout_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const NonetFileKind kind = { "pdf", _ ("PDF document") };
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (user_data));
  /* Translators: the name proposed for a hand-out on the derivation; %s is the title of the puzzle. */
  g_autofree char *name = g_strdup_printf (_ ("%s, derivation.pdf"), title);

  nonet_choose_file (nonet_controller_get_window (user_data), _ ("Save Hand-out"), name, NULL, &kind, 1, 0, chosen_cb,
                     g_object_ref (user_data));
}

static const GActionEntry actions[] = {
  { "search-tree", search_tree_action },
  { "race", race_action },
  { "save-handout", save_handout_action },
};

static void
nonet_derivation_tools_dispose (GObject *object)
{
  NonetDerivationTools *self = NONET_DERIVATION_TOOLS (object);

  g_clear_weak_pointer (&self->tree);
  g_clear_weak_pointer (&self->race);
  G_OBJECT_CLASS (nonet_derivation_tools_parent_class)->dispose (object);
}

static void
nonet_derivation_tools_class_init (NonetDerivationToolsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_derivation_tools_dispose;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_derivation_tools_edited;
}

static void
nonet_derivation_tools_init (NonetDerivationTools *self)
{
}

NonetDerivationTools *
nonet_derivation_tools_new (NonetFrame *frame, NonetDeriving *deriving)
{
  NonetDerivationTools *self =
      nonet_controller_new (NONET_TYPE_DERIVATION_TOOLS, frame, actions, G_N_ELEMENTS (actions));

  self->deriving = deriving;
  return self;
}
