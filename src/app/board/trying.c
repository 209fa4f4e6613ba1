/* Trying values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/trying.h"

#include <glib/gi18n.h>

#include "document/checkpoints.h"
#include "words/notation.h"

struct _NonetTrying
{
  NonetController parent_instance;

  GtkRevealer *bar; /* of the window, as is the label */
  GtkLabel *label;
  NonetPuzzle *before; /* how it was when the try began; NULL: nothing is tried */
  guint n_steps;       /* of undo then */
  guint cell;          /* the one that was tried first */
};

G_DEFINE_FINAL_TYPE (NonetTrying, nonet_trying, NONET_TYPE_CONTROLLER)

static guint
value_of (const NonetPuzzle *puzzle, guint cell)
{
  return puzzle->givens[cell] | puzzle->entries[cell];
}

/* Whether a value was entered in the cell since the try began. */
static gboolean
is_tried (NonetTrying *self, const NonetPuzzle *puzzle, guint cell)
{
  return value_of (puzzle, cell) != 0 && value_of (puzzle, cell) != value_of (self->before, cell);
}

/* "Trying 5 in r1c3", as long as that stands there, else another value that was entered. */
static char *
describe (NonetTrying *self)
{
  const NonetPuzzle *puzzle = nonet_document_peek (nonet_controller_get_document (self));
  const NonetNotation notation = nonet_step_presenter_get_notation (nonet_controller_get_presenter (self), puzzle);
  guint n_cells = nonet_puzzle_get_cells (puzzle);
  g_autofree char *name = NULL;

  for (guint i = 0; i < n_cells && !is_tried (self, puzzle, self->cell); i++)
    self->cell = i;
  if (!is_tried (self, puzzle, self->cell))
    return g_strdup (_ ("Enter a value to try"));
  name = nonet_cell_to_name (puzzle->shape, self->cell, &notation);
  /* Translators: a symbol, and the cell that it is entered in on trial: "Trying 5 in r1c3". */
  return g_strdup_printf (_ ("Trying %s in %s"),
                          nonet_alphabet_get_symbol (puzzle->alphabet, value_of (puzzle, self->cell)), name);
}

static void
update (NonetTrying *self)
{
  g_autofree char *text = self->before != NULL ? describe (self) : NULL;

  if (text != NULL)
    gtk_label_set_text (self->label, text);
  gtk_revealer_set_reveal_child (self->bar, self->before != NULL);
  nonet_controller_set_enabled (self, "keep-try", self->before != NULL);
  nonet_controller_set_enabled (self, "drop-try", self->before != NULL);
}

static void
try_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetTrying *self = user_data;

  if (self->before != NULL)
    {
      nonet_toasts_say (nonet_controller_get_toasts (self), _ ("Keep or drop what you are trying first"));
      return;
    }
  self->before = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  self->n_steps = nonet_document_get_n_steps (nonet_controller_get_document (self));
  self->cell = 0;
  update (self);
}

static void
end (NonetTrying *self)
{
  g_clear_pointer (&self->before, nonet_puzzle_unref);
  update (self);
}

static void
keep_try_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  end (user_data);
}

/* As if nothing had been tried: a saved puzzle is still saved, and Redo tries it again. If more was undone since than was tried, it
 * is a step of its own. */
static void
drop_try_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetTrying *self = user_data;
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) before = g_steal_pointer (&self->before);

  if (!nonet_document_undo_since (document, self->n_steps, before))
    nonet_document_return_to (document, before);
  update (self);
}

static const GActionEntry actions[] = {
  { "try", try_action },
  { "keep-try", keep_try_action },
  { "drop-try", drop_try_action },
};

/* Another puzzle is not what was tried on. */
static void
nonet_trying_replaced (NonetController *controller)
{
  NonetTrying *self = NONET_TRYING (controller);

  g_clear_pointer (&self->before, nonet_puzzle_unref);
  if (nonet_controller_get_document (controller) != NULL)
    update (self);
}

static void
nonet_trying_edited (NonetController *controller)
{
  if (NONET_TRYING (controller)->before != NULL)
    update (NONET_TRYING (controller));
}

static void
nonet_trying_dispose (GObject *object)
{
  g_clear_pointer (&NONET_TRYING (object)->before, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_trying_parent_class)->dispose (object);
}

static void
nonet_trying_class_init (NonetTryingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_trying_dispose;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_trying_replaced;
  NONET_CONTROLLER_CLASS (klass)->replaced = nonet_trying_replaced;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_trying_edited;
}

static void
nonet_trying_init (NonetTrying *self)
{
}

NonetTrying *
nonet_trying_new (NonetFrame *frame)
{
  NonetTrying *self = nonet_controller_new (NONET_TYPE_TRYING, frame, actions, G_N_ELEMENTS (actions));

  self->bar = nonet_frame_get_child (frame, "try_bar");
  self->label = nonet_frame_get_child (frame, "try_label");
  update (self);
  return self;
}
