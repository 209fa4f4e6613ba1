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

/* What a screen reader says of the row. */
static void
set_label (NonetStepRow *self, const char *label)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_number (NonetStepRow *self)
{
  g_autofree char *number = g_strdup_printf ("%u", nonet_step_group_get_n_shown (self->group));
  g_autofree char *label = g_strdup_printf ("%s, %s", gtk_label_get_text (self->title), number);

  gtk_label_set_text (self->end, number);
  set_label (self, label);
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
  set_style (self, "count");
  show_number (self);
}

/* "8 from r3c6 to r6c4", after its technique where no row above names it, and before the number of ways if there are several. */
static char *
dup_title (NonetFoundStep *found, const NonetNotation *notation, gboolean named, guint n_ways)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  g_autofree char *text = nonet_words_step_short (step, nonet_found_step_get_position (found)->board, notation);
  g_autoptr (GString) title = g_string_new (text);

  if (named)
    /* Translators: a technique, and where it applies: "X-Chain · 8 from r3c6 to r6c4". */
    g_string_printf (title, _ ("%s · %s"), nonet_words_technique (step->technique), text);
  if (n_ways > 1)
    /* Translators: on a step to whose result that many ways lead; very short. */
    g_string_append_printf (title, _ (" × %u"), n_ways);
  return g_string_free (g_steal_pointer (&title), FALSE);
}

static void
show_step (NonetStepRow *self, NonetFoundStep *found, const NonetNotation *notation, gboolean named, guint n_ways)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  const SudokuBoard *board = nonet_found_step_get_position (found)->board;
  const NonetNotation spoken = { notation->alphabet, NONET_CELLS_WORDS };
  g_autofree char *title = dup_title (found, notation, named, n_ways);
  g_autofree char *effect = nonet_words_effect (step, board->shape, notation);
  g_autofree char *sentence = nonet_words_step (step, board, &spoken, NONET_STEP_FULL);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->end, effect);
  set_style (self, step->n_placed > 0 ? "places" : "removes");
  set_label (self, sentence);
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

/* A technique unfolds wherever it is clicked. */
static void
pressed_cb (NonetStepRow *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkTreeListRow *row = gtk_tree_expander_get_list_row (self->expander);

  if (self->group == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
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
  gtk_widget_class_bind_template_child (widget_class, NonetStepRow, end);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
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
