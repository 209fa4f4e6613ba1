/* The list of the puzzles of a collection, or of all games, and its model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/collection-dialog.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/files/game-text.h"
#include "app/frame/toasts.h"
#include "formats/difficulty.h"
#include "tasks/puzzles/stock.h"
#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"
#include "words/notation.h"
#include "words/steps/step-text.h"

/* The puzzles of a reading as a list whose items are made when they are looked at. */

struct _NonetCollectionItem
{
  GObject parent_instance;

  NonetGame *game;       /* either a game … */
  NonetReading *reading; /* … or a puzzle of a reading */
  NonetGames *games;     /* or NULL */
  guint index;
  NonetPuzzle *puzzle;
  gboolean is_looked_at; /* then what follows is known */
  double difficulty;
  guint n_givens;
  NonetGameState state;
};

G_DEFINE_FINAL_TYPE (NonetCollectionItem, nonet_collection_item, G_TYPE_OBJECT)

static void
nonet_collection_item_finalize (GObject *object)
{
  NonetCollectionItem *self = NONET_COLLECTION_ITEM (object);

  g_clear_object (&self->game);
  g_clear_object (&self->reading);
  g_clear_object (&self->games);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_collection_item_parent_class)->finalize (object);
}

static void
nonet_collection_item_class_init (NonetCollectionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_collection_item_finalize;
}

static void
nonet_collection_item_init (NonetCollectionItem *self)
{
}

guint
nonet_collection_item_get_index (NonetCollectionItem *self)
{
  return self->index;
}

NonetPuzzle *
nonet_collection_item_get_puzzle (NonetCollectionItem *self)
{
  if (self->game != NULL)
    return self->game->puzzle;
  if (self->puzzle == NULL)
    self->puzzle = nonet_reading_dup_puzzle (self->reading, self->index);
  return self->puzzle;
}

/* What lists are sorted by: a puzzle that is not shown need not stay in memory for it. */
static void
look_at (NonetCollectionItem *self)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (self->is_looked_at)
    return;
  self->is_looked_at = TRUE;
  if (self->game != NULL)
    {
      const char *level = self->game->played.level;

      self->difficulty = nonet_stock_kind_from_id (level != NULL ? level : "");
      self->state = self->game->state;
      return;
    }
  puzzle =
      self->puzzle != NULL ? nonet_puzzle_ref (self->puzzle) : nonet_reading_dup_puzzle (self->reading, self->index);
  self->difficulty = nonet_difficulty_to_number (puzzle->difficulty);
  self->n_givens = nonet_puzzle_count_givens (puzzle);
  if (self->games != NULL)
    self->state = nonet_games_get_state (self->games, puzzle);
}

double
nonet_collection_item_get_difficulty (NonetCollectionItem *self)
{
  look_at (self);
  return self->difficulty;
}

static guint
collection_item_get_n_givens (NonetCollectionItem *self)
{
  look_at (self);
  return self->n_givens;
}

/* How far the puzzle is; that too is known from then on. */
static NonetGameState
collection_item_get_state (NonetCollectionItem *self)
{
  look_at (self);
  return self->state;
}

gboolean
nonet_collection_item_matches (NonetCollectionItem *self, const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  char number[16];
  const char *title;

  if (self->game != NULL)
    {
      g_autofree char *name = nonet_game_dup_title (self->game), *details = nonet_game_dup_details (self->game);
      g_autofree char *said = g_strdup_printf ("%s %s", name, details), *folded = g_utf8_casefold (said, -1);

      return strstr (folded, wanted) != NULL;
    }
  g_snprintf (number, sizeof number, "%u", self->index + 1);
  if (g_str_has_prefix (number, wanted))
    return TRUE;
  /* A text of digits only is a number: no need to read every puzzle for its title. */
  if (strspn (wanted, "0123456789") == strlen (wanted))
    return FALSE;

  title = nonet_collection_item_get_puzzle (self)->title;
  if (title != NULL)
    {
      g_autofree char *folded = g_utf8_casefold (title, -1);

      return strstr (folded, wanted) != NULL;
    }
  return FALSE;
}

struct _NonetCollectionModel
{
  GObject parent_instance;

