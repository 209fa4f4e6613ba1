/* Puzzles of SadMan Software Sudoku and SudoCue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   #A SadMan Software          A author, D title, C comment, B date, S source, L level, U link, N solutions, H clues
 *   [Puzzle]
 *   6.......7
 *   …
 *   [State]                     the givens and what has been entered
 *   [PencilMarks]               cells between commas: ,29,29,145,…
 *   [Colours]                   a digit a cell
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/symbols.h"

typedef enum
{
  PUZZLE,
  STATE,
  MARKS,
  COLOURS,
  N_SECTIONS,
  UNKNOWN = N_SECTIONS
} Section;

static const char *const section_names[] = { "[puzzle]", "[state]", "[pencilmarks]", "[colours]", "[colors]" };

/* What a line "#A text" says, and where it is in the puzzle. */
static const struct
{
  char letter;
  gsize offset;
} details[] = {
  { 'A', G_STRUCT_OFFSET (NonetPuzzle, author) },  { 'D', G_STRUCT_OFFSET (NonetPuzzle, title) },
  { 'C', G_STRUCT_OFFSET (NonetPuzzle, comment) }, { 'B', G_STRUCT_OFFSET (NonetPuzzle, date) },
  { 'S', G_STRUCT_OFFSET (NonetPuzzle, source) },  { 'L', G_STRUCT_OFFSET (NonetPuzzle, difficulty) },
};

typedef struct
{
  NonetInput *input;
  GArray *rows[N_SECTIONS]; /* NonetLine */
  char *details[128];       /* by letter */
  gboolean stopped;
} Reader;

static gboolean
is_detail (const NonetLine *line)
{
  return line->length >= 2 && line->start[0] == '#' && strchr ("ADCBSLUNH", line->start[1]) != NULL;
}

/* Words a plain comment may begin with, as opposed to a letter and a text. */
static gboolean
is_comment_word (const NonetLine *line)
{
  static const char *const words[] = { "Author",   "Comment", "Date",   "Desc", "Source",    "Sudoku",
                                       "Solution", "Level",   "Unique", "Name", "Hard",      "Diff",
                                       "Book",     "Created", "Number", "Nr",   "Diabolical" };

  const NonetLine text = { line->start + 1, line->length - 1, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (text.length >= strlen (words[i]) && nonet_line_begins (&text, words[i]))
      return TRUE;
  return FALSE;
}

static Section
find_section (const NonetLine *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (section_names); i++)
    if (line->length == strlen (section_names[i]) && nonet_line_begins (line, section_names[i]))
      return MIN ((Section) i, COLOURS);
  return UNKNOWN;
}

/* With more digits and dots above it, a section stands below a board. */
#define MOST_BEFORE 24

/* A "[Puzzle]", perhaps below words, or details and then rows of nine. */
static gboolean
sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  guint n_details = 0, n_rows = 0, cells = 0; /* these are digits and dots of other lines */
  gboolean strange = FALSE;

  while (nonet_text_next_line (text, &offset, &line) && line.number < 64)
    {
      NonetLine bare = line;

      nonet_line_strip (&bare);
      if (find_section (&bare) == PUZZLE)
        return TRUE;
      /* The first line may be a title. */
      if (line.number == 1 && n_details == 0 && line.length > 0 && g_ascii_isalpha (*line.start))
        continue;
      if (line.length == 0)
        continue;
      if (is_detail (&bare) && n_rows == 0 && !is_comment_word (&bare))
        n_details++;
      else if (*line.start == '#' || n_details == 0 || line.length < 4 || line.length > 64)
        {
          for (gsize i = 0; i < line.length; i++)
            cells += g_ascii_isdigit (line.start[i]) || line.start[i] == '.';
          if (cells > MOST_BEFORE)
            return FALSE;
          strange = TRUE;
        }
      else
        n_rows++;
    }
  return !strange && n_details > 0 && n_rows == 9;
}

/* Keeps what a line "#A text" says; several of one letter are put together. */
static void
add_detail (Reader *self, const NonetLine *line)
{
  guint letter = (guchar) line->start[1];
  g_autofree char *text = nonet_text_dup_piece (line->start + 2, line->length - 2, 4096);
  char *before = self->details[letter];

  if (*text == '\0' || (before != NULL && strlen (before) > 8192))
    return;
  self->details[letter] = before != NULL ? g_strdup_printf ("%s\n%s", before, text) : g_strdup (text);
  g_free (before);
}

