/* Boards written with characters: one to a line, or a line a row, with or without borders, titles and candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79   # one line
 *
 *   Grid 01                                   2 3
 *   5 3 . | . 7 . | . . .                     1 0 0 0 5 6
 *   6 . . | 1 9 5 | . . .                     4 5 6 1 2 3
 *   ...                                       ...
 *
 * Boards are found first, then the alphabets are decided for all of them, and puzzles are made when asked for.
 */
#include "config.h"

#include "formats/grid-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "formats/grid-candidates.h"
#include "formats/grid-finder.h"
#include "formats/grid-remains.h"
#include "formats/hodoku.h"

/* What the puzzles are made from. */
typedef struct
{
  NonetText text; /* holds a reference */
  GridFindings *found;
  GridSymbols symbols[2][SUDOKU_MAX_ORDER + 1];
  guint box_rows, box_columns; /* asked for or told by a comment, or 0 */
  NonetAlphabet *alphabet;     /* the same, or NULL */
  gboolean stacked;            /* all boards are states of one puzzle */
  gboolean single;             /* words behind the board belong to it */
} Source;

static void
source_free (gpointer data)
{
  Source *self = data;

  for (guint kind = 0; kind < 2; kind++)
    for (guint order = 0; order <= SUDOKU_MAX_ORDER; order++)
      grid_symbols_clear (&self->symbols[kind][order]);
  grid_findings_free (self->found);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  nonet_text_clear (&self->text);
  g_free (self);
}

static const GridEntry *
get_entry (const Source *self, guint index)
{
  return &g_array_index (self->found->entries, GridEntry, index);
}

static NonetAlphabet *
get_alphabet (const Source *self, const GridEntry *entry)
{
  return self->symbols[entry->view == GRID_FIELDS][entry->order].alphabet;
}

static SudokuGeometry
get_geometry (const Source *self, const GridEntry *entry)
{
  SudokuGeometry geometry;

  if (self->box_rows * self->box_columns == entry->order)
    sudoku_geometry_init (&geometry, self->box_rows, self->box_columns);
  else if (entry->box_rows != 0)
    sudoku_geometry_init (&geometry, entry->box_rows, entry->order / entry->box_rows);
  else
    sudoku_geometry_init_usual (&geometry, entry->order);
  return geometry;
}

/* The line at an offset as text, without comment signs and blanks around it. */
static char *
dup_line (const NonetText *text, gsize offset)
{
  NonetLine line = { 0 };
  char *copy;
  gsize skip = 0;

  if (!nonet_text_next_line (text, &offset, &line))
    return NULL;
  while (skip < line.length && strchr ("#%;/ \t", line.start[skip]) != NULL)
    skip++;
  copy = nonet_text_dup_piece (line.start + skip, line.length - skip, 4096);
  if (*copy == '\0')
    g_clear_pointer (&copy, g_free);
  return copy;
}

/* What stands in the line behind a board: a label, a rating, a comment. */
static char *
dup_rest (const Source *self, const GridEntry *entry)
{
  const NonetText *text = &self->text;
  guint count = (guint) entry->order * entry->order;
  gsize start = entry->offset + count, end = start, skip = start;

  while (end < text->size && text->data[end] != '\n' && text->data[end] != '\r')
    end++;
  while (skip < end && strchr ("#,;: \t\"'", text->data[skip]) != NULL)
    skip++;
  while (end > skip && strchr (", \t\"'", text->data[end - 1]) != NULL)
    end--;
  if (skip == end || (entry->extra && end - skip <= count + 3))
    return NULL;
  return nonet_text_dup_piece (text->data + skip, end - skip, 4096);
}

/* The characters of the second board in the line of a first one, or NULL. */
static const char *
find_extra (const Source *self, const GridEntry *entry)
{
  guint count = (guint) entry->order * entry->order;
  const char *p = self->text.data + entry->offset + count, *end = self->text.data + self->text.size;
  const char *stop = memchr (p, '\n', (gsize) (end - p));
  gsize length = 0;

  for (end = stop != NULL ? stop : end; (p = grid_next_field (p, end, &length)) != NULL; p += length)
    {
      while (length > count && (p[length - 1] == '\r'))
        length--;
      if (length != count)
        continue;
      return p;
    }
  return NULL;
}

