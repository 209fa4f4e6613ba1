/* Rows of the list of puzzles found, all of one height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/puzzles/puzzle-row.h"

#include <glib/gi18n.h>

#include "widgets/board/board-theme.h"
#include "words/board.h"
#include "words/steps/rating.h"

/* Pixels: the side of the picture, and what is around it. */
#define PICTURE 108
#define GAP 12
#define MARGIN 3

/* The share of the colour that dim texts have. */
#define DIM 0.6f

struct _NonetPuzzleRow
{
  NonetDrawnRow parent_instance;

  NonetFoundPuzzle *puzzle;
  SudokuRatingProfile profile;
  PangoLayout *title; /* NULL until the row is in sight */
  PangoLayout *subtitle;
};

G_DEFINE_FINAL_TYPE (NonetPuzzleRow, nonet_puzzle_row, NONET_TYPE_DRAWN_ROW)

/* "SE 7.2 · Forcing Chain". */
static char *
dup_title (NonetFoundPuzzle *puzzle, SudokuRatingProfile profile)
{
  const SudokuRating *rating = nonet_found_puzzle_get_rating (puzzle);
  g_autofree char *text = NULL;

  if (nonet_found_puzzle_get_rating_state (puzzle) == NONET_RATING_AWAITED)
    return g_strdup (_ ("Not Rated Yet"));
  if (rating == NULL)
    /* Translators: the number-th puzzle that was found. */
    return g_strdup_printf (_ ("Puzzle %u"), nonet_found_puzzle_get_number (puzzle));
  text = nonet_words_rating (rating, profile);
  if (rating->hardest == SUDOKU_RATING_BEYOND)
    return g_steal_pointer (&text);
  /* Translators: a rating, and the hardest technique: "SE 7.2 · Forcing Chain". */
  return g_strdup_printf (_ ("%s · %s"), text, nonet_words_rating_technique (rating->hardest));
}

/* "No. 12 · 24 givens", and what it is equivalent to. */
static char *
dup_subtitle (NonetFoundPuzzle *puzzle)
{
  int same_as = nonet_found_puzzle_get_same_as (puzzle);
  g_autofree char *givens = nonet_givens_to_string (nonet_found_puzzle_get_puzzle (puzzle));
  guint number = nonet_found_puzzle_get_number (puzzle);

  if (same_as == NONET_SAME_AS_NONE)
    /* Translators: a puzzle of a list: its number, and how many givens it has: "No. 12 · 24 givens". */
    return g_strdup_printf (_ ("No. %u · %s"), number, givens);
  if (same_as == NONET_SAME_AS_ORIGIN)
    /* Translators: the same, of a puzzle that is the given one but for exchanges of rows, columns and symbols. */
    return g_strdup_printf (_ ("No. %u · %s · equivalent to the puzzle itself"), number, givens);
  /* Translators: the same, of a puzzle that is another one of the list but for exchanges of rows, columns and symbols. */
  return g_strdup_printf (_ ("No. %u · %s · equivalent to no. %d"), number, givens, same_as);
}

/* Two lines at most. */
static PangoLayout *
new_layout (NonetPuzzleRow *self, const char *text, PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
forget_texts (NonetPuzzleRow *self)
{
  g_clear_object (&self->title);
  g_clear_object (&self->subtitle);
}

static void
nonet_puzzle_row_write (NonetDrawnRow *row)
{
  NonetPuzzleRow *self = NONET_PUZZLE_ROW (row);
  g_autofree char *title = dup_title (self->puzzle, self->profile);
  g_autofree char *subtitle = dup_subtitle (self->puzzle);
  g_autofree char *label = g_strdup_printf ("%s, %s", title, subtitle);

  forget_texts (self);
  self->title = new_layout (self, title, PANGO_WEIGHT_BOLD);
  self->subtitle = new_layout (self, subtitle, PANGO_WEIGHT_NORMAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Drawing. */

static void
draw_picture (NonetPuzzleRow *self, GtkSnapshot *snapshot)
{
  float x = nonet_drawn_row_mirror (NONET_DRAWN_ROW (self), 0, PICTURE);
  const graphene_rect_t place = GRAPHENE_RECT_INIT (x, MARGIN, PICTURE, PICTURE);
  const NonetBoardScene scene = nonet_board_scene_of (nonet_found_puzzle_get_puzzle (self->puzzle));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &place);

  cairo_translate (cr, x, MARGIN);
  nonet_board_scene_draw (&scene, GTK_WIDGET (self), cr, PICTURE);
  cairo_destroy (cr);
}

/* Draws a text of this width beside the picture, and returns where it ends. */
static double
draw_text (NonetDrawnRow *row, GtkSnapshot *snapshot, PangoLayout *layout, int width, double y, float alpha)
{
  GdkRGBA colour = nonet_drawn_row_get_colour (row, NULL);
  float x = nonet_drawn_row_mirror (row, PICTURE + GAP, width);
  int height;

  colour.alpha *= alpha;
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
  return y + height;
}

static void
nonet_puzzle_row_draw (NonetDrawnRow *row, GtkSnapshot *snapshot)
{
  NonetPuzzleRow *self = NONET_PUZZLE_ROW (row);
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (row)) - PICTURE - GAP, 1), title, subtitle;
  double y;

  pango_layout_set_width (self->title, width * PANGO_SCALE);
  pango_layout_set_width (self->subtitle, width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->title, NULL, &title);
  pango_layout_get_pixel_size (self->subtitle, NULL, &subtitle);
  draw_picture (self, snapshot);
  y = (gtk_widget_get_height (GTK_WIDGET (row)) - title - subtitle) / 2.0;
  y = draw_text (row, snapshot, self->title, width, y, 1);
  draw_text (row, snapshot, self->subtitle, width, y, DIM);
}

static void
nonet_puzzle_row_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * PICTURE : PICTURE + 2 * MARGIN;
}

void
nonet_puzzle_row_set_puzzle (NonetPuzzleRow *self, NonetFoundPuzzle *puzzle, SudokuRatingProfile profile)
{
  g_set_object (&self->puzzle, puzzle);
  self->profile = profile;
  nonet_drawn_row_set_filled (NONET_DRAWN_ROW (self), puzzle != NULL);
}

static void
nonet_puzzle_row_dispose (GObject *object)
{
  NonetPuzzleRow *self = NONET_PUZZLE_ROW (object);

  forget_texts (self);
  g_clear_object (&self->puzzle);
  G_OBJECT_CLASS (nonet_puzzle_row_parent_class)->dispose (object);
}

static void
nonet_puzzle_row_class_init (NonetPuzzleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_puzzle_row_dispose;
  NONET_DRAWN_ROW_CLASS (klass)->write = nonet_puzzle_row_write;
  NONET_DRAWN_ROW_CLASS (klass)->draw = nonet_puzzle_row_draw;
  widget_class->measure = nonet_puzzle_row_measure;
  gtk_widget_class_set_css_name (widget_class, "puzzlerow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
nonet_puzzle_row_init (NonetPuzzleRow *self)
{
}

GtkWidget *
nonet_puzzle_row_new (GtkListView *view)
{
  NonetPuzzleRow *self = g_object_new (NONET_TYPE_PUZZLE_ROW, NULL);

  nonet_drawn_row_set_view (NONET_DRAWN_ROW (self), view);
  return GTK_WIDGET (self);
}
