/* What is to be drawn: a puzzle, its overlay of tints and candidates, and marks of links and houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/puzzle.h"
#include "sudoku/shape.h"

/* What is marked on a board, and what is linked with what: the picture of an argument, whatever the argument is.
 *
 * Each mark has a form of its own besides its colour. Marks are made once, by one owner; from then on whoever has them may
 * draw them, in any thread.
 */

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
  NONET_CELL_MARK_CAUSE = 1 << 6,   /* outlined */
  NONET_CELL_MARK_DIMMED = 1 << 7,  /* has no part in it */
  NONET_CELL_MARK_LIT = 1 << 8,     /* its digit is a reason: tinted and outlined */
  NONET_CELL_MARK_CROSSED = 1 << 9, /* nothing can stand there: a cross in place of candidates */
  NONET_CELL_MARK_ADDED = 1 << 10   /* its given is new: tinted */
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

/* A straight line from a digit to a cell that it sees. */
typedef struct
{
  guint from, to;
} NonetBoardRay;

typedef struct
{
  const SudokuShape *shape; /* owned */
  guint8 *candidate;        /* NonetMark of cell * n + value - 1 */
  guint16 *cell;            /* NonetCellMark, and bits of sets */
  guint8 *house;            /* NonetHouseMark */
  gboolean alone;     /* they are to be looked at alone: without tints of the selection, its houses and equal symbols */
  GArray *nodes;      /* NonetBoardNode */
  GArray *node_cells; /* guint16 */
  GArray *links;      /* NonetBoardLink */
  GArray *rays;       /* NonetBoardRay */
  SudokuSet values;   /* only their candidates are drawn, and what is placed is drawn large; 0: all are */
} NonetBoardMarks;

/* Returns marks of a board that mark nothing yet; unref them. */
NonetBoardMarks *nonet_board_marks_new (const SudokuShape *shape);

NonetBoardMarks *nonet_board_marks_ref (NonetBoardMarks *self);
void nonet_board_marks_unref (NonetBoardMarks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBoardMarks, nonet_board_marks_unref)

/* The mark of a candidate; self may be NULL. */
NonetMark nonet_board_marks_get (const NonetBoardMarks *self, guint cell, guint value);

/* Has the marks looked at alone, and dims the cells that have no part in what is marked so far: no mark of their own, of a candidate
 * or of a house. */
void nonet_board_marks_dim_rest (NonetBoardMarks *self);

/* Adds a node, and returns its number; the cells are copied. */
guint nonet_board_marks_add_node (NonetBoardMarks *self, guint value, const guint16 *cells, guint n_cells);

/* Adds a link between two nodes. */
void nonet_board_marks_add_link (NonetBoardMarks *self, guint from, guint to, gboolean strong);

/* Adds a line from a digit to a cell. */
void nonet_board_marks_add_ray (NonetBoardMarks *self, guint from, guint to);

/* What is shown on a board besides the puzzle itself: candidates, a solution, how often each value came.
 *
 * An overlay never changes once it is made, so whoever has it may draw it, in any thread. It is made layer by layer, each an
 * immutable array that is shared and not copied, and may have marks:
 *
 *     overlay = nonet_board_overlay_with (NULL, NONET_LAYER_CANDIDATES, candidates);
 *     more = nonet_board_overlay_with (overlay, NONET_LAYER_TALLY, tally);
 */

typedef enum
{
  NONET_LAYER_FOUND,      /* guint8 a cell: a solution, shown where the puzzle is blank */
  NONET_LAYER_KEPT,       /* guint8 a cell: the values before a trial; others are shown as tried */
  NONET_LAYER_CANDIDATES, /* SudokuSet a cell */
  NONET_LAYER_STRUCK,     /* SudokuSet a cell: candidates shown struck out, or as in no solution */
  NONET_LAYER_TALLY,      /* guint64 a candidate (item cell * n + value - 1): in how many solutions it stands */
  NONET_N_LAYERS
} NonetBoardLayer;

typedef struct _NonetBoardOverlay NonetBoardOverlay;

NonetBoardOverlay *nonet_board_overlay_ref (NonetBoardOverlay *self);
void nonet_board_overlay_unref (NonetBoardOverlay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBoardOverlay, nonet_board_overlay_unref)

/* A new overlay with the layers of self (NULL: none) but this one, which becomes items, or is left out if that is NULL. */
NonetBoardOverlay *nonet_board_overlay_with (const NonetBoardOverlay *self, NonetBoardLayer layer, GBytes *items);