/* Its values, 0 for what is no symbol; FALSE if there is none. */
static gboolean
read_extra (const Source *self, const GridEntry *entry, guint8 *values)
{
  const char *characters = find_extra (self, entry);

  for (guint i = 0; characters != NULL && i < (guint) entry->order * entry->order; i++)
    values[i] = (guint8) nonet_alphabet_lookup (get_alphabet (self, entry), characters + i, 1);
  return characters != NULL;
}

/* Whether values are a solution of the givens. */
static gboolean
is_solution (const NonetPuzzle *puzzle, const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new_from_values (puzzle->geometry, values);
  gboolean good = grid != NULL && sudoku_grid_complete (grid);

  for (guint cell = 0; good && cell < nonet_puzzle_get_cells (puzzle); cell++)
    good = puzzle->givens[cell] == 0 || puzzle->givens[cell] == values[cell];
  sudoku_grid_free (grid);
  return good;
}

/* Reads the cells of a board into a puzzle; FALSE with the cell that cannot be read. */
static gboolean
read_cells (const Source *self, const GridEntry *entry, const GridCell *cells, NonetPuzzle *puzzle, guint *bad)
{
  NonetAlphabet *alphabet = get_alphabet (self, entry);
  gboolean several = entry->view != GRID_CHARACTERS && entry->view != GRID_STARRED, placed = FALSE;
  GridReadCell read;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    switch (grid_symbols_read (alphabet, &cells[cell], several, &read))
      {
      case GRID_CELL_VALUE:
        placed = placed || read.placed;
        if (read.placed || (entry->starred && !read.given))
          puzzle->entries[cell] = (guint8) read.value;
        else
          puzzle->givens[cell] = (guint8) read.value;
        break;
      case GRID_CELL_CANDIDATES:
        nonet_puzzle_ensure_marks (puzzle)[cell] = read.candidates;
        break;
      case GRID_CELL_BLANK:
        break;
      case GRID_CELL_UNKNOWN:
      default:
        *bad = cell;
        return FALSE;
      }
  if (puzzle->marks != NULL && !placed)
    grid_candidates_settle (puzzle);
  return TRUE;
}

/* Whether a comment is one Nonet writes to tell boxes or symbols. */
static gboolean
is_hint (const char *text)
{
  return g_str_has_prefix (text, "boxes ") || g_str_has_prefix (text, "symbols ");
}

static NonetPuzzle *
make_puzzle (const Source *self, const GridEntry *entry, const GridCell *cells, guint *bad)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (get_geometry (self, entry), get_alphabet (self, entry));
  guint8 values[SUDOKU_MAX_CELLS];

  if (!read_cells (self, entry, cells, puzzle, bad))
    return NULL;
  if (entry->title != GRID_NO_OFFSET)
    puzzle->title = dup_line (&self->text, entry->title);
  if (puzzle->title != NULL && is_hint (puzzle->title))
    g_clear_pointer (&puzzle->title, g_free);
  if (entry->layout == GRID_TOKEN && !entry->plain)
    puzzle->comment = dup_rest (self, entry);
  if (puzzle->comment != NULL && is_hint (puzzle->comment))
    g_clear_pointer (&puzzle->comment, g_free);
  if (entry->extra && read_extra (self, entry, values) && is_solution (puzzle, values))
    memcpy (nonet_puzzle_ensure_solution (puzzle), values, nonet_puzzle_get_cells (puzzle));
  return g_steal_pointer (&puzzle);
}

/* A line of 81 digits and dots. */
static NonetPuzzle *
make_plain (const Source *self, const GridEntry *entry)
{
  NonetAlphabet *alphabet = get_alphabet (self, entry);
  NonetPuzzle *puzzle = nonet_puzzle_new (get_geometry (self, entry), alphabet);
  const char *p = self->text.data + entry->offset;

  for (guint cell = 0; cell < 81; cell++)
    puzzle->givens[cell] = (guint8) (p[cell] == '.' ? 0 : nonet_alphabet_lookup_char (alphabet, (gunichar) p[cell]));
  return puzzle;
}

