/* Findings: their limits, how they are cancelled, and steps, which are put together, reported, copied, compared and applied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/finding.h"

#include <stdlib.h>

/* Calls of sudoku_finding_cancelled () between two questions to the caller: some 100 µs. */
#define TICKS 256

bool
sudoku_finding_cancelled (SudokuFinding *finding)
{
  if (finding->result != SUDOKU_EXHAUSTED)
    return true;
  if (finding->cancel == NULL || finding->ticks-- > 0)
    return false;
  finding->ticks = TICKS;
  if (finding->cancel (finding->cancel_data))
    finding->result = SUDOKU_CANCELLED;
  return finding->result != SUDOKU_EXHAUSTED;
}

void
sudoku_finding_fail (SudokuFinding *finding)
{
  finding->result = SUDOKU_NO_MEMORY;
}

bool
sudoku_growing_reserve (SudokuFinding *finding, SudokuGrowing *array, unsigned n, size_t size)
{
  unsigned room = array->room == 0 ? 32 : 2 * array->room;
  void *item;

  assert (array->n <= array->room && size > 0);
  while (room - array->n < n)
    room *= 2;
  item = realloc (array->item, room * size);
  if (item == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  array->item = item;
  array->room = room;
  return true;
}

void
sudoku_finding_set_limits (SudokuFinding *finding, const SudokuFindLimits *limits)
{
  finding->limits = *limits;
  finding->is_planned = false;
}

void
sudoku_finding_set_cancel (SudokuFinding *finding, SudokuCancelFunc cancel, void *data)
{
  finding->cancel = cancel;
  finding->cancel_data = data;
  finding->ticks = 0;
}

void
sudoku_finding_set_target (SudokuFinding *finding, const SudokuCandidates *target)
{
  finding->target = target;
}

void
sudoku_limits_init (SudokuFindLimits *limits, unsigned order)
{
  *limits = (SudokuFindLimits){ .subset_size = order >= 12 ? 6 : 4,
                                .fish_size = order <= 16 ? 4 : 3,
                                .small_boxes = true,
                                .links = 20,
                                .sets_in_chains = true };
  /* No finder is asked for the last resorts unless somebody names them. */
  for (SudokuTechnique i = 0; i < SUDOKU_TEMPLATE_SET; i++)
    if (!sudoku_technique_info (i)->needs_unique)
      sudoku_technique_set_add (&limits->techniques, i);
}

/* Puts a technique into an order of n, after the one before it in the enumeration. */
static void
insert (uint8_t *order, unsigned n, SudokuTechnique technique)
{
  unsigned place = 0;

  while (technique > 0 && order[place++] != technique - 1)
    assert (place < n);
  memmove (order + place + 1, order + place, n - place);
  order[place] = (uint8_t) technique;
}

void
sudoku_limits_set_order (SudokuFindLimits *limits, const SudokuTechnique *order, unsigned n)
{
  SudokuTechniqueSet named = { { 0 } };
  unsigned n_ordered = 0;

  limits->ordered = true;
  for (unsigned i = 0; i < n; i++)
    if (!sudoku_technique_set_has (&named, order[i]))
      {
        sudoku_technique_set_add (&named, order[i]);
        limits->order[n_ordered++] = (uint8_t) order[i];
      }
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (!sudoku_technique_set_has (&named, i))
      insert (limits->order, n_ordered++, i);
  assert (n_ordered == SUDOKU_N_TECHNIQUES);
}

SudokuFinding *
sudoku_finding_new (const SudokuShape *shape)
{
  SudokuFinding *finding = calloc (1, sizeof *finding);

  if (finding == NULL)
    return NULL;
  finding->shape = sudoku_shape_ref (shape);
  finding->result = SUDOKU_EXHAUSTED;
  sudoku_limits_init (&finding->limits, shape->order);
  return finding;
}

/* Steps. */

void
sudoku_step_begin (SudokuFinding *finding, SudokuTechnique technique)
{
  finding->step = (SudokuStep){ .technique = technique, .size = sudoku_technique_info (technique)->size };
  finding->placed.n = finding->removed.n = finding->part.n = 0;
  finding->node.n = finding->node_cell.n = finding->link.n = finding->branch_start.n = 0;
}

void
sudoku_step_remove (SudokuFinding *finding, unsigned cell, unsigned value)
{
  SudokuCandidate candidate = sudoku_candidate (finding->shape, cell, value);

  if (sudoku_board_has (finding->board, cell, value))
    sudoku_growing_append (finding, &finding->removed, &candidate, 1, sizeof candidate);
}

void
sudoku_step_place (SudokuFinding *finding, unsigned cell, unsigned value)
{
  SudokuCandidate candidate = sudoku_candidate (finding->shape, cell, value);

  assert (sudoku_board_has (finding->board, cell, value));
  sudoku_growing_append (finding, &finding->placed, &candidate, 1, sizeof candidate);
}

void
sudoku_step_part (SudokuFinding *finding, SudokuPartRole role, unsigned index, SudokuItemKind kind, uint32_t item)
{
  SudokuPart part = { .role = (uint8_t) role, .kind = (uint8_t) kind, .index = (uint8_t) index, .item = item };

  sudoku_growing_append (finding, &finding->part, &part, 1, sizeof part);
}

void
sudoku_step_places (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned house, unsigned value)
{
  sudoku_step_part (finding, role, index, SUDOKU_ITEM_PLACES, house * finding->shape->order + value - 1);
}

void
sudoku_step_base (SudokuFinding *finding, unsigned house, unsigned value)
{
  sudoku_step_places (finding, SUDOKU_PART_BASE, 0, house, value);
}

void
sudoku_step_base_cell (SudokuFinding *finding, unsigned cell)
{
  sudoku_step_cell (finding, SUDOKU_PART_BASE, 0, cell);
}

void
sudoku_step_cover (SudokuFinding *finding, unsigned house, unsigned value)
{
  sudoku_step_places (finding, SUDOKU_PART_COVER, 0, house, value);
}

void
sudoku_step_cover_cell (SudokuFinding *finding, unsigned cell)
{
  sudoku_step_cell (finding, SUDOKU_PART_COVER, 0, cell);
}

void
sudoku_step_cell (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned cell)
{
  sudoku_step_part (finding, role, index, SUDOKU_ITEM_CELL, cell);
}

void
sudoku_step_candidate (SudokuFinding *finding, SudokuPartRole role, unsigned index, unsigned cell, unsigned value)
{
  sudoku_step_part (finding, role, index, SUDOKU_ITEM_CANDIDATE, sudoku_candidate (finding->shape, cell, value));
}

unsigned
sudoku_step_node (SudokuFinding *finding, unsigned value, const uint16_t *cells, unsigned n_cells)
{
  SudokuNode node = { .value = (uint8_t) value,
                      .n_cells = (uint8_t) n_cells,
                      .first_cell = (uint16_t) finding->node_cell.n };

  sudoku_growing_append (finding, &finding->node_cell, cells, n_cells, sizeof *cells);
  return sudoku_growing_append (finding, &finding->node, &node, 1, sizeof node) ? finding->node.n - 1 : 0;
}

void
sudoku_step_link (SudokuFinding *finding,
                  unsigned from,
                  unsigned to,
                  SudokuLinkKind kind,
                  SudokuLinkReason reason,
                  unsigned item,
                  unsigned branch)
{
  SudokuLink link = { .from = (uint16_t) from,
                      .to = (uint16_t) to,
                      .kind = (uint8_t) kind,
                      .reason = (uint8_t) reason,
                      .item = (uint16_t) item,
                      .branch = (uint16_t) branch };

  /* Without memory there may be nodes missing; then the step is not reported. */
  assert (finding->result == SUDOKU_NO_MEMORY
          || (from < finding->node.n && to < finding->node.n && branch <= finding->branch_start.n));
  sudoku_growing_append (finding, &finding->link, &link, 1, sizeof link);
}

unsigned
sudoku_step_branch (SudokuFinding *finding, unsigned start)
{
  uint16_t node = (uint16_t) start;

  assert (finding->result == SUDOKU_NO_MEMORY || start < finding->node.n);
  sudoku_growing_append (finding, &finding->branch_start, &node, 1, sizeof node);
  return finding->branch_start.n;
}

static int
compare_candidates (const void *a, const void *b)
{
  SudokuCandidate x = *(const SudokuCandidate *) a;
  SudokuCandidate y = *(const SudokuCandidate *) b;

  return (x > y) - (x < y);
}

/* Puts candidates in order, and each only once. */
static void
sort_once (SudokuGrowing *array)
{
  SudokuCandidate *candidate = array->item;
  unsigned n = 0;

  if (array->n < 2)
    return;
  qsort (candidate, array->n, sizeof *candidate, compare_candidates);
  for (unsigned i = 0; i < array->n; i++)
    if (n == 0 || candidate[n - 1] != candidate[i])
      candidate[n++] = candidate[i];
  array->n = n;
}

static bool
touches (const SudokuFinding *finding, const SudokuGrowing *array)
{
  const SudokuCandidate *candidate = array->item;

  for (unsigned i = 0; i < array->n; i++)
    if (sudoku_set_has (finding->target->cell[sudoku_candidate_cell (finding->shape, candidate[i])],
                        sudoku_candidate_value (finding->shape, candidate[i])))
      return true;
  return false;
}

bool
sudoku_step_is_wanted (const SudokuFinding *finding)
{
  if (finding->placed.n == 0 && finding->removed.n == 0)
    return false;
  return finding->target == NULL || touches (finding, &finding->placed) || touches (finding, &finding->removed);
}

bool
sudoku_step_report (SudokuFinding *finding)
{
  SudokuStep *step = &finding->step;

  if (finding->result != SUDOKU_EXHAUSTED)
    return false;
  if (!sudoku_step_is_wanted (finding) || !sudoku_finding_seeks (finding, step->technique))
    return true;
  sort_once (&finding->placed);
  sort_once (&finding->removed);
  step->n_placed = finding->placed.n;
  step->placed = finding->placed.item;
  step->n_removed = finding->removed.n;
  step->removed = finding->removed.item;
  step->n_parts = finding->part.n;
  step->part = finding->part.item;
  step->n_nodes = finding->node.n;
  step->node = finding->node.item;
  step->n_node_cells = finding->node_cell.n;
  step->node_cell = finding->node_cell.item;
  step->n_links = finding->link.n;
  step->link = finding->link.item;
  step->n_branches = finding->branch_start.n;
  step->branch_start = finding->branch_start.item;
  if (!finding->found (step, finding->found_data))
    finding->result = SUDOKU_FOUND;
  return finding->result == SUDOKU_EXHAUSTED;
}

/* Copies n items of a size to where the block has room, and moves that on. */
static const void *
pack (char **room, const void *item, size_t n, size_t size)
{
  void *start = *room;

  if (n > 0)
    memcpy (start, item, n * size);
  *room += (n * size + 7) / 8 * 8;
  return start;
}

SudokuStep *
sudoku_step_copy (const SudokuStep *step)
{
  size_t size = sizeof *step + 8 * 8 + (step->n_placed + step->n_removed) * sizeof (SudokuCandidate)
                + step->n_parts * sizeof (SudokuPart) + step->n_nodes * sizeof (SudokuNode)
                + (step->n_node_cells + step->n_branches) * sizeof (uint16_t) + step->n_links * sizeof (SudokuLink);
  SudokuStep *copy = malloc (size);
  char *room = (char *) (copy + 1);

  if (copy == NULL)
    return NULL;
  *copy = *step;
  copy->placed = pack (&room, step->placed, step->n_placed, sizeof *step->placed);
  copy->removed = pack (&room, step->removed, step->n_removed, sizeof *step->removed);
  copy->part = pack (&room, step->part, step->n_parts, sizeof *step->part);
  copy->node = pack (&room, step->node, step->n_nodes, sizeof *step->node);
  copy->node_cell = pack (&room, step->node_cell, step->n_node_cells, sizeof *step->node_cell);
  copy->link = pack (&room, step->link, step->n_links, sizeof *step->link);
  copy->branch_start = pack (&room, step->branch_start, step->n_branches, sizeof *step->branch_start);
  assert (room <= (char *) copy + size);
  return copy;
}

void
sudoku_step_free (SudokuStep *step)
{
  free (step);
}

static bool
same_candidates (const SudokuCandidate *a, unsigned n_a, const SudokuCandidate *b, unsigned n_b)
{
  return n_a == n_b && (n_a == 0 || memcmp (a, b, n_a * sizeof *a) == 0);
}

unsigned
sudoku_step_tenths (const SudokuStep *step)
{
  return step->tenths != 0 ? step->tenths : sudoku_technique_info (step->technique)->tenths;
}

bool
sudoku_step_same_result (const SudokuStep *a, const SudokuStep *b)
{
  return same_candidates (a->placed, a->n_placed, b->placed, b->n_placed)
         && same_candidates (a->removed, a->n_removed, b->removed, b->n_removed);
}

/* Board order: by the first candidate that differs, and fewer before more. */
static int
compare_lists (const SudokuCandidate *a, unsigned n_a, const SudokuCandidate *b, unsigned n_b)
{
  for (unsigned i = 0; i < n_a && i < n_b; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return (n_a > n_b) - (n_a < n_b);
}

int
sudoku_step_compare (const SudokuStep *a, const SudokuStep *b)
{
  int order;

  if (a->technique != b->technique)
    return a->technique < b->technique ? -1 : 1;
  if (a->size != b->size)
    return a->size < b->size ? -1 : 1;
  if (a->length != b->length)
    return a->length < b->length ? -1 : 1;
  if (a->n_removed != b->n_removed)
    return a->n_removed > b->n_removed ? -1 : 1;
  order = compare_lists (a->placed, a->n_placed, b->placed, b->n_placed);
  return order != 0 ? order : compare_lists (a->removed, a->n_removed, b->removed, b->n_removed);
}

void
sudoku_step_apply (const SudokuStep *step, SudokuBoard *board)
{
  const SudokuShape *shape = board->shape;

  for (unsigned i = 0; i < step->n_removed; i++)
    sudoku_board_remove (board, sudoku_candidate_cell (shape, step->removed[i]),
                         sudoku_candidate_value (shape, step->removed[i]));
  for (unsigned i = 0; i < step->n_placed; i++)
    if (board->value[sudoku_candidate_cell (shape, step->placed[i])] == 0)
      sudoku_board_place (board, sudoku_candidate_cell (shape, step->placed[i]),
                          sudoku_candidate_value (shape, step->placed[i]));
}
