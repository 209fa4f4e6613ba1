/* What a hand-out consists of, and its pages as a PDF.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/handout-private.h"

#include "render/board/board-painter.h"
#include "render/page/page-text.h"

/* Lines of boards are whole device pixels: that many of them in a unit of a board. */
#define PIXELS 8.0

static void
block_free (gpointer data)
{
  NonetBlock *block = data;

  g_free (block->markup);
  g_free (block->name);
  g_clear_pointer (&block->overlay, nonet_board_overlay_unref);
  if (block->free_data != NULL)
    block->free_data (block->data);
  g_free (block);
}

NonetHandout *
nonet_handout_new (NonetPuzzle *puzzle, const NonetPageLayout *layout, const char *footer)
{
  NonetHandout *self = g_new0 (NonetHandout, 1);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->layout = *layout;
  nonet_page_layout_complete (&self->layout);
  self->layout.has_footer = TRUE;
  self->footer = g_strdup (footer);
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  return self;
}

void
nonet_handout_free (NonetHandout *self)
{
  nonet_puzzle_unref (self->puzzle);
  g_free (self->footer);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

static NonetBlock *
add (NonetHandout *self, NonetBlockKind kind, char *markup)
{
  NonetBlock *block = g_new0 (NonetBlock, 1);

  block->kind = kind;
  block->markup = markup;
  g_ptr_array_add (self->blocks, block);
  return block;
}

void
nonet_handout_add_title (NonetHandout *self, const char *text)
{
  add (self, NONET_BLOCK_TITLE, g_markup_printf_escaped ("<b>%s</b>", text));
}

void
nonet_handout_add_heading (NonetHandout *self, const char *text, const char *function)
{
  char *markup = function != NULL ? g_markup_printf_escaped ("<b>%s</b>   <tt>%s</tt>", text, function)
                                  : g_markup_printf_escaped ("<b>%s</b>", text);

  add (self, NONET_BLOCK_HEADING, markup)->name = g_strdup (text);
}

void
nonet_handout_add_paragraph (NonetHandout *self, const char *markup)
{
  add (self, NONET_BLOCK_PARAGRAPH, g_strdup (markup));
}

void
nonet_handout_add_board (NonetHandout *self, NonetBoardOverlay *overlay, const char *caption, guint most_columns)
{
  NonetBlock *block = add (self, NONET_BLOCK_BOARD, g_strdup (caption));

  block->overlay = nonet_board_overlay_ref (overlay);
  block->columns = most_columns;
}

void
nonet_handout_add_drawing (NonetHandout *self,
                           double height,
                           NonetHandoutDraw draw,
                           gpointer data,
                           GDestroyNotify free_data)
{
  NonetBlock *block = add (self, NONET_BLOCK_DRAWING, NULL);

  block->most_height = height;
  block->draw = draw;
  block->data = data;
  block->free_data = free_data;
}

static void
draw_text (const NonetHandout *self, cairo_t *cr, const NonetBlock *block)
{
  g_autoptr (PangoLayout) text = nonet_handout_create_text (self, block, block->place.width);

  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, text);
}

static void
draw_board (const NonetHandout *self, cairo_t *cr, const NonetBlock *block)
{
  NonetBoardScene scene = { .shape = self->puzzle->shape,
                            .alphabet = self->puzzle->alphabet,
                            .givens = self->puzzle->givens };

  nonet_board_scene_show_overlay (&scene, block->overlay);
  draw_text (self, cr, block);
  cairo_translate (cr, 0, block->place.height - block->side);
  cairo_scale (cr, 1 / NONET_HANDOUT_BOARD_SCALE, 1 / NONET_HANDOUT_BOARD_SCALE);
  nonet_board_draw (cr, &scene, nonet_board_style_print (), block->side * NONET_HANDOUT_BOARD_SCALE, PIXELS, NULL);
}

static void
draw_block (const NonetHandout *self, cairo_t *cr, const NonetBlock *block)
{
  cairo_save (cr);
  cairo_translate (cr, block->place.x, block->place.y);
  if (block->kind == NONET_BLOCK_BOARD)
    draw_board (self, cr, block);
  else if (block->kind == NONET_BLOCK_DRAWING)
    block->draw (block->data, cr, block->place.width, block->place.height);
  else
    draw_text (self, cr, block);
  cairo_restore (cr);
}

void
nonet_handout_draw_page (const NonetHandout *self, cairo_t *cr, guint page)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const NonetBlock *block = self->blocks->pdata[i];

      if (block->page == page)
        draw_block (self, cr, block);
    }
  nonet_page_draw_footer (&self->layout, cr, self->footer, page, self->n_pages);
  cairo_restore (cr);
}

static void
draw_page (gconstpointer self, cairo_t *cr, guint page)
{
  nonet_handout_draw_page (self, cr, page);
}

/* The headings of the sections that begin on a page. */
static char **
dup_names (gconstpointer data, guint page)
{
  const NonetHandout *self = data;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const NonetBlock *block = self->blocks->pdata[i];

      if (block->name != NULL && block->page == page)
        g_strv_builder_add (names, block->name);
    }
  return g_strv_builder_end (names);
}

gboolean
nonet_handout_write_pdf (NonetHandout *self,
                         const NonetPagesDetails *details,
                         GOutputStream *stream,
                         NonetPagesProgress progress,
                         gpointer data,
                         GError **error)
{
  NonetPages pages = {
    .n_pages = nonet_handout_lay_out (self), .draw = draw_page, .dup_names = dup_names, .data = self
  };

  nonet_page_layout_get_paper (&self->layout, &pages.width, &pages.height);
  return nonet_pages_write_pdf (&pages, details, stream, progress, data, error);
}
