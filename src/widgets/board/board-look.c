/* What the board looks like: the scene made of a document, what is known of it, and where the player is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-look.h"

#include <string.h>

#include "sudoku/diagnosis.h"

/* Which cells are selected. */

/* Forgets all, for cells of this shape from now on. */
static void
selection_reset (NonetBoardSelection *self, const SudokuShape *shape)
{
  g_free (self->cell);
  g_free (self->order);
  *self = (NonetBoardSelection){ .shape = shape };
  if (shape == NULL)
    return;
  self->cell = g_new0 (guint8, shape->n_cells);
  self->order = g_new (guint16, shape->n_cells);
}

void
nonet_board_selection_clear (NonetBoardSelection *self)
{
  memset (self->cell, 0, self->shape->n_cells);
  self->n = self->n_order = 0;
}

static void
add (NonetBoardSelection *self, guint cell, gboolean again)
{
  again = again && self->n_order > 0 && self->order[self->n_order - 1] != cell;
  if ((again || self->cell[cell] == 0) && self->n_order < self->shape->n_cells)
    self->order[self->n_order++] = (guint16) cell;
  self->n += self->cell[cell] == 0;
  self->cell[cell] = 1;
}

/* From the anchor on, row by row. */
static void
select_block (NonetBoardSelection *self, guint cell)
{
  guint row = sudoku_cell_row (self->shape, cell), column = sudoku_cell_column (self->shape, cell);
  guint anchor = self->n > 0 ? self->anchor : self->cursor;
  guint anchor_row = sudoku_cell_row (self->shape, anchor), anchor_column = sudoku_cell_column (self->shape, anchor);

  nonet_board_selection_clear (self);
  for (guint i = 0; i <= MAX (row, anchor_row) - MIN (row, anchor_row); i++)
    for (guint k = 0; k <= MAX (column, anchor_column) - MIN (column, anchor_column); k++)
      add (self,
           (row < anchor_row ? anchor_row - i : anchor_row + i) * self->shape->order
               + (column < anchor_column ? anchor_column - k : anchor_column + k),
           FALSE);
  self->anchor = anchor;
  self->cursor = cell;
}

/* From where it came last. If the cell was the cursor, the one that was selected last before becomes it. */
static void
take_away (NonetBoardSelection *self, guint cell)
{
  guint place = self->n_order - 1;

  while (self->order[place] != cell)
    place--;
  self->n_order--;
  memmove (self->order + place, self->order + place + 1, (self->n_order - place) * sizeof *self->order);
  self->cell[cell] = 0;
  for (guint i = 0; i < self->n_order; i++)
    self->cell[cell] |= self->order[i] == cell;
  self->n -= self->cell[cell] == 0;
  if (cell == self->cursor && self->n > 0)
    self->cursor = self->anchor = self->order[self->n_order - 1];
}

void
nonet_board_selection_change (NonetBoardSelection *self, guint cell, NonetSelectMode mode)
{
  if (mode == NONET_SELECT_BLOCK)
    select_block (self, cell);
  else if (mode == NONET_SELECT_TOGGLE && self->cell[cell])
    take_away (self, cell);
  else if (mode == NONET_SELECT_ALONG && self->n_order > 1 && self->order[self->n_order - 2] == cell)
    take_away (self, self->order[self->n_order - 1]);
  else
    {
      if (mode == NONET_SELECT_ONLY)
        nonet_board_selection_clear (self);
      add (self, cell, mode == NONET_SELECT_ALONG);
      self->cursor = self->anchor = cell;
    }
}

guint *
nonet_board_selection_dup_cells (const NonetBoardSelection *self)
{
  guint *cells = g_new (guint, self->n + 1);
  guint n = 0;

  for (guint cell = 0; n < self->n; cell++)
    if (self->cell[cell])
      cells[n++] = cell;
  return cells;
}

/* What is shown. */

G_DEFINE_ENUM_TYPE (NonetCandidateDepth,
                    nonet_candidate_depth,
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_MARKS, "marks"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_BASIC, "basic"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_TRUE, "true"))

void
nonet_board_look_init (NonetBoardLook *self)
{
  self->hover = -1;
  self->depth = NONET_CANDIDATES_MARKS;
  self->tint_houses = self->tint_equal = self->tint_conflicts = TRUE;
}

void
nonet_board_look_clear (NonetBoardLook *self)
{
  nonet_board_look_reset (self, NULL);
  g_clear_pointer (&self->typing, g_free);
  g_clear_pointer (&self->conflict, g_free);
  g_clear_pointer (&self->broken, g_free);
  g_clear_pointer (&self->flags, g_free);
}

void
nonet_board_look_set_draft (NonetBoardLook *self, const SudokuRule *rule)
{
  gsize cells = rule != NULL ? rule->n_cells * sizeof *rule->cell : 0;
  guint8 *end;

  g_clear_pointer (&self->draft, g_free);
  if (rule == NULL)
    return;
  self->draft = g_malloc (sizeof *rule + cells + rule->n_digits);
  *self->draft = *rule;
  end = (guint8 *) (self->draft + 1);
  self->draft->cell = (const uint16_t *) (gpointer) end;
  self->draft->digit = end + cells;
  if (cells > 0)
    memcpy (end, rule->cell, cells);
  if (rule->n_digits > 0)
    memcpy (end + cells, rule->digit, rule->n_digits);
}

