/* Replaying the reason of a step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A result is negated: what is removed is assumed to be true, what is placed to be false. Then the links of the step are
 * followed, in both directions and only as far as they hold on this board, until nothing changes; and bases and covers
 * are counted. The result is proved when that ends in a contradiction, in every branch if there are branches.
 */
#include "proof.h"

#include <string.h>

#include <glib.h>

#include "logic/board/houses.h"
#include "rule-proof.h"

/* Proofs by cases: aligned exclusion, and templates. */

#define MOST_CELLS 8

/* Whether a step is proved by going through all cases, not by its links or bases. */
static bool
is_proof_by_cases (const SudokuStep *step)
{
  return step->technique == SUDOKU_ALIGNED_PAIR_EXCLUSION || step->technique == SUDOKU_ALIGNED_TRIPLET_EXCLUSION
         || step->technique == SUDOKU_TEMPLATE_SET || step->technique == SUDOKU_TEMPLATE_DELETE;
}

typedef struct
{
  const SudokuStep *step;
  const SudokuBoard *board;
  unsigned n_cells;
  unsigned cell[MOST_CELLS];  /* the aligned ones, that of the result first */
  unsigned value[MOST_CELLS]; /* what they have in this case */
} Combination;

/* Whether one of the excluding cells has no candidate left. */
static bool
is_excluded (const Combination *combination)
{
  for (unsigned i = 0; i < combination->step->n_parts; i++)
    {
      const SudokuPart *part = &combination->step->part[i];
      SudokuSet left;

      if (part->role != SUDOKU_PART_CAUSE || part->kind != SUDOKU_ITEM_CELL)
        continue;
      left = combination->board->cell[part->item];
      for (unsigned j = 0; j < combination->n_cells; j++)
        if (sudoku_cells_see (combination->board->shape, part->item, combination->cell[j]))
          left &= ~sudoku_set_of (combination->value[j]);
      if (left == 0 && combination->board->value[part->item] == 0)
        return true;
    }
  return false;
}

/* Whether no combination of the cells from a position on is possible. */
static bool
none_is_possible (Combination *combination, unsigned position)
{
  unsigned cell;

  if (position == combination->n_cells || position == MOST_CELLS)
    return is_excluded (combination);
  cell = combination->cell[position];
  for (SudokuSet set = combination->board->cell[cell]; set != 0; set &= set - 1)
    {
      bool conflict = false;

      combination->value[position] = sudoku_set_first (set);
      for (unsigned i = 0; i < position; i++)
        conflict |= combination->value[i] == combination->value[position]
                    && sudoku_cells_see (combination->board->shape, cell, combination->cell[i]);
      if (!conflict && !none_is_possible (combination, position + 1))
        return false;
    }
  return true;
}

static bool
exclusion_holds (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate result)
{
  Combination combination = { .step = step, .board = board, .n_cells = 1 };
  bool found = false;

  combination.cell[0] = sudoku_candidate_cell (board->shape, result);
  combination.value[0] = sudoku_candidate_value (board->shape, result);
  for (unsigned i = 0; i < step->n_parts && combination.n_cells < MOST_CELLS; i++)
    if (step->part[i].role == SUDOKU_PART_PINCER)
      {
        if (step->part[i].item == combination.cell[0])
          found = true;
        else
          combination.cell[combination.n_cells++] = step->part[i].item;
      }
  return found && none_is_possible (&combination, 1);
}

/* Whether a value can be placed in each row from one on, given the columns and boxes that have it,
 * with or without the cell of a candidate. */
static bool
can_place (const SudokuBoard *board,
           unsigned value,
           unsigned row,
           bool *house_has,
           SudokuCandidate forced,
           bool without)
{
  const SudokuShape *shape = board->shape;

  if (row == shape->order)
    return true;
  for (unsigned i = 0; i < shape->order; i++)
    {
      unsigned cell = shape->house[row].cell[i];
      const SudokuCellInfo *info = &shape->cell[cell];
      bool here = board->value[cell] == value || sudoku_board_has (board, cell, value);
      bool is_forced = sudoku_candidate (shape, cell, value) == forced;

      if (without && is_forced)
        here = false;
      if (!without && !is_forced && sudoku_candidate_cell (shape, forced) / shape->order == row)
        here = false;
      for (unsigned j = 0; j < info->n_seats; j++)
        here &= !house_has[info->seat[j].house];
      if (!here)
        continue;
      for (unsigned j = 0; j < info->n_seats; j++)
        house_has[info->seat[j].house] = true;
      if (can_place (board, value, row + 1, house_has, forced, without))
        return true;
      for (unsigned j = 0; j < info->n_seats; j++)
        house_has[info->seat[j].house] = false;
    }
  return false;
}

