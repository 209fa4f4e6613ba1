/* Puzzles: making, copying and comparing what a puzzle file holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The struct callers see, and after it the arrays every puzzle has, in one allocation: lists of a
 * million puzzles are made one at a time. */
typedef struct
{
  NonetPuzzle puzzle;
  gatomicrefcount references;
  guint8 cells[];
} Storage;

/* The arrays that may be NULL, with an item a cell, and the texts: what is done to one is done to all. Of the arrays, the last
 * is no part of the cells. */
#define SOLUTION 5
static const struct
{
  gsize offset, item_size;
} arrays[] = {
  { G_STRUCT_OFFSET (NonetPuzzle, marks), sizeof (SudokuSet) },
  { G_STRUCT_OFFSET (NonetPuzzle, corners), sizeof (SudokuSet) },
  { G_STRUCT_OFFSET (NonetPuzzle, eliminated), sizeof (SudokuSet) },
  { G_STRUCT_OFFSET (NonetPuzzle, colours), 1 },
  { G_STRUCT_OFFSET (NonetPuzzle, candidate_colours), sizeof (NonetCandidateColours) },
  { G_STRUCT_OFFSET (NonetPuzzle, solution), 1 },
};
static const gsize texts[] = {
  G_STRUCT_OFFSET (NonetPuzzle, title),       G_STRUCT_OFFSET (NonetPuzzle, author),
  G_STRUCT_OFFSET (NonetPuzzle, source),      G_STRUCT_OFFSET (NonetPuzzle, date),
  G_STRUCT_OFFSET (NonetPuzzle, difficulty),  G_STRUCT_OFFSET (NonetPuzzle, comment),
  G_STRUCT_OFFSET (NonetPuzzle, extra),       G_STRUCT_OFFSET (NonetPuzzle, step_code),
  G_STRUCT_OFFSET (NonetPuzzle, step_values), G_STRUCT_OFFSET (NonetPuzzle, step_removed),
  G_STRUCT_OFFSET (NonetPuzzle, step_placed), G_STRUCT_OFFSET (NonetPuzzle, step_extra),
  G_STRUCT_OFFSET (NonetPuzzle, unknown),
};

/* The pointer at the index-th of these places. */
#define ARRAY(puzzle, index) G_STRUCT_MEMBER (gpointer, puzzle, arrays[index].offset)
#define TEXT(puzzle, index) G_STRUCT_MEMBER (char *, puzzle, texts[index])

NonetPuzzle *
nonet_puzzle_new (const SudokuShape *shape, NonetAlphabet *alphabet)
{
  guint cells = shape->n_cells;
  Storage *storage;

  g_return_val_if_fail (alphabet == NULL || nonet_alphabet_get_order (alphabet) == shape->order, NULL);

  storage = g_malloc0 (sizeof (Storage) + 2 * (gsize) cells);
  g_atomic_ref_count_init (&storage->references);
  storage->puzzle.shape = sudoku_shape_ref (shape);
  storage->puzzle.alphabet = alphabet != NULL ? nonet_alphabet_ref (alphabet) : nonet_alphabet_new_usual (shape->order);
  storage->puzzle.givens = storage->cells;
  storage->puzzle.entries = storage->cells + cells;
  return &storage->puzzle;
}

NonetPuzzle *
nonet_puzzle_ref (NonetPuzzle *puzzle)
{
  g_atomic_ref_count_inc (&((Storage *) puzzle)->references);
  return puzzle;
}

void
nonet_puzzle_unref (NonetPuzzle *puzzle)
{
  if (!g_atomic_ref_count_dec (&((Storage *) puzzle)->references))
    return;
  sudoku_shape_unref (puzzle->shape);
  nonet_alphabet_unref (puzzle->alphabet);
  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    g_free (ARRAY (puzzle, i));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (TEXT (puzzle, i));
  g_clear_pointer (&puzzle->checkpoints, g_ptr_array_unref);
  g_free (puzzle);
}

void
nonet_puzzle_take_shape (NonetPuzzle *puzzle, SudokuShape *shape)
{
  g_return_if_fail (shape->order == puzzle->shape->order);

  sudoku_shape_unref (puzzle->shape);
  puzzle->shape = shape;
}

void
nonet_puzzle_set_details (NonetPuzzle *puzzle, const NonetPuzzle *other)
{
  NonetAlphabet *before = puzzle->alphabet;

  nonet_puzzle_take_shape (puzzle, sudoku_shape_ref (other->shape));
  puzzle->alphabet = nonet_alphabet_ref (other->alphabet);
  nonet_alphabet_unref (before);
  g_free (puzzle->solution);
  puzzle->solution = g_memdup2 (other->solution, nonet_puzzle_get_cells (other));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_free (TEXT (puzzle, i));
      TEXT (puzzle, i) = g_strdup (TEXT (other, i));
    }
}

