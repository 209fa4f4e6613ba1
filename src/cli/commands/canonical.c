/* nonet-cli canonical: the same line for all puzzles that differ in the order of rows, columns or values only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo 000000010400000000020000000000050407008000300001090000300400200050100000000806000 | nonet-cli canonical
 *   ........1.......2......3.......4.5....6...3....781.....1..2...4.3.....7.95.......
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/run/classes.h"
#include "cli/run/command.h"
#include "cli/run/print.h"

typedef struct
{
  gboolean map;
  CliClasses *classes; /* or NULL: all lines are printed */
} Canonical;

/* Numbers from 1, with commas between. */
static void
print_numbers (GString *text, const guint8 *items, guint n, guint first)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? "" : ",", items[i] + first);
}

/* After the form: " 1 - 2,3,1,5,6,4,7,8,9 6,4,5,9,7,8,3,2,1 3,2,4,1,7,9,8,5,6": automorphisms, whether the board is transposed, the rows and
 * columns that come in the places of the form, and what each value becomes. */
static void
print_map (CliAnswer *answer, const CliForm *form)
{
  guint n = form->morph.order;

  g_string_append_printf (answer->text, " %" G_GUINT64_FORMAT " %s ", form->automorphisms,
                          form->morph.transposed ? "transposed" : "-");
  print_numbers (answer->text, form->morph.row, n, 1);
  g_string_append_c (answer->text, ' ');
  print_numbers (answer->text, form->morph.column, n, 1);
  g_string_append_c (answer->text, ' ');
  for (guint value = 1; value <= n; value++)
    g_string_append_printf (answer->text, "%s%s", value == 1 ? "" : ",",
                            nonet_alphabet_get_symbol (answer->board.alphabet, form->morph.value[value]));
}

/* {"puzzle":1,"canonical":"...","automorphisms":1,"transposed":false,"rows":[4,…],"columns":[7,…],"symbols":{"1":"5",…}} */
static void
print_json (CliAnswer *answer, const CliForm *form)
{
  const NonetAlphabet *alphabet = answer->board.alphabet;
  GString *text = answer->text;
  g_autoptr (GString) line = g_string_new (NULL);

  cli_print_line (line, alphabet, answer->board.shape, form->cells);
  cli_answer_begin_json (answer);
  cli_json_member (text, "canonical", line->str);
  g_string_append_printf (text, ",\"automorphisms\":%" G_GUINT64_FORMAT ",\"transposed\":%s,\"rows\":[",
                          form->automorphisms, form->morph.transposed ? "true" : "false");
  print_numbers (text, form->morph.row, form->morph.order, 1);
  g_string_append (text, "],\"columns\":[");
  print_numbers (text, form->morph.column, form->morph.order, 1);
  g_string_append (text, "],\"symbols\":{");
  for (guint value = 1; value <= form->morph.order; value++)
    {
      if (value > 1)
        g_string_append_c (text, ',');
      cli_json_string (text, nonet_alphabet_get_symbol (alphabet, value));
      g_string_append_c (text, ':');
      cli_json_string (text, nonet_alphabet_get_symbol (alphabet, form->morph.value[value]));
    }
  g_string_append (text, "}}\n");
}

static gboolean
is_met (const Canonical *canonical, const CliAnswer *answer, const guint8 *cells)
{
  return canonical->classes != NULL
         && cli_classes_add (canonical->classes, answer->board.shape, cells, answer->number) != 0;
}

static void
answer_by_itself (CliAnswer *answer, const Canonical *canonical)
{
  CliForm form;
  g_autofree char *reason = NULL;

  if (!cli_form_find (&answer->board, &form, &reason))
    cli_answer_invalid (answer, reason);
  else if (is_met (canonical, answer, form.cells))
    return;
  else if (answer->options->json)
    print_json (answer, &form);
  else
    {
      cli_print_line (answer->text, answer->board.alphabet, answer->board.shape, form.cells);
      if (canonical->map)
        print_map (answer, &form);
      g_string_append_c (answer->text, '\n');
    }
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Canonical *canonical = data;

  if (answer->cells == NULL)
    answer_by_itself (answer, canonical);
  else if (!is_met (canonical, answer, answer->cells))
    {
      cli_print_line (answer->text, answer->board.alphabet, answer->board.shape, answer->cells);
      g_string_append_c (answer->text, '\n');
    }
}

/* Boards without form count as those that the batch cannot answer. */
static gboolean
batch (const guint8 *values,
       gsize n,
       guint n_threads,
       guint64 *counts,
       guint8 *cells,
       guint64 *n_guesses,
       gpointer data)
{
  cli_forms_find (values, n, n_threads, cells, counts);
  for (gsize i = 0; i < n; i++)
    counts[i] = counts[i] != 0 ? 0 : 1;
  return TRUE;
}

int
cli_canonical (int argc, char **argv)
{
  gboolean unique = FALSE;
  g_autoptr (CliClasses) classes = NULL;
  Canonical canonical = { 0 };
  const GOptionEntry entries[] = {
    { "unique", 'u', 0, G_OPTION_ARG_NONE, &unique, N_ ("Print each line once"), NULL },
    { "map", 'm', 0, G_OPTION_ARG_NONE, &canonical.map,
      N_ ("Also print the number of automorphisms, and which rows, columns and values lead to the form"), NULL },
    G_OPTION_ENTRY_NULL
  };
  CliTask task = { .answer = answer, .batch_limit = 1, .data = &canonical };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"),
                          _ ("Prints for each puzzle its canonical form: the least line that can be reached by "
                             "exchanging rows, columns,\n"
                             "bands, stacks and values, and by transposition. Puzzles that are the same in this sense "
                             "have the same form."),
                          entries, TRUE, argv))
    return CLI_EXIT_BAD;
  if (unique)
    canonical.classes = classes = cli_classes_new ();
  task.endless = unique; /* one after the other, since an answer depends on those before */
  if (!canonical.map && !options.json)
    task.batch = batch;
  return cli_run (&options, &task);
}
