/* nonet-cli canonical: the same line for all puzzles that differ in the order of rows, columns or values only, and which puzzles
 * are the same in this sense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo 000000010400000000020000000000050407008000300001090000300400200050100000000806000 | nonet-cli canonical
 *   ........1.......2......3.......4.5....6...3....781.....1..2...4.3.....7.95.......
 */
#include "cli/commands/canonical.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku/batch.h"
#include "sudoku/canonical.h"
#include "sudoku/random.h"
#include "tasks/parallel.h"

/* Boards that a thread takes at a time. */
#define PAGE_BOARDS 256

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCanonical, sudoku_canonical_free)

/* The canonical form of a board. */
typedef struct
{
  guint8 cells[SUDOKU_MORPH_MAX_ORDER * SUDOKU_MORPH_MAX_ORDER];
  SudokuMorph morph; /* that leads to it */
  guint64 automorphisms;
} Form;

/* Why a board has no form, or NULL. */
static char *
dup_reason (const CliBoard *board)
{
  g_autoptr (SudokuGrid) grid = cli_made (sudoku_grid_new_from_values (board->shape, board->givens));

  if (!sudoku_morph_accepts (board->shape))
    return g_strdup_printf (_ ("only boards of up to %d×%d cells, with boxes of one size and nothing besides, have a "
                               "canonical form"),
                            SUDOKU_MORPH_MAX_ORDER, SUDOKU_MORPH_MAX_ORDER);
  return sudoku_grid_consistent (grid) ? NULL : cli_dup_fault (grid, board->alphabet);
}

/* While a form is looked for. Sparse boards of 16x16 with many symmetries would take arbitrarily long: it ends after that many questions, a
 * minute or so, whatever the computer. */
#define MOST_LOOKS 400000

typedef struct
{
  CliProgress progress;
  guint n_looks;
} Patience;

static bool
is_enough (void *data)
{
  Patience *self = data;

  return ++self->n_looks > MOST_LOOKS || cli_progress_look (&self->progress);
}

/* Finds the form of the board of an answer. Returns FALSE and sets reason, translated, caller frees, if it has none. */
static gboolean
find_form (CliAnswer *answer, Form *form, char **reason)
{
  const CliBoard *board = &answer->board;
  g_autoptr (SudokuCanonical) canonical = NULL;
  Patience patience = { 0 };
  SudokuResult result;

  *reason = dup_reason (board);
  if (*reason != NULL)
    return FALSE;
  canonical = cli_made (sudoku_canonical_new (board->shape));
  cli_progress_begin (&patience.progress, answer, NULL, NULL);
  sudoku_canonical_set_cancel (canonical, is_enough, &patience);
  result = sudoku_canonical_run (canonical, board->givens, form->cells, &form->morph, &form->automorphisms);
  cli_progress_end (&patience.progress);
  if (result == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  if (result == SUDOKU_CANCELLED)
    *reason = g_strdup (_ ("the board has too many symmetries for its canonical form to be found"));
  return result == SUDOKU_FOUND;
}

/* Ordinary boards of 81 values, the forms that are found, and how many of each could not be found: one or none. */
typedef struct
{
  const guint8 *values;
  gsize n;
  guint8 *forms;
  guint64 *unfound;
} Nines;

static void
find_page (guint page, gpointer data)
{
  const Nines *nines = data;
  const SudokuShape *shape = nonet_shape_get (3, 3);
  g_autoptr (SudokuCanonical) canonical = cli_made (sudoku_canonical_new (shape));
  g_autoptr (SudokuGrid) grid = cli_made (sudoku_grid_new (shape));
  gsize end = MIN (nines->n, ((gsize) page + 1) * PAGE_BOARDS);

  for (gsize i = (gsize) page * PAGE_BOARDS; i < end; i++)
    {
      memcpy (grid->cell, nines->values + i * SUDOKU_BATCH_CELLS, SUDOKU_BATCH_CELLS);
      nines->unfound[i] = !sudoku_grid_consistent (grid);
      if (nines->unfound[i] == 0
          && sudoku_canonical_run (canonical, grid->cell, nines->forms + i * SUDOKU_BATCH_CELLS, NULL, NULL)
                 != SUDOKU_FOUND)
        cli_made (NULL);
    }
}

/* A class, by two hashes of its form. */
typedef struct
{
  guint64 hash[2];
  guint64 number; /* of its first puzzle */
} Class;

static guint
hash_class (gconstpointer class)
{
  return (guint) ((const Class *) class)->hash[0];
}

static gboolean
same_class (gconstpointer a, gconstpointer b)
{
  return memcmp (((const Class *) a)->hash, ((const Class *) b)->hash, sizeof ((const Class *) a)->hash) == 0;
}

GHashTable *
cli_classes_new (void)
{
  return g_hash_table_new_full (hash_class, same_class, g_free, NULL);
}

/* The cells, 8 at a time, go through the generator of random.h, each into the seed of the next. */
static guint64
hash_cells (const SudokuShape *shape, const guint8 *cells, guint64 seed)
{
  SudokuRandom random = { seed ^ shape->hash };

  for (guint cell = 0; cell < shape->n_cells; cell += 8)
    {
      guint64 word = 0;

      memcpy (&word, cells + cell, MIN (8, shape->n_cells - cell));
      random.state = sudoku_random_next (&random) ^ word;
    }
  return sudoku_random_next (&random);
}

/* Adds a form; returns the same as cli_classes_add_board (). */
static guint64
add_form (GHashTable *classes, const SudokuShape *shape, const guint8 *cells, guint64 number)
{
  const Class class = { { hash_cells (shape, cells, 1), hash_cells (shape, cells, 2) }, number };
  const Class *known = g_hash_table_lookup (classes, &class);

  if (known != NULL)
    return known->number;
  g_hash_table_add (classes, g_memdup2 (&class, sizeof class));
  return 0;
}

guint64
cli_classes_add_board (GHashTable *classes, CliAnswer *answer)
{
  Form form;
  g_autofree char *reason = NULL;

  return find_form (answer, &form, &reason) ? add_form (classes, answer->board.shape, form.cells, answer->number) : 0;
}

/* Numbers, which become numbers from 1, with commas between. */
static void
print_numbers (GString *text, const guint8 *items, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? "" : ",", items[i] + 1u);
}

