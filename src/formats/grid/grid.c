/* Boards written with characters: one to a line, or a line a row, with or without borders, titles and candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards are found first, then the alphabets are decided for all of them, and puzzles are made when asked for.
 */
#include "config.h"

#include "formats/grid/grid.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "formats/difficulty.h"
#include "formats/grid/find.h"
#include "formats/grid/lexer.h"
#include "formats/grid/symbols.h"
#include "formats/registry.h"

/* Boards among which solutions are looked for. */
#define MOST_PAIRED 10000

/* What the puzzles are made from. */
typedef struct
{
  NonetText text; /* holds a reference */
  GridFindings *found;
  GridSymbols symbols[2][SUDOKU_MAX_ORDER + 1]; /* of views of characters, of fields; by order */
  guint box_rows, box_columns;                  /* asked for or given by a comment, or 0 */
  NonetAlphabet *alphabet;                      /* the same, or NULL */
  GHashTable *solutions;                        /* by the offsets of puzzles: GridEntry of boards that solve them */
  gboolean stacked;                             /* all boards are states of one puzzle */
  gboolean single;                              /* words after the board belong to it */
  gboolean settled;                             /* which boards belong together is known */
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
  g_clear_pointer (&self->solutions, g_hash_table_unref);
  nonet_text_clear (&self->text);
  g_free (self);
}

static GridEntry *
get_entry (const Source *self, guint index)
{
  return &g_array_index (self->found->entries, GridEntry, index);
}

static gboolean
has_fields (const GridEntry *entry)
{
  return entry->view == GRID_FIELDS;
}

/* The alphabet of the line that gives it, or NULL. */
static NonetAlphabet *
read_alphabet_line (const Source *self, const GridEntry *entry)
{
  g_autoptr (GString) symbols = g_string_new (NULL);

  for (gsize at = entry->title; at < self->text.size && self->text.data[at] != '\n'; at++)
    if (g_ascii_isalnum (self->text.data[at]))
      g_string_append_c (symbols, self->text.data[at]);
  return nonet_alphabet_parse (symbols->str, entry->order, NULL);
}

/* The symbols of a board: its own, those of its line, or those of all of its order; caller clears. */
static GridSymbols
dup_symbols (const Source *self, const GridEntry *entry, const GridCell *cells)
{
  const GridSymbols *common = &self->symbols[has_fields (entry)][entry->order];
  GridSymbols symbols = { .alphabet = entry->alphabet ? read_alphabet_line (self, entry) : NULL };

  if (entry->own_symbols)
    grid_symbols_decide_by_cells (&symbols, entry->order, cells, NULL);
  else if (symbols.alphabet == NULL)
    symbols = (GridSymbols){ nonet_alphabet_ref (common->alphabet), NULL, common->blank };
  return symbols;
}

static const SudokuShape *
get_shape (const Source *self, const GridEntry *entry)
{
  if (self->box_rows * self->box_columns == entry->order)
    return nonet_shape_get (self->box_rows, self->box_columns);
  if (entry->box_rows != 0)
    return nonet_shape_get (entry->box_rows, entry->order / entry->box_rows);
  return nonet_shape_get_usual (entry->order);
}

/* The line at an offset as text, without spaces and the characters of comments around it; NULL if there is nothing else. */
static char *
dup_line (const Source *self, gsize offset)
{
  NonetLine line = { 0 };
  g_autofree char *copy = NULL;
  gsize skip = 0;

  if (!grid_line_next (&self->text, &offset, &line))
    return NULL;
  while (skip < line.length && strchr ("#%;/ \t", line.start[skip]) != NULL)
    skip++;
  copy = nonet_text_dup_piece (line.start + skip, line.length - skip, 4096);
  /* A command of LaTeX. */
  if (*copy == '\\')
    return NULL;
  return *copy != '\0' ? g_steal_pointer (&copy) : NULL;
}

/* Whether a line is one of a program: a bracket or a quotation is left open, or something is given or closed at its end. */
static gboolean
is_open (const char *text)
{
  gint brackets = 0;
  gboolean quoted = FALSE;
  char last = '\0';

  for (; *text != '\0'; last = *text++)
    {
      brackets += (strchr ("([{", *text) != NULL) - (strchr (")]}", *text) != NULL);
      quoted = quoted != (*text == '"');
    }
  return brackets > 0 || quoted || (last != '\0' && strchr ("=<>;", last) != NULL);
}

