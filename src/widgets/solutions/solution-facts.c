/* What there is to say of a list of solutions, and of a puzzle with only one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solutions/solution-facts.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/number.h"
#include "words/wish-fault.h"

/* In words. */

/* No remaining time is named before the search has run for that long (in seconds) and done that share. */
#define LEAST_ELAPSED 1.0
#define LEAST_PROGRESS 0.001

/* Also of what took no time to speak of: "12 ms". */
static char *
write_short_duration (double seconds)
{
  if (seconds >= 1)
    return nonet_duration_to_string (seconds);
  /* Translators: a number of milliseconds */
  return g_strdup_printf (_ ("%d ms"), (int) MAX (1, seconds * 1000));
}

static char *
write_share (double progress)
{
  if (progress <= 0)
    return NULL;
  if (progress < 0.0001)
    /* xgettext:no-c-format */
    return g_strdup (_ ("less than 0.01% searched"));
  if (progress < 0.01)
    /* Translators: a share such as 0.37 */
    return g_strdup_printf (_ ("%.2f%% searched"), progress * 100);
  /* Never 100 before the end. */
  return g_strdup_printf (_ ("%d%% searched"), (int) MIN (99, progress * 100));
}

char *
nonet_solution_list_describe (NonetSolutionList *list)
{
  guint64 n = nonet_solution_list_get_n_found (list);
  g_autofree char *number = nonet_number_to_string (n);
  gulong plural = (gulong) MIN (n, 1000000);

  switch (nonet_solution_list_get_state (list))
    {
    case NONET_SOLUTIONS_COMPLETE:
      if (n == 0)
        return g_strdup (_ ("No solution"));
      if (n == 1)
        return g_strdup (_ ("One solution"));
      return g_strdup_printf (ngettext ("%s solution", "%s solutions", plural), number);
    case NONET_SOLUTIONS_STOPPED:
      if (n == 0)
        return g_strdup (_ ("Stopped. None found yet."));
      return g_strdup_printf (ngettext ("%s solution found", "%s solutions found", plural), number);
    case NONET_SOLUTIONS_RUNNING:
      if (n == 0)
        return g_strdup (_ ("Searching…"));
      return g_strdup_printf (ngettext ("%s solution so far", "%s solutions so far", plural), number);
    case NONET_SOLUTIONS_IDLE:
    default:
      return g_strdup (_ ("Not searched yet"));
    }
}

static void
append (GString *text, const char *part)
{
  if (part != NULL)
    g_string_append_printf (text, text->len > 0 ? " · %s" : "%s", part);
}

static void
append_remaining (GString *text, double progress, double elapsed)
{
  g_autofree char *duration = NULL, *part = NULL;
  double left = elapsed / progress * (1 - progress);

  if (elapsed < LEAST_ELAPSED || progress < LEAST_PROGRESS)
    return;
  duration = nonet_duration_to_string (left);
  /* Translators: %s is a duration such as 0:03; that long the search will take */
  part = g_strdup_printf (_ ("%s left"), duration);
  append (text, part);
}

char *
nonet_solution_list_describe_progress (NonetSolutionList *list)
{
  GString *text = g_string_new (NULL);
  NonetSolutionState state = nonet_solution_list_get_state (list);
  double elapsed = nonet_solution_list_get_elapsed (list);
  double progress = nonet_solution_list_get_progress (list);
  gboolean complete = state == NONET_SOLUTIONS_COMPLETE, stopped = state == NONET_SOLUTIONS_STOPPED;
  g_autofree char *duration = complete ? write_short_duration (elapsed) : nonet_duration_to_string (elapsed);
  g_autofree char *part = NULL, *share = NULL;

  if (stopped && nonet_solution_list_get_n_found (list) > 0)
    /* Translators: of the search for solutions, followed by how far it went. */
    append (text, _ ("stopped"));
  /* A share that is next to nothing would make two lines of one. */
  if (!complete && (!stopped || progress >= LEAST_PROGRESS))
    share = write_share (progress);
  append (text, share);
  /* Translators: %s is a duration such as 12 ms or 0:03 */
  part = g_strdup_printf (complete ? _ ("Found in %s") : _ ("%s elapsed"), duration);
  append (text, part);
  if (state == NONET_SOLUTIONS_RUNNING)
    append_remaining (text, progress, elapsed);
  if (nonet_solution_list_get_n_found (list) > NONET_SOLUTION_LIST_MAX)
    {
      g_autofree char *most = nonet_number_to_string (NONET_SOLUTION_LIST_MAX);
      g_autofree char *limit = g_strdup_printf (_ ("only the first %s can be listed"), most);

      append (text, limit);
    }
  return g_string_free (text, FALSE);
}

/* Facts. */

typedef enum
{
  FACT_GIVENS,
  FACT_ENTRIES,
  FACT_GIVENS_ALONE, /* how many solutions they have, where entries were needed for one */
  FACT_MINIMAL,
  FACT_SYMMETRY,
  FACT_RATING,
  FACT_GUESSES,
  FACT_TIME,
  N_FACTS
} Fact;

