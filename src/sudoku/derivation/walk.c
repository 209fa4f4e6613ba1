/* The walk through the derivation: a path of nodes, and a trail of what was removed on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation-walk.h"

#include <assert.h>
#include <stdlib.h>

/* A node on the path from the root to where the walk stands. */
typedef struct
{
  uint32_t first;   /* its first removal on the trail */
  uint32_t reduced; /* how many houses were reduced */
  uint16_t pivot;   /* of the node above, as the next two */
  uint8_t branch;
  uint8_t n_branches;
} Node;

struct SudokuDerivation
{
  SudokuShape *shape;
  SudokuSearchVariant variant;
  SudokuCandidates *matrix;
  Node *path; /* [depth + 1] */
  SudokuDerivationRemoval *trail;
  uint32_t n_trail;
  unsigned depth;
  bool at_leaf; /* it was said that the node is blocked or solved */
  bool at_end;
  uint64_t n_steps;
  SudokuSearchTally tally;
};

/* Each expansion removes a choice, and so does whatever is on the trail. */
static size_t
most_removals (const SudokuShape *shape)
{
  return (size_t) shape->n_cells * shape->order;
}

SudokuDerivation *
sudoku_derivation_new (const SudokuGrid *puzzle, SudokuSearchVariant variant)
{
  SudokuDerivation *walk = calloc (1, sizeof *walk);

  if (walk == NULL)
    return NULL;
  walk->shape = sudoku_shape_ref (puzzle->shape);
  walk->variant = variant;
  walk->matrix = sudoku_choices (puzzle);
  walk->path = calloc (most_removals (puzzle->shape) + 1, sizeof *walk->path);
  walk->trail = calloc (most_removals (puzzle->shape), sizeof *walk->trail);
  walk->tally.n_nodes = 1;
  if (walk->matrix != NULL && walk->path != NULL && walk->trail != NULL)
    return walk;
  sudoku_derivation_free (walk);
  return NULL;
}

void
sudoku_derivation_free (SudokuDerivation *walk)
{
  if (walk == NULL)
    return;
  sudoku_candidates_free (walk->matrix);
  free (walk->path);
  free (walk->trail);
  sudoku_shape_unref (walk->shape);
  free (walk);
}

static Node *
here (const SudokuDerivation *walk)
{
  return &walk->path[walk->depth];
}

/* Notes what a cell had before it loses choices. */
static void
note (SudokuDerivation *walk, unsigned cell, SudokuSet before)
{
  assert (walk->n_trail < most_removals (walk->shape));
  walk->trail[walk->n_trail++] = (SudokuDerivationRemoval){ before, here (walk)->reduced, (uint16_t) cell };
}

/* Gives back what was removed since the trail had this length. */
static void
undo_to (SudokuDerivation *walk, uint32_t length)
{
  while (walk->n_trail > length)
    {
      const SudokuDerivationRemoval *removal = &walk->trail[--walk->n_trail];

      walk->matrix->cell[removal->cell] = removal->before;
    }
}

static bool
reduced_any_since (const SudokuDerivation *walk, uint32_t reduced)
{
  return walk->n_trail > here (walk)->first && walk->trail[walk->n_trail - 1].reduced > reduced;
}

/* Whether a pruning is complete, and no other follows. */
static bool
is_pruned (const SudokuDerivation *walk)
{
  unsigned houses = walk->shape->n_houses, reduced = here (walk)->reduced;

  return reduced > 0 && reduced % houses == 0
         && (walk->variant == SUDOKU_VARIANT_ONCE || !reduced_any_since (walk, reduced - houses));
}

static void
reduce_next (SudokuDerivation *walk)
{
  unsigned number = here (walk)->reduced++ % walk->shape->n_houses;
  const SudokuHouse *house = &walk->shape->house[number];
  SudokuSet before[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < house->n_cells; i++)
    before[i] = walk->matrix->cell[house->cell[i]];
  if (!sudoku_prune_house (walk->matrix, number))
    return;
  for (unsigned i = 0; i < house->n_cells; i++)
    if (walk->matrix->cell[house->cell[i]] != before[i])
      note (walk, house->cell[i], before[i]);
}

