/* A line of an explanation: an item for lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/why.h"
#include "tasks/steps/found-step.h"
#include "words/notation.h"

G_BEGIN_DECLS

#define NONET_TYPE_WHY_LINE (nonet_why_line_get_type ())
G_DECLARE_FINAL_TYPE (NonetWhyLine, nonet_why_line, NONET, WHY_LINE, GObject)

/* A line of an explanation on the board that it finds. May be called in any thread. */
NonetWhyLine *nonet_why_line_new (NonetPosition *position, const SudokuWhyLine *line, guint level);

/* A step that follows. */
NonetWhyLine *nonet_why_line_new_for_step (NonetPosition *position, const SudokuStep *step);

/* What the lines above have shown of a cell and a value on this board, or what is said where there are none. */
NonetWhyLine *nonet_why_line_new_verdict (NonetPosition *position, const SudokuWhy *why, guint cell, guint value);

/* How many assumptions the line is under. */
guint nonet_why_line_get_level (NonetWhyLine *self);

/* The board that the line finds, and the step that it is about, or NULL; owned by self, which never changes. */
NonetPosition *nonet_why_line_get_position (NonetWhyLine *self);
NonetFoundStep *nonet_why_line_get_step (NonetWhyLine *self);

/* What the line says, translated; caller frees. */
char *nonet_why_line_to_string (NonetWhyLine *self, NonetCellStyle cells);

G_END_DECLS
