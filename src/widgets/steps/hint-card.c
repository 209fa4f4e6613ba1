/* The card of a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/hint-card.h"

#include <glib/gi18n.h>

#include "widgets/steps/step-card.h"
#include "widgets/widget-utils.h"
#include "words/fill.h"
#include "words/notation.h"
#include "words/verdict.h"

#define TEXT_WIDTH (NONET_HINT_CARD_WIDTH - 12) /* the style sheet has the padding */

struct _NonetHintCard
{
  GtkBox parent_instance;

  GtkLabel *counter;
  GtkBox *dots;
  GtkWidget *working;
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *note;
  NonetBranchStepper *branches;
  GtkExpander *links_expander;
  GtkListBox *links;
  GtkWidget *more;
  GtkButton *apply;
  GtkWidget *next;
  NonetTechniqueButton *page;

  NonetStepPresenter *presenter;
  const NonetHint *hint; /* NULL: one is being looked for */
  guint stage;
};

G_DEFINE_FINAL_TYPE (NonetHintCard, nonet_hint_card, GTK_TYPE_BOX)

guint
nonet_hint_card_count_stages (const NonetHint *hint)
{
  switch (hint->kind)
    {
    case NONET_HINT_STEP:
      return NONET_STEP_FULL + 1;
    case NONET_HINT_MISTAKES:
      return 2;
    case NONET_HINT_NO_SOLUTION:
    case NONET_HINT_SOLVED:
    case NONET_HINT_NOTHING:
    default:
      return 1;
    }
}

/* The step that is given away completely, or NULL. */
static const SudokuStep *
get_full_step (NonetHintCard *self)
{
  if (self->hint == NULL || self->hint->step == NULL || self->stage < NONET_STEP_FULL)
    return NULL;
  return nonet_found_step_get_step (self->hint->step);
}

static NonetNotation
get_notation (NonetHintCard *self)
{
  return nonet_step_presenter_get_notation (self->presenter, self->hint->puzzle);
}

static char *
dup_step_words (NonetHintCard *self, NonetStepStage stage)
{
  NonetFoundStep *found = self->hint->step;
  const NonetNotation notation = get_notation (self);

  return nonet_words_step (nonet_found_step_get_step (found), nonet_found_step_get_position (found)->board, &notation,
                           stage);
}

static char *
dup_title (NonetHintCard *self, guint stage)
{
  switch (self->hint->kind)
    {
    case NONET_HINT_STEP:
      return dup_step_words (self, stage < NONET_STEP_WHAT ? NONET_STEP_VAGUE : NONET_STEP_WHAT);
    case NONET_HINT_MISTAKES:
      /* Who has not asked whether there are any is asked to. */
      if (stage == 0 && self->hint->mistakes.kind == NONET_MISTAKE_ENTRY)
        return g_strdup (_ ("Check your entries first."));
      return nonet_mistakes_to_string (&self->hint->mistakes);
    case NONET_HINT_NO_SOLUTION:
      return g_strdup (_ ("The puzzle has no solution."));
    case NONET_HINT_SOLVED:
      return g_strdup (_ ("The puzzle is solved."));
    case NONET_HINT_NOTHING:
    default:
      return g_strdup (nonet_words_no_step ());
    }
}

static char *
fill_reason (const char *name, gpointer data)
{
  return g_strdup (data);
}

/* Why there is no solution, if the reason is simple. */
static char *
dup_reason (const NonetHint *hint)
{
  const NonetNotation notation = { hint->puzzle->alphabet, NONET_CELLS_WORDS };
  g_autofree char *reason = NULL;

  if (hint->fault.kind == SUDOKU_FAULT_NONE)
    return NULL;
  reason = nonet_fault_to_string (&hint->fault, hint->puzzle->shape, &notation);
  /* Translators: a sentence of its own; the reason is something like "two 5s in row 3". */
  return nonet_fill (_ ("{reason}."), fill_reason, reason);
}

static char *
dup_step_text (NonetHintCard *self, guint stage)
{
  switch ((NonetStepStage) stage)
    {
    case NONET_STEP_VAGUE:
      return g_strdup (_ ("Can you find it?"));
    case NONET_STEP_WHAT:
      return g_strdup (_ ("The pattern is marked on the board. What follows?"));
    case NONET_STEP_WHERE:
    case NONET_STEP_FULL:
    default:
      return dup_step_words (self, stage);
    }
}

