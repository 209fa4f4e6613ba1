/* What a hand-out consists of, for the files that put it on pages and draw it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

#include "render/page/handout.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_BLOCK_TITLE,
  NONET_BLOCK_HEADING,
  NONET_BLOCK_PARAGRAPH,
  NONET_BLOCK_BOARD,
  NONET_BLOCK_DRAWING,
  NONET_N_BLOCKS
} NonetBlockKind;

typedef struct
{
  NonetBlockKind kind;
  char *markup; /* of all but drawings: a text, or the caption of a board */
  char *name;   /* of a heading, in the table of contents */

  NonetBoardOverlay *overlay; /* of a board */
  guint columns;

  double most_height; /* of a drawing */
  NonetHandoutDraw draw;
  gpointer data;
  GDestroyNotify free_data;

  /* Where it was put: of a board, the place of the caption and below that of the square. */
  guint page;
  cairo_rectangle_t place;
  double side; /* of a board */
} NonetBlock;

struct _NonetHandout
{
  NonetPuzzle *puzzle;
  NonetPageLayout layout;
  char *footer;
  GPtrArray *blocks;
  guint n_pages;
};

/* How many of the pixels by which boards are drawn are in a point: with more, smaller candidates are drawn. */
#define NONET_HANDOUT_BOARD_SCALE 1.8

/* The text of a block in this width, without hinting, so that it is as high on any device. */
PangoLayout *nonet_handout_create_text (const NonetHandout *self, const NonetBlock *block, double width);

G_END_DECLS
