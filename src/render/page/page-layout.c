/* Fitting boards onto pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/page-layout.h"

#include <math.h>

#define USUAL_MARGIN (15 * NONET_MM_TO_POINTS)
#define USUAL_SOLUTIONS 12

/* No board is smaller than this. */
#define SMALLEST_SIDE (8 * NONET_MM_TO_POINTS)

/* Margins take at most this share of the paper on each side. */
#define WIDEST_MARGIN 0.3

/* The gap between boards, of the shorter side of the page. */
#define GAP 0.03

/* A solution at the foot, of the side of its puzzle. */
#define FOOT_SHARE 0.28

/* A caption's font, of the side of its board, and its limits; and the height of its line. */
#define CAPTION_SHARE 0.05
#define LEAST_CAPTION 6.5
#define MOST_CAPTION 14
#define CAPTION_LINE 1.6

/* Rows stand no farther apart than this many gaps. */
#define MOST_GAPS 2.5

/* Sizes at least so far apart differ. */
#define EPSILON 0.01

static const char *const paper_names[] = { "A3", "A4", "A5", "A6", "B5", "Letter", "Legal", "Executive", NULL };

/* In millimetres: ISO 216, and ANSI/ASME Y14.1 and its kin. */
static const double paper_sizes[][2] = { { 297, 420 }, { 210, 297 },     { 148, 210 },     { 105, 148 },
                                         { 176, 250 }, { 215.9, 279.4 }, { 215.9, 355.6 }, { 184.15, 266.7 } };

const char *const *
nonet_page_get_papers (void)
{
  return paper_names;
}

/* Reads "148x210mm". */
static gboolean
parse_size (const char *text, double *width, double *height)
{
  char *rest = NULL;

  *width = g_ascii_strtod (text, &rest) * NONET_MM_TO_POINTS;
  if (rest == text || (*rest != 'x' && *rest != 'X'))
    return FALSE;
  text = rest + 1;
  *height = g_ascii_strtod (text, &rest) * NONET_MM_TO_POINTS;
  return rest != text && (*rest == '\0' || g_ascii_strcasecmp (rest, "mm") == 0) && *width >= 3 * SMALLEST_SIDE
         && *height >= 3 * SMALLEST_SIDE && *width <= 14400 && *height <= 14400;
}

gboolean
nonet_page_find_paper (const char *name, double *width, double *height)
{
  for (guint i = 0; paper_names[i] != NULL; i++)
    if (g_ascii_strcasecmp (name, paper_names[i]) == 0)
      {
        *width = paper_sizes[i][0] * NONET_MM_TO_POINTS;
        *height = paper_sizes[i][1] * NONET_MM_TO_POINTS;
        return TRUE;
      }
  return parse_size (name, width, height);
}

static void
complete_margin (double *margin, double length)
{
  if (*margin <= 0)
    *margin = USUAL_MARGIN;
  *margin = MIN (*margin, length * WIDEST_MARGIN);
}

void
nonet_page_layout_complete (NonetPageLayout *self)
{
  double width, height;

  if (self->width <= 0 || self->height <= 0)
    nonet_page_find_paper ("A4", &self->width, &self->height);
  nonet_page_layout_get_page (self, &width, &height);
  complete_margin (&self->top, height);
  complete_margin (&self->bottom, height);
  complete_margin (&self->left, width);
  complete_margin (&self->right, width);
  if (self->columns > 0 && self->rows > 0)
    self->per_page = self->columns * self->rows;
  if (self->per_page == 0 && self->board_side <= 0)
    self->per_page = 1;
  if (self->solutions_per_page == 0)
    self->solutions_per_page = USUAL_SOLUTIONS;
}

void
nonet_page_layout_get_paper (const NonetPageLayout *self, double *width, double *height)
{
  gboolean turned = self->booklet && self->width < self->height;

  *width = turned ? self->height : self->width;
  *height = turned ? self->width : self->height;
}

void
nonet_page_layout_get_page (const NonetPageLayout *self, double *width, double *height)
{
  nonet_page_layout_get_paper (self, width, height);
  if (self->booklet)
    *width /= 2;
}

