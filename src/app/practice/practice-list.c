/* The list of techniques that can be practised.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/practice/practice-list.h"

#include <glib/gi18n.h>

#include "app/practice/practice-text.h"
#include "tasks/practice/examples.h"
#include "widgets/search-keys.h"
#include "widgets/techniques/family-header.h"
#include "words/steps/technique-text.h"

struct _NonetPracticeList
{
  GtkWidget parent_instance;

  GtkSearchEntry *search;
  GtkListBox *list;

  SudokuTechnique order[SUDOKU_N_TECHNIQUES + 1]; /* by row */
  GtkProgressBar *bar[SUDOKU_N_TECHNIQUES + 1];   /* by technique */
  AdwActionRow *row[SUDOKU_N_TECHNIQUES + 1];
};

G_DEFINE_FINAL_TYPE (NonetPracticeList, nonet_practice_list, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SudokuTechnique
technique_of (NonetPracticeList *self, GtkListBoxRow *row)
{
  return self->order[gtk_list_box_row_get_index (row)];
}

static const char *
name_of (SudokuTechnique technique)
{
  return technique == NONET_ANY_TECHNIQUE ? _ ("Any I Know") : nonet_words_technique (technique);
}

static gboolean
is_listed (GtkListBoxRow *row, gpointer user_data)
{
  NonetPracticeList *self = user_data;
  SudokuTechnique technique = technique_of (self, row);
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));

  return technique == NONET_ANY_TECHNIQUE ? *wanted == '\0' : nonet_words_technique_matches (technique, wanted);
}

static NonetTechniqueFamily
family_of (NonetPracticeList *self, GtkListBoxRow *row)
{
  SudokuTechnique technique = row != NULL ? technique_of (self, row) : NONET_ANY_TECHNIQUE;

  return technique == NONET_ANY_TECHNIQUE ? NONET_N_FAMILIES : nonet_technique_family (technique);
}

static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  nonet_family_header_update (row, family_of (user_data, row), family_of (user_data, before));
}

static void
search_changed (NonetPracticeList *self)
{
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* Enter takes the first technique that is found. */
static void
search_activated (NonetPracticeList *self)
{
  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);

      if (row == NULL)
        return;
      if (!is_listed (row, self))
        continue;
      g_signal_emit (self, signals[CHOSEN], 0, technique_of (self, row));
      return;
    }
}

static void
row_activated (NonetPracticeList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, technique_of (self, row));
}

static void
add_row (NonetPracticeList *self, SudokuTechnique technique, guint index)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  GtkWidget *bar = gtk_progress_bar_new ();

  self->order[index] = technique;
  self->row[technique] = row;
  self->bar[technique] = GTK_PROGRESS_BAR (bar);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name_of (technique));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (bar, 60, -1);
  /* The row says it in words. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, bar);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

/* By family, and in each easiest first. */
static void
add_rows (NonetPracticeList *self)
{
  guint n = 0;

  add_row (self, NONET_ANY_TECHNIQUE, n++);
  for (NonetTechniqueFamily family = 0; family < NONET_N_FAMILIES; family++)
    for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
      if (nonet_technique_family (technique) == family && nonet_examples_count (technique) > 0)
        add_row (self, technique, n++);
}

static void
show_score (NonetPracticeList *self, SudokuTechnique technique, NonetPracticeKind kind, NonetPracticeScore score)
{
  g_autofree char *text = nonet_practice_describe_score (kind, score);

  adw_action_row_set_subtitle (self->row[technique], text);
  gtk_progress_bar_set_fraction (self->bar[technique], score.tried > 0 ? (double) score.done / score.tried : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->bar[technique]), score.tried > 0);
}

void
nonet_practice_list_show_scores (NonetPracticeList *self, GSettings *settings, NonetPracticeKind kind)
{
  NonetPracticeScore all = { 0 };

  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      NonetPracticeScore score;

      if (self->row[technique] == NULL)
        continue;
      score = nonet_practice_get_score (settings, kind, technique);
      show_score (self, technique, kind, score);
      all.tried += score.tried;
      all.done += score.done;
    }
  show_score (self, NONET_ANY_TECHNIQUE, kind, all);
}

static gboolean
nonet_practice_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (NONET_PRACTICE_LIST (widget)->search));
}

static void
nonet_practice_list_dispose (GObject *object)
{
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_PRACTICE_LIST);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (nonet_practice_list_parent_class)->dispose (object);
}

static void
nonet_practice_list_class_init (NonetPracticeListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_practice_list_dispose;
  widget_class->grab_focus = nonet_practice_list_grab_focus;
  signals[CHOSEN] = g_signal_new ("chosen", NONET_TYPE_PRACTICE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/practice-list.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeList, search);
  gtk_widget_class_bind_template_child (widget_class, NonetPracticeList, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
nonet_practice_list_init (NonetPracticeList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_search_keys_add (self->search, GTK_WIDGET (self->list));
  add_rows (self);
  gtk_list_box_set_filter_func (self->list, is_listed, self, NULL);
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
}
