/* Recognising lists of puzzles, and reading their lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/layout.h"
#include "formats/registry.h"

/* A line with this many cells together is meant for a puzzle of 81, if perhaps a bad one. */
#define LEAST_RUN 66
#define MOST_RUN 96

/* Characters of the name or number a record begins with. */
#define MOST_NAME 32

/* This many short lines one after the other are taken for rows of a board. */
#define LEAST_ROWS 4
#define MOST_ROW_LENGTH 64

typedef enum
{
  LINE_EMPTY,   /* or a comment */
  LINE_HINT,    /* a comment that says how the cells are written */
  LINE_PUZZLE,  /* or nearly one */
  LINE_DRESSED, /* the same in quotation marks, or indented: as in the source of a program */
  LINE_WORDS,
  LINE_OTHER
} LineKind;

/* The lines of a beginning, as far as the second puzzle. */
typedef struct
{
  guint puzzles;
  guint dressed;     /* of these */
  guint others;      /* lines of words or anything else */
  guint prose;       /* of these: lines of several words */
  guint labels;      /* of these: each stands directly above a puzzle */
  guint rows;        /* short lines without words, one after the other, at the end of those seen so far */
  gboolean stranger; /* there is something of another format, or a board in rows, or a puzzle with its solution */
  gboolean named;    /* the text begins with a line of words above a comment */
  guint8 first[NONET_QUICK_CELLS]; /* the first puzzle, if it is a plain line */
} Census;

gboolean
nonet_list_init (NonetList *self, const NonetReadOptions *options)
{
  static const NonetReadOptions none = { 0 };

  *self = (NonetList){ .options = options != NULL ? options : &none };
  options = self->options;
  return nonet_quick_table_init (&self->table, options->alphabet) && options->list_order == 0
         && (options->box_rows == 0 || (options->box_rows == 3 && options->box_columns == 3));
}

static gboolean
is_empty_or_comment (NonetLine line)
{
  nonet_line_strip (&line);
  return line.length == 0 || *line.start == '#' || *line.start == '%' || *line.start == ';'
         || nonet_line_begins (&line, "//");
}

/* Whether a line is drawn to part a list, and shorter than a puzzle. */
static gboolean
is_rule (NonetLine line)
{
  nonet_line_strip (&line);
  for (gsize i = 0; i < line.length; i++)
    if (strchr ("-=_*~", line.start[i]) == NULL)
      return FALSE;
  return line.length >= 3 && line.length < LEAST_RUN;
}

/* Whether a comment says how the cells are written, as nonet_write_line () does for boards that need it. */
static gboolean
is_hint (const NonetLine *line)
{
  static const char *const hints[] = { "# boxes ", "# symbols " };

  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    if (line->length > strlen (hints[i]) && memcmp (line->start, hints[i], strlen (hints[i])) == 0)
      return TRUE;
  return FALSE;
}

/* Whether a line begins with a mark of another format: XML, JSON, a section, a frame, a library line. */
static gboolean
is_stranger (const NonetLine *line)
{
  NonetLine bare = *line;

  nonet_line_strip (&bare);
  return (bare.length > 0 && strchr ("<{[(|+:=", *bare.start) != NULL)
         || memchr (line->start, '\0', line->length) != NULL
         || (line->length > 1 && memchr (line->start, '\r', line->length - 1) != NULL);
}

/* Whether there is more in a run of cells than what borders are drawn with. */
static gboolean
is_more_than_border (const char *run, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (strchr ("*-_", run[i]) == NULL)
      return TRUE;
  return FALSE;
}

/* Whether about as many cells as a puzzle has stand together in the line, as a field of their own. */
static gboolean
has_run (const NonetQuickTable *table, const NonetLine *whole)
{
  const char *line = whole->start;
  gsize length = whole->length;
  static const char separators[] = " \t,;:|\"'\r";
  gsize run;

  for (gsize at = 0; at + LEAST_RUN <= length; at += run + 1)
    {
      run = nonet_quick_run (table, line + at, length - at);
      if (run >= LEAST_RUN && run <= MOST_RUN && is_more_than_border (line + at, run)
          && (at == 0 || strchr (separators, line[at - 1]) != NULL)
          && (at + run == length || strchr (separators, line[at + run]) != NULL))
        return TRUE;
    }
  return FALSE;
}

/* Whether there is a word of letters in the line. */
static gboolean
has_word (const NonetLine *line)
{
  guint letters = 0;

  for (gsize i = 0; i < line->length && letters < 3; i++)
    letters = g_ascii_isalpha (line->start[i]) || (guchar) line->start[i] >= 0x80 ? letters + 1 : 0;
  return letters >= 3;
}

static LineKind
classify (const NonetList *self, const NonetLine *line)
{
  guint8 values[NONET_QUICK_CELLS];

  if (is_empty_or_comment (*line))
    return is_hint (line) ? LINE_HINT : LINE_EMPTY;
  if (nonet_quick_line (&self->table, line->start, line->length, values))
    return LINE_PUZZLE;
  if (has_run (&self->table, line))
    return g_ascii_isalnum (*line->start) || self->table.value[(guchar) *line->start] != NONET_QUICK_NONE
               ? LINE_PUZZLE
               : LINE_DRESSED;
  return has_word (line) ? LINE_WORDS : LINE_OTHER;
}

