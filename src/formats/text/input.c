/* What readers do with their input: taking puzzles, and saying what is wrong; and readings: a text goes to a reader, and what comes of
 * it is kept.
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
nonet_input_locate (NonetInput *input, const char *place, guint *line, guint *column)
{
  const NonetText *text = input->text;

  *line = *column = 0;
  if (input->messages->count[NONET_MESSAGE_ERROR] < NONET_MESSAGES_KEPT && place >= text->data
      && place <= text->data + text->size)
    nonet_text_locate (text, (gsize) (place - text->data), line, column);
}

gboolean
nonet_input_error_at (NonetInput *input, const char *place, const char *format, ...)
{
  guint line, column;
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  nonet_input_locate (input, place, &line, &column);
  return nonet_input_error (input, line, column, "%s", text);
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
  if (value > 0)
    return nonet_input_error (input, line, column, _ ("value %d exceeds %u"), (gint) MIN (value, 999), order);
  return nonet_input_error (input, line, column, _ ("value %d is less than 1"), (gint) MAX (value, -999));
}

gboolean
nonet_input_report_count (NonetInput *input, guint line, guint column, guint cells, guint expected)
{
  return nonet_input_error (
      input, line, column,
      ngettext ("the game has %u cell instead of %u", "the game has %u cells instead of %u", cells), cells, expected);
}

gboolean
nonet_input_report_row (NonetInput *input, guint line, guint column, guint cells, guint expected)
{
  return nonet_input_error (input, line, column,
                            ngettext ("the row has %u cell instead of %u", "the row has %u cells instead of %u", cells),
                            cells, expected);
}

gboolean
nonet_input_report_rows (NonetInput *input, guint line, guint rows, guint expected)
{
  return nonet_input_error (input, line, 0,
                            ngettext ("the board has %u row of %u cells instead of %u rows",
                                      "the board has %u rows of %u cells instead of %u rows", rows),
                            rows, expected, expected);
}

gboolean
nonet_input_refuse_rules (NonetInput *input, guint line, const char *rules)
{
  /* Translators: %s is something like "killer cages". */
  return nonet_input_refuse (input, line, 0, _ ("this puzzle has %s, which Nonet cannot solve yet"), rules);
}

void
nonet_input_check_solution (NonetInput *input, NonetPuzzle *puzzle, const guint8 *values, guint line)
{
  if (!nonet_puzzle_take_solution (puzzle, values))
    nonet_input_warn (input, line, 0, _ ("the solution in the file is wrong and was ignored"));
}

void
nonet_input_note_rules (NonetInput *input, NonetPuzzle *puzzle, guint line, const char *rules)
{
  g_free (puzzle->unknown);
  puzzle->unknown = g_strdup (rules);
  nonet_input_warn (input, line, 0,
                    puzzle->shape->n_rules > 0
                        ? _ ("this puzzle has %s, which Nonet does not support yet; it was opened without")
                        : _ ("this puzzle has %s, which Nonet does not support yet; only the plain grid was opened"),
                    rules);
}

gboolean
nonet_input_add_cages (NonetInput *input,
                       NonetRuleList *list,
                       guint order,
                       guint line,
                       const guint *roots,
                       const guint *sums,
                       gboolean all)
{
  g_autofree uint16_t *cells = g_new (uint16_t, order * order);
  g_autofree guint8 *seen = g_new0 (guint8, order * order);

  /* In the order of their first cells. */
  for (guint first = 0; first < order * order; first++)
    {
      guint n = 0, n_sums = 0, sum = 0;

      for (guint cell = seen[roots[first]] ? order * order : first; cell < order * order; cell++)
        if (roots[cell] == roots[first])
          {
            seen[roots[first]] = TRUE;
            cells[n++] = (uint16_t) cell;
            n_sums += sums[cell] != 0;
            sum += sums[cell];
          }
      if (n == 0 || (n_sums == 0 && !all))
        continue;
      if (n > order)
        return nonet_input_error (input, line, 0,
                                  ngettext ("the cage at r%uc%u has %u cell, more than there are symbols",
                                            "the cage at r%uc%u has %u cells, more than there are symbols", n),
                                  cells[0] / order + 1, cells[0] % order + 1, n);
      if (n_sums > 1)
        return nonet_input_error (input, line, 0, _ ("the cage at r%uc%u has more than one sum"), cells[0] / order + 1,
                                  cells[0] % order + 1);
      nonet_rule_list_add (list, &(SudokuRule){ .kind = SUDOKU_RULE_CAGE,
                                                .has_value = n_sums > 0,
                                                .value = (gint) sum,
                                                .cell = cells,
                                                .n_cells = (uint16_t) n });
    }
  return TRUE;
}

gboolean
nonet_input_take_rules (NonetInput *input, NonetPuzzle *puzzle, NonetRuleList *list, guint line)
{
  g_autofree char *fault = NULL;
  SudokuShape *shape;
  guint index = 0;

  if (nonet_rule_list_get_length (list) == 0)
    return TRUE;
  fault = nonet_rule_list_dup_fault (list, puzzle->shape, &index);
  if (fault != NULL)
    return nonet_input_error (input, line, 0, _ ("rule %u: %s"), index + 1, fault);
  if (nonet_rule_list_get_length (list) > SUDOKU_MAX_RULES)
    return nonet_input_error (input, line, 0,
                              ngettext ("the puzzle has %u rule; the maximum is %u",
                                        "the puzzle has %u rules; the maximum is %u",
                                        nonet_rule_list_get_length (list)),
                              nonet_rule_list_get_length (list), SUDOKU_MAX_RULES);
  shape = nonet_rule_list_make_shape (list, puzzle->shape);
  if (shape == NULL)
    return nonet_input_error (input, line, 0, "%s", _ ("Out of memory"));
  nonet_puzzle_take_shape (puzzle, shape);
  return TRUE;
}

