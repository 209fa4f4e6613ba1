/* The columns of a race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/race-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "words/number.h"
#include "words/race.h"

/* Room for a scrollbar below the last row. */
#define SCROLLBAR 12

/* A row: a lap as an object. */
#define NONET_TYPE_RACE_ROW (nonet_race_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetRaceRow, nonet_race_row, NONET, RACE_ROW, GObject)

struct _NonetRaceRow
{
  GObject parent_instance;

  NonetLap lap;
};

G_DEFINE_FINAL_TYPE (NonetRaceRow, nonet_race_row, G_TYPE_OBJECT)

static void
nonet_race_row_class_init (NonetRaceRowClass *klass)
{
}

static void
nonet_race_row_init (NonetRaceRow *self)
{
}

struct _NonetRaceTable
{
  AdwBin parent_instance;

  GtkColumnView *view;
  GListStore *rows; /* NonetRaceRow */
};

G_DEFINE_FINAL_TYPE (NonetRaceTable, nonet_race_table, ADW_TYPE_BIN)

/* What stands in a column, and what it is sorted by; NAN: nothing is known. */

static gboolean
is_search (const NonetLap *lap)
{
  return lap->racer >= SUDOKU_RACER_SEARCH && lap->racer < SUDOKU_RACER_ENGINE;
}

static double
racer_to_key (const NonetLap *lap)
{
  return lap->racer;
}

static double
visited_to_key (const NonetLap *lap)
{
  if (!lap->projected)
    return log10 ((double) lap->result.n_visited);
  return isfinite (lap->seconds_log10) ? lap->result.boards_log10 : NAN;
}

static double
depth_to_key (const NonetLap *lap)
{
  return is_search (lap) && !lap->projected ? lap->result.deepest : NAN;
}

static double
prunings_to_key (const NonetLap *lap)
{
  return lap->racer != SUDOKU_RACER_ENGINE && (!lap->projected || lap->result.n_prunings > 0)
             ? (double) lap->result.n_prunings
             : NAN;
}

static double
solutions_to_key (const NonetLap *lap)
{
  return lap->projected ? NAN : (double) lap->result.n_solutions;
}

static double
time_to_key (const NonetLap *lap)
{
  return isinf (lap->seconds_log10) && lap->projected ? NAN : lap->seconds_log10;
}

static double
end_to_key (const NonetLap *lap)
{
  return lap->result.end + (lap->projected && isinf (lap->seconds_log10));
}

static char *
racer_to_text (const NonetLap *lap)
{
  return g_strdup (nonet_racer_to_string (lap->racer));
}

static char *
end_to_text (const NonetLap *lap)
{
  return g_strdup (nonet_lap_end_to_string (lap));
}

typedef struct
{
  const char *title;
  char *(*to_text) (const NonetLap *lap); /* NULL: the key is a number */
  double (*to_key) (const NonetLap *lap);
  gboolean at_end; /* numbers are */
} Column;

static const Column columns[] = {
  { NC_ ("race", "Stage"), racer_to_text, racer_to_key, FALSE },
  { NC_ ("race", "Visited"), nonet_lap_visited_to_string, visited_to_key, TRUE },
  { NC_ ("race", "Depth"), NULL, depth_to_key, TRUE },
  { NC_ ("race", "Prunings"), NULL, prunings_to_key, TRUE },
  { NC_ ("race", "Solutions"), NULL, solutions_to_key, TRUE },
  { NC_ ("race", "Time"), nonet_lap_time_to_string, time_to_key, TRUE },
  { NC_ ("race", "Result"), end_to_text, end_to_key, FALSE },
};

static char *
to_text (const Column *column, const NonetLap *lap)
{
  double key = column->to_key (lap);

  if (column->to_text != NULL)
    return column->to_text (lap);
  return isnan (key) ? g_strdup ("") : nonet_number_to_string ((guint64) key);
}

/* What is not known comes last. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const Column *column = data;
  double first = column->to_key (&((const NonetRaceRow *) a)->lap);
  double second = column->to_key (&((const NonetRaceRow *) b)->lap);

  if (isnan (first) || isnan (second))
    return isnan (first) - isnan (second);
  return (first > second) - (first < second);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, const Column *column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->at_end ? 1 : 0);
  if (column->at_end)
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, const Column *column)
{
  NonetRaceRow *row = gtk_list_item_get_item (item);
  g_autofree char *text = to_text (column, &row->lap);
  /* By itself, "1.3 × 10⁶⁰" would be turned round in a row that is read from right to left. */
  g_autofree char *isolated = nonet_isolate (text);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), column->at_end ? isolated : text);
}

static GtkColumnViewColumn *
new_column (const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *made = gtk_column_view_column_new (g_dpgettext2 (NULL, "race", column->title), factory);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare, (gpointer) column, NULL));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer) column);
  gtk_column_view_column_set_sorter (made, sorter);
  gtk_column_view_column_set_expand (made, column == columns);
  return made;
}

static void
add_columns (NonetRaceTable *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = new_column (&columns[i]);

      gtk_column_view_append_column (self->view, column);
    }
}

void
nonet_race_table_set_laps (NonetRaceTable *self, const NonetLap *laps)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; laps != NULL && i < SUDOKU_N_RACERS; i++)
    {
      NonetRaceRow *row = g_object_new (NONET_TYPE_RACE_ROW, NULL);

      row->lap = laps[i];
      g_ptr_array_add (rows, row);
    }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), rows->pdata, rows->len);
}

static void
nonet_race_table_finalize (GObject *object)
{
  g_object_unref (NONET_RACE_TABLE (object)->rows);
  G_OBJECT_CLASS (nonet_race_table_parent_class)->finalize (object);
}

static void
nonet_race_table_class_init (NonetRaceTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_race_table_finalize;
}

static void
nonet_race_table_init (NonetRaceTable *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr (GtkSelectionModel) selection = NULL;
  GtkSortListModel *sorted;

  self->rows = g_list_store_new (NONET_TYPE_RACE_ROW);
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  add_columns (self);
  sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)),
                                    g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted)));
  gtk_column_view_set_model (self->view, selection);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "data-table");
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->view), SCROLLBAR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table of the Race"),
                                  -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  adw_bin_set_child (ADW_BIN (self), scroller);
}
