/* The loop over all puzzles, divided among threads, with its statistics and exit status, and how far it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/run.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n.h>

#include "sudoku/batch.h"
#include "tasks/parallel.h"

/* How many answers that take no time make a page, which one thread answers. */
#define PAGE_ITEMS 1024

/* Fewer puzzles than this are answered faster one by one than by the batch engine. */
#define LEAST_BATCH 64

/* Microseconds before an answer is called long, and between two updates of its line. */
#define LONG_TIME 500000
#define UPDATE_INTERVAL 250000

typedef struct
{
  const CliTask *task;
  CliInput *input;
  GString *output;
  CliAnswer totals;
  guint64 learning[SUDOKU_N_LEARNING];
  gboolean several_files;

  CliBlock *block;
  gboolean batched;  /* what follows is known of each nine */
  GArray *counts;    /* guint64: solutions */
  GByteArray *cells; /* 81 a puzzle */
  GArray *pages;     /* Page: the block, if several threads answer it */
  gint64 flushed;    /* when, by the monotonic clock */

  GMutex mutex;      /* of what follows, and of the pages' ends */
  guint n_printed;   /* pages */
  gboolean printing; /* by one of the threads */
} Run;

/* Items of a block one thread answers: one that takes time, or many that take none. */
typedef struct
{
  guint begin, end;
  CliAnswer answers; /* all of them together */
  guint64 learning[SUDOKU_N_LEARNING];
  gboolean answered;
} Page;

void
cli_answer_note (CliAnswer *self, int status)
{
  self->status = MAX (self->status, status);
}

NonetPuzzle *
cli_answer_dup_puzzle (const CliAnswer *self)
{
  NonetPuzzle *puzzle;

  if (self->item->puzzle != NULL)
    return nonet_puzzle_ref (self->item->puzzle);
  puzzle = nonet_puzzle_new (self->board.shape, self->board.alphabet);
  memcpy (puzzle->givens, self->board.givens, self->board.shape->n_cells);
  return puzzle;
}

SudokuGrid *
cli_answer_dup_grid (const CliAnswer *self)
{
  return cli_made (sudoku_grid_new_from_values (self->board.shape, self->board.givens));
}

gpointer
cli_made (gpointer object)
{
  if (object == NULL)
    {
      g_printerr (_ ("nonet-cli: out of memory\n"));
      exit (CLI_EXIT_BAD);
    }
  return object;
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
  if (self->file != NULL)
    {
      g_autofree char *name = g_filename_display_name (self->file);

      cli_json_member (self->text, "file", name);
    }
  if (self->board.unknown != NULL)
    cli_json_member (self->text, "unknown_rules", self->board.unknown);
}

void
cli_answer_invalid (CliAnswer *self, const char *reason)
{
  if (((const Run *) self->run)->task->apart)
    g_printerr ("Invalid input: %s\n", reason);
  else if (self->options->json)
    {
      cli_answer_begin_json (self);
      cli_json_member (self->text, "error", reason);
      g_string_append (self->text, "}\n");
    }
  else
    g_string_append_printf (self->text, "Invalid input: %s\n", reason);
  cli_answer_note (self, CLI_EXIT_BAD);
}

void
cli_answer_spill (CliAnswer *self)
{
  if (self->at_once)
    cli_output_spill (self->text);
}

static void
add_up (CliAnswer *totals, const CliAnswer *answer)
{
  cli_answer_note (totals, answer->status);
  totals->stop |= answer->stop;
  totals->n_solutions += answer->n_solutions;
  totals->n_guesses += answer->n_guesses;
  totals->engine_time += answer->engine_time;
}

static gboolean
is_slow (const Run *run, const CliItem *item)
{
  return item->error == NULL
         && !(item->nine >= 0 && run->batched
              && g_array_index (run->counts, guint64, item->nine) < run->task->batch_limit);
}

/* Lets the command work on all nines of the block together. */
static void
work_on_batch (Run *run)
{
  const CliTask *task = run->task;
  guint n = run->block->nines->len / SUDOKU_BATCH_CELLS;
  gint64 begin = g_get_monotonic_time ();

  run->batched = FALSE;
  if (task->batch == NULL || n < LEAST_BATCH || !sudoku_shape_is_nine (run->block->shape))
    return;
  g_array_set_size (run->counts, n);
  g_byte_array_set_size (run->cells, n * SUDOKU_BATCH_CELLS);
  run->batched =
      task->batch (run->block->nines->data, n, run->totals.options->threads, (guint64 *) (gpointer) run->counts->data,
                   run->cells->data, &run->totals.n_guesses, task->data);
  run->totals.engine_time += g_get_monotonic_time () - begin;
}

