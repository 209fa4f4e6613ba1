/* nonet-cli render: pictures of the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/picture-file.h"
#include "cli/commands/render-sheet.h"
#include "cli/commands/render-step.h"
#include "cli/commands/thumbnail.h"
#include "cli/run/command.h"
#include "marks/step-marks.h"
#include "render/board/board-picture.h"
#include "sudoku/derivation.h"
#include "sudoku/search.h"

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
  gint64 step;           /* of the solving path, from 1, that is drawn with the board before it, or CLI_NO_LIMIT */
  GArray *techniques;    /* CliTechnique of this path, or NULL for any */
  const char *badge;     /* drawn on each board, or NULL */
  NonetPuzzle *held;     /* the first one, until it is known whether it is the only one that goes to standard output */
  NonetPicture *picture; /* the PDF all puzzles go into */
  CliPictureFile file;   /* that it goes to */
  CliSheet *sheet;       /* pages of puzzles, if they are wanted */
} Render;

/* Whether only one picture can be written. */
static gboolean
has_room_for_one (const Render *render)
{
  return render->file.name == NULL && render->kind != NONET_PICTURE_PDF;
}

/* A PDF has all pictures. */
static GOutputStream *
open_file (Render *render, guint64 number, GError **error)
{
  return cli_picture_file_open (&render->file, render->kind == NONET_PICTURE_PDF ? 1 : number, error);
}

static gboolean
start_picture (Render *render, guint64 number, GError **error)
{
  GOutputStream *stream;

  if (render->picture != NULL)
    return TRUE;
  stream = open_file (render, number, error);
  if (stream == NULL)
    return FALSE;
  render->picture = nonet_picture_new (render->kind, render->size, render->style, stream);
  nonet_picture_set_badge (render->picture, render->badge);
  return TRUE;
}

static gboolean
finish_picture (Render *render, GError **error)
{
  gboolean done = nonet_picture_finish (g_steal_pointer (&render->picture), error);

  return cli_picture_file_close (&render->file, done, error);
}

/* Adds a board to the picture, or draws one of its own. */
static gboolean
draw_scene (Render *render, const NonetBoardScene *scene, guint64 number, GError **error)
{
  if (!start_picture (render, number, error))
    return FALSE;
  nonet_picture_add (render->picture, scene);
  return render->kind == NONET_PICTURE_PDF || finish_picture (render, error);
}

/* Finds the first solution; FALSE if there is none. */
static gboolean
find_solution (const SudokuGrid *grid, guint8 *solution)
{
  SudokuSearch *search = cli_made (sudoku_search_new (grid));
  gboolean found = sudoku_search_next (search, solution) == SUDOKU_SEARCH_FOUND;

  sudoku_search_free (search);
  return found;
}

/* All branches of a step as long as their links can be followed, else the first. */
static guint
branch_to_draw (const SudokuStep *step)
{
  return step->n_links <= MOST_LINKS ? NONET_ALL_BRANCHES : 1;
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
  g_auto (CliRenderStep) step = { 0 };
  g_autoptr (NonetBoardMarks) marks = NULL;
  guint8 solution[SUDOKU_MAX_CELLS];
  int status = CLI_EXIT_OK;

  if (render->step != CLI_NO_LIMIT)
    {
      if (!cli_render_step_find (&step, puzzle, render->techniques, render->step))
        return CLI_EXIT_NO_SOLUTION;
      scene.marks = marks = nonet_step_to_marks (step.step, step.board, branch_to_draw (step.step));
      scene.entries = step.board->value;
      scene.candidates = step.board->cell;
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

  if (!draw_scene (render, &scene, number, &error))
    {
      g_printerr (_ ("nonet-cli: cannot write the picture: %s\n"), error->message);
      status = CLI_EXIT_BAD;
    }
  return status;
}

static void
answer (CliAnswer *answer, gpointer data)
{
  Render *render = data;
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);

  if (render->sheet->items != NULL)
    cli_sheet_add (render->sheet, puzzle, answer->number);
  else if (!has_room_for_one (render))
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
  g_printerr (_ ("nonet-cli: cannot write the picture: %s\n"), error->message);
  return CLI_EXIT_BAD;
}

/* Writes a PDF, or the page that is the side-th of the sheet. */
static gboolean
write_sheet (Render *render, const NonetSheet *sheet, guint side, GError **error)
{
  const NonetPagesDetails details = { .title = render->sheet->heading };
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
  return cli_picture_file_close (&render->file, done, error);
}

