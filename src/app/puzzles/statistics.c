/* The dialog that says by level what became of all games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/statistics.h"

#include <glib/gi18n.h>

#include "app/frame/kinds.h"
#include "words/number.h"

/* "Best: 5:10", and below the mean; NULL if none is solved. */
static char *
dup_times (const NonetLevelStatistics *level)
{
  g_autofree char *best = nonet_duration_to_string (level->best_seconds), *mean = NULL;

  if (level->n_solved == 0)
    return NULL;
  mean = nonet_duration_to_string ((double) level->all_seconds / level->n_solved);
  /* Translators: times that puzzles took, as in 5:10, on two lines. */
  return g_strdup_printf (_ ("Best: %s\nMean: %s"), best, mean);
}

static GtkWidget *
new_row (NonetStockKind kind, const NonetLevelStatistics *level)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = kind < NONET_N_STOCK_KINDS ? nonet_kind_dup_name (kind) : g_strdup (_ ("Other Puzzles"));
  /* Translators: how many puzzles were played, how many of those were solved, and how many of those without a hint. */
  g_autofree char *counts = g_strdup_printf (_ ("Played: %'u · Solved: %'u · Without hints: %'u"), level->n_played,
                                             level->n_solved, level->n_unaided);
  g_autofree char *times = dup_times (level);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), counts);
  if (times != NULL)
    {
      GtkWidget *label = gtk_label_new (times);

      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }
  return row;
}

void
nonet_statistics_present (GtkWindow *parent, NonetGames *games)
{
  GtkWidget *window = adw_preferences_window_new ();
  GtkWidget *page = adw_preferences_page_new (), *group = adw_preferences_group_new ();
  gboolean is_empty = TRUE;

  for (NonetStockKind kind = 0; kind <= NONET_N_STOCK_KINDS; kind++)
    {
      const NonetLevelStatistics *level = nonet_games_get_statistics (games, kind);

      if (level->n_played == 0)
        continue;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (kind, level));
      is_empty = FALSE;
    }
  if (is_empty)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "document-edit-symbolic", "title",
                                             _ ("No Puzzles Yet"), NULL));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Statistics"));
  gtk_window_set_default_size (GTK_WINDOW (window), 460, 480);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}
