/* How long a board takes to draw, and what it looks like: times per drawing, and with --pictures=FOLDER a PNG of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdlib.h>

#include "render/board/board-painter.h"

typedef struct
{
  const char *name;
  guint order;
  double size;
  gboolean candidates; /* in all blank cells, else a found solution */
  gboolean flags;
  double most; /* ms it may take */
} Case;

static const Case cases[] = {
  { "thumbnail-9", 9, 100, FALSE, FALSE, 2 },   { "thumbnail-16", 16, 120, FALSE, FALSE, 2 },
  { "thumbnail-25", 25, 120, FALSE, FALSE, 2 }, { "board-4", 4, 400, TRUE, TRUE, 2 },
  { "board-9", 9, 576, TRUE, TRUE, 2 },         { "board-9-small", 9, 240, TRUE, TRUE, 2 },
  { "board-9-found", 9, 576, FALSE, TRUE, 2 },  { "board-16", 16, 640, TRUE, TRUE, 5 },
  { "board-25", 25, 1000, TRUE, TRUE, 8 },      { "board-36", 36, 1600, TRUE, TRUE, 20 },
};

typedef struct
{
  NonetBoardScene scene;
  guint8 *givens, *entries, *found, *flags;
  SudokuSet *candidates;
} Board;

/* A filled board: rows shifted so that boxes are right too. */
static guint
pattern (const SudokuShape *shape, guint cell)
{
  guint n = shape->order, row = cell / n, column = cell % n;

  return (row % sudoku_shape_box_rows (shape) * sudoku_shape_box_columns (shape) + row / sudoku_shape_box_rows (shape)
          + column)
             % n
         + 1;
}

static void
board_init (Board *board, const Case *what)
{
  guint n_cells, n = what->order, cursor;
  const SudokuShape *shape = nonet_shape_get_usual (n);

  n_cells = shape->n_cells;
  board->givens = g_new0 (guint8, n_cells);
  board->entries = g_new0 (guint8, n_cells);
  board->found = g_new0 (guint8, n_cells);
  board->flags = g_new0 (guint8, n_cells);
  board->candidates = g_new0 (SudokuSet, n_cells);
  cursor = n_cells * 4 / 9 + 4;
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint dice = cell * 2654435761u >> 20;

      if (dice % 16 < 5)
        board->givens[cell] = (guint8) pattern (shape, cell);
      else if (dice % 16 < 7)
        board->entries[cell] = (guint8) pattern (shape, cell);
      if (!what->candidates)
        board->found[cell] = (guint8) pattern (shape, cell);
      board->candidates[cell] = (cell * UINT64_C (0x9e3779b97f4a7c15) | 0x155) & sudoku_set_full (n);
      if (dice % 31 == 3)
        board->flags[cell] |= NONET_CELL_CONFLICT;
      if (!what->candidates && dice % 5 == 1)
        board->flags[cell] |= NONET_CELL_DIFFERS;
      if (sudoku_cells_see (shape, cell, cursor))
        board->flags[cell] |= NONET_CELL_HOUSE;
      if (board->givens[cell] == 8)
        board->flags[cell] |= NONET_CELL_EQUAL;
    }
  board->flags[cursor] |= NONET_CELL_HOUSE | NONET_CELL_CURSOR | NONET_CELL_SELECTED;
  board->scene = (NonetBoardScene){
    .shape = shape,
    .alphabet = nonet_alphabet_new_usual (n),
    .givens = board->givens,
    .entries = board->entries,
    .found = what->candidates ? NULL : board->found,
    .candidates = what->candidates ? board->candidates : NULL,
    .flags = what->flags ? board->flags : NULL,
    .chosen = what->flags ? MIN (8, n) : 0,
  };
}

static void
board_clear (Board *board)
{
  nonet_alphabet_unref (board->scene.alphabet);
  g_free (board->givens);
  g_free (board->entries);
  g_free (board->found);
  g_free (board->flags);
  g_free (board->candidates);
}

static void
write_picture (const Board *board, const NonetBoardStyle *style, double size, double scale, char *path)
{
  int pixels = (int) ceil (size * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  nonet_board_draw (cr, &board->scene, style, size, scale, NULL);
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_printerr ("%s could not be written\n", path);
  cairo_surface_destroy (surface);
  g_free (path);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The median time of a drawing in ms, and in *first that of the very first. */
static double
measure (const Board *board, double size, double *first)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size, (int) size);
  double times[41];

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      cairo_t *cr = cairo_create (surface);
      gint64 start = g_get_monotonic_time ();

      nonet_board_draw (cr, &board->scene, nonet_board_style_light (), size, 1, NULL);
      cairo_surface_flush (surface);
      times[i] = (double) (g_get_monotonic_time () - start) / 1000;
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);
  *first = times[0];
  qsort (times, G_N_ELEMENTS (times), sizeof *times, compare);
  return times[G_N_ELEMENTS (times) / 2];
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  const GOptionEntry entries[] = {
    { "pictures", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Write a PNG of each case", "FOLDER" }, { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean slow = FALSE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  g_print ("%-16s %10s %10s %10s\n", "board", "first ms", "median ms", "allowed");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *what = &cases[i];
      Board board;
      double first, median;

      board_init (&board, what);
      median = measure (&board, what->size, &first);
      slow |= median > what->most;
      g_print ("%-16s %10.3f %10.3f %10.1f\n", what->name, first, median, what->most);
      if (folder != NULL)
        {
          write_picture (&board, nonet_board_style_light (), what->size, 1,
                         g_strdup_printf ("%s/%s-light.png", folder, what->name));
          write_picture (&board, nonet_board_style_dark (), what->size, 2,
                         g_strdup_printf ("%s/%s-dark.png", folder, what->name));
          write_picture (&board, nonet_board_style_print (), what->size, 3,
                         g_strdup_printf ("%s/%s-print.png", folder, what->name));
        }
      board_clear (&board);
    }
  return slow ? 1 : 0;
}
