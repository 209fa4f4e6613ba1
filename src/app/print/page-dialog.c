/* The dialog that asks what puzzles look like on paper or in a picture, and the source that it has them from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/page-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/frame/controls.h"
#include "app/frame/file-choice.h"
#include "app/print/sheet-output.h"
#include "document/document.h"
#include "tasks/practice/answer.h"
#include "tasks/task.h"
#include "widgets/widget-utils.h"
#include "words/rule.h"

/* Gathering the items of a sheet. */

/* At most that many puzzles of a collection are taken at first. */
#define FIRST_RANGE 1000

/* No more puzzles than this are put on paper at once. */
#define MOST_PUZZLES 10000

struct _NonetSheetSource
{
  GObject parent_instance;

  NonetReading *collection; /* or … */
  NonetPuzzle *puzzle;      /* … one puzzle */
  NonetBoardOverlay *shown;
  gboolean own_marks;
  guint first, last; /* of the collection, from 1 */
  gboolean levels;

  GPtrArray *items;
  double share;
  GCancellable *cancellable; /* of the search under way */
};

G_DEFINE_FINAL_TYPE (NonetSheetSource, nonet_sheet_source, G_TYPE_OBJECT)

static void
emit_changed (NonetSheetSource *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* Makes an item of what was found. */
static NonetSheetItem *
take_item (NonetSheetSource *self, NonetKeyedPuzzle *keyed, guint number)
{
  NonetSheetItem *item = nonet_sheet_item_new (keyed->puzzle, number);

  item->solution = g_steal_pointer (&keyed->key.solution);
  item->remark = g_steal_pointer (&keyed->key.remark);
  item->level = g_steal_pointer (&keyed->key.level);
  item->rules = nonet_rules_to_lines (keyed->puzzle->shape);
  if (self->puzzle == NULL)
    return item;
  item->own_marks = self->own_marks;
  item->overlay = self->shown != NULL ? nonet_board_overlay_ref (self->shown) : NULL;
  return item;
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetSheetSource) self = user_data;
  g_autoptr (GPtrArray) found = nonet_answer_keys_finish (result, NULL);

  /* What was cancelled makes room for another search. */
  if (found == NULL || self->cancellable != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = g_ptr_array_new_full (found->len, (GDestroyNotify) nonet_sheet_item_free);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (self->items, take_item (self, found->pdata[i], self->first + i));
  self->share = 1;
  emit_changed (self);
}

static void
report_share (guint64 done, double share, gpointer user_data)
{
  NonetSheetSource *self = user_data;

  self->share = share;
  emit_changed (self);
}

static void
search (NonetSheetSource *self)
{
  nonet_cancel (&self->cancellable);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->share = 0;
  self->cancellable = g_cancellable_new ();
  if (self->collection != NULL)
    nonet_answer_keys_async (self->collection, self->first - 1, self->last + 1 - self->first, self->levels,
                             report_share, self, self->cancellable, found_cb, g_object_ref (self));
  else
    nonet_answer_key_async (self->puzzle, self->levels, self->cancellable, found_cb, g_object_ref (self));
  emit_changed (self);
}

void
nonet_sheet_source_set_range (NonetSheetSource *self, guint first, guint last)
{
  guint n = self->collection != NULL ? nonet_reading_get_n_puzzles (self->collection) : 1;

  first = CLAMP (first, 1, n);
  last = CLAMP (last, first, MIN (n, first + MOST_PUZZLES - 1));
  if (first == self->first && last == self->last)
    return;
  self->first = first;
  self->last = last;
  search (self);
}

void
nonet_sheet_source_set_levels (NonetSheetSource *self, gboolean levels)
{
  if (self->levels == levels)
    return;
  self->levels = levels;
  /* Those that were found once may be there without being shown. */
  if (levels)
    search (self);
}

GPtrArray *
nonet_sheet_source_get_items (NonetSheetSource *self)
{
  return self->items;
}

static void
nonet_sheet_source_finalize (GObject *object)
{
  NonetSheetSource *self = NONET_SHEET_SOURCE (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->collection);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->shown, nonet_board_overlay_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  G_OBJECT_CLASS (nonet_sheet_source_parent_class)->finalize (object);
}

static void
nonet_sheet_source_class_init (NonetSheetSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_sheet_source_finalize;
  g_signal_new ("changed", NONET_TYPE_SHEET_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_sheet_source_init (NonetSheetSource *self)
{
}

NonetSheetSource *
nonet_sheet_source_new_puzzle (NonetPuzzle *puzzle, NonetBoardOverlay *shown, gboolean own_marks)
{
  NonetSheetSource *self = g_object_new (NONET_TYPE_SHEET_SOURCE, NULL);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->shown = shown != NULL ? nonet_board_overlay_ref (shown) : NULL;
  self->own_marks = own_marks;
  nonet_sheet_source_set_range (self, 1, 1);
  return self;
}

NonetSheetSource *
nonet_sheet_source_new_collection (NonetReading *collection)
{
  NonetSheetSource *self = g_object_new (NONET_TYPE_SHEET_SOURCE, NULL);

  self->collection = g_object_ref (collection);
  nonet_sheet_source_set_range (self, 1, FIRST_RANGE);
  return self;
}

/* The dialog. */

/* A picture of one puzzle without paper: the side of its board, and the margin. */
#define PICTURE_SIDE (100 * NONET_MM_TO_POINTS)
#define PICTURE_MARGIN (4 * NONET_MM_TO_POINTS)

/* Pixels around the paper of the preview. */
#define PREVIEW_MARGIN 6

struct _NonetPageDialog
{
  AdwWindow parent_instance;

  GtkButton *accept;
  GtkDrawingArea *preview;
  GtkWidget *turner;
  GtkLabel *page_label;
  GtkButton *previous_page;
  GtkButton *next_page;
  GtkProgressBar *progress;
  AdwPreferencesGroup *range_group;
  GtkSpinButton *first;
  GtkSpinButton *last;
  AdwComboRow *per_page_row;
  AdwComboRow *solutions_row;
  AdwComboRow *paper_row;
  AdwEntryRow *heading_row;
  AdwEntryRow *footer_row;
  NonetSwitchRow *numbers;
  NonetSwitchRow *titles;
  NonetSwitchRow *levels;
  NonetSwitchRow *name_line;
  NonetSwitchRow *as_shown;
  NonetSwitchRow *booklet;

  NonetPagesPurpose purpose;
  NonetToasts *toasts;
  char *title;
  NonetSheetSource *source;
  NonetSheet *sheet; /* NULL until the source has its items */
  NonetSheet *drawn; /* that one, or until then the one before */
  guint side;        /* of the paper that is drawn, from 0 */
  GCancellable *cancellable;
  double share; /* of an export under way; below 0: none */
};

G_DEFINE_FINAL_TYPE (NonetPageDialog, nonet_page_dialog, ADW_TYPE_WINDOW)

static const char *const per_page_names[] = { "1", "2", "4", "6", "9", "12", NULL };
/* In the order of NonetPageSolutions. */
static const char *const solutions_names[] = { "none", "end", "foot", "overleaf", NULL };
/* The last one is for pictures. */
static const char *const paper_names[] = { "A4", "A5", "A3", "Letter", "Legal", "picture", NULL };
#define LETTER_ROW 3
#define PICTURE_ROW 5

static gboolean
is_single (NonetPageDialog *self)
{
  return self->source->collection == NULL;
}

/* Whether a page can be as large as the puzzle, and whether it is to be. */
static gboolean
offers_picture (NonetPageDialog *self)
{
  return is_single (self) && self->purpose == NONET_PAGES_EXPORT;
}

static gboolean
is_picture (NonetPageDialog *self)
{
  return offers_picture (self) && adw_combo_row_get_selected (self->paper_row) == PICTURE_ROW;
}

/* What the rows ask for. */
static NonetPageLayout
make_layout (NonetPageDialog *self)
{
  gboolean single = is_single (self);
  guint per_page = adw_combo_row_get_selected (self->per_page_row);
  guint paper = adw_combo_row_get_selected (self->paper_row);
  NonetPageLayout layout = {
    .per_page = single ? 1 : (guint) g_ascii_strtoull (per_page_names[MIN (per_page, 5)], NULL, 10),
    .solutions = MIN (adw_combo_row_get_selected (self->solutions_row), NONET_PAGE_SOLUTIONS_OVERLEAF),
    .numbers = !single && nonet_switch_row_get_active (self->numbers),
    .titles = !single && nonet_switch_row_get_active (self->titles),
    .levels = nonet_switch_row_get_active (self->levels),
    .has_name_line = nonet_switch_row_get_active (self->name_line),
    .rules = !is_picture (self),
    .as_shown = single && nonet_switch_row_get_active (self->as_shown),
    .booklet = !single && nonet_switch_row_get_active (self->booklet),
    .right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
  };

  /* Solutions are found by their numbers. */
  if (!single && layout.solutions != NONET_PAGE_SOLUTIONS_NONE)
    layout.numbers = TRUE;
  layout.has_heading = *nonet_page_dialog_get_heading (self) != '\0';
  if (is_picture (self))
    nonet_page_layout_fit_around (&layout, PICTURE_SIDE, PICTURE_MARGIN);
  else
    nonet_page_find_paper (paper < PICTURE_ROW ? paper_names[paper] : "A4", &layout.width, &layout.height);
  return layout;
}

/* White paper, whatever the style of the window is. */
static void
draw_preview (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer dialog)
{
  NonetPageDialog *self = dialog;
  double points_wide, points_high, scale;

  if (self->drawn == NULL)
    return;
  nonet_sheet_get_size (self->drawn, &points_wide, &points_high);
  scale = MIN ((width - 2 * PREVIEW_MARGIN) / points_wide, (height - 2 * PREVIEW_MARGIN) / points_high);
  if (scale <= 0)
    return;
  cairo_translate (cr, floor ((width - points_wide * scale) / 2), floor ((height - points_high * scale) / 2));
  cairo_rectangle (cr, -1, -1, points_wide * scale + 2, points_high * scale + 2);
  cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 0.6);
  cairo_fill (cr);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, points_wide, points_high);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  nonet_sheet_draw_side (self->drawn, cr, self->side);
}

static void
show_page_number (NonetPageDialog *self)
{
  guint side = self->side, n_sides = self->sheet != NULL ? nonet_sheet_count_sides (self->sheet) : 0;
  /* Translators: a page of how many. */
  g_autofree char *text = g_strdup_printf (_ ("Page %u of %u"), MIN (side + 1, n_sides), n_sides);

  gtk_label_set_label (self->page_label, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->previous_page), side > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_page), side + 1 < n_sides);
  nonet_widget_set_name (GTK_WIDGET (self->preview), text);
}

