/* Makes the help: pages on techniques and rules from their texts, with pictures of their examples by the program's own painter, the page
 * on keys from the window of keyboard shortcuts, and the pages that are written by hand, as they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ make-pages LOCALE_FOLDER SHORTCUTS PAGES LANGUAGE FOLDER
 *
 * Writes FOLDER/nonet: index.page, techniques.page and rules.page, which list what links to them, a page in Mallard for each
 * technique and rule, and, for the language C, its picture in figures, which other languages show, too; keys.page from the file SHORTCUTS; and a
 * copy of each page in the folder PAGES/LANGUAGE.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <unistd.h>

#include "marks/step-marks.h"
#include "render/board/board-picture.h"
#include "sudoku/rules.h"
#include "tasks/practice/examples.h"
#include "words/fill.h"
#include "words/rule.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* The page of the help on keys, made from the window of keyboard shortcuts. */

#define CONTEXT "shortcuts"

typedef struct
{
  GString *page;
  GPtrArray *classes; /* of the objects around the element, outermost first */
  char *property;     /* that is being read, or NULL */
  char *title;        /* of the shortcut */
  guint n_groups;     /* so far */
} Reader;

static gboolean
is_in (const Reader *self, const char *class)
{
  return self->classes->len > 0 && g_str_equal (g_ptr_array_index (self->classes, self->classes->len - 1), class);
}

static void
replace (char **string, const char *with)
{
  g_free (*string);
  *string = g_strdup (with);
}

/* A key by the name that is on it; GTK's names of keys are longer. */
static const char *
key_name (const char *name)
{
  static const struct
  {
    const char *gtk, *shown;
  } names[] = {
    { "Control", NC_ ("key", "Ctrl") },
    { "Shift", NC_ ("key", "Shift") },
    { "Alt", NC_ ("key", "Alt") },
    { "Up", "↑" },
    { "Down", "↓" },
    { "Left", "←" },
    { "Right", "→" },
    { "Home", NC_ ("key", "Home") },
    { "End", NC_ ("key", "End") },
    { "Page_Up", NC_ ("key", "Page Up") },
    { "Page_Down", NC_ ("key", "Page Down") },
    { "Return", NC_ ("key", "Enter") },
    { "Menu", NC_ ("key", "Menu") },
    { "Escape", NC_ ("key", "Esc") },
    { "Delete", NC_ ("key", "Delete") },
    { "BackSpace", NC_ ("key", "Backspace") },
    { "space", NC_ ("key", "Space") },
    { "plus", "+" },
    { "minus", "−" },
    { "comma", "," },
    { "period", "." },
    { "question", "?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i].gtk))
      return g_dpgettext2 (NULL, "key", names[i].shown);
  return name;
}

static void
append_key (GString *page, const char *name)
{
  g_autofree char *upper = name[0] != '\0' && name[1] == '\0' ? g_ascii_strup (name, -1) : g_strdup (key_name (name));
  g_autofree char *key = g_markup_escape_text (upper, -1);

  g_string_append_printf (page, "<key>%s</key>", key);
}

/* An accelerator such as <Control>n, or a range of them such as 1...9. */
static void
append_accelerator (GString *page, const char *accelerator)
{
  const char *end = NULL;

  g_string_append (page, "<keyseq>");
  while (accelerator[0] == '<' && (end = strchr (accelerator, '>')) != NULL)
    {
      g_autofree char *modifier = g_strndup (accelerator + 1, (gsize) (end - accelerator - 1));

      append_key (page, modifier);
      accelerator = end + 1;
    }
  if ((end = strstr (accelerator, "...")) != NULL)
    {
      g_autofree char *range = g_strdup_printf ("%c–%c", g_ascii_toupper (accelerator[0]), g_ascii_toupper (end[3]));

      append_key (page, range);
    }
  else
    append_key (page, accelerator);
  g_string_append (page, "</keyseq>");
}

static void
append_row (Reader *self, const char *accelerators)
{
  g_auto (GStrv) each = g_strsplit (accelerators, " ", -1);

  g_string_append_printf (self->page, "      <tr><td><p>%s</p></td><td><p>", self->title);
  for (guint i = 0; each[i] != NULL; i++)
    {
      g_string_append (self->page, i > 0 ? " " : "");
      append_accelerator (self->page, each[i]);
    }
  g_string_append (self->page, "</p></td></tr>\n");
}

static void
element_begins (GMarkupParseContext *context,
                const char *element,
                const char **names,
                const char **values,
                gpointer data,
                GError **error)
{
  Reader *self = data;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (element, "object") && g_str_equal (names[i], "class"))
        g_ptr_array_add (self->classes, g_strdup (values[i]));
      else if (g_str_equal (element, "property") && g_str_equal (names[i], "name"))
        replace (&self->property, values[i]);
    }
}