void
nonet_page_layout_get_inside (const NonetPageLayout *self, cairo_rectangle_t *inside)
{
  double width, height;

  nonet_page_layout_get_page (self, &width, &height);
  inside->x = self->left;
  inside->y = self->top;
  inside->width = width - self->left - self->right;
  inside->height = height - self->top - self->bottom;
}

static double
get_gap (const NonetPageLayout *self)
{
  double width, height;

  nonet_page_layout_get_page (self, &width, &height);
  return MIN (width, height) * GAP;
}

double
nonet_page_layout_get_heading_size (const NonetPageLayout *self)
{
  return CLAMP (get_gap (self), 9, 18);
}

double
nonet_page_layout_get_heading_height (const NonetPageLayout *self)
{
  return nonet_page_layout_get_heading_size (self) * 2;
}

double
nonet_page_layout_get_name_height (const NonetPageLayout *self)
{
  return nonet_page_layout_get_heading_size (self) * 1.8;
}

double
nonet_page_layout_get_footer_height (const NonetPageLayout *self)
{
  return nonet_page_layout_get_heading_size (self) * 1.2;
}

/* What of a page is left for boards. */
static void
get_room (const NonetPageLayout *self, gboolean solutions, cairo_rectangle_t *room)
{
  double above = 0;

  nonet_page_layout_get_inside (self, room);
  if (self->has_heading || solutions)
    above += nonet_page_layout_get_heading_height (self);
  if (self->has_name_line && !solutions)
    above += nonet_page_layout_get_name_height (self);
  room->y += above;
  room->height -= above;
  if (self->has_footer)
    room->height -= nonet_page_layout_get_footer_height (self);
}

/* The side of boards in a grid; note: what is below them, a share of it. */
static double
side_in (const cairo_rectangle_t *room, guint columns, guint rows, double gap, double caption, double note)
{
  return MIN ((room->width - (columns - 1) * gap) / columns,
              ((room->height - (rows - 1) * gap) / rows - caption) / (1 + note));
}

/* The number of columns for which n boards are the largest; of equals, the fewer on paper that is higher than wide. */
static guint
choose_columns (const cairo_rectangle_t *room, guint n, double gap, double caption, double note)
{
  gboolean portrait = room->height >= room->width;
  guint best = 1;
  double best_side = 0;

  for (guint columns = 1; columns <= n; columns++)
    {
      double side = side_in (room, columns, (n + columns - 1) / columns, gap, caption, note);

      if (side > best_side + EPSILON || (!portrait && side > best_side - EPSILON))
        {
          best = columns;
          best_side = side;
        }
    }
  return best;
}

static double
caption_size (double side)
{
  return CLAMP (side * CAPTION_SHARE, LEAST_CAPTION, MOST_CAPTION);
}

/* Makes the boards of a grid, whose columns and rows are set, as large as there is room for, but no larger than most. */
static void
fit_grid (NonetPageGrid *grid, const cairo_rectangle_t *room, double gap, gboolean captions, double note, double most)
{
  grid->side =
      MIN (most, side_in (room, grid->columns, grid->rows, gap, captions ? MOST_CAPTION * CAPTION_LINE : 0, note));
  grid->font_size = caption_size (grid->side);
  grid->caption = captions ? grid->font_size * CAPTION_LINE : 0;
  grid->side = MIN (most, side_in (room, grid->columns, grid->rows, gap, grid->caption, note));
  grid->side = MAX (grid->side, 1);
  grid->note = grid->side * note;
  grid->column_step = room->width / grid->columns;
  grid->row_step = MIN (room->height / grid->rows, grid->side + grid->caption + grid->note + MOST_GAPS * gap);
  grid->x = room->x + (grid->column_step - grid->side) / 2;
  grid->y = room->y + grid->caption;
}

static gboolean
has_captions (const NonetPageLayout *self)
{
  return self->numbers || self->titles || self->levels;
}

