/* The canonical form: the same of all morphs of a board, the least of them, and with how many automorphisms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "../corpus.h"
#include "../rounds.h"
#include "autoptr.h"
#include "boards.h"
#include "sudoku/random.h"

#define MOST_CELLS (SUDOKU_MORPH_MAX_ORDER * SUDOKU_MORPH_MAX_ORDER)
/* "Mathematics of Sudoku": all morphs of a 9x9 board that move cells. */
#define NINE_MORPHS 3359232

/* Numbers from 0 to n - 1, shuffled (R. Durstenfeld 1964). */
static void
shuffle (uint8_t *items, unsigned n, SudokuRandom *random)
{
  for (unsigned i = 0; i < n; i++)
    {
      unsigned j = sudoku_random_below (random, i + 1);

      items[i] = items[j];
      items[j] = (uint8_t) i;
    }
}

/* The lines of a board in an order that keeps those of a band, or stack, together. */
static void
shuffle_lines (uint8_t *lines, unsigned order, unsigned size, SudokuRandom *random)
{
  uint8_t bands[SUDOKU_MORPH_MAX_ORDER], inside[SUDOKU_MORPH_MAX_ORDER];

  shuffle (bands, order / size, random);
  for (unsigned band = 0; band < order / size; band++)
    {
      shuffle (inside, size, random);
      for (unsigned i = 0; i < size; i++)
        lines[band * size + i] = (uint8_t) (bands[band] * size + inside[i]);
    }
}

/* A morph of an accepted shape, all of them equally likely. */
static SudokuMorph
random_morph (const SudokuShape *shape, SudokuRandom *random)
{
  SudokuMorph morph = { .order = shape->order };
  unsigned rows = sudoku_shape_box_rows (shape), columns = sudoku_shape_box_columns (shape);

  assert (sudoku_morph_accepts (shape));
  morph.transposed = rows == columns && sudoku_random_below (random, 2) == 1;
  shuffle_lines (morph.row, morph.order, rows, random);
  shuffle_lines (morph.column, morph.order, columns, random);
  shuffle (morph.value + 1, morph.order, random);
  for (unsigned value = 1; value <= morph.order; value++)
    morph.value[value]++;
  return morph;
}

/* Writes the morph of some values into result, another array. */
static void
apply (const SudokuMorph *morph, const uint8_t *values, uint8_t *result)
{
  unsigned n = morph->order;

  for (unsigned r = 0; r < n; r++)
    for (unsigned c = 0; c < n; c++)
      {
        unsigned row = morph->row[r], column = morph->column[c];

        result[r * n + c] = morph->value[values[morph->transposed ? column * n + row : row * n + column]];
      }
}

/* The morph that leads back. */
static SudokuMorph
invert (const SudokuMorph *morph)
{
  SudokuMorph inverse = { .order = morph->order, .transposed = morph->transposed };

  for (unsigned i = 0; i < morph->order; i++)
    {
      (morph->transposed ? inverse.column : inverse.row)[morph->row[i]] = (uint8_t) i;
      (morph->transposed ? inverse.row : inverse.column)[morph->column[i]] = (uint8_t) i;
    }
  for (unsigned value = 1; value <= morph->order; value++)
    inverse.value[morph->value[value]] = (uint8_t) value;
  return inverse;
}

typedef struct
{
  guint8 form[MOST_CELLS];
  SudokuMorph morph;
  guint64 automorphisms;
} Found;

static Found
find (SudokuCanonical *canonical, const guint8 *values)
{
  Found found = { 0 };

  g_assert_cmpint (sudoku_canonical_run (canonical, values, found.form, &found.morph, &found.automorphisms), ==,
                   SUDOKU_FOUND);
  return found;
}

/* The form of a 9x9 board, checked by its map. */
static Found
find_nine (const char *text)
{
  g_autoptr (SudokuGrid) grid = board (text);
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (grid->shape);
  Found found = find (canonical, grid->cell);
  guint8 mapped[81];

  apply (&found.morph, grid->cell, mapped);
  g_assert_cmpmem (mapped, 81, found.form, 81);
  return found;
}

