/* The nodes besides candidates, each kind in a file of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/link-builder.h"

/* link-groups.c: adds the groups and their links. */
void sudoku_builder_add_groups (SudokuLinkBuilder *builder);

/* link-sets.c: adds the entrances of sets and their links. */
void sudoku_builder_add_sets (SudokuLinkBuilder *builder);
