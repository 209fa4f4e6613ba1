/* The symbols of an alphabet in one font, shaped once and drawn in batches at any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/glyph-book.h"

/* Shaped at this size, large enough that rounding to Pango units does not show. */
#define EM 512.0

/* Books kept by a thread: givens, entries, found and candidates of several alphabets. */
#define MAX_BOOKS 32

/* A font face with the matrix that makes one em one unit. */
typedef struct
{
  cairo_font_face_t *face;
  cairo_matrix_t matrix;
} Face;

/* A glyph of a symbol. Its place is in em, from the left end of the symbol's ink on the baseline. */
typedef struct
{
  cairo_glyph_t glyph;
  guint face; /* index into the book's faces */
} Glyph;

/* A symbol, in em. */
typedef struct
{
  double width, top, bottom;   /* of the ink; top is negative */
  guint first_glyph, n_glyphs; /* in the book's glyphs */
} Shape;

struct _NonetGlyphBook
{
  NonetAlphabet *alphabet;
  char *family;
  PangoWeight weight;
  PangoStyle style;
  guint64 used;         /* when it was last asked for */
  GArray *faces;        /* of Face */
  GArray *glyphs;       /* of Glyph */
  GArray *shapes;       /* of Shape, one a value */
  double top, bottom;   /* mean of the shapes: what is put in the middle */
  double width, height; /* the most of any shape */
};

struct _NonetGlyphBatch
{
  NonetGlyphBook *book;
  double size;
  GPtrArray *runs; /* GArray of cairo_glyph_t for each face of the book */
};

static void
clear_face (gpointer data)
{
  cairo_font_face_destroy (((Face *) data)->face);
}

static void
book_free (gpointer data)
{
  NonetGlyphBook *book = data;

  nonet_alphabet_unref (book->alphabet);
  g_free (book->family);
  g_array_unref (book->faces);
  g_array_unref (book->glyphs);
  g_array_unref (book->shapes);
  g_free (book);
}

static guint
find_face (NonetGlyphBook *book, PangoFont *font)
{
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));
  cairo_font_face_t *face = cairo_scaled_font_get_font_face (scaled);
  Face new_face = { .face = face };

  for (guint i = 0; i < book->faces->len; i++)
    if (g_array_index (book->faces, Face, i).face == face)
      return i;
  cairo_font_face_reference (face);
  cairo_scaled_font_get_font_matrix (scaled, &new_face.matrix);
  cairo_matrix_scale (&new_face.matrix, 1 / EM, 1 / EM);
  g_array_append_val (book->faces, new_face);
  return book->faces->len - 1;
}

/* Adds the glyphs of a run that starts at *x and moves *x to its end. */
static void
take_run (NonetGlyphBook *book, const PangoGlyphItem *item, double *x)
{
  guint face = find_face (book, item->item->analysis.font);

  for (int i = 0; i < item->glyphs->num_glyphs; i++)
    {
      const PangoGlyphInfo *info = &item->glyphs->glyphs[i];
      Glyph glyph = { .glyph = { .index = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph,
                                 .x = *x + info->geometry.x_offset / (EM * PANGO_SCALE),
                                 .y = info->geometry.y_offset / (EM * PANGO_SCALE) },
                      .face = face };

      *x += info->geometry.width / (EM * PANGO_SCALE);
      if (info->glyph != PANGO_GLYPH_EMPTY)
        g_array_append_val (book->glyphs, glyph);
    }
}

static Shape
shape_symbol (NonetGlyphBook *book, PangoLayout *layout, const char *symbol)
{
  PangoLayoutLine *line;
  PangoRectangle ink;
  Shape shape = { .first_glyph = book->glyphs->len };
  double x;

  pango_layout_set_text (layout, symbol, -1);
  line = pango_layout_get_line_readonly (layout, 0);
  pango_layout_line_get_extents (line, &ink, NULL);
  x = -ink.x / (EM * PANGO_SCALE);
  for (const GSList *run = line->runs; run != NULL; run = run->next)
    take_run (book, run->data, &x);
  shape.n_glyphs = book->glyphs->len - shape.first_glyph;
  shape.width = ink.width / (EM * PANGO_SCALE);
  shape.top = ink.y / (EM * PANGO_SCALE);
  shape.bottom = (ink.y + ink.height) / (EM * PANGO_SCALE);
  return shape;
}

static PangoLayout *
create_layout (const NonetGlyphBook *book)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoLayout *layout;

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_font_description_set_family (font, book->family);
  pango_font_description_set_weight (font, book->weight);
  pango_font_description_set_style (font, book->style);
  pango_font_description_set_absolute_size (font, EM * PANGO_SCALE);
  layout = pango_layout_new (context);
  g_object_unref (context);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static NonetGlyphBook *