static void
show_progress (NonetPageDialog *self)
{
  double share = self->share;
  gboolean busy = share >= 0 || self->sheet == NULL;

  if (self->sheet == NULL)
    share = self->source->share;
  gtk_widget_set_visible (GTK_WIDGET (self->progress), busy);
  gtk_widget_set_visible (self->turner, !busy);
  gtk_progress_bar_set_fraction (self->progress, CLAMP (share, 0, 1));
  gtk_widget_set_sensitive (GTK_WIDGET (self->accept), !busy);
}

/* Lays the pages out anew. */
static void
update_sheet (NonetPageDialog *self)
{
  const NonetSheetTexts texts = { .heading = nonet_page_dialog_get_heading (self),
                                  .footer = is_picture (self) ? NULL
                                                              : gtk_editable_get_text (GTK_EDITABLE (self->footer_row)),
                                  .name = _ ("Name:"),
                                  .date = _ ("Date:"),
                                  .solutions = _ ("Solutions") };
  GPtrArray *items = self->source != NULL ? nonet_sheet_source_get_items (self->source) : NULL;
  NonetPageLayout layout;

  if (self->source == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->footer_row), !is_picture (self));
  g_clear_pointer (&self->sheet, nonet_sheet_unref);
  if (items != NULL)
    {
      layout = make_layout (self);
      self->sheet = nonet_sheet_new (items, &layout, &texts);
      g_clear_pointer (&self->drawn, nonet_sheet_unref);
      self->drawn = nonet_sheet_ref (self->sheet);
      self->side = MIN (self->side, MAX (nonet_sheet_count_sides (self->drawn), 1) - 1);
      gtk_widget_queue_draw (GTK_WIDGET (self->preview));
    }
  show_page_number (self);
  show_progress (self);
}

