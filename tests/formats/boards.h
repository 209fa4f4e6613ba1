/* Puzzles made up for the tests of formats: solved boards by a shifted pattern, with cells taken out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "formats/read.h"

/* The value of a cell in the solved board whose rows are shifts of each other. */
static inline guint8
pattern_value (const SudokuShape *shape, guint cell)
{
  guint row = sudoku_cell_row (shape, cell), column = sudoku_cell_column (shape, cell);
  guint shift =
      row % sudoku_shape_box_rows (shape) * sudoku_shape_box_columns (shape) + row / sudoku_shape_box_rows (shape);

  return (guint8) ((column + shift) % shape->order + 1);
}

/* A puzzle of boxes of rows x columns with about a third of the cells given; alphabet is a text or NULL. */
static inline NonetPuzzle *
new_board (guint rows, guint columns, const char *alphabet, guint seed)
{
  const SudokuShape *shape = nonet_shape_get (rows, columns);
  g_autoptr (NonetAlphabet) symbols = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  NonetPuzzle *puzzle;

  if (alphabet != NULL)
    symbols = nonet_alphabet_parse (alphabet, shape->order, NULL);
  puzzle = nonet_puzzle_new (shape, symbols);
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (g_rand_int_range (random, 0, 3) == 0)
      puzzle->givens[cell] = pattern_value (shape, cell);
  return puzzle;
}

/* Adds an entry in some blank cells and marks in the others, all right ones among them. */
static inline void
add_progress (NonetPuzzle *puzzle, gboolean marks, guint seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      guint8 value = pattern_value (puzzle->shape, cell);

      if (puzzle->givens[cell] != 0)
        continue;
      if (g_rand_int_range (random, 0, 4) == 0)
        puzzle->entries[cell] = value;
      else if (marks)
        nonet_puzzle_ensure_marks (puzzle)[cell] =
            sudoku_set_of (value) | sudoku_set_of ((unsigned) g_rand_int_range (random, 1, puzzle->shape->order + 1))
            | sudoku_set_of (value == 1 ? 2 : 1);
    }
}

static inline NonetReading *
read_text_with (const char *text, const NonetReadOptions *options)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  NonetReading *reading = nonet_read_bytes (bytes, options, NULL, &error);

  g_assert_no_error (error);
  return reading;
}

static inline NonetReading *
read_text (const char *text)
{
  return read_text_with (text, NULL);
}

/* The only puzzle of a text. */
static inline NonetPuzzle *
read_one (const char *text)
{
  g_autoptr (NonetReading) reading = read_text (text);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 1);
  return nonet_reading_dup_puzzle (reading, 0);
}

/* Asserts that a text is refused with this message. */
static inline void
assert_refused (const char *text, const char *message)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, &error);

  g_assert_null (reading);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

/* Asserts that values are those of a text of one character a cell: '.' for 0, then 1-9A-Z. */
static inline void
assert_cells (const guint8 *values, const char *text)
{
  for (guint cell = 0; text[cell] != '\0'; cell++)
    {
      gint expected = text[cell] == '.' ? 0 : g_ascii_isdigit (text[cell]) ? text[cell] - '0' : text[cell] - 'A' + 10;

      if (values[cell] != expected)
        g_error ("cell %u is %u, expected %d", cell, values[cell], expected);
    }
}

/* Asserts that a text has one puzzle, with these givens. */
static inline void
assert_reads (const char *text, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (text);

  assert_cells (puzzle->givens, cells);
}

/* Asserts that the index-th puzzle of a text has these givens. */
static inline void
assert_givens (NonetReading *reading, guint index, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, index);

  assert_cells (puzzle->givens, cells);
}

/* Asserts how many puzzles a text has, and how many errors. */
static inline void
assert_counts (NonetReading *reading, guint n_puzzles, guint n_errors)
{
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, n_puzzles);
  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_ERROR), ==, n_errors);
}

/* Asserts that the index-th message of a kind reads so. */
static inline void
assert_message (NonetReading *reading, NonetMessageKind kind, guint index, const char *text)
{
  GPtrArray *messages = nonet_reading_get_messages (reading);

  for (guint i = 0; i < messages->len; i++)
    {
      const NonetMessage *message = g_ptr_array_index (messages, i);

      if (message->kind != kind || index-- > 0)
        continue;
      {
        g_autofree char *string = nonet_message_to_string (message);

        g_assert_cmpstr (string, ==, text);
      }
      return;
    }
  g_error ("there is no such message: %s", text);
}
