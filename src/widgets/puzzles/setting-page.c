/* The page for setters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/setting-page.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/fill.h"
#include "words/rule.h"
#include "words/wish-fault.h"

/* More cells than this are ringed on the board, but not listed one by one. */
#define MOST_ROWS 40

/* A row of the list: made once, and used for one cell after another. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *label;
  GtkWidget *button;
  GtkEventController *motion, *focus;
  guint cell;
  guint rule; /* G_MAXUINT: none */
} Row;

struct _NonetSettingPage
{
  AdwBin parent_instance;

  /* Children of the template. */
  GtkLabel *title;
  GtkLabel *reason;
  GtkLabel *facts;
  GtkLabel *advice;
  GtkWidget *spinner;
  GtkWidget *remove_all;
  GtkWidget *add_all;
  GtkWidget *ways_on; /* from a puzzle with one solution */
  GtkMenuButton *share;
  GtkListBox *list;
  GtkLabel *more;

  GPtrArray *rows; /* Row, of which the first n_rows are shown */
  guint n_rows;
  guint focused; /* the row that had the focus last; G_MAXUINT: none */
  gboolean searching, busy;
  char *known_facts; /* without the rating */
  char *rating;      /* or NULL */
};

G_DEFINE_FINAL_TYPE (NonetSettingPage, nonet_setting_page, ADW_TYPE_BIN)

static void
update_spinner (NonetSettingPage *self)
{
  gtk_widget_set_visible (self->spinner, self->searching || self->busy);
}

/* Rows. */

static void
row_activated_cb (NonetSettingPage *self, GtkListBoxRow *shown)
{
  Row *row = self->rows->pdata[gtk_list_box_row_get_index (shown)];

  g_signal_emit_by_name (self, "cell-chosen", row->cell);
}

/* The pointer or the focus comes, or goes: of interest is the row with the pointer, else that with the focus. */
static void
pointed_cb (NonetSettingPage *self)
{
  guint rule = G_MAXUINT;
  gboolean found = FALSE;

  for (guint i = 0; i < self->n_rows && !found; i++)
    {
      Row *row = self->rows->pdata[i];

      found = gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (row->motion));
      if (found || gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (row->focus)))
        rule = row->rule;
    }
  g_signal_emit_by_name (self, "rule-pointed", rule);
}

static Row *
add_row (NonetSettingPage *self)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  row->row = gtk_list_box_row_new ();
  row->label = gtk_label_new (NULL);
  row->button = gtk_button_new ();
  row->motion = gtk_event_controller_motion_new ();
  row->focus = gtk_event_controller_focus_new ();
  gtk_label_set_xalign (GTK_LABEL (row->label), 0);
  gtk_widget_set_hexpand (row->label, TRUE);
  gtk_widget_set_margin_start (row->label, 12);
  gtk_label_set_wrap (GTK_LABEL (row->label), TRUE);
  gtk_widget_add_css_class (row->label, "numeric");
  gtk_button_set_has_frame (GTK_BUTTON (row->button), FALSE);
  gtk_widget_set_valign (row->button, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (row->button, FALSE);
  gtk_box_append (GTK_BOX (box), row->label);
  gtk_box_append (GTK_BOX (box), row->button);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row->row), box);
  g_signal_connect_swapped (row->motion, "notify::contains-pointer", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (row->focus, "notify::contains-focus", G_CALLBACK (pointed_cb), self);
  gtk_widget_add_controller (row->row, row->motion);
  gtk_widget_add_controller (row->row, row->focus);
  gtk_list_box_append (self->list, row->row);
  g_ptr_array_add (self->rows, row);
  return row;
}

/* Keeps in mind which row has the focus, itself or its button, until something else than the page has it. */
static void
note_focus (NonetSettingPage *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    self->focused = G_MAXUINT;
  for (guint i = 0; i < self->n_rows; i++)
    if (((Row *) self->rows->pdata[i])->row == focus)
      self->focused = i;
}

/* The row that had the focus has it again, or the last one: what its button does may just be impossible, or have been done. */
static void
restore_focus (NonetSettingPage *self)
{
  if (self->focused != G_MAXUINT && self->n_rows > 0)
    gtk_widget_grab_focus (((Row *) self->rows->pdata[MIN (self->focused, self->n_rows - 1)])->row);
}