void
nonet_board_look_reset (NonetBoardLook *self, NonetDocument *document)
{
  g_clear_pointer (&self->overlay, nonet_board_overlay_unref);
  g_clear_pointer (&self->explanation, nonet_board_overlay_unref);
  g_clear_pointer (&self->expected, g_bytes_unref);
  g_clear_pointer (&self->draft, g_free);
  sudoku_shape_unref (g_steal_pointer (&self->shape));
  g_set_object (&self->document, document);
  if (document != NULL)
    self->shape = sudoku_shape_ref (nonet_document_get_shape (document));
  selection_reset (&self->selection, self->shape);
  self->symbol = 0;
  self->hover = -1;
  self->flags_valid = FALSE;
  if (document == NULL)
    return;
  self->flags = g_realloc (self->flags, self->shape->n_cells);
  self->conflict = g_realloc_n (self->conflict, self->shape->n_cells, sizeof (bool));
  nonet_board_look_find_conflicts (self);
}

gboolean
nonet_board_look_take_shape (NonetBoardLook *self)
{
  const SudokuShape *before = self->shape, *shape = nonet_document_get_shape (self->document);

  if (shape == before)
    return FALSE;
  g_clear_pointer (&self->explanation, nonet_board_overlay_unref);
  self->shape = self->selection.shape = sudoku_shape_ref (shape);
  sudoku_shape_unref (before);
  return TRUE;
}

void
nonet_board_look_find_conflicts (NonetBoardLook *self)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (nonet_document_peek (self->document), TRUE);

  memset (self->conflict, 0, self->shape->n_cells * sizeof (bool));
  self->broken = g_realloc_n (self->broken, self->shape->n_rules, sizeof (bool));
  for (guint i = 0; i < self->shape->n_rules; i++)
    self->broken[i] = false;
  if (grid != NULL)
    sudoku_conflicts (grid, self->conflict, self->broken);
  sudoku_grid_free (grid);
}

gboolean
nonet_board_look_is_mistake (const NonetBoardLook *self, guint cell)
{
  const guint8 *expected = self->expected != NULL ? g_bytes_get_data (self->expected, NULL) : NULL;
  const guint8 *found = self->explanation == NULL ? nonet_board_overlay_get (self->overlay, NONET_LAYER_FOUND) : NULL;
  guint entry = nonet_document_peek (self->document)->entries[cell];

  return (self->tint_conflicts && self->conflict[cell])
         || (entry != 0 && ((expected != NULL && entry != expected[cell]) || (found != NULL && entry != found[cell])));
}

/* Whether a cell is among those that break a rule: with one of the others alone, where the rule is of the whole board. */
static gboolean
has_part_in (const NonetBoardLook *self, guint cell, const SudokuRule *rule)
{
  g_autofree guint8 *values = NULL;
  gboolean has = FALSE;

  for (guint i = 0; i < rule->n_cells; i++)
    has |= rule->cell[i] == cell;
  if (rule->n_cells > 0)
    return has;
  values = g_new0 (guint8, self->shape->n_cells);
  values[cell] = (guint8) nonet_document_get_value (self->document, cell);
  for (guint other = 0; other < self->shape->n_cells && !has; other++)
    if (self->conflict[other] && other != cell)
      {
        values[other] = (guint8) nonet_document_get_value (self->document, other);
        has = !sudoku_rule_holds (self->shape, rule, values);
        values[other] = 0;
      }
  return has;
}

const SudokuRule *
nonet_board_look_find_broken (const NonetBoardLook *self, guint cell)
{
  if (!self->tint_conflicts || !self->conflict[cell])
    return NULL;
  for (guint i = 0; i < self->shape->n_rules; i++)
    if (self->broken[i] && has_part_in (self, cell, &self->shape->rule[i]))
      return &self->shape->rule[i];
  return NULL;
}

const guint64 *
nonet_board_look_get_differing (const NonetBoardLook *self, guint cell)
{
  const guint64 *tally = nonet_board_overlay_get (self->overlay, NONET_LAYER_TALLY);
  const guint64 *counts = tally != NULL ? tally + (gsize) cell * self->shape->order : NULL;
  guint n = 0;

  for (guint i = 0; counts != NULL && i < self->shape->order && n < 2; i++)
    n += counts[i] != 0;
  return n > 1 ? counts : NULL;
}

