/* Lists of puzzles: recognising them, reading their lines, and a whole text that is one: where its puzzles are is found out at once,
 * each is read when it is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/find.h"
#include "formats/grid/grid.h"
#include "formats/registry.h"

/* The quick way. */

static const char blanks[] = ".0*_-";

gboolean
nonet_quick_table_init (NonetQuickTable *table, const NonetAlphabet *alphabet)
{
  memset (table->value, NONET_QUICK_NONE, sizeof table->value);
  table->digits = alphabet == NULL;
  for (const char *c = blanks; *c != '\0'; c++)
    table->value[(guchar) *c] = 0;

  if (alphabet == NULL)
    {
      for (guint value = 1; value <= 9; value++)
        table->value['0' + value] = (guint8) value;
      return TRUE;
    }

  if (nonet_alphabet_get_order (alphabet) != 9)
    return FALSE;
  for (guint value = 1; value <= 9; value++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, value);

      if (strlen (symbol) != 1)
        return FALSE;
      table->value[(guchar) symbol[0]] = (guint8) value;
    }
  return TRUE;
}

/* How many cells, blank or not, stand together from the beginning of the text. */
static gsize
quick_run (const NonetQuickTable *table, const char *text, gsize length)
{
  gsize run = 0;

  while (run < length && table->value[(guchar) text[run]] != NONET_QUICK_NONE)
    run++;
  return run;
}

/* Sixteen cells. Comparisons of such vectors have 0xff where they are true. */
typedef guint8 Cells __attribute__ ((vector_size (16)));

/* The same as by the table of digits; the last sixteen cells overlap with those before. */
static gboolean
read_digits (const char *line, guint8 *values)
{
  Cells others = { 0 };
  guint64 any[2];

  for (guint done = 0; done < NONET_QUICK_CELLS; done += sizeof others)
    {
      guint first = MIN (done, NONET_QUICK_CELLS - (guint) sizeof others);
      Cells c, value, is_digit;

      memcpy (&c, line + first, sizeof c);
      value = c - '0';
      is_digit = (Cells) (value <= 9);
      others |= ~(is_digit | (Cells) (c == '.') | (Cells) (c == '*') | (Cells) (c == '_') | (Cells) (c == '-'));
      value &= is_digit;
      memcpy (values + first, &value, sizeof value);
    }
  memcpy (any, &others, sizeof any);
  return (any[0] | any[1]) == 0;
}

static gboolean
read_by_table (const NonetQuickTable *table, const char *line, guint8 *values)
{
  guint8 any = 0;

  /* Values are below 16, so one bit of all of them together says whether a byte was no cell. */
  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    {
      values[cell] = table->value[(guchar) line[cell]];
      any |= values[cell];
    }
  return (any & 0x80) == 0;
}

/* Whether other values fill the blanks of a puzzle, and agree with it elsewhere. */
static gboolean
fills (const guint8 *puzzle, const guint8 *values)
{
  guint8 any = 0;

  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    any |= (guint8) ((values[cell] == 0) | ((puzzle[cell] != 0) & (puzzle[cell] != values[cell])));
  return any == 0;
}

static gboolean
read_cells (const NonetQuickTable *table, const char *line, guint8 *values)
{
  return table->digits ? read_digits (line, values) : read_by_table (table, line, values);
}

gboolean
nonet_quick_line (const NonetQuickTable *table, const char *line, gsize length, guint8 *values)
{
  const char *rest = line + NONET_QUICK_CELLS;
  guint8 solution[NONET_QUICK_CELLS];

  if (length < NONET_QUICK_CELLS || !read_cells (table, line, values))
    return FALSE;
  if (length == NONET_QUICK_CELLS)
    return TRUE;
  if (*rest == '\0' || strchr (" \t,:;#|", *rest) == NULL)
    return FALSE;

  /* A second grid that is no solution (another puzzle, a layout) is for the reader that understands it. */
  return length < 2 * NONET_QUICK_CELLS
         || (length > 2 * NONET_QUICK_CELLS && read_cells (table, rest + 1, solution) && fills (values, solution));
}

