/* Rows of the list of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/path-row.h"

#include <glib/gi18n.h>

#include "words/number.h"
#include "words/step-text.h"

struct _NonetPathRow
{
  GtkWidget parent_instance;

  GtkLabel *number;
  GtkLabel *technique;
  GtkWidget *hardest;
  GtkLabel *effect;

  char *text; /* for screen readers */
  NonetSolvingPath *path;
  guint n; /* the step of the path */
};

G_DEFINE_FINAL_TYPE (NonetPathRow, nonet_path_row, GTK_TYPE_WIDGET)

static void
update_accessible (NonetPathRow *self)
{
  /* Translators: %s is a step of the solution path: "25: X-Chain, r1c4 ≠ 8". */
  g_autofree char *hardest = g_strdup_printf (_ ("%s, hardest step"), self->text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_widget_get_visible (self->hardest) ? hardest : self->text, -1);
}

void
nonet_path_row_set_hardest (NonetPathRow *self, gboolean is_hardest)
{
  gtk_widget_set_visible (self->hardest, is_hardest);
  update_accessible (self);
}

/* "SE 6.6 · HoDoKu 260", and the score so far. */
static char *
dup_tip (NonetSolvingPath *path, guint n)
{
  const SudokuStep *step = nonet_solving_path_peek (path, n);
  g_autofree char *score = nonet_number_to_string (nonet_solving_path_get_score (path, n));
  guint own = sudoku_technique_info (step->technique)->score;
  gboolean rated;
  guint height = nonet_step_get_height (step, &rated);

  if (rated)
    /* Translators: ratings of a step by Sudoku Explainer and HoDoKu, and HoDoKu's of all steps up to it. */
    return g_strdup_printf (_ ("SE %u.%u · HoDoKu %u, up to here %s"), height / 10, height % 10, own, score);
  /* Translators: HoDoKu's rating of a step, and of all steps up to it. */
  return g_strdup_printf (_ ("HoDoKu %u, up to here %s"), own, score);
}

void
nonet_path_row_set_step (NonetPathRow *self, NonetSolvingPath *path, guint n, const NonetNotation *notation)
{
  const SudokuStep *step = nonet_solving_path_peek (path, n);
  const char *technique = nonet_words_technique (step->technique);
  g_autofree char *number = g_strdup_printf ("%u", n + 1);
  g_autofree char *effect = nonet_words_effect (step, nonet_solving_path_get_start (path)->board->shape, notation);

  g_set_object (&self->path, path);
  self->n = n;
  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->technique, technique);
  gtk_label_set_text (self->effect, effect);
  gtk_widget_remove_css_class (GTK_WIDGET (self->effect), step->n_placed > 0 ? "removes" : "places");
  gtk_widget_add_css_class (GTK_WIDGET (self->effect), step->n_placed > 0 ? "places" : "removes");
  g_free (self->text);
  /* Translators: a step of the solution path: its number, technique and result: "25: X-Chain, r1c4 ≠ 8". */
  self->text = g_strdup_printf (_ ("%u: %s, %s"), n + 1, technique, effect);
  update_accessible (self);
}

/* A tooltip that is set asks the display where the pointer is: too slow for each row that scrolls by. */
static gboolean
nonet_path_row_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  NonetPathRow *self = NONET_PATH_ROW (widget);
  g_autofree char *tip = NULL;

  if (self->path == NULL || self->n >= g_list_model_get_n_items (G_LIST_MODEL (self->path)))
    return FALSE;
  tip = dup_tip (self->path, self->n);
  gtk_tooltip_set_text (tooltip, tip);
  return TRUE;
}

static void
nonet_path_row_dispose (GObject *object)
{
  g_clear_object (&NONET_PATH_ROW (object)->path);
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_PATH_ROW);
  G_OBJECT_CLASS (nonet_path_row_parent_class)->dispose (object);
}

static void
nonet_path_row_finalize (GObject *object)
{
  g_free (NONET_PATH_ROW (object)->text);
  G_OBJECT_CLASS (nonet_path_row_parent_class)->finalize (object);
}

static void
nonet_path_row_class_init (NonetPathRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_path_row_finalize;
  widget_class->query_tooltip = nonet_path_row_query_tooltip;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/path-row.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPathRow, number);
  gtk_widget_class_bind_template_child (widget_class, NonetPathRow, technique);
  gtk_widget_class_bind_template_child (widget_class, NonetPathRow, hardest);
  gtk_widget_class_bind_template_child (widget_class, NonetPathRow, effect);
  gtk_widget_class_set_css_name (widget_class, "pathrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
nonet_path_row_init (NonetPathRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->text = g_strdup ("");
}

GtkWidget *
nonet_path_row_new (void)
{
  return g_object_new (NONET_TYPE_PATH_ROW, NULL);
}
