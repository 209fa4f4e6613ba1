/* The window: its template, the document it shows, its title and its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window.h"

#include <glib/gi18n.h>

#include "app/window-private.h"

static void nonet_window_frame_init (NonetFrameInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetWindow,
                               nonet_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (NONET_TYPE_FRAME, nonet_window_frame_init))

enum
{
  PROP_0,
  PROP_DOCUMENT,
  N_PROPS
};

/* "9×9 · 29 givens · edited"; boxes that are not square are named too. */
static char *
describe_document (NonetWindow *self)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  const SudokuShape *shape = puzzle->shape;
  g_autoptr (GString) text = g_string_new (NULL);
  guint givens = 0;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    givens += puzzle->givens[cell] != 0;

  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_string_append_printf (text, _ ("%u×%u"), shape->order, shape->order);
  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      g_string_append (text, " · ");
      /* Translators: rows and columns of a box, as in "boxes 2×3". */
      g_string_append_printf (text, _ ("boxes %u×%u"), sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
    }
  g_string_append (text, " · ");
  g_string_append_printf (text, ngettext ("%u given", "%u givens", givens), givens);
  if (nonet_document_get_modified (self->document))
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
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (self->document == NULL)
    return;

  g_object_get (self->document, "title", &title, NULL);
  subtitle = describe_document (self);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  adw_window_title_set_title (self->narrow_title, title);
  adw_window_title_set_subtitle (self->narrow_title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
document_changed_cb (NonetWindow *self)
{
  update_title (self);
  nonet_window_update_actions (self);
  nonet_window_keep_session (self);
}

static void
document_notify_cb (NonetWindow *self)
{
  update_title (self);
  nonet_window_update_inhibition (self);
  nonet_window_update_actions (self);
}

void
nonet_window_set_document (NonetWindow *self, NonetDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  nonet_window_update_inhibition (self);
  if (document != NULL)
    nonet_board_view_set_document (self->board, document);
  g_object_notify (G_OBJECT (self), "document");
  if (document == NULL)
    return;

  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (document_notify_cb), self);

  document_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

NonetDocument *
nonet_window_get_document (NonetWindow *self)
{
  return self->document;
}

static gboolean
is_empty (const NonetPuzzle *puzzle)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
      return FALSE;
  return TRUE;
}

gboolean
nonet_window_is_vacant (NonetWindow *self)
{
  return self->loading == NULL && self->reading == NULL && !nonet_document_get_modified (self->document)
         && nonet_document_get_file (self->document) == NULL && is_empty (nonet_document_peek (self->document));
}

NonetWindow *
nonet_window_for_another (NonetWindow *self)
{
  NonetWindow *other;

  if (!nonet_document_get_modified (self->document))
    return self;
  other = nonet_window_new (NONET_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  gtk_window_present (GTK_WINDOW (other));
  return other;
}

void
nonet_window_show_bar (GtkRevealer *bar, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (bar), shown);
  gtk_revealer_set_reveal_child (bar, shown);
}

