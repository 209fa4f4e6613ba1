/* Putting what a hand-out consists of on pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A heading stays with what follows it, and a row of boards on one page. Where a text is higher than a page, it stands on one of
 * its own.
 */
#include "render/page/handout-private.h"

#include "render/board/board-candidates.h"
#include "render/board/board-painter.h"
#include "render/page/page-text.h"

/* The size of fonts, of that of the heading of a page. */
static const double font_size[NONET_N_BLOCKS] = { [NONET_BLOCK_TITLE] = 1.3,
                                                  [NONET_BLOCK_HEADING] = 0.9,
                                                  [NONET_BLOCK_PARAGRAPH] = 0.62,
                                                  [NONET_BLOCK_BOARD] = 0.52 };

/* The room above a block, of the same. */
static const double space_above[NONET_N_BLOCKS] = { [NONET_BLOCK_TITLE] = 0,
                                                    [NONET_BLOCK_HEADING] = 1.1,
                                                    [NONET_BLOCK_PARAGRAPH] = 0.45,
                                                    [NONET_BLOCK_BOARD] = 0.8,
                                                    [NONET_BLOCK_DRAWING] = 0.8 };

/* Between boards, and between a caption and its board. */
#define GUTTER 1.0
#define CAPTION_GAP 0.25

/* The smallest height of a drawing, of that which it would have. */
#define LEAST_DRAWING 0.6

typedef struct
{
  NonetHandout *handout;
  cairo_rectangle_t room; /* of each page */
  double unit;            /* the size of the font of the heading */
  double y;               /* where the next block goes, from the top of the room */
  guint page;
} Flow;