/* "r1c3 = 5". */
static char *
dup_label (const NonetPuzzle *puzzle, guint cell, const char *symbol, NonetCellStyle style)
{
  const NonetNotation notation = { puzzle->alphabet, style };
  g_autofree char *name = nonet_cell_to_name (puzzle->shape, cell, &notation);

  return g_strdup_printf ("%s = %s", name, symbol);
}

/* Its button does something with a cell or a rule: what it shows and, taken over, what screen readers say, and an action with a number. */
static void
show_row (Row *row,
          const char *label,
          const char *spoken,
          const char *button,
          char *button_spoken,
          const char *action,
          guint number)
{
  gtk_label_set_label (GTK_LABEL (row->label), label);
  nonet_widget_set_name (row->row, spoken);
  gtk_button_set_label (GTK_BUTTON (row->button), button);
  nonet_widget_set_name (row->button, button_spoken);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), action);
  gtk_widget_set_visible (row->row, TRUE);
  g_free (button_spoken);
}

static void
set_row (Row *row,
         const NonetPuzzle *puzzle,
         guint cell,
         guint value,
         NonetCellStyle style,
         gboolean adds,
         gboolean is_last)
{
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, value);
  g_autofree char *label = dup_label (puzzle, cell, symbol, style);
  g_autofree char *spoken = nonet_cell_to_string (puzzle->shape, cell, symbol);
  /* Translators: a given as in "r1c1 = 1" that contradicts others. */
  g_autofree char *last = is_last ? g_strdup_printf (_ ("%s was entered last"), label) : NULL;
  /* Translators: what a button does; %s is something like "row 1, column 3: 7". */
  char *action = g_strdup_printf (adds ? _ ("Add %s") : _ ("Remove %s"), spoken);

  row->cell = cell;
  row->rule = G_MAXUINT;
  show_row (row, is_last ? last : label, spoken, adds ? C_ ("given", "Add") : C_ ("given", "Remove"), action,
            adds ? "win.add-given" : "win.remove-given", cell);
}

static void
set_rule_row (Row *row, const NonetPuzzle *puzzle, guint number, NonetCellStyle style)
{
  g_autofree char *words = nonet_rule_to_string (puzzle->shape, number, &(NonetNotation){ puzzle->alphabet, style });
  g_autofree char *label = nonet_capitalise (words);

  row->cell = puzzle->shape->rule[number].n_cells > 0 ? puzzle->shape->rule[number].cell[0] : G_MAXUINT;
  row->rule = number;
  show_row (row, label, label, C_ ("given", "Remove"), g_strdup_printf (_ ("Remove %s"), words), "win.remove-rule",
            number);
}

/* The next one that is not shown yet. */
static Row *
take_row (NonetSettingPage *self)
{
  return self->n_rows++ < self->rows->len ? self->rows->pdata[self->n_rows - 1] : add_row (self);
}

static void
set_rows (NonetSettingPage *self,
          const NonetSettingReport *report,
          const NonetPuzzle *puzzle,
          NonetCellStyle style,
          guint last_entered)
{
  gboolean adds = report->advice == NONET_ADVICE_ADD || report->advice == NONET_ADVICE_ADD_FEWEST;
  guint n_cells = nonet_puzzle_get_cells (puzzle), n_named = report->n_named + report->n_rules;
  g_autofree char *more = NULL;

  self->n_rows = 0;
  for (guint i = 0; i <= n_cells && self->n_rows < MOST_ROWS; i++)
    {
      guint cell = i == 0 ? last_entered : i - 1;

      if (cell < n_cells && report->values[cell] != 0 && (i == 0 || cell != last_entered))
        set_row (take_row (self), puzzle, cell, report->values[cell], style, adds, i == 0);
    }
  for (guint i = 0; i < puzzle->shape->n_rules && self->n_rows < MOST_ROWS; i++)
    if (report->rules[i])
      set_rule_row (take_row (self), puzzle, i, style);
  restore_focus (self);
  for (guint i = self->n_rows; i < self->rows->len; i++)
    gtk_widget_set_visible (((Row *) self->rows->pdata[i])->row, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->n_rows > 0);
  if (n_named > self->n_rows)
    more = g_strdup_printf (
        ngettext ("and %u more marked on the board", "and %u more marked on the board", n_named - self->n_rows),
        n_named - self->n_rows);
  nonet_label_show_text (self->more, more);
}