/* Makes the answer to an item and adds it up. */
static void
answer_item (Run *run, const CliItem *item, guint index, CliAnswer *totals)
{
  CliAnswer answer = { .options = run->totals.options,
                       .number = run->totals.number + index + 1,
                       .file = run->several_files ? run->block->file : NULL,
                       .text = totals->text,
                       .at_once = totals->at_once,
                       .n_threads = totals->n_threads,
                       .learning = totals->learning,
                       .item = item,
                       .run = run };

  if (run->task->spaced && answer.number > 1)
    g_string_append_c (answer.text, '\n');
  if (item->error != NULL)
    cli_answer_invalid (&answer, item->error);
  else
    {
      if (item->puzzle != NULL)
        answer.board = (CliBoard){ item->puzzle->shape, item->puzzle->alphabet, item->puzzle->givens,
                                   item->puzzle->unknown, nonet_puzzle_get_unknown (item->puzzle, FALSE) };
      else
        answer.board = (CliBoard){ run->block->shape, run->block->alphabet,
                                   run->block->nines->data + (gsize) item->nine * SUDOKU_BATCH_CELLS, NULL, NULL };
      if (!is_slow (run, item))
        {
          answer.cells = run->cells->data + (gsize) item->nine * SUDOKU_BATCH_CELLS;
          answer.count = g_array_index (run->counts, guint64, item->nine);
        }
      run->task->answer (&answer, run->task->data);
    }
  add_up (totals, &answer);
}

/* What is written at every item is memory of the thread's own, and what is read is looked up once: next to what another
 * writes it would be slow. */
static void
answer_page (Run *run, Page *page)
{
  CliAnswer answers = page->answers;
  const CliItem *items = &g_array_index (run->block->items, CliItem, 0);

  answers.text = g_string_new (NULL);
  answers.learning = page->learning;
  for (guint i = page->begin; i < page->end; i++)
    answer_item (run, &items[i], i, &answers);
  page->answers = answers;
}

void
cli_answer_flush (CliAnswer *self)
{
  Run *run = self->run;

  /* Answers made one after the other are written by the thread that makes this one. */
  if (self->at_once)
    {
      cli_output_flush (self->text);
      return;
    }
  g_mutex_lock (&run->mutex);
  if (!run->printing)
    cli_output_flush (run->output);
  g_mutex_unlock (&run->mutex);
}

/* A page is answered: prints it and those after it, as far as there is no gap, unless another thread does. */
static void
finish_page (Run *run, Page *page)
{
  g_mutex_lock (&run->mutex);
  page->answered = TRUE;
  if (!run->printing)
    {
      run->printing = TRUE;
      while (run->n_printed < run->pages->len && g_array_index (run->pages, Page, run->n_printed).answered)
        {
          const Page *next = &g_array_index (run->pages, Page, run->n_printed);

          g_mutex_unlock (&run->mutex);
          cli_output_put (run->output, next->answers.text);
          g_string_free (next->answers.text, TRUE);
          add_up (&run->totals, &next->answers);
          for (guint i = 0; i < SUDOKU_N_LEARNING; i++)
            run->learning[i] += next->learning[i];
          cli_output_flush_in_time (run->output, &run->flushed);
          g_mutex_lock (&run->mutex);
          run->n_printed++;
        }
      run->printing = FALSE;
    }
  g_mutex_unlock (&run->mutex);
}

/* Work for threads: reading ahead, and the pages. */
static void
read_or_answer (guint index, gpointer data)
{
  Run *run = data;

  if (index == 0)
    cli_input_read_ahead (run->input);
  else
    {
      Page *page = &g_array_index (run->pages, Page, index - 1);

      answer_page (run, page);
      finish_page (run, page);
    }
}

/* Cuts the block into pages. */
static void
cut_pages (Run *run)
{
  guint n_items = run->block->items->len, n_slow = 0;

  g_array_set_size (run->pages, 0);
  for (guint begin = 0, end; begin < n_items; begin = end)
    {
      gboolean slow = is_slow (run, &g_array_index (run->block->items, CliItem, begin));
      Page page = { .begin = begin, .answers = { .n_threads = 1 } };

      for (end = begin + 1; !slow && end < n_items && end < begin + PAGE_ITEMS; end++)
        if (is_slow (run, &g_array_index (run->block->items, CliItem, end)))
          break;
      page.end = end;
      n_slow += slow;
      g_array_append_val (run->pages, page);
    }
  /* A few that take long are themselves shared out. */
  for (guint i = 0; i < run->pages->len && n_slow > 0; i++)
    g_array_index (run->pages, Page, i).answers.n_threads = MAX (run->totals.options->threads / n_slow, 1);
}

/* Prints one answer after the other. */
static void
answer_in_order (Run *run)
{
  run->totals.text = run->output;
  run->totals.at_once = TRUE;
  run->totals.n_threads = run->totals.options->threads;
  run->totals.learning = run->learning;
  for (guint i = 0; i < run->block->items->len && !run->totals.stop; i++)
    {
      const CliItem *item = &g_array_index (run->block->items, CliItem, i);

      answer_item (run, item, i, &run->totals);
      cli_output_spill (run->output);
      if (is_slow (run, item))
        cli_output_flush_in_time (run->output, &run->flushed);
    }
}

