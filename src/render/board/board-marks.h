/* What is marked on a board, and what is linked with what: the picture of an argument, whatever the argument is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each mark has a form of its own besides its colour. Marks are made once, by one owner; from then on whoever has them may
 * draw them, in any thread.
 */
#pragma once

#include <glib.h>

#include "sudoku/shape.h"

G_BEGIN_DECLS

#define NONET_MARK_SETS 6 /* named A to F */

/* The mark of a candidate. */
typedef enum
{
  NONET_MARK_NONE,
  NONET_MARK_PATTERN,  /* a full disc */
  NONET_MARK_FIN,      /* a ring */
  NONET_MARK_ENDO_FIN, /* two rings */
  NONET_MARK_ON,       /* true if the assumption is: a disc with a rim */
  NONET_MARK_OFF,      /* false if the assumption is true: a square */
  NONET_MARK_SET,      /* of set A: a disc with a thin rim; that of set B is NONET_MARK_SET + 1, and so on */
  NONET_MARK_REMOVED = NONET_MARK_SET + NONET_MARK_SETS, /* struck, on a disc */
  NONET_MARK_CANNIBAL, /* removed, and itself part of the argument: struck, on a square */
  NONET_MARK_PLACED,   /* a disc with a thick rim */
  NONET_N_MARKS
} NonetMark;

/* The mark of a house. */
typedef enum
{
  NONET_HOUSE_MARK_NONE,
  NONET_HOUSE_MARK_CAUSE, /* outlined and tinted */
  NONET_HOUSE_MARK_BASE,  /* hatched upwards besides */
  NONET_HOUSE_MARK_COVER, /* hatched downwards */
  NONET_N_HOUSE_MARKS
} NonetHouseMark;

/* The marks of a cell; bits 0 to NONET_MARK_SETS - 1 are the sets that it is in: outlined, with the letter of the set. */
typedef enum
{
  NONET_CELL_MARK_CAUSE = 1 << 6, /* outlined */
  NONET_CELL_MARK_DIMMED = 1 << 7 /* has no part in it */
} NonetCellMark;

/* A value in one cell, or in several, which are outlined as one. */
typedef struct
{
  guint value, n_cells;
  guint first_cell; /* in node_cells */
} NonetBoardNode;

/* A curve with an arrow head; its number is its index. */
typedef struct
{
  guint from, to;  /* nodes */
  gboolean strong; /* a full line, or a dashed one */
} NonetBoardLink;

typedef struct
{
  const SudokuShape *shape; /* owned */
  guint8 *candidate;        /* NonetMark of cell * n + value - 1 */
  guint8 *cell;             /* NonetCellMark, and bits of sets */
  guint8 *house;            /* NonetHouseMark */
  GArray *nodes;            /* NonetBoardNode */
  GArray *node_cells;       /* guint16 */
  GArray *links;            /* NonetBoardLink */
} NonetBoardMarks;

/* Returns marks of a board that mark nothing yet; unref them. */
NonetBoardMarks *nonet_board_marks_new (const SudokuShape *shape);

NonetBoardMarks *nonet_board_marks_ref (NonetBoardMarks *self);
void nonet_board_marks_unref (NonetBoardMarks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBoardMarks, nonet_board_marks_unref)

/* The mark of a candidate; self may be NULL. */
NonetMark nonet_board_marks_get (const NonetBoardMarks *self, guint cell, guint value);

/* Dims the cells that have no part in what is marked so far: no mark of their own, of a candidate or of a house. */
void nonet_board_marks_dim_rest (NonetBoardMarks *self);

/* Adds a node, and returns its number; the cells are copied. */
guint nonet_board_marks_add_node (NonetBoardMarks *self, guint value, const guint16 *cells, guint n_cells);

/* Adds a link between two nodes. */
void nonet_board_marks_add_link (NonetBoardMarks *self, guint from, guint to, gboolean strong);

G_END_DECLS
