/* A window: the board, its panes and bars, and the controllers that work on its document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window.h"

#include <glib/gi18n.h>

#include "app/board/candidates.h"
#include "app/board/editing.h"
#include "app/board/playing.h"
#include "app/derivation/deriving.h"
#include "app/files/loader.h"
#include "app/files/opening.h"
#include "app/files/saver.h"
#include "app/frame/controls.h"
#include "app/frame/verdict-button.h"
#include "app/practice/teaching.h"
#include "app/print/printing.h"
#include "app/puzzles/creating.h"
#include "app/puzzles/setting.h"
#include "app/solutions/export.h"
#include "app/solutions/solving.h"
#include "app/steps/explaining.h"
#include "app/steps/hinting.h"
#include "app/steps/stepping.h"
#include "app/window-state.h"
#include "widgets/bar-layout.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/keypad.h"
#include "widgets/lazy-menu.h"
#include "widgets/mode-switch.h"
#include "widgets/pane-handle.h"
#include "widgets/popover-bin.h"
#include "widgets/puzzles/start-page.h"
#include "widgets/steps/steps-pane.h"
#include "words/notation.h"

#define TEMPLATE "/io/github/nonet/Nonet/ui/window.ui"

struct _NonetWindow
{
  NonetFrame parent_instance;

  /* Children of the template; the controllers know others. */
  AdwToastOverlay *toast_overlay;
  AdwSqueezer *headers;
  GtkWidget *narrow_header;
  AdwWindowTitle *title;
  AdwWindowTitle *narrow_title;
  GtkRevealer *tool_bar;
  GtkWidget *row_tools;
  GtkWidget *start_page;
  AdwFlap *flap;
  NonetPaneHandle *pane_handle;
  NonetBoardView *board;
  NonetSolutionBrowser *browser;
  NonetStepsPane *steps;
  AdwViewStack *panes;
  AdwViewStackPage *setting_page;
  NonetVerdictButton *verdict;

  GSettings *settings;
  NonetSessionStore *store;
  NonetProgress *progress;
  NonetStock *stock;
  guint header_source;
  NonetHinting *hinting;
  NonetLoader *loader;
  NonetSaver *saver;
  NonetOpening *opening;
  NonetWindowState *state;
  GPtrArray *controllers; /* NonetController: those above and the others */
};

G_DEFINE_FINAL_TYPE (NonetWindow, nonet_window, NONET_TYPE_FRAME)

static gboolean
nonet_window_is_unsaved (NonetFrame *frame)
{
  NonetWindow *self = NONET_WINDOW (frame);

  return nonet_document_get_modified (nonet_frame_get_document (frame)) && !nonet_loader_keeps_progress (self->loader);
}

