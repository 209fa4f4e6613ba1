/* New puzzles, ready to be solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/creating.h"

#include <glib/gi18n.h>

#include "app/frame/controls.h"
#include "app/puzzles/generate-dialog.h"
#include "tasks/puzzles/generating.h"

#define KIND_KEY "new-kind"

struct _NonetCreating
{
  NonetController parent_instance;

  NonetStock *stock;
  NonetLoader *loader;    /* of the window */
  AdwSplitButton *button; /* of the window */
  GMenu *menu;
  NonetGenerating *generating; /* what the stock had none of, or NULL */
  guint64 edition;             /* the generation of the document that it is to replace */
};

G_DEFINE_FINAL_TYPE (NonetCreating, nonet_creating, NONET_TYPE_CONTROLLER)

static void
show_puzzle (NonetCreating *self, NonetPuzzle *puzzle, gboolean has_room)
{
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);

  if (has_room)
    nonet_frame_set_document (nonet_controller_get_frame (self), document);
  else
    nonet_frame_replace_document (nonet_controller_get_frame (self), document);
}

static void
forget_generating (NonetCreating *self)
{
  if (self->generating != NULL)
    g_signal_handlers_disconnect_by_data (self->generating, self);
  g_clear_object (&self->generating);
}

/* Room was made for it, unless the board was edited since. */
static void
made_cb (NonetCreating *self)
{
  g_autoptr (NonetPuzzle) made = NULL;

  if (nonet_generating_get_n_made (self->generating) == 0)
    return;
  made = nonet_generating_dup_puzzle (self->generating, 0);
  forget_generating (self);
  show_puzzle (self, made, nonet_document_get_generation (nonet_controller_get_document (self)) == self->edition);
}

static NonetStockKind
kind_chosen_last (NonetCreating *self)
{
  g_autofree char *id = g_settings_get_string (nonet_controller_get_settings (self), KIND_KEY);
  NonetStockKind kind = nonet_stock_kind_from_id (id);

  return kind < NONET_N_STOCK_KINDS ? kind : NONET_STOCK_EASY;
}

/* Takes a puzzle of the kind chosen last from the stock, or makes one. */
static void
create_now (gpointer user_data, gpointer nothing)
{
  NonetCreating *self = user_data;
  NonetStockKind kind = kind_chosen_last (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_stock_take (self->stock, kind);

  forget_generating (self);
  if (puzzle != NULL)
    show_puzzle (self, puzzle, TRUE);
  else
    {
      /* The rarest kind takes a fraction of a second. */
      const SudokuWish wish = nonet_stock_kind_wish (kind);

      self->edition = nonet_document_get_generation (nonet_controller_get_document (self));
      self->generating = nonet_generating_new (&wish, (guint64) g_random_int () << 32 | g_random_int (), 1);
      g_signal_connect_swapped (self->generating, "changed", G_CALLBACK (made_cb), self);
    }
}

static void
create (NonetCreating *self)
{
  nonet_frame_make_room (nonet_controller_get_frame (self), create_now, self, NULL);
}

static void
new_puzzle_action (NonetCreating *self, NonetDocument *document, GVariant *parameter)
{
  NonetStockKind kind = nonet_stock_kind_from_id (g_variant_get_string (parameter, NULL));

  if (kind == NONET_N_STOCK_KINDS)
    return;
  g_settings_set_string (nonet_controller_get_settings (self), KIND_KEY, nonet_stock_kind_info (kind)->id);
  create (self);
}

/* One puzzle is shown at once; several are a text that is read like any other collection. */
static void
dialog_made_cb (NonetCreating *self, NonetGenerating *generating)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (GBytes) text = NULL;

  if (nonet_controller_get_document (self) == NULL)
    return;
  if (nonet_generating_get_n_made (generating) == 1)
    {
      puzzle = nonet_generating_dup_puzzle (generating, 0);
      show_puzzle (self, puzzle, FALSE);
      return;
    }
  text = nonet_generating_dup_text (generating);
  nonet_loader_load_text (self->loader, text, NULL);
}