static void
element_ends (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reader *self = data;

  g_clear_pointer (&self->property, g_free);
  if (!g_str_equal (element, "object"))
    return;
  if (is_in (self, "AdwPreferencesGroup"))
    g_string_append (self->page, "    </table>\n  </section>\n");
  g_ptr_array_remove_index (self->classes, self->classes->len - 1);
}

static void
text_read (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Reader *self = data;
  gboolean in_shortcut = is_in (self, "NonetShortcutRow");

  if (g_strcmp0 (self->property, "title") == 0)
    {
      g_autofree char *title = g_markup_escape_text (g_dpgettext2 (NULL, CONTEXT, text), -1);

      if (in_shortcut)
        replace (&self->title, title);
      else if (is_in (self, "AdwPreferencesGroup"))
        g_string_append_printf (self->page,
                                "  <section id=\"group-%u\">\n    <title>%s</title>\n    <table rules=\"rows\">\n",
                                ++self->n_groups, title);
    }
  else if (g_strcmp0 (self->property, "accelerator") == 0 && in_shortcut)
    append_row (self, text);
}

/* Appends to a page in Mallard a section with a table for each group of the window of shortcuts, ui (the text of its
 * file), in the language of gettext. FALSE with an error if ui is not XML. */
static gboolean
key_page_append (GString *page, const char *ui, GError **error)
{
  static const GMarkupParser parser = { .start_element = element_begins,
                                        .end_element = element_ends,
                                        .text = text_read };
  Reader reader = { .page = page, .classes = g_ptr_array_new_with_free_func (g_free) };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader, NULL);
  gboolean read =
      g_markup_parse_context_parse (context, ui, -1, error) && g_markup_parse_context_end_parse (context, error);

  g_markup_parse_context_free (context);
  g_ptr_array_unref (reader.classes);
  g_free (reader.property);
  g_free (reader.title);
  return read;
}

#define MALLARD "http://projectmallard.org/1.0/"
#define PICTURE_SIZE 480
/* With more links than this only one branch of a step is drawn. */
#define MOST_LINKS 24

typedef struct
{
  const char *folder;
  gboolean draws; /* pictures as well */
} Maker;

static void
write_page (const Maker *self, const char *id, const GString *text)
{
  g_autofree char *name = g_strdup_printf ("%s.page", id);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text->str, (gssize) text->len, &error))
    g_error ("%s", error->message);
}

static GString *
begin_page (const char *type, const char *id)
{
  GString *page = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  g_string_append_printf (page, "<page xmlns=\"" MALLARD "\" type=\"%s\" id=\"%s\">\n", type, id);
  return page;
}

/* Appends text to XML, escaped. */
static void append (GString *page, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
append (GString *page, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_markup_vprintf_escaped (format, arguments);
  va_end (arguments);
  g_string_append (page, text);
}

static void
append_paragraph (GString *page, const char *text)
{
  if (text != NULL)
    append (page, "  <p>%s</p>\n", text);
}

static void
append_section (GString *page, const char *id, const char *title, const char *text)
{
  append (page, "  <section id=\"%s\">\n    <title>%s</title>\n    <p>%s</p>\n  </section>\n", id, title, text);
}

static char *
id_of_family (NonetTechniqueFamily family)
{
  return g_strdup_printf ("family-%u", (guint) family + 1);
}

/* Cells around one, as many in a row and a column. */
typedef struct
{
  guint row, column, n;
} Part;

/* A board, or a part of one (NULL: the whole). */
static void
write_picture (const Maker *self, const char *id, const NonetBoardScene *scene, int size, const Part *part)
{
  g_autofree char *path = g_strdup_printf ("%s/figures/%s.png", self->folder, id);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, &error);
  NonetPicture *picture = NULL;

  if (stream == NULL)
    g_error ("%s", error->message);
  picture = nonet_picture_new (NONET_PICTURE_PNG, size, size, G_OUTPUT_STREAM (stream));
  if (part == NULL)
    nonet_picture_add_board (picture, scene, nonet_board_style_light (), NULL);
  else
    {
      cairo_t *cr = cairo_create (nonet_picture_get_surface (picture));
      double cell = (double) size / part->n;

      cairo_translate (cr, -cell * part->column, -cell * part->row);
      nonet_board_draw (cr, scene, nonet_board_style_light (), cell * scene->shape->order, 1.0, NULL);
      cairo_destroy (cr);
    }
  if (!nonet_picture_finish (picture, &error) || !g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, &error))
    g_error ("%s", error->message);
}

