/* The page for setters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/setting.h"

#include <glib/gi18n.h>

#include "app/frame/verdict-button.h"
#include "tasks/questions/setting-report.h"
#include "tasks/task.h"
#include "widgets/puzzles/setting-page.h"
#include "words/steps/step-text.h"

struct _NonetSetting
{
  NonetController parent_instance;

  NonetSettingPage *page; /* of the window, as are the others */
  NonetBoardView *board;
  NonetStepPresenter *presenter;
  NonetSolving *solving;
  NonetVerdictButton *verdict;

  NonetPuzzleWorker *worker;
  GBindingGroup *editing;   /* from the document to the page */
  GCancellable *minimizing; /* or NULL */
  guint pointed;            /* the rule whose row the pointer or the focus is on; G_MAXUINT: none */
  guint8 *added;            /* for each cell, whether its given is one of those that were added last; or NULL */
};

G_DEFINE_FINAL_TYPE (NonetSetting, nonet_setting, NONET_TYPE_CONTROLLER)

static gboolean
adds (const NonetSettingReport *report)
{
  return report != NULL && (report->advice == NONET_ADVICE_ADD || report->advice == NONET_ADVICE_ADD_FEWEST);
}

static void
update_actions (NonetSetting *self)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (self->worker);

  nonet_controller_set_enabled (self, "add-given", adds (report));
  nonet_controller_set_enabled (self, "add-these-givens", adds (report));
  nonet_controller_set_enabled (self, "remove-given", report != NULL && report->n_named > 0 && !adds (report));
  nonet_controller_set_enabled (self, "remove-until-minimal",
                                report != NULL && self->minimizing == NULL
                                    && nonet_setting_report_is_redundant (report));
}

/* The board. */

/* Cells are ringed; a value to add stands in a ring of its own as well. Of rules it is the one that is pointed at, or all that contradict
 * each other. */
static void
mark_named (NonetSetting *self, NonetBoardMarks *marks, const NonetSettingReport *report)
{
  const SudokuShape *shape = marks->shape;
  gboolean together = report->verdict.kind == NONET_VERDICT_NONE;

  for (guint cell = 0; cell < shape->n_cells && self->pointed == G_MAXUINT; cell++)
    if (report->values[cell] != 0)
      {
        marks->cell[cell] = NONET_CELL_MARK_CAUSE;
        if (adds (report))
          marks->candidate[cell * shape->order + report->values[cell] - 1] = NONET_MARK_PLACED;
      }
  for (guint i = 0; i < shape->n_rules; i++)
    for (guint k = 0; k < shape->rule[i].n_cells; k++)
      if (report->rules[i] && (self->pointed == G_MAXUINT ? together : self->pointed == i))
        marks->cell[shape->rule[i].cell[k]] = NONET_CELL_MARK_CAUSE;
}

static void
update_marks (NonetSetting *self)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (self->worker);
  g_autoptr (NonetBoardMarks) marks = NULL;

  if (!nonet_solving_is_on_board (self->solving)
      && ((report != NULL && report->n_named + report->n_rules > 0) || self->added != NULL))
    {
      marks = nonet_board_marks_new (nonet_puzzle_worker_get_puzzle (self->worker)->shape);
      if (report != NULL)
        mark_named (self, marks, report);
      for (guint cell = 0; self->added != NULL && cell < marks->shape->n_cells; cell++)
        if (self->added[cell])
          marks->cell[cell] |= NONET_CELL_MARK_ADDED;
    }
  nonet_step_presenter_show_marks (self->presenter, marks);
}

/* The page. */

/* Whether the verdict over the board, which is worked out for longer, knows more than the report: it counts the entries, too. */
static gboolean
verdict_knows_more (NonetSetting *self, const NonetSettingReport *report)
{
  const NonetPuzzle *puzzle = nonet_document_peek (nonet_controller_get_document (self));
  NonetVerdictKind kind = nonet_verdict_button_get_verdict (self->verdict)->kind;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->entries[cell] != 0)
      return FALSE;
  return report->verdict.kind == NONET_VERDICT_AT_LEAST
         && (kind == NONET_VERDICT_COUNTED || kind == NONET_VERDICT_ESTIMATED || report->verdict.count < 2);
}

static void
update_verdict (NonetSetting *self)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (self->worker);
  const NonetVerdict *verdict;

  if (report == NULL || nonet_controller_get_document (self) == NULL)
    return;
  verdict = verdict_knows_more (self, report) ? nonet_verdict_button_get_verdict (self->verdict) : &report->verdict;
  nonet_setting_page_set_verdict (self->page, verdict, nonet_puzzle_worker_get_puzzle (self->worker));
}

