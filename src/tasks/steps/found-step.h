/* What logic starts from, how it is asked, and the steps that it finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "formats/puzzle.h"
#include "logic/finder.h"
#include "logic/step.h"

/* The candidates that logic starts from. */
typedef enum
{
  NONET_START_BASIC, /* all that the values leave, but those that the player struck out */
  NONET_START_MARKS  /* the player's marks in cells that have some, and the basic ones in the others */
} NonetStart;

/* Counted by reference, and never changed: whoever has it may read it, in any thread. */
typedef struct
{
  gatomicrefcount references;
  NonetPuzzle *puzzle; /* where it began: alphabet, givens and entries */
  SudokuBoard *board;  /* perhaps some steps later */
} NonetPosition;

/* Returns the position of a puzzle that nobody changes any more: its givens and entries, and the candidates chosen. Unref it. NULL when
 * out of memory, as the next. */
NonetPosition *nonet_position_new (NonetPuzzle *puzzle, NonetStart start);

/* Returns the position on a board that was reached from this one; the board is copied. NULL, where there was no memory for it, is
 * allowed. */
NonetPosition *nonet_position_new_on (NonetPosition *self, const SudokuBoard *board);

/* Whether two positions have the same values, givens and candidates, in the same symbols: then they have the same steps. */
gboolean nonet_position_equal (const NonetPosition *a, const NonetPosition *b);

/* Whether its puzzle has entries, or candidates that were struck out. */
gboolean nonet_position_is_begun (const NonetPosition *self);

NonetPosition *nonet_position_ref (NonetPosition *self);
void nonet_position_unref (NonetPosition *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetPosition, nonet_position_unref)

#define NONET_TYPE_FOUND_STEP (nonet_found_step_get_type ())
G_DECLARE_FINAL_TYPE (NonetFoundStep, nonet_found_step, NONET, FOUND_STEP, GObject)

/* A step of the position, which is referred to; the step is copied. May be called in any thread. NULL when out of memory. */
NonetFoundStep *nonet_found_step_new (NonetPosition *position, const SudokuStep *step);

/* The position before the step, and the step; owned by self, which never changes. */
NonetPosition *nonet_found_step_get_position (NonetFoundStep *self);
const SudokuStep *nonet_found_step_get_step (NonetFoundStep *self);

/* How logic is asked in the window: what the player's preferences say. */
typedef struct
{
  SudokuTechniqueSet techniques;              /* that may be used */
  guint n_ordered;                            /* 0: the usual order */
  SudokuTechnique order[SUDOKU_N_TECHNIQUES]; /* those that come first, as sudoku_limits_set_order () takes them */
  NonetStart start;
  gboolean uniqueness; /* techniques that rely on one solution may be used, where there is only one */
} NonetLogicOptions;

/* Sets what is asked unless the player says otherwise: the techniques of a path from basic candidates. */
void nonet_logic_options_init (NonetLogicOptions *self);

/* Sets the limits for finders on boards of an order; unique says that the board has one solution. */
void nonet_logic_options_limit (const NonetLogicOptions *self, guint order, gboolean unique, SudokuFindLimits *limits);

/* Sets the limits for a single technique, whatever the player says: as large as it gets. */
void nonet_technique_limit (SudokuTechnique technique, guint order, gboolean unique, SudokuFindLimits *limits);
