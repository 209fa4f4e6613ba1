/* Sheets of puzzles: boards with their titles on pages, drawn, and written as PDF, PNG or SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/sheet.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <math.h>

/* The size of the footer's font, of that of the heading, and how dark it is. */
#define FOOTER_FONT 0.55
#define GREY 0.25

/* A text that has to be shortened to less than that many times its size is left out. */
#define SHORTEST_TEXT 2.5

/* Lines of boards are whole device pixels: that many of them in a point, for paper. */
#define PIXELS 8.0

/* The size of the font of names, of that of the heading. */
#define NAME_FONT 0.72

/* The font of rules below a board, of its side, and its limits; and the most that they take of the height of the board. */
#define RULES_FONT 0.03
#define LEAST_RULES_FONT 5
#define MOST_RULES_FONT 9.5
#define MOST_OF_RULES 1.0

/* The share of a line that the rule after "Name:" takes up to, and where "Date:" begins. */
#define NAME_END 0.62
#define DATE_START 0.66

/* The width of rules. */
#define RULE 0.5

struct _NonetSheet
{
  GPtrArray *items;
  NonetPageLayout layout;
  char *heading, *footer, *name, *date, *solutions;
};

NonetSheetItem *
nonet_sheet_item_new (NonetPuzzle *puzzle, guint number)
{
  NonetSheetItem *item = g_new0 (NonetSheetItem, 1);

  item->puzzle = nonet_puzzle_ref (puzzle);
  item->number = number;
  item->title = g_strdup (puzzle->title);
  item->own_marks = TRUE;
  return item;
}

void
nonet_sheet_item_free (NonetSheetItem *item)
{
  nonet_puzzle_unref (item->puzzle);
  g_clear_pointer (&item->overlay, nonet_board_overlay_unref);
  g_free (item->title);
  g_free (item->level);
  g_free (item->remark);
  g_free (item->rules);
  g_free (item->solution);
  g_free (item);
}

