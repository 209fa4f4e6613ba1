/* One solution as a small board with its number, differences from another solution tinted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solutions/solution-thumb.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/number.h"

struct _NonetSolutionThumb
{
  GtkWidget parent_instance;

  guint position;
  NonetSolution *solution;
  NonetSolution *reference;
  NonetPuzzle *puzzle;
  const NonetBoardStyle *style;
  int chosen; /* -1: not known yet */
  gboolean only;
};

G_DEFINE_FINAL_TYPE (NonetSolutionThumb, nonet_solution_thumb, GTK_TYPE_WIDGET)

/* Marks the cells that differ and returns how many do. */
static guint
find_differences (NonetSolutionThumb *self, guint8 *flags)
{
  guint n_cells = nonet_puzzle_get_cells (self->puzzle), n = 0;
  const guint8 *values = nonet_solution_get_values (self->solution), *other;

  memset (flags, 0, n_cells);
  if (self->reference == NULL || !nonet_solution_get_ready (self->solution)
      || !nonet_solution_get_ready (self->reference))
    return 0;
  other = nonet_solution_get_values (self->reference);
  for (guint cell = 0; cell < n_cells; cell++)
    if (values[cell] != other[cell])
      {
        flags[cell] = NONET_CELL_DIFFERS;
        n++;
      }
  return n;
}

static void
update_label (NonetSolutionThumb *self)
{
  guint8 flags[SUDOKU_MAX_CELLS];
  guint n = find_differences (self, flags);
  g_autofree char *number = nonet_number_to_string (nonet_solution_get_index (self->solution) + 1);
  g_autofree char *label = NULL;

  if (n == 0)
    /* Translators: %s is a number */
    label = g_strdup_printf (_ ("Solution %s"), number);
  else
    label = g_strdup_printf (ngettext ("Solution %s, differs from the selected one in %u cell",
                                       "Solution %s, differs from the selected one in %u cells", n),
                             number, n);
  nonet_widget_set_name (GTK_WIDGET (self), label);
}

static void
update (NonetSolutionThumb *self)
{
  if (self->solution == NULL)
    return;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Perhaps of one that is followed no more. */
static void
ready_cb (NonetSolution *solution, gpointer thumb)
{
  update (thumb);
}

/* Its own solution may be the one that it is compared with. */
static void
follow (NonetSolutionThumb *self, NonetSolution **place, NonetSolution *solution)
{
  g_set_object (place, solution);
  if (solution != NULL && !nonet_solution_get_ready (solution))
    nonet_solution_when_ready (solution, ready_cb, G_OBJECT (self));
  update (self);
}

void
nonet_solution_thumb_bind (NonetSolutionThumb *self,
                           guint position,
                           NonetSolution *solution,
                           NonetPuzzle *puzzle,
                           const NonetBoardStyle *style)
{
  self->position = position;
  self->style = style;
  if (self->puzzle != puzzle)
    {
      g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
      self->puzzle = nonet_puzzle_ref (puzzle);
    }
  follow (self, &self->solution, solution);
}

guint
nonet_solution_thumb_get_position (NonetSolutionThumb *self)
{
  return self->position;
}

NonetSolution *
nonet_solution_thumb_get_solution (NonetSolutionThumb *self)
{
  return self->solution;
}

void
nonet_solution_thumb_set_reference (NonetSolutionThumb *self, NonetSolution *reference)
{
  if (self->reference == reference)
    return;
  follow (self, &self->reference, reference);
}

void
nonet_solution_thumb_set_chosen (NonetSolutionThumb *self, gboolean chosen)
{
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  nonet_widget_set_css_class (GTK_WIDGET (self), "chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
}

void
nonet_solution_thumb_set_only (NonetSolutionThumb *self, gboolean only)
{
  if (self->only == only)
    return;
  self->only = only;
  nonet_widget_set_css_class (GTK_WIDGET (self), "only", only);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_board (NonetSolutionThumb *self, GtkSnapshot *snapshot, double size)
{
  guint8 flags[SUDOKU_MAX_CELLS];
  NonetBoardScene scene = nonet_board_scene_of (self->puzzle);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));

  find_differences (self, flags);
  scene.found = nonet_solution_get_values (self->solution);
  scene.flags = flags;
  nonet_board_draw (cr, &scene, self->style, size, gtk_widget_get_scale_factor (GTK_WIDGET (self)), NULL);
  cairo_destroy (cr);
}

static void
draw_number (NonetSolutionThumb *self, GtkSnapshot *snapshot, double top, double width)
{
  g_autofree char *text = nonet_number_to_string (nonet_solution_get_index (self->solution) + 1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GdkRGBA colour;
  int text_width, text_height;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (int) ((width - text_width) / 2),
                                                (float) (int) (top + (NONET_THUMB_LABEL - text_height) / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
nonet_solution_thumb_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetSolutionThumb *self = NONET_SOLUTION_THUMB (widget);
  double size = gtk_widget_get_height (widget) - (self->only ? 0 : NONET_THUMB_LABEL);

  if (self->solution == NULL || size < 1)
    return;
  size = MIN (size, gtk_widget_get_width (widget));
  draw_board (self, snapshot, size);
  if (!self->only)
    draw_number (self, snapshot, size, size);
}

static void
nonet_solution_thumb_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? NONET_THUMB_LABEL : 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
nonet_solution_thumb_dispose (GObject *object)
{
  NonetSolutionThumb *self = NONET_SOLUTION_THUMB (object);

  g_clear_object (&self->solution);
  g_clear_object (&self->reference);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_solution_thumb_parent_class)->dispose (object);
}

static void
nonet_solution_thumb_class_init (NonetSolutionThumbClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_solution_thumb_dispose;
  widget_class->snapshot = nonet_solution_thumb_snapshot;
  widget_class->measure = nonet_solution_thumb_measure;
  gtk_widget_class_set_css_name (widget_class, "thumb");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
nonet_solution_thumb_init (NonetSolutionThumb *self)
{
  self->chosen = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

NonetSolutionThumb *
nonet_solution_thumb_new (void)
{
  return g_object_new (NONET_TYPE_SOLUTION_THUMB, NULL);
}