void
nonet_window_tell (NonetWindow *self, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
destroy_cb (gpointer user_data)
{
  gtk_window_destroy (user_data);
  return G_SOURCE_REMOVE;
}

/* The dialog is still at work when it tells the response, so it must not go with its window just yet. */
static void
close_response_cb (NonetWindow *self, const char *response)
{
  if (g_str_equal (response, "discard"))
    g_idle_add_full (G_PRIORITY_DEFAULT, destroy_cb, g_object_ref (self), g_object_unref);
  else if (g_str_equal (response, "save"))
    nonet_window_save_and_close (self);
}

static void
ask_before_closing (NonetWindow *self)
{
  g_autofree char *title = NULL;
  GtkWidget *dialog;

  g_object_get (self->document, "title", &title, NULL);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Save Changes?"), NULL);
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("Changes to “%s” will be lost if you don’t save them."), title);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard", _ ("_Discard"),
                                    "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (close_response_cb), self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
nonet_window_close_request (GtkWindow *window)
{
  NonetWindow *self = NONET_WINDOW (window);

  if (nonet_document_get_modified (self->document))
    {
      ask_before_closing (self);
      return GDK_EVENT_STOP;
    }
  return GTK_WINDOW_CLASS (nonet_window_parent_class)->close_request (window);
}

/* In narrow windows the tools that the header has no room for stand in a bar at the bottom. */
static void
header_changed_cb (NonetWindow *self)
{
  gtk_revealer_set_reveal_child (self->tool_bar, adw_squeezer_get_visible_child (self->headers) == self->narrow_header);
}

/* One page needs no switcher. */
static void
pages_changed_cb (NonetWindow *self)
{
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (self->panes);

  gtk_widget_set_visible (self->pane_switcher, g_list_model_get_n_items (G_LIST_MODEL (pages)) > 1);
}

static void
init_panes (NonetWindow *self)
{
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (self->panes);

  g_signal_connect_object (pages, "items-changed", G_CALLBACK (pages_changed_cb), self, G_CONNECT_SWAPPED);
  pages_changed_cb (self);
  g_settings_bind (self->settings, "pane-page", self->panes, "visible-child-name", G_SETTINGS_BIND_DEFAULT);
}

static void
nonet_window_unrealize (GtkWidget *widget)
{
  NonetWindow *self = NONET_WINDOW (widget);

  nonet_window_keep_size (self);
  GTK_WIDGET_CLASS (nonet_window_parent_class)->unrealize (widget);
}

/* Everything under way ends here, at once. */
static void
nonet_window_dispose (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_cancellable_cancel (self->closing);
  nonet_window_forget_session (self);
  nonet_window_set_document (self, NULL);
  nonet_window_forget_reading (self);
  g_clear_object (&self->setter_hints);
  g_clear_object (&self->candidates);
  g_clear_object (&self->export);
  g_clear_object (&self->solving);
  g_clear_object (&self->recent_menu);
  g_clear_object (&self->loading);

  G_OBJECT_CLASS (nonet_window_parent_class)->dispose (object);
}

static void
nonet_window_finalize (GObject *object)
{
  NonetWindow *self = NONET_WINDOW (object);

  g_clear_object (&self->toasts);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);
  g_clear_object (&self->closing);
  G_OBJECT_CLASS (nonet_window_parent_class)->finalize (object);
}

static NonetToasts *
nonet_window_get_toasts (NonetFrame *frame)
{
  return NONET_WINDOW (frame)->toasts;
}

static NonetFrame *
nonet_window_frame_for_another (NonetFrame *frame)
{
  return NONET_FRAME (nonet_window_for_another (NONET_WINDOW (frame)));
}

static void
nonet_window_frame_init (NonetFrameInterface *iface)
{
  iface->get_toasts = nonet_window_get_toasts;
  iface->for_another = nonet_window_frame_for_another;
}

static void
nonet_window_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, NONET_WINDOW (object)->document);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_window_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      nonet_window_set_document (NONET_WINDOW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_window_class_init (NonetWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_window_get_property;
  object_class->set_property = nonet_window_set_property;
  object_class->dispose = nonet_window_dispose;
  object_class->finalize = nonet_window_finalize;
  widget_class->unrealize = nonet_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_window_close_request;

  g_object_class_override_property (object_class, PROP_DOCUMENT, "document");

  g_type_ensure (NONET_TYPE_BOARD_VIEW);
  g_type_ensure (NONET_TYPE_KEYPAD);
  g_type_ensure (NONET_TYPE_SOLUTION_BROWSER);
  g_type_ensure (NONET_TYPE_VERDICT_BUTTON);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, headers);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_header);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, title);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_title);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_open_button);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, narrow_menu_button);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, copy_as_menu);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, tool_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, board);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, keypad);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, browser);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, panes);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, pane_switcher);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, loading_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, loading_spinner);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, loading_label);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, outdated_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, export_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, export_label);
  gtk_widget_class_bind_template_child (widget_class, NonetWindow, export_progress);
  gtk_widget_class_bind_template_callback (widget_class, header_changed_cb);
}