/* Answers the block on all threads, and prints the answers in their order. */
static void
answer_on_threads (Run *run)
{
  cut_pages (run);
  run->n_printed = 0;
  if (run->pages->len == 1 && !cli_input_reads_ahead (run->input))
    answer_in_order (run);
  else
    nonet_parallel_for (1 + run->pages->len, run->totals.options->threads, read_or_answer, run);
}

static void
print_statistics (const CliAnswer *totals, const guint64 *learnt)
{
  static const char *const learning[] = {
    [SUDOKU_LEARNING_QUESTIONS] = "questions",       [SUDOKU_LEARNING_DECISIONS] = "decisions",
    [SUDOKU_LEARNING_PROPAGATIONS] = "propagations", [SUDOKU_LEARNING_CONFLICTS] = "conflicts",
    [SUDOKU_LEARNING_LITERALS] = "literals",         [SUDOKU_LEARNING_KEPT] = "kept",
    [SUDOKU_LEARNING_REDUCTIONS] = "reductions",     [SUDOKU_LEARNING_RESTARTS] = "restarts",
  };
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) totals->engine_time / G_USEC_PER_SEC);
  g_printerr ("puzzles: %" G_GUINT64_FORMAT "\nsolutions: %" G_GUINT64_FORMAT "\nguesses: %" G_GUINT64_FORMAT "\n",
              totals->number, totals->n_solutions, totals->n_guesses);
  for (guint i = 0; i < SUDOKU_N_LEARNING && learnt[SUDOKU_LEARNING_QUESTIONS] > 0; i++)
    g_printerr ("%s: %" G_GUINT64_FORMAT "\n", learning[i], learnt[i]);
  g_printerr ("seconds: %s\n", seconds);
}

static void
answer_block (Run *run, CliBlock *block)
{
  run->block = block;
  work_on_batch (run);
  if (run->task->endless || run->totals.options->threads == 1)
    answer_in_order (run);
  else
    answer_on_threads (run);
  run->totals.number += block->items->len;
  cli_output_flush (run->output);
}

int
cli_run (const CliOptions *options, const CliTask *task)
{
  g_autoptr (CliInput) input = cli_input_new (options, task->keep_details);
  g_autoptr (GString) output = g_string_new (NULL);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GByteArray) cells = g_byte_array_new ();
  g_autoptr (GArray) pages = g_array_new (FALSE, FALSE, sizeof (Page));
  Run run = { .task = task,
              .input = input,
              .output = output,
              .counts = counts,
              .cells = cells,
              .pages = pages,
              .several_files = options->files != NULL && g_strv_length (options->files) > 1,
              .totals = { .options = options } };

  g_mutex_init (&run.mutex);
  for (CliBlock *block = cli_input_next (input); block != NULL && !run.totals.stop; block = cli_input_next (input))
    answer_block (&run, block);
  g_mutex_clear (&run.mutex);
  if (options->stats)
    print_statistics (&run.totals, run.learning);
  if (cli_input_failed (input))
    cli_answer_note (&run.totals, CLI_EXIT_BAD);
  return run.totals.status;
}

void
cli_progress_begin (CliProgress *self, CliAnswer *answer, char *(*describe) (gpointer data), gpointer data)
{
  *self = (CliProgress){ .answer = answer, .describe = describe, .data = data, .begun = g_get_monotonic_time () };
  self->shown = self->begun;
  g_mutex_init (&self->mutex);
  cli_interrupt_watch ();
}

static char *
dup_line (const CliProgress *self)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->answer->number);
  g_autofree char *known = self->describe != NULL ? self->describe (self->data) : NULL;
  guint seconds = (guint) ((g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC);

  if (known == NULL)
    return g_strdup_printf (_ ("puzzle %s, %u s"), number, seconds);
  return g_strdup_printf (_ ("puzzle %s, %u s: %s"), number, seconds, known);
}

bool
cli_progress_look (void *data)
{
  CliProgress *self = data;
  gint64 now = g_get_monotonic_time ();
  gboolean end = cli_interrupted ();
  g_autofree char *line = NULL;

  if (!end && now - MAX (self->begun + LONG_TIME, self->shown + UPDATE_INTERVAL) < 0)
    return false;
  if (!g_mutex_trylock (&self->mutex))
    return false;
  line = dup_line (self);
  cli_answer_flush (self->answer);
  if (end)
    {
      cli_status_line_erase ();
      g_printerr ("%s\n", line);
      if (self->print_known != NULL)
        {
          self->print_known (self->data);
          cli_output_flush (self->answer->text);
        }
      cli_interrupt_end ();
    }
  cli_status_line_show (line);
  self->shown = now;
  g_mutex_unlock (&self->mutex);
  return false;
}

void
cli_progress_end (CliProgress *self)
{
  self->answer->engine_time = g_get_monotonic_time () - self->begun;
  cli_status_line_erase ();
  g_mutex_clear (&self->mutex);
  cli_interrupt_unwatch ();
}