/* "9×9 · 29 givens · edited", the last if it is unsaved; boxes that are not square are named too. */
static char *
dup_subtitle (NonetDocument *document, gboolean is_unsaved)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  const SudokuShape *shape = puzzle->shape;
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_string_append_printf (text, _ ("%u×%u"), shape->order, shape->order);
  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      g_string_append (text, " · ");
      /* Translators: rows and columns of a box, as in "boxes 2×3". */
      g_string_append_printf (text, _ ("boxes %u×%u"), sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
    }
  g_string_append_printf (text, " · %s", givens);
  if (is_unsaved)
    {
      g_string_append (text, " · ");
      /* Translators: said of a puzzle with changes that are not saved. */
      g_string_append (text, _ ("edited"));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update_title (NonetWindow *self)
{
  NonetDocument *document = nonet_frame_get_document (NONET_FRAME (self));
  gboolean is_unsaved = nonet_window_is_unsaved (NONET_FRAME (self));
  gboolean is_start = gtk_widget_get_visible (self->start_page);
  g_autofree char *title = is_start ? g_strdup ("Nonet") : nonet_document_dup_title (document);
  g_autofree char *subtitle = is_start ? NULL : dup_subtitle (document, is_unsaved);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  adw_window_title_set_title (self->narrow_title, title);
  adw_window_title_set_subtitle (self->narrow_title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
nonet_window_show_document (NonetFrame *frame, NonetDocument *document)
{
  NonetWindow *self = NONET_WINDOW (frame);

  if (document == NULL)
    return;
  nonet_board_view_set_document (self->board, document);
  g_signal_connect_object (document, "changed", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  update_title (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static gboolean
nonet_window_is_vacant (NonetFrame *frame)
{
  NonetWindow *self = NONET_WINDOW (frame);
  NonetDocument *document = nonet_frame_get_document (frame);

  return !nonet_loader_is_active (self->loader) && !nonet_loader_is_known (self->loader)
         && !nonet_document_get_modified (document) && nonet_document_get_file (document) == NULL
         && nonet_puzzle_is_empty (nonet_document_peek (document));
}

static NonetWindow *
new_like (NonetWindow *self)
{
  return nonet_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings, self->store, self->progress,
                           self->stock);
}

static void
nonet_window_make_room (NonetFrame *frame, NonetContinuation *then)
{
  nonet_saver_make_room (NONET_WINDOW (frame)->saver, then);
}

/* What a file is, whatever it is called: links lead to the same. NULL if it is not here, or not of this computer. */
static char *
identify (GFile *file)
{
  g_autoptr (GFileInfo) info = NULL;

  if (file == NULL || !g_file_is_native (file))
    return NULL;
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info != NULL ? g_strdup (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

/* Whether one, which may be NULL, is the file that has this identity. */
static gboolean
is_same_file (GFile *one, GFile *file, const char *identity)
{
  g_autofree char *of_one = NULL;

  if (one == NULL || g_file_equal (one, file))
    return one != NULL;
  of_one = identity != NULL ? identify (one) : NULL;
  return of_one != NULL && g_str_equal (of_one, identity);
}

/* A file that is open, or about to be. */
static gboolean
has_file (NonetWindow *self, GFile *file, const char *identity)
{
  return is_same_file (nonet_loader_get_file (self->loader), file, identity)
         || is_same_file (nonet_document_get_file (nonet_frame_get_document (NONET_FRAME (self))), file, identity);
}

NonetWindow *
nonet_window_find (GtkApplication *application, GFile *file)
{
  g_autofree char *identity = identify (file);

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    if (NONET_IS_WINDOW (item->data) && has_file (item->data, file, identity))
      return item->data;
  return NULL;
}

static void
nonet_window_open_files (NonetFrame *frame, GListModel *files)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (frame));
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      NonetWindow *window = nonet_window_find (application, file);
      gboolean is_open = window != NULL;

      if (!is_open)
        window = used ? new_like (NONET_WINDOW (frame)) : NONET_WINDOW (frame);
      used = used || !is_open;
      gtk_window_present (GTK_WINDOW (window));
      if (!is_open)
        nonet_loader_replace_by_file (window->loader, file);
    }
}

void
nonet_window_open_file (NonetWindow *self, GFile *file)
{
  nonet_loader_load_file (self->loader, file, NULL);
}

void
nonet_window_show_start (NonetWindow *self)
{
  nonet_opening_show_start (self->opening);
}

void
nonet_window_keep_now (NonetWindow *self)
{
  nonet_window_state_keep_now (self->state);
}

static gboolean
nonet_window_close_request (GtkWindow *window)
{
  NonetWindow *self = NONET_WINDOW (window);

  if (nonet_saver_asks_to_close (self->saver))
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (nonet_window_parent_class)->close_request (window);
}

/* In narrow windows the tools that the header has no room for stand in a bar at the bottom. */
static gboolean
update_tools (gpointer data)
{
  NonetWindow *self = data;
  gboolean narrow = adw_squeezer_get_visible_child (self->headers) == self->narrow_header;

  self->header_source = 0;
  gtk_revealer_set_reveal_child (self->tool_bar, narrow);
  gtk_widget_set_visible (self->row_tools, !narrow);
  if (self->hinting != NULL)
    nonet_hinting_set_narrow (self->hinting, narrow);
  return G_SOURCE_REMOVE;
}

/* Comes while sizes are allocated, where nothing that was measured may appear or go. */
static void
header_changed_cb (NonetWindow *self)
{
  if (self->header_source == 0)
    self->header_source = g_idle_add_full (GTK_PRIORITY_RESIZE, update_tools, self, NULL);
}

/* Each controller stops what it has under way when there is no document any more. */
static void
nonet_window_dispose (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_clear_handle_id (&self->header_source, g_source_remove);
  nonet_frame_set_document (NONET_FRAME (self), NULL);
  /* This action owns the flap, and what is in the flap reaches the actions of the window. */
  g_action_map_remove_action (G_ACTION_MAP (self), "show-pane");
  self->state = NULL;
  self->hinting = NULL;
  g_ptr_array_set_size (self->controllers, 0);
  G_OBJECT_CLASS (nonet_window_parent_class)->dispose (object);
}

static void
nonet_window_finalize (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_ptr_array_unref (self->controllers);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->progress);
  g_clear_object (&self->stock);
  G_OBJECT_CLASS (nonet_window_parent_class)->finalize (object);
}

static void
nonet_window_unrealize (GtkWidget *widget)
{
  NonetWindow *self = NONET_WINDOW (widget);

  if (self->state != NULL)
    nonet_window_state_keep_size (self->state);
  GTK_WIDGET_CLASS (nonet_window_parent_class)->unrealize (widget);
}

/* Whatever has an id can be asked for by it; see nonet_frame_get_child (). */
static void
bind_by_id (GMarkupParseContext *context,
            const char *element,
            const char **attributes,
            const char **values,
            gpointer widget_class,
            GError **error)
{
  for (; *attributes != NULL; attributes++, values++)
    if (g_str_equal (*attributes, "id"))
      gtk_widget_class_bind_template_child_full (widget_class, *values, FALSE, 0);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const GMarkupParser parser = { .start_element = bind_by_id };
  g_autoptr (GBytes) xml = g_resources_lookup_data (TEMPLATE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, widget_class, NULL);

  g_markup_parse_context_parse (context, g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), NULL);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, headers);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_header);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, title);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_title);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, tool_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, row_tools);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, pane_handle);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, board);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, browser);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, steps);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, panes);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, setting_page);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, verdict);
}