  NonetReading *reading; /* NULL: the games themselves */
  NonetGames *games;     /* or NULL */
};

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_COLLECTION_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  NonetCollectionModel *self = NONET_COLLECTION_MODEL (model);

  return self->reading != NULL ? nonet_reading_get_n_puzzles (self->reading)
                               : g_list_model_get_n_items (nonet_games_get_list (self->games));
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetCollectionModel *self = NONET_COLLECTION_MODEL (model);
  NonetCollectionItem *item;

  if (position >= get_n_items (model))
    return NULL;
  item = g_object_new (NONET_TYPE_COLLECTION_ITEM, NULL);
  item->reading = self->reading != NULL ? g_object_ref (self->reading) : NULL;
  if (self->reading == NULL)
    item->game = g_list_model_get_item (nonet_games_get_list (self->games), position);
  item->games = self->games != NULL ? g_object_ref (self->games) : NULL;
  item->index = position;
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetCollectionModel,
                               nonet_collection_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
nonet_collection_model_finalize (GObject *object)
{
  NonetCollectionModel *self = NONET_COLLECTION_MODEL (object);

  g_clear_object (&self->reading);
  g_clear_object (&self->games);
  G_OBJECT_CLASS (nonet_collection_model_parent_class)->finalize (object);
}

static void
nonet_collection_model_class_init (NonetCollectionModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_collection_model_finalize;
}

static void
nonet_collection_model_init (NonetCollectionModel *self)
{
}

NonetCollectionModel *
nonet_collection_model_new (NonetReading *reading, NonetGames *games)
{
  NonetCollectionModel *self = g_object_new (NONET_TYPE_COLLECTION_MODEL, NULL);

  self->reading = reading != NULL ? g_object_ref (reading) : NULL;
  self->games = games != NULL ? g_object_ref (games) : NULL;
  if (reading == NULL)
    g_signal_connect_object (nonet_games_get_list (games), "items-changed", G_CALLBACK (g_list_model_items_changed),
                             self, G_CONNECT_SWAPPED);
  return self;
}

#define DRAWING_SIZE 84

/* Sorting by difficulty is offered if one of this many puzzles says how hard it is. */
#define MOST_ASKED 20

struct _NonetCollectionDialog
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  AdwHeaderBar *header;
  GtkWidget *close_button;
  GtkWidget *open_button;
  GtkSearchEntry *search;
  GtkStack *stack;
  GtkListView *list;
  GtkMenuButton *order_button;
  AdwToastOverlay *toast_overlay;
  NonetToasts *toasts;

  NonetGames *games; /* that are listed, or NULL: a collection is */
  GtkFilterListModel *matches;
  GtkSortListModel *sorted;
  GtkCustomFilter *filter;
  char *wanted;
  guint current;
  NonetPuzzleChosenFunc chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (NonetCollectionDialog, nonet_collection_dialog, ADW_TYPE_WINDOW)

static void
draw_puzzle (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  NonetCollectionItem *item = gtk_list_item_get_item (user_data);
  NonetBoardScene scene;

  if (item == NULL)
    return;
  scene = nonet_board_scene_of (nonet_collection_item_get_puzzle (item));
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr, MIN (width, height));
}

