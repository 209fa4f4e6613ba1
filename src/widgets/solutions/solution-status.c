/* What is said of a list of solutions, and going to one by its number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-status.h"

#include <glib/gi18n.h>

#include "words/number.h"

/* Going to a solution by its number, also to one that the search has yet to reach. */

static void
number_changed (NonetSolutionGoto *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->number), "error");
  if (self->wanted == 0)
    gtk_widget_set_visible (self->box, FALSE);
}

void
nonet_solution_goto_show_number (NonetSolutionGoto *self)
{
  NonetSolution *chosen = nonet_solution_grid_get_solution (self->grid);
  g_autofree char *text = NULL;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->number)) != NULL)
    return;
  if (chosen != NULL)
    text = nonet_number_to_string (nonet_solution_get_index (chosen) + 1);
  gtk_editable_set_text (GTK_EDITABLE (self->number), text != NULL ? text : "");
}

void
nonet_solution_goto_ask_number (NonetSolutionGoto *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
  gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
}

/* Reads a number however its digits are grouped: all that is no digit is passed over. 0 if there is none. */
static guint64
read_number (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (text));

      if (digit >= 0)
        g_string_append_c (digits, (char) ('0' + digit));
    }
  return g_ascii_strtoull (digits->str, NULL, 10);
}

/* Says something over the entry; while the search continues, with how far it is and a way to cancel. */
static void
say (NonetSolutionGoto *self, const char *words, gboolean going)
{
  gtk_label_set_text (self->label, words);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), going);
  gtk_widget_set_visible (self->cancel, going);
  gtk_widget_set_visible (self->box, TRUE);
}

static void
refuse (NonetSolutionGoto *self, const char *words)
{
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "error");
  if (words != NULL)
    say (self, words, FALSE);
}

static void
refuse_beyond_end (NonetSolutionGoto *self)
{
  guint64 n = nonet_solution_list_get_n_found (self->list);
  g_autofree char *number = nonet_number_to_string (n);
  g_autofree char *words = g_strdup_printf (
      ngettext ("There is only %s solution", "There are only %s solutions", (gulong) MIN (n, 1000000)), number);

  refuse (self, words);
}

static void
refuse_beyond_list (NonetSolutionGoto *self)
{
  g_autofree char *number = nonet_number_to_string (NONET_SOLUTION_LIST_MAX);
  /* Translators: %s is a large number */
  g_autofree char *words = g_strdup_printf (_ ("Only the first %s are listed"), number);

  refuse (self, words);
}

static void
begin_going (NonetSolutionGoto *self, guint64 number, gboolean stops_there)
{
  g_autofree char *text = nonet_number_to_string (number);
  /* Translators: %s is the number of a solution that has not been found yet */
  g_autofree char *words = g_strdup_printf (_ ("Searching for solution %s…"), text);

  self->wanted = number;
  self->stops_there = stops_there;
  say (self, words, TRUE);
  nonet_solution_list_start (self->list);
  nonet_solution_goto_follow (self);
}

static void
forget (NonetSolutionGoto *self)
{
  gboolean had_one = self->wanted != 0;

  self->wanted = 0;
  self->stops_there = FALSE;
  gtk_widget_set_visible (self->box, FALSE);
  if (had_one)
    nonet_solution_goto_show_number (self);
}

void
nonet_solution_goto_cancel (NonetSolutionGoto *self)
{
  if (self->stops_there)
    nonet_solution_list_stop (self->list);
  forget (self);
}

/* Whether the search, if it is begun now, is to end at the number wanted. */
static gboolean
is_at_rest (NonetSolutionGoto *self)
{
  if (self->wanted != 0)
    return self->stops_there;
  return nonet_solution_list_get_state (self->list) != NONET_SOLUTIONS_RUNNING;
}

static void
number_entered (NonetSolutionGoto *self)
{
  guint64 number = read_number (gtk_editable_get_text (GTK_EDITABLE (self->number)));
  gboolean at_rest;

  if (self->list == NULL)
    return;
  at_rest = is_at_rest (self);
  if (number == 0)
    refuse (self, NULL);
  else if (number > 0 && number <= g_list_model_get_n_items (G_LIST_MODEL (self->list)))
    {
      nonet_solution_grid_set_chosen (self->grid, (guint) number - 1);
      nonet_solution_goto_cancel (self);
      number_changed (self);
      gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
    }
  else if (nonet_solution_list_get_state (self->list) == NONET_SOLUTIONS_COMPLETE)
    refuse_beyond_end (self);
  else if (number > NONET_SOLUTION_LIST_MAX)
    refuse_beyond_list (self);
  else
    begin_going (self, number, at_rest);
}

static void
arrive (NonetSolutionGoto *self)
{
  guint index = (guint) self->wanted - 1;

  nonet_solution_goto_cancel (self);
  nonet_solution_grid_set_chosen (self->grid, index);
}

void
nonet_solution_goto_follow (NonetSolutionGoto *self)
{
  NonetSolutionState state;
  guint n;

  if (self->wanted == 0)
    return;
  state = nonet_solution_list_get_state (self->list);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  if (n >= self->wanted)
    arrive (self);
  else if (state == NONET_SOLUTIONS_RUNNING)
    gtk_progress_bar_set_fraction (self->progress, (double) n / (double) self->wanted);
  else
    {
      forget (self);
      if (state == NONET_SOLUTIONS_COMPLETE)
        refuse_beyond_end (self);
    }
}

void
nonet_solution_goto_set_list (NonetSolutionGoto *self, NonetSolutionList *list)
{
  forget (self);
  self->list = list;
}

/* Escape leads back to the solutions, as if no number had been asked for. */
static gboolean
key_pressed_cb (NonetSolutionGoto *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  nonet_solution_goto_cancel (self);
  gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
  nonet_solution_goto_show_number (self);
  return GDK_EVENT_STOP;
}

void
nonet_solution_goto_init (NonetSolutionGoto *self, NonetSolutionGrid *grid)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->grid = grid;
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->number), keys);
  g_signal_connect_swapped (self->number, "activate", G_CALLBACK (number_entered), self);
  g_signal_connect_swapped (self->number, "changed", G_CALLBACK (number_changed), self);
}

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
    return g_strdup (_ ("less than 0.01 % searched"));
  if (progress < 0.01)
    /* Translators: a share such as 0.37 */
    return g_strdup_printf (_ ("%.2f %% searched"), progress * 100);
  /* Never 100 before the end. */
  return g_strdup_printf (_ ("%d %% searched"), (int) MIN (99, progress * 100));
}

char *
nonet_solution_list_describe_time (NonetSolutionList *list)
{
  return write_short_duration (nonet_solution_list_get_elapsed (list));
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

  if (stopped)
    append (text, _ ("stopped"));
  /* A share that is next to nothing would make two lines of one. */
  if (!complete && (!stopped || progress >= LEAST_PROGRESS))
    share = write_share (progress);
  append (text, share);
  /* Translators: %s is a duration such as 0:03 */
  part = g_strdup_printf (_ ("%s elapsed"), duration);
  append (text, part);
  if (state == NONET_SOLUTIONS_RUNNING)
    append_remaining (text, progress, elapsed);
  if (nonet_solution_list_get_n_found (list) > NONET_SOLUTION_LIST_MAX)
    {
      g_autofree char *most = nonet_number_to_string (NONET_SOLUTION_LIST_MAX);
      g_autofree char *limit = g_strdup_printf (_ ("only the first %s are listed"), most);

      append (text, limit);
    }
  return g_string_free (text, FALSE);
}