struct _NonetSolutionFacts
{
  AdwBin parent_instance;

  GtkWidget *rows[N_FACTS];
  GtkLabel *values[N_FACTS];
};

G_DEFINE_FINAL_TYPE (NonetSolutionFacts, nonet_solution_facts, ADW_TYPE_BIN)

static const char *const names[N_FACTS] = {
  [FACT_GIVENS] = N_ ("Givens"),
  [FACT_ENTRIES] = N_ ("Entries"),
  [FACT_GIVENS_ALONE] = N_ ("Solutions of the Givens"),
  /* Translators: a puzzle is minimal if no given can be removed; after it comes "yes" or how many can. */
  [FACT_MINIMAL] = N_ ("Minimal"),
  [FACT_SYMMETRY] = N_ ("Symmetry"),
  [FACT_RATING] = N_ ("Rating"),
  /* Translators: before how often a solver has to guess. */
  [FACT_GUESSES] = N_ ("Guesses needed"),
  /* Translators: before a duration such as 12 ms. */
  [FACT_TIME] = N_ ("Solved in"),
};

/* NULL: nothing is known. */
static void
set_fact (NonetSolutionFacts *self, Fact fact, const char *value)
{
  g_autofree char *spoken = NULL;

  gtk_widget_set_visible (self->rows[fact], value != NULL);
  if (value == NULL)
    return;
  /* Translators: the name of a fact and what is so: "Givens: 17". */
  spoken = g_strdup_printf (_ ("%s: %s"), _ (names[fact]), value);
  gtk_label_set_label (self->values[fact], value);
  nonet_widget_set_name (self->rows[fact], spoken);
}

static void
set_number (NonetSolutionFacts *self, Fact fact, guint64 number)
{
  g_autofree char *text = nonet_number_to_string (number);

  set_fact (self, fact, text);
}

static guint
count (const guint8 *values, guint n_cells)
{
  guint n = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    n += values[cell] != 0;
  return n;
}

void
nonet_solution_facts_set_list (NonetSolutionFacts *self, NonetSolutionList *list)
{
  const NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (list);
  guint n_cells = puzzle->shape->n_cells, n_entries = count (puzzle->entries, n_cells);
  g_autofree char *time = write_short_duration (nonet_solution_list_get_elapsed (list));

  set_number (self, FACT_GIVENS, count (puzzle->givens, n_cells));
  set_number (self, FACT_ENTRIES, n_entries);
  gtk_widget_set_visible (self->rows[FACT_ENTRIES], n_entries > 0);
  set_number (self, FACT_GUESSES, nonet_solution_list_get_n_guesses (list));
  set_fact (self, FACT_TIME, time);
  nonet_solution_facts_set_report (self, NULL);
  nonet_solution_facts_set_rating (self, NULL);
}

void
nonet_solution_facts_set_report (NonetSolutionFacts *self, const NonetSettingReport *report)
{
  gboolean unique = report != NULL && report->verdict.kind == NONET_VERDICT_UNIQUE;
  gboolean known = report != NULL && report->verdict.kind != NONET_VERDICT_WORKING;
  g_autofree char *solutions = known && !unique ? nonet_setting_to_title (&report->verdict) : NULL;
  g_autofree char *minimal = unique ? nonet_minimality_to_string (report->advice, report->n_named) : NULL;
  g_autofree char *symmetry = report != NULL ? nonet_symmetry_to_string (report->symmetry) : NULL;

  set_fact (self, FACT_GIVENS_ALONE, solutions);
  set_fact (self, FACT_MINIMAL, minimal);
  set_fact (self, FACT_SYMMETRY, symmetry);
}

void
nonet_solution_facts_set_rating (NonetSolutionFacts *self, const char *rating)
{
  set_fact (self, FACT_RATING, rating);
}

static void
add_row (NonetSolutionFacts *self, GtkListBox *list, Fact fact)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (_ (names[fact])), *value = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (name, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (value), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (value, TRUE);
  gtk_widget_add_css_class (value, "numeric");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), value);
  self->rows[fact] = gtk_list_box_row_new ();
  self->values[fact] = GTK_LABEL (value);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->rows[fact]), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->rows[fact]), FALSE);
  gtk_widget_set_visible (self->rows[fact], FALSE);
  gtk_list_box_append (list, self->rows[fact]);
}

static void
nonet_solution_facts_class_init (NonetSolutionFactsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "solutionfacts");
}

static void
nonet_solution_facts_init (NonetSolutionFacts *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  nonet_widget_set_name (list, _ ("About this puzzle"));
  for (Fact fact = 0; fact < N_FACTS; fact++)
    add_row (self, GTK_LIST_BOX (list), fact);
  adw_bin_set_child (ADW_BIN (self), list);
}