static void
levels_changed_cb (NonetPageDialog *self)
{
  if (self->source == NULL)
    return;
  nonet_sheet_source_set_levels (self->source, nonet_switch_row_get_active (self->levels));
  update_sheet (self);
}

/* What is typed comes digit by digit; the search for solutions starts anew with each of them. */
static void
range_changed_cb (NonetPageDialog *self)
{
  guint first = (guint) gtk_spin_button_get_value_as_int (self->first);
  guint last = (guint) gtk_spin_button_get_value_as_int (self->last);

  if (self->source == NULL)
    return;
  nonet_sheet_source_set_range (self->source, first, last);
  gtk_spin_button_set_value (self->last, self->source->last);
}

static void
turn_page_cb (NonetPageDialog *self, GtkButton *button)
{
  self->side += button == self->next_page ? 1 : -1;
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
  show_page_number (self);
}

/* Exporting. */

static void
show_share (guint64 done, double share, gpointer user_data)
{
  NonetPageDialog *self = user_data;

  self->share = share;
  show_progress (self);
}

/* What was cancelled is closed already. */
static void
exported_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPageDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = nonet_file_dup_name (G_FILE (file));
  /* Translators: %s is the name of a file. */
  g_autofree char *said = g_strdup_printf (_ ("Exported as “%s”"), name);

  nonet_sheet_export_finish (result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  show_share (0, -1, self);
  if (error == NULL)
    gtk_window_close (GTK_WINDOW (self));
  nonet_toasts_say_outcome (self->toasts, said, _ ("Could Not Export"), error);
}