/* The same of items of that many bytes, which are copied; self is taken, and returned as it is if they are NULL. */
NonetBoardOverlay *nonet_board_overlay_add (NonetBoardOverlay *self,
                                            NonetBoardLayer layer,
                                            gconstpointer items,
                                            gsize size);

/* A new overlay with the layers of self (NULL: none) and these marks, or none if they are NULL. */
NonetBoardOverlay *nonet_board_overlay_with_marks (const NonetBoardOverlay *self, NonetBoardMarks *marks);

/* The marks, owned by the overlay; NULL if it has none, or is NULL itself. */
NonetBoardMarks *nonet_board_overlay_get_marks (const NonetBoardOverlay *self);

/* The items of a layer, owned by the overlay; NULL if it has no such layer, or is NULL itself. */
gconstpointer nonet_board_overlay_get (const NonetBoardOverlay *self, NonetBoardLayer layer);

/* Whether two overlays, or none, have the same items in a layer. */
gboolean nonet_board_overlay_same (const NonetBoardOverlay *self,
                                   const NonetBoardOverlay *other,
                                   NonetBoardLayer layer);

/* Whether all layers, and the marks, are of a board of this shape. */
gboolean nonet_board_overlay_fits (const NonetBoardOverlay *self, const SudokuShape *shape);

typedef enum
{
  NONET_CELL_SELECTED = 1 << 0, /* part of the selection */
  NONET_CELL_CURSOR = 1 << 1,   /* the cell the keyboard is at */
  NONET_CELL_HOUSE = 1 << 2,    /* in a house of the cursor cell */
  NONET_CELL_EQUAL = 1 << 3,    /* shows the chosen symbol */
  NONET_CELL_CONFLICT = 1 << 4, /* its symbol breaks a rule */
  NONET_CELL_DIFFERS = 1 << 5,  /* differs from another solution */
  NONET_CELL_HOVER = 1 << 6     /* under the pointer */
} NonetCellFlags;

typedef struct
{
  const SudokuShape *shape;
  NonetAlphabet *alphabet;
  const guint8 *givens;
  const guint8 *entries;
  const guint8 *kept;          /* values before a trial: others are drawn as tried; NULL: nothing is tried */
  const guint8 *found;         /* symbols of a solution, drawn where neither given nor entry is */
  const SudokuSet *candidates; /* drawn in cells without symbol, at fixed places */
  const SudokuSet *struck;     /* candidates drawn struck out */
  const SudokuSet *faded;      /* candidates drawn faded: they are in no solution */
  const SudokuSet *centres;    /* marks drawn in a line in the middle of cells without symbol … */
  const SudokuSet *corners;    /* … and around their edge */
  const guint8 *colours;
  const NonetCandidateColours *candidate_colours; /* of candidates and marks that are drawn */
  const guint8 *flags;                            /* NonetCellFlags of each cell */
  const bool *broken;                             /* further rules of the shape that are drawn as broken; NULL: none */
  guint chosen;                                   /* candidates of this value are ringed; 0: none */
  const guint64 *tally;                           /* n * n * n: in how many solutions the value stands in the cell (item
                                 * cell * n + value - 1): shades candidates by their share, written in the cursor's
                                 * cell; a candidate that is the only one of its cell is drawn as a found symbol */
  const char *composing;                          /* the start of a longer symbol, being typed, or NULL … */
  guint composing_cell;                           /* … in this cell */
  const struct SudokuRule *draft;                 /* a rule drawn beside those of the shape, or NULL */
  const NonetBoardMarks *marks;                   /* of the same shape; candidates that are marked are drawn, too */
} NonetBoardScene;

/* The values of a puzzle: a scene with its givens and entries. */
NonetBoardScene nonet_board_scene_of (const NonetPuzzle *puzzle);

/* Shows all of an overlay, which may be NULL. What is struck is faded, as in no solution, where it is known how often the other
 * candidates are in one. */
void nonet_board_scene_show_overlay (NonetBoardScene *scene, const NonetBoardOverlay *overlay);

/* The value that a blank cell of the scene has in all solutions, by the tally; 0: it has several, or nothing is known. */
guint nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell);

/* The value that stands in a cell, given or entry; 0: none. */
guint nonet_board_scene_get_value (const NonetBoardScene *scene, guint cell);

/* Whether it was entered since the trial began. */
gboolean nonet_board_scene_is_tried (const NonetBoardScene *scene, guint cell);

/* The value that a cell shows: given, entry, found, or certain; 0: none. */
guint nonet_board_scene_get_shown (const NonetBoardScene *scene, guint cell);