/* What a text is, and a line of it. */

/* A line with this many cells together is meant for a puzzle of 81, if perhaps a bad one. */
#define LEAST_RUN 66
#define MOST_RUN 96

/* Characters of the name or number a record begins with. */
#define MOST_NAME 32

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

/* Whether a line, which need be no text, is drawn to part a list. */
static gboolean
is_rule (NonetLine line)
{
  nonet_line_strip (&line);
  for (const char *p = line.start, *end = p + line.length; p < end; p++)
    if (end - p >= 3 && p[0] == '\xe2' && (p[1] == '\x94' || p[1] == '\x95')) /* U+2500 to U+257F */
      p += 2;
    else if (*p == '\0' || strchr ("-=_*~+#`", *p) == NULL)
      return FALSE;
  return line.length >= 3;
}

/* Whether a line of a list that could be a puzzle of blanks is such a line. A text that is nothing else may be that puzzle. */
static gboolean
is_rule_of_blanks (const NonetList *self, const char *line, gsize length)
{
  return self->n_nines > 1 && *line != '\0' && strchr ("-_*", *line) != NULL
         && memcmp (line, line + 1, length - 1) == 0;
}

/* Whether a comment says how the cells are written, as nonet_write_line () does for boards that need it. */
static gboolean
is_hint (const NonetLine *line)
{
  return nonet_line_begins (line, "# boxes ") || nonet_line_begins (line, "# symbols ");
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

/* Where about as many cells as a puzzle has stand together in the line, as a field of their own, and how many; NULL for nowhere. */
static const char *
find_run (const NonetQuickTable *table, const NonetLine *whole, gsize *cells)
{
  const char *line = whole->start;
  gsize length = whole->length, run;
  static const char separators[] = " \t,;:|\"'\r";

  for (gsize at = 0; at + LEAST_RUN <= length; at += run + 1)
    {
      *cells = run = quick_run (table, line + at, length - at);
      if (run >= LEAST_RUN && run <= MOST_RUN && is_more_than_border (line + at, run)
          && (at == 0 || strchr (separators, line[at - 1]) != NULL)
          && (at + run == length || strchr (separators, line[at + run]) != NULL))
        return line + at;
    }
  return NULL;
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

/* Whether a line stands above puzzles to name them: "Easy", "Easy:", "13.02.2021". Words that begin small are no name. */
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
  return words || (at_once && memchr (line.start, ':', line.length) == line.start + line.length - 1)
         || grid_line_has_date (&line);
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

/* Whether a line is an object in JSON, as in a list of them. */
static gboolean
is_object (const NonetLine *line)
{
  return line->length > 1 && *line->start == '{' && line->start[line->length - 1] == '}';
}

/* Whether a line is a puzzle, or nearly one, whose values go to first unless that has some. *part: it is none of its own, but the regions
 * of a jigsaw, the solution of the first puzzle, or a row of candidates, each of which has its place. */
static gboolean
is_puzzle (const NonetList *self, NonetLine line, guint8 *first, gboolean *part)
{
  guint8 values[NONET_QUICK_CELLS];
  guint same = 0, given = 0, filled = 0, placed = 0, symbols = 0, map[NONET_QUICK_CELLS];
  gsize cells = 0;
  const char *run = find_run (&self->table, &line, &cells);

  nonet_line_strip (&line);
  while (symbols < line.length && g_ascii_isalnum (line.start[symbols]))
    symbols++;
  *part = symbols == NONET_QUICK_CELLS && symbols == line.length && grid_field_is_map (line.start, 9, map);
  if (run == NULL || cells != NONET_QUICK_CELLS || !nonet_quick_line (&self->table, run, cells, values))
    return run != NULL;
  for (guint cell = 0; cell < NONET_QUICK_CELLS; cell++)
    {
      given += first[cell] != 0;
      same += first[cell] != 0 && first[cell] == values[cell];
      filled += values[cell] != 0;
      placed += values[cell] == cell % 9 + 1;
    }
  *part = *part || (filled == NONET_QUICK_CELLS && given > 0 && same == given && given < NONET_QUICK_CELLS)
          || (placed == filled && placed > 9);
  if (given == 0)
    memcpy (first, values, sizeof values);
  return TRUE;
}

NonetListGuess
nonet_list_guess (NonetList *self, const char *text, gsize length, gboolean complete, gboolean patient)
{
  const NonetText lines = { .data = text, .size = length };
  NonetListGuess otherwise = complete ? NONET_LIST_NO : NONET_LIST_UNCERTAIN;
  NonetLine line = { 0 };
  guint puzzles = 0, others = 0, prose = 0,
        labels = 0; /* lines of words, of several, and of some right above puzzles */
  guint8 first[NONET_QUICK_CELLS] = { 0 };
  gboolean below_words = FALSE, part = FALSE, named = FALSE, stranger = FALSE;
  gsize next = 0;

  /* The last line has its end if there is more after it than that. */
  while (puzzles < 2 && nonet_text_next_line (&lines, &next, &line) && (complete || next <= length))
    {
      gboolean words = has_word (&line), comment = is_empty_or_comment (line);

      if (!comment && (is_puzzle (self, line, first, &part) || (puzzles > 0 && is_object (&line))))
        {
          puzzles++;
          labels += below_words;
          below_words = FALSE;
        }
      else if (!comment)
        {
          /* A heading, or something of another format, or a board in rows. */
          named = named || (puzzles == 0 && words && next < length && text[next] == '#');
          stranger = stranger || (puzzles == 0 && !named && !is_heading (&line));
          others += puzzles > 0;
          prose += puzzles > 0 && words && memchr (line.start, ' ', line.length) != NULL;
          below_words = words && puzzles > 0;
        }
      if (part || (comment && is_hint (&line)))
        return NONET_LIST_NO;
    }
  if (stranger)
    return puzzles == 0 ? otherwise : NONET_LIST_NO;
  if (puzzles == 0 || others > puzzles || (labels > 0 && labels >= puzzles))
    return puzzles < 2 ? otherwise : NONET_LIST_NO;
  if (puzzles == 1 && prose == others && (patient || (complete && others > 0)))
    return otherwise;
  self->n_nines = puzzles;
  self->named = named;
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

/* The puzzle of NONET_LIST_NINE. */
static NonetPuzzle *
new_nine (const NonetList *self, const guint8 *values)
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
  puzzle = new_nine (self, values);
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
  if (quick && is_rule_of_blanks (self, line, length))
    return NONET_LIST_NOTHING;
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

/* A whole text. */

#define MOST_PUZZLES 4000000
/* Lines between two looks at whether to continue. */
#define CANCEL_LINES 1024

/* Where a puzzle is. Small: there may be millions. */
typedef struct
{
  guint32 offset; /* of its line */
  guint32 line;
  guint32 index; /* among the puzzles of its line */
} Place;

typedef struct
{
  NonetText text; /* holds a reference */
  NonetReadOptions options;
  NonetList list;
  GArray *places;
} Source;

static void
source_free (gpointer data)
{
  Source *self = data;

  nonet_text_clear (&self->text);
  g_clear_pointer (&self->options.alphabet, nonet_alphabet_unref);
  g_array_unref (self->places);
  g_free (self);
}

static guint
source_count (gpointer data)
{
  return ((const Source *) data)->places->len;
}

static guint
source_line (gpointer data, guint index)
{
  return g_array_index (((const Source *) data)->places, Place, index).line;
}

static NonetPuzzle *
source_dup (gpointer data, guint index)
{
  const Source *self = data;
  const Place *place = &g_array_index (self->places, Place, index);
  NonetList list = self->list;
  NonetLine line = { 0 };
  gsize offset = place->offset;
  guint8 values[NONET_QUICK_CELLS] = { 0 };
  g_autoptr (NonetReading) reading = NULL;

  nonet_text_next_line (&self->text, &offset, &line);
  if (nonet_list_read_line (&list, line.start, line.length, TRUE, values, &reading, NULL) == NONET_LIST_ERROR)
    {
      /* A board of another size was read before anything was known of the list. */
      list.n_nines = 0;
      nonet_list_read_line (&list, line.start, line.length, TRUE, values, &reading, NULL);
    }
  if (reading == NULL)
    return new_nine (&self->list, values);
  return nonet_reading_dup_puzzle (reading, place->index);
}

static const NonetSourceClass source_class = { source_count, source_dup, source_line, source_free };

/* Adds the puzzles of a line, or what is wrong with it. */
static void
read_line (Source *self, NonetInput *input, const NonetLine *line)
{
  guint8 values[NONET_QUICK_CELLS];
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint column;
  Place place = { .offset = (guint32) (line->start - self->text.data), .line = line->number };
  guint n_puzzles = 0;

  switch (nonet_list_read_line (&self->list, line->start, line->length, FALSE, values, &reading, &error))
    {
    case NONET_LIST_NINE:
      n_puzzles = 1;
      break;
    case NONET_LIST_PUZZLES:
      n_puzzles = nonet_reading_get_n_puzzles (reading);
      nonet_messages_add_at_line (input->messages, nonet_reading_get_messages (reading), line->number);
      break;
    case NONET_LIST_ERROR:
      /* Words that belong to no puzzle, and what is left out: a link to a puzzle on a server, say. */
      if (g_error_matches (error, NONET_READ_ERROR, NONET_READ_ERROR_NOT_A_PUZZLE) && has_word (line))
        break;
      text = nonet_error_dup_text (error, NULL, &column);
      if (g_error_matches (error, NONET_READ_ERROR, NONET_READ_ERROR_UNSUPPORTED) && self->list.begun)
        nonet_input_warn (input, line->number, column, "%s", text);
      else
        nonet_input_error (input, line->number, column, "%s", text);
      break;
    case NONET_LIST_NOTHING:
    default:
      break;
    }
  for (; place.index < n_puzzles; place.index++)
    g_array_append_val (self->places, place);
}

static gboolean
sniff (const NonetText *text)
{
  NonetList list;
  gsize length = MIN (text->size, NONET_LIST_SNIFF_BYTES);

  return nonet_list_init (&list, NULL)
         && nonet_list_guess (&list, text->data, length, length == text->size, TRUE) == NONET_LIST_YES;
}

static void
read_list (NonetInput *input)
{
  gsize length = MIN (input->text->size, NONET_LIST_SNIFF_BYTES), offset = 0;
  NonetLine line = { 0 };
  Source *self = g_new0 (Source, 1);

  self->text = *input->text;
  g_bytes_ref (self->text.bytes);
  self->options = *input->options;
  if (self->options.alphabet != NULL)
    nonet_alphabet_ref (self->options.alphabet);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  if (!nonet_list_init (&self->list, &self->options)
      || nonet_list_guess (&self->list, self->text.data, length, length == self->text.size, TRUE) != NONET_LIST_YES)
    {
      source_free (self);
      nonet_grid_read (input);
      return;
    }

  while (self->places->len < MOST_PUZZLES && nonet_text_next_line (&self->text, &offset, &line))
    {
      if (line.number % CANCEL_LINES == 0 && g_cancellable_is_cancelled (input->cancellable))
        break;
      read_line (self, input, &line);
    }
  if (self->places->len >= MOST_PUZZLES)
    nonet_input_warn (input, 0, 0, _ ("too many puzzles; only the first %u were read"), self->places->len);
  if (self->places->len > 0)
    {
      input->source_class = &source_class;
      input->source = self;
    }
  else
    source_free (self);
}

const NonetReader nonet_list_reader = { NONET_LIST_FORMAT, sniff, read_list };