/* The columns and rows of boards of a certain side. */
static void
count_boards (const NonetPageLayout *self, const cairo_rectangle_t *room, NonetPageGrid *grid)
{
  double gap = get_gap (self), side = MAX (self->board_side, SMALLEST_SIDE);
  double caption = has_captions (self) ? caption_size (side) * CAPTION_LINE : 0;

  grid->columns = (guint) MAX (1, floor ((room->width + gap + EPSILON) / (side + gap)));
  grid->rows = (guint) MAX (1, floor ((room->height + gap + EPSILON) / (side * (1 + self->note) + caption + gap)));
}

static void
choose_grid (const NonetPageLayout *self, const cairo_rectangle_t *room, guint n, double note, NonetPageGrid *grid)
{
  double caption = has_captions (self) ? LEAST_CAPTION * CAPTION_LINE : 0;

  grid->columns = choose_columns (room, n, get_gap (self), caption, note);
  grid->rows = (n + grid->columns - 1) / grid->columns;
}

/* The grid of puzzles in a room. */
static void
get_puzzle_grid (const NonetPageLayout *self, const cairo_rectangle_t *room, NonetPageGrid *grid)
{
  *grid = (NonetPageGrid){ .columns = self->columns, .rows = self->rows, .right_to_left = self->right_to_left };
  if (self->per_page == 0)
    count_boards (self, room, grid);
  else if (grid->columns == 0 || grid->rows == 0)
    choose_grid (self, room, self->per_page, self->note, grid);
  fit_grid (grid, room, get_gap (self), has_captions (self), self->note,
            self->board_side > 0 ? self->board_side : G_MAXDOUBLE);
}

/* The number of boards on a page. */
static guint
get_per_page (const NonetPageLayout *self)
{
  NonetPageGrid grid;

  if (self->per_page > 0)
    return self->per_page;
  nonet_page_layout_get_grid (self, FALSE, &grid);
  return grid.columns * grid.rows;
}

/* The grid of a foot that has n solutions when the puzzles have a certain side, from its own corner, and its size. */
static void
fit_foot (const NonetPageLayout *self, guint n, double side, cairo_rectangle_t *foot, NonetPageGrid *grid)
{
  double gap = get_gap (self) / 2, most = MAX (side * FOOT_SHARE, SMALLEST_SIDE);
  double caption = self->numbers ? caption_size (most) * CAPTION_LINE : 0;
  guint most_columns = (guint) MAX (1, floor ((foot->width + gap) / (most + gap)));
  cairo_rectangle_t room = { .width = foot->width };

  *grid = (NonetPageGrid){ .right_to_left = self->right_to_left };
  grid->rows = (n + most_columns - 1) / most_columns;
  grid->columns = (n + grid->rows - 1) / grid->rows;
  room.height = grid->rows * (most + caption + gap) - gap;
  fit_grid (grid, &room, gap, self->numbers, 0, most);
  foot->height = room.height;
}

gboolean
nonet_page_layout_get_foot (const NonetPageLayout *self, guint n, cairo_rectangle_t *foot, NonetPageGrid *grid)
{
  NonetPageGrid puzzles;
  cairo_rectangle_t room;

  if (self->solutions != NONET_PAGE_SOLUTIONS_FOOT || n == 0)
    return FALSE;
  get_room (self, FALSE, &room);
  get_puzzle_grid (self, &room, &puzzles);
  *foot = (cairo_rectangle_t){ .x = room.x, .width = room.width };
  fit_foot (self, n, puzzles.side, foot, grid);
  foot->y = room.y + room.height - foot->height;
  return TRUE;
}

/* Takes the foot of a full page away from the room. */
static void
leave_foot (const NonetPageLayout *self, cairo_rectangle_t *room)
{
  guint n = self->per_page;
  cairo_rectangle_t foot;
  NonetPageGrid grid;

  if (n == 0)
    {
      get_puzzle_grid (self, room, &grid);
      n = grid.columns * grid.rows;
    }
  if (nonet_page_layout_get_foot (self, n, &foot, &grid))
    room->height = foot.y - room->y - get_gap (self);
}