/* The words behind the only board. */
static void
add_words (const Source *self, NonetPuzzle *puzzle)
{
  g_autoptr (GString) words = g_string_new (puzzle->comment);
  gsize offset = self->found->first_words;
  NonetLine line = { 0 };

  if (self->found->first_words == GRID_NO_OFFSET)
    return;
  while (offset <= self->found->last_words && words->len < 4096 && nonet_text_next_line (&self->text, &offset, &line))
    {
      g_autofree char *copy = dup_line (&self->text, (gsize) (line.start - self->text.data));

      if (copy != NULL)
        g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", copy);
    }
  g_free (puzzle->comment);
  puzzle->comment = words->len > 0 ? g_strdup (words->str) : NULL;
}

/* A line of HoDoKu's library, or NULL with an error, unless input is NULL. */
static NonetPuzzle *
make_library (NonetInput *input, const Source *self, const GridEntry *entry)
{
  NonetLine line = { .number = entry->line - 1 };
  gsize offset = entry->offset;
  const char *bad;
  NonetPuzzle *puzzle;

  nonet_text_next_line (&self->text, &offset, &line);
  puzzle = nonet_hodoku_read_line (&line, &bad);
  if (puzzle == NULL && input != NULL)
    nonet_input_error (input, line.number, nonet_line_column (&line, bad), _("the third field must be a board of 81 cells"));
  return puzzle;
}

static NonetPuzzle *
source_dup (gpointer data, guint index)
{
  Source *self = data;
  const GridEntry *entry = get_entry (self, index);
  g_autofree GridCell *cells = NULL;
  NonetPuzzle *puzzle;
  guint bad = 0;

  if (entry->plain)
    return make_plain (self, entry);
  if (entry->layout == GRID_LIBRARY)
    return make_library (NULL, self, entry);
  cells = g_new (GridCell, (gsize) entry->order * entry->order);
  grid_entry_cells (&self->text, &self->found->style, entry, cells);
  puzzle = make_puzzle (self, entry, cells, &bad);
  for (guint i = 1; self->stacked && i < self->found->entries->len; i++)
    {
      g_autoptr (NonetPuzzle) state = NULL;

      grid_entry_cells (&self->text, &self->found->style, get_entry (self, i), cells);
      state = make_puzzle (self, get_entry (self, i), cells, &bad);
      grid_candidates_merge (puzzle, state);
    }
  if (self->single)
    add_words (self, puzzle);
  return puzzle;
}

static guint
source_count (gpointer data)
{
  Source *self = data;

  return self->stacked ? 1 : self->found->entries->len;
}

static guint
source_line (gpointer data, guint index)
{
  return get_entry (data, index)->line;
}

static const NonetSourceClass source_class = { source_count, source_dup, source_line, source_free };

/* Tells which cell of which line could not be read. */
static void
report_bad_cell (NonetInput *input, const Source *self, const GridEntry *entry, const GridCell *cell)
{
  guint line = entry->line, column = 0;
  g_autofree char *text = NULL;

  if (input->messages->count[NONET_MESSAGE_ERROR] < NONET_MESSAGES_KEPT)
    {
      text = grid_symbols_explain (get_alphabet (self, entry), cell);
      nonet_input_locate (input, cell->start, &line, &column);
    }
  nonet_input_error (input, line, column, "%s", text != NULL ? text : "");
}

/* Whether characters stand for the usual boxes. */
static gboolean
are_boxes (SudokuGeometry geometry, const char *characters)
{
  char first[SUDOKU_MAX_ORDER] = { 0 };

  for (guint cell = 0; cell < sudoku_geometry_cells (geometry); cell++)
    {
      char *box = &first[sudoku_cell_box (geometry, cell)];

      if (*box == 0)
        *box = characters[cell];
      if (*box != characters[cell])
        return FALSE;
    }
  return TRUE;
}

/* A second board in the line must be the solution; one that shares the board out is a layout of regions. */
static gboolean
check_extra (NonetInput *input, const Source *self, const GridEntry *entry, NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];
  guint blanks = 0;

  if (puzzle->solution != NULL || !read_extra (self, entry, values))
    return TRUE;
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    blanks += values[cell] == 0;
  if (are_boxes (puzzle->geometry, find_extra (self, entry)))
    return TRUE;
  if (grid_candidates_is_layout (puzzle->geometry, (const guint8 *) find_extra (self, entry)))
    {
      nonet_input_refuse (input, entry->line, 0,
                          _("this is a jigsaw Sudoku (its regions follow the cells), which Nonet cannot solve yet"));
      return FALSE;
    }
  if (blanks == 0)
    nonet_input_warn (input, entry->line, 0, _("the solution in the file is wrong and was left out"));
  return TRUE;
}