static const NonetPictureKind picture_kinds[] = { NONET_PICTURE_PDF, NONET_PICTURE_SVG, NONET_PICTURE_PNG };

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  g_autoptr (NonetPageDialog) self = user_data;

  if (file == NULL || self->sheet == NULL)
    return;
  show_share (0, 0, self);
  nonet_sheet_export_async (self->sheet, file, picture_kinds[kind], nonet_page_dialog_get_heading (self), show_share,
                            self, self->cancellable, exported_cb, g_object_ref (self));
}

static void
ask_where (NonetPageDialog *self)
{
  const NonetFileKind kinds[] = { { "pdf", _ ("PDF document") },
                                  { "svg", _ ("SVG picture") },
                                  { "png", _ ("PNG picture") } };
  g_autofree char *name = g_strconcat (self->title, ".pdf", NULL);

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == G_N_ELEMENTS (picture_kinds));
  nonet_choose_file (GTK_WINDOW (self), _ ("Export"), name, NULL, kinds, G_N_ELEMENTS (kinds), 0, chosen_cb,
                     g_object_ref (self));
}

static void
accept_cb (NonetPageDialog *self)
{
  if (self->sheet == NULL || self->share >= 0)
    return;
  if (self->purpose == NONET_PAGES_EXPORT)
    ask_where (self);
  else
    g_signal_emit_by_name (self, "accepted");
}

static gboolean
nonet_page_dialog_close_request (GtkWindow *window)
{
  NonetPageDialog *self = NONET_PAGE_DIALOG (window);

  g_cancellable_cancel (self->cancellable);
  if (self->source != NULL)
    nonet_cancel (&self->source->cancellable);
  return GTK_WINDOW_CLASS (nonet_page_dialog_parent_class)->close_request (window);
}

static void
nonet_page_dialog_dispose (GObject *object)
{
  NonetPageDialog *self = NONET_PAGE_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  if (self->source != NULL)
    nonet_cancel (&self->source->cancellable);
  g_clear_object (&self->source);
  g_clear_object (&self->toasts);
  g_clear_pointer (&self->sheet, nonet_sheet_unref);
  g_clear_pointer (&self->drawn, nonet_sheet_unref);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (nonet_page_dialog_parent_class)->dispose (object);
}