/* Whether a value cannot be placed in all rows with, or without, the cell of a candidate. */
static bool
has_no_template (const SudokuBoard *board, SudokuCandidate forced, bool without)
{
  bool house_has[SUDOKU_MAX_HOUSES] = { false };

  return !can_place (board, sudoku_candidate_value (board->shape, forced), 0, house_has, forced, without);
}

/* Leaves only one candidate in each cell that all templates of a value have; returns whether that removed some. */
static bool
fix_cells (SudokuBoard *board)
{
  unsigned before = sudoku_board_count_candidates (board);

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      if (has_no_template (board, sudoku_candidate (board->shape, cell, sudoku_set_first (set)), true))
        for (SudokuSet others = board->cell[cell] & ~(set & -set); others != 0; others &= others - 1)
          sudoku_board_remove (board, cell, sudoku_set_first (others));
  return sudoku_board_count_candidates (board) != before;
}

/* Whether a result follows from the templates of its value that are left when those of other values have fixed cells. */
static bool
templates_hold (const SudokuBoard *board, SudokuCandidate result, bool placed)
{
  SudokuBoard *left = sudoku_board_copy (board);
  bool holds = has_no_template (board, result, placed);

  while (!holds && fix_cells (left))
    holds = has_no_template (left, result, placed);
  sudoku_board_free (left);
  return holds;
}

/* Whether a result of such a step follows. Of an aligned exclusion, the cells are those of SUDOKU_PART_PINCER and what
 * excludes the combinations are the cells of SUDOKU_PART_CAUSE. */
static bool
cases_hold (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate result, bool placed)
{
  if (step->technique == SUDOKU_TEMPLATE_SET || step->technique == SUDOKU_TEMPLATE_DELETE)
    return templates_hold (board, result, placed);
  return !placed && exclusion_holds (step, board, result);
}

/* Deadly patterns: cells of which each has two values such that swapping them all makes another solution of one.
 *
 * If each value of the pairs is in the pairs of none or of exactly two of its cells in every house, there are as many of
 * these values in a house as cells of the pattern. A solution that fills the cells from their pairs has each of them once
 * there, and when all cells take the other value of their pair, it has each of them once again. So there would be two
 * solutions, unless a cell of the pattern is a given, or a further rule says more of it than that values differ in a house.
 */

typedef struct
{
  SudokuSet *extra; /* [n_cells] the candidates in cells of the pattern besides the two: one of them is true */
  SudokuSet *floor; /* [n_cells] the two, in cells of the pattern */
} Deadly;

static void
deadly_free (Deadly *deadly)
{
  g_free (deadly->extra);
  g_free (deadly->floor);
  g_free (deadly);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Deadly, deadly_free)

/* Collects the pairs; returns whether each cell of the pattern has one, and is no given. */
static bool
collect (Deadly *deadly, const SudokuStep *step, const SudokuBoard *board)
{
  unsigned n = 0;

  for (unsigned i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_FLOOR)
      deadly->floor[sudoku_candidate_cell (board->shape, step->part[i].item)] |=
          sudoku_set_of (sudoku_candidate_value (board->shape, step->part[i].item));
  for (unsigned i = 0; i < step->n_parts; i++)
    {
      unsigned cell = step->part[i].item;

      if (step->part[i].role != SUDOKU_PART_DEADLY)
        continue;
      if (board->given[cell] || sudoku_set_count (deadly->floor[cell]) != 2
          || sudoku_rules_say_more (board->shape, cell))
        return false;
      if (board->value[cell] != 0 && !sudoku_set_has (deadly->floor[cell], board->value[cell]))
        return false;
      deadly->extra[cell] = board->cell[cell] & ~deadly->floor[cell];
      n++;
    }
  return n > 0;
}

/* Whether each value is in the pairs of no or of two cells of a house. */
static bool
house_is_even (const Deadly *deadly, const SudokuHouse *house)
{
  SudokuSet once = 0, twice = 0;

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      SudokuSet pair = deadly->floor[house->cell[i]];

      if ((twice & pair) != 0)
        return false;
      twice |= once & pair;
      once |= pair;
    }
  return once == twice;
}

