/* Rows of the list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/step-row.h"

#include <glib/gi18n.h>

#include "tasks/step-list.h"
#include "words/step-text.h"

/* Pixels: the arrow of what unfolds, by which each level is indented; between texts; around a number. */
#define ARROW 16
#define INDENT 20
#define GAP 8
#define PILL 8

/* The share of the width that what a step does may take. */
#define MOST_END 0.45

struct _NonetStepRow
{
  GtkWidget parent_instance;

  GtkListView *view; /* that has the row */
  NonetStepPresenter *presenter;
  GtkTreeListRow *row;   /* shown, or NULL */
  NonetStepGroup *group; /* of the row, or NULL */
  PangoLayout *title;    /* NULL until the row is in sight */
  PangoLayout *end;      /* a number of steps, or what the step does */
};

G_DEFINE_FINAL_TYPE (NonetStepRow, nonet_step_row, GTK_TYPE_WIDGET)

/* The step of an item, or NULL. */
static NonetFoundStep *
step_of (GObject *item)
{
  if (NONET_IS_STEP_ENTRY (item))
    return nonet_step_entry_get_step (NONET_STEP_ENTRY (item));
  return NONET_IS_FOUND_STEP (item) ? NONET_FOUND_STEP (item) : NULL;
}

/* Words. */

/* "8 from r3c6 to r6c4", after its technique where no row above names it. */
static char *
dup_title (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  g_autofree char *text = nonet_words_step_short (step, nonet_found_step_get_position (found)->board, notation);

  if (gtk_tree_list_row_get_depth (self->row) > 0)
    return g_steal_pointer (&text);
  /* Translators: a technique, and where it applies: "X-Chain · 8 from r3c6 to r6c4". */
  return g_strdup_printf (_ ("%s · %s"), nonet_words_technique (step->technique), text);
}

/* "r1c4 ≠ 8", after the number of ways that lead there, if there are several. */
static char *
dup_end (GObject *item, NonetFoundStep *found, const NonetNotation *notation)
{
  guint n_ways = NONET_IS_STEP_ENTRY (item) ? nonet_step_entry_get_n_ways (NONET_STEP_ENTRY (item)) : 1;
  g_autofree char *effect = nonet_words_effect (nonet_found_step_get_step (found),
                                                nonet_found_step_get_position (found)->board->shape, notation);

  if (n_ways <= 1)
    return g_steal_pointer (&effect);
  /* Translators: that many ways lead to what a step does, "× 4 · r1c4 ≠ 8". */
  return g_strdup_printf (_ ("× %u · %s"), n_ways, effect);
}

/* What a screen reader says of the row. */
static void
set_label (NonetStepRow *self, const char *label)
{
  GtkAccessible *item = GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self)));

  gtk_accessible_update_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (gtk_tree_list_row_is_expandable (self->row))
    gtk_accessible_update_state (item, GTK_ACCESSIBLE_STATE_EXPANDED, gtk_tree_list_row_get_expanded (self->row), -1);
  else
    gtk_accessible_reset_state (item, GTK_ACCESSIBLE_STATE_EXPANDED);
}

static PangoLayout *
new_layout (NonetStepRow *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static void
write_group (NonetStepRow *self)
{
  const char *name = nonet_words_technique (nonet_step_group_get_technique (self->group));
  g_autofree char *number = g_strdup_printf ("%u", nonet_step_group_get_n_shown (self->group));
  g_autofree char *label = g_strdup_printf ("%s, %s", name, number);

  self->title = new_layout (self, name);
  self->end = new_layout (self, number);
  set_label (self, label);
}

static void
write_step (NonetStepRow *self, GObject *item, NonetFoundStep *found)
{
  NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  const NonetNotation spoken = { notation.alphabet, NONET_CELLS_WORDS };
  g_autofree char *title = dup_title (self, found, &notation);
  g_autofree char *end = dup_end (item, found, &notation);
  g_autofree char *sentence =
      nonet_words_step (nonet_found_step_get_step (found), position->board, &spoken, NONET_STEP_FULL);

  self->title = new_layout (self, title);
  self->end = new_layout (self, end);
  set_label (self, sentence);
}

static void
write_texts (NonetStepRow *self)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (self->row);

  if (self->group != NULL)
    write_group (self);
  else if (step_of (item) != NULL)
    write_step (self, item, step_of (item));
}

/* The texts are no longer right. */
static void
rewrite (NonetStepRow *self)
{
  g_clear_object (&self->title);
  g_clear_object (&self->end);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Drawing. */

/* The place of something on the line, from its place where one reads from left to right. */
static float
mirror (NonetStepRow *self, double x, double width)
{
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return (float) (right_to_left ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x);
}

static GdkRGBA
colour_named (NonetStepRow *self, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (name == NULL || !gtk_style_context_lookup_color (context, name, &colour))
    gtk_style_context_get_color (context, &colour);
  return colour;
}

static void
draw_text (NonetStepRow *self, GtkSnapshot *snapshot, PangoLayout *layout, double x, const GdkRGBA *colour)
{
  PangoRectangle place; /* within the width of the layout */
  float y;

  pango_layout_get_pixel_extents (layout, NULL, &place);
  y = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - place.height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (mirror (self, x, place.width) - (float) place.x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_arrow (NonetStepRow *self, GtkSnapshot *snapshot, double x)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *name = gtk_tree_list_row_get_expanded (self->row) ? "pan-down-symbolic" : "pan-end-symbolic";
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  const GdkRGBA colour = colour_named (self, NULL);
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, name, NULL, ARROW, gtk_widget_get_scale_factor (widget),
                                  gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (mirror (self, x, ARROW), (float) (gtk_widget_get_height (widget) - ARROW) / 2));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, ARROW, ARROW, &colour, 1);
  gtk_snapshot_restore (snapshot);
}