static void
nonet_page_dialog_class_init (NonetPageDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_page_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_page_dialog_close_request;
  g_signal_new ("accepted", NONET_TYPE_PAGE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/page-dialog.ui");
  NONET_BIND_CHILDREN (widget_class, NonetPageDialog, accept, preview, turner, page_label, previous_page, next_page,
                       progress, range_group, first, last, per_page_row, solutions_row, paper_row, heading_row,
                       footer_row, numbers, titles, levels, name_line, as_shown, booklet);
  NONET_BIND_CALLBACKS (widget_class, update_sheet, levels_changed_cb, range_changed_cb, turn_page_cb, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_page_dialog_init (NonetPageDialog *self)
{
  self->share = -1;
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
}

/* Offers "Same Size as Puzzle" only where there is no paper to be fed. */
static void
fill_papers (NonetPageDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < PICTURE_ROW; i++)
    gtk_string_list_append (names, paper_names[i]);
  if (offers_picture (self))
    gtk_string_list_append (names, _ ("Same Size as Puzzle"));
  adw_combo_row_set_model (self->paper_row, G_LIST_MODEL (names));
}

static void
bind_settings (NonetPageDialog *self, GSettings *settings)
{
  g_autoptr (GVariant) paper = g_settings_get_user_value (settings, "page-paper");
  const struct
  {
    const char *key;
    NonetSwitchRow *control;
  } switches[] = { { "page-numbers", self->numbers },   { "page-titles", self->titles },
                   { "page-levels", self->levels },     { "page-name-line", self->name_line },
                   { "page-as-shown", self->as_shown }, { "page-booklet", self->booklet } };

  nonet_settings_bind_combo (settings, "page-puzzles", self->per_page_row, per_page_names);
  nonet_settings_bind_combo (settings, "page-solutions", self->solutions_row, solutions_names);
  nonet_settings_bind_combo (settings, offers_picture (self) ? "page-picture" : "page-paper", self->paper_row,
                             paper_names);
  /* Letter where that is usual, until something else is chosen. */
  if (paper == NULL && !offers_picture (self) && g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER))
    adw_combo_row_set_selected (self->paper_row, LETTER_ROW);
  g_settings_bind (settings, "page-footer", self->footer_row, "text", NONET_SETTINGS_REMEMBER);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i].key, switches[i].control, "active", NONET_SETTINGS_REMEMBER);
}

NonetPageDialog *
nonet_page_dialog_new (GtkWindow *parent,
                       GSettings *settings,
                       NonetToasts *toasts,
                       NonetPagesPurpose purpose,
                       NonetSheetSource *source,
                       const char *heading,
                       const char *title)
{
  NonetPageDialog *self = g_object_new (NONET_TYPE_PAGE_DIALOG, "transient-for", parent, NULL);
  GtkWidget *const of_several[] = { GTK_WIDGET (self->range_group), GTK_WIDGET (self->per_page_row),
                                    GTK_WIDGET (self->numbers), GTK_WIDGET (self->titles), GTK_WIDGET (self->booklet) };
  guint n = source->collection != NULL ? nonet_reading_get_n_puzzles (source->collection) : 1;

  self->purpose = purpose;
  g_set_object (&self->toasts, toasts);
  self->title = g_strdup (title);
  gtk_spin_button_set_range (self->first, 1, n);
  gtk_spin_button_set_range (self->last, 1, n);
  gtk_spin_button_set_value (self->first, source->first);
  gtk_spin_button_set_value (self->last, source->last);
  /* Which changes with the range from now on. */
  self->source = g_object_ref (source);
  if (purpose == NONET_PAGES_EXPORT)
    {
      gtk_window_set_title (GTK_WINDOW (self), _ ("Export"));
      gtk_button_set_label (self->accept, _ ("_Export…"));
    }
  gtk_editable_set_text (GTK_EDITABLE (self->heading_row), heading != NULL ? heading : "");
  fill_papers (self);
  /* One puzzle needs no numbers, and a collection is not shown as it is on the board. */
  gtk_widget_set_visible (GTK_WIDGET (self->as_shown), is_single (self));
  for (guint i = 0; i < G_N_ELEMENTS (of_several); i++)
    gtk_widget_set_visible (of_several[i], !is_single (self));
  bind_settings (self, settings);
  nonet_sheet_source_set_levels (source, nonet_switch_row_get_active (self->levels));
  g_signal_connect_object (source, "changed", G_CALLBACK (update_sheet), self, G_CONNECT_SWAPPED);
  update_sheet (self);
  /* And not Cancel; there is no sheet to accept yet. Before it is shown, screen readers would not find the window. */
  g_signal_connect_swapped (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->solutions_row);
  return self;
}

NonetSheet *
nonet_page_dialog_get_sheet (NonetPageDialog *self)
{
  return self->sheet;
}

const char *
nonet_page_dialog_get_heading (NonetPageDialog *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->heading_row));
}