/* "9×9 · 30 givens · 8.3 · solved" */
static char *
describe (NonetCollectionItem *item)
{
  const NonetPuzzle *puzzle = nonet_collection_item_get_puzzle (item);
  const char *state = nonet_game_state_get_word (collection_item_get_state (item));
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%u×%u · %s", puzzle->shape->order, puzzle->shape->order, givens);
  if (puzzle->difficulty != NULL)
    g_string_append_printf (text, " · %s", puzzle->difficulty);
  if (state != NULL)
    g_string_append_printf (text, " · %s", state);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The title, or what the puzzle is an example of; NULL if it has neither. */
static const char *
title_of (const NonetPuzzle *puzzle)
{
  SudokuTechnique technique;

  if (puzzle->title != NULL || puzzle->step_code == NULL || !sudoku_technique_from_name (puzzle->step_code, &technique))
    return puzzle->title;
  return nonet_words_technique (technique);
}

/* Games. */

static void
update_subtitle (NonetCollectionDialog *self)
{
  guint n = g_list_model_get_n_items (gtk_filter_list_model_get_model (self->matches));
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%'u puzzle", "%'u puzzles", n), n);

  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
remove_game (NonetCollectionDialog *self, NonetGame *game)
{
  g_autofree char *title = nonet_game_dup_title (game);
  /* Translators: %s is the title of a puzzle, or its level. */
  g_autofree char *text = g_strdup_printf (_ ("“%s” removed"), title);

  nonet_games_remove (self->games, game);
  update_subtitle (self);
  nonet_toasts_offer (self->toasts, text, _ ("_Undo"), "collection.restore", NULL);
}

static void
restore_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetCollectionDialog *self = user_data;

  nonet_games_restore (self->games);
  update_subtitle (self);
}

static void
remove_clicked_cb (GtkWidget *button, GtkListItem *list_item)
{
  NonetCollectionDialog *self =
      NONET_COLLECTION_DIALOG (gtk_widget_get_ancestor (button, NONET_TYPE_COLLECTION_DIALOG));
  NonetCollectionItem *item = gtk_list_item_get_item (list_item);
  g_autoptr (NonetGame) game = g_object_ref (item->game);

  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  remove_game (self, game);
}

/* The Delete key, on a row. */
static gboolean
delete_cb (GtkWidget *widget, GVariant *parameters, gpointer user_data)
{
  NonetCollectionDialog *self = user_data;
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  NonetCollectionItem *item = gtk_single_selection_get_selected_item (selection);
  g_autoptr (NonetGame) game = item != NULL && item->game != NULL ? g_object_ref (item->game) : NULL;

  if (game == NULL)
    return FALSE;
  remove_game (self, game);
  return TRUE;
}

static GtkWidget *
new_label (const char *name, GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  g_object_set_data (G_OBJECT (box), name, label);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *drawing = gtk_drawing_area_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *icon = gtk_image_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (drawing), DRAWING_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (drawing), DRAWING_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (drawing), draw_puzzle, item, NULL);
  gtk_widget_set_valign (drawing, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (new_label ("title", words), "heading");
  gtk_widget_add_css_class (new_label ("subtitle", words), "dim-label");
  gtk_box_append (GTK_BOX (row), drawing);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_widget_set_tooltip_text (remove, _ ("Remove"));
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_clicked_cb), item);
  gtk_box_append (GTK_BOX (row), remove);
  g_object_set_data (G_OBJECT (row), "remove", remove);
  gtk_widget_add_css_class (row, "puzzle-row");
  g_object_set_data (G_OBJECT (row), "item", item);
  g_object_set_data (G_OBJECT (row), "icon", icon);
  g_object_set_data (G_OBJECT (row), "drawing", drawing);
  g_object_set_data (G_OBJECT (row), "words", words);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  NonetCollectionItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  GtkWidget *words = g_object_get_data (G_OBJECT (row), "words");
  NonetPuzzle *puzzle = nonet_collection_item_get_puzzle (item);
  const char *icon = nonet_game_state_get_icon (collection_item_get_state (item));
  g_autofree char *subtitle = item->game != NULL ? nonet_game_dup_details (item->game) : describe (item);
  g_autofree char *title = NULL;

  if (item->game != NULL)
    title = nonet_game_dup_title (item->game);
  else if (title_of (puzzle) != NULL)
    title = g_strdup_printf ("%u · %s", nonet_collection_item_get_index (item) + 1, title_of (puzzle));
  else
    title = g_strdup_printf (_ ("Puzzle %u"), nonet_collection_item_get_index (item) + 1);
  gtk_label_set_label (g_object_get_data (G_OBJECT (words), "title"), title);
  gtk_label_set_label (g_object_get_data (G_OBJECT (words), "subtitle"), subtitle);
  gtk_image_set_from_icon_name (g_object_get_data (G_OBJECT (row), "icon"), icon);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "remove"), item->game != NULL);
  gtk_widget_queue_draw (g_object_get_data (G_OBJECT (row), "drawing"));
}

static gboolean
matches (gpointer item, gpointer user_data)
{
  NonetCollectionDialog *self = user_data;

  return self->wanted == NULL || nonet_collection_item_matches (item, self->wanted);
}

/* While a long list is still being searched an empty result is not yet an answer. */
static void
update_stack (NonetCollectionDialog *self)
{
  gboolean none = g_list_model_get_n_items (G_LIST_MODEL (self->matches)) == 0
                  && gtk_filter_list_model_get_pending (self->matches) == 0;

  gtk_stack_set_visible_child_name (self->stack, !none ? "list" : self->wanted == NULL ? "empty" : "none");
  gtk_widget_set_sensitive (self->open_button, !none);
}