/* The rows of a section cut into order * order cells; FALSE with a message. The row too many that is kept to report it
 * has no place in cells. */
static gboolean
cut_rows (Reader *self, Section section, guint order, GridCell *cells)
{
  GArray *rows = self->rows[section];

  for (guint i = 0; i < MIN (rows->len, order); i++)
    {
      NonetLine *line = &g_array_index (rows, NonetLine, i);
      GridView view;
      GridRow scan;
      guint count;
      GridCell cut[SUDOKU_MAX_ORDER + 1];

      grid_row_scan (&scan, self->input->text, line);
      view = section != MARKS ? GRID_CHARACTERS : scan.delimiters > 0 ? GRID_DELIMITED : GRID_FIELDS;
      count = grid_row_count (&scan, view, order);
      grid_row_cut (&scan, view, cut, order);
      if (count != order)
        return nonet_input_report_row (
            self->input, line->number,
            count > order && section != MARKS ? 0 : nonet_line_column (line, line->start + line->length), count, order);
      memcpy (cells + i * order, cut, order * sizeof (GridCell));
    }
  if (rows->len == order)
    return TRUE;
  return nonet_input_report_rows (
      self->input, rows->len > 0 ? g_array_index (rows, NonetLine, rows->len - 1).number : 0, rows->len, order);
}

/* Reads a section after the first, as far as it is there, into the puzzle; FALSE with a message. */
static gboolean
read_section (Reader *self, Section section, NonetPuzzle *puzzle, GridCell *cells)
{
  const GridSymbols symbols = { .alphabet = puzzle->alphabet };

  if (self->rows[section]->len == 0)
    return TRUE;
  if (!cut_rows (self, section, puzzle->shape->order, cells))
    return FALSE;
  for (guint i = 0; i < nonet_puzzle_get_cells (puzzle); i++)
    {
      GridReadCell read;
      GridCellKind kind;

      if (section == COLOURS)
        {
          if (cells[i].length == 1 && *cells[i].start >= '1' && *cells[i].start <= '9')
            nonet_puzzle_ensure_colours (puzzle)[i] = (guint8) (*cells[i].start - '0');
          continue;
        }
      kind = grid_symbols_read (&symbols, &cells[i], section == MARKS, &read);
      if (kind == GRID_CELL_UNKNOWN)
        {
          g_autofree char *text = grid_symbols_explain (puzzle->alphabet, &cells[i]);

          return nonet_input_error_at (self->input, cells[i].start, "%s", text);
        }
      if (section == STATE && puzzle->givens[i] == 0)
        puzzle->entries[i] = (guint8) read.value;
      else if (section == MARKS && kind != GRID_CELL_BLANK)
        nonet_puzzle_ensure_marks (puzzle)[i] = kind == GRID_CELL_VALUE ? sudoku_set_of (read.value) : read.candidates;
    }
  return TRUE;
}

/* Makes the puzzle of the rows so far; NULL with a message. */
static NonetPuzzle *
make_puzzle (Reader *self, guint line)
{
  g_autofree GridCell *cells = g_new0 (GridCell, SUDOKU_MAX_CELLS);
  g_autofree char *fault = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  GArray *rows = self->rows[PUZZLE];
  char *link = self->details['U'];
  GridRow scan;
  guint order, bad;

  grid_row_scan (&scan, self->input->text, &g_array_index (rows, NonetLine, 0));
  /* Where rows and the first row differ, the number of rows most boards have decides. */
  order = scan.characters == rows->len || (rows->len != 9 && scan.characters <= SUDOKU_MAX_ORDER) ? scan.characters
                                                                                                  : rows->len;
  if (order > SUDOKU_MAX_ORDER || order < 2 || !cut_rows (self, PUZZLE, order, cells))
    return NULL;
  puzzle = nonet_input_new_puzzle_of_cells (self->input, order, cells, line, &bad, &fault);
  if (fault != NULL)
    nonet_input_error_at (self->input, cells[bad].start, "%s", fault);
  for (Section section = STATE; puzzle != NULL && section < N_SECTIONS; section++)
    if (!read_section (self, section, puzzle, cells))
      return NULL;
  if (puzzle == NULL)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    G_STRUCT_MEMBER (char *, puzzle, details[i].offset) = g_strdup (self->details[(guchar) details[i].letter]);
  if (link != NULL)
    {
      g_autofree char *comment = g_steal_pointer (&puzzle->comment);

      puzzle->comment = comment != NULL ? g_strjoin ("\n", comment, link, NULL) : g_strdup (link);
    }
  return g_steal_pointer (&puzzle);
}