PangoLayout *
nonet_handout_create_text (const NonetHandout *self, const NonetBlock *block, double width)
{
  double size = nonet_page_layout_get_heading_size (&self->layout) * font_size[block->kind];
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  PangoLayout *text = nonet_page_text_new (cr, block->markup, size);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  pango_layout_set_single_paragraph_mode (text, FALSE);
  pango_layout_set_width (text, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (text, 1.15F);
  return text;
}

static double
text_height (const NonetHandout *self, const NonetBlock *block, double width)
{
  g_autoptr (PangoLayout) text = nonet_handout_create_text (self, block, width);
  int height;

  pango_layout_get_size (text, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static void
get_room (const NonetHandout *self, cairo_rectangle_t *room)
{
  nonet_page_layout_get_inside (&self->layout, room);
  room->height -= nonet_page_layout_get_footer_height (&self->layout) * 1.5;
}

void
nonet_handout_get_room (const NonetHandout *self, double *width, double *height)
{
  cairo_rectangle_t room;

  get_room (self, &room);
  *width = room.width;
  *height = room.height;
}

static NonetBlock *
block_at (const Flow *self, guint i)
{
  return i < self->handout->blocks->len ? self->handout->blocks->pdata[i] : NULL;
}

static gboolean
is_kind (const Flow *self, guint i, NonetBlockKind kind)
{
  return block_at (self, i) != NULL && block_at (self, i)->kind == kind;
}

/* The room above the i-th block: a text is not to be taken for what is said of the board before it. */
static double
get_space_above (const Flow *self, guint i)
{
  double space = space_above[block_at (self, i)->kind];

  if (i > 0 && is_kind (self, i - 1, NONET_BLOCK_BOARD))
    space = MAX (space, space_above[NONET_BLOCK_BOARD]);
  return space * self->unit;
}

/* Boards side by side. */

static double
board_side (const Flow *self, guint columns)
{
  double gutters = (columns - 1) * GUTTER * self->unit;

  return MIN ((self->room.width - gutters) / columns, self->room.height * 0.85);
}

/* As many columns as a board asks for, and fewer if its candidates could not be read then. */
static guint
count_columns (const Flow *self, const NonetBlock *block)
{
  const NonetPuzzle *puzzle = self->handout->puzzle;
  guint columns = MAX (block->columns, 1);

  while (columns > 1
         && !nonet_board_has_room_for_candidates (puzzle->shape, puzzle->alphabet, nonet_board_style_print (),
                                                  board_side (self, columns) * NONET_HANDOUT_BOARD_SCALE))
    columns--;
  return columns;
}

/* How many boards, from the i-th block on, are side by side. */
static guint
count_row (const Flow *self, guint i)
{
  guint columns = count_columns (self, block_at (self, i)), n = 1;

  while (n < columns && block_at (self, i + n) != NULL && block_at (self, i + n)->kind == NONET_BLOCK_BOARD)
    n++;
  return n;
}

/* The height of the captions of n boards, and of the gap below. */
static double
caption_height (const Flow *self, guint i, guint n, double side)
{
  double height = 0;

  for (guint k = 0; k < n; k++)
    height = MAX (height, text_height (self->handout, block_at (self, i + k), side));
  return height + CAPTION_GAP * self->unit;
}

/* The blocks from the i-th on that are put down together, and how high that is. */
static guint
measure (const Flow *self, guint i, double *height)
{
  const NonetBlock *block = block_at (self, i);
  guint n = 1;
  double side;

  if (block->kind == NONET_BLOCK_DRAWING)
    *height = MIN (block->most_height, self->room.height);
  else if (block->kind != NONET_BLOCK_BOARD)
    *height = text_height (self->handout, block, self->room.width);
  else
    {
      side = board_side (self, count_columns (self, block));
      n = count_row (self, i);
      *height = caption_height (self, i, n, side) + side;
    }
  return n;
}

/* Whether a block is not to be the last of a page: a heading, or the paragraph between one and a board. */
static gboolean
stays_with_next (const Flow *self, guint i)
{
  return is_kind (self, i, NONET_BLOCK_TITLE) || is_kind (self, i, NONET_BLOCK_HEADING)
         || (is_kind (self, i, NONET_BLOCK_PARAGRAPH) && is_kind (self, i + 1, NONET_BLOCK_BOARD) && i > 0
             && is_kind (self, i - 1, NONET_BLOCK_HEADING));
}

/* How much room the i-th block needs with what has to stay with it. */
static double
needed_height (const Flow *self, guint i)
{
  double height;
  guint n = measure (self, i, &height);

  if (is_kind (self, i, NONET_BLOCK_DRAWING))
    return height * LEAST_DRAWING;
  if (stays_with_next (self, i) && block_at (self, i + n) != NULL)
    height += get_space_above (self, i + n) + needed_height (self, i + n);
  return height;
}

/* The x of the k-th of columns, as one reads; of one alone, in the middle. */
static double
column_x (const Flow *self, gboolean alone, guint k, double side)
{
  double step = side + GUTTER * self->unit;

  if (alone)
    return (self->room.width - side) / 2;
  return self->handout->layout.right_to_left ? self->room.width - side - k * step : k * step;
}

static void
put (Flow *self, guint i, guint n, double height)
{
  NonetBlock *block = block_at (self, i);
  guint columns = block->kind == NONET_BLOCK_BOARD ? count_columns (self, block) : 1;
  gboolean alone = columns == 1 || (n == 1 && i > 0 && !is_kind (self, i - 1, NONET_BLOCK_BOARD));
  double width = block->kind == NONET_BLOCK_BOARD ? board_side (self, columns) : self->room.width;

  for (guint k = 0; k < n; k++)
    {
      block = block_at (self, i + k);
      block->page = self->page;
      block->side = width;
      block->place = (cairo_rectangle_t){ self->room.x + column_x (self, alone, k, width), self->room.y + self->y,
                                          width, MIN (height, self->room.height - self->y) };
    }
  self->y += height;
}

guint
nonet_handout_lay_out (NonetHandout *self)
{
  Flow flow = { .handout = self, .unit = nonet_page_layout_get_heading_size (&self->layout) };
  guint n;

  get_room (self, &flow.room);
  for (guint i = 0; i < self->blocks->len; i += n)
    {
      double height;

      n = measure (&flow, i, &height);
      if (flow.y > 0)
        flow.y += get_space_above (&flow, i);
      if (flow.y > 0 && flow.y + needed_height (&flow, i) > flow.room.height)
        {
          flow.page++;
          flow.y = 0;
        }
      put (&flow, i, n, height);
    }
  self->n_pages = flow.page + 1;
  return self->n_pages;
}
