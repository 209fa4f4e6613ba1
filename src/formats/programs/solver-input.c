/* Refusing the problems of general solvers by name: their rows of numbers look like boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   c a Sudoku as clauses       (set-logic QF_LIA)            Subject To
 *   p cnf 729 8829              (declare-const x11 Int)        c1: x111 + x112 + x113 = 1
 *   1 2 3 4 5 6 7 8 9 0
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How far into a text its kind is looked for. */
#define SNIFF_LINES 400
#define SNIFF_BYTES 4096

/* What a line of such a file begins with. */
static const struct
{
  const char *beginning;
  const char *name;
  gboolean whole; /* nothing else is in the line */
} marks[] = {
  { "p cnf ", "DIMACS CNF", FALSE }, { "p wcnf ", "DIMACS CNF", FALSE },  { "p edge ", "DIMACS", FALSE },
  { "p col ", "DIMACS", FALSE },     { "(set-logic ", "SMT-LIB", FALSE }, { "(set-option ", "SMT-LIB", FALSE },
  { "(declare-", "SMT-LIB", FALSE }, { "subject to", "LP", TRUE },
};

/* The first line with a mark, and the name of its kind; NULL if there is none. */
static const char *
find_mark (const NonetText *text, guint *number)
{
  NonetLine line = { 0 };
  gsize offset = 0;

  for (guint i = 0; i < SNIFF_LINES && nonet_text_next_line (text, &offset, &line); i++)
    for (guint j = 0; j < G_N_ELEMENTS (marks); j++)
      if (nonet_line_begins (&line, marks[j].beginning)
          && (!marks[j].whole || line.length <= strlen (marks[j].beginning) + 1))
        {
          *number = line.number;
          return marks[j].name;
        }
  return NULL;
}

/* Whether a text begins with clauses, without the line that announces them: numbers larger than any symbol, or negated, and
 * 0. */
static gboolean
begins_with_clauses (const NonetText *text)
{
  g_autoptr (GRegex) clauses =
      g_regex_new ("\\A(?=.{0,400}(?:-|[0-9]{3}))(?:-?[1-9][0-9]*(?: +-?[1-9][0-9]*)* +0[ \\r]*\\n){12}",
                   G_REGEX_RAW | G_REGEX_DOTALL, 0, NULL);

  return g_regex_match_full (clauses, text->data, (gssize) MIN (text->size, SNIFF_BYTES), 0, 0, NULL, NULL);
}

static gboolean
sniff (const NonetText *text)
{
  guint line;

  return find_mark (text, &line) != NULL || begins_with_clauses (text);
}

static void
refuse (NonetInput *input)
{
  guint line = 0;
  const char *name = find_mark (input->text, &line);

  if (name == NULL)
    name = "DIMACS CNF";

  nonet_input_refuse (input, line, 0,
                      _ ("this is the input of a general solver (%s), which does not describe a board of cells"), name);
}

const NonetReader nonet_solver_input_reader = { "solver-input", sniff, refuse };