/* Returns the pattern of a step, or NULL if its parts are none. */
static Deadly *
deadly_new (const SudokuStep *step, const SudokuBoard *board)
{
  g_autoptr (Deadly) deadly = g_new0 (Deadly, 1);
  bool holds;

  deadly->extra = g_new0 (SudokuSet, board->shape->n_cells);
  deadly->floor = g_new0 (SudokuSet, board->shape->n_cells);
  holds = collect (deadly, step, board);
  for (unsigned house = 0; house < board->shape->n_houses && holds; house++)
    holds = house_is_even (deadly, &board->shape->house[house]);
  return holds ? g_steal_pointer (&deadly) : NULL;
}

/* Replaying. */

struct SudokuProof
{
  const SudokuShape *shape;
  const SudokuBoard *board;
  const SudokuStep *step;
  unsigned branch;
  SudokuSet *left;        /* [n_cells] the candidates that are still possible */
  SudokuSet *true_values; /* [n_cells] those that are known to be true */
  bool *node_on;          /* [n_nodes] that are known to be true, though not in which cell */
  bool contradiction;
  bool changed;
};

SudokuProof *
sudoku_proof_new (const SudokuShape *shape)
{
  SudokuProof *proof = g_new0 (SudokuProof, 1);

  proof->shape = sudoku_shape_ref (shape);
  proof->left = g_new0 (SudokuSet, shape->n_cells);
  proof->true_values = g_new0 (SudokuSet, shape->n_cells);
  return proof;
}

void
sudoku_proof_free (SudokuProof *proof)
{
  g_free (proof->left);
  g_free (proof->true_values);
  g_free (proof->node_on);
  sudoku_shape_unref (proof->shape);
  g_free (proof);
}

static const uint16_t *
node_cells (const SudokuProof *proof, unsigned node)
{
  return proof->step->node_cell + proof->step->node[node].first_cell;
}

static bool
node_has_cell (const SudokuProof *proof, unsigned node, unsigned cell)
{
  const uint16_t *cells = node_cells (proof, node);

  for (unsigned i = 0; i < proof->step->node[node].n_cells; i++)
    if (cells[i] == cell)
      return true;
  return false;
}

static bool
is_on (const SudokuProof *proof, unsigned node)
{
  const uint16_t *cells = node_cells (proof, node);

  if (proof->node_on[node])
    return true;
  for (unsigned i = 0; i < proof->step->node[node].n_cells; i++)
    if (sudoku_set_has (proof->true_values[cells[i]], proof->step->node[node].value))
      return true;
  return false;
}

static bool
is_off (const SudokuProof *proof, unsigned node)
{
  const uint16_t *cells = node_cells (proof, node);

  for (unsigned i = 0; i < proof->step->node[node].n_cells; i++)
    if (sudoku_set_has (proof->left[cells[i]], proof->step->node[node].value))
      return false;
  return true;
}

static void
exclude (SudokuProof *proof, unsigned cell, unsigned value)
{
  if (!sudoku_set_has (proof->left[cell], value))
    return;
  proof->left[cell] &= ~sudoku_set_of (value);
  proof->changed = true;
  if (sudoku_set_has (proof->true_values[cell], value))
    proof->contradiction = true;
}

/* Assumes that a cell has a value: everything that it sees is excluded. */
static void
assume (SudokuProof *proof, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &proof->shape->cell[cell];

  if (!sudoku_set_has (proof->left[cell], value))
    proof->contradiction = true;
  proof->true_values[cell] |= sudoku_set_of (value);
  for (SudokuSet others = proof->left[cell] & ~sudoku_set_of (value); others != 0; others &= others - 1)
    exclude (proof, cell, sudoku_set_first (others));
  for (unsigned i = 0; i < info->n_peers; i++)
    exclude (proof, info->peer[i], value);
}

static void
turn_on (SudokuProof *proof, unsigned node)
{
  if (is_off (proof, node))
    proof->contradiction = true;
  if (is_on (proof, node))
    return;
  proof->node_on[node] = true;
  if (proof->step->node[node].n_cells == 1)
    proof->true_values[node_cells (proof, node)[0]] |= sudoku_set_of (proof->step->node[node].value);
  proof->changed = true;
}

