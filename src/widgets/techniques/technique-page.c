/* Pages of techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-page.h"

#include <glib/gi18n.h>

#include "tasks/practice/examples.h"
#include "widgets/techniques/step-picture.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

struct _NonetTechniquePage
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkLabel *title;
  GtkLabel *ratings;
  GtkLabel *what;
  GtkLabel *needs;
  GtkLabel *why;
  GtkLabel *search;
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

G_DEFINE_FINAL_TYPE (NonetTechniquePage, nonet_technique_page, ADW_TYPE_BIN)

static void
stop_finding (NonetTechniquePage *self)
{
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
}

static void
show_example (NonetTechniquePage *self, NonetFoundStep *found)
{
  const NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = { position->puzzle->alphabet, self->cells };
  g_autofree char *sentence =
      nonet_words_step (nonet_found_step_get_step (found), position->board, &notation, NONET_STEP_FULL);

  nonet_step_picture_set_step (self->picture, found, sentence);
  nonet_label_show_text (self->sentence, sentence);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetTechniquePage) self = user_data;
  g_autoptr (NonetFoundStep) found = nonet_example_find_finish (result, NULL);

  /* What was cancelled finds nothing. */
  if (found != NULL)
    show_example (self, found);
}

static void
find_example (NonetTechniquePage *self)
{
  guint n = nonet_examples_count (self->technique);

  stop_finding (self);
  nonet_step_picture_set_step (self->picture, NULL, NULL);
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
  NonetTechniquePage *self = NONET_TECHNIQUE_PAGE (widget);
  guint n = nonet_examples_count (self->technique);

  if (n > 1)
    {
      self->index = (self->index + 1) % n;
      find_example (self);
    }
}

/* The button of an action that may not be there is not there either. */
static void
update_practise (NonetTechniquePage *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWindow *owner = window != NULL ? gtk_window_get_transient_for (GTK_WINDOW (window)) : NULL;

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->practise), "s", sudoku_technique_info (self->technique)->id);
  gtk_widget_set_visible (self->practise, G_IS_ACTION_GROUP (owner)
                                              && g_action_group_has_action (G_ACTION_GROUP (owner), "practise")
                                              && nonet_examples_count (self->technique) > 0);
}

static void
nonet_technique_page_dispose (GObject *object)
{
  stop_finding (NONET_TECHNIQUE_PAGE (object));
  G_OBJECT_CLASS (nonet_technique_page_parent_class)->dispose (object);
}

static void
nonet_technique_page_class_init (NonetTechniquePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_page_dispose;
  g_type_ensure (NONET_TYPE_STEP_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, title);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, ratings);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, what);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, needs);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, why);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, search);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, names);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, sentence);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, example);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, next_example);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, practise);
  gtk_widget_class_bind_template_child (widget_class, NonetTechniquePage, picture);
  gtk_widget_class_install_action (widget_class, "page.next-example", NULL, next_example);
}

static void
nonet_technique_page_init (NonetTechniquePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
nonet_technique_page_set_technique (NonetTechniquePage *self, SudokuTechnique technique)
{
  const char *other = nonet_words_technique_other_names (technique);
  g_autofree char *what = nonet_words_technique_what (technique);
  g_autofree char *ratings = nonet_words_technique_ratings (technique);
  g_autofree char *names = NULL;

  g_return_if_fail (NONET_IS_TECHNIQUE_PAGE (self));

  if (other != NULL)
    names = g_strdup_printf (_ ("Also called %s."), other);
  self->technique = technique;
  self->index = 0;
  nonet_label_show_text (self->title, nonet_words_technique (technique));
  nonet_label_show_text (self->ratings, ratings);
  nonet_label_show_text (self->what, what);
  nonet_label_show_text (self->needs, nonet_words_technique_needs (technique));
  nonet_label_show_text (self->why, nonet_words_technique_why (technique));
  nonet_label_show_text (self->search, nonet_words_technique_search (technique));
  nonet_label_show_text (self->names, names);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  update_practise (self);
  find_example (self);
}

void
nonet_technique_page_set_cell_style (NonetTechniquePage *self, NonetCellStyle style)
{
  g_return_if_fail (NONET_IS_TECHNIQUE_PAGE (self));

  self->cells = style;
}
