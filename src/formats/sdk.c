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

#include "formats/sdk.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/symbols.h"

#define FORMAT_NAME N_ ("SadMan Sudoku")

typedef enum
{
  PUZZLE,
  STATE,
  MARKS,
  COLOURS,
  N_SECTIONS,
  UNKNOWN = N_SECTIONS
} Section;

static const char *const section_names[] = { "[puzzle]", "[state]", "[pencilmarks]", "[colours]" };

typedef struct
{
  NonetInput *input;
  GridStyle style;
  GArray *rows[N_SECTIONS]; /* NonetLine */
  char *details[128];       /* by letter */
  gboolean stopped;
} Reader;

/* The line without blanks before it. */
static NonetLine
skip_indent (NonetLine line)
{
  for (; line.length > 0 && (*line.start == ' ' || *line.start == '\t'); line.start++)
    line.length--;
  return line;
}

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

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (line->length > strlen (words[i]) && g_ascii_strncasecmp (line->start + 1, words[i], strlen (words[i])) == 0)
      return TRUE;
  return FALSE;
}

static Section
find_section (const NonetLine *line)
{
  gsize length = line->length;

  while (length > 0 && g_ascii_isspace (line->start[length - 1]))
    length--;
  for (guint i = 0; i < N_SECTIONS; i++)
    if (length == strlen (section_names[i]) && g_ascii_strncasecmp (line->start, section_names[i], length) == 0)
      return (Section) i;
  return length == strlen ("[colors]") && g_ascii_strncasecmp (line->start, "[colors]", length) == 0 ? COLOURS
                                                                                                     : UNKNOWN;
}

/* A "[Puzzle]", or details and then rows of nine. */
static gboolean
sniff (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  guint details = 0, rows = 0;

  while (nonet_text_next_line (text, &offset, &line) && line.number < 64)
    {
      NonetLine bare = skip_indent (line);

      if (find_section (&bare) == PUZZLE)
        return TRUE;
      /* The first line may be a title. */
      if (line.number == 1 && details == 0 && line.length > 0 && g_ascii_isalpha (*line.start))
        continue;
      if (line.length == 0)
        continue;
      if (is_detail (&bare) && rows == 0 && !is_comment_word (&bare))
        details++;
      else if (*line.start == '#' || details == 0 || line.length < 4 || line.length > 64)
        return FALSE;
      else
        rows++;
    }
  return details > 0 && rows == 9;
}

/* Keeps what a line "#A text" tells; several of one letter are put together. */
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

/* The rows of a section cut into order * order cells; FALSE with a message. The row too many that is kept to tell of it
 * has no place in cells. */
static gboolean
cut_rows (Reader *self, Section section, guint order, GridCell *cells)
{
  GArray *rows = self->rows[section];

  for (guint i = 0; i < MIN (rows->len, order); i++)
    {
      NonetLine *line = &g_array_index (rows, NonetLine, i);
      GridRow scan;
      guint count;
      GridCell cut[SUDOKU_MAX_ORDER + 1];

      grid_row_scan (&scan, line, &self->style);
      count = grid_row_cut (&scan, &self->style, section == MARKS ? GRID_DELIMITED : GRID_CHARACTERS, cut, order);
      if (section == MARKS && scan.delimited == 0)
        count = grid_row_cut (&scan, &self->style, GRID_FIELDS, cut, order);
      if (count != order)
        {
          nonet_input_error (
              self->input, line->number,
              count > order && section != MARKS ? 0 : nonet_line_column (line, line->start + line->length),
              ngettext ("row has %u cell, expected %u", "row has %u cells, expected %u", count), count, order);
          return FALSE;
        }
      memcpy (cells + i * order, cut, order * sizeof (GridCell));
    }
  if (rows->len == order)
    return TRUE;
  nonet_input_error (self->input, rows->len > 0 ? g_array_index (rows, NonetLine, rows->len - 1).number : 0, 0,
                     ngettext ("the board has %u row of %u cells, expected %u rows",
                               "the board has %u rows of %u cells, expected %u rows", rows->len),
                     rows->len, order, order);
  return FALSE;
}

static gboolean
report_cell (Reader *self, const NonetAlphabet *alphabet, const GridCell *cell)
{
  guint line, column;
  g_autofree char *text = grid_symbols_explain (alphabet, cell);

  nonet_input_locate (self->input, cell->start, &line, &column);
  nonet_input_error (self->input, line, column, "%s", text);
  return FALSE;
}

/* Fills in one section. */
static gboolean
read_section (Reader *self, Section section, NonetPuzzle *puzzle, const GridCell *cells)
{
  for (guint i = 0; i < nonet_puzzle_get_cells (puzzle); i++)
    {
      GridReadCell read;
      GridCellKind kind;

      if (section == COLOURS)
        {
          guint colour =
              cells[i].length == 1 && g_ascii_isdigit (*cells[i].start) ? (guint) (*cells[i].start - '0') : 0;

          if (colour > 0)
            nonet_puzzle_ensure_colours (puzzle)[i] = (guint8) colour;
          continue;
        }
      kind = grid_symbols_read (puzzle->alphabet, &cells[i], section == MARKS, &read);
      if (kind == GRID_CELL_UNKNOWN)
        return report_cell (self, puzzle->alphabet, &cells[i]);
      if (section == PUZZLE)
        puzzle->givens[i] = (guint8) read.value;
      else if (section == STATE && puzzle->givens[i] == 0)
        puzzle->entries[i] = (guint8) read.value;
      else if (section == MARKS && kind != GRID_CELL_BLANK)
        nonet_puzzle_ensure_marks (puzzle)[i] = kind == GRID_CELL_VALUE ? sudoku_set_of (read.value) : read.candidates;
    }
  return TRUE;
}

