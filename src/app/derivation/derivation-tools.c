/* Opening the window of the search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/derivation-tools.h"

#include "app/derivation/tree-window.h"
#include "words/derivation.h"

struct _NonetDerivationTools
{
  NonetController parent_instance;

  NonetDeriving *deriving; /* of the window */
  NonetTreeWindow *tree;   /* NULL while it is closed */
};

G_DEFINE_FINAL_TYPE (NonetDerivationTools, nonet_derivation_tools, NONET_TYPE_CONTROLLER)

static void
give_puzzle (NonetDerivationTools *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetStepPresenter *presenter = nonet_controller_get_presenter (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autofree char *title = nonet_document_dup_title (document);

  nonet_tree_window_set_puzzle (self->tree, puzzle, title, nonet_step_presenter_get_notation (presenter, puzzle).cells);
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
  else if (self->tree != NULL)
    give_puzzle (self);
}

static const GActionEntry actions[] = {
  { "search-tree", search_tree_action },
};

static void
nonet_derivation_tools_dispose (GObject *object)
{
  NonetDerivationTools *self = NONET_DERIVATION_TOOLS (object);

  g_clear_weak_pointer (&self->tree);
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