/* Keeps the boards that can be read. */
static void
keep_good_entries (NonetInput *input, Source *self)
{
  GArray *entries = self->found->entries;
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS);
  guint kept = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      GridEntry entry = g_array_index (entries, GridEntry, i);
      guint bad = 0;

      if (i % 1024 == 0 && g_cancellable_is_cancelled (input->cancellable))
        break;
      if (entry.layout == GRID_LIBRARY)
        {
          g_autoptr (NonetPuzzle) puzzle = make_library (input, self, &entry);

          if (puzzle == NULL)
            continue;
        }
      else if (!entry.plain)
        {
          g_autoptr (NonetPuzzle) puzzle = NULL;

          grid_entry_cells (&self->text, &self->found->style, &entry, cells);
          puzzle = make_puzzle (self, &entry, cells, &bad);
          if (puzzle == NULL)
            report_bad_cell (input, self, &entry, &cells[bad]);
          if (puzzle == NULL || (entry.extra && !check_extra (input, self, &entry, puzzle)))
            continue;
        }
      g_array_index (entries, GridEntry, kept++) = entry;
    }
  g_array_set_size (entries, kept);
}

/* Decides on the alphabet of each order that comes. */
static void
decide_alphabets (NonetInput *input, Source *self)
{
  for (guint i = 0; i < self->found->entries->len; i++)
    {
      const GridEntry *entry = get_entry (self, i);
      GridSymbols *symbols = &self->symbols[entry->view == GRID_FIELDS][entry->order];
      static const GridCensus none = { 0 };
      const GridCensus *census = grid_findings_census (self->found, entry);

      if (symbols->alphabet != NULL)
        continue;
      grid_symbols_decide (symbols, entry->order, census != NULL ? census : &none,
                           self->alphabet != NULL && nonet_alphabet_get_order (self->alphabet) == entry->order
                             ? self->alphabet
                             : NULL);
      if (symbols->doubt != NULL)
        nonet_input_choose (input, entry->line, 0, "%s", symbols->doubt);
    }
}

/* A shape that no text tells: the usual one, unless only the other way round the givens break no rule. */
static void
decide_boxes (NonetInput *input, Source *self)
{
  gboolean told[SUDOKU_MAX_ORDER + 1] = { FALSE };

  for (guint i = 0; i < self->found->entries->len; i++)
    {
      GridEntry *entry = &g_array_index (self->found->entries, GridEntry, i);
      SudokuGeometry geometry = get_geometry (self, entry), turned;

      if (entry->box_rows != 0 || self->box_rows * self->box_columns == entry->order || geometry.box_rows == geometry.box_columns || geometry.box_rows == 1)
        continue;
      if (sudoku_geometry_init (&turned, geometry.box_columns, geometry.box_rows))
        {
          g_autoptr (NonetPuzzle) puzzle = source_dup (self, i);
          SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
          gboolean good = sudoku_grid_consistent (grid);

          grid->geometry = turned;
          if (!good && sudoku_grid_consistent (grid))
            {
              entry->box_rows = turned.box_rows;
              geometry = turned;
            }
          sudoku_grid_free (grid);
        }
      if (!told[entry->order])
        nonet_input_choose (input, entry->line, 0,
                            _("the text does not tell the shape of the boxes: %u rows by %u columns was taken"),
                            geometry.box_rows, geometry.box_columns);
      told[entry->order] = TRUE;
    }
}

/* Two or three boards in a row may be the givens, the values and the candidates of one puzzle. */
static gboolean
are_stacked (Source *self)
{
  GArray *entries = self->found->entries;
  g_autoptr (NonetPuzzle) first = NULL;
  gboolean marks = FALSE;

  if (entries->len < 2 || entries->len > 3)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    if (get_entry (self, i)->layout != GRID_BLOCK || get_entry (self, i)->order != get_entry (self, 0)->order)
      return FALSE;
  first = source_dup (self, 0);
  for (guint i = 1; i < entries->len; i++)
    {
      g_autoptr (NonetPuzzle) next = source_dup (self, i);

      if (!grid_candidates_continues (first, next))
        return FALSE;
      marks = marks || next->marks != NULL;
    }
  return first->marks == NULL && marks;
}

