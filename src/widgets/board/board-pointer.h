/* Mouse and touch on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-popovers.h"

/* Part of a widget's instance. */
typedef struct
{
  NonetBoardView *board;
  NonetBoardPopovers *popovers;
  GtkGesture *drag;
  int pressed; /* the cell where the drag began; -1: none */
  int dragged; /* the last cell the drag came over */
  gboolean moved;
  gboolean plain;      /* without a modifier: the chosen symbol may be put */
  double wheel;        /* what has been turned but makes no whole step yet */
  double x, y;         /* where the pointer is */
  gboolean pointed_at; /* the cell under it: it was moved there, not the board under it */
  double pinch_zoom;   /* zoom when the pinch began */
} NonetBoardPointer;

void nonet_board_pointer_init (NonetBoardPointer *self, NonetBoardView *board, NonetBoardPopovers *popovers);