static void
assert_form (const char *text, const char *form, guint64 automorphisms)
{
  g_autoptr (SudokuGrid) expected = board (form);
  Found found = find_nine (text);

  g_assert_cmpmem (found.form, 81, expected->cell, 81);
  g_assert_cmpuint (found.automorphisms, ==, automorphisms);
}

/* M. Deverin's example, the first of G. Royle's list of puzzles with 17 clues. */
TEST (published_puzzle)
{
  assert_form ("000000010400000000020000000000050407008000300001090000300400200050100000000806000",
               "000000001000000020000003000000040500006000300007810000010020004030000070950000000", 1);
}

/* What "Red Ed" found in 2007: the least and the greatest of all forms of full grids, and the grid with most automorphisms. */
TEST (published_grids)
{
  static const char *const least = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  static const char *const greatest =
      "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
  static const char *const canonical =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  assert_form (least, least, find_nine (least).automorphisms);
  assert_form (greatest, greatest, 72);
  assert_form (canonical, canonical, 648);
}

/* Boards with so few values that most morphs change nothing. */
TEST (blank_boards)
{
  g_autofree char *blank = g_strnfill (81, '.'), *last = g_strdup (blank), *first = g_strdup (blank);
  g_autofree char *row = g_strdup_printf ("123456789%.72s", blank),
                  *last_row = g_strdup_printf ("%.72s123456789", blank);

  first[0] = last[80] = '1';
  assert_form (blank, blank, NINE_MORPHS);
  assert_form (first, last, NINE_MORPHS / 81);
  /* Its rows, and its columns in any order. */
  assert_form (row, last_row, NINE_MORPHS / 2 / 9);
}

/* Searches for the least morph of a board by trying all. */
typedef struct
{
  unsigned order, rows, columns;
  guint8 values[MOST_CELLS];
  unsigned n_orders[2];
  guint8 (*orders[2])[SUDOKU_MORPH_MAX_ORDER]; /* of rows, of columns */
  guint8 least[MOST_CELLS];
  guint64 n_least;
} Brute;

/* Adds all orders of lines in which bands of that size stay together, after the first n. */
static void
add_orders (GArray *orders, guint8 *lines, unsigned n, unsigned order, unsigned size)
{
  if (n == order)
    {
      g_array_append_vals (orders, lines, 1);
      return;
    }
  for (unsigned line = 0; line < order; line++)
    {
      gboolean used = FALSE, begins = n % size == 0;

      for (unsigned i = 0; i < n; i++)
        used |= lines[i] == line || (begins && lines[i] / size == line / size);
      if (used || (!begins && lines[n - 1] / size != line / size))
        continue;
      lines[n] = (guint8) line;
      add_orders (orders, lines, n + 1, order, size);
    }
}

static void
try_one (Brute *brute, const guint8 *values, const guint8 *rows, const guint8 *columns)
{
  guint8 label[SUDOKU_MORPH_MAX_ORDER + 1] = { 0 }, written[MOST_CELLS];
  unsigned n = brute->order, n_labels = 0;
  gboolean less = FALSE;

  for (unsigned r = 0; r < n; r++)
    for (unsigned c = 0; c < n; c++)
      {
        guint8 value = values[rows[r] * n + columns[c]];

        if (value != 0 && label[value] == 0)
          label[value] = (guint8) ++n_labels;
        written[r * n + c] = label[value];
        if (!less && label[value] > brute->least[r * n + c])
          return;
        less |= label[value] < brute->least[r * n + c];
      }
  brute->n_least = less ? 1 : brute->n_least + 1;
  memcpy (brute->least, written, n * n);
}