static void
search_changed_cb (NonetCollectionDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_free (self->wanted);
  self->wanted = *text != '\0' ? g_strdup (text) : NULL;
  gtk_filter_list_model_set_filter (self->matches, self->wanted != NULL ? GTK_FILTER (self->filter) : NULL);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_stack (self);
}

/* The easiest first; puzzles that are equally hard keep their order. */
static int
compare_difficulty (gconstpointer a, gconstpointer b, gpointer user_data)
{
  double difficulty_a = nonet_collection_item_get_difficulty ((gpointer) a);
  double difficulty_b = nonet_collection_item_get_difficulty ((gpointer) b);

  return (difficulty_a > difficulty_b) - (difficulty_a < difficulty_b);
}

/* The fewest givens first. */
static int
compare_givens (gconstpointer a, gconstpointer b, gpointer user_data)
{
  guint givens_a = collection_item_get_n_givens ((gpointer) a);
  guint givens_b = collection_item_get_n_givens ((gpointer) b);

  return (givens_a > givens_b) - (givens_a < givens_b);
}

/* Those that are begun first, then those that wait. */
static int
compare_progress (gconstpointer a, gconstpointer b, gpointer user_data)
{
  static const int rank[] = {
    [NONET_GAME_BEGUN] = 0, [NONET_GAME_NOT_BEGUN] = 1, [NONET_GAME_FILLED_IN] = 2, [NONET_GAME_SOLVED] = 3
  };

  return rank[collection_item_get_state ((gpointer) a)] - rank[collection_item_get_state ((gpointer) b)];
}

/* In order of their numbers lists are as they were read. */
static const struct
{
  const char *name;
  GCompareDataFunc compare;
} orders[] = {
  { "number", NULL },
  { "givens", compare_givens },
  { "difficulty", compare_difficulty },
  { "progress", compare_progress },
};

static void
order_changed_cb (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  NonetCollectionDialog *self = user_data;
  g_autoptr (GtkSorter) sorter = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_str_equal (orders[i].name, g_variant_get_string (value, NULL)) && orders[i].compare != NULL)
      sorter = GTK_SORTER (gtk_custom_sorter_new (orders[i].compare, NULL, NULL));
  gtk_sort_list_model_set_sorter (self->sorted, sorter);
  g_simple_action_set_state (action, value);
}

/* Whether some puzzles say how hard they are. */
static gboolean
says_difficulty (GListModel *model)
{
  guint n = MIN (g_list_model_get_n_items (model), MOST_ASKED);
  gboolean says = FALSE;

  for (guint i = 0; i < n && !says; i++)
    {
      g_autoptr (NonetCollectionItem) item = g_list_model_get_item (model, i);

      says = !isinf (nonet_collection_item_get_difficulty (item));
    }
  return says;
}

static void
activate_cb (NonetCollectionDialog *self, guint position)
{
  g_autoptr (NonetCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  if (item == NULL)
    return;
  if (item->game != NULL)
    gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), "win.open-game", "s",
                                item->game->key);
  else
    self->chosen (nonet_collection_item_get_index (item), self->user_data);
  gtk_window_close (GTK_WINDOW (self));
}

static void
open_cb (NonetCollectionDialog *self)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (self->list);

  activate_cb (self, gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (selection)));
}

static gboolean
focus_list (gpointer user_data)
{
  NonetCollectionDialog *self = user_data;
  gboolean mapped = gtk_widget_get_mapped (GTK_WIDGET (self->list));
  GtkWidget *row = mapped ? gtk_widget_get_first_child (GTK_WIDGET (self->list)) : NULL;

  /* The row that is selected may not be among those that there are widgets of. */
  while (row != NULL
         && !gtk_list_item_get_selected (g_object_get_data (G_OBJECT (gtk_widget_get_first_child (row)), "item")))
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* Rows exist only after the list has its place; then the arrows continue from the puzzle that is open. */
static void
list_mapped_cb (NonetCollectionDialog *self)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (self->list);

  /* While a search narrows the list, the puzzle may not be in it. */
  if (self->current < g_list_model_get_n_items (G_LIST_MODEL (selection)))
    {
      gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), self->current);
      gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", self->current);
    }
  g_idle_add_full (G_PRIORITY_LOW, focus_list, g_object_ref (self), g_object_unref);
}

