/* What the files of the board view share: its state, and the doors between layout, picture, pointer and keys.
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

/* board-view-layout.c: size, zoom, scrolling and the children. */
void nonet_board_view_layout_class_init (GtkWidgetClass *klass);
void nonet_board_view_scrolled (GtkWidget *widget);
void nonet_board_view_zoom_at (NonetBoardView *self, double zoom, double x, double y);
void nonet_board_view_scroll_to_cell (NonetBoardView *self, guint cell);
gboolean nonet_board_view_can_scroll (NonetBoardView *self);
void nonet_board_view_get_cell_area (NonetBoardView *self, guint cell, GdkRectangle *area);
int nonet_board_view_cell_at (NonetBoardView *self, double x, double y);
void nonet_board_view_forget_cells (NonetBoardView *self);
void nonet_board_view_focus_cell (NonetBoardView *self, guint cell);

/* board-view-labels.c: what a screen reader is told. */
char *nonet_board_view_describe_cell (NonetBoardView *self, guint cell);
void nonet_board_view_update_labels (NonetBoardView *self);

/* board-view-picture.c: flags, colours, drawing. */
void nonet_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
gboolean nonet_board_view_differs (NonetBoardView *self, guint cell); /* by the tally there is */
void nonet_board_view_invalidate (NonetBoardView *self);
void nonet_board_view_invalidate_style (NonetBoardView *self);

/* board-view-selection.c: cursor and selection. */
void nonet_board_view_unselect (NonetBoardView *self);
void nonet_board_view_select_only (NonetBoardView *self, guint cell);
void nonet_board_view_select_toggle (NonetBoardView *self, guint cell);
void nonet_board_view_select_add (NonetBoardView *self, guint cell);
void nonet_board_view_select_block (NonetBoardView *self, guint cell); /* from the anchor to here */
void nonet_board_view_select_equal (NonetBoardView *self, guint cell);
void nonet_board_view_select_all (NonetBoardView *self);

/* board-view-pointer.c and board-view-keys.c: mouse, touch, wheel; typing. */
void nonet_board_view_init_pointer (NonetBoardView *self);
void nonet_board_view_init_keys (NonetBoardView *self);
/* Puts the next of the symbols the cell may have into it, or the one before. */
void nonet_board_view_step_symbol (NonetBoardView *self, guint cell, int direction);
void nonet_board_view_finish_composing (NonetBoardView *self, gboolean enter);
/* Types a text as if there were a key for it: a symbol, the beginning of one, or 0 for blank; says whether it is any. */
gboolean nonet_board_view_type (NonetBoardView *self, const char *text);

/* board-view-input.c: input methods. */
void nonet_board_view_init_input (NonetBoardView *self, GtkEventController *keys);
void nonet_board_view_end_input (NonetBoardView *self);
gboolean nonet_board_view_is_preediting (NonetBoardView *self);
gboolean nonet_board_view_filter_key (NonetBoardView *self, GtkEventController *controller);
void nonet_board_view_reset_input (NonetBoardView *self);
const char *nonet_board_view_get_typing (NonetBoardView *self); /* not in a cell yet; NULL: nothing */

/* board-view-actions.c. */
void nonet_board_view_actions_class_init (GtkWidgetClass *klass);
void nonet_board_view_update_actions (NonetBoardView *self);

/* board-view-popovers.c. */
SudokuSet nonet_board_view_possible (NonetBoardView *self, guint cell); /* by what stands in its houses */
void nonet_board_view_update_popover (NonetBoardView *self);
void nonet_board_view_show_popover (NonetBoardView *self);
void nonet_board_view_hover_tally (NonetBoardView *self);
/* The tally is another one: so is what the pop-over tells. */
void nonet_board_view_update_tally (NonetBoardView *self);
void nonet_board_view_present_popovers (NonetBoardView *self);
void nonet_board_view_drop_popovers (NonetBoardView *self);

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

/* Whether the player may change the cell. */
static inline gboolean
nonet_board_view_editable (NonetBoardView *self, guint cell)
{
  gboolean editing_givens;

  if (!nonet_document_is_given (self->document, cell))
    return TRUE;
  g_object_get (self->document, "editing-givens", &editing_givens, NULL);
  return editing_givens;
}

G_END_DECLS