/* Forgets a comment if it is one Nonet writes to name boxes or symbols. */
static char *
drop_hint (char *text)
{
  if (text != NULL && (g_str_has_prefix (text, "boxes ") || g_str_has_prefix (text, "symbols ")))
    g_clear_pointer (&text, g_free);
  return text;
}

/* What stands after the colon in the line at an offset; NULL for nothing. */
static char *
dup_value (const Source *self, gsize offset)
{
  g_autofree char *line = dup_line (self, offset);
  const char *colon = line != NULL ? strpbrk (line, ":=") : NULL;

  return colon != NULL && colon[1] != '\0' ? g_strstrip (g_strdup (colon + 1)) : NULL;
}

/* The rating, and what else is said, after the cells of a line. */
static void
take_rest (const Source *self, const GridEntry *entry, NonetPuzzle *puzzle)
{
  NonetLine line = { 0 };
  gsize offset = entry->offset, length;
  GridRow row;

  grid_row_next (&row, &self->text, &offset, &line);
  length = (gsize) (line.start + line.length - row.end);
  puzzle->comment = length > 0 ? nonet_text_dup_piece (row.end, length, 4096) : NULL;
  nonet_puzzle_take_rating (puzzle, NULL, NULL, 0);
  if (puzzle->difficulty == NULL)
    g_clear_pointer (&puzzle->comment, g_free);
}

/* Gives a puzzle the regions of a map. */
static void
take_map (const Source *self, guint place, NonetPuzzle *puzzle, GridCell *cells)
{
  const GridEntry *entry = &g_array_index (self->found->maps, GridEntry, place - 1);
  guint map[SUDOKU_MAX_CELLS];

  grid_layout_of (entry)->cells (&self->text, entry, cells);
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    map[cell] = (guchar) *cells[cell].start;
  nonet_puzzle_take_shape (puzzle, nonet_shape_new_from_map (entry->order, map));
}

/* Forgets which cells have a star where these are too few to be the givens: then they show something else. */
static void
drop_stars (GridCell *cells, guint order)
{
  guint stars = 0;

  for (guint i = 0; i < order * order; i++)
    stars += cells[i].starred;
  for (guint i = 0; i < order * order && stars + 1 < order; i++)
    cells[i].starred = FALSE;
}

/* Cuts and reads the puzzle of an entry; NULL with the cell, or its place in a library line, that cannot be read. cells has
 * room for what is cut. */
static NonetPuzzle *
make_puzzle (const Source *self, const GridEntry *entry, GridCell *cells, GridCell *bad)
{
  const GridLayout *layout = grid_layout_of (entry);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (entry->blank)
    {
      puzzle = nonet_puzzle_new (nonet_shape_get_usual (entry->order), NULL);
      if (entry->layout == GRID_FIELD)
        grid_field_take_givens (&self->text, entry, puzzle);
    }
  else if (layout->read != NULL)
    puzzle = layout->read (&self->text, entry, &bad->start);
  else
    {
      GridSymbols symbols;
      gboolean good;
      guint index;

      layout->cells (&self->text, entry, cells);
      if (entry->view == GRID_STARRED)
        drop_stars (cells, entry->order);
      symbols = dup_symbols (self, entry, cells);
      puzzle = nonet_puzzle_new (get_shape (self, entry), symbols.alphabet);
      good = grid_symbols_fill (&symbols, cells, entry->view > GRID_STARRED, puzzle, &index);
      grid_symbols_clear (&symbols);
      if (!good)
        {
          *bad = cells[index];
          return NULL;
        }
    }
  if (puzzle != NULL && entry->map != 0)
    take_map (self, entry->map, puzzle, cells);
  if (puzzle != NULL && entry->title != GRID_NO_OFFSET && !entry->alphabet)
    {
      puzzle->title = drop_hint (dup_line (self, entry->title));
      if (puzzle->title != NULL && is_open (puzzle->title))
        g_clear_pointer (&puzzle->title, g_free);
    }
  if (entry->layout == GRID_FIELD && !entry->blank)
    {
      puzzle->comment = drop_hint (grid_field_dup_rest (&self->text, entry));
      nonet_puzzle_take_rating (puzzle, NULL, NULL, 0);
      grid_field_take_extra (&self->text, entry, puzzle);
    }
  if (entry->layout == GRID_LINE && !entry->blank)
    take_rest (self, entry, puzzle);
  if (puzzle != NULL && puzzle->difficulty == NULL && entry->rating != GRID_NO_OFFSET)
    puzzle->difficulty = dup_value (self, entry->rating);
  return g_steal_pointer (&puzzle);
}

