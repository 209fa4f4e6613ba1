/* Writing the hand-out of a walk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "marks/derivation-handout.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "marks/derivation-overlay.h"
#include "marks/derivation-tree.h"
#include "sudoku/derivation-walk.h"
#include "words/board.h"
#include "words/derivation.h"
#include "words/notation.h"
#include "words/number.h"
#include "words/power.h"

/* Boards in a line: of stages, and of nodes of the search. */
#define STAGE_COLUMNS 2
#define NODE_COLUMNS 3

/* Not more boards than these are drawn. */
#define MOST_ROUNDS 12
#define MOST_NODES 12

/* Numbers with more digits than these are not written out. */
#define MOST_DIGITS 400

/* From this power of ten on, a number of boards in a caption is rounded. */
#define ROUNDED_LOG10 9

typedef struct
{
  NonetHandout *handout;
  SudokuDerivation *walk;
  NonetNotation notation;
  const SudokuSearchVariant *variant;
  guint64 n_nodes; /* at most */
  SudokuCancelFunc cancelled;
  void *data;
  char *boards; /* that were left before */
  GArray *path; /* guint64: the numbers of the nodes from the root to the present one */
  NonetDerivationTree *tree;
} Story;

static gboolean
is_cancelled (const Story *self)
{
  return self->cancelled != NULL && self->cancelled (self->data);
}

/* Adds a paragraph of plain text, and frees that. */
static void
add_text (Story *self, char *text)
{
  g_autofree char *plain = text;
  g_autofree char *markup = g_markup_escape_text (plain, -1);

  nonet_handout_add_paragraph (self->handout, markup);
}

/* Numbers of boards. */

static char *
dup_boards (const SudokuCandidates *matrix)
{
  double log10_boards = sudoku_choices_log10 (matrix);

  return log10_boards < ROUNDED_LOG10 ? nonet_matrix_to_digits (matrix, TRUE) : nonet_power_to_string (log10_boards, 1);
}

/* "Boards: 2·9⁵¹ = 9,276,…", "Boards: 12": all digits, unless there are very many. */
static char *
dup_all_boards (const SudokuCandidates *matrix)
{
  g_autofree char *powers = nonet_matrix_to_powers (matrix, TRUE);
  g_autofree char *digits = nonet_matrix_to_digits (matrix, FALSE);
  g_autofree char *grouped = nonet_matrix_to_digits (matrix, TRUE);
  g_autofree char *rounded = dup_boards (matrix);

  if (g_str_equal (powers, digits))
    return g_strdup_printf (_ ("Boards: %s"), powers);
  return g_strdup_printf (_ ("Boards: %s = %s"), powers, strlen (digits) > MOST_DIGITS ? rounded : grouped);
}

static void
add_boards (Story *self)
{
  add_text (self, dup_all_boards (sudoku_derivation_matrix (self->walk)));
}

/* The same with the time it takes to check them. */
static void
add_boards_and_time (Story *self)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (self->walk);
  g_autofree char *boards = dup_all_boards (matrix);
  g_autofree char *time = nonet_checking_time_to_string (sudoku_choices_log10 (matrix));
  /* Translators: %s is a duration, as in “4.6 × 10³⁵ years, …”. */
  g_autofree char *checking = g_strdup_printf (_ ("To check them all, a million a second, takes: %s."), time);

  add_text (self, g_strjoin ("\n", boards, checking, NULL));
}

/* The stages. */