static NonetAlphabet *
decide_alphabet (Reader *self, guint order, const GridCell *cells)
{
  GridCensus census = { 0 };
  GridSymbols symbols;

  for (guint i = 0; i < order * order; i++)
    grid_census_add (&census, order, &cells[i]);
  grid_symbols_decide (&symbols, order, &census, self->input->options->alphabet);
  grid_census_clear (&census);
  if (symbols.doubt != NULL)
    nonet_input_choose (self->input, 0, 0, "%s", symbols.doubt);
  g_free (symbols.doubt);
  return symbols.alphabet;
}

static char *
take_detail (Reader *self, char letter)
{
  return g_steal_pointer (&self->details[(guchar) letter]);
}

/* Adds the puzzle of the rows so far, and forgets them. */
static void
finish_puzzle (Reader *self)
{
  g_autofree GridCell *cells = g_new0 (GridCell, SUDOKU_MAX_CELLS);
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  GArray *rows = self->rows[PUZZLE];
  GridRow scan;
  guint order, line;
  gboolean good = FALSE;

  if (rows->len == 0)
    return;
  grid_row_scan (&scan, &g_array_index (rows, NonetLine, 0), &self->style);
  /* Where rows and the first row differ, the number of rows most boards have decides. */
  order = scan.characters == rows->len || (rows->len != 9 && scan.characters <= SUDOKU_MAX_ORDER) ? scan.characters
                                                                                                  : rows->len;
  line = g_array_index (rows, NonetLine, 0).number;
  if (order <= SUDOKU_MAX_ORDER && order > 1 && cut_rows (self, PUZZLE, order, cells))
    {
      alphabet = decide_alphabet (self, order, cells);
      puzzle = nonet_input_new_puzzle (self->input, order, alphabet, line);
      good = puzzle != NULL;
    }
  for (Section section = PUZZLE; good && section < N_SECTIONS; section++)
    if (section == PUZZLE || self->rows[section]->len > 0)
      good =
          (section == PUZZLE || cut_rows (self, section, order, cells)) && read_section (self, section, puzzle, cells);
  if (puzzle != NULL && good)
    {
      puzzle->author = take_detail (self, 'A');
      puzzle->title = take_detail (self, 'D');
      puzzle->comment = take_detail (self, 'C');
      puzzle->date = take_detail (self, 'B');
      puzzle->source = take_detail (self, 'S');
      puzzle->difficulty = take_detail (self, 'L');
      if (self->details['U'] != NULL)
        {
          g_autofree char *comment = g_steal_pointer (&puzzle->comment);

          puzzle->comment =
              g_strjoin (comment != NULL ? "\n" : "", comment != NULL ? comment : "", self->details['U'], NULL);
        }
      self->stopped = !nonet_input_take_puzzle (self->input, g_steal_pointer (&puzzle), line);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->details); i++)
    g_clear_pointer (&self->details[i], g_free);
  for (guint i = 0; i < N_SECTIONS; i++)
    g_array_set_size (self->rows[i], 0);
}

static void
read_file (NonetInput *input)
{
  Reader self = { .input = input, .style = grid_style_find (input->text) };
  Section section = PUZZLE;
  NonetLine line = { 0 };
  gsize offset = 0;
  gboolean named = FALSE;

  for (guint i = 0; i < N_SECTIONS; i++)
    self.rows[i] = g_array_new (FALSE, FALSE, sizeof (NonetLine));
  while (!self.stopped && nonet_text_next_line (input->text, &offset, &line))
    {
      NonetLine bare = skip_indent (line);

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
      else if (section < N_SECTIONS && !nonet_line_is_blank (&line) && *bare.start != '#'
               && self.rows[section]->len <= SUDOKU_MAX_ORDER)
        {
          GridRow scan;

          grid_row_scan (&scan, &line, &self.style);
          /* Words may stand before the first section and behind the last row. */
          if (scan.kind == GRID_ROW_DATA && (scan.rowlike || (named && self.rows[section]->len < 9)))
            g_array_append_val (self.rows[section], line);
        }
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
write_values (GString *text, const NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < 81; cell++)
    {
      guint value = puzzle->givens[cell] == 0 && entries ? puzzle->entries[cell] : puzzle->givens[cell];

      g_string_append (text, nonet_writer_symbol (puzzle, value, "."));
      if (cell % 9 == 8)
        g_string_append_c (text, '\n');
    }
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

static gboolean
write_file (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  gboolean entries = FALSE;

  if (!nonet_writer_check_nine (puzzle, FORMAT_NAME, error))
    return FALSE;
  if (!nonet_alphabet_is_compact (puzzle->alphabet))
    return nonet_writer_refuse (error, _ ("this format needs symbols of one character"));
  write_detail (text, 'A', puzzle->author);
  write_detail (text, 'D', puzzle->title);
  write_detail (text, 'C', puzzle->comment);
  write_detail (text, 'B', puzzle->date);
  write_detail (text, 'S', puzzle->source);
  write_detail (text, 'L', puzzle->difficulty);
  g_string_append (text, "[Puzzle]\n");
  write_values (text, puzzle, FALSE);
  for (guint cell = 0; cell < 81; cell++)
    entries = entries || puzzle->entries[cell] != 0;
  if (entries)
    {
      g_string_append (text, "[State]\n");
      write_values (text, puzzle, TRUE);
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

const NonetReader nonet_sdk_reader = { "sdk", FORMAT_NAME, sniff, read_file };
const NonetWriter nonet_sdk_writer = { { "sdk", FORMAT_NAME, "sdk", FALSE, FALSE }, write_file };