/* The words after the only board. */
static void
add_words (const Source *self, NonetPuzzle *puzzle)
{
  g_autoptr (GString) words = g_string_new (puzzle->comment);
  gsize offset = self->found->first_words;
  NonetLine line = { 0 };

  if (self->found->first_words == GRID_NO_OFFSET)
    return;
  while (offset <= self->found->last_words && words->len < 4096 && grid_line_next (&self->text, &offset, &line))
    {
      g_autofree char *copy = dup_line (self, (gsize) (line.start - self->text.data));

      if (copy != NULL)
        g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", copy);
    }
  g_free (puzzle->comment);
  puzzle->comment = words->len > 0 ? g_strdup (words->str) : NULL;
}

/* Adds what a later state has: values become entries, candidates marks. */
static void
merge (NonetPuzzle *puzzle, const NonetPuzzle *later)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      if (puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
        continue;
      /* In a board of candidates a single one need not have been placed, so there only marks count. */
      if (later->marks == NULL)
        puzzle->entries[cell] = later->givens[cell];
      else
        nonet_puzzle_ensure_marks (puzzle)[cell] =
            later->givens[cell] != 0 ? sudoku_set_of (later->givens[cell]) : later->marks[cell];
    }
}

static NonetPuzzle *
source_dup (gpointer data, guint index)
{
  Source *self = data;
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS + 2);
  NonetPuzzle *puzzle = make_puzzle (self, get_entry (self, index), cells, &(GridCell){ 0 });
  const GridEntry *solution = NULL;

  if (self->solutions != NULL)
    solution = g_hash_table_lookup (self->solutions, GUINT_TO_POINTER (get_entry (self, index)->offset));

  for (guint i = 1; self->stacked && i < self->found->entries->len; i++)
    {
      g_autoptr (NonetPuzzle) state = make_puzzle (self, get_entry (self, i), cells, &(GridCell){ 0 });

      merge (puzzle, state);
    }
  if (solution != NULL)
    {
      g_autoptr (NonetPuzzle) solved = make_puzzle (self, solution, cells, &(GridCell){ 0 });

      nonet_puzzle_take_solution (puzzle, solved->givens);
    }
  if (self->single)
    add_words (self, puzzle);
  if (self->settled && !self->stacked && get_entry (self, index)->layout != GRID_LIBRARY)
    grid_candidates_take_clues (puzzle);
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

static void
report_bad_cell (NonetInput *input, const Source *self, const GridEntry *entry, const GridCell *cell)
{
  guint line = entry->line, column = 0;
  g_autofree char *text = NULL;

  if (input->messages->count[NONET_MESSAGE_ERROR] < NONET_MESSAGES_KEPT)
    {
      text = entry->layout == GRID_LIBRARY
                 ? g_strdup (_ ("the third field must be a board of 81 cells"))
                 : grid_symbols_explain (self->symbols[has_fields (entry)][entry->order].alphabet, cell);
      nonet_input_locate (input, input->text->data + (cell->start - self->text.data), &line, &column);
    }
  nonet_input_error (input, line, column, "%s", text != NULL ? text : "");
}

