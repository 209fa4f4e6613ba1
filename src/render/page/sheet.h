/* Sheets of puzzles: boards with their titles on pages, drawn, and written as PDF, PNG or SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-picture.h"
#include "render/page/page-layout.h"

/* One puzzle. Make it, then share it. */
typedef struct
{
  NonetPuzzle *puzzle; /* owned */
  /* In a layout that is as shown: its own pencil marks, and what else is shown with it, which may be NULL and is owned. */
  gboolean own_marks;
  NonetBoardOverlay *overlay;
  guint number;
  char *title;      /* these four may be NULL */
  char *level;      /* how hard it is */
  char *remark;     /* what the pages of solutions have instead of a solution: "3 solutions" */
  char *rules;      /* what its further rules are, a line for each */
  guint8 *solution; /* of each cell, or NULL */
} NonetSheetItem;

/* An item for a puzzle, of which it takes a reference, with its title and its own marks; and what frees it. */
NonetSheetItem *nonet_sheet_item_new (NonetPuzzle *puzzle, guint number);
void nonet_sheet_item_free (NonetSheetItem *item);

/* Texts of all pages. Each may be NULL. */
typedef struct
{
  const char *heading;
  const char *footer;
  const char *name;      /* "Name:" */
  const char *date;      /* "Date:" */
  const char *solutions; /* "Solutions" */
} NonetSheetTexts;

typedef struct _NonetSheet NonetSheet;

/* A sheet of NonetSheetItem, of whose array it takes a reference. The layout is completed; there is room for the heading if there
 * is one, and for the footer if there is one or there are several pages. */
NonetSheet *nonet_sheet_new (GPtrArray *items, const NonetPageLayout *layout, const NonetSheetTexts *texts);
NonetSheet *nonet_sheet_ref (NonetSheet *self);
void nonet_sheet_unref (NonetSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetSheet, nonet_sheet_unref)

/* A sheet that is the same but for its paper, with margins not narrower than these (top, right, bottom, left). */
NonetSheet *nonet_sheet_with_paper (const NonetSheet *self, double width, double height, const double *margins);

/* The complete layout. */
const NonetPageLayout *nonet_sheet_get_layout (const NonetSheet *self);

/* The sides of paper, and their size in points. */
guint nonet_sheet_count_sides (const NonetSheet *self);
void nonet_sheet_get_size (const NonetSheet *self, double *width, double *height);

/* Draws a side of paper, from 0, with its corner at the origin; a unit is a point. The paper itself is left as it is. */
void nonet_sheet_draw_side (const NonetSheet *self, cairo_t *cr, guint side);

/* How many pages are written; returns whether to continue. */
typedef gboolean (*NonetPagesProgress) (guint n_written, guint n_pages, gpointer data);

/* What a PDF says of itself. Each may be NULL. */
typedef struct
{
  const char *title;
  const char *author;
} NonetPagesDetails;

/* Writes all sides as a PDF with title, author and a table of contents, in which a name that follows itself stands once. progress
 * may be NULL; if it returns FALSE, the error is G_IO_ERROR_CANCELLED. Does not close the stream. */
gboolean nonet_sheet_write_pdf (const NonetSheet *self,
                                const NonetPagesDetails *details,
                                GOutputStream *stream,
                                NonetPagesProgress progress,
                                gpointer data,
                                GError **error);

/* Writes one side as a picture of a kind: on white paper, with scale pixels in a point, which is for PNG only. Does not close the
 * stream. */
gboolean nonet_sheet_write_side (const NonetSheet *self,
                                 guint side,
                                 NonetPictureKind kind,
                                 double scale,
                                 GOutputStream *stream,
                                 GError **error);
