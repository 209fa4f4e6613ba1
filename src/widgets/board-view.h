/* The board in the window: shows a document, takes mouse and keyboard, and has a child per cell for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "document/document.h"
#include "render/board-overlay.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_CANDIDATES_NONE,
  NONET_CANDIDATES_MARKS,  /* the player's own */
  NONET_CANDIDATES_PRUNED, /* Bird's fixpoint */
  NONET_CANDIDATES_TRUE    /* those of some solution */
} NonetCandidateDepth;

/* The names are those of the setting: "none", "marks", "pruned", "true". */
#define NONET_TYPE_CANDIDATE_DEPTH (nonet_candidate_depth_get_type ())
GType nonet_candidate_depth_get_type (void);

/* A GtkScrollable: put it into a GtkScrolledWindow, it fits its board into what there is and scrolls when zoomed in or when
 * the cells would become too small.
 *
 * Properties (notify): "document", "symbol" (the value chosen first, to be put by clicks; 0 none), "marking" (symbols go to the
 * marks), "depth" (NonetCandidateDepth), "zoom" (1.0: fits; 1.0 to 8.0), "cursor", "overlay".
 * Signals: "cursor-moved"; "selection-changed"; "filter-requested" (guint cell, guint value: the player chose one of the
 * symbols that a cell has in several solutions).
 * Actions of the class: "board.set-symbol" (u: enters it into the selection, as a mark if marking), "board.put-symbol" (u),
 * "board.toggle-mark" (u), "board.choose-symbol" (u: as property "symbol"),
 * "board.clear", "board.toggle-marking", "board.set-colour" (u), "board.undo", "board.redo", "board.select-all",
 * "board.select-equal" (the cells that show the cursor's symbol),
 * "board.unselect", "board.zoom-in", "board.zoom-out", "board.zoom-reset", "board.show-menu" (the pop-over at the cursor).
 * Copy and paste of puzzles are the window's. */
#define NONET_TYPE_BOARD_VIEW (nonet_board_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardView, nonet_board_view, NONET, BOARD_VIEW, GtkWidget)

GtkWidget *nonet_board_view_new (void);
void nonet_board_view_set_document (NonetBoardView *self, NonetDocument *document);
NonetDocument *nonet_board_view_get_document (NonetBoardView *self);

/* What is shown besides the document; NULL: nothing, as after another board has come. Its candidates are shown at the depths
 * PRUNED and TRUE; at TRUE those of its layer STRUCK are struck out, and all are shaded by its tally. At the other depths cells
 * with several values in the tally are marked as differing; they tell these when hovered. */
void nonet_board_view_set_overlay (NonetBoardView *self, NonetBoardOverlay *overlay);
NonetBoardOverlay *nonet_board_view_get_overlay (NonetBoardView *self);

/* The same overlay but for this layer; items may be NULL. */
void nonet_board_view_set_layer (NonetBoardView *self, NonetBoardLayer layer, GBytes *items);

void nonet_board_view_set_depth (NonetBoardView *self, NonetCandidateDepth depth);
NonetCandidateDepth nonet_board_view_get_depth (NonetBoardView *self);

/* What is tinted for who works on the board, all by default: the houses of the selected cell, cells that show its symbol,
 * and cells whose symbol stands in one of their houses again. */
void nonet_board_view_set_tints (NonetBoardView *self, gboolean houses, gboolean equal, gboolean conflicts);

/* The symbol chosen before the cell; 0 for none. */
void nonet_board_view_set_symbol (NonetBoardView *self, guint value);
guint nonet_board_view_get_symbol (NonetBoardView *self);
void nonet_board_view_set_marking (NonetBoardView *self, gboolean marking);
gboolean nonet_board_view_get_marking (NonetBoardView *self);

/* How many milliseconds a symbol that may go on ("1" where there is a "12") waits for its next sign; 900 at first. */
void nonet_board_view_set_composing_time (NonetBoardView *self, guint milliseconds);

/* The keyboard's cell. Setting it selects that cell alone and scrolls to it. */
guint nonet_board_view_get_cursor (NonetBoardView *self);
void nonet_board_view_set_cursor (NonetBoardView *self, guint cell);

/* The selected cells, ascending: the cursor is one of them, or there is none (at first and after Escape). Caller frees. */
guint *nonet_board_view_dup_selection (NonetBoardView *self, guint *n_cells);
/* Selects these cells; the last becomes the cursor. */
void nonet_board_view_select (NonetBoardView *self, const guint *cells, guint n_cells);

/* Whether something can be entered into the selection: it has a cell that is not a given, or givens are being edited. */
gboolean nonet_board_view_can_enter (NonetBoardView *self);

/* Puts a value (or mark, if marking) into the selection; 0 clears. As the keypad and the keyboard do. */
void nonet_board_view_enter (NonetBoardView *self, guint value);

/* 1.0 fits the board into its place. */
void nonet_board_view_set_zoom (NonetBoardView *self, double zoom);
double nonet_board_view_get_zoom (NonetBoardView *self);

G_END_DECLS