/* Adds the puzzle of the rows so far, and forgets them. */
static void
finish_puzzle (Reader *self)
{
  guint line = self->rows[PUZZLE]->len > 0 ? g_array_index (self->rows[PUZZLE], NonetLine, 0).number : 0;
  NonetPuzzle *puzzle = line > 0 ? make_puzzle (self, line) : NULL;

  if (puzzle != NULL)
    self->stopped = !nonet_input_take_puzzle (self->input, puzzle, line);
  for (guint i = 0; i < G_N_ELEMENTS (self->details) && line > 0; i++)
    g_clear_pointer (&self->details[i], g_free);
  for (guint i = 0; i < N_SECTIONS && line > 0; i++)
    g_array_set_size (self->rows[i], 0);
}

/* Keeps a line that is a row of a section; words may stand before the first section, named or not, and after the last row. */
static void
add_row (Reader *self, Section section, const NonetLine *line, gboolean named)
{
  GArray *rows = self->rows[section];
  GridRow scan;

  grid_row_scan (&scan, self->input->text, line);
  if (scan.kind == GRID_ROW_DATA && (scan.rowlike || (named && rows->len < 9)) && rows->len <= SUDOKU_MAX_ORDER)
    g_array_append_val (rows, *line);
}

static void
read_file (NonetInput *input)
{
  Reader self = { .input = input };
  Section section = PUZZLE;
  NonetLine line = { 0 };
  gsize offset = 0;
  gboolean named = FALSE;

  for (guint i = 0; i < N_SECTIONS; i++)
    self.rows[i] = g_array_new (FALSE, FALSE, sizeof (NonetLine));
  while (!self.stopped && nonet_text_next_line (input->text, &offset, &line))
    {
      NonetLine bare = line;

      nonet_line_strip (&bare);
      if (bare.length > 0 && *bare.start == '[')
        {
          section = find_section (&bare);
          named = TRUE;
          if (section == PUZZLE)
            finish_puzzle (&self);
        }
      else if (is_detail (&bare))
        {
          if (self.rows[PUZZLE]->len > 0 && self.rows[STATE]->len == 0 && section == PUZZLE)
            finish_puzzle (&self);
          add_detail (&self, &bare);
        }
      else if (section < N_SECTIONS && bare.length > 0 && *bare.start != '#')
        add_row (&self, section, &line, named);
    }
  if (!self.stopped)
    finish_puzzle (&self);
  if (input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_input_error (input, 1, 0, _ ("the file has no rows under [Puzzle]"));
  for (guint i = 0; i < N_SECTIONS; i++)
    g_array_unref (self.rows[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self.details); i++)
    g_free (self.details[i]);
}

/* "#A text", a line for each line of text. */
static void
write_detail (GString *text, char letter, const char *value)
{
  g_auto (GStrv) lines = value != NULL ? g_strsplit (value, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_string_append_printf (text, "#%c %s\n", letter, lines[i]);
}

static void
write_marks (GString *text, const NonetPuzzle *puzzle)
{
  for (guint cell = 0; cell < 81; cell++)
    {
      for (SudokuSet set = puzzle->marks[cell]; set != 0; set &= set - 1)
        g_string_append (text, nonet_alphabet_get_symbol (puzzle->alphabet, sudoku_set_first (set)));
      g_string_append_c (text, cell % 9 == 8 ? '\n' : ',');
    }
}

gboolean
nonet_sdk_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    write_detail (text, details[i].letter, G_STRUCT_MEMBER (char *, puzzle, details[i].offset));
  g_string_append (text, "[Puzzle]\n");
  nonet_writer_append_values (text, puzzle, FALSE);
  if (nonet_puzzle_count_entries (puzzle) > 0)
    {
      g_string_append (text, "[State]\n");
      nonet_writer_append_values (text, puzzle, TRUE);
    }
  if (puzzle->marks != NULL)
    {
      g_string_append (text, "[PencilMarks]\n");
      write_marks (text, puzzle);
    }
  if (puzzle->colours != NULL)
    {
      g_string_append (text, "[Colours]\n");
      for (guint cell = 0; cell < 81; cell++)
        {
          g_string_append_c (text, puzzle->colours[cell] == 0 ? '.' : (char) ('0' + puzzle->colours[cell]));
          if (cell % 9 == 8)
            g_string_append_c (text, '\n');
        }
    }
  return TRUE;
}

const NonetReader nonet_sdk_reader = { "sdk", sniff, read_file };
