/* What the player does to the selected cells of a board: values, marks, colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-edits.h"

#include "sudoku/rules.h"

static gboolean
is_editable (NonetDocument *document, guint cell)
{
  return !nonet_document_is_given (document, cell) || nonet_document_get_editing_givens (document);
}

static NonetEntryMode
mode_of (NonetBoardView *board)
{
  return nonet_entering_get_mode (nonet_board_view_get_entering (board));
}

gboolean
nonet_board_can_enter (NonetBoardView *board)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  g_autofree guint *cells = NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  for (guint i = 0; i < n; i++)
    if (mode_of (board) == NONET_ENTRY_COLOUR || is_editable (document, cells[i]))
      return TRUE;
  return FALSE;
}

/* Whether all that is selected is locked; then that is said. */
static gboolean
touches_given (NonetBoardView *board)
{
  if (nonet_board_view_get_look (board)->selection.n == 0 || nonet_board_can_enter (board))
    return FALSE;
  nonet_board_view_touch_given (board);
  return TRUE;
}

/* Whether all cells that can be changed show the value already. */
static gboolean
all_show (NonetDocument *document, const guint *cells, guint n, guint value)
{
  for (guint i = 0; i < n; i++)
    if (is_editable (document, cells[i]) && nonet_document_get_value (document, cells[i]) != value)
      return FALSE;
  return TRUE;
}

void
nonet_board_put (NonetBoardView *board, guint value)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  g_autofree guint *cells = NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  if (n > 0)
    nonet_document_set_value (document, cells, n, all_show (document, cells, n, value) ? 0 : value);
}

static void
toggle_mark (NonetBoardView *board, guint value)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  g_autofree guint *cells = NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  if (n == 0)
    return;
  if (nonet_board_view_get_depth (board) == NONET_CANDIDATES_BASIC)
    {
      nonet_document_toggle_eliminated (document, cells, n, value);
      return;
    }
  /* A mark that cannot be seen would be a riddle. */
  nonet_board_view_set_depth (board, NONET_CANDIDATES_MARKS);
  nonet_document_toggle_mark (document, cells, n, value);
}

static void
toggle_corner (NonetBoardView *board, guint value)
{
  g_autofree guint *cells = NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  if (n == 0)
    return;
  nonet_board_view_set_depth (board, NONET_CANDIDATES_MARKS);
  nonet_document_toggle_corner (nonet_board_view_get_document (board), cells, n, value);
}

/* Of the selected cells. */
static void
colour_candidate (NonetBoardView *board, guint value)
{
  guint colour = nonet_entering_get_last_colour (nonet_board_view_get_entering (board));
  NonetDocument *document = nonet_board_view_get_document (board);
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  g_autofree guint *cells = NULL;
  gboolean everywhere = TRUE;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  for (guint i = 0; i < n; i++)
    if (nonet_document_get_value (document, cells[i]) == 0)
      everywhere = everywhere && nonet_candidate_colours_get (puzzle->candidate_colours, cells[i], value) == colour;
  nonet_document_set_candidate_colour (document, cells, n, value, everywhere ? 0 : colour);
}

void
nonet_board_note (NonetBoardView *board, guint value)
{
  switch (mode_of (board))
    {
    case NONET_ENTRY_CORNER:
      toggle_corner (board, value);
      break;
    case NONET_ENTRY_COLOUR:
      colour_candidate (board, value);
      break;
    case NONET_ENTRY_VALUE:
    case NONET_ENTRY_CENTRE:
    case NONET_N_ENTRY_MODES:
    default:
      toggle_mark (board, value);
    }
}

void
nonet_board_enter_as (NonetBoardView *board, guint value, NonetEntryMode mode)
{
  if (mode == NONET_ENTRY_COLOUR || touches_given (board))
    return;
  if (mode == NONET_ENTRY_CORNER && value != 0)
    toggle_corner (board, value);
  else if (mode == NONET_ENTRY_CENTRE && value != 0)
    toggle_mark (board, value);
  else
    nonet_board_put (board, value);
}