/* Of the givens that are named, the one that was entered last by itself; G_MAXUINT: not known. */
static guint
find_last_entered (NonetSetting *self, const NonetSettingReport *report)
{
  NonetDocument *document = nonet_controller_get_document (self);
  guint n = 0;
  g_autofree NonetDocumentChange *changes = NULL;

  if (report == NULL || document == NULL
      || (report->advice != NONET_ADVICE_CONTRADICTION && report->advice != NONET_ADVICE_CONTRADICTION_TIMED_OUT))
    return G_MAXUINT;
  changes = nonet_document_dup_changes (document, G_MAXUINT, &n);
  for (guint i = 0; i < n && changes[i].n_cells > 0; i++)
    if (changes[i].n_cells == 1 && changes[i].value != 0 && report->values[changes[i].cell] == changes[i].value)
      return changes[i].cell;
  return G_MAXUINT;
}

static void
update_page (NonetSetting *self)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (self->worker);
  NonetCellStyle style;

  g_object_get (self->presenter, "cell-style", &style, NULL);
  nonet_setting_page_set_report (self->page, report, nonet_puzzle_worker_get_puzzle (self->worker), style,
                                 find_last_entered (self, report));
  update_verdict (self);
  update_actions (self);
  update_marks (self);
  /* Where nothing is left to be pressed on the page, whoever pressed something there continues on the board. */
  if (report != NULL && report->n_named + report->n_rules == 0 && report->advice != NONET_ADVICE_SEARCHING
      && gtk_widget_get_focus_child (GTK_WIDGET (self->page)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
update_rating (NonetSetting *self)
{
  NonetPuzzleWorker *rater = nonet_verdict_button_get_rater (self->verdict);
  const SudokuRating *rating = nonet_rating_worker_get_rating (rater);
  g_autofree char *text = NULL;

  if (rating != NULL)
    text = nonet_words_rating (rating);
  nonet_setting_page_set_rating (self->page, text);
}

static void
set_minimizing (NonetSetting *self, GCancellable *cancellable)
{
  g_cancellable_cancel (self->minimizing);
  g_set_object (&self->minimizing, cancellable);
  nonet_setting_page_set_busy (self->page, cancellable != NULL);
  update_actions (self);
}

/* Reports on the puzzle as it is, or on nothing while nobody sees it. */
static void
follow (NonetSetting *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetPuzzle *reported = nonet_puzzle_worker_get_puzzle (self->worker);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (document != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    puzzle = nonet_document_dup_snapshot (document);
  /* The givens are those that the report is about, or there is none still. */
  if (puzzle != NULL ? nonet_puzzle_same_givens (puzzle, reported) && puzzle->alphabet == reported->alphabet
                     : reported == NULL)
    return;
  set_minimizing (self, NULL);
  g_clear_pointer (&self->added, g_free);
  self->pointed = G_MAXUINT;
  nonet_puzzle_worker_set_puzzle (self->worker, puzzle);
  if (document != NULL)
    update_page (self);
}

static void
rule_pointed_cb (NonetSetting *self, guint number)
{
  self->pointed = number;
  update_marks (self);
}

/* Where the pane lies over the board, it makes way for the cell. */
static void
cell_chosen_cb (NonetSetting *self, guint cell)
{
  AdwFlap *flap = nonet_frame_get_child (nonet_controller_get_frame (self), "flap");

  nonet_board_view_set_cursor (self->board, cell);
  if (adw_flap_get_folded (flap))
    adw_flap_set_reveal_flap (flap, FALSE);
}

/* Actions. */

static void
check_puzzle_action (NonetSetting *self, NonetDocument *document)
{
  nonet_document_set_editing_givens (document, TRUE);
  nonet_frame_show_pane (nonet_controller_get_frame (self), "setting");
}

/* Gives these cells what the report names, in one step of undo, and marks them until the givens change again; or takes it away. */
static void
change_givens (NonetSetting *self, guint first, guint end)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (self->worker);
  NonetDocument *document = nonet_controller_get_document (self);
  guint n_cells = nonet_puzzle_get_cells (nonet_document_peek (document));
  g_autofree guint8 *added = adds (report) ? g_new0 (guint8, n_cells) : NULL;

  nonet_document_begin_group (document);
  for (guint cell = first; cell < MIN (end, n_cells); cell++)
    if (report->values[cell] != 0)
      {
        nonet_document_set_value (document, &cell, 1, added != NULL ? report->values[cell] : 0);
        if (added != NULL)
          added[cell] = TRUE;
      }
  nonet_document_end_group (document);
  g_free (self->added);
  self->added = g_steal_pointer (&added);
  update_marks (self);
}

static void
change_given_action (gpointer self, NonetDocument *document, GVariant *parameter)
{
  guint cell = g_variant_get_uint32 (parameter);

  change_givens (self, cell, cell + 1);
}

static void
add_these_givens_action (NonetSetting *self, NonetDocument *document)
{
  change_givens (self, 0, G_MAXUINT);
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Givens added"), _ ("_Undo"), "win.undo", NULL);
}

/* Takes away all givens and rules that are not among those left, in one step of undo. */
static void
leave_needed (NonetSetting *self, const SudokuGrid *left)
{
  NonetDocument *document = nonet_controller_get_document (self);
  guint n_cells = nonet_puzzle_get_cells (nonet_document_peek (document)), n_removed = 0;
  guint n_rules = nonet_document_get_shape (document)->n_rules - left->shape->n_rules;
  g_autofree guint *removed = g_new (guint, n_cells);
  g_autofree char *text = NULL;

  for (guint cell = 0; cell < n_cells; cell++)
    if (nonet_document_is_given (document, cell) && left->cell[cell] == 0)
      removed[n_removed++] = cell;
  nonet_document_begin_group (document);
  nonet_document_set_value (document, removed, n_removed, 0);
  if (n_rules > 0)
    nonet_document_set_shape (document, left->shape);
  nonet_document_end_group (document);
  if (n_removed > 0 && n_rules > 0)
    text = g_strdup (_ ("Redundant givens and rules removed"));
  else if (n_rules > 0)
    text = g_strdup_printf (ngettext ("%u rule removed", "%u rules removed", n_rules), n_rules);
  else
    text = g_strdup_printf (ngettext ("%u given removed", "%u givens removed", n_removed), n_removed);
  nonet_toasts_offer (nonet_controller_get_toasts (self), text, _ ("_Undo"), "win.undo", NULL);
}

/* Whatever changes the givens has cancelled it; marks, colours and entries may have changed meanwhile. */
static void
minimized_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetSetting) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) left = nonet_minimize_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  set_minimizing (self, NULL);
  if (left != NULL)
    leave_needed (self, left);
}

