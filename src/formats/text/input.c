/* What readers do with their input: taking puzzles, and saying what is wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/input.h"

#include <glib/gi18n-lib.h>

/* Puzzles that cannot be parsed later are kept up to about this many bytes of memory. */
#define MOST_MEMORY (96 * 1024 * 1024)

void
nonet_trial_begin (NonetTrial *trial, NonetInput *input)
{
  trial->input = input;
  trial->before = input->messages;
  trial->code = input->code;
  nonet_messages_init (&trial->messages);
  input->messages = &trial->messages;
}

void
nonet_trial_end (NonetTrial *trial, gboolean keep)
{
  trial->input->messages = trial->before;
  if (keep)
    {
      nonet_messages_take (trial->before, &trial->messages);
      return;
    }
  trial->input->code = trial->code;
  nonet_messages_clear (&trial->messages);
}

gboolean
nonet_input_take_puzzle (NonetInput *input, NonetPuzzle *puzzle, guint line)
{
  if (input->memory > MOST_MEMORY)
    {
      nonet_puzzle_unref (puzzle);
      return FALSE;
    }
  input->memory += nonet_puzzle_get_size (puzzle);
  g_ptr_array_add (input->puzzles, puzzle);
  g_array_append_val (input->lines, line);
  if (input->memory <= MOST_MEMORY)
    return TRUE;
  nonet_input_warn (input, line, 0, _ ("too many puzzles for this format; only the first %u were read"),
                    input->puzzles->len);
  return FALSE;
}

void
nonet_input_drop_puzzles (NonetInput *input, guint first)
{
  for (guint i = first; i < input->puzzles->len; i++)
    input->memory -= nonet_puzzle_get_size (input->puzzles->pdata[i]);
  g_ptr_array_set_size (input->puzzles, (gint) first);
  g_array_set_size (input->lines, first);
}

void
nonet_input_take_source (NonetInput *input, const NonetSourceClass *source_class, gpointer data)
{
  g_return_if_fail (input->source_class == NULL);
  input->source_class = source_class;
  input->source = data;
}

void
nonet_input_locate (NonetInput *input, const char *place, guint *line, guint *column)
{
  const NonetText *text = input->text;

  *line = *column = 0;
  if (input->messages->count[NONET_MESSAGE_ERROR] < NONET_MESSAGES_KEPT && place >= text->data
      && place <= text->data + text->size)
    nonet_text_locate (text, (gsize) (place - text->data), line, column);
}

NonetPuzzle *
nonet_input_new_puzzle (NonetInput *input, guint order, NonetAlphabet *alphabet, guint line)
{
  return nonet_input_new_puzzle_with_boxes (input, order, 0, 0, alphabet, line);
}

NonetPuzzle *
nonet_input_new_puzzle_with_boxes (NonetInput *input,
                                   guint order,
                                   guint box_rows,
                                   guint box_columns,
                                   NonetAlphabet *alphabet,
                                   guint line)
{
  const NonetReadOptions *options = input->options;
  guint wanted = options->box_rows != 0      ? options->box_rows * options->box_columns
                 : options->alphabet != NULL ? nonet_alphabet_get_order (options->alphabet)
                                             : order;
  const SudokuShape *shape;

  if (order < 1 || order > SUDOKU_MAX_ORDER)
    {
      nonet_input_error (input, line, 0, _ ("a board of %u×%u cells is too large; the maximum is 64×64"), order, order);
      return NULL;
    }
  if (wanted != order)
    {
      nonet_input_error (input, line, 0, _ ("the board has %u×%u cells, but %u×%u were requested"), order, order,
                         wanted, wanted);
      return NULL;
    }
  if (options->box_rows != 0)
    shape = nonet_shape_get (options->box_rows, options->box_columns);
  else if (box_rows * box_columns != order || (shape = nonet_shape_get (box_rows, box_columns)) == NULL)
    {
      shape = nonet_shape_get_usual (order);
      if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape) && sudoku_shape_box_rows (shape) > 1)
        nonet_input_choose (input, line, 0,
                            _ ("the text does not say the shape of the boxes; %u rows by %u columns is assumed"),
                            sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
    }
  return nonet_puzzle_new (shape, options->alphabet != NULL ? options->alphabet : alphabet);
}

gboolean
nonet_input_report_value (NonetInput *input, guint line, guint column, gint64 value, guint order)
{
  nonet_input_error (input, line, column, _ ("value %d exceeds %u"), (gint) CLAMP (value, -999, 999), order);
  return FALSE;
}

gboolean
nonet_input_report_count (NonetInput *input, guint line, guint column, guint cells, guint expected)
{
  nonet_input_error (input, line, column, _ ("the game has %u cells instead of %u"), cells, expected);
  return FALSE;
}

void
nonet_input_refuse_rules (NonetInput *input, guint line, const char *rules)
{
  nonet_input_refuse (input, line, 0, _ ("this puzzle has %s, which Nonet cannot solve yet"), rules);
}

void
nonet_input_check_solution (NonetInput *input, NonetPuzzle *puzzle, const guint8 *values, guint line)
{
  if (!nonet_puzzle_take_solution (puzzle, values))
    nonet_input_warn (input, line, 0, _ ("the solution in the file is wrong and was ignored"));
}

gboolean
nonet_input_allow_rules (NonetInput *input, const NonetPuzzle *puzzle, guint line, const char *rules)
{
  if (nonet_puzzle_count_givens (puzzle) > 0)
    {
      nonet_input_warn (input, line, 0,
                        _ ("this puzzle has %s, which Nonet does not support yet; only the plain grid was opened"),
                        rules);
      return TRUE;
    }
  nonet_input_refuse (input, line, 0, _ ("this puzzle has %s, which Nonet cannot solve yet, and no other givens"),
                      rules);
  return FALSE;
}
