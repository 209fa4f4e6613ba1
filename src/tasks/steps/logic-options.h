/* How logic is asked in the window: what the player's preferences say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/finder.h"
#include "logic/rating.h"
#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

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

G_END_DECLS
