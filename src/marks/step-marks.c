/* What a step of logic looks like on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "marks/step-marks.h"

#include <string.h>

/* Where to look for a step, and nothing else: for hints that do not say yet what it is.
 *
 * It agrees with what words say at that stage: houses if the step is about some, or else the cells where one begins.
 */

/* More houses than this are no place any more. */
#define MOST_HOUSES 4

/* Whether a part of this role says where to look: of sets, only the first. */
static gboolean
is_place (const SudokuPart *part, SudokuPartRole role)
{
  return part->role == role && (role != SUDOKU_PART_SET || part->index == 0);
}

static guint
count_houses (const NonetBoardMarks *marks)
{
  guint count = 0;

  for (guint i = 0; i < marks->shape->n_houses; i++)
    count += marks->house[i] != NONET_HOUSE_MARK_NONE;
  return count;
}

static guint
count_cells (const NonetBoardMarks *marks)
{
  guint count = 0;

  for (guint i = 0; i < marks->shape->n_cells; i++)
    count += marks->cell[i] != 0;
  return count;
}

/* Marks the houses among the parts of a role, unless they are many; returns whether there are any. */
static gboolean
mark_houses (NonetBoardMarks *marks, const SudokuStep *step, SudokuPartRole role)
{
  const SudokuShape *shape = marks->shape;
  guint n_marked;

  for (guint i = 0; i < step->n_parts; i++)
    {
      const SudokuPart *part = &step->part[i];

      if (is_place (part, role) && part->kind == SUDOKU_ITEM_HOUSE)
        marks->house[part->item] = NONET_HOUSE_MARK_CAUSE;
      if (is_place (part, role) && part->kind == SUDOKU_ITEM_PLACES)
        marks->house[part->item / shape->order] = NONET_HOUSE_MARK_CAUSE;
    }
  n_marked = count_houses (marks);
  if (n_marked > MOST_HOUSES)
    memset (marks->house, NONET_HOUSE_MARK_NONE, shape->n_houses);
  return n_marked > 0 && n_marked <= MOST_HOUSES;
}

/* Marks the cells among the parts of a role; returns whether there are any. */
static gboolean
mark_cells (NonetBoardMarks *marks, const SudokuStep *step, SudokuPartRole role)
{
  for (guint i = 0; i < step->n_parts; i++)
    if (is_place (&step->part[i], role) && step->part[i].kind == SUDOKU_ITEM_CELL)
      marks->cell[step->part[i].item] = NONET_CELL_MARK_CAUSE;
  return count_cells (marks) > 0;
}

/* A house that holds all marked cells takes their place, if they are several. */
static void
widen_to_house (NonetBoardMarks *marks)
{
  const SudokuShape *shape = marks->shape;
  guint n_marked = count_cells (marks);

  for (guint house = 0; house < shape->n_houses && n_marked > 1; house++)
    {
      guint n_here = 0;

      for (guint i = 0; i < shape->house[house].n_cells; i++)
        n_here += marks->cell[shape->house[house].cell[i]] != 0;
      if (n_here != n_marked)
        continue;
      memset (marks->cell, 0, shape->n_cells * sizeof *marks->cell);
      marks->house[house] = NONET_HOUSE_MARK_CAUSE;
      return;
    }
}

/* A locked set removes candidates in all houses that hold its cells, unlike other sets. Returns whether it is one. */
static gboolean
mark_locked_set (NonetBoardMarks *marks, const SudokuStep *step, NonetHouseMark mark)
{
  guint n_cells = 0;

  if (step->technique != SUDOKU_LOCKED_PAIR && step->technique != SUDOKU_LOCKED_TRIPLE)
    return FALSE;
  for (guint i = 0; i < step->n_parts; i++)
    n_cells += step->part[i].role == SUDOKU_PART_BASE && step->part[i].kind == SUDOKU_ITEM_CELL;
  for (guint i = 0; i < marks->shape->n_houses; i++)
    {
      const SudokuHouse *house = &marks->shape->house[i];
      guint n_here = 0;

      for (guint j = 0; j < house->n_cells; j++)
        for (guint k = 0; k < step->n_parts; k++)
          n_here += step->part[k].role == SUDOKU_PART_BASE && step->part[k].kind == SUDOKU_ITEM_CELL
                    && step->part[k].item == house->cell[j];
      if (n_here == n_cells)
        marks->house[i] = (guint8) mark;
    }
  return TRUE;
}