static void
try_all (Brute *brute, const guint8 *values)
{
  for (unsigned i = 0; i < brute->n_orders[0]; i++)
    for (unsigned j = 0; j < brute->n_orders[1]; j++)
      try_one (brute, values, brute->orders[0][i], brute->orders[1][j]);
}

static void
search_by_brute_force (Brute *brute, const SudokuGrid *grid)
{
  unsigned n = brute->order = grid->shape->order;
  unsigned sizes[] = { sudoku_shape_box_rows (grid->shape), sudoku_shape_box_columns (grid->shape) };
  guint8 lines[SUDOKU_MORPH_MAX_ORDER], transposed[MOST_CELLS];

  memset (brute->least, G_MAXUINT8, sizeof brute->least);
  for (unsigned i = 0; i < 2; i++)
    {
      GArray *orders = g_array_new (FALSE, FALSE, sizeof lines);

      add_orders (orders, lines, 0, n, sizes[i]);
      brute->n_orders[i] = orders->len;
      brute->orders[i] = (gpointer) g_array_free (orders, FALSE);
    }
  try_all (brute, grid->cell);
  for (unsigned cell = 0; cell < n * n; cell++)
    transposed[cell] = grid->cell[cell % n * n + cell / n];
  if (sizes[0] == sizes[1])
    try_all (brute, transposed);
  g_free (brute->orders[0]);
  g_free (brute->orders[1]);
}

static void
compare_with_brute_force (const SudokuGrid *grid)
{
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (grid->shape);
  Found found = find (canonical, grid->cell);
  Brute brute = { 0 };

  search_by_brute_force (&brute, grid);
  g_assert_cmpmem (found.form, grid->shape->n_cells, brute.least, grid->shape->n_cells);
  g_assert_cmpuint (found.automorphisms, ==, brute.n_least);
}

/* Values at random places as far as the rules allow them, so that the board may have no completion. */
static SudokuGrid *
random_values (const SudokuShape *shape, unsigned tries, GRand *rand)
{
  SudokuGrid *grid = sudoku_grid_new (shape);

  while (tries-- > 0)
    {
      guint8 *cell = &grid->cell[g_rand_int_range (rand, 0, (int) shape->n_cells)];
      guint8 before = *cell;

      *cell = (guint8) g_rand_int_range (rand, 1, shape->order + 1);
      if (!sudoku_grid_consistent (grid))
        *cell = before;
    }
  return grid;
}

static const struct
{
  unsigned rows, columns;
} small_boxes[] = { { 1, 1 }, { 1, 2 }, { 2, 1 }, { 1, 4 }, { 4, 1 }, { 2, 2 }, { 2, 3 }, { 3, 2 } };

TEST (small_boards_by_brute_force)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (unsigned i = 0; i < G_N_ELEMENTS (small_boxes); i++)
    for (unsigned tries = 0; tries < ROUNDS (60); tries++)
      {
        g_autoptr (SudokuGrid) grid =
            random_values (test_shape (small_boxes[i].rows, small_boxes[i].columns), tries, rand);

        compare_with_brute_force (grid);
      }
}

/* A puzzle, and one with three rows and columns that are nearly the same, so that little decides between them. */
TEST (nines_by_brute_force)
{
  static const char *const puzzles[] = {
    "2564891733746159829817234565932748617128.6549468591327635147298127958634849362715",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "1..2..3...1..2..3...1..2..3....................................................1.",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autoptr (SudokuGrid) grid = board (puzzles[i]);

      compare_with_brute_force (grid);
    }
}

/* A complete grid of any shape: one of the first completions of a first row at random. */
static SudokuGrid *
random_complete (const SudokuShape *shape, GRand *rand)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = NULL;
  guint64 n = 0;

  for (unsigned i = 0; i < shape->order; i++)
    {
      unsigned j = (unsigned) g_rand_int_range (rand, 0, (int) i + 1);

      grid->cell[i] = grid->cell[j];
      grid->cell[j] = (guint8) (i + 1);
    }
  search = sudoku_search_new (grid);
  sudoku_search_skip (search, (guint64) g_rand_int_range (rand, 1, 20000), &n);
  if (sudoku_search_next (search, grid->cell) != SUDOKU_FOUND)
    {
      g_autoptr (SudokuSearch) first = sudoku_search_new (grid);

      g_assert_cmpint (sudoku_search_next (first, grid->cell), ==, SUDOKU_FOUND);
    }
  return grid;
}