static void
turn_off (SudokuProof *proof, unsigned node)
{
  const uint16_t *cells = node_cells (proof, node);

  if (is_on (proof, node))
    proof->contradiction = true;
  for (unsigned i = 0; i < proof->step->node[node].n_cells; i++)
    exclude (proof, cells[i], proof->step->node[node].value);
}

/* Whether all cells of a node are in a house. */
static bool
node_is_in_house (const SudokuProof *proof, unsigned node, unsigned house)
{
  for (unsigned i = 0; i < proof->step->node[node].n_cells; i++)
    if (!sudoku_cell_is_in_house (proof->shape, node_cells (proof, node)[i], house))
      return false;
  return true;
}

/* The cells of set number index, and what they may still be; none if two of them do not see each other. */
static unsigned
count_set (const SudokuProof *proof, unsigned index, SudokuSet *values)
{
  const SudokuStep *step = proof->step;
  unsigned n = 0;

  *values = 0;
  for (unsigned i = 0; i < step->n_parts; i++)
    {
      if (step->part[i].role != SUDOKU_PART_SET || step->part[i].index != index)
        continue;
      for (unsigned j = 0; j < i; j++)
        if (step->part[j].role == SUDOKU_PART_SET && step->part[j].index == index
            && !sudoku_cells_see (proof->shape, step->part[j].item, step->part[i].item))
          return 0;
      *values |= proof->left[step->part[i].item];
      n++;
    }
  return n;
}

/* Whether set number index is k cells that all see each other and have now at most k values, one of which is that of the
 * node, in cells of the node only: then the node is true. */
static bool
set_holds_node (const SudokuProof *proof, unsigned index, unsigned node)
{
  const SudokuStep *step = proof->step;
  unsigned value = step->node[node].value;
  SudokuSet values;
  unsigned n = count_set (proof, index, &values);

  for (unsigned i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_SET && step->part[i].index == index
        && sudoku_set_has (proof->left[step->part[i].item], value) && !node_has_cell (proof, node, step->part[i].item))
      return false;
  return n > 0 && sudoku_set_count (values) <= n && sudoku_set_has (values, value);
}

/* Whether set number index has fewer values left than cells, which is a contradiction. */
static bool
set_is_empty (const SudokuProof *proof, unsigned index)
{
  SudokuSet values;
  unsigned n = count_set (proof, index, &values);

  return sudoku_set_count (values) < n;
}

/* Whether one of two nodes, of which the first is false, has to be true for the reason that a link gives. */
static bool
strong_link_holds (const SudokuProof *proof, const SudokuLink *link, unsigned from, unsigned to)
{
  const SudokuNode *a = &proof->step->node[from];
  const SudokuNode *b = &proof->step->node[to];

  if (link->reason == SUDOKU_REASON_SET)
    return set_holds_node (proof, link->item, to);
  if (link->reason == SUDOKU_REASON_CELL)
    return b->n_cells == 1 && node_cells (proof, to)[0] == link->item && proof->board->value[link->item] == 0
           && (proof->left[link->item] & ~sudoku_set_of (b->value)) == 0;
  if (a->value != b->value || link->item >= proof->shape->n_full_houses
      || sudoku_board_places (proof->board, link->item, b->value) == 0)
    return false;
  for (unsigned i = 0; i < proof->shape->house[link->item].n_cells; i++)
    {
      unsigned cell = proof->shape->house[link->item].cell[i];

      if (sudoku_set_has (proof->left[cell], b->value) && !node_has_cell (proof, to, cell))
        return false;
    }
  return true;
}

/* Whether two nodes exclude each other for the reason that a link gives. */
static bool
weak_link_holds (const SudokuProof *proof, const SudokuLink *link)
{
  const SudokuNode *a = &proof->step->node[link->from];
  const SudokuNode *b = &proof->step->node[link->to];
  const uint16_t *here = node_cells (proof, link->from);
  const uint16_t *there = node_cells (proof, link->to);

  if (link->reason == SUDOKU_REASON_CELL)
    return a->n_cells == 1 && b->n_cells == 1 && here[0] == there[0] && here[0] == link->item && a->value != b->value;
  if (link->reason == SUDOKU_REASON_RULE)
    return a->n_cells == 1 && b->n_cells == 1 && here[0] != there[0]
           && sudoku_rule_excludes (proof->shape, link->item, here[0], a->value, there[0], b->value);
  if (a->value != b->value)
    return false;
  if (link->reason == SUDOKU_REASON_HOUSE
      && !(node_is_in_house (proof, link->from, link->item) && node_is_in_house (proof, link->to, link->item)))
    return false;
  for (unsigned i = 0; i < a->n_cells; i++)
    for (unsigned j = 0; j < b->n_cells; j++)
      if (here[i] == there[j] || !sudoku_cells_see (proof->shape, here[i], there[j]))
        return false;
  return true;
}