/* The first node of a chain. */
static gboolean
mark_beginning (NonetBoardMarks *marks, const SudokuStep *step)
{
  const SudokuNode *node;

  if (step->n_links == 0)
    return FALSE;
  node = &step->node[step->link[0].from];
  for (guint i = 0; i < node->n_cells; i++)
    marks->cell[step->node_cell[node->first_cell + i]] = NONET_CELL_MARK_CAUSE;
  return TRUE;
}

/* For what has no better place: where something follows. */
static void
step_place_mark_result (NonetBoardMarks *marks, const SudokuStep *step)
{
  for (guint i = 0; i < step->n_placed; i++)
    marks->cell[sudoku_candidate_cell (marks->shape, step->placed[i])] = NONET_CELL_MARK_CAUSE;
  for (guint i = 0; i < step->n_removed && step->n_placed == 0; i++)
    marks->cell[sudoku_candidate_cell (marks->shape, step->removed[i])] = NONET_CELL_MARK_CAUSE;
}

static gboolean
step_place_mark_parts (NonetBoardMarks *marks, const SudokuStep *step)
{
  return mark_houses (marks, step, SUDOKU_PART_CAUSE) || mark_cells (marks, step, SUDOKU_PART_CAUSE)
         || mark_cells (marks, step, SUDOKU_PART_PIVOT) || mark_cells (marks, step, SUDOKU_PART_DEADLY)
         || mark_cells (marks, step, SUDOKU_PART_SET) || mark_houses (marks, step, SUDOKU_PART_BASE)
         || mark_beginning (marks, step);
}

/* Of alternatives, words name what they all lead to. */
static void
mark_place (NonetBoardMarks *marks, const SudokuStep *step)
{
  if (step->n_branches > 0)
    step_place_mark_result (marks, step);
  else if (mark_locked_set (marks, step, NONET_HOUSE_MARK_CAUSE) || step_place_mark_parts (marks, step))
    return;
  else if (mark_cells (marks, step, SUDOKU_PART_BASE))
    widen_to_house (marks);
  else
    step_place_mark_result (marks, step);
}

NonetBoardMarks *
nonet_step_to_place_marks (const SudokuStep *step, const SudokuShape *shape)
{
  NonetBoardMarks *marks = nonet_board_marks_new (shape);

  mark_place (marks, step);
  nonet_board_marks_dim_rest (marks);
  return marks;
}

/* More houses than this are not marked as reasons of strong links: they would be most of the board. */
#define MOST_CAUSES 4

typedef struct
{
  const SudokuStep *step;
  const SudokuBoard *board;
  const SudokuShape *shape;
  guint branch;
  NonetBoardMarks *marks;
} Marking;

static void
mark_candidate (const Marking *self, guint candidate, NonetMark mark)
{
  self->marks->candidate[candidate] = (guint8) mark;
}

static void
mark_cell (const Marking *self, guint cell, guint mark)
{
  self->marks->cell[cell] |= (guint16) mark;
}

/* The stronger mark of a house stays: a cover before a base, a base before a cause. */
static void
mark_house (const Marking *self, guint house, NonetHouseMark mark)
{
  self->marks->house[house] = MAX (self->marks->house[house], (guint8) mark);
}

static void
mark_candidates_of (const Marking *self, guint cell, NonetMark mark)
{
  for (SudokuSet set = self->board->cell[cell]; set != 0; set &= set - 1)
    mark_candidate (self, sudoku_candidate (self->shape, cell, sudoku_set_first (set)), mark);
}