static void
nonet_collection_dialog_dispose (GObject *object)
{
  NonetCollectionDialog *self = NONET_COLLECTION_DIALOG (object);

  if (self->matches != NULL)
    g_signal_handlers_disconnect_by_data (self->matches, self);
  g_clear_object (&self->matches);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filter);
  g_clear_object (&self->toasts);
  if (self->games != NULL)
    nonet_games_settle (self->games);
  g_clear_object (&self->games);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (nonet_collection_dialog_parent_class)->dispose (object);
}

static void
nonet_collection_dialog_class_init (NonetCollectionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_collection_dialog_dispose;
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/collection-dialog.ui");
  NONET_BIND_CHILDREN (widget_class, NonetCollectionDialog, title, header, close_button, open_button, search, stack,
                       list, order_button, toast_overlay);
  NONET_BIND_CALLBACKS (widget_class, setup_cb, bind_cb, search_changed_cb, activate_cb, open_cb, list_mapped_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_collection_dialog_init (NonetCollectionDialog *self)
{
  static const GActionEntry actions[] = { { "order", NULL, "s", "'number'", order_changed_cb },
                                          { "restore", restore_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  nonet_search_keys_add (self->search, GTK_WIDGET (self->list));
  self->toasts = nonet_toasts_new (self->toast_overlay);
  /* Of the list: elsewhere, the key goes to the entry. */
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0), gtk_callback_action_new (delete_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "collection", G_ACTION_GROUP (group));
}

/* Search and sorting work through long lists in slices, from idle callbacks. */
static void
set_reading (NonetCollectionDialog *self, NonetReading *reading, NonetGames *games)
{
  NonetCollectionModel *model = nonet_collection_model_new (reading, games);
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkSingleSelection *selection;

  self->filter = gtk_custom_filter_new (matches, self, NULL);
  self->matches = gtk_filter_list_model_new (G_LIST_MODEL (model), NULL);
  gtk_filter_list_model_set_incremental (self->matches, TRUE);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->matches)), NULL);
  gtk_sort_list_model_set_incremental (self->sorted, TRUE);
  if (reading == NULL)
    g_menu_append (menu, C_ ("sort by", "_Last Played"), "collection.order::number");
  else
    {
      g_menu_append (menu, C_ ("sort by", "_Number"), "collection.order::number");
      g_menu_append (menu, C_ ("sort by", "_Givens"), "collection.order::givens");
    }
  if (says_difficulty (G_LIST_MODEL (model)))
    g_menu_append (menu, C_ ("sort by", "_Difficulty"), "collection.order::difficulty");
  g_menu_append (menu, C_ ("sort by", "_Progress"), "collection.order::progress");
  gtk_menu_button_set_menu_model (self->order_button, G_MENU_MODEL (menu));
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_swapped (self->matches, "items-changed", G_CALLBACK (update_stack), self);
  g_signal_connect_swapped (self->matches, "notify::pending", G_CALLBACK (update_stack), self);
  g_object_unref (selection);
}

void
nonet_collection_dialog_present (GtkWindow *parent,
                                 NonetReading *reading,
                                 NonetGames *games,
                                 const char *name,
                                 guint current,
                                 NonetPuzzleChosenFunc chosen,
                                 gpointer user_data)
{
  NonetCollectionDialog *self = g_object_new (NONET_TYPE_COLLECTION_DIALOG, "transient-for", parent, NULL);

  self->chosen = chosen;
  self->user_data = user_data;
  if (name != NULL)
    adw_window_title_set_title (self->title, name);
  set_reading (self, reading, games);
  update_subtitle (self);
  self->current = current;
  gtk_window_present (GTK_WINDOW (self));
}

void
nonet_collection_dialog_present_games (GtkWindow *parent, NonetGames *games)
{
  NonetCollectionDialog *self =
      g_object_new (NONET_TYPE_COLLECTION_DIALOG, "transient-for", parent, "title", _ ("My Puzzles"), NULL);

  self->games = g_object_ref (games);
  adw_window_title_set_title (self->title, _ ("My Puzzles"));
  gtk_widget_set_visible (self->close_button, FALSE);
  adw_header_bar_set_show_end_title_buttons (self->header, TRUE);
  g_object_set (self->search, "placeholder-text", _ ("Title or level"), NULL);
  nonet_widget_set_name (GTK_WIDGET (self->search), _ ("Search by title or level"));
  nonet_widget_set_name (GTK_WIDGET (self->list), _ ("My Puzzles"));
  set_reading (self, NULL, games);
  update_subtitle (self);
  update_stack (self);
  gtk_window_present (GTK_WINDOW (self));
}