static char *
dup_text (NonetHintCard *self, guint stage)
{
  const NonetNotation notation = get_notation (self);

  switch (self->hint->kind)
    {
    case NONET_HINT_STEP:
      return dup_step_text (self, stage);
    case NONET_HINT_MISTAKES:
      if (stage == 0)
        return NULL;
      return nonet_mistakes_to_place (&self->hint->mistakes, self->hint->puzzle->shape, &notation);
    case NONET_HINT_NO_SOLUTION:
      return dup_reason (self->hint);
    case NONET_HINT_SOLVED:
    case NONET_HINT_NOTHING:
    default:
      return NULL;
    }
}

static void
update_dots (NonetHintCard *self, guint n)
{
  GtkWidget *dot;

  while ((dot = gtk_widget_get_first_child (GTK_WIDGET (self->dots))) != NULL)
    gtk_box_remove (self->dots, dot);
  for (guint i = 0; i < n && n > 1; i++)
    {
      dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (dot, "dot");
      if (i == self->stage)
        gtk_widget_add_css_class (dot, "reached");
      gtk_box_append (self->dots, dot);
    }
}

static void
update_counter (NonetHintCard *self)
{
  guint n = self->hint != NULL ? nonet_hint_card_count_stages (self->hint) : 1;
  g_autofree char *text = NULL;

  if (n > 1)
    /* Translators: the stage of a hint, each of which says more than the one before. */
    text = g_strdup_printf (_ ("Hint %u of %u"), self->stage + 1, n);
  else
    text = g_strdup (_ ("Hint"));
  gtk_label_set_text (self->counter, text);
  nonet_widget_set_name (GTK_WIDGET (self), text);
  update_dots (self, n);
}

/* So high that the label can say any text of the stages before the last one. */
static void
reserve_height (NonetHintCard *self, GtkLabel *label, char *(*dup) (NonetHintCard *self, guint stage))
{
  guint last = nonet_hint_card_count_stages (self->hint) - 1;
  int highest = -1;

  for (guint stage = 0; self->stage < last && stage < last; stage++)
    {
      g_autofree char *text = dup (self, stage);
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
      int height;

      pango_layout_set_width (layout, TEXT_WIDTH * PANGO_SCALE);
      pango_layout_set_wrap (layout, gtk_label_get_wrap_mode (label));
      pango_layout_get_pixel_size (layout, NULL, &height);
      highest = MAX (highest, height);
    }
  gtk_widget_set_size_request (GTK_WIDGET (label), -1, highest);
}

/* Has the label ask for the height that its text needs in a popover: what it scrolls in asks for that of its natural width. */
static void
limit_width (GtkLabel *label)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (label)), NULL, NULL);
  int character = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                       pango_font_metrics_get_approximate_digit_width (metrics));

  gtk_label_set_max_width_chars (label, TEXT_WIDTH * PANGO_SCALE / MAX (1, character));
  pango_font_metrics_unref (metrics);
}

static void
update_texts (NonetHintCard *self)
{
  g_autofree char *title = dup_title (self, self->stage), *text = dup_text (self, self->stage), *all = NULL;
  gboolean left_out =
      self->hint->several && (self->hint->kind == NONET_HINT_STEP || self->hint->kind == NONET_HINT_NOTHING);

  nonet_label_show_text (self->title, title);
  nonet_label_show_text (self->text, text);
  nonet_label_show_text (self->note, left_out ? nonet_words_not_unique () : NULL);
  limit_width (self->title);
  limit_width (self->text);
  limit_width (self->note);
  /* What a screen reader says of the card: all of it. */
  all = g_strdup_printf ("%s %s %s", gtk_label_get_text (self->title), gtk_label_get_text (self->text),
                         gtk_label_get_text (self->note));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, g_strstrip (all), -1);
}

static void
add_link (NonetHintCard *self, const SudokuStep *step, guint link, guint number)
{
  const NonetNotation notation = get_notation (self);
  g_autofree char *words = nonet_link_to_string (step, link, self->hint->puzzle->shape, &notation);
  g_autofree char *text = g_strdup_printf ("%u: %s", number, words);
  GtkWidget *label = gtk_label_new (text), *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  nonet_widget_set_name (row, text);
  gtk_list_box_append (self->links, row);
}

