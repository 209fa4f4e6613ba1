/* The list of techniques, and their pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/techniques/technique-window.h"

#include <glib/gi18n.h>

#include "marks/step-marks.h"
#include "tasks/practice/examples.h"
#include "tasks/task.h"
#include "widgets/board/board-theme.h"
#include "widgets/techniques/technique-row.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* Pictures of steps. */

#define LEAST_SIZE 200
#define MOST_SIZE 440
/* More links than this cannot be followed. */
#define MOST_LINKS 24

struct _NonetStepPicture
{
  GtkWidget parent_instance;

  NonetFoundStep *step; /* NULL: none yet */
  NonetBoardMarks *marks;
};

G_DEFINE_FINAL_TYPE (NonetStepPicture, nonet_step_picture, GTK_TYPE_WIDGET)

static void
nonet_step_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetStepPicture *self = NONET_STEP_PICTURE (widget);
  const NonetPosition *position;
  NonetBoardScene scene;

  if (self->step == NULL)
    return;
  position = nonet_found_step_get_position (self->step);
  scene = nonet_board_scene_of (position->puzzle);
  scene.candidates = position->board->cell;
  scene.marks = self->marks;
  nonet_board_scene_snapshot (&scene, widget, snapshot);
}

static GtkSizeRequestMode
nonet_step_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide. */
static void
nonet_step_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gboolean known = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;

  *minimum = known ? CLAMP (for_size, LEAST_SIZE, MOST_SIZE) : LEAST_SIZE;
  *natural = known ? *minimum : MOST_SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
nonet_step_picture_finalize (GObject *object)
{
  NonetStepPicture *self = NONET_STEP_PICTURE (object);

  g_clear_object (&self->step);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  G_OBJECT_CLASS (nonet_step_picture_parent_class)->finalize (object);
}

static void
nonet_step_picture_class_init (NonetStepPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_step_picture_finalize;
  widget_class->snapshot = nonet_step_picture_snapshot;
  widget_class->measure = nonet_step_picture_measure;
  widget_class->get_request_mode = nonet_step_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nonet_step_picture_init (NonetStepPicture *self)
{
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Example"));
}

/* Shows a step with what is said of it, or, if NULL, an empty place of the same size. Of a step with more links than one can
 * follow only the first branch is drawn. */
static void
step_picture_set_step (NonetStepPicture *self, NonetFoundStep *found, const char *sentence)
{
  g_set_object (&self->step, found);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  if (found != NULL)
    {
      const SudokuStep *step = nonet_found_step_get_step (found);

      self->marks = nonet_step_to_marks (step, nonet_found_step_get_position (found)->board,
                                         step->n_links <= MOST_LINKS ? NONET_ALL_BRANCHES : 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence != NULL ? sentence : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The page of a technique. */

struct _NonetTechniqueWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkSearchEntry *search;
  GtkListBox *list;

  /* Of the page. */
  GtkScrolledWindow *scroller;
  GtkLabel *title;
  GtkLabel *ratings;
  GtkLabel *what;
  GtkLabel *needs;
  GtkLabel *why;
  GtkLabel *how;
  GtkLabel *names;
  GtkLabel *sentence;
  GtkWidget *example;
  GtkWidget *next_example;
  GtkWidget *practise;
  NonetStepPicture *picture;

  NonetCellStyle cells;
  SudokuTechnique technique;
  guint index; /* of the example */
  GCancellable *finding;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueWindow, nonet_technique_window, ADW_TYPE_WINDOW)

static void
show_example (NonetTechniqueWindow *self, NonetFoundStep *found)
{
  const NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = { position->puzzle->alphabet, self->cells };
  g_autofree char *sentence =
      nonet_words_step (nonet_found_step_get_step (found), position->board, &notation, NONET_STEP_FULL);

  step_picture_set_step (self->picture, found, sentence);
  nonet_label_show_text (self->sentence, sentence);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetTechniqueWindow) self = user_data;
  g_autoptr (NonetFoundStep) found = nonet_example_find_finish (result, NULL);

  /* What was cancelled finds nothing. */
  if (found != NULL)
    show_example (self, found);
}

static void
find_example (NonetTechniqueWindow *self)
{
  guint n = nonet_examples_count (self->technique);

  nonet_cancel (&self->finding);
  step_picture_set_step (self->picture, NULL, NULL);
  nonet_label_show_text (self->sentence, NULL);
  gtk_widget_set_visible (self->example, n > 0);
  gtk_widget_set_visible (self->next_example, n > 1);
  if (n == 0)
    return;
  self->finding = g_cancellable_new ();
  nonet_example_find_async (self->technique, self->index, self->finding, found_cb, g_object_ref (self));
}

static void
next_example (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetTechniqueWindow *self = NONET_TECHNIQUE_WINDOW (widget);
  guint n = nonet_examples_count (self->technique);

  if (n > 1)
    {
      self->index = (self->index + 1) % n;
      find_example (self);
    }
}

/* The button of an action that may not be there is not there either. */
static void
update_practise (NonetTechniqueWindow *self)
{
  GtkWindow *owner = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->practise), "s", sudoku_technique_info (self->technique)->id);
  gtk_widget_set_visible (self->practise, G_IS_ACTION_GROUP (owner)
                                              && g_action_group_has_action (G_ACTION_GROUP (owner), "practise")
                                              && nonet_examples_count (self->technique) > 0);
}