/* Expands the present node. */
static void
enter (SudokuDerivation *walk, unsigned pivot, unsigned branch)
{
  SudokuSet before = walk->matrix->cell[pivot];
  unsigned n_branches = sudoku_node_n_branches (walk->matrix, pivot, walk->variant);
  SudokuSet left = sudoku_node_branch (walk->matrix, pivot, walk->variant, branch);

  assert (is_pruned (walk) && walk->depth < most_removals (walk->shape));
  walk->path[++walk->depth] = (Node){ walk->n_trail, 0, (uint16_t) pivot, (uint8_t) branch, (uint8_t) n_branches };
  note (walk, pivot, before);
  walk->matrix->cell[pivot] = left;
}

/* Returns to the node above. */
static void
leave (SudokuDerivation *walk)
{
  assert (walk->depth > 0);
  undo_to (walk, here (walk)->first);
  walk->depth--;
}

/* Reduces the present node to its end; returns false when cancelled before. */
static bool
prune (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  while (!is_pruned (walk))
    {
      if (cancelled != NULL && cancelled (data))
        return false;
      reduce_next (walk);
    }
  return true;
}

/* From a node to the end of its last branch; returns false when cancelled before. */
static bool
descend (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  if (!prune (walk, cancelled, data))
    return false;
  while (sudoku_node_state (walk->matrix) == SUDOKU_NODE_OPEN)
    {
      unsigned pivot = sudoku_expand_cell (walk->matrix);

      enter (walk, pivot, sudoku_node_n_branches (walk->matrix, pivot, walk->variant) - 1);
      if (!prune (walk, cancelled, data))
        return false;
    }
  walk->at_leaf = true;
  return true;
}

static void
count_expansion (SudokuDerivation *walk)
{
  walk->tally.n_nodes++;
  if (walk->depth > walk->tally.deepest)
    walk->tally.deepest = walk->depth;
}

/* From a leaf to the next branch of the deepest node that has one, or to the end. */
static void
turn (SudokuDerivation *walk)
{
  Node leaf;

  walk->at_leaf = false;
  while (walk->depth > 0 && here (walk)->branch + 1 == here (walk)->n_branches)
    leave (walk);
  walk->at_end = walk->depth == 0;
  if (walk->at_end)
    return;
  leaf = *here (walk);
  leave (walk);
  enter (walk, leaf.pivot, leaf.branch + 1U);
  count_expansion (walk);
}

static uint64_t *
leaves_of_its_state (SudokuDerivation *walk)
{
  return sudoku_is_blocked (walk->matrix) ? &walk->tally.n_blocked : &walk->tally.n_solutions;
}

/* At a node that was pruned. */
static void
judge (SudokuDerivation *walk)
{
  if (sudoku_node_state (walk->matrix) == SUDOKU_NODE_OPEN)
    {
      enter (walk, sudoku_expand_cell (walk->matrix), 0);
      count_expansion (walk);
      return;
    }
  walk->at_leaf = true;
  ++*leaves_of_its_state (walk);
}

static SudokuResult
step_forward (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  (void) cancelled;
  (void) data;
  if (walk->at_end)
    return SUDOKU_EXHAUSTED;
  if (walk->at_leaf)
    turn (walk);
  else if (is_pruned (walk))
    judge (walk);
  else
    {
      reduce_next (walk);
      walk->tally.n_prunings += here (walk)->reduced % walk->shape->n_houses == 0;
    }
  walk->n_steps++;
  return SUDOKU_FOUND;
}

/* The reverse of turn () where it came to the end. Cancelled, it returns false, and nothing has changed. */
static bool
return_from_end (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  walk->at_end = !descend (walk, cancelled, data);
  while (walk->at_end && walk->depth > 0)
    leave (walk);
  return !walk->at_end;
}

/* The reverse of judge () and turn () where they expanded. Cancelled, it returns false, and nothing has changed. */
static bool
return_from_expansion (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  Node node = *here (walk);
  unsigned above = walk->depth - 1;

  assert (node.reduced == 0 && walk->n_trail == node.first + 1);
  leave (walk);
  if (node.branch > 0)
    {
      enter (walk, node.pivot, node.branch - 1U);
      if (!descend (walk, cancelled, data))
        {
          while (walk->depth > above)
            leave (walk);
          enter (walk, node.pivot, node.branch);
          return false;
        }
    }
  walk->tally.n_nodes--;
  return true;
}