/* Draws the pages of all puzzles; returns the exit status. */
static int
finish_sheet (Render *render, guint n_threads)
{
  g_autoptr (NonetSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  guint unsolved, n_files;
  gboolean done = TRUE;

  if (render->sheet->items->len == 0)
    return CLI_EXIT_OK;
  sheet = cli_sheet_make (render->sheet, n_threads, &unsolved);
  n_files = render->kind == NONET_PICTURE_PDF ? 1 : nonet_sheet_count_sides (sheet);
  if (n_files > 1 && render->file.name == NULL)
    return cli_usage_error (_ ("--output=FILE is required for several pictures"));
  for (guint side = 0; done && side < n_files; side++)
    done = write_sheet (render, sheet, side, &error);
  if (done)
    return unsolved > 0 ? CLI_EXIT_NO_SOLUTION : CLI_EXIT_OK;
  g_printerr (_ ("nonet-cli: cannot write the picture: %s\n"), error->message);
  return CLI_EXIT_BAD;
}

/* Draws the first puzzle of a file, or of standard input, alone, and on it how many there are; returns the exit status. */
static int
draw_thumbnail (Render *render, const CliOptions *options)
{
  g_auto (CliThumbnail) thumbnail = { 0 };
  int status, finished;

  if (options->files != NULL && g_strv_length (options->files) != 1)
    return cli_usage_error (_ ("--thumbnail is for one file"));
  if (!cli_thumbnail_read (&thumbnail, options->files != NULL ? options->files[0] : "-", &options->reading))
    return CLI_EXIT_BAD;
  render->badge = thumbnail.badge;
  status = draw (render, thumbnail.puzzle, 1);
  finished = finish (render);
  return MAX (status, finished);
}

static gboolean
find_kind (Render *render, const char *to)
{
  if (to == NULL && render->file.name == NULL)
    to = render->sheet->items != NULL ? "pdf" : "svg";
  if (nonet_picture_kind_find (to != NULL ? to : render->file.name, &render->kind))
    return TRUE;
  if (to != NULL)
    cli_usage_error_value ("--to", to, "png, svg, pdf");
  else
    cli_usage_error (_ ("no format given; use --to=FORMAT"));
  return FALSE;
}

/* Draws all puzzles of the input; returns the exit status. */
static int
draw_all (Render *render, const CliOptions *options, const CliTask *task)
{
  int status = cli_run (options, task);
  int finished = render->sheet->items != NULL ? finish_sheet (render, options->threads) : finish (render);

  return MAX (status, finished);
}

/* Boards on pages are as they are printed. */
static gboolean
goes_with_pages (const Render *render, const char *style, gboolean thumbnail)
{
  if (render->sheet->items == NULL
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
  if (render->sheet->items == NULL)
    render->size = isnan (render->size) ? USUAL_SIZE : floor (render->size);
  return TRUE;
}

int
cli_render (int argc, char **argv)
{
  const NonetBoardStyle *const styles[] = { nonet_board_style_print (), nonet_board_style_light (),
                                            nonet_board_style_dark () };
  g_autofree char *to = NULL, *style_name = NULL, *output = NULL, *names = NULL;
  guint style = 0;
  gboolean thumbnail = FALSE;
  g_auto (CliSheet) sheet = { 0 };
  Render render = { .size = NAN, .step = CLI_NO_LIMIT, .sheet = &sheet };
  CliTask task = { .keep_details = TRUE, .apart = TRUE, .endless = TRUE, .answer = answer, .data = &render };
  const GOptionEntry own[] = {
    { "to", 't', 0, G_OPTION_ARG_STRING, &to,
      N_ ("Draw “png”, “svg” or “pdf” (default: by the name of the output, or svg)"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE; further pictures go to FILE-2 and so on, but a PDF has them all"), N_ ("FILE") },
    { "size", 0, 0, G_OPTION_ARG_DOUBLE, &render.size, N_ ("Width and height in pixels or points (default: 600)"),
      "N" },
    { "style", 0, 0, G_OPTION_ARG_STRING, &style_name,
      N_ ("Use the colours “print”, “light” or “dark” (default: print)"), N_ ("STYLE") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &render.solution, N_ ("Draw the first solution as well"), NULL },
    { "candidates", 0, 0, G_OPTION_ARG_NONE, &render.candidates, N_ ("Draw the pruned candidates as well"), NULL },
    { "step", 0, 0, G_OPTION_ARG_INT64, &render.step,
      N_ ("Draw the Nth step by which a person solves the puzzle, on the board before it"), "N" },
    { "thumbnail", 0, 0, G_OPTION_ARG_NONE, &thumbnail,
      N_ ("Draw the first puzzle of a file alone, and on it how many there are, as for a file manager"), NULL },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &names, N_ ("Use only these techniques, and singles"), N_ ("NAME,…") },
    G_OPTION_ENTRY_NULL
  };
  g_autofree GOptionEntry *entries = cli_sheet_dup_entries (&sheet, own, G_N_ELEMENTS (own) - 1);
  g_autoptr (GArray) techniques = NULL;
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Draws a picture of each puzzle."), entries, FALSE, argv))
    return CLI_EXIT_BAD;
  cli_picture_file_init (&render.file, output);
  if (!cli_choose ("--style", style_name, "print, light, dark", &style) || !cli_sheet_parse (&sheet)
      || !find_kind (&render, to) || !check_size (&render))
    return CLI_EXIT_BAD;

  if (render.step != CLI_NO_LIMIT && render.step < 1)
    return cli_usage_error (_ ("--step must be at least 1"));
  if (names != NULL && (techniques = cli_techniques_parse (names)) == NULL)
    return CLI_EXIT_BAD;

  render.techniques = techniques;
  render.style = styles[style];
  if (!goes_with_pages (&render, style_name, thumbnail))
    return CLI_EXIT_BAD;
  return thumbnail ? draw_thumbnail (&render, &options) : draw_all (&render, &options, &task);
}
