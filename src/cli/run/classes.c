/* Finding forms, and remembering which there were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/classes.h"

#include <glib/gi18n.h>

#include "cli/run/print.h"
#include "cli/run/run.h"
#include "sudoku/batch.h"
#include "tasks/parallel.h"

/* Boards that a thread takes at a time. */
#define PAGE_BOARDS 256
#define FIRST_ROOM 1024

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCanonical, sudoku_canonical_free)

/* A class, by two hashes of its form; the place in the table is that of the first. number 0: no class is here. */
typedef struct
{
  guint64 hash[2];
  guint64 number;
} Class;

struct _CliClasses
{
  Class *classes;
  gsize room; /* a power of two, never full */
  gsize n;
};

/* Why a board has no form, or NULL. */
static char *
dup_reason (const CliBoard *board)
{
  g_autoptr (SudokuGrid) grid = cli_made (sudoku_grid_new_from_values (board->shape, board->givens));

  if (!sudoku_morph_accepts (board->shape))
    return g_strdup_printf (_ ("only boards of up to %d×%d cells, with boxes of one size and nothing besides, have a "
                               "canonical form"),
                            SUDOKU_MORPH_MAX_ORDER, SUDOKU_MORPH_MAX_ORDER);
  return sudoku_grid_consistent (grid) ? NULL : cli_dup_fault (grid, board->alphabet);
}

gboolean
cli_form_find (const CliBoard *board, CliForm *form, char **reason)
{
  g_autoptr (SudokuCanonical) canonical = NULL;

  *reason = dup_reason (board);
  if (*reason != NULL)
    return FALSE;
  canonical = cli_made (sudoku_canonical_new (board->shape));
  if (!sudoku_canonical_run (canonical, board->givens, form->cells, &form->morph, &form->automorphisms))
    cli_made (NULL);
  return TRUE;
}

typedef struct
{
  const guint8 *values;
  gsize n;
  guint8 *forms;
  guint64 *found;
} Nines;

static void
find_page (guint page, gpointer data)
{
  const Nines *nines = data;
  const SudokuShape *shape = nonet_shape_get (3, 3);
  g_autoptr (SudokuCanonical) canonical = cli_made (sudoku_canonical_new (shape));
  g_autoptr (SudokuGrid) grid = cli_made (sudoku_grid_new (shape));
  gsize end = MIN (nines->n, ((gsize) page + 1) * PAGE_BOARDS);

  for (gsize i = (gsize) page * PAGE_BOARDS; i < end; i++)
    {
      memcpy (grid->cell, nines->values + i * SUDOKU_BATCH_CELLS, SUDOKU_BATCH_CELLS);
      nines->found[i] = sudoku_grid_consistent (grid);
      if (nines->found[i]
          && !sudoku_canonical_run (canonical, grid->cell, nines->forms + i * SUDOKU_BATCH_CELLS, NULL, NULL))
        cli_made (NULL);
    }
}

void
cli_forms_find (const guint8 *values, gsize n, guint n_threads, guint8 *forms, guint64 *found)
{
  Nines nines = { values, n, forms, found };

  nonet_parallel_for ((guint) ((n + PAGE_BOARDS - 1) / PAGE_BOARDS), n_threads, find_page, &nines);
}

CliClasses *
cli_classes_new (void)
{
  CliClasses *self = g_new0 (CliClasses, 1);

  self->room = FIRST_ROOM;
  self->classes = g_new0 (Class, self->room);
  return self;
}

void
cli_classes_free (CliClasses *self)
{
  g_free (self->classes);
  g_free (self);
}

/* Where a class is, or where it would be. */
static Class *
find_place (const CliClasses *self, const guint64 hash[2])
{
  gsize place = hash[0] & (self->room - 1);

  while (self->classes[place].number != 0
         && (self->classes[place].hash[0] != hash[0] || self->classes[place].hash[1] != hash[1]))
    place = (place + 1) & (self->room - 1);
  return &self->classes[place];
}

static void
double_room (CliClasses *self)
{
  Class *before = self->classes;
  gsize room = self->room;

  self->room *= 2;
  self->classes = g_new0 (Class, self->room);
  for (gsize i = 0; i < room; i++)
    if (before[i].number != 0)
      *find_place (self, before[i].hash) = before[i];
  g_free (before);
}

/* The cells, 8 at a time, go through the generator of random.h, each into the seed of the next. */
static guint64
hash_cells (const SudokuShape *shape, const guint8 *cells, guint64 seed)
{
  SudokuRandom random = { seed ^ shape->hash };

  for (guint cell = 0; cell < shape->n_cells; cell += 8)
    {
      guint64 word = 0;

      memcpy (&word, cells + cell, MIN (8, shape->n_cells - cell));
      random.state = sudoku_random_next (&random) ^ word;
    }
  return sudoku_random_next (&random);
}

guint64
cli_classes_add (CliClasses *self, const SudokuShape *shape, const guint8 *cells, guint64 number)
{
  guint64 hash[2] = { hash_cells (shape, cells, 1), hash_cells (shape, cells, 2) };
  Class *class = find_place (self, hash);

  if (class->number != 0)
    return class->number;
  *class = (Class){ { hash[0], hash[1] }, number };
  if (++self->n > self->room / 2)
    double_room (self);
  return 0;
}

guint64
cli_classes_add_board (CliClasses *self, const CliBoard *board, guint64 number)
{
  CliForm form;
  g_autofree char *reason = NULL;

  return cli_form_find (board, &form, &reason) ? cli_classes_add (self, board->shape, form.cells, number) : 0;
}