static void
return_from_reduction (SudokuDerivation *walk)
{
  Node *node = here (walk);
  uint32_t length = walk->n_trail;

  assert (node->reduced > 0 && node->first <= length);
  while (length > node->first && walk->trail[length - 1].reduced == node->reduced)
    length--;
  undo_to (walk, length);
  walk->tally.n_prunings -= node->reduced % walk->shape->n_houses == 0;
  node->reduced--;
}

static SudokuResult
step_back (SudokuDerivation *walk, SudokuCancelFunc cancelled, void *data)
{
  bool is_done = true;

  if (walk->n_steps == 0)
    return SUDOKU_EXHAUSTED;
  if (walk->at_end)
    is_done = return_from_end (walk, cancelled, data);
  else if (walk->at_leaf)
    {
      walk->at_leaf = false;
      --*leaves_of_its_state (walk);
    }
  else if (here (walk)->reduced > 0)
    return_from_reduction (walk);
  else
    is_done = return_from_expansion (walk, cancelled, data);
  walk->n_steps -= is_done;
  return is_done ? SUDOKU_FOUND : SUDOKU_CANCELLED;
}

static SudokuDerivationStep
step_of (const SudokuDerivation *walk)
{
  if (walk->at_end)
    return SUDOKU_DERIVATION_END;
  if (walk->at_leaf)
    return sudoku_is_blocked (walk->matrix) ? SUDOKU_DERIVATION_BLOCKED : SUDOKU_DERIVATION_SOLVED;
  if (here (walk)->reduced > 0)
    return SUDOKU_DERIVATION_REDUCE;
  return walk->depth > 0 ? SUDOKU_DERIVATION_EXPAND : SUDOKU_DERIVATION_CHOICES;
}

static SudokuDerivationStage
stage_of (const SudokuDerivation *walk)
{
  uint32_t reduced = here (walk)->reduced;

  if (walk->depth > 0 || walk->at_leaf || walk->at_end)
    return SUDOKU_STAGE_SEARCH;
  if (reduced == 0)
    return SUDOKU_STAGE_CHOICES;
  return reduced <= walk->shape->n_houses ? SUDOKU_STAGE_PRUNE : SUDOKU_STAGE_FIXPOINT;
}

/* The house that was reduced last. */
static unsigned
last_house (const SudokuDerivation *walk)
{
  return (here (walk)->reduced - 1) % walk->shape->n_houses;
}

/* Whether this reduction is the last of a stage: of all houses of a kind in the first pruning of the root, of a further pruning, or of
 * a node below it. */
static bool
ends_stage (const SudokuDerivation *walk)
{
  const SudokuShape *shape = walk->shape;
  unsigned house = last_house (walk);

  if (walk->depth > 0)
    return is_pruned (walk);
  return house + 1 == shape->n_houses
         || (here (walk)->reduced <= shape->n_houses && shape->house[house + 1].kind != shape->house[house].kind);
}

static bool
ends (const SudokuDerivation *walk, SudokuStride stride)
{
  if (stride == SUDOKU_STRIDE_STEP)
    return true;
  switch (step_of (walk))
    {
    case SUDOKU_DERIVATION_REDUCE:
      return ends_stage (walk);
    case SUDOKU_DERIVATION_EXPAND:
      return false;
    default:
      return true;
    }
}

static SudokuResult
move (SudokuDerivation *walk,
      SudokuResult (*step) (SudokuDerivation *, SudokuCancelFunc, void *),
      SudokuStride stride,
      SudokuCancelFunc cancelled,
      void *data)
{
  SudokuResult result = step (walk, cancelled, data);

  while (result == SUDOKU_FOUND && !ends (walk, stride))
    result = cancelled != NULL && cancelled (data) ? SUDOKU_CANCELLED : step (walk, cancelled, data);
  return result;
}

SudokuResult
sudoku_derivation_forward (SudokuDerivation *walk, SudokuStride stride, SudokuCancelFunc cancelled, void *data)
{
  return move (walk, step_forward, stride, cancelled, data);
}

SudokuResult
sudoku_derivation_back (SudokuDerivation *walk, SudokuStride stride, SudokuCancelFunc cancelled, void *data)
{
  return move (walk, step_back, stride, cancelled, data);
}

