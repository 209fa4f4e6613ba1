/* Ratings of lists of puzzles from elsewhere, in the folder $NONET_CORPUS, and whether every step is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With --whole as its only argument, rates whole lists instead of samples (and every eighth of the hardest).
 */
#include <string.h>

#include "../corpus.h"
#include "autoptr.h"
#include "rating-steps.h"

static gboolean whole;

/* A file of lines; the puzzle and its rating are in these columns, with tabs between if there are any, else spaces. */
typedef struct
{
  const char *file;
  unsigned puzzle, first_rating, n_ratings; /* columns */
  unsigned every;                           /* sample */
  unsigned every_of_whole;
  unsigned may_differ; /* lines that are known not to say what SukakuExplainer says today */
} List;

static const List lists[] = {
  { "se-rated-qqwing-and-17.tsv", 0, 2, 1, 1, 1, 0 },
  { "se121-diabolical-and-top1465.txt", 0, 1, 1, 2, 1, 0 },
  { "se-rated-eleven.txt", 0, 1, 3, 400, 8, 1 },
};

/* Tenths of ratings such as "7.2/1.2/1.2" or "07.2"; those that the list does not have are 0. */
static void
read_ratings (char **column, unsigned n, unsigned *tenths)
{
  g_autofree char *text =
      g_strjoinv ("/", (char *[]){ column[0], n > 1 ? column[1] : NULL, n > 2 ? column[2] : NULL, NULL });
  g_auto (GStrv) part = g_strsplit (text, "/", 3);

  for (unsigned i = 0; i < 3; i++)
    tenths[i] = 0;
  for (unsigned i = 0; part[i] != NULL; i++)
    tenths[i] = (unsigned) (g_ascii_strtod (part[i], NULL) * 10 + 0.5);
}

/* The columns of a line. */
static char **
split (const char *line)
{
  g_autoptr (GStrvBuilder) columns = g_strv_builder_new ();
  g_auto (GStrv) column = g_strsplit (line, strchr (line, '\t') ? "\t" : " ", -1);

  for (unsigned i = 0; column[i] != NULL; i++)
    if (column[i][0] != '\0')
      g_strv_builder_add (columns, column[i]);
  return g_strv_builder_end (columns);
}

/* Returns whether a line's puzzle is rated as it says. */
static bool
check_line (const List *list, SudokuRater *rater, const SudokuShape *shape, char **column)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = NULL;
  uint8_t solution[81];
  unsigned tenths[3];
  SudokuRating rating;

  for (unsigned cell = 0; cell < 81; cell++)
    grid->cell[cell] = (uint8_t) MAX (g_ascii_digit_value (column[list->puzzle][cell]), 0);
  search = sudoku_search_new (grid);
  g_assert_cmpint (sudoku_search_next (search, solution), ==, SUDOKU_FOUND);
  sudoku_rater_set_step_func (rater, assert_rating_step, solution);
  g_assert_cmpint (sudoku_rate (rater, grid, 0, NULL, NULL, &rating), ==, SUDOKU_RATED);
  read_ratings (column + list->first_rating, list->n_ratings, tenths);
  if (rating.er == tenths[0] && (!tenths[1] || (rating.ep == tenths[1] && rating.ed == tenths[2])))
    return true;
  g_test_message ("%s: %u/%u/%u, not %u/%u/%u", column[list->puzzle], rating.er, rating.ep, rating.ed, tenths[0],
                  tenths[1], tenths[2]);
  return false;
}

static void
test_list (gconstpointer data)
{
  const List *list = data;
  g_autofree char *name = g_build_filename ("rated", list->file, NULL);
  g_auto (GStrv) lines = corpus_lines (name);
  g_autoptr (SudokuRater) rater = sudoku_rater_new ();
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  const unsigned every = whole ? list->every_of_whole : list->every;
  unsigned n = 0, n_rated = 0, n_different = 0;

  if (lines == NULL)
    return;
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) column = split (lines[i]);

      if (lines[i][0] == '\0' || lines[i][0] == '#' || n++ % every != 0)
        continue;
      g_assert_cmpuint (g_strv_length (column), >=, list->first_rating + list->n_ratings);
      n_rated++;
      n_different += !check_line (list, rater, shape, column);
    }
  g_test_message ("%s: %u of %u rated as the list says", list->file, n_rated - n_different, n_rated);
  g_assert_cmpuint (n_rated, >, 0);
  g_assert_cmpuint (n_different, <=, whole ? list->may_differ : 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  whole = argc == 2 && g_str_equal (argv[1], "--whole");
  for (unsigned i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *name = g_strconcat ("/logic/rating/corpus/", lists[i].file, NULL);

      g_test_add_data_func (name, &lists[i], test_list);
    }
  return g_test_run ();
}