NonetPuzzle *
nonet_puzzle_dup_details (const NonetPuzzle *puzzle)
{
  NonetPuzzle *details = nonet_puzzle_new (puzzle->shape, puzzle->alphabet);

  nonet_puzzle_set_details (details, puzzle);
  return details;
}

NonetPuzzle *
nonet_puzzle_copy (const NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  NonetPuzzle *copy = nonet_puzzle_dup_details (puzzle);

  memcpy (copy->givens, puzzle->givens, cells);
  memcpy (copy->entries, puzzle->entries, cells);
  for (guint i = 0; i < SOLUTION; i++)
    ARRAY (copy, i) = g_memdup2 (ARRAY (puzzle, i), cells * arrays[i].item_size);
  copy->elapsed = puzzle->elapsed;
  copy->checkpoints = puzzle->checkpoints != NULL ? g_ptr_array_ref (puzzle->checkpoints) : NULL;
  return copy;
}

gboolean
nonet_puzzle_is_array_empty (const void *array, gsize size)
{
  const guint8 *bytes = array;

  return bytes == NULL || (bytes[0] == 0 && memcmp (bytes, bytes + 1, size - 1) == 0);
}

/* Whether two arrays hold the same; one that is NULL holds zeros. */
static gboolean
same_array (const void *a, const void *b, gsize size)
{
  return a != NULL && b != NULL ? memcmp (a, b, size) == 0
                                : nonet_puzzle_is_array_empty (a, size) && nonet_puzzle_is_array_empty (b, size);
}

gboolean
nonet_puzzle_equal_details (const NonetPuzzle *a, const NonetPuzzle *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_strcmp0 (TEXT (a, i), TEXT (b, i)) != 0)
      return FALSE;
  return sudoku_shape_equal (a->shape, b->shape) && nonet_alphabet_equal (a->alphabet, b->alphabet)
         && same_array (a->solution, b->solution, nonet_puzzle_get_cells (a));
}

gboolean
nonet_checkpoints_equal (GPtrArray *a, GPtrArray *b)
{
  guint n = a != NULL ? a->len : 0;

  if (n != (b != NULL ? b->len : 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const NonetCheckpoint *one = a->pdata[i], *other = b->pdata[i];

      if (one != other && (strcmp (one->name, other->name) != 0 || !nonet_puzzle_equal (one->puzzle, other->puzzle)))
        return FALSE;
    }
  return TRUE;
}

gboolean
nonet_puzzle_same_givens (const NonetPuzzle *a, const NonetPuzzle *b)
{
  return a != NULL && b != NULL && sudoku_shape_equal (a->shape, b->shape)
         && memcmp (a->givens, b->givens, nonet_puzzle_get_cells (a)) == 0;
}

gboolean
nonet_puzzle_same_values (const NonetPuzzle *a, const NonetPuzzle *b)
{
  return nonet_puzzle_same_givens (a, b) && memcmp (a->entries, b->entries, nonet_puzzle_get_cells (a)) == 0;
}

gboolean
nonet_puzzle_equal (const NonetPuzzle *a, const NonetPuzzle *b)
{
  guint cells = nonet_puzzle_get_cells (a);

  if (a == b)
    return TRUE;
  if (!nonet_puzzle_same_values (a, b) || a->elapsed != b->elapsed)
    return FALSE;
  for (guint i = 0; i < SOLUTION; i++)
    if (!same_array (ARRAY (a, i), ARRAY (b, i), cells * arrays[i].item_size))
      return FALSE;
  return nonet_puzzle_equal_details (a, b) && nonet_checkpoints_equal (a->checkpoints, b->checkpoints);
}

void
nonet_puzzle_drop_empty_arrays (NonetPuzzle *puzzle)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    if (nonet_puzzle_is_array_empty (ARRAY (puzzle, i), nonet_puzzle_get_cells (puzzle) * arrays[i].item_size))
      g_clear_pointer (&ARRAY (puzzle, i), g_free);
}