SudokuDerivationPlace
sudoku_derivation_place (const SudokuDerivation *walk)
{
  const Node *node = here (walk);
  unsigned houses = walk->shape->n_houses;
  SudokuDerivationStep step = step_of (walk);

  return (SudokuDerivationPlace){ .step = step,
                                  .stage = stage_of (walk),
                                  .house = step == SUDOKU_DERIVATION_REDUCE ? last_house (walk) : SUDOKU_NO_HOUSE,
                                  .pruning = (node->reduced + houses - 1) / houses,
                                  .pruned = is_pruned (walk),
                                  .depth = walk->depth,
                                  .pivot = node->pivot,
                                  .branch = node->branch,
                                  .n_branches = node->n_branches,
                                  .n_steps = walk->n_steps,
                                  .tally = walk->tally };
}

const SudokuCandidates *
sudoku_derivation_matrix (const SudokuDerivation *walk)
{
  return walk->matrix;
}

/* The first reduction, counted from 1, that a stride which ends with the last one holds; 0: the expansion before them, too. */
static uint32_t
first_reduction (const SudokuDerivation *walk, SudokuStride stride)
{
  uint32_t reduced = here (walk)->reduced;
  unsigned house = last_house (walk), first = house;

  assert (reduced > 0);
  if (stride == SUDOKU_STRIDE_STEP)
    return reduced;
  if (walk->depth > 0)
    return 0;
  if (reduced > walk->shape->n_houses)
    return reduced - house;
  while (first > 0 && walk->shape->house[first - 1].kind == walk->shape->house[house].kind)
    first--;
  return reduced - (house - first);
}

unsigned
sudoku_derivation_removals (const SudokuDerivation *walk, SudokuStride stride, const SudokuDerivationRemoval **first)
{
  uint32_t from = walk->n_trail, reduced = here (walk)->reduced;
  uint32_t since = reduced > 0 ? first_reduction (walk, stride) : 0;

  if (!walk->at_leaf && !walk->at_end)
    while (from > here (walk)->first && walk->trail[from - 1].reduced >= since)
      from--;
  *first = walk->trail + from;
  return walk->n_trail - from;
}

/* What a cell has after the first of these removals, which is one of its own. */
static SudokuSet
set_after (const SudokuDerivation *walk, const SudokuDerivationRemoval *removal, unsigned n_removals)
{
  for (unsigned i = 1; i < n_removals; i++)
    if (removal[i].cell == removal->cell)
      return removal[i].before;
  return walk->matrix->cell[removal->cell];
}

unsigned
sudoku_derivation_n_removed (const SudokuDerivation *walk, SudokuStride stride)
{
  const SudokuDerivationRemoval *removal;
  unsigned n_removals = sudoku_derivation_removals (walk, stride, &removal), n = 0;

  for (unsigned i = 0; i < n_removals; i++)
    n += sudoku_set_count (removal[i].before) - sudoku_set_count (set_after (walk, removal + i, n_removals - i));
  return n;
}

unsigned
sudoku_derivation_fixed_cell (const SudokuDerivation *walk, unsigned value)
{
  const SudokuDerivationRemoval *removal;
  unsigned n_removals = sudoku_derivation_removals (walk, SUDOKU_STRIDE_STEP, &removal);
  const SudokuHouse *house;

  assert (value >= 1 && value <= walk->shape->order);
  if (step_of (walk) != SUDOKU_DERIVATION_REDUCE)
    return walk->shape->n_cells;
  house = &walk->shape->house[last_house (walk)];
  for (unsigned i = 0; i < house->n_cells; i++)
    {
      bool became_fixed = false;

      for (unsigned j = 0; j < n_removals; j++)
        became_fixed |= removal[j].cell == house->cell[i];
      if (!became_fixed && walk->matrix->cell[house->cell[i]] == sudoku_set_of (value))
        return house->cell[i];
    }
  return walk->shape->n_cells;
}

unsigned
sudoku_derivation_branch (const SudokuDerivation *walk, unsigned level, unsigned *pivot, SudokuSet *left)
{
  const Node *node = &walk->path[level];

  assert (level >= 1 && level <= walk->depth);
  *pivot = node->pivot;
  /* The first removal of a node is its expansion. */
  *left = sudoku_choices_branch (walk->trail[node->first].before, walk->variant, node->branch);
  return node->branch;
}