/* Adds the board where the walk stands, with what the stride did and how many boards are left. */
static void
add_stage (Story *self, SudokuStride stride)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (self->walk);
  g_autoptr (NonetBoardOverlay) overlay = nonet_derivation_to_overlay (self->walk, stride);
  const char *function = nonet_derivation_to_function (self->walk, stride);
  guint removed = sudoku_derivation_n_removed (self->walk, stride);
  guint pruning = sudoku_derivation_place (self->walk).pruning;
  g_autofree char *boards = dup_boards (matrix);
  g_autofree char *counted =
      g_strdup_printf (ngettext ("%u choice is removed.", "%u choices are removed.", removed), removed);
  g_autofree char *name = stride == SUDOKU_STRIDE_KIND ? g_markup_printf_escaped ("<tt>%s</tt>", function)
                                                       : g_strdup_printf ("<tt>prune</tt> <b>%u</b>", pruning);
  /* Translators: how many boards there were before, and how many are left. */
  g_autofree char *change = g_strdup_printf (_ ("Boards: %s → %s"), self->boards, boards);
  g_autofree char *caption =
      g_strdup_printf ("%s   %s\n%s", name, removed > 0 ? counted : _ ("Nothing is removed."), change);

  nonet_handout_add_board (self->handout, overlay, caption, STAGE_COLUMNS);
  g_free (self->boards);
  self->boards = g_steal_pointer (&boards);
}

static void
write_choices (Story *self)
{
  g_autoptr (NonetBoardOverlay) overlay = nonet_derivation_to_overlay (self->walk, SUDOKU_STRIDE_STEP);

  nonet_handout_add_heading (self->handout, _ ("Choices"), "choices");
  add_text (self, nonet_derivation_to_sentence (self->walk, SUDOKU_STRIDE_STEP, &self->notation));
  add_text (self, g_strdup (_ ("The specification makes every board of these choices and keeps the correct ones.")));
  add_boards_and_time (self);
  nonet_handout_add_board (self->handout, overlay, "", STAGE_COLUMNS);
  self->boards = dup_boards (sudoku_derivation_matrix (self->walk));
}

static SudokuDerivationPlace
move (Story *self, SudokuStride stride)
{
  sudoku_derivation_forward (self->walk, stride, self->cancelled, self->data);
  return sudoku_derivation_place (self->walk);
}

static void
write_first_pruning (Story *self)
{
  const SudokuShape *shape = sudoku_derivation_matrix (self->walk)->shape;
  SudokuDerivationPlace place;

  nonet_handout_add_heading (self->handout, _ ("Pruning Once"), "prune");
  add_text (self, g_strdup (_ ("No solution is lost when what is fixed in one cell of a row is removed from its other "
                               "cells. The same goes for columns, for boxes, and for further houses of the board.")));
  do
    {
      place = move (self, SUDOKU_STRIDE_KIND);
      add_stage (self, SUDOKU_STRIDE_KIND);
    }
  while (place.house + 1 < shape->n_houses && !is_cancelled (self));
  add_boards_and_time (self);
}

static void
write_fixpoint (Story *self)
{
  SudokuDerivationPlace place = sudoku_derivation_place (self->walk);
  guint n_drawn = 0;

  nonet_handout_add_heading (self->handout, _ ("Pruning Until Nothing Changes"), "many prune");
  add_text (self, g_strdup (_ ("Cells that have become fixed remove choices in their turn.")));
  while (!place.pruned && !is_cancelled (self))
    {
      place = move (self, SUDOKU_STRIDE_PRUNING);
      if (!place.pruned && n_drawn++ < MOST_ROUNDS)
        add_stage (self, SUDOKU_STRIDE_PRUNING);
    }
  add_text (self, g_strdup_printf (ngettext ("After %u pruning nothing changes any more.",
                                             "After %u prunings nothing changes any more.", place.pruning),
                                   place.pruning));
  add_boards (self);
}

/* The search. */

static void
write_variant (Story *self)
{
  const SudokuSearchVariant *variant = self->variant;
  const char *pivot = variant->first_cell
                          ? _ ("The pivot of a matrix is the first cell with several choices.")
                          : _ ("The pivot of a matrix is the first cell with the fewest choices, but more than one.");
  const char *branches = variant->value_or_others ? _ ("It has two branches: its smallest choice, and all the others.")
                                                  : _ ("Each of its choices is a branch.");
  const char *pruning =
      variant->prune_once ? _ ("Each branch is pruned once.") : _ ("Each branch is pruned until nothing changes.");

  add_text (self,
            g_strjoin (" ", pivot, branches, pruning,
                       _ ("A blocked branch is dropped: a cell has no choice left, or a house has one twice."), NULL));
}