/* Texts. */

static void
update_facts (NonetSettingPage *self)
{
  const char *parts[] = { self->known_facts, self->rating, NULL };
  g_autofree char *facts = self->known_facts != NULL ? g_strjoinv (" · ", (char **) parts) : NULL;

  nonet_label_show_text (self->facts, facts);
}

static void
set_facts (NonetSettingPage *self, const NonetSettingReport *report, const NonetPuzzle *puzzle)
{
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autofree char *symmetry = nonet_symmetry_to_string (report->symmetry);
  const char *parts[] = { givens, symmetry, NULL };

  g_free (self->known_facts);
  self->known_facts = g_strjoinv (" · ", (char **) parts);
  update_facts (self);
}

void
nonet_setting_page_set_report (NonetSettingPage *self,
                               const NonetSettingReport *report,
                               const NonetPuzzle *puzzle,
                               NonetCellStyle style,
                               guint last_entered)
{
  g_autofree char *advice = NULL;

  g_return_if_fail (NONET_IS_SETTING_PAGE (self));

  self->searching = report == NULL || report->advice == NONET_ADVICE_SEARCHING;
  update_spinner (self);
  note_focus (self);
  if (report == NULL)
    {
      restore_focus (self);
      return;
    }
  if (report->verdict.kind != NONET_VERDICT_FAILED)
    advice = nonet_advice_to_string (report->advice, report->n_named, report->n_rules);
  nonet_label_show_text (self->advice, advice);
  set_facts (self, report, puzzle);
  set_rows (self, report, puzzle, style, last_entered);
  gtk_widget_set_visible (self->remove_all, nonet_setting_report_is_redundant (report));
  gtk_widget_set_visible (self->add_all,
                          (report->advice == NONET_ADVICE_ADD || report->advice == NONET_ADVICE_ADD_FEWEST)
                              && report->n_named > 1);
  gtk_widget_set_visible (self->ways_on, report->verdict.kind == NONET_VERDICT_UNIQUE);
}

void
nonet_setting_page_set_share_menu (NonetSettingPage *self, GMenuModel *menu)
{
  g_return_if_fail (NONET_IS_SETTING_PAGE (self));

  nonet_lazy_menu_attach (self->share, menu);
}

void
nonet_setting_page_set_verdict (NonetSettingPage *self, const NonetVerdict *verdict, const NonetPuzzle *puzzle)
{
  g_autofree char *title = NULL, *reason = NULL;

  g_return_if_fail (NONET_IS_SETTING_PAGE (self));

  title = nonet_setting_to_title (verdict);
  reason = nonet_setting_to_reason (verdict, puzzle);
  nonet_label_show_text (self->title, title);
  nonet_label_show_text (self->reason, reason);
}

void
nonet_setting_page_set_rating (NonetSettingPage *self, const char *rating)
{
  g_return_if_fail (NONET_IS_SETTING_PAGE (self));

  g_free (self->rating);
  self->rating = g_strdup (rating);
  update_facts (self);
}

void
nonet_setting_page_set_busy (NonetSettingPage *self, gboolean busy)
{
  g_return_if_fail (NONET_IS_SETTING_PAGE (self));

  self->busy = busy;
  update_spinner (self);
}

static void
nonet_setting_page_finalize (GObject *object)
{
  NonetSettingPage *self = NONET_SETTING_PAGE (object);

  g_ptr_array_unref (self->rows);
  g_free (self->known_facts);
  g_free (self->rating);
  G_OBJECT_CLASS (nonet_setting_page_parent_class)->finalize (object);
}

static void
nonet_setting_page_class_init (NonetSettingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_setting_page_finalize;
  g_signal_new ("cell-chosen", NONET_TYPE_SETTING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("rule-pointed", NONET_TYPE_SETTING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/setting-page.ui");
  NONET_BIND_CHILDREN (widget_class, NonetSettingPage, title, reason, facts, advice, spinner, remove_all, add_all,
                       ways_on, share, list, more);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_css_name (widget_class, "settingpage");
}

static void
nonet_setting_page_init (NonetSettingPage *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->searching = TRUE;
  self->focused = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
}