static char *
dup_text (const char *text)
{
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

/* A text of one line, as markup, size points high and without hinting: its lines end at the same places on any device. */
static PangoLayout *
new_text (cairo_t *cr, const char *markup, double size)
{
  PangoLayout *text = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (text), options);
  cairo_font_options_destroy (options);
  pango_font_description_set_family (font, "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_layout_set_single_paragraph_mode (text, TRUE);
  pango_layout_set_markup (text, markup, -1);
  return text;
}

/* Of a board with that side, below which there is half a line before them. */
static PangoLayout *
new_rules (cairo_t *cr, const char *rules, double side, double *gap)
{
  double size = CLAMP (side * RULES_FONT, LEAST_RULES_FONT, MOST_RULES_FONT);
  g_autofree char *markup = g_markup_escape_text (rules, -1);
  PangoLayout *text = new_text (cr, markup, size);

  *gap = size / 2;
  pango_layout_set_single_paragraph_mode (text, FALSE);
  pango_layout_set_width (text, (int) (side * PANGO_SCALE));
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir (text, TRUE);
  return text;
}

/* Leaves room below boards for the longest of their rules; the smaller boards are, the more of their side that is. */
static void
leave_room_for_rules (NonetSheet *self)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);
  cairo_t *cr = cairo_create (surface);
  GHashTableIter iter;
  gpointer rules;

  self->layout.note = 0;
  for (guint i = 0; self->layout.rules && i < self->items->len; i++)
    if (((const NonetSheetItem *) self->items->pdata[i])->rules != NULL)
      g_hash_table_add (texts, ((const NonetSheetItem *) self->items->pdata[i])->rules);
  for (guint round = 0; round < 3; round++)
    {
      NonetPageGrid grid;

      nonet_page_layout_get_grid (&self->layout, FALSE, &grid);
      g_hash_table_iter_init (&iter, texts);
      while (g_hash_table_iter_next (&iter, &rules, NULL))
        {
          double gap;
          g_autoptr (PangoLayout) text = new_rules (cr, rules, grid.side, &gap);
          int height;

          pango_layout_get_size (text, NULL, &height);
          self->layout.note =
              CLAMP ((gap + (double) height / PANGO_SCALE) / grid.side, self->layout.note, MOST_OF_RULES);
        }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

NonetSheet *
nonet_sheet_new (GPtrArray *items, const NonetPageLayout *layout, const NonetSheetTexts *texts)
{
  NonetSheet *self = g_atomic_rc_box_new0 (NonetSheet);

  self->items = g_ptr_array_ref (items);
  self->layout = *layout;
  self->heading = dup_text (texts->heading);
  self->footer = dup_text (texts->footer);
  self->name = dup_text (texts->name);
  self->date = dup_text (texts->date);
  self->solutions = dup_text (texts->solutions);
  self->layout.has_heading = self->heading != NULL;
  nonet_page_layout_complete (&self->layout);
  leave_room_for_rules (self);
  self->layout.has_footer = self->footer != NULL || nonet_page_layout_count_pages (&self->layout, items->len) > 1;
  return self;
}

NonetSheet *
nonet_sheet_with_paper (const NonetSheet *self, double width, double height, const double *margins)
{
  const NonetSheetTexts texts = { self->heading, self->footer, self->name, self->date, self->solutions };
  NonetPageLayout layout = self->layout;

  layout.width = width;
  layout.height = height;
  layout.top = MAX (layout.top, margins[0]);
  layout.right = MAX (layout.right, margins[1]);
  layout.bottom = MAX (layout.bottom, margins[2]);
  layout.left = MAX (layout.left, margins[3]);
  return nonet_sheet_new (self->items, &layout, &texts);
}

NonetSheet *
nonet_sheet_ref (NonetSheet *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  NonetSheet *self = data;

  g_ptr_array_unref (self->items);
  g_free (self->heading);
  g_free (self->footer);
  g_free (self->name);
  g_free (self->date);
  g_free (self->solutions);
}

void
nonet_sheet_unref (NonetSheet *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const NonetPageLayout *
nonet_sheet_get_layout (const NonetSheet *self)
{
  return &self->layout;
}

static guint
count_pages (const NonetSheet *self)
{
  return nonet_page_layout_count_pages (&self->layout, self->items->len);
}

guint
nonet_sheet_count_sides (const NonetSheet *self)
{
  return nonet_page_layout_count_sides (&self->layout, count_pages (self));
}

void
nonet_sheet_get_size (const NonetSheet *self, double *width, double *height)
{
  nonet_page_layout_get_paper (&self->layout, width, height);
}

static double
get_width (PangoLayout *text)
{
  int width;

  pango_layout_get_size (text, &width, NULL);
  return (double) width / PANGO_SCALE;
}

/* Draws a line into a place: align 0 at its start, 0.5 in the middle, 1 at its end, as one reads; at its foot. What is too wide
 * ends with an ellipsis. Returns the width of the text, 0 if there is no room for any. */
static double
draw_text (const NonetSheet *self,
           cairo_t *cr,
           const char *markup,
           double size,
           const cairo_rectangle_t *place,
           double align)
{
  g_autoptr (PangoLayout) text = new_text (cr, markup, size);
  double width = get_width (text), baseline;

  if (width > place->width && place->width < size * SHORTEST_TEXT)
    return 0;
  if (width > place->width)
    {
      pango_layout_set_width (text, (int) (place->width * PANGO_SCALE));
      pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
      pango_layout_set_alignment (text, PANGO_ALIGN_LEFT);
      pango_layout_set_auto_dir (text, TRUE);
      width = MIN (get_width (text), place->width);
    }
  if (self->layout.right_to_left)
    align = 1 - align;
  baseline = (double) pango_layout_get_baseline (text) / PANGO_SCALE;
  cairo_move_to (cr, place->x + (place->width - width) * align, place->y + place->height - size * 0.5 - baseline);
  pango_cairo_show_layout (cr, text);
  return width;
}

static double
draw_plain (const NonetSheet *self,
            cairo_t *cr,
            const char *plain,
            double size,
            const cairo_rectangle_t *place,
            double align)
{
  g_autofree char *markup = g_markup_escape_text (plain, -1);

  return draw_text (self, cr, markup, size, place, align);
}

static void
draw_heading (const NonetSheet *self, cairo_t *cr, const cairo_rectangle_t *inside, gboolean solutions)
{
  cairo_rectangle_t place = { inside->x, inside->y, inside->width,
                              nonet_page_layout_get_heading_height (&self->layout) };
  g_autofree char *markup = NULL;

  if (solutions && self->heading != NULL && self->solutions != NULL)
    markup = g_markup_printf_escaped ("<b>%s</b> · %s", self->heading, self->solutions);
  else if (solutions && self->solutions != NULL)
    markup = g_markup_printf_escaped ("<b>%s</b>", self->solutions);
  else if (self->heading != NULL)
    markup = g_markup_printf_escaped ("<b>%s</b>", self->heading);
  else
    return;
  place.height *= 0.8;
  draw_text (self, cr, markup, nonet_page_layout_get_heading_size (&self->layout), &place, 0.5);
}

/* A label and a rule after it, from one share of the line to another, in reading order. */
static void
draw_field (const NonetSheet *self,
            cairo_t *cr,
            const char *label,
            const cairo_rectangle_t *line,
            double start,
            double end)
{
  double size = nonet_page_layout_get_heading_size (&self->layout) * NAME_FONT, y = line->y + line->height - size * 0.5;
  double from = self->layout.right_to_left ? 1 - end : start;
  cairo_rectangle_t place = { line->x + from * line->width, line->y, (end - start) * line->width, line->height };
  double width;

  if (label == NULL)
    return;
  width = draw_plain (self, cr, label, size, &place, 0) + size * 0.5;
  if (!self->layout.right_to_left)
    place.x += width;
  cairo_rectangle (cr, place.x, y, MAX (place.width - width, 0), RULE);
  cairo_fill (cr);
}

static void
draw_name_line (const NonetSheet *self, cairo_t *cr, const cairo_rectangle_t *inside)
{
  cairo_rectangle_t line = *inside;

  if (self->layout.has_heading)
    line.y += nonet_page_layout_get_heading_height (&self->layout);
  line.height = nonet_page_layout_get_name_height (&self->layout) * 0.75;
  draw_field (self, cr, self->name, &line, 0, NAME_END);
  draw_field (self, cr, self->date, &line, DATE_START, 1);
}

/* The line at the foot of the page that is the page-th, from 0: the footer, and of several pages the number. */
static void
draw_footer (const NonetSheet *self, cairo_t *cr, const cairo_rectangle_t *inside, guint page)
{
  const NonetPageLayout *layout = &self->layout;
  guint n_pages = count_pages (self);
  double height = nonet_page_layout_get_footer_height (layout);
  double size = nonet_page_layout_get_heading_size (layout) * FOOTER_FONT;
  g_autofree char *number = g_strdup_printf ("%u/%u", page + 1, n_pages);
  cairo_rectangle_t place = { inside->x, inside->y + inside->height - height, inside->width, height };

  cairo_set_source_rgb (cr, GREY, GREY, GREY);
  if (n_pages > 1)
    place.width -= draw_text (self, cr, number, size, &place, 1) + size;
  if (layout->right_to_left)
    place.x += inside->width - place.width;
  if (self->footer != NULL)
    draw_plain (self, cr, self->footer, size, &place, 0);
  cairo_set_source_rgb (cr, 0, 0, 0);
}

/* Number and title at the start of the line over a board, the level at its end; brief: the number alone. */
static void
draw_caption (const NonetSheet *self,
              cairo_t *cr,
              const NonetSheetItem *item,
              const NonetPageGrid *grid,
              double x,
              double y,
              gboolean brief)
{
  cairo_rectangle_t place = { x, y - grid->caption, grid->side, grid->caption };
  const char *title = self->layout.titles && item->title != NULL && !brief ? item->title : "";
  g_autofree char *markup = NULL;

  if (grid->caption <= 0)
    return;
  if (self->layout.levels && item->level != NULL && !brief)
    {
      place.width -= draw_plain (self, cr, item->level, grid->font_size, &place, 1) + grid->font_size;
      if (self->layout.right_to_left)
        place.x += grid->side - place.width;
    }
  if (self->layout.numbers)
    markup = g_markup_printf_escaped ("<b>%u</b>%s%s", item->number, *title != '\0' ? "  " : "", title);
  else
    markup = g_markup_escape_text (title, -1);
  draw_text (self, cr, markup, grid->font_size, &place, 0);
}

static void
draw_scene (cairo_t *cr, const NonetBoardScene *scene, double side)
{
  nonet_board_draw (cr, scene, nonet_board_style_print (), side, PIXELS, NULL);
}

static void
draw_puzzle (const NonetSheet *self, cairo_t *cr, const NonetSheetItem *item, double side)
{
  const NonetPuzzle *puzzle = item->puzzle;
  NonetBoardScene scene = { .shape = puzzle->shape, .alphabet = puzzle->alphabet, .givens = puzzle->givens };

  /* What was entered and noted, and what else is shown with it. */
  if (self->layout.as_shown)
    {
      nonet_board_scene_show_overlay (&scene, item->overlay);
      scene.entries = puzzle->entries;
      scene.colours = puzzle->colours;
      scene.candidate_colours = puzzle->candidate_colours;
      scene.centres = item->own_marks ? puzzle->marks : NULL;
      scene.corners = item->own_marks ? puzzle->corners : NULL;
    }
  draw_scene (cr, &scene, side);
}

/* A frame with the reason why there is no solution to show. */
static void
draw_remark (cairo_t *cr, const char *remark, double side)
{
  g_autofree char *markup = g_markup_escape_text (remark, -1);
  g_autoptr (PangoLayout) text = new_text (cr, markup, CLAMP (side * 0.08, 5, 16));
  int height;

  pango_layout_set_single_paragraph_mode (text, FALSE);
  pango_layout_set_width (text, (int) (side * 0.9 * PANGO_SCALE));
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (text, PANGO_ALIGN_CENTER);
  pango_layout_get_size (text, NULL, &height);
  cairo_set_line_width (cr, RULE);
  cairo_rectangle (cr, RULE / 2, RULE / 2, side - RULE, side - RULE);
  cairo_stroke (cr);
  cairo_move_to (cr, side * 0.05, (side - (double) height / PANGO_SCALE) / 2);
  pango_cairo_show_layout (cr, text);
}

/* Below a board with that side, as far as there is room for them. */
static void
draw_rules (cairo_t *cr, const char *rules, double side, double room)
{
  double gap;
  g_autoptr (PangoLayout) text = new_rules (cr, rules, side, &gap);

  pango_layout_set_height (text, (int) (MAX (room - gap, 0) * PANGO_SCALE));
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
  cairo_move_to (cr, 0, side + gap);
  pango_cairo_show_layout (cr, text);
}

static void
draw_solution (cairo_t *cr, const NonetSheetItem *item, double side)
{
  const NonetPuzzle *puzzle = item->puzzle;
  NonetBoardScene scene = {
    .shape = puzzle->shape, .alphabet = puzzle->alphabet, .givens = puzzle->givens, .found = item->solution
  };

  if (item->solution != NULL)
    draw_scene (cr, &scene, side);
  else if (item->remark != NULL)
    draw_remark (cr, item->remark, side);
}

typedef enum
{
  DRAW_PUZZLES,
  DRAW_SOLUTIONS,
  DRAW_FOOT /* solutions with nothing but their numbers */
} GridKind;

/* Draws puzzles or their solutions with captions at the places of a grid. */
static void
draw_grid (const NonetSheet *self, cairo_t *cr, const NonetPageGrid *grid, const NonetPage *page, GridKind what)
{
  for (guint i = 0; i < page->n; i++)
    {
      const NonetSheetItem *item = self->items->pdata[page->first + i];
      double x, y;

      nonet_page_grid_get_place (grid, i, &x, &y);
      draw_caption (self, cr, item, grid, x, y, what == DRAW_FOOT);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      if (what != DRAW_PUZZLES)
        draw_solution (cr, item, grid->side);
      else
        draw_puzzle (self, cr, item, grid->side);
      if (what == DRAW_PUZZLES && grid->note > 0 && item->rules != NULL)
        draw_rules (cr, item->rules, grid->side, grid->note);
      cairo_restore (cr);
    }
}

static void
draw_foot (const NonetSheet *self, cairo_t *cr, const NonetPage *page)
{
  cairo_rectangle_t foot;
  NonetPageGrid grid;

  if (!nonet_page_layout_get_foot (&self->layout, page->n, &foot, &grid))
    return;
  cairo_save (cr);
  cairo_translate (cr, foot.x + foot.width, foot.y + foot.height);
  cairo_rotate (cr, G_PI);
  draw_grid (self, cr, &grid, page, DRAW_FOOT);
  cairo_restore (cr);
}

static void
draw_page (const NonetSheet *self, cairo_t *cr, guint number)
{
  NonetPage page = nonet_page_layout_get_page_at (&self->layout, self->items->len, number);
  gboolean solutions = page.kind == NONET_PAGE_SOLUTIONS;
  cairo_rectangle_t inside;
  NonetPageGrid grid;

  if (page.kind == NONET_PAGE_BLANK)
    return;
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  nonet_page_layout_get_inside (&self->layout, &inside);
  draw_heading (self, cr, &inside, solutions);
  if (self->layout.has_name_line && !solutions)
    draw_name_line (self, cr, &inside);
  if (self->layout.has_footer)
    draw_footer (self, cr, &inside, number);
  nonet_page_layout_get_grid (&self->layout, solutions, &grid);
  draw_grid (self, cr, &grid, &page, solutions ? DRAW_SOLUTIONS : DRAW_PUZZLES);
  if (!solutions)
    draw_foot (self, cr, &page);
  cairo_restore (cr);
}

void
nonet_sheet_draw_side (const NonetSheet *self, cairo_t *cr, guint side)
{
  guint left, right;
  double width, height;

  nonet_page_layout_get_side (&self->layout, count_pages (self), side, &left, &right);
  draw_page (self, cr, left);
  if (right == G_MAXUINT)
    return;
  nonet_page_layout_get_page (&self->layout, &width, &height);
  cairo_save (cr);
  cairo_translate (cr, width, 0);
  draw_page (self, cr, right);
  cairo_restore (cr);
}

/* What a side of paper begins with, for a table of contents: a title, the numbers of its puzzles, or the word for solutions. NULL if
 * there is nothing to say. */
static char *
dup_side_name (const NonetSheet *self, guint side)
{
  NonetPage page = nonet_page_layout_get_page_at (&self->layout, self->items->len, side);
  const NonetSheetItem *first;

  if (self->layout.booklet || page.kind == NONET_PAGE_BLANK)
    return NULL;
  first = self->items->pdata[page.first];
  if (page.kind == NONET_PAGE_SOLUTIONS)
    return g_strdup (self->solutions);
  if (page.n == 1 && first->title != NULL)
    return g_strdup (first->title);
  if (page.n == 1)
    return g_strdup_printf ("%u", first->number);
  return g_strdup_printf ("%u–%u", first->number,
                          ((const NonetSheetItem *) self->items->pdata[page.first + page.n - 1])->number);
}

static void
set_detail (cairo_surface_t *pdf, cairo_pdf_metadata_t what, const char *text)
{
  if (text != NULL)
    cairo_pdf_surface_set_metadata (pdf, what, text);
}

gboolean
nonet_sheet_write_pdf (const NonetSheet *self,
                       const NonetPagesDetails *details,
                       GOutputStream *stream,
                       NonetPagesProgress progress,
                       gpointer data,
                       GError **error)
{
  guint n_sides = nonet_sheet_count_sides (self);
  g_autofree char *before = NULL;
  gboolean proceed = TRUE;
  NonetPicture *picture;
  double width, height;
  cairo_surface_t *pdf;

  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_new (NONET_PICTURE_PDF, width, height, stream);
  pdf = nonet_picture_get_surface (picture);
  set_detail (pdf, CAIRO_PDF_METADATA_TITLE, details->title);
  set_detail (pdf, CAIRO_PDF_METADATA_AUTHOR, details->author);
  set_detail (pdf, CAIRO_PDF_METADATA_CREATOR, "Nonet");
  for (guint side = 0; proceed && side < n_sides; side++)
    {
      g_autofree char *name = dup_side_name (self, side);
      g_autofree char *link = g_strdup_printf ("page=%u", side + 1);
      cairo_t *cr = cairo_create (pdf);

      nonet_sheet_draw_side (self, cr, side);
      cairo_show_page (cr);
      cairo_destroy (cr);
      if (name != NULL && g_strcmp0 (name, before) != 0)
        {
          cairo_pdf_surface_add_outline (pdf, CAIRO_PDF_OUTLINE_ROOT, name, link, 0);
          g_free (before);
          before = g_steal_pointer (&name);
        }
      proceed = nonet_picture_get_error (picture) == NULL && (progress == NULL || progress (side + 1, n_sides, data));
    }
  proceed = proceed || nonet_picture_get_error (picture) != NULL;
  if (!nonet_picture_finish (picture, proceed ? error : NULL))
    return FALSE;
  if (!proceed)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, g_strerror (ECANCELED));
  return proceed;
}

gboolean
nonet_sheet_write_side (const NonetSheet *self,
                        guint side,
                        NonetPictureKind kind,
                        double scale,
                        GOutputStream *stream,
                        GError **error)
{
  NonetPicture *picture;
  double width, height;
  cairo_t *cr;

  if (kind != NONET_PICTURE_PNG)
    scale = 1;
  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_new (kind, ceil (width * scale), ceil (height * scale), stream);
  cr = cairo_create (nonet_picture_get_surface (picture));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  nonet_sheet_draw_side (self, cr, side);
  cairo_destroy (cr);
  return nonet_picture_finish (picture, error);
}