static void
follow (SudokuProof *proof, const SudokuLink *link)
{
  if (link->kind == SUDOKU_LINK_WEAK)
    {
      if (is_on (proof, link->from) && !is_off (proof, link->to) && weak_link_holds (proof, link))
        turn_off (proof, link->to);
      if (is_on (proof, link->to) && !is_off (proof, link->from) && weak_link_holds (proof, link))
        turn_off (proof, link->from);
      return;
    }
  if (link->reason == SUDOKU_REASON_SET && set_is_empty (proof, link->item))
    proof->contradiction = true;
  if (is_off (proof, link->from) && !is_on (proof, link->to) && strong_link_holds (proof, link, link->from, link->to))
    turn_on (proof, link->to);
  if (is_off (proof, link->to) && !is_on (proof, link->from) && strong_link_holds (proof, link, link->to, link->from))
    turn_on (proof, link->from);
}

static void
follow_links (SudokuProof *proof)
{
  const SudokuStep *step = proof->step;

  do
    {
      proof->changed = false;
      for (unsigned i = 0; i < step->n_links && !proof->contradiction; i++)
        if (step->link[i].branch == 0 || step->link[i].branch == proof->branch)
          follow (proof, &step->link[i]);
      for (unsigned node = 0; node < step->n_nodes; node++)
        if (proof->node_on[node] && is_off (proof, node))
          proof->contradiction = true;
    }
  while (proof->changed && !proof->contradiction);
}

/* Whether a part says something of a candidate. */
static bool
part_has (const SudokuProof *proof, const SudokuPart *part, unsigned cell, unsigned value)
{
  unsigned order = proof->shape->order;

  if (part->kind == SUDOKU_ITEM_CELL)
    return part->item == cell;
  return part->kind == SUDOKU_ITEM_PLACES && part->item % order + 1 == value
         && sudoku_cell_is_in_house (proof->shape, cell, part->item / order);
}

static bool
is_role (const SudokuProof *proof, const SudokuPart *part, SudokuPartRole role)
{
  return part->role == role && part->index == proof->branch;
}

/* Whether a base holds at least one true candidate by the rules. */
static bool
base_holds (const SudokuProof *proof, const SudokuPart *part)
{
  unsigned order = proof->shape->order;

  if (part->kind == SUDOKU_ITEM_CELL)
    return proof->board->value[part->item] == 0;
  return part->kind == SUDOKU_ITEM_PLACES && part->item / order < proof->shape->n_full_houses
         && sudoku_board_places (proof->board, part->item / order, part->item % order + 1) != 0;
}

typedef struct
{
  unsigned bases, covers;
  bool fails; /* a base is none, or a candidate is in no cover, or in two bases */
} Count;

/* Marks the covers that hold a candidate; returns whether there is one. */
static bool
mark_covers (const SudokuProof *proof, unsigned cell, unsigned value, bool *marked)
{
  bool found = false;

  for (unsigned i = 0; i < proof->step->n_parts; i++)
    if (is_role (proof, &proof->step->part[i], SUDOKU_PART_COVER)
        && part_has (proof, &proof->step->part[i], cell, value))
      found = marked[i] = true;
  return found;
}

/* In how many bases a candidate is. */
static unsigned
bases_with (const SudokuProof *proof, const Deadly *deadly, unsigned cell, unsigned value)
{
  unsigned n = deadly != NULL && sudoku_set_has (deadly->extra[cell], value);

  for (unsigned i = 0; i < proof->step->n_parts; i++)
    if (is_role (proof, &proof->step->part[i], SUDOKU_PART_BASE))
      n += part_has (proof, &proof->step->part[i], cell, value);
  return n;
}