void
nonet_page_layout_get_grid (const NonetPageLayout *self, gboolean solutions, NonetPageGrid *grid)
{
  cairo_rectangle_t room;

  get_room (self, solutions, &room);
  if (solutions && self->solutions != NONET_PAGE_SOLUTIONS_OVERLEAF)
    {
      *grid = (NonetPageGrid){ .right_to_left = self->right_to_left };
      choose_grid (self, &room, self->solutions_per_page, 0, grid);
      fit_grid (grid, &room, get_gap (self), has_captions (self), 0, G_MAXDOUBLE);
      return;
    }
  if (!solutions)
    leave_foot (self, &room);
  get_puzzle_grid (self, &room, grid);
}

void
nonet_page_layout_fit_around (NonetPageLayout *self, double side, double margin)
{
  cairo_rectangle_t room, foot;
  NonetPageGrid grid;

  self->top = self->right = self->bottom = self->left = margin;
  self->columns = self->rows = self->per_page = 1;
  self->booklet = FALSE;
  self->has_footer = self->solutions == NONET_PAGE_SOLUTIONS_END || self->solutions == NONET_PAGE_SOLUTIONS_OVERLEAF;
  self->width = side + 2 * margin;
  self->height = 10 * self->width;
  get_room (self, FALSE, &room);
  self->height -= room.height;
  if (nonet_page_layout_get_foot (self, 1, &foot, &grid))
    self->height += foot.height + get_gap (self);
  self->height += side + (has_captions (self) ? caption_size (side) * CAPTION_LINE : 0);
}

void
nonet_page_grid_get_place (const NonetPageGrid *self, guint index, double *x, double *y)
{
  guint column = index % self->columns, row = index / self->columns;

  if (self->right_to_left)
    column = self->columns - 1 - column;
  *x = self->x + column * self->column_step;
  *y = self->y + row * self->row_step;
}

static guint
divide_up (guint n, guint by)
{
  return n / by + (n % by != 0);
}

guint
nonet_page_layout_count_pages (const NonetPageLayout *self, guint n_puzzles)
{
  guint pages = divide_up (n_puzzles, get_per_page (self));

  if (self->solutions == NONET_PAGE_SOLUTIONS_OVERLEAF)
    return 2 * pages;
  if (self->solutions == NONET_PAGE_SOLUTIONS_END)
    return pages + divide_up (n_puzzles, self->solutions_per_page);
  return pages;
}

NonetPage
nonet_page_layout_get_page_at (const NonetPageLayout *self, guint n_puzzles, guint page)
{
  NonetPage found = { .kind = NONET_PAGE_PUZZLES };
  guint per_page = get_per_page (self), pages = divide_up (n_puzzles, per_page);

  if (page >= nonet_page_layout_count_pages (self, n_puzzles))
    return (NonetPage){ .kind = NONET_PAGE_BLANK };
  if (self->solutions == NONET_PAGE_SOLUTIONS_OVERLEAF)
    {
      found.kind = page % 2 == 0 ? NONET_PAGE_PUZZLES : NONET_PAGE_SOLUTIONS;
      page /= 2;
    }
  else if (page >= pages)
    {
      found.kind = NONET_PAGE_SOLUTIONS;
      page -= pages;
      per_page = self->solutions_per_page;
    }
  found.first = page * per_page;
  found.n = MIN (per_page, n_puzzles - found.first);
  return found;
}

guint
nonet_page_layout_count_sides (const NonetPageLayout *self, guint n_pages)
{
  return self->booklet ? 2 * divide_up (n_pages, 4) : n_pages;
}

void
nonet_page_layout_get_side (const NonetPageLayout *self, guint n_pages, guint side, guint *left, guint *right)
{
  guint last = 2 * nonet_page_layout_count_sides (self, n_pages) - 1;
  gboolean front = side % 2 == 0;

  *left = side;
  *right = G_MAXUINT;
  if (!self->booklet)
    return;
  /* The front of the outermost sheet has the last page and the first, its back the second and the last but one. */
  *left = front != self->right_to_left ? last - side : side;
  *right = front != self->right_to_left ? side : last - side;
}