void
nonet_board_enter (NonetBoardView *board, guint value)
{
  nonet_board_enter_as (board, value, mode_of (board));
}

void
nonet_board_set_colour (NonetBoardView *board, guint colour)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  const guint8 *colours = nonet_document_peek (document)->colours;
  g_autofree guint *cells = NULL;
  gboolean everywhere = colours != NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  if (n == 0 || colour > NONET_MAX_COLOUR)
    return;
  for (guint i = 0; i < n; i++)
    everywhere = everywhere && colours[cells[i]] == colour;
  if (colour != 0)
    nonet_entering_set_last_colour (nonet_board_view_get_entering (board), colour);
  nonet_document_set_colour (document, cells, n, everywhere ? 0 : colour);
}

void
nonet_board_pick_colour (NonetBoardView *board, guint colour)
{
  NonetEntering *entering = nonet_board_view_get_entering (board);

  if (colour > NONET_MAX_COLOUR)
    return;
  if (nonet_board_view_get_look (board)->selection.n > 0)
    nonet_board_set_colour (board, colour);
  else
    nonet_entering_set_colour (entering, nonet_entering_get_colour (entering) == colour ? 0 : colour);
}

void
nonet_board_clear (NonetBoardView *board)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  g_autofree guint *cells = NULL;
  guint n;

  cells = nonet_board_view_dup_selection (board, &n);
  if (n > 0 && !nonet_document_set_value (document, cells, n, 0) && !nonet_document_clear (document, cells, n))
    touches_given (board);
}

SudokuSet
nonet_board_get_possible (NonetBoardView *board, guint cell)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);

  if (!nonet_document_get_editing_givens (document) && nonet_board_view_get_depth (board) < NONET_CANDIDATES_BASIC)
    return sudoku_set_full (puzzle->shape->order);
  return sudoku_values_left (puzzle->shape, cell, grid->cell);
}

/* Blank comes between the last and the first. */
void
nonet_board_step (NonetBoardView *board, guint cell, int direction)
{
  NonetDocument *document = nonet_board_view_get_document (board);
  const NonetBoardSelection *selection = &nonet_board_view_get_look (board)->selection;
  guint order = nonet_document_get_shape (document)->order, value;
  SudokuSet possible;

  if (!is_editable (document, cell))
    {
      nonet_board_view_touch_given (board);
      return;
    }
  if (selection->n != 1 || selection->cursor != cell)
    nonet_board_view_set_cursor (board, cell);
  possible = nonet_board_get_possible (board, cell);
  value = nonet_document_get_value (document, cell);
  do
    value = (value + (direction > 0 ? 1 : order)) % (order + 1);
  while (value != 0 && !sudoku_set_has (possible, value));
  nonet_document_set_value (document, &cell, 1, value);
}

/* The cell comes last, and becomes the cursor. */
void
nonet_board_select_equal (NonetBoardView *board, guint cell)
{
  const NonetBoardLook *look = nonet_board_view_get_look (board);
  g_autofree guint *cells = g_new (guint, look->shape->n_cells + 1);
  NonetBoardScene scene;
  guint n = 0, value;

  nonet_board_look_describe (look, &scene);
  value = nonet_board_scene_get_shown (&scene, cell);
  for (guint other = 0; value != 0 && other < look->shape->n_cells; other++)
    if (nonet_board_scene_get_shown (&scene, other) == value)
      cells[n++] = other;
  cells[n++] = cell;
  nonet_board_view_select (board, cells, n);
}

void
nonet_board_select_all (NonetBoardView *board)
{
  const NonetBoardLook *look = nonet_board_view_get_look (board);
  guint n = look->shape->n_cells;
  g_autofree guint *cells = g_new (guint, n + 1);

  for (guint cell = 0; cell < n; cell++)
    cells[cell] = cell;
  cells[n] = look->selection.cursor;
  nonet_board_view_select (board, cells, n + 1);
}