/* {"puzzle":1,"canonical":"...","automorphisms":1,"transposed":false,"rows":[4,…],"columns":[7,…],"symbols":{"1":"5",…}} */
static void
print_json (CliAnswer *answer, const Form *form)
{
  const NonetAlphabet *alphabet = answer->board.alphabet;
  GString *text = answer->text;
  g_autoptr (GString) line = g_string_new (NULL);

  cli_print_line (line, alphabet, answer->board.shape, form->cells);
  cli_answer_begin_json (answer);
  cli_json_member (text, "canonical", line->str);
  g_string_append_printf (text, ",\"automorphisms\":%" G_GUINT64_FORMAT ",\"transposed\":%s,\"rows\":[",
                          form->automorphisms, form->morph.transposed ? "true" : "false");
  print_numbers (text, form->morph.row, form->morph.order);
  g_string_append (text, "],\"columns\":[");
  print_numbers (text, form->morph.column, form->morph.order);
  g_string_append (text, "],\"symbols\":{");
  for (guint value = 1; value <= form->morph.order; value++)
    {
      cli_json_comma (text);
      cli_json_string (text, nonet_alphabet_get_symbol (alphabet, value));
      g_string_append_c (text, ':');
      cli_json_string (text, nonet_alphabet_get_symbol (alphabet, form->morph.value[value]));
    }
  g_string_append (text, "}}\n");
}

/* classes: NULL where all lines are printed. */
static gboolean
is_met (GHashTable *classes, const CliAnswer *answer, const guint8 *cells)
{
  return classes != NULL && add_form (classes, answer->board.shape, cells, answer->number) != 0;
}

static void
answer_by_itself (CliAnswer *answer, GHashTable *classes)
{
  Form form;
  g_autofree char *reason = NULL;

  if (!find_form (answer, &form, &reason))
    cli_answer_invalid (answer, reason);
  else if (is_met (classes, answer, form.cells))
    return;
  else if (answer->options->json)
    print_json (answer, &form);
  else
    {
      cli_print_line (answer->text, answer->board.alphabet, answer->board.shape, form.cells);
      g_string_append_c (answer->text, '\n');
    }
}

static void
answer (CliAnswer *answer, gpointer data)
{
  if (answer->cells == NULL)
    answer_by_itself (answer, data);
  else if (!is_met (data, answer, answer->cells))
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
  Nines nines = { values, n, cells, counts };

  nonet_parallel_for ((guint) ((n + PAGE_BOARDS - 1) / PAGE_BOARDS), n_threads, find_page, &nines);
  return TRUE;
}

int
cli_canonical (int argc, char **argv)
{
  gboolean unique = FALSE;
  g_autoptr (GHashTable) classes = NULL;
  const GOptionEntry entries[] = { { "unique", 'u', 0, G_OPTION_ARG_NONE, &unique, N_ ("Print each line once"), NULL },
                                   G_OPTION_ENTRY_NULL };
  CliTask task = { .answer = answer, .batch_limit = 1 };
  g_auto (CliOptions) options = { .plain = TRUE };

  if (!cli_options_parse (&options, _ ("[FILE…]"),
                          _ ("Prints for each puzzle its canonical form: the least line that can be reached by "
                             "exchanging rows, columns,\n"
                             "bands, stacks and values, and by transposition. Puzzles that are the same in this sense "
                             "have the same form."),
                          entries, TRUE, argv))
    return CLI_EXIT_BAD;
  if (unique)
    task.data = classes = cli_classes_new ();
  task.endless = unique; /* one after the other, since an answer depends on those before */
  if (!options.json)
    task.batch = batch;
  return cli_run (&options, &task);
}
