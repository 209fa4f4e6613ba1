/* Rows of a solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/path-row.h"

#include <glib/gi18n.h>

#include "tasks/steps/found-step.h"
#include "words/number.h"
#include "words/steps/rating.h"
#include "words/steps/step-text.h"

/* Pixels: between texts; the star of the hardest step. */
#define GAP 9
#define STAR 12

/* The share of the width that what a step does may take. */
#define MOST_END 0.45

struct _NonetPathRow
{
  NonetDrawnRow parent_instance;

  NonetStepPresenter *presenter;
  NonetSolvingPath *path;
  guint n; /* the step of the path */
  gboolean is_hardest;
  PangoLayout *number; /* NULL until the row is in sight */
  PangoLayout *technique;
  PangoLayout *effect;
};

G_DEFINE_FINAL_TYPE (NonetPathRow, nonet_path_row, NONET_TYPE_DRAWN_ROW)

/* Words. */

static void
clear_layouts (NonetPathRow *self)
{
  g_clear_object (&self->number);
  g_clear_object (&self->technique);
  g_clear_object (&self->effect);
}

/* What a screen reader says of the row. */
static void
set_label (NonetPathRow *self, const char *technique, const char *effect)
{
  /* Translators: a step of the solution path: its number, technique and result: "25: X-Chain, r1c4 ≠ 8". */
  g_autofree char *text = g_strdup_printf (_ ("%u: %s, %s"), self->n + 1, technique, effect);
  /* Translators: %s is a step of the solution path: "25: X-Chain, r1c4 ≠ 8". */
  g_autofree char *hardest = g_strdup_printf (_ ("%s, hardest step"), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->is_hardest ? hardest : text, -1);
}

static void
nonet_path_row_write (NonetDrawnRow *row)
{
  NonetPathRow *self = NONET_PATH_ROW (row);
  NonetPosition *start = nonet_solving_path_get_start (self->path);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, start->puzzle);
  const SudokuStep *step = nonet_solving_path_peek (self->path, self->n);
  const char *technique = nonet_words_technique (step->technique);
  g_autofree char *number = g_strdup_printf ("%u", self->n + 1);
  g_autofree char *effect = nonet_words_effect (step, start->board->shape, &notation);

  clear_layouts (self);
  self->number = nonet_drawn_row_new_layout (row, number);
  self->technique = nonet_drawn_row_new_layout (row, technique);
  self->effect = nonet_drawn_row_new_layout (row, effect);
  set_label (self, technique, effect);
}

/* Drawing. */

/* The width of a column for numbers of three digits or more, all as wide. */
static int
number_width (NonetPathRow *self)
{
  PangoContext *context = pango_layout_get_context (self->number);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int least = 3 * PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics)), width;

  pango_font_metrics_unref (metrics);
  pango_layout_get_pixel_size (self->number, &width, NULL);
  return MAX (least, width);
}

/* What the step does, at the end of the line, in its colour. Returns where it begins. */
static double
draw_effect (NonetPathRow *self, GtkSnapshot *snapshot)
{
  const SudokuStep *step = nonet_solving_path_peek (self->path, self->n);
  const char *name = step->n_placed > 0 ? "accent_color" : "error_color";
  const GdkRGBA colour = nonet_drawn_row_get_colour (NONET_DRAWN_ROW (self), name);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  int text_width;

  pango_layout_set_width (self->effect, (int) (width * MOST_END) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->effect, &text_width, NULL);
  nonet_drawn_row_draw_text (NONET_DRAWN_ROW (self), snapshot, self->effect, width - text_width, &colour);
  return width - text_width;
}

static void
nonet_path_row_draw (NonetDrawnRow *row, GtkSnapshot *snapshot)
{
  NonetPathRow *self = NONET_PATH_ROW (row);
  const GdkRGBA colour = nonet_drawn_row_get_colour (row, NULL);
  GdkRGBA dim = colour;
  double x = number_width (self), end = draw_effect (self, snapshot) - GAP;
  int width;

  dim.alpha *= 0.55f;
  pango_layout_get_pixel_size (self->number, &width, NULL);
  nonet_drawn_row_draw_text (row, snapshot, self->number, x - width, &dim);
  x += GAP;
  if (self->is_hardest)
    end -= STAR + GAP;
  pango_layout_set_width (self->technique, (int) MAX (end - x, 1) * PANGO_SCALE);
  nonet_drawn_row_draw_text (row, snapshot, self->technique, x, &colour);
  pango_layout_get_pixel_size (self->technique, &width, NULL);
  if (self->is_hardest)
    nonet_drawn_row_draw_icon (row, snapshot, "starred-symbolic", STAR, x + width + GAP);
}

/* What a row shows. */

void
nonet_path_row_set_step (NonetPathRow *self, NonetSolvingPath *path, guint n)
{
  g_set_object (&self->path, path);
  self->n = n;
  nonet_drawn_row_set_filled (NONET_DRAWN_ROW (self), path != NULL);
}

void
nonet_path_row_set_hardest (NonetPathRow *self, gboolean is_hardest)
{
  if (self->is_hardest == is_hardest)
    return;
  self->is_hardest = is_hardest;
  nonet_drawn_row_rewrite (NONET_DRAWN_ROW (self));
}

/* The tooltip. */

/* "SE 6.6 · HoDoKu 260, up to here 1,340": the rating, and HoDoKu's score so far. */
static char *
dup_tip (NonetSolvingPath *path, guint n)
{
  g_autofree char *rating = nonet_words_step_rating (nonet_solving_path_peek (path, n));
  g_autofree char *score = nonet_number_to_string (nonet_solving_path_get_score (path, n));

  /* Translators: ratings of a step by Sudoku Explainer and HoDoKu, and HoDoKu's of all steps up to it. */
  return g_strdup_printf (_ ("%s, up to here %s"), rating, score);
}

/* A tooltip that is set asks the display where the pointer is: too slow for each row that scrolls by. */
static gboolean
nonet_path_row_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  NonetPathRow *self = NONET_PATH_ROW (widget);
  g_autofree char *tip = NULL, *hardest = NULL;

  if (self->path == NULL || self->n >= g_list_model_get_n_items (G_LIST_MODEL (self->path)))
    return FALSE;
  tip = dup_tip (self->path, self->n);
  hardest = g_strdup_printf ("%s\n%s", _ ("Hardest Step"), tip);
  gtk_tooltip_set_text (tooltip, self->is_hardest ? hardest : tip);
  return TRUE;
}

static void
nonet_path_row_dispose (GObject *object)
{
  NonetPathRow *self = NONET_PATH_ROW (object);

  clear_layouts (self);
  g_clear_object (&self->path);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_path_row_parent_class)->dispose (object);
}

static void
nonet_path_row_class_init (NonetPathRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_row_dispose;
  NONET_DRAWN_ROW_CLASS (klass)->write = nonet_path_row_write;
  NONET_DRAWN_ROW_CLASS (klass)->draw = nonet_path_row_draw;
  widget_class->query_tooltip = nonet_path_row_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "pathrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
nonet_path_row_init (NonetPathRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkWidget *
nonet_path_row_new (GtkListView *view, NonetStepPresenter *presenter)
{
  NonetPathRow *self = g_object_new (NONET_TYPE_PATH_ROW, NULL);

  nonet_drawn_row_set_view (NONET_DRAWN_ROW (self), view);
  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (nonet_drawn_row_rewrite), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
