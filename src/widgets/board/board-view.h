/* The board as it is shown: a document and what is known of it, the selected cells, and a child per cell for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It takes no mouse and no keys: that is what a NonetBoardEditor adds.
 */
#pragma once

#include <adwaita.h>

#include "widgets/board/board-look.h"
#include "widgets/board/board-place.h"
#include "widgets/entering.h"

/* In a GtkScrolledWindow it fits its board into what there is, and scrolls when zoomed in or when the cells
 * would become too small.
 *
 * Properties (with notify): "document", "symbol" (the value chosen first, to be put by clicks; 0: none), "zoom" (1.0, fits, to
 * 8.0), "depth" (NonetCandidateDepth, can be set).
 * Signals: "selection-changed"; "overlay-changed"; "end-typing" (gboolean enter: what is being typed into the selection, which is about to change,
 * is entered, or else dropped); "given-touched" (somebody tried to change nothing but givens, which are locked); "stroke" (gboolean
 * erase: while strokes are drawn, one has ended on the selected cells, by a drag, a click or Enter, or Delete was pressed); "letter" (guint
 * keyval of the small letter, GdkModifierType: Shift or none; one that is no symbol was typed, and TRUE is returned if that meant something).
 * A screen reader
 * that activates a cell activates the action "board.show-menu" after it is selected. */
#define NONET_TYPE_BOARD_VIEW (nonet_board_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetBoardView, nonet_board_view, NONET, BOARD_VIEW, NonetScrollable)

struct _NonetBoardViewClass
{
  NonetScrollableClass parent_class;
};

void nonet_board_view_set_document (NonetBoardView *self, NonetDocument *document);
NonetDocument *nonet_board_view_get_document (NonetBoardView *self);

/* Sets a layer of the overlay, which is what is shown besides the document; items NULL: without it, as are all after another
 * board has come. Its candidates are shown at the depths from BASIC on; at TRUE those of its layer STRUCK are faded, and all are
 * shaded by its tally. At the other depths cells with several values in the tally are marked as differing. */
void nonet_board_view_set_layer (NonetBoardView *self, NonetBoardLayer layer, GBytes *items);

/* What explains something, shown in place of a solution (layer FOUND), of the candidates (CANDIDATES, STRUCK, if it has the
 * former), and with marks. NULL: nothing, as after another board has come. */
void nonet_board_view_set_explanation (NonetBoardView *self, NonetBoardOverlay *explanation);

void nonet_board_view_set_depth (NonetBoardView *self, NonetCandidateDepth depth);
NonetCandidateDepth nonet_board_view_get_depth (NonetBoardView *self);

/* What is tinted for who works on the board, all by default: the houses of the selected cell, cells that show its symbol,
 * and cells whose symbol stands in one of their houses again. */
void nonet_board_view_set_tints (NonetBoardView *self, gboolean houses, gboolean equal);

/* Which mistakes are marked: values that stand in a house twice, and entries that are not the expected value of their cell (guint8 a
 * cell, or NULL), as long as the board is the same. */
void nonet_board_view_set_mistakes (NonetBoardView *self, gboolean conflicts, GBytes *expected);

void nonet_board_view_set_symbol (NonetBoardView *self, guint value);
guint nonet_board_view_get_symbol (NonetBoardView *self);

/* What keys enter here; owned by the board. */
NonetEntering *nonet_board_view_get_entering (NonetBoardView *self);

/* What is being typed and stands in no cell yet, drawn at the cursor; NULL: nothing. */
void nonet_board_view_set_typing (NonetBoardView *self, const char *text);

/* What drags and clicks do besides selecting cells in their order. */
typedef enum
{
  NONET_STROKES_NONE,     /* what they always do */
  NONET_STROKES_CELLS,    /* they end in a stroke over the cells they come into … */
  NONET_STROKES_MIDDLES,  /* … those whose middle they come near, for diagonals, … */
  NONET_STROKES_FROM_EDGE /* … and begin beside the board as well, with the two cells that can be seen from there */
} NonetStrokes;

void nonet_board_view_set_strokes (NonetBoardView *self, NonetStrokes strokes);
NonetStrokes nonet_board_view_get_strokes (NonetBoardView *self);

/* Emits "stroke". */
void nonet_board_view_end_stroke (NonetBoardView *self, gboolean erase);

/* Draws a rule that the board does not have yet, which is copied; NULL: none. */
void nonet_board_view_set_draft (NonetBoardView *self, const SudokuRule *rule);

/* The cell under the pointer, or -1. */
void nonet_board_view_set_hover (NonetBoardView *self, int cell);

/* What is shown, to look at. */
const NonetBoardLook *nonet_board_view_get_look (NonetBoardView *self);

/* The keyboard's cell. Setting it selects that cell alone and scrolls to it. */
guint nonet_board_view_get_cursor (NonetBoardView *self);
void nonet_board_view_set_cursor (NonetBoardView *self, guint cell);

/* The selected cells, ascending: the cursor is one of them, or there is none (at first and after Escape). Caller frees. */
guint *nonet_board_view_dup_selection (NonetBoardView *self, guint *n_cells);

/* Selects these cells; the last becomes the cursor. */
void nonet_board_view_select (NonetBoardView *self, const guint *cells, guint n_cells);
void nonet_board_view_select_cell (NonetBoardView *self, guint cell, NonetSelectMode mode);

/* Emits "end-typing". */
void nonet_board_view_end_typing (NonetBoardView *self, gboolean enter);

/* Emits "given-touched". */
void nonet_board_view_touch_given (NonetBoardView *self);

/* 1.0 fits the board into its place, or shows a large one with cells that can be read; the least zoom shows any board whole. With a
 * point, that is where the zoom is centred, else at the selected cell if it is in sight. */
void nonet_board_view_set_zoom (NonetBoardView *self, double zoom);
void nonet_board_view_zoom_at (NonetBoardView *self, double zoom, double x, double y);
double nonet_board_view_get_zoom (NonetBoardView *self);
double nonet_board_view_get_least_zoom (NonetBoardView *self);

/* Where the board is, to ask for cells and areas. */
const NonetBoardPlace *nonet_board_view_get_place (NonetBoardView *self);