static void
nonet_window_class_init (NonetWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  NonetFrameClass *frame_class = NONET_FRAME_CLASS (klass);

  object_class->dispose = nonet_window_dispose;
  object_class->finalize = nonet_window_finalize;
  widget_class->unrealize = nonet_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_window_close_request;
  frame_class->show_document = nonet_window_show_document;
  frame_class->is_vacant = nonet_window_is_vacant;
  frame_class->is_unsaved = nonet_window_is_unsaved;
  frame_class->make_room = nonet_window_make_room;
  frame_class->open_files = nonet_window_open_files;

  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  g_type_ensure (NONET_TYPE_BOARD_EDITOR);
  g_type_ensure (NONET_TYPE_KEYPAD);
  g_type_ensure (NONET_TYPE_MODE_SWITCH);
  g_type_ensure (NONET_TYPE_PANE_HANDLE);
  g_type_ensure (NONET_TYPE_POPOVER_BIN);
  g_type_ensure (NONET_TYPE_SETTING_PAGE);
  g_type_ensure (NONET_TYPE_SOLUTION_BROWSER);
  g_type_ensure (NONET_TYPE_START_PAGE);
  g_type_ensure (NONET_TYPE_STEPS_PANE);
  g_type_ensure (NONET_TYPE_VERDICT_BUTTON);

  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, header_changed_cb);
}

static void
nonet_window_init (NonetWindow *self)
{
  self->controllers = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The window owns its controllers. */
static gpointer
add (NonetWindow *self, gpointer controller)
{
  g_ptr_array_add (self->controllers, controller);
  return controller;
}

static void
add_file_controllers (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);
  GMenuModel *new_menu;

  self->loader = add (self, nonet_loader_new (frame, self->progress));
  self->saver = add (self, nonet_saver_new (frame, self->loader));
  new_menu = nonet_creating_get_menu (add (self, nonet_creating_new (frame, self->stock, self->loader)));
  self->opening = add (self, nonet_opening_new (frame, self->loader, new_menu));
}