/* Whether a board can be read; adds an error if not. One that the common symbols do not fit may have its own. */
static gboolean
check_entry (NonetInput *input, Source *self, GridEntry *entry, GridCell *cells)
{
  GridCell bad, other;
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (self, entry, cells, &bad);

  if (puzzle == NULL && grid_layout_of (entry)->read == NULL && self->alphabet == NULL && !entry->alphabet
      && self->found->entries->len > 1)
    {
      entry->own_symbols = TRUE;
      puzzle = make_puzzle (self, entry, cells, &other);
      entry->own_symbols = puzzle != NULL;
    }
  if (!grid_rests_check_size (input, &self->text, entry, cells, puzzle))
    return FALSE;
  /* A full square without boxes is a Latin square. */
  if (puzzle != NULL && self->found->entries->len == 1 && entry->map == 0 && self->box_rows == 0
      && sudoku_shape_box_rows (puzzle->shape) == 1
      && nonet_puzzle_count_givens (puzzle) == nonet_puzzle_get_cells (puzzle))
    return FALSE;
  if (puzzle == NULL)
    report_bad_cell (input, self, entry, &bad);
  else if (entry->layout == GRID_FIELD && !entry->blank)
    grid_field_check (input, &self->text, entry, puzzle);
  return puzzle != NULL;
}

static void
keep_good_entries (NonetInput *input, Source *self)
{
  GArray *entries = self->found->entries;
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS + 2);
  guint kept = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      GridEntry entry = *get_entry (self, i);

      if (i % 1024 == 0 && g_cancellable_is_cancelled (input->cancellable))
        break;
      if (check_entry (input, self, &entry, cells))
        *get_entry (self, kept++) = entry;
    }
  g_array_set_size (entries, kept);
}

/* Leaves out what looks only a little like a board, in a text that is mostly words. */
static void
drop_doubtful_entries (Source *self)
{
  GArray *entries = self->found->entries;
  guint good = 0, kept = 0;

  for (guint i = 0; i < entries->len; i++)
    good += !get_entry (self, i)->doubtful;
  for (guint i = 0; i < entries->len; i++)
    if (self->found->n_words + self->found->n_rests == 0
        || (!get_entry (self, i)->alone && (!get_entry (self, i)->doubtful || self->found->n_words <= 3 + 2 * good)))
      *get_entry (self, kept++) = *get_entry (self, i);
  g_array_set_size (entries, kept);
}

/* Decides on the alphabet of each order that comes, from the symbols of all of its boards. */
static void
decide_alphabets (NonetInput *input, Source *self)
{
  g_autofree GridCell *cells = NULL;
  g_autofree GridCensus *census = NULL;

  /* As in most lines of a list that are none of it: these take longer than all the rest. */
  if (self->found->entries->len == 0)
    return;
  cells = g_new (GridCell, SUDOKU_MAX_CELLS + 2);
  census = g_new0 (GridCensus, 2 * (SUDOKU_MAX_ORDER + 1));
  for (guint i = 0; i < self->found->entries->len; i++)
    {
      const GridEntry *entry = get_entry (self, i);

      if (i % 1024 == 0 && g_cancellable_is_cancelled (input->cancellable))
        break;
      if (grid_layout_of (entry)->cells == NULL || entry->alphabet || entry->blank)
        continue;
      grid_layout_of (entry)->cells (&self->text, entry, cells);
      for (guint cell = 0; cell < (guint) entry->order * entry->order; cell++)
        grid_census_add (&census[2 * entry->order + has_fields (entry)], entry->order, &cells[cell]);
    }
  for (guint i = 0; i < self->found->entries->len; i++)
    {
      const GridEntry *entry = get_entry (self, i);
      guint kind = has_fields (entry), order = entry->order;
      GridSymbols *symbols = &self->symbols[kind][order];
      gboolean given = self->alphabet != NULL && nonet_alphabet_get_order (self->alphabet) == order;

      if (symbols->alphabet != NULL)
        continue;
      grid_symbols_decide (symbols, order, &census[2 * order + kind], given ? self->alphabet : NULL);
      if (symbols->doubt != NULL)
        nonet_input_choose (input, entry->line, 0, "%s", symbols->doubt);
    }
  for (guint i = 0; i < 2 * (SUDOKU_MAX_ORDER + 1); i++)
    grid_census_clear (&census[i]);
}

