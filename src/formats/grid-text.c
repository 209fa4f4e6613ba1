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
#include "formats/grid-extra.h"
#include "formats/grid-finder.h"
#include "formats/grid-remains.h"
#include "formats/grid-rewrite.h"
#include "formats/grid-sizes.h"
#include "formats/grid-subgrids.h"
#include "formats/hodoku.h"

/* Bytes of a text that is tried to be read in other ways, if it cannot be read in the usual one. */
#define MOST_REWRITTEN 65536

/* What the puzzles are made from. */
typedef struct
{
  NonetText text;     /* that of the cells, which may have been rewritten; holds a reference */
  NonetText original; /* that of the words; likewise */
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
  nonet_text_clear (&self->original);
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

static const SudokuShape *
get_shape (const Source *self, const GridEntry *entry)
{
  const SudokuShape *shape;

  if (self->box_rows * self->box_columns == entry->order)
    shape = nonet_shape_get (self->box_rows, self->box_columns);
  else if (entry->box_rows != 0)
    shape = nonet_shape_get (entry->box_rows, entry->order / entry->box_rows);
  else
    shape = nonet_shape_get_usual (entry->order);
  return shape;
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
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (get_shape (self, entry), get_alphabet (self, entry));

  if (!read_cells (self, entry, cells, puzzle, bad))
    return NULL;
  if (entry->title != GRID_NO_OFFSET)
    puzzle->title = dup_line (&self->original, entry->title);
  if (puzzle->title != NULL && is_hint (puzzle->title))
    g_clear_pointer (&puzzle->title, g_free);
  if (entry->layout == GRID_TOKEN && !entry->plain)
    puzzle->comment = grid_extra_dup_rest (&self->original, entry);
  if (puzzle->comment != NULL && is_hint (puzzle->comment))
    g_clear_pointer (&puzzle->comment, g_free);
  grid_extra_take_solution (&self->text, entry, puzzle);
  return g_steal_pointer (&puzzle);
}

/* A line of 81 digits and dots. */
static NonetPuzzle *
make_plain (const Source *self, const GridEntry *entry)
{
  NonetAlphabet *alphabet = get_alphabet (self, entry);
  NonetPuzzle *puzzle = nonet_puzzle_new (get_shape (self, entry), alphabet);
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
  while (offset <= self->found->last_words && words->len < 4096
         && nonet_text_next_line (&self->original, &offset, &line))
    {
      g_autofree char *copy = dup_line (&self->original, (gsize) (line.start - self->text.data));

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
    nonet_input_error (input, line.number, nonet_line_column (&line, bad),
                       _ ("the third field must be a board of 81 cells"));
  return puzzle;
}

/* A board of grids of candidates. */
static NonetPuzzle *
make_subgrids (const Source *self, const GridEntry *entry)
{
  NonetPuzzle *puzzle = grid_subgrids_read (&self->text, &self->found->style, entry->offset);

  if (puzzle != NULL && entry->title != GRID_NO_OFFSET)
    puzzle->title = dup_line (&self->original, entry->title);
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
  if (entry->layout == GRID_SUBGRIDS)
    return make_subgrids (self, entry);
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

/* Keeps the boards that can be read. */
static void
keep_good_entries (NonetInput *input, Source *self)
{
  GArray *entries = self->found->entries;
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS);
  GridSizes sizes;
  guint kept = 0;

  grid_sizes_find (&sizes, entries, input->options->list_order);
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
      else if (!entry.plain && entry.layout != GRID_SUBGRIDS)
        {
          g_autoptr (NonetPuzzle) puzzle = NULL;

          grid_entry_cells (&self->text, &self->found->style, &entry, cells);
          puzzle = make_puzzle (self, &entry, cells, &bad);
          if (grid_sizes_is_broken (&sizes, &entry, puzzle))
            {
              grid_sizes_explain (&sizes, input, &entry, cells);
              continue;
            }
          if (puzzle == NULL)
            report_bad_cell (input, self, &entry, &cells[bad]);
          if (puzzle == NULL || !grid_extra_check (input, &self->text, &entry, puzzle))
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
      grid_symbols_decide (
          symbols, entry->order, census != NULL ? census : &none,
          self->alphabet != NULL && nonet_alphabet_get_order (self->alphabet) == entry->order ? self->alphabet : NULL);
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
      const SudokuShape *shape = get_shape (self, entry), *turned;

      if (entry->box_rows != 0 || self->box_rows * self->box_columns == entry->order
          || sudoku_shape_box_rows (shape) == sudoku_shape_box_columns (shape) || sudoku_shape_box_rows (shape) == 1)
        continue;
      if ((turned = nonet_shape_get (sudoku_shape_box_columns (shape), sudoku_shape_box_rows (shape))) != NULL)
        {
          g_autoptr (NonetPuzzle) puzzle = source_dup (self, i);
          g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
          g_autoptr (SudokuGrid) turned_grid = sudoku_grid_new_from_values (turned, grid->cell);

          if (!sudoku_grid_consistent (grid) && sudoku_grid_consistent (turned_grid))
            {
              entry->box_rows = sudoku_shape_box_rows (turned);
              shape = turned;
            }
        }
      if (!told[entry->order])
        nonet_input_choose (input, entry->line, 0,
                            _ ("the text does not tell the shape of the boxes: %u rows by %u columns was taken"),
                            sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
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
  else if (entry->layout != GRID_BLOCK && entry->layout != GRID_PLACES && entry->layout != GRID_SUBGRIDS)
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

      hint[strcspn (hint, "\r\n")] = '\0';
      p++;
      if (sscanf (rest, " boxes %2ux%2u", &rows, &columns) == 2 && nonet_shape_get (rows, columns) != NULL)
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

/* Looks for boards in a text, which has the places of that of the input. */
static Source *
find_boards (NonetInput *input, const NonetText *text)
{
  const NonetReadOptions *options = input->options;
  guint wanted = options->box_rows != 0      ? options->box_rows * options->box_columns
                 : options->alphabet != NULL ? nonet_alphabet_get_order (options->alphabet)
                                             : 0;
  Source *self = g_new0 (Source, 1);

  self->text = *text;
  self->original = *input->text;
  g_bytes_ref (self->text.bytes);
  g_bytes_ref (self->original.bytes);
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
  if (self->found->samurai != 0)
    nonet_input_refuse (input, self->found->samurai, 0,
                        _ ("this is a Samurai Sudoku (five boards that overlap), which Nonet cannot solve yet"));
  grid_remains_explain (input, self->found);
  return self;
}

/* Whether all boards found in a rewritten text are likely meant: large, and with givens that break no rule. */
static gboolean
are_likely (Source *self)
{
  for (guint i = 0; i < self->found->entries->len; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = source_dup (self, i);
      SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
      gboolean good = sudoku_grid_consistent (grid) && (puzzle->shape->order >= 6 || self->found->n_words == 0);
      guint givens = 0;

      for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
        givens += puzzle->givens[cell] != 0;
      sudoku_grid_free (grid);
      if (!good || givens < 4)
        return FALSE;
    }
  return self->found->entries->len > 0;
}

/* Looks for boards and tells messages apart from those of the input. */
static Source *
try_text (NonetInput *input, const NonetText *text, NonetMessages *messages)
{
  NonetMessages *told = input->messages;
  Source *self;

  nonet_messages_init (messages);
  input->messages = messages;
  self = find_boards (input, text);
  input->messages = told;
  return self;
}

/* What is found when the text is taken to be written in one of the ways that are seldom: NULL if that are not at least so many
 * boards, or something is wrong. */
static Source *
try_rewritten (NonetInput *input, guint way, guint least, NonetMessages *messages)
{
  NonetText rewritten = { .size = input->text->size };
  NonetReadError code = input->code;
  char *copy = g_memdup2 (input->text->data, input->text->size);
  Source *self = NULL;

  rewritten.bytes = g_bytes_new_take (copy, rewritten.size);
  rewritten.data = copy;
  if (copy != NULL && grid_rewrite (way, copy, rewritten.size))
    {
      self = try_text (input, &rewritten, messages);
      input->code = code;
      if (messages->count[NONET_MESSAGE_ERROR] > 0 || self->found->entries->len < least || !are_likely (self))
        {
          g_clear_pointer (&self, source_free);
          nonet_messages_clear (messages);
        }
    }
  nonet_text_clear (&rewritten);
  return self;
}

void
nonet_grid_text_read (NonetInput *input)
{
  NonetMessages messages, better_messages;
  Source *self = try_text (input, input->text, &messages), *better = NULL;
  guint found = self->found->entries->len;

  /* Where all is read, or there is too much to look at it again and again, it stays with that. */
  if ((found == 0 || messages.count[NONET_MESSAGE_ERROR] > 0) && self->found->samurai == 0
      && input->text->size <= MOST_REWRITTEN)
    for (guint way = 0;
         way < grid_rewrite_count () && better == NULL && !g_cancellable_is_cancelled (input->cancellable); way++)
      better = try_rewritten (input, way, MAX (found, 1), &better_messages);
  if (better != NULL)
    {
      source_free (self);
      self = better;
      nonet_messages_clear (&messages);
      messages = better_messages;
    }
  nonet_messages_take (input->messages, &messages);
  if (self->found->entries->len == 0)
    {
      source_free (self);
      return;
    }
  if (self->found->full)
    nonet_input_warn (input, 0, 0, _ ("there are too many puzzles: only the first %u were read"),
                      self->found->entries->len);
  decide_boxes (input, self);
  self->stacked = are_stacked (self);
  self->single = self->stacked || self->found->entries->len == 1;
  name_format (input, self);
  nonet_input_take_source (input, &source_class, self);
}

const NonetReader nonet_grid_text_reader = { "rows", N_ ("Rows of symbols"), sniff, nonet_grid_text_read };