/* Whether it stands where a node is open, blocked or solved, each of them once. */
static gboolean
is_node (const Story *self, const SudokuDerivationPlace *place)
{
  return place->step == SUDOKU_DERIVATION_BLOCKED || place->step == SUDOKU_DERIVATION_SOLVED
         || (place->step == SUDOKU_DERIVATION_REDUCE
             && sudoku_node_state (sudoku_derivation_matrix (self->walk)) == SUDOKU_NODE_OPEN);
}

/* "1 → 4  r4c1 = 2", as markup: the nodes above and here, and what is left of the pivot. */
static char *
dup_branch (const Story *self, const SudokuDerivationPlace *place)
{
  const SudokuShape *shape = sudoku_derivation_matrix (self->walk)->shape;
  g_autofree char *cell = NULL, *values = NULL;
  guint pivot;
  SudokuSet left;

  if (place->depth == 0)
    return g_strdup ("<b>0</b>");
  sudoku_derivation_branch (self->walk, place->depth, &pivot, &left);
  cell = nonet_cell_to_name (shape, pivot, &self->notation);
  values = nonet_values_to_string (left, self->notation.alphabet, NONET_LIST_SLASHES);
  return g_markup_printf_escaped ("%" G_GUINT64_FORMAT " → <b>%" G_GUINT64_FORMAT "</b>   %s = %s",
                                  g_array_index (self->path, guint64, place->depth - 1), place->tally.n_nodes - 1, cell,
                                  values);
}

/* What became of a node. */
static char *
dup_fate (const Story *self, const SudokuDerivationPlace *place)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (self->walk);
  g_autofree char *reason = nonet_block_to_string (matrix, &self->notation);
  g_autofree char *boards = NULL;

  if (reason != NULL)
    /* Translators: what follows is the reason why a board has no solution. */
    return g_markup_printf_escaped (_ ("blocked, %s"), reason);
  if (place->step == SUDOKU_DERIVATION_SOLVED)
    return g_strdup (_ ("a solution"));
  boards = dup_boards (matrix);
  return g_strdup_printf (_ ("Boards: %s"), boards);
}

static void
add_node (Story *self, const SudokuDerivationPlace *place)
{
  g_autoptr (NonetBoardOverlay) overlay = nonet_derivation_to_overlay (self->walk, SUDOKU_STRIDE_NODE);
  g_autofree char *branch = dup_branch (self, place), *fate = dup_fate (self, place);
  g_autofree char *caption = g_strdup_printf ("%s\n%s", branch, fate);

  nonet_handout_add_board (self->handout, overlay, caption, NODE_COLUMNS);
}

static void
pass_node (Story *self, const SudokuDerivationPlace *place)
{
  guint64 number = place->tally.n_nodes - 1;

  g_array_set_size (self->path, place->depth);
  /* The root as it is when it is open was the last of the stages. */
  if (number <= MOST_NODES && (number > 0 || place->step != SUDOKU_DERIVATION_REDUCE))
    add_node (self, place);
  g_array_append_val (self->path, number);
  nonet_derivation_tree_add (self->tree, self->walk);
}

/* Returns whether it came to the end. */
static gboolean
pass_nodes (Story *self)
{
  SudokuDerivationPlace place = sudoku_derivation_place (self->walk);

  while (place.step != SUDOKU_DERIVATION_END && place.tally.n_nodes <= self->n_nodes && !is_cancelled (self))
    {
      if (is_node (self, &place))
        pass_node (self, &place);
      place = move (self, SUDOKU_STRIDE_NODE);
    }
  return place.step == SUDOKU_DERIVATION_END;
}