static void
add_solving_controllers (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);
  NonetSolving *solving = add (self, nonet_solving_new (frame, self->opening));

  add (self, nonet_setting_new (frame, solving));
  add (self, nonet_export_new (frame, solving));
  add (self, nonet_candidates_new (frame));
}

static void
add_step_controllers (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);

  self->hinting = add (self, nonet_hinting_new (frame));
  add (self, nonet_stepping_new (frame));
  add (self, nonet_explaining_new (frame));
}

/* What is done to the puzzle on the board. */
static void
add_board_controllers (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);
  NonetPlaying *playing;

  playing = add (self, nonet_playing_new (frame));
  add (self, nonet_editing_new (frame));
  g_signal_connect_object (self->hinting, "given", G_CALLBACK (nonet_playing_count_hint), playing, G_CONNECT_SWAPPED);
}

static void
add_actions (NonetWindow *self)
{
  g_autoptr (GAction) show_pane = nonet_property_action_new ("show-pane", self->flap, "reveal-flap");

  g_action_map_add_action (G_ACTION_MAP (self), show_pane);
}

static void
update_tints (NonetBoardView *board, const char *key, GSettings *settings)
{
  nonet_board_view_set_tints (board, g_settings_get_boolean (settings, "tint-houses"),
                              g_settings_get_boolean (settings, "tint-equal"));
}

static void
bind_tints (NonetBoardView *board, GSettings *settings)
{
  static const char *const signals[] = { "changed::tint-houses", "changed::tint-equal" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (settings, signals[i], G_CALLBACK (update_tints), board, G_CONNECT_SWAPPED);
  update_tints (board, NULL, settings);
}

static void
bind_settings (NonetWindow *self)
{
  GSettings *settings = self->settings;
  NonetStepPresenter *presenter = nonet_frame_get_presenter (NONET_FRAME (self));

  g_settings_bind (settings, "show-verdict", self->verdict, "visible", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-rating", self->verdict, "show-rating", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "candidate-depth", self->board, "depth",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_SET | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (settings, "cell-style", presenter, "cell-style", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "pane-width", self->pane_handle, "width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "pane-page", self->panes, "visible-child-name", G_SETTINGS_BIND_DEFAULT);
  bind_tints (self->board, settings);
}

static void
add_menu (NonetFrame *frame, const char *id)
{
  GtkMenuButton *button = nonet_frame_get_child (frame, id);

  nonet_lazy_menu_attach (button, nonet_frame_get_child (frame, "primary_menu"));
  nonet_typing_keep_after_menu (button);
}

NonetWindow *
nonet_window_new (GtkApplication *application,
                  GSettings *settings,
                  NonetSessionStore *store,
                  NonetProgress *progress,
                  NonetStock *stock)
{
  NonetWindow *self = g_object_new (NONET_TYPE_WINDOW, "application", application, NULL);
  NonetFrame *frame = NONET_FRAME (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new_to_set (puzzle);

  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->progress = g_object_ref (progress);
  self->stock = g_object_ref (stock);
  nonet_frame_equip (frame, settings, self->toast_overlay, self->board);
  nonet_steps_pane_set_presenter (self->steps, nonet_frame_get_presenter (frame), self->board);
  add_file_controllers (self);
  add_solving_controllers (self);
  add_step_controllers (self);
  add (self, nonet_deriving_new (frame));
  add_board_controllers (self);
  add (self, nonet_printing_new (frame, self->loader));
  add_menu (frame, "menu_button");
  add_menu (frame, "narrow_menu_button");
  add (self, nonet_teaching_new (frame));
  self->state = add (self, nonet_window_state_new (frame, store));
  add_actions (self);
  nonet_typing_install (GTK_WINDOW (self), self->board);
  g_signal_connect_object (self->start_page, "notify::visible", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  update_tools (self);
  bind_settings (self);
  nonet_frame_set_document (frame, document);
  return self;
}

gboolean
nonet_window_restore (NonetWindow *self, GBytes *bytes, const char *entry, GError **error)
{
  return nonet_window_state_restore (self->state, bytes, entry, error);
}
