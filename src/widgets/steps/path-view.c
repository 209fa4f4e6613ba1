/* The view of a solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/path-view.h"

#include <glib/gi18n.h>

#include "widgets/bar-layout.h"
#include "widgets/steps/path-profile.h"
#include "widgets/steps/path-row.h"
#include "widgets/widget-utils.h"
#include "words/number.h"
#include "words/steps/rating.h"

struct _NonetPathView
{
  GtkBox parent_instance;

  GtkWidget *spinner;
  GtkLabel *count;
  GtkLabel *ratings;
  GtkLabel *grade;
  GtkLabel *notice;
  GtkWidget *frame;
  NonetPathProfile *profile;
  GtkListView *view;
  GtkSingleSelection *selection; /* of the path */

  NonetStepPresenter *presenter;
  NonetSolvingPath *path;
  GSignalGroup *signals; /* of the path */
  GPtrArray *rows;       /* GtkListItem that show a step */
  guint highest;         /* for which the rows are marked */
  gboolean is_following; /* the presenter, or the other way round */
};

G_DEFINE_FINAL_TYPE (NonetPathView, nonet_path_view, GTK_TYPE_BOX)

/* Words. */

/* "59 steps · hardest 6.6". */
static char *
dup_count (const NonetPathSummary *summary, NonetSolvingPath *path)
{
  g_autofree char *steps = g_strdup_printf (ngettext ("%'u step", "%'u steps", summary->n_steps), summary->n_steps);
  gboolean rated;

  if (summary->n_steps == 0)
    return NULL;
  nonet_step_get_height (nonet_solving_path_peek (path, summary->hardest), &rated);
  if (rated)
    /* Translators: how many steps the solution path has, and the rating of the hardest: "59 steps · hardest 6.6". */
    return g_strdup_printf (_ ("%s · hardest %u.%u"), steps, summary->highest / 10, summary->highest % 10);
  return g_steal_pointer (&steps);
}

/* "HoDoKu: hard, 1,340", of a whole path. */
static char *
dup_grade (const NonetPathSummary *summary)
{
  g_autofree char *score = nonet_number_to_string (summary->grade.score);

  if (summary->state != NONET_PATH_SOLVED || summary->n_steps == 0)
    return NULL;
  /* Translators: the level of a puzzle and its score as the program HoDoKu has them: "HoDoKu: hard, 1,340". */
  return g_strdup_printf (_ ("HoDoKu: %s, %s"), nonet_words_level (sudoku_grade_level (&summary->grade)), score);
}

static const char *
notice_of (const NonetPathSummary *summary)
{
  switch (summary->state)
    {
    case NONET_PATH_SOLVED:
      return summary->n_steps == 0 ? _ ("The puzzle is solved.") : NULL;
    case NONET_PATH_STUCK:
      return summary->outlook == SUDOKU_OUTLOOK_SEVERAL
                 ? _ ("The path ends here, since there are several solutions.")
                 : _ ("The path ends here: no technique that may be used leads further.");
    case NONET_PATH_NO_SOLUTION:
      return _ ("There is no solution, and so no path to it.");
    case NONET_PATH_WORKING:
    case NONET_PATH_CANCELLED:
    default:
      return NULL;
    }
}

static void
show_summary (NonetPathView *self)
{
  const NonetPathSummary none = { .state = NONET_PATH_WORKING };
  const NonetPathSummary *summary = self->path != NULL ? nonet_solving_path_get_summary (self->path) : &none;
  g_autofree char *count = dup_count (summary, self->path), *grade = dup_grade (summary);
  gboolean working = summary->state == NONET_PATH_WORKING;

  gtk_widget_set_visible (self->spinner, working);
  nonet_label_show_text (self->count, count);
  nonet_label_show_text (self->grade, grade);
  nonet_label_show_text (self->notice, notice_of (summary));
  gtk_widget_set_visible (self->frame, summary->n_steps > 0);
}

void
nonet_path_view_set_rating (NonetPathView *self, const SudokuRating *rating)
{
  g_autofree char *text = rating != NULL ? nonet_words_ratings (rating) : NULL;

  nonet_label_show_text (self->ratings, text);
}

