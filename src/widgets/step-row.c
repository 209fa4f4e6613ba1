/* Rows of the list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/step-row.h"

#include <glib/gi18n.h>

#include "tasks/step-list.h"
#include "words/step-text.h"

struct _NonetStepRow
{
  GtkWidget parent_instance;

  GtkTreeExpander *expander;
  GtkLabel *title;
  GtkLabel *ways;
  GtkLabel *end;         /* a number of steps, or what the step does */
  NonetStepGroup *group; /* shown, or NULL */
};

G_DEFINE_FINAL_TYPE (NonetStepRow, nonet_step_row, GTK_TYPE_WIDGET)

static void
set_style (NonetStepRow *self, const char *style)
{
  static const char *const styles[] = { "count", "removes", "places" };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_strcmp0 (style, styles[i]) == 0)
      gtk_widget_add_css_class (GTK_WIDGET (self->end), styles[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self->end), styles[i]);
}

static void
show_number (NonetStepRow *self)
{
  g_autofree char *number = g_strdup_printf ("%u", nonet_step_group_get_n_shown (self->group));

  gtk_label_set_text (self->end, number);
}

static void
follow_group (NonetStepRow *self, NonetStepGroup *group)
{
  if (self->group != NULL)
    g_signal_handlers_disconnect_by_data (self->group, self);
  g_set_object (&self->group, group);
  if (group != NULL)
    g_signal_connect_swapped (group, "items-changed", G_CALLBACK (show_number), self);
}

static void
show_group (NonetStepRow *self, NonetStepGroup *group)
{
  follow_group (self, group);
  gtk_label_set_text (self->title, nonet_words_technique (nonet_step_group_get_technique (group)));
  gtk_widget_set_visible (GTK_WIDGET (self->ways), FALSE);
  set_style (self, "count");
  show_number (self);
}

/* "8 from r3c6 to r6c4", after its technique where no row above names it. */
static char *
dup_title (NonetFoundStep *found, const NonetNotation *notation, gboolean named)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  char *text = nonet_words_step_short (step, nonet_found_step_get_position (found)->board, notation);
  char *title;

  if (!named)
    return text;
  /* Translators: a technique, and where it applies: "X-Chain · 8 from r3c6 to r6c4". */
  title = g_strdup_printf (_ ("%s · %s"), nonet_words_technique (step->technique), text);
  g_free (text);
  return title;
}

static void
show_step (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation, gboolean named, guint n_ways)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  g_autofree char *title = dup_title (found, notation, named);
  g_autofree char *effect = nonet_words_effect (step, nonet_found_step_get_position (found)->board->shape, notation);
  /* Translators: on a step to whose result that many ways lead; very short. */
  g_autofree char *ways = g_strdup_printf (_ ("× %u"), n_ways);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->ways, ways);
  gtk_widget_set_visible (GTK_WIDGET (self->ways), n_ways > 1);
  gtk_label_set_text (self->end, effect);
  set_style (self, step->n_placed > 0 ? "places" : "removes");
}

void
nonet_step_row_set_row (NonetStepRow *self, GtkTreeListRow *row, const NonetNotation *notation)
{
  g_autoptr (GObject) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  gtk_tree_expander_set_list_row (self->expander, row);
  follow_group (self, NULL);
  if (NONET_IS_STEP_GROUP (item))
    show_group (self, NONET_STEP_GROUP (item));
  else if (NONET_IS_STEP_ENTRY (item))
    show_step (self, nonet_step_entry_get_step (NONET_STEP_ENTRY (item)), notation,
               gtk_tree_list_row_get_depth (row) == 0, nonet_step_entry_get_n_ways (NONET_STEP_ENTRY (item)));
  else if (item != NULL)
    show_step (self, NONET_FOUND_STEP (item), notation, FALSE, 1);
}

static void
nonet_step_row_dispose (GObject *object)
{
  NonetStepRow *self = NONET_STEP_ROW (object);

  follow_group (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_STEP_ROW);
  G_OBJECT_CLASS (nonet_step_row_parent_class)->dispose (object);
}

static void
nonet_step_row_class_init (NonetStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-row.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepRow, expander);
  gtk_widget_class_bind_template_child (widget_class, NonetStepRow, title);
  gtk_widget_class_bind_template_child (widget_class, NonetStepRow, ways);
  gtk_widget_class_bind_template_child (widget_class, NonetStepRow, end);
  gtk_widget_class_set_css_name (widget_class, "steprow");
}

static void
nonet_step_row_init (NonetStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
nonet_step_row_new (void)
{
  return g_object_new (NONET_TYPE_STEP_ROW, NULL);
}