book_new (NonetAlphabet *alphabet, const char *family, PangoWeight weight, PangoStyle style)
{
  NonetGlyphBook *book = g_new0 (NonetGlyphBook, 1);
  g_autoptr (PangoLayout) layout = NULL;
  guint order = nonet_alphabet_get_order (alphabet);
  double highest = 0, lowest = 0;

  book->alphabet = nonet_alphabet_ref (alphabet);
  book->family = g_strdup (family);
  book->weight = weight;
  book->style = style;
  book->faces = g_array_new (FALSE, FALSE, sizeof (Face));
  g_array_set_clear_func (book->faces, clear_face);
  book->glyphs = g_array_new (FALSE, FALSE, sizeof (Glyph));
  book->shapes = g_array_new (FALSE, FALSE, sizeof (Shape));
  layout = create_layout (book);
  for (guint value = 1; value <= order; value++)
    {
      Shape shape = shape_symbol (book, layout, nonet_alphabet_get_symbol (alphabet, value));

      g_array_append_val (book->shapes, shape);
      book->top += shape.top / order;
      book->bottom += shape.bottom / order;
      book->width = MAX (book->width, shape.width);
      highest = MIN (highest, shape.top);
      lowest = MAX (lowest, shape.bottom);
    }
  book->height = lowest - highest;
  return book;
}

static gboolean
book_matches (const NonetGlyphBook *book,
              NonetAlphabet *alphabet,
              const char *family,
              PangoWeight weight,
              PangoStyle style)
{
  return book->weight == weight && book->style == style && g_str_equal (book->family, family)
         && (book->alphabet == alphabet || nonet_alphabet_equal (book->alphabet, alphabet));
}

/* Takes out the book that was not asked for the longest. */
static void
forget_oldest (GPtrArray *books)
{
  guint oldest = 0;

  for (guint i = 1; i < books->len; i++)
    if (((NonetGlyphBook *) books->pdata[i])->used < ((NonetGlyphBook *) books->pdata[oldest])->used)
      oldest = i;
  g_ptr_array_remove_index_fast (books, oldest);
}

NonetGlyphBook *
nonet_glyph_book_get (NonetAlphabet *alphabet, const char *family, PangoWeight weight, PangoStyle style)
{
  /* Pango's default font map belongs to a thread, and so do the books made with it. */
  static GPrivate cache = G_PRIVATE_INIT ((GDestroyNotify) g_ptr_array_unref);
  static _Thread_local guint64 clock;
  GPtrArray *books = g_private_get (&cache);
  NonetGlyphBook *book = NULL;

  if (family == NULL)
    family = "Sans";
  if (books == NULL)
    {
      books = g_ptr_array_new_with_free_func (book_free);
      g_private_set (&cache, books);
    }
  for (guint i = 0; i < books->len && book == NULL; i++)
    if (book_matches (books->pdata[i], alphabet, family, weight, style))
      book = books->pdata[i];
  if (book == NULL)
    {
      if (books->len == MAX_BOOKS)
        forget_oldest (books);
      book = book_new (alphabet, family, weight, style);
      g_ptr_array_add (books, book);
    }
  book->used = ++clock;
  return book;
}

double
nonet_glyph_book_fit (const NonetGlyphBook *book, double width, double height, double most)
{
  if (book->width > 0)
    most = MIN (most, width / book->width);
  if (book->height > 0)
    most = MIN (most, height / book->height);
  return most;
}

double
nonet_glyph_book_width (const NonetGlyphBook *book, guint value)
{
  return g_array_index (book->shapes, Shape, value - 1).width;
}

NonetGlyphBatch *
nonet_glyph_batch_new (NonetGlyphBook *book, double size)
{
  NonetGlyphBatch *batch = g_new (NonetGlyphBatch, 1);

  batch->book = book;
  batch->size = size;
  batch->runs = g_ptr_array_new_full (book->faces->len, (GDestroyNotify) g_array_unref);
  for (guint i = 0; i < book->faces->len; i++)
    g_ptr_array_add (batch->runs, g_array_new (FALSE, FALSE, sizeof (cairo_glyph_t)));
  return batch;
}

void
nonet_glyph_batch_add (NonetGlyphBatch *batch, guint value, double x, double y)
{
  const Shape *shape = &g_array_index (batch->book->shapes, Shape, value - 1);
  double left = x - shape->width / 2 * batch->size;
  double baseline = y - (batch->book->top + batch->book->bottom) / 2 * batch->size;

  for (guint i = 0; i < shape->n_glyphs; i++)
    {
      const Glyph *part = &g_array_index (batch->book->glyphs, Glyph, shape->first_glyph + i);
      cairo_glyph_t glyph = { .index = part->glyph.index,
                              .x = left + part->glyph.x * batch->size,
                              .y = baseline + part->glyph.y * batch->size };

      g_array_append_val ((GArray *) batch->runs->pdata[part->face], glyph);
    }
}

void
nonet_glyph_batch_draw (NonetGlyphBatch *batch, cairo_t *cr)
{
  for (guint i = 0; i < batch->runs->len; i++)
    {
      const Face *face = &g_array_index (batch->book->faces, Face, i);
      const GArray *run = batch->runs->pdata[i];
      cairo_matrix_t matrix = face->matrix;

      if (run->len == 0)
        continue;
      cairo_matrix_scale (&matrix, batch->size, batch->size);
      cairo_set_font_face (cr, face->face);
      cairo_set_font_matrix (cr, &matrix);
      cairo_show_glyphs (cr, (const cairo_glyph_t *) run->data, (int) run->len);
    }
  g_ptr_array_unref (batch->runs);
  g_free (batch);
}