/* Whether a line above the first puzzle names the list or its columns. */
static gboolean
is_heading (const NonetLine *line)
{
  static const char *const names[] = { "puzzle", "quiz", "sudoku", "grid" };
  NonetLine name = *line;
  guint columns = 0;
  gboolean opens = TRUE; /* a column */

  for (; name.length > 0 && strchr ("\"' ", *name.start) != NULL; name.start++)
    name.length--;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (nonet_line_begins (&name, names[i]))
      return TRUE;

  for (gsize i = 0; i < line->length; i++)
    if (strchr (",;\t", line->start[i]) != NULL)
      opens = TRUE;
    else if (opens && strchr (" \"'", line->start[i]) == NULL)
      {
        if (!g_ascii_isalpha (line->start[i]))
          return FALSE;
        columns++;
        opens = FALSE;
      }
  return columns > 1;
}

/* Whether a line stands above puzzles to name them: "Easy", "Easy:", "13.02.2021:". Words that begin small are no name. */
static gboolean
is_title (NonetLine line)
{
  gboolean at_once = line.length > 0 && g_ascii_isalnum (*line.start), words;

  if (line.length >= LEAST_RUN)
    return FALSE;
  nonet_line_strip (&line);
  words = has_word (&line) && !g_ascii_islower (*line.start);
  for (gsize i = 0; words && i < line.length; i++)
    words = g_ascii_isalpha (line.start[i]) || line.start[i] == ' ' || line.start[i] == '-'
            || (guchar) line.start[i] >= 0x80;
  return words || (at_once && memchr (line.start, ':', line.length) == line.start + line.length - 1);
}

/* Whether a line is a map of the regions of a jigsaw Sudoku: a list of plain puzzles has none. */
static gboolean
is_map (NonetLine line)
{
  const SudokuShape *shape = nonet_shape_get_usual (9);
  guint map[NONET_QUICK_CELLS];

  nonet_line_strip (&line);
  if (line.length != NONET_QUICK_CELLS)
    return FALSE;
  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    if (g_ascii_isalnum (line.start[cell]))
      map[cell] = (guchar) line.start[cell];
    else
      return FALSE;
  return nonet_shape_has_regions (shape, map) && !nonet_shape_has_boxes (shape, map);
}

/* Whether a plain line is the solution of the first puzzle, which is kept. */
static gboolean
is_solution (const NonetList *self, Census *census, const NonetLine *line)
{
  guint8 values[NONET_QUICK_CELLS] = { 0 };
  guint same = 0, given = 0;

  if (!nonet_quick_line (&self->table, line->start, line->length, values))
    return FALSE;
  if (census->puzzles == 1)
    memcpy (census->first, values, sizeof values);
  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    {
      given += census->first[cell] != 0;
      same += census->first[cell] != 0 && census->first[cell] == values[cell];
      if (values[cell] == 0)
        return FALSE;
    }
  return given > 0 && same == given && given < NONET_QUICK_CELLS;
}

/* Counts a line; next is the character below its beginning. */
static void
count_line (const NonetList *self, Census *census, const NonetLine *line, char next, gboolean *below_words)
{
  LineKind kind = classify (self, line);

  census->rows = kind == LINE_OTHER && line->length <= MOST_ROW_LENGTH ? census->rows + 1 : 0;
  census->stranger |= census->rows >= LEAST_ROWS || is_map (*line);
  if (kind == LINE_EMPTY)
    return;
  if (kind == LINE_PUZZLE || kind == LINE_DRESSED)
    {
      census->puzzles++;
      census->dressed += kind == LINE_DRESSED;
      census->labels += *below_words;
      census->stranger |= is_solution (self, census, line);
    }
  else if (census->puzzles == 0 && census->others == 0 && kind == LINE_WORDS && next == '#')
    census->named = TRUE;
  else if (census->puzzles > 0 || census->others > 0 || !is_heading (line))
    {
      census->others++;
      census->prose += kind == LINE_WORDS && memchr (line->start, ' ', line->length) != NULL;
      census->stranger |= kind == LINE_HINT || (census->puzzles == 0 && is_stranger (line));
    }
  *below_words = kind == LINE_WORDS;
}

/* Where the cells of a record begin after its name or number, "17,53..7…"; 0 if it has none. */
static gsize
find_cells (const char *line, gsize length)
{
  for (gsize at = 0; at < MIN (length, MOST_NAME); at++)
    if (at > 0 && (line[at] == ',' || line[at] == ';' || line[at] == '\t'))
      return at + 1;
    else if (!g_ascii_isalnum (line[at]))
      return 0;
  return 0;
}

/* Reads a plain line, or without details also a record that has a name before the cells. */
static gboolean
read_quickly (const NonetList *self, const char *line, gsize length, gboolean details, guint8 *values)
{
  gsize start;

  if (length > NONET_LIST_MAX_LINE)
    return FALSE;
  if (nonet_quick_line (&self->table, line, length, values))
    return TRUE;
  start = details ? 0 : find_cells (line, length);
  return start > 0 && nonet_quick_line (&self->table, line + start, length - start, values);
}