static void
add_number (GString *text, const char *name, guint64 number)
{
  g_autofree char *digits = nonet_number_to_string (number);

  if (text->len > 0)
    g_string_append (text, "   ");
  g_string_append_printf (text, "%s: <b>%s</b>", name, digits);
}

static void
write_tally (Story *self, gboolean complete)
{
  SudokuSearchTally tally = sudoku_derivation_place (self->walk).tally;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!complete)
    add_text (self, g_strdup (_ ("The search is longer than this. So far:")));
  add_number (text, _ ("Nodes"), tally.n_nodes);
  add_number (text, _ ("Blocked nodes"), tally.n_blocked);
  add_number (text, _ ("Solutions"), tally.n_solutions);
  add_number (text, _ ("Prunings"), tally.n_prunings);
  nonet_handout_add_paragraph (self->handout, text->str);
}

static void
write_search (Story *self)
{
  gboolean complete;

  nonet_handout_add_heading (self->handout, _ ("Search"), "search");
  if (sudoku_derivation_matrix (self->walk)->shape->order > NONET_LARGEST_SEARCHED_ORDER)
    {
      add_text (self, g_strdup (nonet_search_left_out_to_sentence ()));
      return;
    }
  write_variant (self);
  complete = pass_nodes (self);
  if (complete)
    add_text (self, nonet_derivation_to_sentence (self->walk, SUDOKU_STRIDE_STEP, &self->notation));
  write_tally (self, complete);
  nonet_derivation_tree_draw (self->tree, self->handout, (NonetAlphabet *) self->notation.alphabet);
}

/* The whole. */

char *
nonet_derivation_handout_dup_title (const NonetPuzzle *puzzle)
{
  return g_strdup (puzzle->title != NULL ? puzzle->title : _ ("From a Specification to an Answer"));
}

static void
write_opening (Story *self, const NonetPuzzle *puzzle)
{
  g_autofree char *givens = nonet_givens_to_string (puzzle);
  g_autofree char *title = nonet_derivation_handout_dup_title (puzzle);

  nonet_handout_add_title (self->handout, title);
  /* Translators: the size of a board, and its givens, as in “9×9, 30 givens”. */
  add_text (self, g_strdup_printf (_ ("%u×%u, %s"), puzzle->shape->order, puzzle->shape->order, givens));
  add_text (self, g_strdup (_ ("The specification of a solver says what a solution is, and would never come to its "
                               "end. One law after the other makes it a program that answers at once. After Richard "
                               "Bird, “A program to solve Sudoku”, Journal of Functional Programming 16 (2006).")));
}

static void
write_story (Story *self, const NonetPuzzle *puzzle)
{
  write_opening (self, puzzle);
  write_choices (self);
  write_first_pruning (self);
  if (!sudoku_derivation_place (self->walk).pruned)
    write_fixpoint (self);
  write_search (self);
}

NonetHandout *
nonet_derivation_to_handout (NonetPuzzle *puzzle,
                             const SudokuSearchVariant *variant,
                             const NonetPageLayout *layout,
                             guint64 n_nodes,
                             SudokuCancelFunc cancelled,
                             void *data)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  g_autofree char *title = nonet_derivation_handout_dup_title (puzzle);
  g_autoptr (NonetHandout) handout = nonet_handout_new (puzzle, layout, title);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (NonetDerivationTree) tree = nonet_derivation_tree_new ();
  Story story = { .handout = handout,
                  .walk = sudoku_derivation_new (grid, variant),
                  .notation = { puzzle->alphabet, NONET_CELLS_RC },
                  .variant = variant,
                  .n_nodes = n_nodes,
                  .cancelled = cancelled,
                  .data = data,
                  .path = path,
                  .tree = tree };

  if (story.walk == NULL)
    return NULL;
  write_story (&story, puzzle);
  sudoku_derivation_free (story.walk);
  g_free (story.boards);
  return is_cancelled (&story) ? NULL : g_steal_pointer (&handout);
}
