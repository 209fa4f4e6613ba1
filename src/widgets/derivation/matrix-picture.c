/* Pictures of matrices of choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/matrix-picture.h"

#include <glib/gi18n.h>

#include "sudoku/derivation.h"
#include "widgets/board/board-look.h"
#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"

#define SIZE 256

struct _NonetMatrixPicture
{
  GtkDrawingArea parent_instance;

  NonetPuzzle *puzzle;
  SudokuCandidates *matrix; /* NULL: none */
  SudokuGrid *found;        /* the fixed cells */
  guint8 *flags;            /* of each cell */
};

G_DEFINE_FINAL_TYPE (NonetMatrixPicture, nonet_matrix_picture, GTK_TYPE_DRAWING_AREA)

/* At the top, in the middle of the width. */
static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  NonetMatrixPicture *self = NONET_MATRIX_PICTURE (area);
  int size = MIN (width, height);
  NonetBoardScene scene;

  if (self->matrix == NULL)
    return;
  scene = nonet_board_scene_of (self->puzzle);
  scene.found = self->found->cell;
  scene.candidates = self->matrix->cell;
  scene.flags = self->flags;
  cairo_translate (cr, (width - size) / 2.0, 0);
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr, size);
}

static void
clear (NonetMatrixPicture *self)
{
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->matrix, sudoku_candidates_free);
  g_clear_pointer (&self->found, sudoku_grid_free);
  g_clear_pointer (&self->flags, g_free);
}

static void
nonet_matrix_picture_finalize (GObject *object)
{
  clear (NONET_MATRIX_PICTURE (object));
  G_OBJECT_CLASS (nonet_matrix_picture_parent_class)->finalize (object);
}

static void
nonet_matrix_picture_class_init (NonetMatrixPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_matrix_picture_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nonet_matrix_picture_init (NonetMatrixPicture *self)
{
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self), SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Matrix of Choices"));
}

/* Where a matrix is blocked: the empty cell, or those with the same value. */
static void
mark_block (NonetMatrixPicture *self)
{
  SudokuBlock block;

  if (!sudoku_find_block (self->matrix, &block))
    return;
  if (block.is_void)
    self->flags[block.empty] |= NONET_CELL_CONFLICT;
  else
    for (guint i = 0; i < 2; i++)
      self->flags[self->matrix->shape->house[block.repeated.house].cell[block.repeated.cell[i]]] |= NONET_CELL_CONFLICT;
}

void
nonet_matrix_picture_set_matrix (NonetMatrixPicture *self,
                                 NonetPuzzle *puzzle,
                                 SudokuCandidates *matrix,
                                 guint cell,
                                 const char *text)
{
  g_return_if_fail (NONET_IS_MATRIX_PICTURE (self));

  clear (self);
  if (matrix != NULL)
    {
      self->puzzle = nonet_puzzle_ref (puzzle);
      self->matrix = matrix;
      self->found = sudoku_candidates_to_grid (matrix);
      self->flags = g_new0 (guint8, matrix->shape->n_cells);
      if (cell < matrix->shape->n_cells)
        self->flags[cell] = NONET_CELL_SELECTED;
      mark_block (self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "",
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
