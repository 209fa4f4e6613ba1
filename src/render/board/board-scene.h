/* Everything there is to see on a board at one moment: the one thing the board painter is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scene borrows all it points to. Arrays have n * n items, row by row; NULL stands for "none".
 */
#pragma once

#include "formats/puzzle.h"
#include "render/board/board-overlay.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_CELL_SELECTED = 1 << 0, /* part of the selection */
  NONET_CELL_CURSOR = 1 << 1,   /* the cell the keyboard is at */
  NONET_CELL_HOUSE = 1 << 2,    /* in a house of the cursor cell */
  NONET_CELL_EQUAL = 1 << 3,    /* shows the chosen symbol */
  NONET_CELL_CONFLICT = 1 << 4, /* its symbol stands in one of its houses again */
  NONET_CELL_DIFFERS = 1 << 5,  /* differs from another solution */
  NONET_CELL_HOVER = 1 << 6     /* under the pointer */
} NonetCellFlags;

typedef struct
{
  const SudokuShape *shape;
  NonetAlphabet *alphabet;
  const guint8 *givens;
  const guint8 *entries;
  const guint8 *found;         /* symbols of a solution, drawn where neither given nor entry is */
  const SudokuSet *candidates; /* drawn in cells without symbol, at fixed places */
  const SudokuSet *struck;     /* candidates drawn struck out */
  const SudokuSet *faded;      /* candidates drawn faded: they are in no solution */
  const SudokuSet *centres;    /* marks drawn in a line in the middle of cells without symbol … */
  const SudokuSet *corners;    /* … and around their edge */
  const guint8 *colours;
  const NonetCandidateColours *candidate_colours; /* of candidates and marks that are drawn */
  const guint8 *flags;                            /* NonetCellFlags of each cell */
  guint chosen;                                   /* candidates of this value are ringed; 0: none */
  const guint64 *tally;                           /* n * n * n: in how many solutions the value stands in the cell (item
                                 * cell * n + value - 1): shades candidates by their share, written in the cursor's
                                 * cell; a candidate that is the only one of its cell is drawn as a found symbol */
  const char *composing;                          /* the start of a longer symbol, being typed, or NULL … */
  guint composing_cell;                           /* … in this cell */
  const NonetBoardMarks *marks;                   /* of the same shape; candidates that are marked are drawn, too */
} NonetBoardScene;

/* The values of a puzzle: a scene with its givens and entries. */
NonetBoardScene nonet_board_scene_of (const NonetPuzzle *puzzle);

/* Shows all of an overlay, which may be NULL. What is struck is faded, as in no solution, where it is known how often the other
 * candidates are in one. */
void nonet_board_scene_show_overlay (NonetBoardScene *scene, const NonetBoardOverlay *overlay);

/* The value that a blank cell of the scene has in all solutions, by the tally; 0: it has several, or nothing is known. */
guint nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell);

/* The value that a cell shows: given, entry, found, or certain; 0: none. */
guint nonet_board_scene_get_shown (const NonetBoardScene *scene, guint cell);

G_END_DECLS
