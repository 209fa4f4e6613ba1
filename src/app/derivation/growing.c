/* Opening the window of the search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/growing.h"

#include "app/derivation/tree-window.h"
#include "words/derivation.h"

struct _NonetGrowing
{
  NonetController parent_instance;

  NonetTreeWindow *window; /* NULL while it is closed */
};

G_DEFINE_FINAL_TYPE (NonetGrowing, nonet_growing, NONET_TYPE_CONTROLLER)

static void
give_puzzle (NonetGrowing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autofree char *title = nonet_document_dup_title (document);

  nonet_tree_window_set_puzzle (
      self->window, puzzle, title,
      nonet_step_presenter_get_notation (nonet_controller_get_presenter (self), puzzle).cells);
}

/* The walk through the derivation has a tree, too: that of these actions. */
static bool
is_on (NonetGrowing *self, const char *action)
{
  GtkWindow *window = nonet_controller_get_window (self);
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), action);

  return state != NULL && g_variant_get_boolean (state);
}

static void
give_variant (NonetGrowing *self)
{
  const SudokuSearchVariant variant = { .prune_once = is_on (self, "walk-prune-once"),
                                        .value_or_others = is_on (self, "walk-value-or-others"),
                                        .first_cell = is_on (self, "walk-first-cell") };

  nonet_tree_window_set_variant (self->window, &variant);
}

static void
search_tree_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetGrowing *self = user_data;

  if (self->window == NULL)
    {
      g_set_weak_pointer (&self->window, nonet_tree_window_new (nonet_controller_get_window (self)));
      give_variant (self);
      give_puzzle (self);
    }
  gtk_window_present (GTK_WINDOW (self->window));
}

static const GActionEntry actions[] = {
  { "search-tree", search_tree_action },
};

/* A board that is too large takes the window away. */
static void
nonet_growing_edited (NonetController *controller)
{
  NonetGrowing *self = NONET_GROWING (controller);
  NonetDocument *document = nonet_controller_get_document (self);
  gboolean fits = document != NULL && nonet_document_peek (document)->shape->order <= NONET_LARGEST_SEARCHED_ORDER;

  nonet_controller_set_enabled (self, "search-tree", fits);
  if (self->window == NULL || document == NULL)
    return;
  if (fits)
    give_puzzle (self);
  else
    gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
nonet_growing_dispose (GObject *object)
{
  g_clear_weak_pointer (&NONET_GROWING (object)->window);
  G_OBJECT_CLASS (nonet_growing_parent_class)->dispose (object);
}

static void
nonet_growing_class_init (NonetGrowingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_growing_dispose;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_growing_edited;
}

static void
nonet_growing_init (NonetGrowing *self)
{
}

NonetGrowing *
nonet_growing_new (NonetFrame *frame)
{
  return nonet_controller_new (NONET_TYPE_GROWING, frame, actions, G_N_ELEMENTS (actions));
}