/* Counts the bases that what is known to be true does not satisfy, and the covers of their candidates. */
static Count
count_parts (const SudokuProof *proof, const Deadly *deadly, bool *marked)
{
  const SudokuShape *shape = proof->shape;
  Count count = { .bases = deadly != NULL };

  for (unsigned i = 0; i < proof->step->n_parts; i++)
    if (is_role (proof, &proof->step->part[i], SUDOKU_PART_BASE))
      {
        count.bases++;
        count.fails |= !base_holds (proof, &proof->step->part[i]);
      }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (SudokuSet set = proof->left[cell]; set != 0; set &= set - 1)
      {
        unsigned value = sudoku_set_first (set);
        unsigned bases = bases_with (proof, deadly, cell, value);

        if (bases == 0)
          continue;
        if (sudoku_set_has (proof->true_values[cell], value))
          count.bases -= bases < count.bases ? bases : count.bases;
        else if (bases > 1 || !mark_covers (proof, cell, value, marked))
          count.fails = true;
      }
  for (unsigned i = 0; i < proof->step->n_parts; i++)
    count.covers += marked[i];
  return count;
}

/* Whether more bases than covers are left. */
static bool
covers_are_too_few (const SudokuProof *proof, const Deadly *deadly)
{
  g_autofree bool *marked = g_new0 (bool, proof->step->n_parts + 1);
  Count count = count_parts (proof, deadly, marked);

  return !count.fails && count.covers < count.bases;
}

/* A single says of a house or cell that there is only one way. */
static bool
single_holds (const SudokuProof *proof, const SudokuPart *cause, SudokuCandidate placed)
{
  unsigned value = sudoku_candidate_value (proof->shape, placed);
  SudokuPart base = *cause;

  if (cause->kind == SUDOKU_ITEM_HOUSE)
    {
      base.kind = SUDOKU_ITEM_PLACES;
      base.item = cause->item * proof->shape->order + value - 1;
    }
  if (!base_holds (proof, &base))
    return false;
  for (unsigned cell = 0; cell < proof->shape->n_cells; cell++)
    for (SudokuSet set = proof->left[cell]; set != 0; set &= set - 1)
      if (part_has (proof, &base, cell, sudoku_set_first (set)))
        return false;
  return true;
}

static bool
cause_holds (const SudokuProof *proof, SudokuCandidate result)
{
  for (unsigned i = 0; i < proof->step->n_parts; i++)
    if (proof->step->part[i].role == SUDOKU_PART_CAUSE && single_holds (proof, &proof->step->part[i], result))
      return true;
  return false;
}

/* Begins with the candidates of the board, and the negation of a result. */
static void
negate (SudokuProof *proof, SudokuCandidate result, bool placed)
{
  const SudokuShape *shape = proof->shape;
  unsigned cell = sudoku_candidate_cell (shape, result);
  unsigned value = sudoku_candidate_value (shape, result);

  memcpy (proof->left, proof->board->cell, shape->n_cells * sizeof *proof->left);
  memset (proof->true_values, 0, shape->n_cells * sizeof *proof->true_values);
  if (proof->step->n_nodes > 0)
    memset (proof->node_on, 0, proof->step->n_nodes * sizeof *proof->node_on);
  proof->contradiction = false;
  if (placed)
    exclude (proof, cell, value);
  else
    assume (proof, cell, value);
}

/* Whether the branches, by the nodes that they begin with, have all candidates of one base. */
static bool
branches_exhaust_a_base (const SudokuProof *proof)
{
  const SudokuStep *step = proof->step;

  for (unsigned i = 0; i < step->n_parts; i++)
    {
      const SudokuPart *base = &step->part[i];
      bool all = base->role == SUDOKU_PART_BASE && base->index == 0 && base_holds (proof, base);

      for (unsigned cell = 0; cell < proof->shape->n_cells && all; cell++)
        for (SudokuSet set = proof->board->cell[cell]; set != 0 && all; set &= set - 1)
          {
            bool found = !part_has (proof, base, cell, sudoku_set_first (set));

            for (unsigned j = 0; j < step->n_branches && !found; j++)
              found = step->node[step->branch_start[j]].value == sudoku_set_first (set)
                      && node_has_cell (proof, step->branch_start[j], cell);
            all = found;
          }
      if (all)
        return true;
    }
  return false;
}

