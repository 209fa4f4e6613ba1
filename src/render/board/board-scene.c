/* What is to be drawn: a puzzle, its overlay of tints and candidates, and marks of links and houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-scene.h"

/* What is marked on a board, and what is linked with what. */

NonetBoardMarks *
nonet_board_marks_new (const SudokuShape *shape)
{
  NonetBoardMarks *self = g_atomic_rc_box_new0 (NonetBoardMarks);

  self->shape = sudoku_shape_ref (shape);
  self->candidate = g_new0 (guint8, shape->n_cells * shape->order);
  self->cell = g_new0 (guint16, shape->n_cells);
  self->house = g_new0 (guint8, shape->n_houses);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (NonetBoardNode));
  self->node_cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->links = g_array_new (FALSE, FALSE, sizeof (NonetBoardLink));
  self->rays = g_array_new (FALSE, FALSE, sizeof (NonetBoardRay));
  return self;
}

NonetBoardMarks *
nonet_board_marks_ref (NonetBoardMarks *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_marks (gpointer data)
{
  NonetBoardMarks *self = data;

  sudoku_shape_unref (self->shape);
  g_free (self->candidate);
  g_free (self->cell);
  g_free (self->house);
  g_array_unref (self->nodes);
  g_array_unref (self->node_cells);
  g_array_unref (self->links);
  g_array_unref (self->rays);
}

void
nonet_board_marks_unref (NonetBoardMarks *self)
{
  g_atomic_rc_box_release_full (self, clear_marks);
}

NonetMark
nonet_board_marks_get (const NonetBoardMarks *self, guint cell, guint value)
{
  return self != NULL ? self->candidate[cell * self->shape->order + value - 1] : NONET_MARK_NONE;
}

static gboolean
has_part (const NonetBoardMarks *self, guint cell)
{
  const SudokuCellInfo *info = &self->shape->cell[cell];
  gboolean has = self->cell[cell] != 0;

  for (guint i = 0; i < info->n_seats; i++)
    has |= self->house[info->seat[i].house] != NONET_HOUSE_MARK_NONE;
  for (guint value = 1; value <= self->shape->order; value++)
    has |= nonet_board_marks_get (self, cell, value) != NONET_MARK_NONE;
  return has;
}

void
nonet_board_marks_dim_rest (NonetBoardMarks *self)
{
  self->alone = TRUE;
  for (guint cell = 0; cell < self->shape->n_cells; cell++)
    if (!has_part (self, cell))
      self->cell[cell] = NONET_CELL_MARK_DIMMED;
}

guint
nonet_board_marks_add_node (NonetBoardMarks *self, guint value, const guint16 *cells, guint n_cells)
{
  NonetBoardNode node = { .value = value, .n_cells = n_cells, .first_cell = self->node_cells->len };

  g_array_append_vals (self->node_cells, cells, n_cells);
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

void
nonet_board_marks_add_link (NonetBoardMarks *self, guint from, guint to, gboolean strong)
{
  NonetBoardLink link = { .from = from, .to = to, .strong = strong };

  g_array_append_val (self->links, link);
}

void
nonet_board_marks_add_ray (NonetBoardMarks *self, guint from, guint to)
{
  NonetBoardRay ray = { .from = from, .to = to };

  g_array_append_val (self->rays, ray);
}

/* Overlays: layers of a board by reference. */

struct _NonetBoardOverlay
{
  GBytes *layers[NONET_N_LAYERS]; /* or NULL */
  NonetBoardMarks *marks;         /* or NULL */
};

NonetBoardOverlay *
nonet_board_overlay_ref (NonetBoardOverlay *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_overlay (gpointer data)
{
  NonetBoardOverlay *self = data;

  for (guint i = 0; i < NONET_N_LAYERS; i++)
    g_clear_pointer (&self->layers[i], g_bytes_unref);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
}

void
nonet_board_overlay_unref (NonetBoardOverlay *self)
{
  g_atomic_rc_box_release_full (self, clear_overlay);
}

/* A copy, for its maker to change. */
static NonetBoardOverlay *
dup_overlay (const NonetBoardOverlay *self)
{
  NonetBoardOverlay *copy = g_atomic_rc_box_new0 (NonetBoardOverlay);

  for (guint i = 0; self != NULL && i < NONET_N_LAYERS; i++)
    if (self->layers[i] != NULL)
      copy->layers[i] = g_bytes_ref (self->layers[i]);
  if (self != NULL && self->marks != NULL)
    copy->marks = nonet_board_marks_ref (self->marks);
  return copy;
}

NonetBoardOverlay *
nonet_board_overlay_with (const NonetBoardOverlay *self, NonetBoardLayer layer, GBytes *items)
{
  NonetBoardOverlay *with = dup_overlay (self);

  g_clear_pointer (&with->layers[layer], g_bytes_unref);
  with->layers[layer] = items != NULL ? g_bytes_ref (items) : NULL;
  return with;
}

NonetBoardOverlay *
nonet_board_overlay_add (NonetBoardOverlay *self, NonetBoardLayer layer, gconstpointer items, gsize size)
{
  g_autoptr (NonetBoardOverlay) old = self;
  g_autoptr (GBytes) bytes = items != NULL ? g_bytes_new (items, size) : NULL;

  return bytes != NULL ? nonet_board_overlay_with (old, layer, bytes) : g_steal_pointer (&old);
}

NonetBoardOverlay *
nonet_board_overlay_with_marks (const NonetBoardOverlay *self, NonetBoardMarks *marks)
{
  NonetBoardOverlay *with = dup_overlay (self);

  g_clear_pointer (&with->marks, nonet_board_marks_unref);
  with->marks = marks != NULL ? nonet_board_marks_ref (marks) : NULL;
  return with;
}

NonetBoardMarks *
nonet_board_overlay_get_marks (const NonetBoardOverlay *self)
{
  return self != NULL ? self->marks : NULL;
}

gconstpointer
nonet_board_overlay_get (const NonetBoardOverlay *self, NonetBoardLayer layer)
{
  if (self == NULL || self->layers[layer] == NULL)
    return NULL;
  return g_bytes_get_data (self->layers[layer], NULL);
}

gboolean
nonet_board_overlay_same (const NonetBoardOverlay *self, const NonetBoardOverlay *other, NonetBoardLayer layer)
{
  return (self != NULL ? self->layers[layer] : NULL) == (other != NULL ? other->layers[layer] : NULL);
}

static gsize
layer_size (NonetBoardLayer layer, const SudokuShape *shape)
{
  gsize n_cells = shape->n_cells;

  switch (layer)
    {
    case NONET_LAYER_CANDIDATES:
    case NONET_LAYER_STRUCK:
      return n_cells * sizeof (SudokuSet);
    case NONET_LAYER_TALLY:
      return n_cells * shape->order * sizeof (guint64);
    case NONET_LAYER_FOUND:
    case NONET_LAYER_KEPT:
    case NONET_N_LAYERS:
    default:
      return n_cells;
    }
}

gboolean
nonet_board_overlay_fits (const NonetBoardOverlay *self, const SudokuShape *shape)
{
  for (guint i = 0; self != NULL && i < NONET_N_LAYERS; i++)
    if (self->layers[i] != NULL && g_bytes_get_size (self->layers[i]) != layer_size (i, shape))
      return FALSE;
  return self == NULL || self->marks == NULL || sudoku_shape_equal (self->marks->shape, shape);
}

NonetBoardScene
nonet_board_scene_of (const NonetPuzzle *puzzle)
{
  return (NonetBoardScene){
    .shape = puzzle->shape, .alphabet = puzzle->alphabet, .givens = puzzle->givens, .entries = puzzle->entries
  };
}

void
nonet_board_scene_show_overlay (NonetBoardScene *scene, const NonetBoardOverlay *overlay)
{
  const SudokuSet *struck = nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK);

  scene->found = nonet_board_overlay_get (overlay, NONET_LAYER_FOUND);
  scene->candidates = nonet_board_overlay_get (overlay, NONET_LAYER_CANDIDATES);
  scene->tally = nonet_board_overlay_get (overlay, NONET_LAYER_TALLY);
  scene->struck = scene->tally == NULL ? struck : NULL;
  scene->faded = scene->tally != NULL ? struck : NULL;
  scene->marks = nonet_board_overlay_get_marks (overlay);
}

guint
nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell)
{
  SudokuSet set = scene->tally != NULL && scene->candidates != NULL ? scene->candidates[cell] : 0;

  return sudoku_set_count (set) == 1 ? sudoku_set_first (set) : 0;
}

guint
nonet_board_scene_get_value (const NonetBoardScene *scene, guint cell)
{
  if (scene->givens != NULL && scene->givens[cell] != 0)
    return scene->givens[cell];
  return scene->entries != NULL ? scene->entries[cell] : 0;
}

gboolean
nonet_board_scene_is_tried (const NonetBoardScene *scene, guint cell)
{
  guint value = nonet_board_scene_get_value (scene, cell);

  return scene->kept != NULL && value != 0 && value != scene->kept[cell];
}

guint
nonet_board_scene_get_shown (const NonetBoardScene *scene, guint cell)
{
  guint value = nonet_board_scene_get_value (scene, cell);

  if (value != 0)
    return value;
  if (scene->found != NULL && scene->found[cell] != 0)
    return scene->found[cell];
  return nonet_board_scene_get_certain (scene, cell);
}
