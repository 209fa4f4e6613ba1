/* A hand-out: headings, paragraphs, boards side by side and drawings, one after the other on as many pages as they need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Add what is to be there, lay it out, and write it. All texts are the caller's, translated. A hand-out belongs to one thread at
 * a time.
 */
#pragma once

#include "render/board/board-overlay.h"
#include "render/page/page-layout.h"
#include "render/page/pages-file.h"

G_BEGIN_DECLS

typedef struct _NonetHandout NonetHandout;

/* Draws onto a place of this width and height whose corner is at the origin; a unit is a point. */
typedef void (*NonetHandoutDraw) (gpointer data, cairo_t *cr, double width, double height);

/* A hand-out on a puzzle, of which it takes a reference. The layout says what the paper, its margins and the direction of reading
 * are; footer may be NULL. */
NonetHandout *nonet_handout_new (NonetPuzzle *puzzle, const NonetPageLayout *layout, const char *footer);
void nonet_handout_free (NonetHandout *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetHandout, nonet_handout_free)

/* The title, as plain text; the heading of a section, which is in the table of contents and has the name of a function after it
 * (NULL: none); and a paragraph, as markup. */
void nonet_handout_add_title (NonetHandout *self, const char *text);
void nonet_handout_add_heading (NonetHandout *self, const char *text, const char *function);
void nonet_handout_add_paragraph (NonetHandout *self, const char *markup);

/* Adds a board with a caption, as markup. Boards that follow each other stand side by side, at most most_columns of them, and fewer where their
 * candidates could not be read. */
void nonet_handout_add_board (NonetHandout *self, NonetBoardOverlay *overlay, const char *caption, guint most_columns);

/* Adds a drawing that is as wide as the page, and at most this high; data is freed with free_data. */
void nonet_handout_add_drawing (NonetHandout *self,
                                double height,
                                NonetHandoutDraw draw,
                                gpointer data,
                                GDestroyNotify free_data);

/* The width and height that there is on a page. */
void nonet_handout_get_room (const NonetHandout *self, double *width, double *height);

/* Puts all that was added on pages; returns how many there are. */
guint nonet_handout_lay_out (NonetHandout *self);

/* Draws a page, from 0, with its corner at the origin; a unit is a point. The paper itself is left as it is. */
void nonet_handout_draw_page (const NonetHandout *self, cairo_t *cr, guint page);

/* Writes it as a PDF; see nonet_pages_write_pdf (). */
gboolean nonet_handout_write_pdf (NonetHandout *self,
                                  const NonetPagesDetails *details,
                                  GOutputStream *stream,
                                  NonetPagesProgress progress,
                                  gpointer data,
                                  GError **error);

G_END_DECLS