/* A shape that the text does not give: the usual one, unless only the other way round the givens break no rule. */
static void
decide_boxes (NonetInput *input, Source *self)
{
  gboolean reported[SUDOKU_MAX_ORDER + 1] = { FALSE };

  for (guint i = 0; i < self->found->entries->len; i++)
    {
      GridEntry *entry = &g_array_index (self->found->entries, GridEntry, i);
      const SudokuShape *shape = get_shape (self, entry), *turned;

      if (entry->map != 0 || entry->box_rows != 0 || self->box_rows * self->box_columns == entry->order
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
      if (!reported[entry->order])
        nonet_input_choose (input, entry->line, 0,
                            _ ("the text does not say the shape of the boxes; %u rows by %u columns is assumed"),
                            sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));
      reported[entry->order] = TRUE;
    }
}

/* Boards that belong together. */

/* Whether later can be a further state of first: it has all of its values (or candidates that hold them). */
static gboolean
continues (const NonetPuzzle *first, const NonetPuzzle *later)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (first); cell++)
    {
      guint value = first->givens[cell];

      if (value != 0 && later->givens[cell] != value
          && (later->marks == NULL || later->marks[cell] != sudoku_set_of (value)))
        return FALSE;
    }
  return TRUE;
}

/* Whether two or three boards in a row are the givens, the values and the candidates of one puzzle. */
static gboolean
are_stacked (Source *self)
{
  g_autoptr (NonetPuzzle) first = NULL;
  gboolean marks = FALSE;

  if (self->found->entries->len < 2 || self->found->entries->len > 3)
    return FALSE;
  for (guint i = 0; i < self->found->entries->len; i++)
    if (get_entry (self, i)->layout != GRID_ROWS || get_entry (self, i)->order != get_entry (self, 0)->order)
      return FALSE;
  first = source_dup (self, 0);
  for (guint i = 1; i < self->found->entries->len; i++)
    {
      g_autoptr (NonetPuzzle) next = source_dup (self, i);

      if (!continues (first, next))
        return FALSE;
      marks = marks || next->marks != NULL;
    }
  return first->marks == NULL && marks;
}

/* Whether a board solves a puzzle that has blanks and givens; symbols are those of both. */
static gboolean
solves (const NonetPuzzle *board, NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle), givens = 0;

  for (guint cell = 0; cell < cells; cell++)
    {
      if (board->givens[cell] == 0)
        return FALSE;
      givens += puzzle->givens[cell] != 0;
    }
  return givens > 0 && givens < cells && nonet_puzzle_take_solution (puzzle, board->givens);
}

static void
add_solution (GHashTable *solutions, const GridEntry *puzzle, const GridEntry *board)
{
  g_hash_table_insert (solutions, GUINT_TO_POINTER (puzzle->offset), g_memdup2 (board, sizeof *board));
}

/* Takes boards out of the entries that solve the one before them or, if that is none of theirs, the one after them. Returns them
 * by the offsets of the puzzles that they solve, or NULL. */
static GHashTable *
pair_solutions (Source *self)
{
  g_autoptr (NonetPuzzle) before = NULL;
  GHashTable *solutions;
  guint kept = 0;

  if (self->found->entries->len < 2 || self->found->entries->len > MOST_PAIRED)
    return NULL;
  solutions = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < self->found->entries->len; i++)
    {
      GridEntry entry = *get_entry (self, i), *last = before != NULL ? get_entry (self, kept - 1) : NULL;
      g_autoptr (NonetPuzzle) puzzle = grid_layout_of (&entry)->read == NULL ? source_dup (self, i) : NULL;
      gboolean alike = last != NULL && puzzle != NULL && before->shape == puzzle->shape
                       && nonet_alphabet_equal (before->alphabet, puzzle->alphabet);

      if (alike && solves (puzzle, before))
        add_solution (solutions, last, &entry);
      else if (alike && solves (before, puzzle))
        {
          add_solution (solutions, &entry, last);
          *last = entry;
        }
      else
        {
          *get_entry (self, kept++) = entry;
          g_clear_pointer (&before, nonet_puzzle_unref);
          before = g_steal_pointer (&puzzle);
          continue;
        }
      g_clear_pointer (&before, nonet_puzzle_unref);
    }
  g_array_set_size (self->found->entries, kept);
  return solutions;
}