/* Shows a technique with the first of its examples, which is found in a worker. */
static void
show_technique (NonetTechniqueWindow *self, SudokuTechnique technique)
{
  const char *other = nonet_words_technique_other_names (technique);
  g_autofree char *what = nonet_words_technique_what (technique);
  g_autofree char *ratings = nonet_words_technique_ratings (technique);
  g_autofree char *names = NULL;

  if (other != NULL)
    names = g_strdup_printf (_ ("Also called %s."), other);
  self->technique = technique;
  self->index = 0;
  nonet_label_show_text (self->title, nonet_words_technique (technique));
  nonet_label_show_text (self->ratings, ratings);
  nonet_label_show_text (self->what, what);
  nonet_label_show_text (self->needs, nonet_words_technique_needs (technique));
  nonet_label_show_text (self->why, nonet_words_technique_why (technique));
  nonet_label_show_text (self->how, nonet_words_technique_search (technique));
  nonet_label_show_text (self->names, names);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  update_practise (self);
  find_example (self);
}

/* The window. */

/* Enter takes the first technique that is found. */
static void
search_activated (NonetTechniqueWindow *self)
{
  GtkListBoxRow *row = nonet_technique_list_get_first (self->list, self->search);

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_activate (GTK_WIDGET (row));
}

static void
add_row (NonetTechniqueWindow *self, SudokuTechnique technique)
{
  const char *name = nonet_words_technique (technique);
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  nonet_widget_set_name (row, name);
  nonet_technique_list_add (self->list, row, technique);
}

/* The row before or after the one that is chosen, or NULL. */
static GtkListBoxRow *
neighbour (NonetTechniqueWindow *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;

  return index < 0 ? NULL : gtk_list_box_get_row_at_index (self->list, index);
}

/* Scrolls to a row, as its focus would. */
static void
scroll_to (NonetTechniqueWindow *self, GtkListBoxRow *row)
{
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (adjustment != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
row_selected (NonetTechniqueWindow *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  show_technique (self, nonet_technique_list_get (row));
  scroll_to (self, row);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "techniques.previous", neighbour (self, -1) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "techniques.next", neighbour (self, 1) != NULL);
}

static void
row_activated (NonetTechniqueWindow *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

static void
select_neighbour (NonetTechniqueWindow *self, int step)
{
  GtkListBoxRow *row = neighbour (self, step);

  if (row != NULL)
    gtk_list_box_select_row (self->list, row);
}

static void
previous_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  select_neighbour (NONET_TECHNIQUE_WINDOW (widget), -1);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  select_neighbour (NONET_TECHNIQUE_WINDOW (widget), 1);
}

static void
list_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_technique_window_show_list (NONET_TECHNIQUE_WINDOW (widget));
}

/* GTK may keep a window that is closed until another one has the focus; what it does not need goes at once. */
static void
nonet_technique_window_dispose (GObject *object)
{
  nonet_cancel (&NONET_TECHNIQUE_WINDOW (object)->finding);
  gtk_widget_insert_action_group (GTK_WIDGET (object), "main", NULL);
  G_OBJECT_CLASS (nonet_technique_window_parent_class)->dispose (object);
}

static void
nonet_technique_window_class_init (NonetTechniqueWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_window_dispose;
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_STEP_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-window.ui");
  NONET_BIND_CHILDREN (widget_class, NonetTechniqueWindow, leaflet, search, list, scroller, title, ratings, what, needs,
                       why, how, names, sentence, example, next_example, practise, picture);
  NONET_BIND_CALLBACKS (widget_class, search_activated, row_selected, row_activated);
  gtk_widget_class_install_action (widget_class, "techniques.next-example", NULL, next_example);
  gtk_widget_class_install_action (widget_class, "techniques.previous", NULL, previous_action);
  gtk_widget_class_install_action (widget_class, "techniques.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "techniques.list", NULL, list_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_ALT_MASK, "techniques.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_ALT_MASK, "techniques.next", NULL);
}

static void
nonet_technique_window_init (NonetTechniqueWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->list));
  nonet_technique_list_set_up (self->list, self->search, TRUE);
  for (NonetTechniqueFamily family = 0; family < NONET_N_FAMILIES; family++)
    for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (nonet_technique_family (technique) == family)
        add_row (self, technique);
}

NonetTechniqueWindow *
nonet_technique_window_new (GtkApplicationWindow *owner)
{
  NonetTechniqueWindow *self = g_object_new (NONET_TYPE_TECHNIQUE_WINDOW, "transient-for", owner, "application",
                                             gtk_window_get_application (GTK_WINDOW (owner)), NULL);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "main", G_ACTION_GROUP (owner));
  /* Its actions keep the owner, so that it would not be disposed of, and this window not be destroyed with it. */
  g_signal_connect_object (owner, "unrealize", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  return self;
}

void
nonet_technique_window_show_page (NonetTechniqueWindow *self, SudokuTechnique technique, NonetCellStyle style)
{
  g_return_if_fail (NONET_IS_TECHNIQUE_WINDOW (self));
  g_return_if_fail (technique < SUDOKU_N_TECHNIQUES);

  self->cells = style;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  for (int i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (nonet_technique_list_get (gtk_list_box_get_row_at_index (self->list, i)) == technique)
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, i));
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

void
nonet_technique_window_show_list (NonetTechniqueWindow *self)
{
  g_return_if_fail (NONET_IS_TECHNIQUE_WINDOW (self));

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->list)));
}