static void
generate_action (NonetCreating *self)
{
  NonetGenerateDialog *dialog =
      nonet_generate_dialog_new (nonet_controller_get_window (self), nonet_controller_get_settings (self));

  g_signal_connect_object (dialog, "made", G_CALLBACK (dialog_made_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const NonetActionEntry actions[] = {
  { "generate", G_CALLBACK (generate_action), .use = NONET_USE_ON_START },
  { "new-puzzle", G_CALLBACK (new_puzzle_action), "s", .use = NONET_USE_ON_START },
  { "new-again", G_CALLBACK (create), .use = NONET_USE_ON_START },
};

/* Says of which kind the next puzzle is, and what that means. */
static void
update_tooltip (NonetCreating *self)
{
  NonetStockKind kind = kind_chosen_last (self);
  const char *meaning = nonet_new_kind_text (kind);
  /* Translators: %s is how difficult the puzzle is, as in “Easy”, or its board, as in “6×6”. */
  g_autofree char *title = g_strdup_printf (_ ("New Puzzle: %s"), nonet_new_kind_name (kind));
  g_autofree char *text = meaning != NULL ? g_strdup_printf ("%s\n%s", title, meaning) : g_strdup (title);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), text);
  nonet_split_button_name (self->button, title);
}

static GMenuModel *
kinds_menu (NonetStockKind first, NonetStockKind end)
{
  GMenu *menu = g_menu_new ();

  for (NonetStockKind kind = first; kind < end; kind++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (nonet_new_kind_label (kind), NULL);

      g_menu_item_set_action_and_target (item, "win.new-puzzle", "s", nonet_stock_kind_info (kind)->id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static void
fill_menu (NonetCreating *self)
{
  g_autoptr (GMenuModel) difficulties = kinds_menu (0, NONET_N_DIFFICULTIES);
  g_autoptr (GMenuModel) boards = kinds_menu (NONET_N_DIFFICULTIES, NONET_N_STOCK_KINDS);
  g_autoptr (GMenu) others = g_menu_new ();

  g_menu_append (others, _ ("_Generate…"), "win.generate");
  g_menu_append (others, _ ("Empty _Board…"), "win.new");
  g_menu_append_section (self->menu, C_ ("new puzzle", "9×9"), difficulties);
  g_menu_append_section (self->menu, _ ("Other Boards"), boards);
  g_menu_append_section (self->menu, NULL, G_MENU_MODEL (others));
}

GMenuModel *
nonet_creating_get_menu (NonetCreating *self)
{
  return G_MENU_MODEL (self->menu);
}

static void
nonet_creating_finalize (GObject *object)
{
  NonetCreating *self = NONET_CREATING (object);

  forget_generating (self);
  g_object_unref (self->menu);
  g_clear_object (&self->stock);
  G_OBJECT_CLASS (nonet_creating_parent_class)->finalize (object);
}

static void
nonet_creating_class_init (NonetCreatingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_creating_finalize;
}

static void
nonet_creating_init (NonetCreating *self)
{
  self->menu = g_menu_new ();
}

NonetCreating *
nonet_creating_new (NonetFrame *frame, NonetStock *stock, NonetLoader *loader)
{
  NonetCreating *self = nonet_controller_new (NONET_TYPE_CREATING, frame, actions, G_N_ELEMENTS (actions));

  self->stock = g_object_ref (stock);
  self->loader = loader;
  self->button = nonet_frame_get_child (frame, "new_button");
  fill_menu (self);
  adw_split_button_set_menu_model (self->button, G_MENU_MODEL (self->menu));
  g_signal_connect_object (nonet_controller_get_settings (self), "changed::" KIND_KEY, G_CALLBACK (update_tooltip),
                           self, G_CONNECT_SWAPPED);
  update_tooltip (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (forget_generating));
  return self;
}
