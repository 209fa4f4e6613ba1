/* What the files of the board view share: its state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board-painter.h"
#include "widgets/board-view.h"
#include "widgets/scroll-axes.h"

G_BEGIN_DECLS

#define NONET_BOARD_MAX_ZOOM 8.0

struct _NonetBoardView
{
  GtkWidget parent_instance;

  NonetDocument *document;
  const SudokuShape *shape; /* of the document; all arrays below have its n * n cells */
  guint n_cells;            /* 0 without a document */

  /* What is shown besides the document. */
  NonetBoardOverlay *overlay; /* or NULL */
  bool *conflict;
  NonetCandidateDepth depth;
  guint symbol;
  gboolean marking;
  gboolean tint_houses, tint_equal, tint_conflicts;

  /* Where the player is. */
  guint8 *selected; /* 0 or 1 */
  guint n_selected;
  guint cursor;
  guint anchor; /* where an extended selection starts */
  int hover;    /* cell under the pointer, or -1 */
  GString *composing;
  guint composing_timeout;
  guint composing_time; /* ms */
  GtkIMContext *input;
  char *preedit; /* what the input method has begun, or NULL */
  char *typing;  /* what was last shown of both */
  void (*end_typing) (NonetBoardView *self,
                      gboolean enter); /* of the keyboard, which stands above what else may end it */

  /* Where the board is, in units of the widget. */
  double zoom;
  double size;      /* side of the whole board */
  double left, top; /* of the board's corner; negative when scrolled */
  NonetScrollAxes axes;

  /* The bare children: cell number → NonetBoardCell, those out of sight kept for use again. */
  GHashTable *cells;
  GPtrArray *spare_cells;

  /* The picture. */
  guint8 *flags;
  gboolean flags_valid;
  NonetBoardStyle style;
  gboolean style_valid;
  char *font_family;

  /* Pointer. */
  GtkGesture *drag;
  int pressed_cell; /* where the drag began, -1: nowhere */
  int dragged_cell; /* the last cell the drag came over */
  gboolean drag_moved;
  gboolean pressed_plain; /* without a modifier: the chosen symbol may be put */
  double wheel;           /* what has been turned but makes no whole step yet */
  double pointer_x, pointer_y;
  gboolean pointed_at; /* the cell under it: it was moved there, not the board under it */
  double pinch_zoom;   /* zoom when the pinch began */

  GtkWidget *popover;       /* keypad at a cell, made when first wanted */
  GtkWidget *tally_popover; /* symbols of a differing cell, likewise */
  guint tally_timeout;
};

enum
{
  NONET_BOARD_CURSOR_MOVED,
  NONET_BOARD_SELECTION_CHANGED,
  NONET_BOARD_FILTER_REQUESTED,
  NONET_BOARD_N_SIGNALS
};
extern guint nonet_board_view_signals[NONET_BOARD_N_SIGNALS];

/* Ends a symbol that is being typed; enter: puts it into the selection if it is one. */
static inline void
nonet_board_view_end_typing (NonetBoardView *self, gboolean enter)
{
  self->end_typing (self, enter);
}

static inline void
nonet_board_view_invalidate (NonetBoardView *self)
{
  self->flags_valid = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The symbol the cell shows in the document. */
static inline guint
nonet_board_view_value (NonetBoardView *self, guint cell)
{
  return nonet_document_get_value (self->document, cell);
}

/* The symbol the cell shows, also where only the search has found it. */
static inline guint
nonet_board_view_shown (NonetBoardView *self, guint cell)
{
  const guint8 *found = nonet_board_overlay_get (self->overlay, NONET_LAYER_FOUND);
  guint value = nonet_board_view_value (self, cell);

  return value == 0 && found != NULL ? found[cell] : value;
}

/* In how many solutions each value stands in the cell, or NULL. */
static inline const guint64 *
nonet_board_view_tally (NonetBoardView *self, guint cell)
{
  const guint64 *tally = nonet_board_overlay_get (self->overlay, NONET_LAYER_TALLY);

  return tally != NULL ? tally + (gsize) cell * self->shape->order : NULL;
}

/* Whether several values stand in the cell, by the tally there is. */
static inline gboolean
nonet_board_view_differs (NonetBoardView *self, guint cell)
{
  const guint64 *counts = nonet_board_view_tally (self, cell);
  guint n = 0;

  for (guint i = 0; counts != NULL && i < self->shape->order && n < 2; i++)
    n += counts[i] != 0;
  return n > 1;
}

/* Whether the player may change the cell. */
static inline gboolean
nonet_board_view_editable (NonetBoardView *self, guint cell)
{
  return !nonet_document_is_given (self->document, cell) || nonet_document_get_editing_givens (self->document);
}

G_END_DECLS