NonetListGuess
nonet_list_guess (NonetList *self, const char *text, gsize length, gboolean complete, gboolean patient)
{
  const NonetText lines = { .data = text, .size = length };
  NonetListGuess otherwise = complete ? NONET_LIST_NO : NONET_LIST_UNCERTAIN;
  NonetLine line = { 0 };
  Census census = { 0 };
  gboolean below_words = FALSE;
  gsize next = 0;

  /* The last line has its end if there is more after it than that. */
  while (census.puzzles < 2 && nonet_text_next_line (&lines, &next, &line) && (complete || next <= length))
    count_line (self, &census, &line, next < length ? text[next] : '\0', &below_words);
  if (census.stranger)
    return NONET_LIST_NO;
  if (census.puzzles == 0 || census.others > census.puzzles || (census.dressed > 0 && census.others > 0)
      || (census.labels > 0 && census.labels >= census.puzzles))
    return census.puzzles < 2 ? otherwise : NONET_LIST_NO;
  if (census.puzzles == 1 && census.prose == census.others && (patient || (complete && census.others > 0)))
    return otherwise;
  self->n_nines = census.puzzles;
  self->named = census.named;
  return NONET_LIST_YES;
}

/* Whether a board of another order than 9 is a broken line of 81 cells. */
static gboolean
is_broken_nine (NonetReading *reading)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

  return puzzle->shape->order != 9 && !nonet_puzzle_is_likely (puzzle);
}

/* Reads a line that is no plain puzzle, or has more in it than that, by the first of the readers that knows it. */
static NonetReading *
read_closely (const NonetList *self, const NonetReader *const *readers, const char *line, gsize length, GError **error)
{
  NonetReadOptions options = *self->options;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) reason = NULL;

  if (length > NONET_LIST_MAX_LINE)
    {
      g_set_error_literal (error, NONET_READ_ERROR, NONET_READ_ERROR_TOO_LARGE, _ ("the line is longer than 1 MiB"));
      return NULL;
    }
  bytes = g_bytes_new (line, length);
  reading = nonet_reading_new (readers, bytes, &options, NULL, &reason);
  if (self->n_nines >= 2 && (reading == NULL || is_broken_nine (reading)))
    {
      g_clear_object (&reading);
      g_clear_error (&reason);
      options.list_order = 9;
      reading = nonet_reading_new (readers, bytes, &options, NULL, &reason);
    }
  if (reading == NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  return g_steal_pointer (&reading);
}

NonetPuzzle *
nonet_list_new_nine (const NonetList *self, const guint8 *values)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), self->options->alphabet);

  memcpy (puzzle->givens, values, NONET_QUICK_CELLS);
  return puzzle;
}

/* The reading of a plain puzzle and the words after it; NULL if these may be more than words: a solution, or symbols. */
static NonetReading *
read_record (const NonetList *self, const char *line, gsize length, const guint8 *values)
{
  const NonetText text = { .data = line, .size = length };
  const GridEntry entry = { .order = 9 };
  NonetPuzzle *puzzle;

  if (length >= 2 * NONET_QUICK_CELLS || memchr (line, '#', length) != NULL)
    return NULL;
  puzzle = nonet_list_new_nine (self, values);
  puzzle->comment = grid_field_dup_rest (&text, &entry);
  nonet_puzzle_take_rating (puzzle, &self->columns, line + NONET_QUICK_CELLS, length - NONET_QUICK_CELLS);
  return nonet_reading_new_for_puzzle (NONET_LIST_FORMAT, puzzle);
}

static const NonetReader *const any_text[] = { &nonet_free_text_reader, NULL };

NonetListItem
nonet_list_read_line (NonetList *self,
                      const char *line,
                      gsize length,
                      gboolean details,
                      guint8 *values,
                      NonetReading **reading,
                      GError **error)
{
  const NonetLine whole = { line, length, 0 };
  gboolean quick = read_quickly (self, line, length, details, values);

  if (!quick && is_empty_or_comment (whole))
    {
      if (!self->begun)
        nonet_columns_read_heading (&self->columns, line, length);
      return NONET_LIST_NOTHING;
    }
  if (quick && (!details || length == NONET_QUICK_CELLS))
    {
      self->begun = TRUE;
      self->n_nines++;
      return NONET_LIST_NINE;
    }
  *reading = quick ? read_record (self, line, length, values) : NULL;
  if (*reading == NULL)
    *reading = read_closely (self, quick ? any_text : nonet_line_readers, line, length, error);
  if (*reading == NULL && !self->begun && (self->named || is_heading (&whole)))
    {
      g_clear_error (error);
      nonet_columns_read_heading (&self->columns, line, length);
      return NONET_LIST_NOTHING;
    }
  if (*reading == NULL && (is_title (whole) || is_rule (whole)))
    {
      g_clear_error (error);
      return NONET_LIST_NOTHING;
    }
  self->begun |= *reading != NULL;
  return *reading != NULL ? NONET_LIST_PUZZLES : NONET_LIST_ERROR;
}