/* The candidates at the depth chosen. */
static void
describe_candidates (const NonetBoardLook *self, const NonetPuzzle *puzzle, NonetBoardScene *scene)
{
  if (self->depth == NONET_CANDIDATES_MARKS)
    {
      scene->centres = puzzle->marks;
      scene->corners = puzzle->corners;
    }
  else if (self->depth != NONET_CANDIDATES_NONE)
    scene->candidates = nonet_board_overlay_get (self->overlay, NONET_LAYER_CANDIDATES);
  if (self->depth == NONET_CANDIDATES_BASIC && scene->candidates != NULL)
    scene->struck = puzzle->eliminated;
  if (self->depth == NONET_CANDIDATES_TRUE)
    {
      scene->faded = nonet_board_overlay_get (self->overlay, NONET_LAYER_STRUCK);
      scene->tally = nonet_board_overlay_get (self->overlay, NONET_LAYER_TALLY);
    }
}

/* What explains hides a solution that is looked at, and candidates only if it has its own. */
static void
describe_explanation (const NonetBoardOverlay *explanation, NonetBoardScene *scene)
{
  scene->found = nonet_board_overlay_get (explanation, NONET_LAYER_FOUND);
  scene->marks = nonet_board_overlay_get_marks (explanation);
  if (nonet_board_overlay_get (explanation, NONET_LAYER_CANDIDATES) == NULL)
    return;
  scene->candidates = nonet_board_overlay_get (explanation, NONET_LAYER_CANDIDATES);
  scene->struck = nonet_board_overlay_get (explanation, NONET_LAYER_STRUCK);
  scene->faded = scene->centres = scene->corners = NULL;
  scene->tally = NULL;
}

void
nonet_board_look_describe (const NonetBoardLook *self, NonetBoardScene *scene)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);

  *scene = (NonetBoardScene){
    .shape = self->shape,
    .alphabet = puzzle->alphabet,
    .givens = puzzle->givens,
    .entries = puzzle->entries,
    .kept = nonet_board_overlay_get (self->overlay, NONET_LAYER_KEPT),
    .found = nonet_board_overlay_get (self->overlay, NONET_LAYER_FOUND),
    .colours = puzzle->colours,
    .broken = self->tint_conflicts ? self->broken : NULL,
    .candidate_colours = self->depth != NONET_CANDIDATES_NONE ? puzzle->candidate_colours : NULL,
    .composing = self->typing,
    .composing_cell = self->selection.cursor,
    .draft = self->draft,
  };
  describe_candidates (self, puzzle, scene);
  if (self->explanation != NULL)
    describe_explanation (self->explanation, scene);
}

/* Whether what explains something says that the value in a cell has to go. */
static gboolean
is_removed (const NonetBoardScene *scene, guint cell, guint value)
{
  return value != 0 && nonet_board_marks_get (scene->marks, cell, value) == NONET_MARK_REMOVED;
}

/* Whether only the board's marks are to be seen: of the selection the cursor's frame is left. */
static gboolean
has_marks_alone (const NonetBoardScene *scene)
{
  return scene->marks != NULL && scene->marks->alone;
}

/* Where the player is: selection, houses and equal symbols. */
static guint8
place_flags_of (const NonetBoardLook *self, const NonetBoardScene *scene, guint cell)
{
  const NonetBoardSelection *selection = &self->selection;
  guint value = nonet_board_scene_get_shown (scene, cell);
  guint8 flags = 0;

  if (selection->cell[cell])
    flags |= NONET_CELL_SELECTED;
  if (self->tint_houses && selection->n == 1
      && (cell == selection->cursor || sudoku_cells_see (self->shape, cell, selection->cursor)))
    flags |= NONET_CELL_HOUSE;
  if (self->tint_equal && value != 0 && value == scene->chosen && !selection->cell[cell])
    flags |= NONET_CELL_EQUAL;
  return flags;
}

static guint8
flags_of (const NonetBoardLook *self, const NonetBoardScene *scene, guint cell)
{
  const NonetBoardSelection *selection = &self->selection;
  guint value = nonet_board_scene_get_shown (scene, cell);
  guint8 flags = has_marks_alone (scene) ? 0 : place_flags_of (self, scene, cell);

  if (selection->n > 0 && cell == selection->cursor)
    flags |= NONET_CELL_CURSOR;
  if (nonet_board_look_is_mistake (self, cell) || is_removed (scene, cell, value))
    flags |= NONET_CELL_CONFLICT;
  /* Where true candidates stand, their shades say it already. */
  if (self->explanation == NULL && (value != 0 || self->depth != NONET_CANDIDATES_TRUE)
      && nonet_board_look_get_differing (self, cell) != NULL)
    flags |= NONET_CELL_DIFFERS;
  if (self->hover == (int) cell)
    flags |= NONET_CELL_HOVER;
  return flags;
}

void
nonet_board_look_make_scene (NonetBoardLook *self, NonetBoardScene *scene)
{
  nonet_board_look_describe (self, scene);
  scene->chosen = self->symbol;
  if (self->symbol == 0 && self->selection.n == 1)
    scene->chosen = nonet_board_scene_get_shown (scene, self->selection.cursor);
  if (has_marks_alone (scene))
    scene->chosen = 0;
  for (guint cell = 0; !self->flags_valid && cell < self->shape->n_cells; cell++)
    self->flags[cell] = flags_of (self, scene, cell);
  self->flags_valid = TRUE;
  scene->flags = self->flags;
}