/* A morph has the same form and as many automorphisms; the morph found leads to the form, and its inverse back. */
static void
check_random_morph (SudokuCanonical *canonical, const SudokuGrid *grid, SudokuRandom *random)
{
  unsigned cells = grid->shape->n_cells;
  SudokuMorph morph = random_morph (grid->shape, random), inverse;
  guint8 morphed[MOST_CELLS], mapped[MOST_CELLS], back[MOST_CELLS];
  Found found = find (canonical, grid->cell), other;

  apply (&morph, grid->cell, morphed);
  other = find (canonical, morphed);
  g_assert_cmpmem (found.form, cells, other.form, cells);
  g_assert_cmpuint (found.automorphisms, ==, other.automorphisms);
  apply (&other.morph, morphed, mapped);
  g_assert_cmpmem (mapped, cells, other.form, cells);
  inverse = invert (&other.morph);
  apply (&inverse, other.form, back);
  g_assert_cmpmem (back, cells, morphed, cells);
}

/* A value in each row and column, all the same or all different: any exchange of rows, bands and columns that keeps it there. */
TEST (sparse_boards_with_many_automorphisms)
{
  static const struct
  {
    unsigned rows, columns;
    uint64_t automorphisms;
  } boards[] = {
    { 1, 16, 20922789888000 },            /* 16! */
    { 4, 4, 2 * 24 * 24 * 24 * 24 * 24 }, /* transposed or not, four bands, and the rows of each */
  };

  for (unsigned i = 0; i < sizeof boards / sizeof boards[0]; i++)
    for (unsigned same = 0; same < 2; same++)
      {
        g_autoptr (SudokuShape) shape = sudoku_shape_new (boards[i].rows, boards[i].columns);
        g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (shape);
        uint8_t values[MOST_CELLS] = { 0 }, form[MOST_CELLS];
        uint64_t automorphisms;

        for (unsigned row = 0; row < 16; row++)
          values[17 * row] = (uint8_t) (same ? 1 : row + 1);
        g_assert_cmpint (sudoku_canonical_run (canonical, values, form, NULL, &automorphisms), ==, SUDOKU_FOUND);
        g_assert_cmpuint (automorphisms, ==, boards[i].automorphisms);
      }
}

TEST (random_morphs)
{
  static const struct
  {
    unsigned rows, columns;
  } boxes[] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 1, 7 }, { 2, 4 }, { 4, 2 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 4, 4 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  SudokuRandom random = { 5 };

  for (unsigned i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      const SudokuShape *shape = test_shape (boxes[i].rows, boxes[i].columns);
      g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (shape);

      for (unsigned tries = 0; tries < ROUNDS (40); tries++)
        {
          g_autoptr (SudokuGrid) full = random_complete (shape, rand);

          for (unsigned blanks = 0; blanks <= shape->n_cells; blanks += MAX (shape->n_cells / 8, 1))
            {
              for (unsigned n = 0; n < blanks; n++)
                full->cell[g_rand_int_range (rand, 0, (int) shape->n_cells)] = 0;
              check_random_morph (canonical, full, &random);
            }
        }
    }
}