static void
nonet_window_init (NonetWindow *self)
{
  self->closing = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toasts = nonet_toasts_new (self->toast_overlay);
}

static void
tints_changed_cb (NonetWindow *self)
{
  nonet_board_view_set_tints (self->board, g_settings_get_boolean (self->settings, "tint-houses"),
                              g_settings_get_boolean (self->settings, "tint-equal"),
                              g_settings_get_boolean (self->settings, "show-conflicts"));
}

static void
init_tints (NonetWindow *self)
{
  static const char *const signals[] = { "changed::tint-houses", "changed::tint-equal", "changed::show-conflicts" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->settings, signals[i], G_CALLBACK (tints_changed_cb), self, G_CONNECT_SWAPPED);
  tints_changed_cb (self);
}

/* A board to set a puzzle on: what is entered becomes givens. */
static NonetDocument *
new_empty_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  NonetDocument *document;
  const SudokuShape *shape = nonet_shape_get (3, 3);

  puzzle = nonet_puzzle_new (shape, NULL);
  document = nonet_document_new (puzzle);
  g_object_set (document, "editing-givens", TRUE, NULL);
  return document;
}

/* A bar is shown while a property says so; a hidden one is gone for screen readers too. */
static void
bind_bar (GtkRevealer *bar, gpointer source, const char *property)
{
  g_object_bind_property (source, property, bar, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (source, property, bar, "reveal-child", G_BINDING_SYNC_CREATE);
}

/* In a narrow window the board shows a solution, and what leads to all of them goes when they are there. */
static void
solving_started_cb (NonetWindow *self)
{
  adw_view_stack_set_visible_child_name (self->panes, "solutions");
  if (!adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, TRUE);
  else if (!adw_flap_get_reveal_flap (self->flap))
    nonet_toasts_offer (self->toasts, _ ("Solutions found"), _ ("_Show List"), "win.show-pane", NULL);
}

static void
pane_revealed_cb (NonetWindow *self)
{
  nonet_toasts_withdraw (self->toasts, "win.show-pane");
}

static void
init_solving (NonetWindow *self)
{
  NonetFrame *frame = NONET_FRAME (self);

  self->solving = nonet_solving_new (frame, self->browser, self->verdict);
  self->export = nonet_export_new (frame, self->browser, self->solving, self->verdict);
  g_signal_connect_object (self->solving, "started", G_CALLBACK (solving_started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (pane_revealed_cb), self, G_CONNECT_SWAPPED);
  bind_bar (self->outdated_bar, self->solving, "outdated");
  bind_bar (self->export_bar, self->export, "active");
  g_object_bind_property (self->export, "text", self->export_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->export, "share", self->export_progress, "fraction", G_BINDING_SYNC_CREATE);
}

NonetWindow *
nonet_window_new (NonetApplication *application)
{
  NonetWindow *self = g_object_new (NONET_TYPE_WINDOW, "application", application, NULL);
  g_autoptr (NonetDocument) document = new_empty_document ();

  self->settings = g_object_ref (nonet_application_get_settings (application));
  self->session = g_object_ref (nonet_application_get_session (application));
  nonet_window_init_size (self);
  nonet_window_init_recent (self);
  g_settings_bind (self->settings, "show-verdict", self->verdict, "visible", G_SETTINGS_BIND_GET);
  self->candidates = nonet_candidates_new (NONET_FRAME (self), self->board);
  g_settings_bind (self->settings, "candidate-depth", self->board, "depth",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_SET | G_SETTINGS_BIND_GET_NO_CHANGES);
  init_solving (self);
  self->setter_hints = nonet_setter_hints_new (NONET_FRAME (self), self->verdict);
  init_tints (self);
  nonet_window_add_actions (self);
  nonet_window_init_clipboard (self);
  nonet_window_init_typing (self);
  nonet_window_init_reading (self);
  nonet_window_set_document (self, document);
  init_panes (self);
  return self;
}
