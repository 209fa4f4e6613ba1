/* Which puzzles are the same but for morphs (sudoku/canonical.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/input.h"
#include "sudoku/canonical.h"

G_BEGIN_DECLS

/* The canonical form of a board. */
typedef struct
{
  guint8 cells[SUDOKU_MORPH_MAX_ORDER * SUDOKU_MORPH_MAX_ORDER];
  SudokuMorph morph; /* that leads to it */
  guint64 automorphisms;
} CliForm;

/* Finds the form of a board. Returns FALSE and sets reason, translated, caller frees, if it has none. */
gboolean cli_form_find (const CliBoard *board, CliForm *form, char **reason);

/* The same for n ordinary 9x9 boards of 81 values, on several threads: writes 81 values each into forms, and whether there is
 * a form into found. */
void cli_forms_find (const guint8 *values, gsize n, guint n_threads, guint8 *forms, guint64 *found);

/* The classes of puzzles met so far: about 50 bytes each. Of a form, only 128 bits of a hash are kept, so that two forms in
 * 2^128 are taken for the same. */
typedef struct _CliClasses CliClasses;

CliClasses *cli_classes_new (void);
void cli_classes_free (CliClasses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliClasses, cli_classes_free)

/* Adds a form and the number of its puzzle, 1 or more. Returns the number of the first puzzle with this form, if that is
 * another, or 0. */
guint64 cli_classes_add (CliClasses *self, const SudokuShape *shape, const guint8 *cells, guint64 number);

/* The same for the form of a board; one that has none is equivalent to no other. */
guint64 cli_classes_add_board (CliClasses *self, const CliBoard *board, guint64 number);

G_END_DECLS