gsize
nonet_puzzle_get_size (const NonetPuzzle *puzzle)
{
  gsize cells = nonet_puzzle_get_cells (puzzle), size = 256 + 2 * cells;

  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    size += ARRAY (puzzle, i) != NULL ? cells * arrays[i].item_size : 0;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    size += TEXT (puzzle, i) != NULL ? 24 + strlen (TEXT (puzzle, i)) : 0;
  for (guint i = 0; puzzle->checkpoints != NULL && i < puzzle->checkpoints->len; i++)
    {
      const NonetCheckpoint *checkpoint = puzzle->checkpoints->pdata[i];

      size += sizeof *checkpoint + strlen (checkpoint->name) + nonet_puzzle_get_size (checkpoint->puzzle);
    }
  return size;
}

guint
nonet_puzzle_get_cells (const NonetPuzzle *puzzle)
{
  return puzzle->shape->n_cells;
}

static guint
count (const guint8 *values, guint n)
{
  guint found = 0;

  for (guint i = 0; i < n; i++)
    found += values[i] != 0;
  return found;
}

guint
nonet_puzzle_count_givens (const NonetPuzzle *puzzle)
{
  return count (puzzle->givens, nonet_puzzle_get_cells (puzzle));
}

guint
nonet_puzzle_count_entries (const NonetPuzzle *puzzle)
{
  return count (puzzle->entries, nonet_puzzle_get_cells (puzzle));
}

gboolean
nonet_puzzle_is_variant (const NonetPuzzle *puzzle)
{
  return puzzle->shape->n_rules > 0
         || !sudoku_shape_equal (nonet_shape_get_usual (puzzle->shape->order), (SudokuShape *) puzzle->shape);
}

/* Whether a sentence in small letters says what holds in each Sudoku: "each row, column and 3x3 box has each digit exactly once". */
static gboolean
is_plain_sentence (const char *text)
{
  return strstr (text, "row") != NULL && strstr (text, "column") != NULL
         && (strstr (text, "box") != NULL || strstr (text, "region") != NULL || strstr (text, "3x3") != NULL)
         && (strstr (text, "once") != NULL || strstr (text, "repeat") != NULL) && strstr (text, "sum") == NULL;
}

/* Letters of words that say nothing, as in a greeting. */
#define MOST_LETTERS 9

gboolean
nonet_puzzle_explains_rules (const NonetPuzzle *puzzle)
{
  static const char *const usual[] = { "normal", "standard", "usual", "classic", "classical", "regular", "irregular",
                                       "sudoku", "rules",    "rule",  "apply",   "applies",   "also",    "and",
                                       "the",    "that",     "this",  "all",     "enjoy",     "have",    "good",
                                       "luck",   "puzzle",   "other", "fun",     NULL };
  g_autofree char *lower = g_ascii_strdown (puzzle->comment != NULL ? puzzle->comment : "", -1);
  g_auto (GStrv) sentences = g_strsplit_set (lower, ".!?\n", -1);
  gsize letters = 0;

  for (guint i = 0; sentences[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (sentences[i], " \t,;:-'()", -1);

      for (guint j = 0; words[j] != NULL && !is_plain_sentence (sentences[i]); j++)
        letters += strlen (words[j]) < 3 || g_strv_contains (usual, words[j]) ? 0 : strlen (words[j]);
    }
  return letters > MOST_LETTERS;
}

const char *
nonet_puzzle_get_unknown (const NonetPuzzle *puzzle, gboolean unique)
{
  if (puzzle->unknown != NULL || unique || !nonet_puzzle_is_variant (puzzle) || !nonet_puzzle_explains_rules (puzzle))
    return puzzle->unknown;
  return _ ("rules in words");
}

gboolean
nonet_puzzle_is_empty (const NonetPuzzle *puzzle)
{
  return nonet_puzzle_count_givens (puzzle) + nonet_puzzle_count_entries (puzzle) + puzzle->shape->n_rules == 0;
}

SudokuGrid *
nonet_puzzle_dup_grid (const NonetPuzzle *puzzle, gboolean with_entries)
{
  SudokuGrid *grid = sudoku_grid_new (puzzle->shape);

  if (grid == NULL)
    g_error ("no memory for a board");
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    grid->cell[cell] = (guint8) (with_entries ? nonet_puzzle_get_value (puzzle, cell) : puzzle->givens[cell]);
  return grid;
}

#define DEFINE_ENSURE(field, type)                                                                                     \
  type *nonet_puzzle_ensure_##field (NonetPuzzle *puzzle)                                                              \
  {                                                                                                                    \
    if (puzzle->field == NULL)                                                                                         \
      puzzle->field = g_new0 (type, nonet_puzzle_get_cells (puzzle));                                                  \
    return puzzle->field;                                                                                              \
  }

DEFINE_ENSURE (marks, SudokuSet)
DEFINE_ENSURE (corners, SudokuSet)
DEFINE_ENSURE (eliminated, SudokuSet)
DEFINE_ENSURE (colours, guint8)
DEFINE_ENSURE (candidate_colours, NonetCandidateColours)
DEFINE_ENSURE (solution, guint8)

guint
nonet_candidate_colours_get (const NonetCandidateColours *colours, guint cell, guint value)
{
  guint colour = 0;

  for (guint i = 0; colours != NULL && i < G_N_ELEMENTS (colours->bit); i++)
    colour |= (guint) sudoku_set_has (colours[cell].bit[i], value) << i;
  return MIN (colour, NONET_MAX_COLOUR);
}

void
nonet_candidate_colours_set (NonetCandidateColours *colours, guint cell, guint value, guint colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours->bit); i++)
    if ((colour >> i & 1) != 0)
      colours[cell].bit[i] |= sudoku_set_of (value);
    else
      colours[cell].bit[i] &= ~sudoku_set_of (value);
}

