/* nonet-cli render, a program of its own: draws puzzles, steps and sheets as pictures, and thumbnails for file managers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands/explain.h"
#include "cli/run/run.h"
#include "formats/atomic-file.h"
#include "marks/step-marks.h"
#include "render/board/board-picture.h"
#include "render/page/sheet.h"
#include "sudoku/derivation.h"
#include "sudoku/search.h"
#include "tasks/parallel.h"
#include "tasks/practice/answer.h"
#include "words/rule.h"

typedef struct
{
  const char *name;             /* as the command line has it, or NULL: standard output */
  NonetAtomicFile *atomic_file; /* being written … */
  GOutputStream *stream;        /* … and its stream, or one that is written directly */
} CliPictureFile;

/* What the command line says of pages, and the puzzles for them. */
typedef struct
{
  char *sheet, *page, *solutions, *heading, *footer; /* options as they are written */
  double board, margin;                              /* in millimetres; 0 if not given */
  NonetPageLayout layout;
  GPtrArray *items; /* NonetSheetItem, borrowed; NULL: there are to be no pages */
} CliSheet;

/* Opening files for pictures, also those that cannot be replaced. */

static char *
dup_file_name (const CliPictureFile *self, guint64 number)
{
  const char *dot = strrchr (self->name, '.');

  if (number == 1)
    return g_strdup (self->name);
  if (dot == NULL)
    return g_strdup_printf ("%s-%" G_GUINT64_FORMAT, self->name, number);
  return g_strdup_printf ("%.*s-%" G_GUINT64_FORMAT "%s", (int) (dot - self->name), self->name, number, dot);
}

/* Opens the file, or from the second one on that with the number before its extension. Returns the stream, which belongs to self, or
 * NULL with error set. */
static GOutputStream *
picture_file_open (CliPictureFile *self, guint64 number, GError **error)
{
  g_autofree char *name = self->name != NULL ? dup_file_name (self, number) : NULL;

  if (name == NULL)
    self->stream = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  else if (g_file_test (name, G_FILE_TEST_EXISTS) && !g_file_test (name, G_FILE_TEST_IS_REGULAR)
           && !g_file_test (name, G_FILE_TEST_IS_DIR))
    {
      /* A pipe or a device cannot be replaced. */
      int fd = open (name, O_WRONLY | O_CLOEXEC);

      if (fd >= 0)
        self->stream = g_unix_output_stream_new (fd, TRUE);
      else
        g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (errno), g_strerror (errno));
    }
  else
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);

      self->atomic_file = nonet_atomic_file_new (file, G_FILE_CREATE_NONE, NULL, error);
      if (self->atomic_file != NULL)
        self->stream = g_object_ref (nonet_atomic_file_get_stream (self->atomic_file));
    }
  if (self->stream == NULL)
    g_prefix_error (error, "%s: ", name);
  return self->stream;
}

/* Ends a file, whose contents were written or not. Returns whether they are in place. */
static gboolean
picture_file_close (CliPictureFile *self, gboolean done, GError **error)
{
  if (self->atomic_file != NULL)
    done = nonet_atomic_file_finish (g_steal_pointer (&self->atomic_file), done, error);
  else
    done = g_output_stream_close (self->stream, NULL, done ? error : NULL) && done;
  g_clear_object (&self->stream);
  return done;
}

/* Reading the beginning of a puzzle file. */

/* Larger files are lists, if they have puzzles: their first lines are enough. */
#define WHOLE_BYTES (512 * 1024)
#define FIRST_BYTES (64 * 1024)