/* Readings. */

struct _NonetReading
{
  GObject parent_instance;

  const char *format;
  NonetText text;
  NonetMessages messages;
  const NonetSourceClass *source_class;
  gpointer source;
  GPtrArray *puzzles;
  GArray *lines;
};

G_DEFINE_FINAL_TYPE (NonetReading, nonet_reading, G_TYPE_OBJECT)

static void
nonet_reading_finalize (GObject *object)
{
  NonetReading *self = NONET_READING (object);

  if (self->source_class != NULL)
    self->source_class->free (self->source);
  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  g_clear_pointer (&self->lines, g_array_unref);
  nonet_text_clear (&self->text);
  nonet_messages_clear (&self->messages);
  G_OBJECT_CLASS (nonet_reading_parent_class)->finalize (object);
}

static void
nonet_reading_class_init (NonetReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_reading_finalize;
}

static void
nonet_reading_init (NonetReading *self)
{
  nonet_messages_init (&self->messages);
  self->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_puzzle_unref);
  self->lines = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Whether there can be a board as it is asked for. */
static gboolean
check_options (const NonetReadOptions *options, GError **error)
{
  const char *text = NULL;

  if ((options->box_rows == 0) != (options->box_columns == 0))
    text = _ ("boxes need both a number of rows and a number of columns");
  else if (options->box_rows != 0
           && (options->box_rows > SUDOKU_MAX_ORDER || options->box_columns > SUDOKU_MAX_ORDER
               || options->box_rows * options->box_columns > SUDOKU_MAX_ORDER))
    text = _ ("boxes of this shape make a board larger than 64×64");
  else if (options->box_rows != 0 && options->alphabet != NULL
           && nonet_alphabet_get_order (options->alphabet) != options->box_rows * options->box_columns)
    text = _ ("the alphabet does not have as many symbols as a box has cells");
  if (text != NULL)
    g_set_error_literal (error, NONET_READ_ERROR, NONET_READ_ERROR_UNSUPPORTED, text);
  return text == NULL;
}

NonetReading *
nonet_reading_new (const NonetReader *const *readers,
                   GBytes *bytes,
                   const NonetReadOptions *options,
                   GCancellable *cancellable,
                   GError **error)
{
  const NonetReadOptions none = { 0 };
  g_autoptr (NonetReading) self = g_object_new (NONET_TYPE_READING, NULL);
  NonetInput input = { .text = &self->text,
                       .options = options != NULL ? options : &none,
                       .cancellable = cancellable,
                       .messages = &self->messages,
                       .code = NONET_READ_ERROR_MALFORMED,
                       .puzzles = self->puzzles,
                       .lines = self->lines };

  g_return_val_if_fail (bytes != NULL, NULL);

  if (!check_options (input.options, error)
      || !nonet_text_init (&self->text, bytes, &self->messages, cancellable, error))
    return NULL;
  while (*readers != NULL && !(*readers)->sniff (&self->text))
    readers++;
  if (*readers != NULL)
    (*readers)->read (&input);
  if (input.format == NULL && *readers != NULL)
    input.format = (*readers)->id;
  self->format = input.format;
  self->source_class = input.source_class;
  self->source = input.source;
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  nonet_messages_finish (&self->messages, self->text.data, self->text.size);
  if (nonet_reading_get_n_puzzles (self) == 0)
    {
      nonet_messages_set_error (
          &self->messages, self->messages.count[NONET_MESSAGE_ERROR] > 0 ? input.code : NONET_READ_ERROR_NOT_A_PUZZLE,
          error);
      return NULL;
    }
  if (self->source_class == NULL)
    nonet_text_clear (&self->text);
  return g_steal_pointer (&self);
}

NonetReading *
nonet_reading_new_for_puzzle (const char *format, NonetPuzzle *puzzle)
{
  NonetReading *self = g_object_new (NONET_TYPE_READING, NULL);
  const guint line = 1;

  self->format = format;
  g_ptr_array_add (self->puzzles, puzzle);
  g_array_append_val (self->lines, line);
  return self;
}

const char *
nonet_reading_get_format (NonetReading *self)
{
  g_return_val_if_fail (NONET_IS_READING (self), NULL);
  return self->format;
}

guint
nonet_reading_get_n_puzzles (NonetReading *self)
{
  g_return_val_if_fail (NONET_IS_READING (self), 0);
  return self->source_class != NULL ? self->source_class->count (self->source) : self->puzzles->len;
}

NonetPuzzle *
nonet_reading_dup_puzzle (NonetReading *self, guint index)
{
  g_return_val_if_fail (NONET_IS_READING (self) && index < nonet_reading_get_n_puzzles (self), NULL);
  if (self->source_class != NULL)
    return self->source_class->dup (self->source, index);
  return nonet_puzzle_ref (g_ptr_array_index (self->puzzles, index));
}

guint
nonet_reading_get_line (NonetReading *self, guint index)
{
  g_return_val_if_fail (NONET_IS_READING (self) && index < nonet_reading_get_n_puzzles (self), 0);
  if (self->source_class != NULL)
    return self->source_class->line (self->source, index);
  return g_array_index (self->lines, guint, index);
}

GPtrArray *
nonet_reading_get_messages (NonetReading *self)
{
  g_return_val_if_fail (NONET_IS_READING (self), NULL);
  return self->messages.kept;
}

guint
nonet_reading_get_n_messages (NonetReading *self, NonetMessageKind kind)
{
  g_return_val_if_fail (NONET_IS_READING (self) && kind < NONET_MESSAGE_KINDS, 0);
  return self->messages.count[kind];
}