/* What those hear who do not see the picture is also its text. */
static void
append_picture (const Maker *self, GString *page, const char *id, int size, const char *text)
{
  append (page, "    <media type=\"image\" mime=\"image/png\" width=\"%d\" src=\"%sfigures/%s.png\">\n", size,
          self->draws ? "" : "../../C/nonet/", id);
  append (page, "      <p>%s</p>\n    </media>\n", text);
}

/* The picture of the first example, and its sentence. */
static void
append_example (const Maker *self, GString *page, SudokuTechnique technique)
{
  const char *id = sudoku_technique_info (technique)->id;
  g_autoptr (NonetFoundStep) found = nonet_example_find (technique, 0, NULL, NULL);
  const NonetPosition *position = nonet_found_step_get_position (found);
  const SudokuStep *step = nonet_found_step_get_step (found);
  const NonetNotation notation = { position->puzzle->alphabet, NONET_CELLS_RC };
  guint branch = step->n_links <= MOST_LINKS ? NONET_ALL_BRANCHES : 1;
  g_autoptr (NonetBoardMarks) marks = nonet_step_to_marks (step, position->board, branch);
  NonetBoardScene scene = nonet_board_scene_of (position->puzzle);
  g_autofree char *sentence = nonet_words_step (step, position->board, &notation, NONET_STEP_FULL);

  scene.candidates = position->board->cell;
  scene.marks = marks;
  if (self->draws)
    write_picture (self, id, &scene, PICTURE_SIZE, NULL);
  append (page, "  <section id=\"example\">\n    <title>%s</title>\n", _ ("Example"));
  append_picture (self, page, id, PICTURE_SIZE, sentence);
  append (page, "    <p>%s</p>\n  </section>\n", sentence);
}

static void
write_technique (const Maker *self, SudokuTechnique technique)
{
  g_autofree char *id = g_strconcat ("technique-", sudoku_technique_info (technique)->id, NULL);
  g_autofree char *family = id_of_family (nonet_technique_family (technique));
  g_autofree char *what = nonet_words_technique_what (technique);
  g_autofree char *ratings = nonet_words_technique_ratings (technique);
  const char *names = nonet_words_technique_other_names (technique);
  g_autofree char *also = names != NULL ? g_strdup_printf (_ ("Also called %s."), names) : NULL;
  g_autoptr (GString) page = begin_page ("topic", id);

  append (page, "  <info>\n    <link type=\"guide\" xref=\"techniques#%s\"/>\n", family);
  append (page, "    <title type=\"sort\">%03u</title>\n", (guint) technique);
  if (technique + 1 < SUDOKU_N_TECHNIQUES)
    append (page, "    <link type=\"next\" xref=\"technique-%s\"/>\n", sudoku_technique_info (technique + 1)->id);
  append (page, "    <desc>%s</desc>\n  </info>\n",
          ratings != NULL ? ratings : nonet_words_family (nonet_technique_family (technique)));
  append (page, "  <title>%s</title>\n", nonet_words_technique (technique));
  append_paragraph (page, what);
  append_paragraph (page, nonet_words_technique_needs (technique));
  append_paragraph (page, also);
  append_section (page, "why", _ ("Why It Works"), nonet_words_technique_why (technique));
  append_section (page, "search", _ ("How to Look for It"), nonet_words_technique_search (technique));
  if (nonet_examples_count (technique) > 0)
    append_example (self, page, technique);
  g_string_append (page, "</page>\n");
  write_page (self, id, page);
}