/* The round background of a number. */
static void
draw_pill (NonetStepRow *self, GtkSnapshot *snapshot, double x, int width, int height)
{
  GdkRGBA colour = colour_named (self, NULL);
  const graphene_rect_t place =
      GRAPHENE_RECT_INIT (mirror (self, x, width), (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2,
                          (float) width, (float) height);
  GskRoundedRect round;

  colour.alpha *= 0.1f;
  gsk_rounded_rect_init_from_rect (&round, &place, (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &colour, &place);
  gtk_snapshot_pop (snapshot);
}

/* What stands at the end of the line, in its colour. Returns where it begins. */
static double
draw_end (NonetStepRow *self, GtkSnapshot *snapshot, NonetFoundStep *found)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), x;
  const char *name = found == NULL                                     ? NULL
                     : nonet_found_step_get_step (found)->n_placed > 0 ? "accent_color"
                                                                       : "error_color";
  const GdkRGBA colour = colour_named (self, name);
  int text_width, text_height;

  pango_layout_set_width (self->end, (int) (width * MOST_END) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->end, &text_width, &text_height);
  x = width - text_width - (found == NULL ? PILL : 0);
  if (found == NULL)
    draw_pill (self, snapshot, x - PILL, text_width + 2 * PILL, text_height);
  draw_text (self, snapshot, self->end, x, &colour);
  return x - (found == NULL ? PILL : 0);
}

/* Whether some of the row is in sight. */
static gboolean
is_in_sight (NonetStepRow *self)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (GTK_WIDGET (self), GTK_WIDGET (self->view), &bounds)
         && bounds.origin.y + bounds.size.height >= 0
         && bounds.origin.y <= (float) gtk_widget_get_height (GTK_WIDGET (self->view));
}

static void
nonet_step_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetStepRow *self = NONET_STEP_ROW (widget);
  g_autoptr (GObject) item = self->row != NULL ? gtk_tree_list_row_get_item (self->row) : NULL;
  const GdkRGBA colour = colour_named (self, NULL);
  double x, end;

  if (item == NULL || (self->title == NULL && !is_in_sight (self)))
    return;
  if (self->title == NULL)
    write_texts (self);
  x = INDENT * gtk_tree_list_row_get_depth (self->row);
  if (gtk_tree_list_row_is_expandable (self->row))
    draw_arrow (self, snapshot, x);
  end = draw_end (self, snapshot, step_of (item));
  pango_layout_set_width (self->title, (int) MAX (end - GAP - x - INDENT, 1) * PANGO_SCALE);
  draw_text (self, snapshot, self->title, x + INDENT, &colour);
}

/* As high as a line of text and the arrow. */
static void
nonet_step_row_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (NONET_STEP_ROW (widget)->view));
  PangoFontMetrics *metrics;

  *minimum = *natural = 8 * INDENT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  metrics = pango_context_get_metrics (context, NULL, NULL);
  *minimum = *natural = MAX (ARROW, PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
}

/* What a row shows. */

/* Rows that come into sight are drawn then. */
static void
scrolled_cb (NonetStepRow *self)
{
  if (self->row != NULL && self->title == NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
unset_row (NonetStepRow *self)
{
  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  if (self->group != NULL)
    g_signal_handlers_disconnect_by_data (self->group, self);
  g_clear_object (&self->row);
  g_clear_object (&self->group);
}

void
nonet_step_row_set_row (NonetStepRow *self, GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  unset_row (self);
  if (row != NULL)
    {
      self->row = g_object_ref (row);
      g_signal_connect_swapped (row, "notify::expanded", G_CALLBACK (rewrite), self);
    }
  if (NONET_IS_STEP_GROUP (item))
    {
      self->group = g_object_ref (NONET_STEP_GROUP (item));
      g_signal_connect_swapped (item, "items-changed", G_CALLBACK (rewrite), self);
    }
  rewrite (self);
}

/* A technique unfolds wherever it is clicked, a step with further ways where the arrow is. */
static void
pressed_cb (NonetStepRow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint depth = self->row != NULL ? gtk_tree_list_row_get_depth (self->row) : 0;

  if (self->row == NULL || !gtk_tree_list_row_is_expandable (self->row)
      || (self->group == NULL && ABS (x - mirror (self, depth * INDENT + ARROW / 2.0, 0)) > ARROW))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_tree_list_row_set_expanded (self->row, !gtk_tree_list_row_get_expanded (self->row));
}

static void
nonet_step_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nonet_step_row_parent_class)->css_changed (widget, change);
  rewrite (NONET_STEP_ROW (widget));
}

static void
nonet_step_row_dispose (GObject *object)
{
  NonetStepRow *self = NONET_STEP_ROW (object);

  unset_row (self);
  g_clear_object (&self->title);
  g_clear_object (&self->end);
  g_clear_object (&self->presenter);
  g_clear_weak_pointer (&self->view);
  G_OBJECT_CLASS (nonet_step_row_parent_class)->dispose (object);
}

static void
nonet_step_row_class_init (NonetStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_row_dispose;
  widget_class->snapshot = nonet_step_row_snapshot;
  widget_class->measure = nonet_step_row_measure;
  widget_class->css_changed = nonet_step_row_css_changed;
  gtk_widget_class_set_css_name (widget_class, "steprow");
}

static void
nonet_step_row_init (NonetStepRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
nonet_step_row_new (GtkListView *view, NonetStepPresenter *presenter)
{
  NonetStepRow *self = g_object_new (NONET_TYPE_STEP_ROW, NULL);
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));

  g_set_weak_pointer (&self->view, view);
  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (vertical, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (rewrite), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