static void
remove_until_minimal_action (NonetSetting *self, NonetDocument *document)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  set_minimizing (self, cancellable);
  nonet_minimize_async (puzzle, cancellable, minimized_cb, g_object_ref (self));
}

static const NonetActionEntry actions[] = {
  { "check-puzzle", G_CALLBACK (check_puzzle_action) },
  { "remove-given", G_CALLBACK (change_given_action), "u" },
  { "add-given", G_CALLBACK (change_given_action), "u" },
  { "remove-until-minimal", G_CALLBACK (remove_until_minimal_action) },
  { "add-these-givens", G_CALLBACK (add_these_givens_action) },
};

static void
document_set_cb (NonetSetting *self, NonetDocument *document)
{
  g_binding_group_set_source (self->editing, document);
  g_clear_pointer (&self->added, g_free);
  nonet_step_presenter_show_marks (self->presenter, NULL);
  follow (self);
}

static void
nonet_setting_dispose (GObject *object)
{
  NonetSetting *self = NONET_SETTING (object);

  nonet_cancel (&self->minimizing);
  g_clear_pointer (&self->added, g_free);
  g_clear_object (&self->editing);
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (nonet_setting_parent_class)->dispose (object);
}

static void
nonet_setting_class_init (NonetSettingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_setting_dispose;
}

static void
nonet_setting_init (NonetSetting *self)
{
  self->worker = nonet_setting_worker_new ();
  self->editing = g_binding_group_new ();
  self->pointed = G_MAXUINT;
}

NonetSetting *
nonet_setting_new (NonetFrame *frame, NonetSolving *solving)
{
  AdwViewStackPage *stack_page = nonet_frame_get_child (frame, "setting_page");
  NonetSetting *self = nonet_controller_new (NONET_TYPE_SETTING, frame, actions, G_N_ELEMENTS (actions));

  self->page = NONET_SETTING_PAGE (adw_view_stack_page_get_child (stack_page));
  self->board = nonet_frame_get_child (frame, "board");
  self->presenter = nonet_controller_get_presenter (self);
  self->solving = solving;
  self->verdict = nonet_frame_get_child (frame, "verdict");
  nonet_setting_page_set_share_menu (self->page, nonet_frame_get_child (frame, "share_menu"));
  g_binding_group_bind (self->editing, "editing-givens", stack_page, "visible", G_BINDING_SYNC_CREATE);
  nonet_controller_connect (self, self->worker, "changed", G_CALLBACK (update_page));
  nonet_controller_connect (self, self->page, "map", G_CALLBACK (follow));
  nonet_controller_connect (self, self->page, "unmap", G_CALLBACK (follow));
  nonet_controller_connect (self, self->page, "cell-chosen", G_CALLBACK (cell_chosen_cb));
  nonet_controller_connect (self, self->page, "rule-pointed", G_CALLBACK (rule_pointed_cb));
  nonet_controller_connect (self, self->presenter, "notify::cell-style", G_CALLBACK (update_page));
  nonet_controller_connect (self, solving, "shown", G_CALLBACK (update_marks));
  nonet_controller_connect (self, self->verdict, "notify::reason", G_CALLBACK (update_verdict));
  nonet_controller_connect (self, nonet_verdict_button_get_rater (self->verdict), "changed",
                            G_CALLBACK (update_rating));
  update_actions (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (follow));
  return self;
}