gboolean
nonet_puzzle_take_solution (NonetPuzzle *puzzle, const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new_from_values (puzzle->shape, values);
  gboolean good = grid != NULL && sudoku_grid_complete (grid);

  for (guint cell = 0; good && cell < nonet_puzzle_get_cells (puzzle); cell++)
    good = puzzle->givens[cell] == 0 || puzzle->givens[cell] == values[cell];
  sudoku_grid_free (grid);
  if (good)
    memcpy (nonet_puzzle_ensure_solution (puzzle), values, nonet_puzzle_get_cells (puzzle));
  return good;
}

gboolean
nonet_puzzle_is_likely (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);

  return sudoku_grid_consistent (grid) && 4 * nonet_puzzle_count_givens (puzzle) >= nonet_puzzle_get_cells (puzzle);
}

/* Checkpoints. */

#define MOST_CHECKPOINTS 100

/* Half of the values that a JSON text may have: see json.c. The other half is for the puzzle itself. */
#define MOST_VALUES 300000

NonetCheckpoint *
nonet_checkpoint_new (const char *name, NonetPuzzle *puzzle)
{
  NonetCheckpoint *self = g_new0 (NonetCheckpoint, 1);

  g_atomic_ref_count_init (&self->references);
  self->name = g_strdup (name);
  self->puzzle = nonet_puzzle_ref (puzzle);
  return self;
}

NonetCheckpoint *
nonet_checkpoint_ref (NonetCheckpoint *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_checkpoint_unref (NonetCheckpoint *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_free (self->name);
  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}

GPtrArray *
nonet_checkpoints_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_checkpoint_unref);
}

GPtrArray *
nonet_checkpoints_copy (GPtrArray *checkpoints)
{
  GPtrArray *copy = nonet_checkpoints_new ();

  for (guint i = 0; checkpoints != NULL && i < checkpoints->len; i++)
    g_ptr_array_add (copy, nonet_checkpoint_ref (checkpoints->pdata[i]));
  return copy;
}

static guint
count_sets (const SudokuSet *sets, guint n)
{
  guint count = 0;

  for (guint i = 0; sets != NULL && i < n; i++)
    count += sudoku_set_count (sets[i]);
  return count;
}

/* At least as many values as it has in a file: a colour of a candidate is a pair, and has up to four bits. */
static guint
weigh (const NonetCheckpoint *checkpoint)
{
  const NonetPuzzle *puzzle = checkpoint->puzzle;
  guint cells = nonet_puzzle_get_cells (puzzle);
  gsize weight = sizeof *checkpoint + strlen (checkpoint->name) + nonet_puzzle_get_size (puzzle);

  weight += count_sets (puzzle->marks, cells) + count_sets (puzzle->corners, cells);
  weight += count_sets (puzzle->eliminated, cells);
  if (puzzle->candidate_colours != NULL)
    weight +=
        3 * (gsize) count_sets (puzzle->candidate_colours->bit, cells * G_N_ELEMENTS (puzzle->candidate_colours->bit));
  return (guint) MIN (weight, G_MAXINT);
}

guint
nonet_checkpoints_trim (GPtrArray *checkpoints)
{
  guint first = checkpoints->len, weight = 0;

  while (first > 0 && checkpoints->len - first < MOST_CHECKPOINTS)
    {
      guint more = weigh (checkpoints->pdata[first - 1]);

      if (more > MOST_VALUES - weight)
        break;
      weight += more;
      first--;
    }
  if (first > 0)
    g_ptr_array_remove_range (checkpoints, 0, first);
  return first;
}
