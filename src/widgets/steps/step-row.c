/* Rows of the list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/step-row.h"

#include <glib/gi18n.h>

#include "tasks/steps/step-list.h"
#include "words/steps/step-text.h"

/* Pixels: the arrow of what unfolds, by which each level is indented; between texts; around a number. */
#define ARROW 16
#define INDENT 20
#define GAP 8
#define PILL 8

/* The share of the width that what a step does may take. */
#define MOST_END 0.45

struct _NonetStepRow
{
  NonetDrawnRow parent_instance;

  NonetStepPresenter *presenter;
  GtkTreeListRow *row;   /* shown, or NULL */
  NonetStepGroup *group; /* of the row, or NULL */
  PangoLayout *title;    /* NULL until the row is in sight */
  PangoLayout *end;      /* a number of steps, or what the step does */
};

G_DEFINE_FINAL_TYPE (NonetStepRow, nonet_step_row, NONET_TYPE_DRAWN_ROW)

NonetFoundStep *
nonet_step_of_row (GtkTreeListRow *row)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

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
dup_end (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation)
{
  g_autoptr (GObject) item = gtk_tree_list_row_get_item (self->row);
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

static void
write_group (NonetStepRow *self)
{
  const char *name = nonet_words_technique (nonet_step_group_get_technique (self->group));
  g_autofree char *number = g_strdup_printf ("%u", nonet_step_group_get_n_shown (self->group));
  g_autofree char *label = g_strdup_printf ("%s, %s", name, number);

  self->title = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), name);
  self->end = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), number);
  set_label (self, label);
}

static void
write_step (NonetStepRow *self, NonetFoundStep *found)
{
  NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  const NonetNotation spoken = { notation.alphabet, NONET_CELLS_WORDS };
  g_autofree char *title = dup_title (self, found, &notation);
  g_autofree char *end = dup_end (self, found, &notation);
  g_autofree char *sentence =
      nonet_words_step (nonet_found_step_get_step (found), position->board, &spoken, NONET_STEP_FULL);

  self->title = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), title);
  self->end = nonet_drawn_row_new_layout (NONET_DRAWN_ROW (self), end);
  set_label (self, sentence);
}

static void
nonet_step_row_write (NonetDrawnRow *row)
{
  NonetStepRow *self = NONET_STEP_ROW (row);
  NonetFoundStep *found = nonet_step_of_row (self->row);

  g_clear_object (&self->title);
  g_clear_object (&self->end);
  if (self->group != NULL)
    write_group (self);
  else if (found != NULL)
    write_step (self, found);
}

/* Drawing. */

/* The round background of a number. */
static void
draw_pill (NonetStepRow *self, GtkSnapshot *snapshot, double x, int width, int height)
{
  GdkRGBA colour = nonet_drawn_row_get_colour (NONET_DRAWN_ROW (self), NULL);
  const graphene_rect_t place = GRAPHENE_RECT_INIT (nonet_drawn_row_mirror (NONET_DRAWN_ROW (self), x, width),
                                                    (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2,
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
  const GdkRGBA colour = nonet_drawn_row_get_colour (NONET_DRAWN_ROW (self), name);
  int text_width, text_height;

  pango_layout_set_width (self->end, (int) (width * MOST_END) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->end, &text_width, &text_height);
  x = width - text_width - (found == NULL ? PILL : 0);
  if (found == NULL)
    draw_pill (self, snapshot, x - PILL, text_width + 2 * PILL, text_height);
  nonet_drawn_row_draw_text (NONET_DRAWN_ROW (self), snapshot, self->end, x, &colour);
  return x - (found == NULL ? PILL : 0);
}

/* An arrow if the row unfolds, what it is, and what it does. */
static void
nonet_step_row_draw (NonetDrawnRow *row, GtkSnapshot *snapshot)
{
  NonetStepRow *self = NONET_STEP_ROW (row);
  const GdkRGBA colour = nonet_drawn_row_get_colour (row, NULL);
  double x = INDENT * gtk_tree_list_row_get_depth (self->row), end;

  if (gtk_tree_list_row_is_expandable (self->row))
    nonet_drawn_row_draw_icon (
        row, snapshot, gtk_tree_list_row_get_expanded (self->row) ? "pan-down-symbolic" : "pan-end-symbolic", ARROW, x);
  end = draw_end (self, snapshot, nonet_step_of_row (self->row));
  pango_layout_set_width (self->title, (int) MAX (end - GAP - x - INDENT, 1) * PANGO_SCALE);
  nonet_drawn_row_draw_text (row, snapshot, self->title, x + INDENT, &colour);
}

/* What a row shows. */

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
      g_signal_connect_swapped (row, "notify::expanded", G_CALLBACK (nonet_drawn_row_rewrite), self);
    }
  if (NONET_IS_STEP_GROUP (item))
    {
      self->group = g_object_ref (NONET_STEP_GROUP (item));
      g_signal_connect_swapped (item, "items-changed", G_CALLBACK (nonet_drawn_row_rewrite), self);
    }
  nonet_drawn_row_set_filled (NONET_DRAWN_ROW (self), self->group != NULL || nonet_step_of_row (row) != NULL);
}

/* A technique unfolds wherever it is clicked, a step with further ways where the arrow is. */
static void
pressed_cb (NonetStepRow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint depth = self->row != NULL ? gtk_tree_list_row_get_depth (self->row) : 0;

  if (self->row == NULL || !gtk_tree_list_row_is_expandable (self->row)
      || (self->group == NULL
          && ABS (x - nonet_drawn_row_mirror (NONET_DRAWN_ROW (self), depth * INDENT + ARROW / 2.0, 0)) > ARROW))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_tree_list_row_set_expanded (self->row, !gtk_tree_list_row_get_expanded (self->row));
}

static void
nonet_step_row_dispose (GObject *object)
{
  NonetStepRow *self = NONET_STEP_ROW (object);

  unset_row (self);
  g_clear_object (&self->title);
  g_clear_object (&self->end);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_step_row_parent_class)->dispose (object);
}

static void
nonet_step_row_class_init (NonetStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_row_dispose;
  NONET_DRAWN_ROW_CLASS (klass)->write = nonet_step_row_write;
  NONET_DRAWN_ROW_CLASS (klass)->draw = nonet_step_row_draw;
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

  nonet_drawn_row_set_view (NONET_DRAWN_ROW (self), view);
  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (nonet_drawn_row_rewrite), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
