/* Where puzzles and their solutions stand on paper: pages, grids of boards, and the order of a booklet's pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +--------------------------+
 *   |        heading           |
 *   | Name: ________ Date: ___ |
 *   | 1 title    | 2 title     |   a grid: each board under its caption,
 *   | [ board ]  | [ board ]   |   all boards of the same side, whatever their order
 *   | 3 title    |             |
 *   | [ board ]  |             |
 *   |  its rules |             |
 *   | - - - - - - - - - - - -  |
 *   |  solutions, upside down  |   the foot, if solutions are there
 *   | footer               1/2 |
 *   +--------------------------+
 *
 * Lengths are in points, a 72nd of an inch.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#define NONET_MM_TO_POINTS (72 / 25.4)

/* Where solutions are. */
typedef enum
{
  NONET_PAGE_SOLUTIONS_NONE,
  NONET_PAGE_SOLUTIONS_END,     /* on pages after those of all puzzles */
  NONET_PAGE_SOLUTIONS_FOOT,    /* at the foot of the page of their puzzles, upside down */
  NONET_PAGE_SOLUTIONS_OVERLEAF /* on the page after that of their puzzles, in the same places */
} NonetPageSolutions;

/* How puzzles are put on paper. Whatever is 0 has a usual value. */
typedef struct
{
  double width, height;            /* of the paper */
  double top, right, bottom, left; /* margins, if not 0 */
  guint columns, rows;             /* of boards on a page; 0: what lets per_page of them be the largest */
  guint per_page;                  /* 0: as many boards of board_side as there is room for, else one */
  double board_side;
  NonetPageSolutions solutions;
  guint solutions_per_page; /* of those at the end */
  gboolean numbers, titles, levels;
  double note;            /* the height below a board for its rules, a share of its side */
  gboolean rules;         /* what the further rules of each board are, below it, unless it is a solution */
  gboolean as_shown;      /* entries, marks and candidates, not only givens */
  gboolean has_heading;   /* leave room for it, … */
  gboolean has_name_line; /* … for a line for name and date, on pages with puzzles, … */
  gboolean has_footer;    /* … and for a footer or the number of the page */
  gboolean booklet;       /* two pages a side of paper, in the order in which the folded sheets are a book */
  gboolean right_to_left;
} NonetPageLayout;

/* What is on a page: n boards from the first-th on, or as many solutions. */
typedef struct
{
  enum
  {
    NONET_PAGE_BLANK,
    NONET_PAGE_PUZZLES,
    NONET_PAGE_SOLUTIONS
  } kind;
  guint first, n;
} NonetPage;

/* Boards in rows and columns. */
typedef struct
{
  guint columns, rows;
  double side;      /* of each board */
  double caption;   /* the height left above a board for its caption, or 0 */
  double note;      /* likewise below it, for its rules */
  double font_size; /* of captions */
  double x, y;      /* of the first board in the leftmost column */
  double column_step, row_step;
  gboolean right_to_left; /* the first column is the rightmost */
} NonetPageGrid;

/* The size of paper by its name, "A4", "Letter", "A5" and so on, or "148x210mm"; FALSE if it is none. */
gboolean nonet_page_find_paper (const char *name, double *width, double *height);

/* The names of paper, and NULL. */
const char *const *nonet_page_get_papers (void);

/* Gives what is 0 its usual value: paper, margins, one board a page, twelve solutions a page. Margins that leave no room become
 * smaller. */
void nonet_page_layout_complete (NonetPageLayout *self);

/* Makes the paper just as large as one board of this side needs, with its heading, caption and foot, and such a margin. has_heading
 * and has_name_line have to be set. */
void nonet_page_layout_fit_around (NonetPageLayout *self, double side, double margin);

/* For a layout that is complete: */

/* The size of a side of paper, and of a page: half of it in a booklet, which is printed on the paper turned. */
void nonet_page_layout_get_paper (const NonetPageLayout *self, double *width, double *height);
void nonet_page_layout_get_page (const NonetPageLayout *self, double *width, double *height);

/* What lies between the margins of a page. */
void nonet_page_layout_get_inside (const NonetPageLayout *self, cairo_rectangle_t *inside);

/* The size of the heading's font, and the heights of the lines of heading, name and footer. */
double nonet_page_layout_get_heading_size (const NonetPageLayout *self);
double nonet_page_layout_get_heading_height (const NonetPageLayout *self);
double nonet_page_layout_get_name_height (const NonetPageLayout *self);
double nonet_page_layout_get_footer_height (const NonetPageLayout *self);

/* The grid of a page with puzzles, or with solutions. */
void nonet_page_layout_get_grid (const NonetPageLayout *self, gboolean solutions, NonetPageGrid *grid);

/* The foot of a page with solutions upside down, and the grid of n of them in it, as it is read: from the corner of the foot that
 * is upper left when the page is turned. FALSE: there is none. */
gboolean nonet_page_layout_get_foot (const NonetPageLayout *self,
                                     guint n,
                                     cairo_rectangle_t *foot,
                                     NonetPageGrid *grid);

/* The place of the index-th board of a grid. */
void nonet_page_grid_get_place (const NonetPageGrid *self, guint index, double *x, double *y);

/* The pages for that many puzzles, in reading order, and what is on one of them (blank from the last one on). */
guint nonet_page_layout_count_pages (const NonetPageLayout *self, guint n_puzzles);
NonetPage nonet_page_layout_get_page_at (const NonetPageLayout *self, guint n_puzzles, guint page);

/* The sides of paper for that many pages. In a booklet each has two pages, left and right; elsewhere the page itself is the left one,
 * and *right is G_MAXUINT. A page may be beyond the last one: it is blank. */
guint nonet_page_layout_count_sides (const NonetPageLayout *self, guint n_pages);
void nonet_page_layout_get_side (const NonetPageLayout *self, guint n_pages, guint side, guint *left, guint *right);