static void
mark_places (const Marking *self, guint places)
{
  guint house = places / self->shape->order, value = places % self->shape->order + 1;

  for (guint64 left = sudoku_board_places (self->board, house, value); left != 0; left &= left - 1)
    mark_candidate (self, sudoku_candidate (self->shape, self->shape->house[house].cell[__builtin_ctzll (left)], value),
                    NONET_MARK_PATTERN);
}

/* The mark of a candidate that has a role of its own, or NONET_MARK_NONE. */
static NonetMark
mark_of_role (const SudokuPart *part)
{
  switch ((SudokuPartRole) part->role)
    {
    case SUDOKU_PART_FIN:
      return NONET_MARK_FIN;
    case SUDOKU_PART_ENDO_FIN:
      return NONET_MARK_ENDO_FIN;
    case SUDOKU_PART_FLOOR:
    case SUDOKU_PART_PATTERN:
    case SUDOKU_PART_COMMON:
    case SUDOKU_PART_CANNIBAL:
      return NONET_MARK_PATTERN;
    case SUDOKU_PART_COLOUR:
      /* The two colours of a pair are the two sides of an assumption; further pairs look like sets. */
      return part->index < 2 ? NONET_MARK_ON + part->index : NONET_MARK_SET + (part->index - 2) % NONET_MARK_SETS;
    case SUDOKU_PART_BASE:
    case SUDOKU_PART_COVER:
    case SUDOKU_PART_DEADLY:
    case SUDOKU_PART_SET:
    case SUDOKU_PART_PIVOT:
    case SUDOKU_PART_PINCER:
    case SUDOKU_PART_CAUSE:
    case SUDOKU_N_PART_ROLES:
    default:
      return NONET_MARK_NONE;
    }
}

static void
mark_sets (const Marking *self)
{
  for (guint i = 0; i < self->step->n_parts; i++)
    {
      const SudokuPart *part = &self->step->part[i];
      guint set = part->index % NONET_MARK_SETS;

      if (part->role != SUDOKU_PART_SET)
        continue;
      mark_cell (self, part->item, 1u << set);
      mark_candidates_of (self, part->item, NONET_MARK_SET + set);
    }
}

static gboolean
has_sets (const SudokuStep *step)
{
  for (guint i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_SET)
      return TRUE;
  return FALSE;
}

/* Houses, cells, and the candidates that are in them. Sets are looked at by themselves: that they also have covers is for
 * the proof. */
static void
mark_part (const Marking *self, const SudokuPart *part)
{
  gboolean holds_one = part->role == SUDOKU_PART_BASE, at_most_one = part->role == SUDOKU_PART_COVER;

  if (part->kind == SUDOKU_ITEM_PLACES && (holds_one || at_most_one) && !has_sets (self->step))
    mark_house (self, part->item / self->shape->order, holds_one ? NONET_HOUSE_MARK_BASE : NONET_HOUSE_MARK_COVER);
  if (part->kind == SUDOKU_ITEM_PLACES && holds_one)
    mark_places (self, part->item);
  if (part->kind == SUDOKU_ITEM_HOUSE)
    mark_house (self, part->item, NONET_HOUSE_MARK_CAUSE);
  if (part->kind != SUDOKU_ITEM_CELL || part->role == SUDOKU_PART_SET || self->marks->cell[part->item] != 0)
    return;
  mark_cell (self, part->item, NONET_CELL_MARK_CAUSE);
  if (holds_one || part->role == SUDOKU_PART_PIVOT || part->role == SUDOKU_PART_PINCER)
    mark_candidates_of (self, part->item, NONET_MARK_PATTERN);
}

/* The candidates that are named for what they are. */
static void
mark_roles (const Marking *self)
{
  for (guint i = 0; i < self->step->n_parts; i++)
    {
      const SudokuPart *part = &self->step->part[i];
      NonetMark mark = mark_of_role (part);

      if (mark != NONET_MARK_NONE && part->kind == SUDOKU_ITEM_CANDIDATE)
        mark_candidate (self, part->item, mark);
    }
}