/* Counts the classes of full grids, and all full grids by what their classes have: morphs / automorphisms each. */
static void
check_classes (unsigned rows, unsigned columns, guint64 morphs, guint64 n_grids, guint n_classes)
{
  const SudokuShape *shape = test_shape (rows, columns);
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (shape);
  g_autoptr (GHashTable) classes =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (SudokuGrid) first = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = NULL;
  guint8 values[MOST_CELLS];
  guint64 total = 0;

  /* Each class has a grid that begins so. */
  for (unsigned i = 0; i < shape->order; i++)
    first->cell[i] = (guint8) (i + 1);
  search = sudoku_search_new (first);
  while (sudoku_search_next (search, values) == SUDOKU_FOUND)
    {
      Found found = find (canonical, values);

      if (g_hash_table_add (classes, g_bytes_new (found.form, shape->n_cells)))
        total += morphs / found.automorphisms;
    }
  g_assert_cmpuint (g_hash_table_size (classes), ==, n_classes);
  g_assert_cmpuint (total, ==, n_grids);
}

TEST (numbers_of_classes)
{
  check_classes (2, 2, (guint64) 2 * 8 * 8 * 24, 288, 2);
  check_classes (2, 3, (guint64) 48 * 72 * 720, 28200960, 49);
  check_classes (3, 2, (guint64) 48 * 72 * 720, 28200960, 49);
}

TEST (shapes_without_morphs)
{
  g_autoptr (SudokuShape) large = sudoku_shape_new (5, 5), nine = sudoku_shape_new (3, 3), diagonals = NULL;
  SudokuHouse houses[11];
  uint16_t diagonal[2][9];

  for (unsigned i = 0; i < 9; i++)
    {
      houses[i] = nine->house[18 + i];
      diagonal[0][i] = (uint16_t) (i * 10);
      diagonal[1][i] = (uint16_t) (i * 8 + 8);
    }
  for (unsigned i = 0; i < 2; i++)
    houses[9 + i] = (SudokuHouse){ .kind = SUDOKU_DIAGONAL, .n_cells = 9, .cell = diagonal[i] };
  diagonals = sudoku_shape_new_from_houses (9, houses, 11);

  g_assert_true (sudoku_morph_accepts (nine));
  g_assert_false (sudoku_morph_accepts (large));
  g_assert_false (sudoku_morph_accepts (diagonals));
}

static bool
count_and_cancel (void *data)
{
  return ++*(unsigned *) data >= 2;
}

/* The grid of 4x4 boxes of a group of 16 elements has more automorphisms than can be found in a short time. */
TEST (cancelling)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (shape);
  guint8 values[256], form[256];
  unsigned asked = 0;

  for (unsigned r = 0; r < 16; r++)
    for (unsigned c = 0; c < 16; c++)
      values[r * 16 + c] = (guint8) (((r % 4 * 4 + r / 4) ^ c) + 1);
  sudoku_canonical_set_cancel (canonical, count_and_cancel, &asked);
  g_assert_cmpint (sudoku_canonical_run (canonical, values, form, NULL, NULL), ==, SUDOKU_CANCELLED);
  g_assert_cmpuint (asked, ==, 2);
}

static void
test_corpus (gconstpointer name)
{
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (test_shape (3, 3));
  g_auto (GStrv) lines = corpus_lines (name);
  SudokuRandom random = { 17 };

  for (guint i = 0; lines != NULL && lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (SudokuGrid) grid = board (g_strchomp (lines[i]));

      check_random_morph (canonical, grid, &random);
    }
}

MORE_TESTS
{
  g_test_add_data_func ("/canonical/corpus/17-clue", "9x9/17-clue.txt", test_corpus);
  g_test_add_data_func ("/canonical/corpus/random-minimal", "9x9/random-minimal.txt", test_corpus);
  g_test_add_data_func ("/canonical/corpus/top1465", "9x9/top1465.txt", test_corpus);
  g_test_add_data_func ("/canonical/corpus/hardest-se11", "9x9/hardest-se11.txt", test_corpus);
  g_test_add_data_func ("/canonical/corpus/hardest-1106", "9x9/hardest-1106.txt", test_corpus);
  g_test_add_data_func ("/canonical/corpus/two-or-more-solutions", "9x9/two-or-more-solutions.txt", test_corpus);
}
