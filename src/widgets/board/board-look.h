/* What the board looks like: the scene made of a document, what is known of it, and where the player is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"
#include "render/board/board-scene.h"
#include "sudoku/rules.h"

/* Nothing is selected, or the cursor is. */
typedef struct
{
  const SudokuShape *shape; /* borrowed; NULL: there are no cells */
  guint8 *cell;             /* for each cell 0, or 1: selected */
  guint n;                  /* that many are */
  guint16 *order; /* these, as they came to be selected; where a stroke crosses itself, a cell more than once */
  guint n_order;
  guint cursor;
  guint anchor; /* the cell an extended selection starts from */
} NonetBoardSelection;

typedef enum
{
  NONET_SELECT_ONLY,
  NONET_SELECT_ADD,
  NONET_SELECT_TOGGLE,
  NONET_SELECT_BLOCK, /* from the anchor */
  NONET_SELECT_ALONG  /* adds a cell to the order, even if it is in there; on the way back takes the last one away */
} NonetSelectMode;

void nonet_board_selection_clear (NonetBoardSelection *self);
void nonet_board_selection_change (NonetBoardSelection *self, guint cell, NonetSelectMode mode);

/* The selected cells, ascending, and after them one item that is not used; caller frees. */
guint *nonet_board_selection_dup_cells (const NonetBoardSelection *self);

typedef enum
{
  NONET_CANDIDATES_NONE,
  NONET_CANDIDATES_MARKS, /* the player's own */
  NONET_CANDIDATES_BASIC, /* what the values on the board leave */
  NONET_CANDIDATES_TRUE   /* those of some solution */
} NonetCandidateDepth;

/* The names are those of the setting: "none", "marks", "basic", "true". */
#define NONET_TYPE_CANDIDATE_DEPTH (nonet_candidate_depth_get_type ())
GType nonet_candidate_depth_get_type (void);

/* Part of a widget's instance: all that the picture depends on. Who changes a field sets flags_valid to FALSE. */
typedef struct
{
  NonetDocument *document;
  const SudokuShape *shape; /* of the document; NULL: there is no board */
  NonetBoardSelection selection;

  NonetBoardOverlay *overlay;     /* or NULL */
  NonetBoardOverlay *explanation; /* what is shown in place of it, or NULL */
  NonetCandidateDepth depth;
  guint symbol; /* the value that stands out; 0: that of the cursor */
  int hover;    /* the cell under the pointer, or -1 */
  char *typing; /* what is drawn at the cursor while it is typed, or NULL */
  SudokuRule
      *draft; /* a rule that is drawn beside those of the shape, or NULL; in one piece with its cells and digits */
  gboolean tint_houses, tint_equal, tint_conflicts;
  GBytes *expected; /* guint8 a cell: the value each entry should have; NULL: any */

  bool *conflict; /* of each cell: its symbol stands in one of its houses again, or breaks a further rule */
  bool *broken;   /* of each further rule of the shape */
  guint8 *flags;  /* NonetCellFlags of each cell */
  gboolean flags_valid;
} NonetBoardLook;

void nonet_board_look_init (NonetBoardLook *self);
void nonet_board_look_clear (NonetBoardLook *self);

/* Shows the document from now on, or none (NULL), with nothing selected and nothing known of it. */
void nonet_board_look_reset (NonetBoardLook *self, NonetDocument *document);

/* Draws a copy of a rule of the shape's cells, which is none of its rules yet; NULL: none. */
void nonet_board_look_set_draft (NonetBoardLook *self, const SudokuRule *rule);

/* After an edit: takes the shape of the document, which is of the same order, and of which nothing is explained yet; returns whether it
 * is another one. */
gboolean nonet_board_look_take_shape (NonetBoardLook *self);

/* After an edit. */
void nonet_board_look_find_conflicts (NonetBoardLook *self);

/* Whether a cell is marked as a mistake: its value breaks a rule, or it is an entry that is not as expected, or not
 * that of the solution shown. */
gboolean nonet_board_look_is_mistake (const NonetBoardLook *self, guint cell);

/* A further rule that the value of a cell breaks, if that is marked; NULL: none. */
const SudokuRule *nonet_board_look_find_broken (const NonetBoardLook *self, guint cell);

/* Fills in the scene, which borrows from self; the flags of the cells are left out by the first of the two. */
void nonet_board_look_describe (const NonetBoardLook *self, NonetBoardScene *scene);
void nonet_board_look_make_scene (NonetBoardLook *self, NonetBoardScene *scene);

/* In how many solutions each value stands in a cell if there are several (value v at v - 1), by the tally; else NULL. */
const guint64 *nonet_board_look_get_differing (const NonetBoardLook *self, guint cell);