static gboolean
is_shown (const Marking *self, const SudokuLink *link)
{
  return self->branch == NONET_ALL_BRANCHES || link->branch == 0 || link->branch == self->branch;
}

static void
mark_node (const Marking *self, guint number, NonetMark mark)
{
  const SudokuNode *node = &self->step->node[number];

  for (guint i = 0; i < node->n_cells; i++)
    mark_candidate (self, sudoku_candidate (self->shape, self->step->node_cell[node->first_cell + i], node->value),
                    mark);
}

/* The chain of a remote pair goes along the cells with one value, and back with the other: one way is enough to see it. */
static guint
count_links (const SudokuStep *step)
{
  return step->technique == SUDOKU_REMOTE_PAIR ? (step->n_links + 1) / 2 : step->n_links;
}

/* What is true and what is false if the first node of each chain is what its first link says. */
static void
mark_nodes (const Marking *self)
{
  for (guint i = 0; i < count_links (self->step); i++)
    {
      const SudokuLink *link = &self->step->link[i];
      gboolean strong = link->kind == SUDOKU_LINK_STRONG;

      if (!is_shown (self, link))
        continue;
      mark_node (self, link->from, strong ? NONET_MARK_OFF : NONET_MARK_ON);
      mark_node (self, link->to, strong ? NONET_MARK_ON : NONET_MARK_OFF);
    }
}

/* The ends of a chain between strong links: one of them is true. */
static void
mark_ends (const Marking *self)
{
  const SudokuStep *step = self->step;
  const SudokuLink *first, *last;

  if (step->n_links == 0 || step->n_branches > 0)
    return;
  first = &step->link[0];
  last = &step->link[count_links (step) - 1];
  if (first->kind != SUDOKU_LINK_STRONG || last->kind != SUDOKU_LINK_STRONG)
    return;
  mark_node (self, first->from, NONET_MARK_PATTERN);
  mark_node (self, last->to, NONET_MARK_PATTERN);
}

/* The houses of the strong links of a single chain, unless these are many. */
static void
mark_causes (const Marking *self)
{
  guint16 causes[MOST_CAUSES];
  guint n_causes = 0;

  for (guint i = 0; i < self->step->n_links && self->step->n_branches == 0; i++)
    {
      const SudokuLink *link = &self->step->link[i];
      gboolean known = link->kind != SUDOKU_LINK_STRONG || link->reason != SUDOKU_REASON_HOUSE;

      for (guint j = 0; j < n_causes; j++)
        known |= causes[j] == link->item;
      if (known)
        continue;
      if (n_causes == MOST_CAUSES)
        return;
      causes[n_causes++] = link->item;
    }
  for (guint i = 0; i < n_causes; i++)
    mark_house (self, causes[i], NONET_HOUSE_MARK_CAUSE);
}

static gboolean
has_link (const NonetBoardMarks *marks, guint from, guint to)
{
  for (guint i = 0; i < marks->links->len; i++)
    {
      const NonetBoardLink *link = &g_array_index (marks->links, NonetBoardLink, i);

      if (link->from == from && link->to == to)
        return TRUE;
    }
  return FALSE;
}

/* The number of a node of the step among those that are drawn; numbers has G_MAXUINT for those that are not there yet. */
static guint
add_node (const Marking *self, guint number, guint *numbers)
{
  const SudokuNode *node = &self->step->node[number];

  if (numbers[number] == G_MAXUINT)
    numbers[number] =
        nonet_board_marks_add_node (self->marks, node->value, self->step->node_cell + node->first_cell, node->n_cells);
  return numbers[number];
}