/* What these boards are called. */
static void
name_format (NonetInput *input, const Source *self)
{
  const GridEntry *entry = get_entry (self, 0);
  g_autoptr (NonetPuzzle) puzzle = source_dup ((gpointer) self, 0);

  if (entry->layout == GRID_LIBRARY)
    {
      input->format = nonet_hodoku_reader.id;
      input->format_name = nonet_hodoku_reader.name;
    }
  else if (entry->layout != GRID_BLOCK && entry->layout != GRID_PLACES)
    {
      input->format = "line";
      input->format_name = N_ ("One line a puzzle");
    }
  else if (puzzle->marks != NULL)
    {
      input->format = "pencil-marks";
      input->format_name = N_ ("Grid of candidates");
    }
  else if (nonet_text_begins (input->text, "*-----------*"))
    {
      input->format = "ss";
      input->format_name = N_ ("Simple Sudoku");
    }
}

/* What a comment like "# boxes 3x2, symbols TONYBLAIR" tells, as Nonet writes it. */
static void
find_hint (Source *self)
{
  const char *p = self->text.data, *end = p + MIN (self->text.size, 65536);

  while ((p = memchr (p, '#', (gsize) (end - p))) != NULL)
    {
      g_autofree char *hint = g_strndup (p, MIN ((gsize) (end - p), 600));
      const char *rest = hint + 1, *comma;
      guint rows, columns;
      SudokuGeometry geometry;

      hint[strcspn (hint, "\r\n")] = '\0';
      p++;
      if (sscanf (rest, " boxes %2ux%2u", &rows, &columns) == 2 && sudoku_geometry_init (&geometry, rows, columns))
        {
          if (self->box_rows == 0)
            {
              self->box_rows = rows;
              self->box_columns = columns;
            }
          comma = strchr (rest, ',');
          rest = comma != NULL ? comma + 1 : "";
        }
      if (g_str_has_prefix (rest, " symbols ") && self->alphabet == NULL)
        self->alphabet = nonet_alphabet_parse (rest + strlen (" symbols "), 0, NULL);
      if (self->alphabet != NULL || self->box_rows != 0)
        return;
    }
}

static gboolean
sniff (const NonetText *text)
{
  return TRUE;
}

/* Whether the digits 1-9 stand for the values 1 to 9, as far as is asked for. */
static gboolean
are_digits_values (const NonetAlphabet *alphabet)
{
  for (guint value = 1; alphabet != NULL && value <= 9; value++)
    if (nonet_alphabet_lookup_char (alphabet, '0' + value) != value)
      return FALSE;
  return TRUE;
}

void
nonet_grid_text_read (NonetInput *input)
{
  const NonetReadOptions *options = input->options;
  guint wanted = options->box_rows != 0            ? options->box_rows * options->box_columns
                 : options->alphabet != NULL ? nonet_alphabet_get_order (options->alphabet)
                                                   : 0;
  Source *self = g_new0 (Source, 1);

  self->text = *input->text;
  g_bytes_ref (self->text.bytes);
  self->box_rows = options->box_rows;
  self->box_columns = options->box_columns;
  self->alphabet = options->alphabet != NULL ? nonet_alphabet_ref (options->alphabet) : NULL;
  if (wanted == 0)
    find_hint (self);
  if (wanted == 0)
    wanted = self->alphabet != NULL ? nonet_alphabet_get_order (self->alphabet) : self->box_rows * self->box_columns;
  self->found = grid_find (&self->text, wanted, are_digits_values (self->alphabet), input->cancellable);
  decide_alphabets (input, self);
  keep_good_entries (input, self);
  grid_remains_explain (input, self->found);
  if (self->found->entries->len == 0)
    {
      source_free (self);
      return;
    }
  if (self->found->full)
    nonet_input_warn (input, 0, 0, _("there are too many puzzles: only the first %u were read"),
                      self->found->entries->len);
  decide_boxes (input, self);
  self->stacked = are_stacked (self);
  self->single = self->stacked || self->found->entries->len == 1;
  name_format (input, self);
  nonet_input_take_source (input, &source_class, self);
}

const NonetReader nonet_grid_text_reader = { "rows", N_ ("Rows of symbols"), sniff, nonet_grid_text_read };