/* Rows. */

static void
mark_row (NonetPathView *self, GtkListItem *item)
{
  guint n = gtk_list_item_get_position (item);

  nonet_path_row_set_hardest (NONET_PATH_ROW (gtk_list_item_get_child (item)),
                              nonet_step_get_height (nonet_solving_path_peek (self->path, n), NULL) == self->highest);
}

/* Steps that were the hardest may be so no more. */
static void
mark_rows (NonetPathView *self)
{
  guint highest = nonet_solving_path_get_summary (self->path)->highest;

  if (highest == self->highest)
    return;
  self->highest = highest;
  for (guint i = 0; i < self->rows->len; i++)
    mark_row (self, self->rows->pdata[i]);
}

static void
setup_cb (NonetPathView *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, nonet_path_row_new (self->view, self->presenter));
}

static void
bind_cb (NonetPathView *self, GtkListItem *item)
{
  nonet_path_row_set_step (NONET_PATH_ROW (gtk_list_item_get_child (item)), self->path,
                           gtk_list_item_get_position (item));
  mark_row (self, item);
  g_ptr_array_add (self->rows, item);
}

static void
unbind_cb (NonetPathView *self, GtkListItem *item)
{
  g_ptr_array_remove_fast (self->rows, item);
  nonet_path_row_set_step (NONET_PATH_ROW (gtk_list_item_get_child (item)), NULL, 0);
}

/* Choosing. */

/* Chooses what is presented, if it is of the path. */
static void
follow_presenter (NonetPathView *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);
  guint n = self->path != NULL ? nonet_solving_path_find (self->path, step) : G_MAXUINT;

  nonet_path_profile_set_current (self->profile, n);
  if (self->is_following)
    return;
  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, n == G_MAXUINT ? GTK_INVALID_LIST_POSITION : n);
  self->is_following = FALSE;
}

static void
selected_cb (NonetPathView *self)
{
  NonetFoundStep *step = gtk_single_selection_get_selected_item (self->selection);

  if (self->is_following || step == NULL)
    return;
  self->is_following = TRUE;
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
  self->is_following = FALSE;
}

static void
chosen_cb (NonetPathView *self, guint n)
{
  gtk_single_selection_set_selected (self->selection, n);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", n);
}

static void
path_changed_cb (NonetPathView *self)
{
  mark_rows (self);
  show_summary (self);
}

void
nonet_path_view_set_path (NonetPathView *self, NonetSolvingPath *path)
{
  if (!g_set_object (&self->path, path))
    return;
  g_signal_group_set_target (self->signals, path);
  nonet_path_profile_set_path (self->profile, path);
  self->highest = path != NULL ? nonet_solving_path_get_summary (path)->highest : 0;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (path));
  follow_presenter (self);
  show_summary (self);
}

static void
nonet_path_view_dispose (GObject *object)
{
  NonetPathView *self = NONET_PATH_VIEW (object);

  nonet_path_view_set_path (self, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_path_view_parent_class)->dispose (object);
}

static void
nonet_path_view_finalize (GObject *object)
{
  g_ptr_array_unref (NONET_PATH_VIEW (object)->rows);
  G_OBJECT_CLASS (nonet_path_view_parent_class)->finalize (object);
}

static void
nonet_path_view_class_init (NonetPathViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_path_view_finalize;
  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  g_type_ensure (NONET_TYPE_PATH_PROFILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/path-view.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, spinner);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, count);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, ratings);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, grade);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, notice);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, frame);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, profile);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, view);
  gtk_widget_class_bind_template_child (widget_class, NonetPathView, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_set_css_name (widget_class, "pathview");
}

static void
nonet_path_view_init (NonetPathView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->signals = g_signal_group_new (NONET_TYPE_SOLVING_PATH);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (path_changed_cb), self);
  show_summary (self);
}

NonetPathView *
nonet_path_view_new (NonetStepPresenter *presenter)
{
  NonetPathView *self = g_object_new (NONET_TYPE_PATH_VIEW, NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::step", G_CALLBACK (follow_presenter), self, G_CONNECT_SWAPPED);
  return self;
}