/* Adds the links, each once although branches may share it. */
static void
add_links (const Marking *self)
{
  g_autofree guint *numbers = g_new (guint, self->step->n_nodes + 1);

  memset (numbers, 0xff, self->step->n_nodes * sizeof *numbers);
  for (guint i = 0; i < count_links (self->step); i++)
    {
      const SudokuLink *link = &self->step->link[i];
      guint from, to;

      if (!is_shown (self, link))
        continue;
      from = add_node (self, link->from, numbers);
      to = add_node (self, link->to, numbers);
      if (!has_link (self->marks, from, to))
        nonet_board_marks_add_link (self->marks, from, to, link->kind == SUDOKU_LINK_STRONG);
    }
}

static void
mark_result (const Marking *self)
{
  const guint8 *marks = self->marks->candidate;

  for (guint i = 0; i < self->step->n_removed; i++)
    mark_candidate (self, self->step->removed[i],
                    marks[self->step->removed[i]] != NONET_MARK_NONE ? NONET_MARK_CANNIBAL : NONET_MARK_REMOVED);
  for (guint i = 0; i < self->step->n_placed; i++)
    mark_candidate (self, self->step->placed[i], NONET_MARK_PLACED);
}

/* Singles as people see them: the digits on the board that leave nothing else, and lines from them; all other open cells of the house of a hidden
 * one are crossed. */
static void
mark_single (const Marking *self)
{
  const SudokuStep *step = self->step;
  SudokuSight sight[SUDOKU_MAX_ORDER];
  bool complete;
  guint n = sudoku_single_sights (step, self->board, sight, &complete);

  for (guint i = 0; i < n; i++)
    {
      mark_cell (self, sight[i].digit, NONET_CELL_MARK_LIT);
      if (step->technique != SUDOKU_FULL_HOUSE)
        nonet_board_marks_add_ray (self->marks, sight[i].digit, sight[i].cell);
    }
  if (step->technique == SUDOKU_HIDDEN_SINGLE && step->n_parts > 0 && step->part[0].kind == SUDOKU_ITEM_HOUSE)
    {
      const SudokuHouse *house = &self->shape->house[step->part[0].item];

      for (guint i = 0; i < house->n_cells; i++)
        if (self->board->value[house->cell[i]] == 0
            && house->cell[i] != sudoku_candidate_cell (self->shape, step->placed[0]))
          mark_cell (self, house->cell[i], NONET_CELL_MARK_CROSSED);
    }
}

/* Whether candidates of other values than the step's only distract. */
static gboolean
is_about_its_value (const SudokuStep *step)
{
  return step->technique <= SUDOKU_HIDDEN_SINGLE || step->technique == SUDOKU_POINTING
         || step->technique == SUDOKU_CLAIMING;
}

static NonetBoardMarks *
make_marks (const SudokuStep *step, const SudokuBoard *board, guint branch, gboolean with_result)
{
  Marking self = {
    .step = step, .board = board, .shape = board->shape, .branch = branch, .marks = nonet_board_marks_new (board->shape)
  };

  if (is_about_its_value (step))
    self.marks->values = step->values;
  mark_sets (&self);
  for (guint i = 0; i < self.step->n_parts; i++)
    mark_part (&self, &self.step->part[i]);
  mark_locked_set (self.marks, step, NONET_HOUSE_MARK_COVER);
  mark_single (&self);
  mark_nodes (&self);
  /* Where branches begin: one of these is true. */
  for (guint i = 0; i < self.step->n_branches; i++)
    mark_node (&self, self.step->branch_start[i], NONET_MARK_PATTERN);
  mark_ends (&self);
  mark_roles (&self);
  mark_causes (&self);
  if (with_result)
    mark_result (&self);
  add_links (&self);
  nonet_board_marks_dim_rest (self.marks);
  return self.marks;
}

NonetBoardMarks *
nonet_step_to_marks (const SudokuStep *step, const SudokuBoard *board, guint branch)
{
  return make_marks (step, board, branch, TRUE);
}

NonetBoardMarks *
nonet_step_to_pattern_marks (const SudokuStep *step, const SudokuBoard *board, guint branch)
{
  return make_marks (step, board, branch, FALSE);
}
