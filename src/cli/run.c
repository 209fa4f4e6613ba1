/* The loop over all puzzles, shared out to threads, with its statistics and exit status.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/print.h"
#include "tasks/each.h"

typedef struct
{
  const CliTask *task;
  CliOutput *output;
  CliAnswer totals;
  gboolean any;        /* whether an answer has been printed */

  const CliBlock *block;
  GByteArray *ready;   /* of each nine */
  GArray *slow;        /* guint: the places in the block of what has to be answered one by one… */
  GArray *answers;     /* …and their CliAnswer, if several threads make them */
} Run;

void
cli_answer_note (CliAnswer *self, int status)
{
  self->status = MAX (self->status, status);
}

void
cli_answer_no_solution (CliAnswer *self)
{
  /* Programs look for these words: they are the same in every language. */
  g_string_append (self->text, "No solution found\n");
  cli_answer_note (self, CLI_EXIT_NO_SOLUTION);
}

void
cli_answer_begin_json (CliAnswer *self)
{
  g_string_append_printf (self->text, "{\"puzzle\":%" G_GUINT64_FORMAT, self->number);
}

void
cli_answer_invalid (CliAnswer *self, const char *reason)
{
  if (self->apart)
    g_printerr ("Invalid input: %s\n", reason);
  else if (self->options->json)
    {
      cli_answer_begin_json (self);
      g_string_append (self->text, ",\"error\":");
      cli_json_string (self->text, reason);
      g_string_append (self->text, "}\n");
    }
  else
    g_string_append_printf (self->text, "Invalid input: %s\n", reason);
  cli_answer_note (self, CLI_EXIT_BAD);
}

void
cli_answer_spill (CliAnswer *self)
{
  if (self->output != NULL)
    cli_output_spill (self->output);
}

static void
add_up (CliAnswer *totals, const CliAnswer *answer)
{
  cli_answer_note (totals, answer->status);
  totals->n_solutions += answer->n_solutions;
  totals->n_guesses += answer->n_guesses;
  totals->engine_time += answer->engine_time;
}

static void
make_answer (guint index, gpointer data)
{
  Run *run = data;
  CliAnswer *answer = &g_array_index (run->answers, CliAnswer, index);
  guint place = g_array_index (run->slow, guint, index);

  run->task->answer (answer, run->block, &g_array_index (run->block->items, CliItem, place), FALSE,
                     run->task->data);
}

static gboolean
is_slow (const Run *run, const CliItem *item)
{
  return item->error == NULL && !(item->nine >= 0 && run->ready->data[item->nine]);
}

/* Lets the command work on all nines of the block together. */
static void
prepare (Run *run)
{
  guint n_nines = cli_block_n_nines (run->block);

  g_byte_array_set_size (run->ready, n_nines);
  if (n_nines == 0)
    return;
  memset (run->ready->data, FALSE, n_nines);
  if (run->task->prepare != NULL)
    run->task->prepare (&run->totals, run->block, run->ready->data, run->task->data);
}

/* Makes the answers that take time on all threads, unless they have to be made in order. */
static void
work_ahead (Run *run)
{
  guint n_threads = run->totals.options->threads;

  g_array_set_size (run->slow, 0);
  g_array_set_size (run->answers, 0);
  if (run->task->endless || n_threads == 1)
    return;

  for (guint i = 0; i < run->block->items->len; i++)
    if (is_slow (run, &g_array_index (run->block->items, CliItem, i)))
      {
        CliAnswer answer = { .options = run->totals.options, .apart = run->task->apart,
                             .text = g_string_new (NULL),
                             .number = run->totals.number + i + 1 };

        g_array_append_val (run->slow, i);
        g_array_append_val (run->answers, answer);
      }
  /* A few that take long are themselves shared out. */
  for (guint i = 0; i < run->answers->len; i++)
    g_array_index (run->answers, CliAnswer, i).n_threads = MAX (n_threads / run->answers->len, 1);
  nonet_each (run->slow->len, n_threads, make_answer, run);
}

/* Prints the answers of the block in their order. */
static void
print_block (Run *run)
{
  guint n_printed = 0;

  for (guint i = 0; i < run->block->items->len; i++)
    {
      const CliItem *item = &g_array_index (run->block->items, CliItem, i);
      CliAnswer here = { .options = run->totals.options, .apart = run->task->apart,
                         .text = cli_output_text (run->output),
                         .n_threads = run->totals.options->threads, .output = run->output,
                         .number = ++run->totals.number };
      CliAnswer *answer = &here;

      if (item->error == NULL || !run->task->apart)
        {
          if (run->task->spaced && run->any)
            g_string_append_c (here.text, '\n');
          run->any = TRUE;
        }

      if (item->error != NULL)
        cli_answer_invalid (&here, item->error);
      else if (is_slow (run, item) && run->answers->len > 0)
        {
          answer = &g_array_index (run->answers, CliAnswer, n_printed++);
          g_string_append_len (here.text, answer->text->str, (gssize) answer->text->len);
          g_string_free (answer->text, TRUE);
        }
      else
        run->task->answer (&here, run->block, item, !is_slow (run, item), run->task->data);

      add_up (&run->totals, answer);
      cli_output_spill (run->output);
    }
}

static void
print_statistics (const CliAnswer *totals)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) totals->engine_time / G_USEC_PER_SEC);
  g_printerr ("puzzles: %" G_GUINT64_FORMAT "\nsolutions: %" G_GUINT64_FORMAT
              "\nguesses: %" G_GUINT64_FORMAT "\nseconds: %s\n",
              totals->number, totals->n_solutions, totals->n_guesses, seconds);
}

int
cli_run (const CliOptions *options, const CliTask *task)
{
  g_autoptr (CliInput) input = cli_input_new (options, task->keep_details);
  g_autoptr (CliOutput) output = cli_output_new ();
  g_autoptr (GByteArray) ready = g_byte_array_new ();
  g_autoptr (GArray) slow = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (CliAnswer));
  Run run = { .task = task, .output = output, .ready = ready, .slow = slow, .answers = answers,
              .totals = { .options = options } };

  while ((run.block = cli_input_next (input)) != NULL)
    {
      prepare (&run);
      work_ahead (&run);
      print_block (&run);
      cli_output_flush (output);
    }

  if (options->stats)
    print_statistics (&run.totals);
  if (cli_input_failed (input))
    cli_answer_note (&run.totals, CLI_EXIT_BAD);
  return run.totals.status;
}