/* Returns the id of the format that a text of boards has besides being one, or NULL. */
static const char *
format_of (const Source *self, const NonetText *text)
{
  GridLayoutId layout = get_entry (self, 0)->layout;
  g_autoptr (NonetPuzzle) puzzle = source_dup ((gpointer) self, 0);

  if (layout == GRID_LIBRARY)
    return nonet_hodoku_reader.id;
  if (layout == GRID_FIELD || layout == GRID_LINE)
    return "line";
  if (puzzle->marks != NULL || puzzle->shape->n_rules > 0)
    return "pencil-marks";
  return nonet_text_begins (text, "*-----------*") ? "ss" : NULL;
}

/* What a comment like "# boxes 3x2, symbols TONYBLAIR" says, as Nonet writes it. */
static void
find_hint (Source *self)
{
  g_autoptr (GRegex) hint = g_regex_new ("#[ \\t]+(?:boxes[ \\t]+(\\d\\d?)x(\\d\\d?))?(?:, )?(?:symbols ([^\\r\\n]+))?",
                                         G_REGEX_RAW, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match_full (hint, self->text.data, (gssize) MIN (self->text.size, 65536), 0, 0, &match, NULL);
  for (; g_match_info_matches (match) && self->alphabet == NULL && self->box_rows == 0; g_match_info_next (match, NULL))
    {
      g_autofree char *rows = g_match_info_fetch (match, 1), *columns = g_match_info_fetch (match, 2);
      g_autofree char *symbols = g_match_info_fetch (match, 3);
      guint box_rows = (guint) atoi (rows != NULL ? rows : ""),
            box_columns = (guint) atoi (columns != NULL ? columns : "");

      if (box_rows != 0 && nonet_shape_get (box_rows, box_columns) != NULL)
        {
          self->box_rows = box_rows;
          self->box_columns = box_columns;
        }
      if (symbols != NULL && *symbols != '\0')
        self->alphabet = nonet_alphabet_parse (symbols, 0, NULL);
    }
}

static Source *
find_boards (NonetInput *input)
{
  const NonetReadOptions *options = input->options;
  guint wanted = options->box_rows != 0      ? options->box_rows * options->box_columns
                 : options->alphabet != NULL ? nonet_alphabet_get_order (options->alphabet)
                                             : 0;
  guint asked = wanted;
  Source *self = g_new0 (Source, 1);

  self->text = grid_html_flatten (input->text);
  self->box_rows = options->box_rows;
  self->box_columns = options->box_columns;
  self->alphabet = options->alphabet != NULL ? nonet_alphabet_ref (options->alphabet) : NULL;
  if (wanted == 0)
    find_hint (self);
  if (wanted == 0)
    wanted = self->alphabet != NULL ? nonet_alphabet_get_order (self->alphabet) : self->box_rows * self->box_columns;
  self->found = grid_find (&self->text, wanted, input->cancellable);
  drop_doubtful_entries (self);
  decide_alphabets (input, self);
  keep_good_entries (input, self);
  grid_rests_explain (input, self->found, asked);
  return self;
}

void
nonet_grid_read (NonetInput *input)
{
  Source *self = find_boards (input);

  if (self->found->entries->len == 0)
    {
      source_free (self);
      return;
    }
  if (self->found->full)
    nonet_input_warn (input, 0, 0, _ ("too many puzzles; only the first %u were read"), self->found->entries->len);
  decide_boxes (input, self);
  self->stacked = are_stacked (self);
  if (!self->stacked)
    self->solutions = pair_solutions (self);
  self->single = self->stacked || self->found->entries->len == 1;
  self->settled = TRUE;
  input->format = format_of (self, input->text);
  input->source_class = &source_class;
  input->source = self;
}

gboolean
nonet_grid_read_if_good (NonetInput *input)
{
  NonetTrial trial;
  gboolean good;

  nonet_trial_begin (&trial, input);
  nonet_grid_read (input);
  good = input->source_class != NULL && trial.messages.count[NONET_MESSAGE_ERROR] == 0;
  nonet_trial_end (&trial, good);
  if (good)
    {
      if (input->format == NULL)
        input->format = NONET_GRID_FORMAT;
      return TRUE;
    }
  if (input->source_class != NULL)
    input->source_class->free (input->source);
  input->source_class = NULL;
  input->format = NULL;
  return FALSE;
}

/* HoDoKu's library, whose lines are boards as well. */
const NonetReader nonet_hodoku_reader = { "hodoku", grid_library_sniff, nonet_grid_read };