/* The list of techniques by family; each page says where it belongs. */
static void
write_list (const Maker *self)
{
  g_autoptr (GString) page = begin_page ("guide", "techniques");

  append (page,
          "  <info>\n    <link type=\"guide\" xref=\"index#solve\"/>\n"
          "    <title type=\"sort\">9</title>\n    <desc>%s</desc>\n  </info>\n",
          _ ("What they look like, why they work, and how to look for them"));
  append (page, "  <title>%s</title>\n", _ ("Techniques"));
  for (NonetTechniqueFamily family = 0; family < NONET_N_FAMILIES; family++)
    {
      g_autofree char *id = id_of_family (family);

      append (page, "  <section id=\"%s\">\n    <title>%s</title>\n  </section>\n", id, nonet_words_family (family));
    }
  g_string_append (page, "</page>\n");
  write_page (self, "techniques", page);
}

/* Rules: an example of each kind, on a board that is otherwise empty. */

#define RULE_PICTURE_SIZE 320
#define LINE_OF_CELLS "51 52 53 54 55 56 57 58 59"

static const struct
{
  SudokuRuleKind kind;
  gint value;         /* 0: none */
  const char *cells;  /* row and column of each: those of the rule, or some if it is of the whole board, … */
  const char *values; /* … and what stands there, so that the rule holds; "": nothing */
  const char *more;   /* further cells, beside those of the rule, … */
  const char *beside; /* … what stands there, an x for a cross */
  const char *digits; /* of the rule */
} examples[] = {
  { SUDOKU_RULE_DIAGONAL_DOWN, 0, "11 22 33 44 55 66 77 88 99", "519473826" },
  { SUDOKU_RULE_DIAGONAL_UP, 0, "91 82 73 64 55 46 37 28 19", "284951673" },
  { SUDOKU_RULE_DISJOINT_GROUPS, 0, "11 14 17 41 44 47 71 74 77", "593817264" },
  { SUDOKU_RULE_WINDOKU, 0, "22 23 24 32 33 34 42 43 44", "714295836" },
  { SUDOKU_RULE_ANTI_KNIGHT, 0, "55", "5", "34 36 43 47 63 67 74 76", "xxxxxxxx" },
  { SUDOKU_RULE_ANTI_KING, 0, "55", "5", "44 46 64 66", "xxxx" },
  { SUDOKU_RULE_NON_CONSECUTIVE, 0, "55 45 54 56 65", "59128" },
  { SUDOKU_RULE_NEGATIVE_DIFFERENCE, 1, "54 55 56", "845" },
  { SUDOKU_RULE_NEGATIVE_RATIO, 2, "54 55 56", "936" },
  { SUDOKU_RULE_NEGATIVE_SUM, 10, "54 55 56", "746" },
  { SUDOKU_RULE_ODD, 0, "55", "7" },
  { SUDOKU_RULE_EVEN, 0, "55", "4" },
  { SUDOKU_RULE_CANDIDATES, 0, "55", "", "", "", "258" },
  { SUDOKU_RULE_MINIMUM, 0, "55", "2", "45 54 56 65", "5739" },
  { SUDOKU_RULE_MAXIMUM, 0, "55", "8", "45 54 56 65", "5316" },
  { SUDOKU_RULE_ROW_INDEXER, 0, "53", "8", "83", "5" },
  { SUDOKU_RULE_COLUMN_INDEXER, 0, "53", "8", "58", "3" },
  { SUDOKU_RULE_BOX_INDEXER, 0, "55", "3", "46", "5" },
  { SUDOKU_RULE_DIFFERENCE, 1, "54 55", "34" },
  { SUDOKU_RULE_RATIO, 2, "54 55", "36" },
  { SUDOKU_RULE_SUM_OF_TWO, 10, "54 55", "37" },
  { SUDOKU_RULE_LESS, 0, "54 55", "28" },
  { SUDOKU_RULE_THERMOMETER, 0, "84 74 64 54 55 56", "235689" },
  { SUDOKU_RULE_SLOW_THERMOMETER, 0, "84 74 65 55 46", "23368" },
  { SUDOKU_RULE_PALINDROME, 0, "53 54 45 36 37", "72927" },
  { SUDOKU_RULE_WHISPERS, 5, "53 54 55 45 46", "61728" },
  { SUDOKU_RULE_ENTROPIC, 0, "53 54 55 56 57", "25914" },
  { SUDOKU_RULE_MODULAR, 3, "53 54 55 56 57", "15942" },
  { SUDOKU_RULE_RENBAN, 0, "54 55 56 46", "5346" },
  { SUDOKU_RULE_NABNER, 0, "53 54 55 46 37", "51739" },
  { SUDOKU_RULE_REGION_SUM, 0, "52 53 54 55 46", "48327" },
  { SUDOKU_RULE_ZIPPER, 0, "53 54 55 56 57", "24957" },
  { SUDOKU_RULE_PARTIAL_SUMS, 10, "53 54 55 56 57", "46721" },
  { SUDOKU_RULE_BETWEEN, 0, "53 54 55 46 37", "25368" },
  { SUDOKU_RULE_LOCKOUT, 4, "53 54 55 46 37", "31927" },
  { SUDOKU_RULE_ARROW, 1, "55 46 37 38", "9243" },
  { SUDOKU_RULE_DOUBLE_ARROW, 0, "53 54 55 46 37", "42536" },
  { SUDOKU_RULE_EXTRA_REGION, 0, "33 34 43 44 45 54 55 56 65", "492715386" },
  { SUDOKU_RULE_CAGE, 15, "54 55 64", "276" },
  { SUDOKU_RULE_CLONE, 0, "22 23 32 77 78 87", "493493" },
  { SUDOKU_RULE_QUADRUPLE, 0, "54 55 64 65", "2597", "", "", "27" },
  { SUDOKU_RULE_LITTLE_KILLER, 28, "14 25 36 47 58 69", "358219" },
  { SUDOKU_RULE_SANDWICH, 21, LINE_OF_CELLS, "418256937" },
  { SUDOKU_RULE_X_SUM, 16, LINE_OF_CELLS, "385214697" },
  { SUDOKU_RULE_SKYSCRAPER, 4, LINE_OF_CELLS, "241739568" },
  { SUDOKU_RULE_NUMBERED_ROOM, 8, LINE_OF_CELLS, "358214697" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (examples) == SUDOKU_N_RULES);

/* The kinds from here on, in a section of the list. */
static const struct
{
  SudokuRuleKind first;
  const char *title;
} rule_groups[] = {
  { SUDOKU_RULE_DIAGONAL_DOWN, N_ ("The Whole Board") },
  { SUDOKU_RULE_ODD, N_ ("Single Cells") },
  { SUDOKU_RULE_DIFFERENCE, N_ ("Two Cells") },
  { SUDOKU_RULE_THERMOMETER, N_ ("Lines") },
  { SUDOKU_RULE_EXTRA_REGION, N_ ("Areas") },
  { SUDOKU_RULE_LITTLE_KILLER, N_ ("Clues Outside") },
};

/* Of cells listed as above. Returns how many there are. */
static guint16
read_cells (const char *text, guint16 cells[9])
{
  guint16 n = 0;

  for (const char *at = text; at != NULL && *at != '\0'; at += at[2] == ' ' ? 3 : 2)
    cells[n++] = (guint16) ((at[0] - '1') * 9 + at[1] - '1');
  return n;
}

/* The shape with the rule of an example; what shows that all marks are there has one, too. */
static SudokuShape *
make_shape (guint example, const guint16 *cells, guint16 n_cells)
{
  static const SudokuRuleKind marks[] = { SUDOKU_RULE_DIFFERENCE, SUDOKU_RULE_RATIO, SUDOKU_RULE_SUM_OF_TWO };
  SudokuRuleKind kind = examples[example].kind;
  SudokuShape *plain = sudoku_shape_new (3, 3), *shape;
  SudokuRule rules[2] = { { .kind = kind } };
  guint n_rules = 1;
  guint8 digits[9];

  if (kind >= SUDOKU_RULE_ODD)
    {
      rules[0].has_value = examples[example].value != 0;
      rules[0].value = examples[example].value;
      rules[0].n_cells = n_cells;
      rules[0].cell = cells;
      rules[0].digit = digits;
      for (const char *at = examples[example].digits; at != NULL && *at != '\0'; at++)
        digits[rules[0].n_digits++] = (guint8) (*at - '0');
    }
  else if (examples[example].value != 0)
    rules[n_rules++] = (SudokuRule){ .kind = marks[kind - SUDOKU_RULE_NEGATIVE_DIFFERENCE],
                                     .has_value = true,
                                     .value = examples[example].value,
                                     .n_cells = 2,
                                     .cell = cells + 1 };
  for (guint i = 0; i < n_rules; i++)
    if (sudoku_rule_fault (plain, &rules[i]) != SUDOKU_RULE_FAULT_NONE)
      g_error ("the example of %s is no rule", nonet_rule_kind_to_string (kind));
  shape = sudoku_shape_new_with_rules (plain, rules, n_rules);
  sudoku_shape_unref (plain);
  return shape;
}

/* The cells that have a value, or the first one, with a cell around them, in a square of five cells at least; all
 * where the rule is of the whole board or a clue stands outside. */
static Part
part_around (const NonetPuzzle *puzzle, guint first_cell, SudokuRuleKind kind)
{
  guint top = first_cell / 9, bottom = top, left = first_cell % 9, right = left;
  Part part;

  for (guint cell = 0; cell < 81; cell++)
    if (puzzle->entries[cell] != 0)
      {
        top = MIN (top, cell / 9);
        bottom = MAX (bottom, cell / 9);
        left = MIN (left, cell % 9);
        right = MAX (right, cell % 9);
      }
  part.n = MAX (MAX (bottom - top, right - left) + 3, 5);
  if (part.n > 7 || kind <= SUDOKU_RULE_WINDOKU || kind >= SUDOKU_RULE_LITTLE_KILLER)
    return (Part){ .n = 9 };
  part.row = CLAMP ((int) (top + bottom + 1 - part.n) / 2, 0, (int) (9 - part.n));
  part.column = CLAMP ((int) (left + right + 1 - part.n) / 2, 0, (int) (9 - part.n));
  return part;
}

static void
write_rule_picture (const Maker *self, const char *id, guint example)
{
  guint16 cells[9], beside[9], n_cells = read_cells (examples[example].cells, cells);
  guint n_beside = read_cells (examples[example].more, beside);
  SudokuShape *shape = make_shape (example, cells, n_cells);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL);
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (shape);
  NonetBoardScene scene;
  Part part;

  for (guint i = 0; i < n_cells && examples[example].values[i] != '\0'; i++)
    puzzle->entries[cells[i]] = (guint8) (examples[example].values[i] - '0');
  for (guint i = 0; i < n_beside; i++)
    if (examples[example].beside[i] == 'x')
      marks->cell[beside[i]] |= NONET_CELL_MARK_CROSSED;
    else
      puzzle->entries[beside[i]] = (guint8) (examples[example].beside[i] - '0');
  if (sudoku_shape_find_broken_rule (shape, puzzle->entries) != NULL)
    g_error ("the example of %s breaks its rule", id);
  scene = nonet_board_scene_of (puzzle);
  scene.marks = marks;
  part = part_around (puzzle, cells[0], examples[example].kind);
  write_picture (self, id, &scene, RULE_PICTURE_SIZE, part.n < 9 ? &part : NULL);
  sudoku_shape_unref (shape);
}