/* Whether a branch, with the result negated, ends in a contradiction. */
static bool
branch_ends (SudokuProof *proof, unsigned branch, SudokuCandidate result, bool placed)
{
  unsigned start = proof->step->branch_start[branch - 1];

  proof->branch = branch;
  negate (proof, result, placed);
  if (proof->step->node[start].n_cells == 1)
    assume (proof, node_cells (proof, start)[0], proof->step->node[start].value);
  else
    turn_on (proof, start);
  follow_links (proof);
  return proof->contradiction || covers_are_too_few (proof, NULL);
}

/* Whether a step without branches has a second pattern, as dual kites do, and that one gives the contradiction. */
static bool
second_pattern_holds (SudokuProof *proof)
{
  bool found = false;

  for (unsigned i = 0; i < proof->step->n_parts && !found; i++)
    found = proof->step->part[i].role == SUDOKU_PART_BASE && proof->step->part[i].index == 1;
  proof->branch = 1;
  return found && covers_are_too_few (proof, NULL);
}

/* Whether a further rule that is a cause excludes a candidate beside a result. */
static bool
rule_excludes (const SudokuProof *proof, SudokuCandidate result, unsigned cell, unsigned value)
{
  const SudokuShape *shape = proof->shape;

  for (unsigned i = 0; i < proof->step->n_parts; i++)
    if (proof->step->part[i].kind == SUDOKU_ITEM_RULE
        && sudoku_rule_excludes (shape, proof->step->part[i].item, sudoku_candidate_cell (shape, result),
                                 sudoku_candidate_value (shape, result), cell, value))
      return true;
  return false;
}

/* Whether all places of a value in a house are gone, with a result negated, or excluded by rules. */
static bool
base_is_excluded (SudokuProof *proof, SudokuCandidate result)
{
  const SudokuPart *base = proof->step->part;

  negate (proof, result, false);
  for (unsigned cell = 0; cell < proof->shape->n_cells; cell++)
    for (SudokuSet set = proof->left[cell]; set != 0; set &= set - 1)
      if (part_has (proof, base, cell, sudoku_set_first (set))
          && !rule_excludes (proof, result, cell, sudoku_set_first (set)))
        return false;
  return base_holds (proof, base);
}

static bool
follows (SudokuProof *proof, SudokuCandidate result, bool placed, const Deadly *deadly)
{
  if (proof->step->technique == SUDOKU_LOCKED_IN_RULE && proof->step->part[0].role == SUDOKU_PART_BASE)
    return !placed && base_is_excluded (proof, result);
  if (proof->step->technique >= SUDOKU_ALLOWED_VALUES && proof->step->technique <= SUDOKU_LOCKED_IN_RULE)
    return !placed && sudoku_rules_refute (proof->step, proof->board, result);
  if (is_proof_by_cases (proof->step))
    return cases_hold (proof->step, proof->board, result, placed);
  if (proof->step->n_branches > 0)
    {
      if (!branches_exhaust_a_base (proof))
        return false;
      for (unsigned branch = 1; branch <= proof->step->n_branches; branch++)
        if (!branch_ends (proof, branch, result, placed))
          return false;
      return true;
    }
  proof->branch = 0;
  negate (proof, result, placed);
  if (placed && cause_holds (proof, result))
    return true;
  follow_links (proof);
  return proof->contradiction || covers_are_too_few (proof, deadly) || second_pattern_holds (proof);
}

static bool
all_follow (SudokuProof *proof, const Deadly *deadly, SudokuCandidate *unproved)
{
  const SudokuStep *step = proof->step;

  for (unsigned i = 0; i < step->n_removed + step->n_placed; i++)
    {
      bool placed = i >= step->n_removed;
      SudokuCandidate result = placed ? step->placed[i - step->n_removed] : step->removed[i];

      if (follows (proof, result, placed, deadly))
        continue;
      if (unproved != NULL)
        *unproved = result;
      return false;
    }
  return true;
}

bool
sudoku_proof_check (SudokuProof *proof, const SudokuStep *step, const SudokuBoard *board, SudokuCandidate *unproved)
{
  g_autoptr (Deadly) deadly = NULL;

  g_assert_true (sudoku_shape_equal (proof->shape, board->shape));
  if (unproved != NULL)
    *unproved = 0;
  proof->node_on = g_renew (bool, proof->node_on, step->n_nodes);
  proof->step = step;
  proof->board = board;
  if (sudoku_technique_info (step->technique)->needs_unique && (deadly = deadly_new (step, board)) == NULL)
    return false;
  return all_follow (proof, deadly, unproved);
}