static void
update_links (NonetHintCard *self)
{
  const SudokuStep *step = get_full_step (self);
  guint branch = nonet_step_presenter_get_branch (self->presenter), n = 0;
  g_autofree char *text = NULL;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->links))) != NULL)
    gtk_list_box_remove (self->links, row);
  for (guint i = 0; step != NULL && i < step->n_links; i++)
    if (branch == 0 || step->link[i].branch == 0 || step->link[i].branch == branch)
      add_link (self, step, i, ++n);
  text = g_strdup_printf (ngettext ("%u _Link", "%u _Links", n), n);
  gtk_expander_set_label (self->links_expander, text);
  gtk_widget_set_visible (GTK_WIDGET (self->links_expander), n > 0);
}

static void
update_buttons (NonetHintCard *self)
{
  gboolean last = self->stage + 1 >= nonet_hint_card_count_stages (self->hint);
  gboolean mistakes = self->hint->kind == NONET_HINT_MISTAKES, step = self->hint->kind == NONET_HINT_STEP;

  gtk_widget_set_visible (self->more, !last);
  gtk_widget_set_visible (GTK_WIDGET (self->apply), last && (mistakes || step));
  gtk_button_set_label (self->apply, mistakes ? _ ("_Undo Mistakes") : _ ("_Apply"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->apply), mistakes ? _ ("Undo Mistakes") : _ ("Apply This Step"));
  gtk_widget_set_visible (self->next, last && step);
  /* Once the name is out. */
  nonet_technique_button_set_technique (self->page, self->hint->step != NULL && self->stage >= NONET_STEP_WHAT
                                                        ? nonet_found_step_get_step (self->hint->step)->technique
                                                        : SUDOKU_N_TECHNIQUES);
}

static void
update (NonetHintCard *self)
{
  const SudokuStep *step = get_full_step (self);
  gboolean working = self->hint == NULL;

  update_counter (self);
  gtk_widget_set_visible (self->working, working);
  gtk_widget_set_visible (self->content, !working);
  if (working)
    return;
  update_texts (self);
  /* More stays under the pointer as long as there is more, for those who press it several times. */
  reserve_height (self, self->title, dup_title);
  reserve_height (self, self->text, dup_text);
  nonet_branch_stepper_set_n_branches (self->branches, step != NULL ? step->n_branches : 0);
  update_links (self);
  update_buttons (self);
}

void
nonet_hint_card_show (NonetHintCard *self, const NonetHint *hint, guint stage)
{
  g_return_if_fail (NONET_IS_HINT_CARD (self));

  self->hint = hint;
  self->stage = stage;
  update (self);
}

void
nonet_hint_card_focus (NonetHintCard *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->content), GTK_DIR_TAB_FORWARD);
}

static void
branch_changed_cb (NonetHintCard *self)
{
  if (get_full_step (self) != NULL)
    update_links (self);
}

static void
cell_style_changed_cb (NonetHintCard *self)
{
  if (self->hint != NULL)
    update (self);
}

static void
nonet_hint_card_dispose (GObject *object)
{
  NonetHintCard *self = NONET_HINT_CARD (object);

  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_hint_card_parent_class)->dispose (object);
}

static void
nonet_hint_card_class_init (NonetHintCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_hint_card_dispose;
  g_type_ensure (NONET_TYPE_BRANCH_STEPPER);
  g_type_ensure (NONET_TYPE_TECHNIQUE_BUTTON);
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/hint-card.ui");
  NONET_BIND_CHILDREN (widget_class, NonetHintCard, counter, dots, working, content, title, text, note, branches,
                       links_expander, links, more, apply, next, page);
  gtk_widget_class_set_css_name (widget_class, "hintcard");
}

static void
nonet_hint_card_init (NonetHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

NonetHintCard *
nonet_hint_card_new (NonetStepPresenter *presenter)
{
  NonetHintCard *self = g_object_new (NONET_TYPE_HINT_CARD, NULL);

  self->presenter = g_object_ref (presenter);
  nonet_branch_stepper_set_presenter (self->branches, presenter);
  g_signal_connect_object (presenter, "notify::branch", G_CALLBACK (branch_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (cell_style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return self;
}