/* A title in English has header capitals. */
static char *
dup_rule_title (const Maker *self, SudokuRuleKind kind)
{
  g_auto (GStrv) words = g_strsplit (nonet_rule_kind_to_string (kind), " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (i == 0 || (self->draws && strlen (words[i]) > 3 && !g_str_equal (words[i], "from")))
      {
        g_autofree char *small = words[i];

        words[i] = nonet_capitalise (small);
      }
  return g_strjoinv (" ", words);
}

static void
write_rule (const Maker *self, guint example, guint group)
{
  SudokuRuleKind kind = examples[example].kind;
  const char *sentence = nonet_rule_kind_to_sentence (kind);
  g_autofree char *id = nonet_rule_kind_to_page (kind), *title = dup_rule_title (self, kind);
  g_autoptr (GString) page = begin_page ("topic", id);

  append (page, "  <info>\n    <link type=\"guide\" xref=\"rules#group-%u\"/>\n", group + 1);
  append (page, "    <title type=\"sort\">%03u</title>\n  </info>\n  <title>%s</title>\n", (guint) kind, title);
  append_paragraph (page, sentence);
  if (self->draws)
    write_rule_picture (self, id, example);
  append_picture (self, page, id, RULE_PICTURE_SIZE, sentence);
  g_string_append (page, "</page>\n");
  write_page (self, id, page);
}

/* The pages of all rules, and the list of them. */
static void
write_rules (const Maker *self)
{
  g_autoptr (GString) page = begin_page ("guide", "rules");
  guint group = 0;

  append (page,
          "  <info>\n    <link type=\"guide\" xref=\"index#solve\"/>\n    <link type=\"seealso\" xref=\"formats\"/>\n"
          "    <title type=\"sort\">8</title>\n    <desc>%s</desc>\n  </info>\n",
          _ ("What each says, with an example"));
  append (page, "  <title>%s</title>\n", _ ("Rules"));
  for (guint i = 0; i < G_N_ELEMENTS (rule_groups); i++)
    append (page, "  <section id=\"group-%u\">\n    <title>%s</title>\n  </section>\n", i + 1,
            _ (rule_groups[i].title));
  g_string_append (page, "</page>\n");
  write_page (self, "rules", page);
  for (guint i = 0; i < SUDOKU_N_RULES; i++)
    {
      if (group + 1 < G_N_ELEMENTS (rule_groups) && examples[i].kind == rule_groups[group + 1].first)
        group++;
      write_rule (self, i, group);
    }
}

/* The first page, which lists whatever links to its sections. */
static void
write_index (const Maker *self)
{
  static const struct
  {
    const char *id, *title;
  } sections[] = {
    { "solve", N_ ("Solving") },           { "set", N_ ("Setting and New Puzzles") },
    { "solutions", N_ ("All Solutions") }, { "files", N_ ("Files and Paper") },
    { "keys", N_ ("Keyboard") },
  };
  g_autoptr (GString) page = begin_page ("guide", "index");

  append (page, "  <info>\n    <desc>%s</desc>\n  </info>\n", _ ("A Sudoku solver and workbench"));
  g_string_append (page, "  <title>Nonet</title>\n");
  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    append (page, "  <section id=\"%s\">\n    <title>%s</title>\n  </section>\n", sections[i].id,
            _ (sections[i].title));
  g_string_append (page, "</page>\n");
  write_page (self, "index", page);
}

static void
write_keys (const Maker *self, const char *shortcuts)
{
  g_autoptr (GString) page = begin_page ("topic", "keys");
  g_autofree char *ui = NULL;
  g_autoptr (GError) error = NULL;

  append (page,
          "  <info>\n    <link type=\"guide\" xref=\"index#keys\"/>\n    <link type=\"seealso\" xref=\"solving\"/>\n"
          "    <desc>%s</desc>\n  </info>\n  <title>%s</title>\n",
          _ ("All keys of the window"), _ ("Keyboard Shortcuts"));
  if (!g_file_get_contents (shortcuts, &ui, NULL, &error) || !key_page_append (page, ui, &error))
    g_error ("%s", error->message);
  g_string_append (page, "</page>\n");
  write_page (self, "keys", page);
}

/* The pages that were written in the language by hand, if there are any. */
static void
copy_pages (const Maker *self, const char *pages)
{
  g_autoptr (GDir) folder = g_dir_open (pages, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *from = g_build_filename (pages, name, NULL);
      g_autofree char *to = g_build_filename (self->folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;
      g_autoptr (GError) error = NULL;

      if (!g_file_get_contents (from, &text, &length, &error)
          || !g_file_set_contents (to, text, (gssize) length, &error))
        g_error ("%s", error->message);
    }
}

/* Has gettext () answer in the language, for which no locale may be installed: with C.UTF-8 it does not translate at all
 * since glibc 2.41, but with the same files by another name it does. */
static void
speak (const char *language, const char *translations)
{
  g_autofree char *locales = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *locale = g_build_filename (locales, "en_US.UTF-8", NULL);

  g_setenv ("LANGUAGE", language, TRUE);
  g_setenv ("LOCPATH", locales, TRUE);
  if (symlink ("/usr/lib/locale/C.utf8", locale) != 0 || setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  g_remove (locale);
  g_rmdir (locales);
  bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL, *figures = NULL, *pages = NULL;
  Maker maker;

  if (argc != 6)
    g_error ("make-pages LOCALE_FOLDER SHORTCUTS PAGES LANGUAGE FOLDER");
  speak (argv[4], argv[1]);
  folder = g_build_filename (argv[5], "nonet", NULL);
  figures = g_build_filename (folder, "figures", NULL);
  pages = g_build_filename (argv[3], argv[4], NULL);
  maker = (Maker){ folder, g_str_equal (argv[4], "C") };
  if (g_mkdir_with_parents (maker.draws ? figures : folder, 0755) != 0)
    g_error ("cannot make %s", folder);
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    write_technique (&maker, technique);
  write_list (&maker);
  write_rules (&maker);
  write_keys (&maker, argv[2]);
  copy_pages (&maker, pages);
  write_index (&maker);
  return 0;
}