/* The bytes of a file, or of a large one its first lines. */
static GBytes *
read_beginning (const char *name, gboolean *cut, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GInputStream) stream = g_str_equal (name, "-") ? g_unix_input_stream_new (STDIN_FILENO, FALSE)
                                                            : G_INPUT_STREAM (g_file_read (file, NULL, error));
  g_autofree char *text = g_malloc (WHOLE_BYTES + 1);
  const char *end;
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (stream, text, WHOLE_BYTES + 1, &length, NULL, error))
    return NULL;
  *cut = length > WHOLE_BYTES;
  if (*cut)
    {
      end = g_strrstr_len (text, FIRST_BYTES, "\n");
      length = end != NULL ? (gsize) (end + 1 - text) : FIRST_BYTES;
    }
  return g_bytes_new_take (g_steal_pointer (&text), length);
}

/* Reads as much of a file as a thumbnail needs, so that a long text that is no puzzle is refused in a short time. Returns the first
 * puzzle, or NULL after reporting what is wrong. *badge becomes "1/250", "1" if it is not known of how many, or NULL if there is
 * one. */
static NonetPuzzle *
read_thumbnail (const char *name, const NonetReadOptions *options, char **badge)
{
  g_autofree char *display_name = g_filename_display_name (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  gboolean cut;
  guint n_puzzles;

  bytes = read_beginning (name, &cut, &error);
  if (bytes != NULL)
    reading = nonet_read_bytes (bytes, options, NULL, &error);
  if (reading == NULL)
    {
      g_printerr ("Invalid input: %s: %s\n", display_name, error->message);
      return NULL;
    }
  n_puzzles = nonet_reading_get_n_puzzles (reading);
  puzzle = nonet_reading_dup_puzzle (reading, 0);
  grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  /* A table of numbers can have as many digits as a board; but then some stand in one row twice. */
  if (!sudoku_grid_consistent (grid))
    {
      g_printerr ("Invalid input: %s: %s\n", display_name, _ ("a row, column or box has a value twice"));
      return NULL;
    }
  *badge = cut ? g_strdup ("1") : n_puzzles > 1 ? g_strdup_printf ("1/%u", n_puzzles) : NULL;
  return g_steal_pointer (&puzzle);
}

/* The step that is drawn with a board. */

typedef struct
{
  gint64 left;        /* steps, the one that is looked for among them */
  SudokuStep *step;   /* that one, … */
  SudokuBoard *board; /* … and the board before it */
} Search;

static bool
take (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Search *search = data;

  if (--search->left > 0)
    return true;
  search->step = cli_made (sudoku_step_copy (step));
  search->board = cli_made (sudoku_board_copy (board));
  return false;
}

/* Finds the number-th step of the solving path of a puzzle, and the board before it; techniques as in cli_limit_techniques (). Returns
 * NULL after reporting that it has fewer. */
static SudokuStep *
find_step (const NonetPuzzle *puzzle, const SudokuTechniqueSet *techniques, gint64 number, SudokuBoard **before)
{
  g_autoptr (SudokuBoard) board = cli_board_of (puzzle);
  g_autoptr (SudokuFinding) finding = cli_made (sudoku_finding_new (puzzle->shape));
  Search search = { .left = number };
  SudokuFindLimits limits;
  guint8 solution[SUDOKU_MAX_CELLS];

  cli_limit_techniques (&limits, techniques, FALSE, puzzle->shape->order);
  limits.unique = sudoku_board_outlook (board, solution, NULL, NULL) == SUDOKU_UNIQUENESS_UNIQUE;
  sudoku_finding_set_limits (finding, &limits);
  if (sudoku_path_run (finding, board, NULL, take, &search) == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  if (search.step == NULL)
    g_printerr (_ ("nonet-cli: there is no step %u; the path has %u\n"), (guint) number,
                (guint) (number - search.left));
  *before = search.board;
  return search.step;
}

/* The options of sheets, and making one. */

#define MOST_PER_PAGE 400
#define MOST_MILLIMETRES 2000

static gboolean
is_asked_for (const CliSheet *self)
{
  return self->sheet != NULL || self->page != NULL || self->solutions != NULL || self->heading != NULL
         || self->footer != NULL || self->board != 0 || self->margin != 0 || self->layout.numbers || self->layout.titles
         || self->layout.levels || self->layout.has_name_line || self->layout.as_shown || self->layout.booklet;
}

/* Reads "2x3" or "6". */
static gboolean
parse_sheet (CliSheet *self)
{
  char *rest = NULL;
  guint64 first, second = 1;

  if (self->sheet == NULL)
    return TRUE;
  first = g_ascii_strtoull (self->sheet, &rest, 10);
  if (first >= 1 && (*rest == 'x' || *rest == 'X') && g_ascii_isdigit (rest[1]))
    {
      second = g_ascii_strtoull (rest + 1, &rest, 10);
      self->layout.columns = (guint) MIN (first, MOST_PER_PAGE + 1);
      self->layout.rows = (guint) MIN (second, MOST_PER_PAGE + 1);
    }
  if (*rest == '\0' && first >= 1 && second >= 1 && first <= MOST_PER_PAGE && second <= MOST_PER_PAGE / first)
    {
      self->layout.per_page = (guint) (first * second);
      return TRUE;
    }
  cli_usage_error (
      _ ("--sheet must be columns and rows, as in 2x3, or a number of puzzles a page, at most %d, not “%s”"),
      MOST_PER_PAGE, self->sheet);
  return FALSE;
}

static gboolean
is_length (const char *option, double length)
{
  if (length == 0 || (length > 0 && length <= MOST_MILLIMETRES))
    return TRUE;
  cli_usage_error (_ ("%s must be a number of millimeters, at most %d"), option, MOST_MILLIMETRES);
  return FALSE;
}

/* Reads the options; if there are any, puzzles are to be added to items. Returns FALSE after reporting what is wrong. */
static gboolean
sheet_parse (CliSheet *self, GPtrArray *items)
{
  NonetPageLayout *layout = &self->layout;
  guint solutions = NONET_PAGE_SOLUTIONS_NONE;

  if (!is_asked_for (self))
    return TRUE;
  if (!parse_sheet (self))
    return FALSE;
  if (self->page != NULL && !nonet_page_find_paper (self->page, &layout->width, &layout->height))
    {
      g_autofree char *names = g_strjoinv (", ", (char **) nonet_page_get_papers ());

      cli_usage_error_value ("--page", self->page, names);
      return FALSE;
    }
  if (!is_length ("--board", self->board) || !is_length ("--margin", self->margin)
      || !cli_choose ("--solutions", self->solutions, "none, end, foot, overleaf", &solutions))
    return FALSE;
  layout->solutions = solutions;
  layout->rules = TRUE;
  layout->board_side = self->board * NONET_MM_TO_POINTS;
  layout->top = layout->right = layout->bottom = layout->left = self->margin * NONET_MM_TO_POINTS;
  self->items = items;
  return TRUE;
}

static void
find_key (guint index, gpointer data)
{
  CliSheet *self = data;
  NonetSheetItem *item = self->items->pdata[index];
  NonetAnswerKey key;

  nonet_answer_key_find (&key, item->puzzle, self->layout.levels, NULL, NULL);
  item->solution = key.solution;
  item->remark = key.remark;
  item->level = key.level;
}

/* Finds solutions and levels, as far as they are asked for, with that many threads, and makes the sheet. *unsolved becomes the number
 * of puzzles that have no solution. */
static NonetSheet *
sheet_make (CliSheet *self, guint n_threads, guint *unsolved)
{
  const NonetSheetTexts texts = { .heading = self->heading,
                                  .footer = self->footer,
                                  .name = _ ("Name:"),
                                  .date = _ ("Date:"),
                                  .solutions = _ ("Solutions") };
  gboolean has_key = self->layout.solutions != NONET_PAGE_SOLUTIONS_NONE;

  *unsolved = 0;
  /* Solutions are found by their numbers. */
  if (has_key && self->items->len > 1)
    self->layout.numbers = TRUE;
  for (guint i = 0; i < self->items->len; i++)
    {
      NonetSheetItem *item = self->items->pdata[i];

      item->rules = nonet_rules_to_lines (item->puzzle->shape);
    }
  if (has_key || self->layout.levels)
    nonet_parallel_for (self->items->len, n_threads, find_key, self);
  for (guint i = 0; has_key && i < self->items->len; i++)
    *unsolved += ((const NonetSheetItem *) self->items->pdata[i])->solution == NULL;
  return nonet_sheet_new (self->items, &self->layout, &texts);
}

#define LEAST_SIZE 32
#define MOST_SIZE 16384
#define USUAL_SIZE 600

/* Pixels of a PNG page in a point unless its width is given: 150 in an inch. */
#define USUAL_SCALE (150 / 72.)

/* With more links than this a step of several branches is drawn with one of them. */
#define MOST_LINKS 60

typedef struct
{
  NonetPictureKind kind;
  double size; /* NAN: not given */
  const NonetBoardStyle *style;
  gboolean solution;
  gboolean candidates;
  gint64 step; /* of the solving path, from 1, that is drawn with the board before it, or CLI_NO_LIMIT */
  const SudokuTechniqueSet *techniques; /* of this path, or NULL for any */
  const char *badge;                    /* drawn on each board, or NULL */
  NonetPuzzle *held;     /* the first one, until it is known whether it is the only one that goes to standard output */
  NonetPicture *picture; /* the PDF all puzzles go into */
  CliPictureFile file;   /* that it goes to */
  CliSheet sheet;        /* pages of puzzles, if they are wanted */
} Render;

/* A PDF has all pictures. */
static GOutputStream *
open_file (Render *render, guint64 number, GError **error)
{
  return picture_file_open (&render->file, render->kind == NONET_PICTURE_PDF ? 1 : number, error);
}

static gboolean
finish_picture (Render *render, GError **error)
{
  gboolean done = nonet_picture_finish (g_steal_pointer (&render->picture), error);

  return picture_file_close (&render->file, done, error);
}

/* Adds a board to the picture, or draws one of its own. */
static gboolean
draw_scene (Render *render, const NonetBoardScene *scene, guint64 number, GError **error)
{
  if (render->picture == NULL)
    {
      GOutputStream *stream = open_file (render, number, error);

      if (stream == NULL)
        return FALSE;
      render->picture = nonet_picture_new (render->kind, render->size, render->size, stream);
    }
  nonet_picture_add_board (render->picture, scene, render->style, render->badge);
  return render->kind == NONET_PICTURE_PDF || finish_picture (render, error);
}

/* Finds the first solution; FALSE if there is none. */
static gboolean
find_solution (const SudokuGrid *grid, guint8 *solution)
{
  SudokuSearch *search = cli_made (sudoku_search_new (grid));
  gboolean found = sudoku_search_next (search, solution) == SUDOKU_FOUND;

  sudoku_search_free (search);
  return found;
}

/* Reports that a picture could not be written; returns the exit status. */
static int
report_failure (const GError *error)
{
  g_printerr (_ ("nonet-cli: cannot write the picture: %s\n"), error->message);
  return CLI_EXIT_BAD;
}

/* Draws a puzzle and returns the exit status. */
static int
draw (Render *render, NonetPuzzle *puzzle, guint64 number)
{
  g_autoptr (GError) error = NULL;
  NonetBoardScene scene = { .shape = puzzle->shape,
                            .alphabet = puzzle->alphabet,
                            .givens = puzzle->givens,
                            .entries = puzzle->entries,
                            .centres = puzzle->marks,
                            .corners = puzzle->corners,
                            .struck = puzzle->eliminated,
                            .colours = puzzle->colours,
                            .candidate_colours = puzzle->candidate_colours };
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (SudokuCandidates) candidates = NULL;
  g_autoptr (SudokuStep) step = NULL;
  g_autoptr (SudokuBoard) board = NULL;
  g_autoptr (NonetBoardMarks) marks = NULL;
  guint8 solution[SUDOKU_MAX_CELLS];
  int status = CLI_EXIT_OK;

  if (render->step != CLI_NO_LIMIT)
    {
      step = find_step (puzzle, render->techniques, render->step, &board);
      if (step == NULL)
        return CLI_EXIT_NO_SOLUTION;
      /* All branches of a step as long as their links can be followed, else the first. */
      marks = nonet_step_to_marks (step, board, step->n_links <= MOST_LINKS ? NONET_ALL_BRANCHES : 1);
      scene.marks = marks;
      scene.entries = board->value;
      scene.candidates = board->cell;
      scene.centres = scene.corners = scene.struck = NULL;
    }
  if (render->solution && find_solution (grid, solution))
    scene.found = solution;
  else if (render->solution)
    status = CLI_EXIT_NO_SOLUTION;
  if (render->candidates && render->step == CLI_NO_LIMIT)
    {
      candidates = cli_made (sudoku_choices (grid));
      sudoku_prune_to_fixpoint (candidates);
      scene.candidates = candidates->cell;
      scene.centres = scene.corners = NULL;
    }

  return draw_scene (render, &scene, number, &error) ? status : report_failure (error);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  Render *render = data;
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);

  if (render->sheet.items != NULL)
    g_ptr_array_add (render->sheet.items, nonet_sheet_item_new (puzzle, (guint) answer->number));
  else if (render->file.name != NULL || render->kind == NONET_PICTURE_PDF) /* there is room for more than one */
    cli_answer_note (answer, draw (render, puzzle, answer->number));
  else if (render->held == NULL)
    render->held = g_steal_pointer (&puzzle);
  else
    {
      g_clear_pointer (&render->held, nonet_puzzle_unref);
      cli_answer_note (answer, cli_usage_error (_ ("--output=FILE is required for several pictures")));
      answer->stop = TRUE;
    }
}

/* Draws what is left and ends the PDF; returns the exit status. */
static int
finish (Render *render)
{
  g_autoptr (GError) error = NULL;
  int status = CLI_EXIT_OK;

  if (render->held != NULL)
    status = draw (render, render->held, 1);
  g_clear_pointer (&render->held, nonet_puzzle_unref);
  if (render->picture == NULL || finish_picture (render, &error))
    return status;
  return report_failure (error);
}

/* Writes a PDF, or the page that is the side-th of the sheet. */
static gboolean
write_sheet (Render *render, const NonetSheet *sheet, guint side, GError **error)
{
  const NonetPagesDetails details = { .title = render->sheet.heading };
  GOutputStream *stream = open_file (render, side + 1, error);
  double width, height, scale;
  gboolean done;

  if (stream == NULL)
    return FALSE;
  nonet_sheet_get_size (sheet, &width, &height);
  scale = isnan (render->size) ? USUAL_SCALE : render->size / width;
  if (render->kind == NONET_PICTURE_PDF)
    done = nonet_sheet_write_pdf (sheet, &details, stream, NULL, NULL, error);
  else
    done = nonet_sheet_write_side (sheet, side, render->kind, scale, stream, error);
  return picture_file_close (&render->file, done, error);
}

/* Draws the pages of all puzzles; returns the exit status. */
static int
finish_sheet (Render *render, guint n_threads)
{
  g_autoptr (NonetSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  guint unsolved, n_files;
  gboolean done = TRUE;

  if (render->sheet.items->len == 0)
    return CLI_EXIT_OK;
  sheet = sheet_make (&render->sheet, n_threads, &unsolved);
  n_files = render->kind == NONET_PICTURE_PDF ? 1 : nonet_sheet_count_sides (sheet);
  if (n_files > 1 && render->file.name == NULL)
    return cli_usage_error (_ ("--output=FILE is required for several pictures"));
  for (guint side = 0; done && side < n_files; side++)
    done = write_sheet (render, sheet, side, &error);
  if (done)
    return unsolved > 0 ? CLI_EXIT_NO_SOLUTION : CLI_EXIT_OK;
  return report_failure (error);
}

/* Draws the first puzzle of a file, or of standard input, alone, and on it how many there are; returns the exit status. */
static int
draw_thumbnail (Render *render, const CliOptions *options)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree char *badge = NULL;
  int status, finished;

  if (options->files != NULL && g_strv_length (options->files) != 1)
    return cli_usage_error (_ ("--thumbnail is for one file"));
  puzzle = read_thumbnail (options->files != NULL ? options->files[0] : "-", &options->reading, &badge);
  if (puzzle == NULL)
    return CLI_EXIT_BAD;
  render->badge = badge;
  status = draw (render, puzzle, 1);
  finished = finish (render);
  return MAX (status, finished);
}

static gboolean
find_kind (Render *render, const char *to)
{
  if (to == NULL && render->file.name == NULL)
    to = render->sheet.items != NULL ? "pdf" : "svg";
  if (nonet_picture_kind_find (to != NULL ? to : render->file.name, &render->kind))
    return TRUE;
  if (to != NULL)
    cli_usage_error_value ("--to", to, "png, svg, pdf");
  else
    cli_usage_error (_ ("no format given; use --to=FORMAT"));
  return FALSE;
}

/* Boards on pages are as they are printed. */
static gboolean
goes_with_pages (const Render *render, const char *style, gboolean thumbnail)
{
  if (render->sheet.items == NULL
      || (style == NULL && !thumbnail && !render->solution && !render->candidates && render->step == CLI_NO_LIMIT
          && render->techniques == NULL))
    return TRUE;
  cli_usage_error (_ ("--style, --solution, --candidates, --step, --technique and --thumbnail are not for pages"));
  return FALSE;
}

static gboolean
check_size (Render *render)
{
  if (!isnan (render->size) && !(render->size >= LEAST_SIZE && render->size <= MOST_SIZE))
    {
      cli_usage_error (_ ("--size must be between %d and %d"), LEAST_SIZE, MOST_SIZE);
      return FALSE;
    }
  if (render->sheet.items == NULL)
    render->size = isnan (render->size) ? USUAL_SIZE : floor (render->size);
  return TRUE;
}

int
cli_render (int argc, char **argv)
{
  const NonetBoardStyle *const styles[] = { nonet_board_style_print (), nonet_board_style_light (),
                                            nonet_board_style_dark () };
  char *to = NULL, *style_name = NULL, *output = NULL, *names = NULL;
  guint style = 0;
  gboolean thumbnail = FALSE;
  Render render = { .size = NAN, .step = CLI_NO_LIMIT };
  CliSheet *sheet = &render.sheet;
  CliTask task = { .keep_details = TRUE, .apart = TRUE, .endless = TRUE, .answer = answer, .data = &render };
  const GOptionEntry entries[] = {
    { "to", 't', CLI_CHOICES, G_OPTION_ARG_STRING, &to,
      N_ ("Draw “png”, “svg” or “pdf” (default: by the name of the output, or svg)"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE; further pictures go to FILE-2 and so on, but a PDF has them all"), N_ ("FILE") },
    { "size", 0, 0, G_OPTION_ARG_DOUBLE, &render.size, N_ ("Width and height in pixels or points (default: 600)"),
      "N" },
    { "style", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &style_name,
      N_ ("Use the colors “print”, “light” or “dark” (default: print)"), N_ ("STYLE") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &render.solution, N_ ("Draw the first solution as well"), NULL },
    { "candidates", 0, 0, G_OPTION_ARG_NONE, &render.candidates, N_ ("Draw the pruned candidates as well"), NULL },
    { "step", 0, 0, G_OPTION_ARG_INT64, &render.step,
      N_ ("Draw the Nth step by which a person solves the puzzle, on the board before it"), "N" },
    { "thumbnail", 0, 0, G_OPTION_ARG_NONE, &thumbnail,
      N_ ("Draw the first puzzle of a file alone, and on it how many there are, as for a file manager"), NULL },
    { "technique", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &names, N_ ("Use only these techniques, and singles"),
      N_ ("NAME,…") },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &sheet->sheet,
      N_ ("Draw pages of C columns and R rows of puzzles, or of N puzzles"), N_ ("CxR|N") },
    { "page", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &sheet->page,
      N_ ("Draw pages of this size: A4, A5, Letter and so on, or 148x210mm (default: A4)"), N_ ("SIZE") },
    { "board", 0, 0, G_OPTION_ARG_DOUBLE, &sheet->board, N_ ("Draw boards of this width on pages, in millimeters"),
      N_ ("MM") },
    { "margin", 0, 0, G_OPTION_ARG_DOUBLE, &sheet->margin, N_ ("Width of the margins of pages (default: 15)"),
      N_ ("MM") },
    { "solutions", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &sheet->solutions,
      N_ ("Draw solutions at the “end”, upside down at the “foot”, “overleaf”, or “none” (default)"), N_ ("WHERE") },
    { "heading", 0, 0, G_OPTION_ARG_STRING, &sheet->heading, N_ ("Heading of each page"), N_ ("TEXT") },
    { "footer", 0, 0, G_OPTION_ARG_STRING, &sheet->footer, N_ ("Footer of each page"), N_ ("TEXT") },
    { "numbers", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.numbers, N_ ("Number the puzzles of pages"), NULL },
    { "titles", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.titles, N_ ("Write titles over the puzzles of pages"), NULL },
    { "levels", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.levels,
      N_ ("Write over the puzzles of pages how hard they are"), NULL },
    { "name-line", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.has_name_line,
      N_ ("Leave a line for name and date on pages"), NULL },
    { "as-shown", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.as_shown, N_ ("Draw entries, marks and colors on pages, too"),
      NULL },
    { "booklet", 0, 0, G_OPTION_ARG_NONE, &sheet->layout.booklet,
      N_ ("Arrange pages as a booklet, two a side of paper"), NULL },
    G_OPTION_ENTRY_NULL
  };
  SudokuTechniqueSet techniques;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_sheet_item_free);
  g_auto (CliOptions) options = { 0 };
  int status, finished;

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Draws a picture of each puzzle."), entries, FALSE, argv))
    return CLI_EXIT_BAD;
  /* The link would be replaced, were it taken for a file. */
  render.file.name = g_strcmp0 (output, "-") == 0 || g_strcmp0 (output, "/dev/stdout") == 0 ? NULL : output;
  if (!cli_choose ("--style", style_name, "print, light, dark", &style) || !sheet_parse (sheet, items)
      || !find_kind (&render, to) || !check_size (&render))
    return CLI_EXIT_BAD;

  if (render.step != CLI_NO_LIMIT && render.step < 1)
    return cli_usage_error (_ ("--step must be at least 1"));
  if (names != NULL && !cli_techniques_parse (names, &techniques))
    return CLI_EXIT_BAD;

  render.techniques = names != NULL ? &techniques : NULL;
  render.style = styles[style];
  if (!goes_with_pages (&render, style_name, thumbnail))
    return CLI_EXIT_BAD;
  if (thumbnail)
    return draw_thumbnail (&render, &options);
  status = cli_run (&options, &task);
  finished = sheet->items != NULL ? finish_sheet (&render, options.threads) : finish (&render);
  return MAX (status, finished);
}

/* nonet-cli-render: the program that nonet-cli render runs. */

int
main (int argc, char **argv)
{
  cli_start ("nonet-cli render");
  return cli_render (argc, argv);
}
