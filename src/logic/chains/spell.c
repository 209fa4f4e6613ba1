/* Writing chains into a step, as nodes and links that prove it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/spell.h"

#include <stdlib.h>

#include "logic/board/houses.h"
#include "sudoku/consequences.h"

void
sudoku_spelling_begin (SudokuSpelling *spelling, SudokuFinding *finding, const SudokuLinks *links)
{
  *spelling = (SudokuSpelling){ .finding = finding, .links = links };
}

void
sudoku_spelling_clear (SudokuSpelling *spelling)
{
  free (spelling->known.item);
  free (spelling->set.item);
  *spelling = (SudokuSpelling){ 0 };
}

void
sudoku_spell_event (SudokuFinding *finding, const SudokuLinks *links, SudokuTechnique technique, uint32_t event)
{
  unsigned node = sudoku_event_node (event);

  sudoku_step_begin (finding, technique);
  finding->step.values = sudoku_set_of (links->node[node].value);
  if (sudoku_event_is_on (event))
    sudoku_node_place (finding, links, node);
  else
    sudoku_node_remove (finding, links, node);
}

/* The place of a number in an array, where it is added if need be; *added says whether it was. */
static unsigned
find_or_add (SudokuSpelling *spelling, SudokuGrowing *array, uint32_t number, bool *added)
{
  const uint32_t *item = array->item;

  for (unsigned i = 0; i < array->n; i++)
    if (item[i] == number)
      return i;
  *added = true;
  sudoku_growing_append (spelling->finding, array, &number, 1, sizeof number);
  return array->n - 1;
}

unsigned
sudoku_spell_node (SudokuSpelling *spelling, unsigned node)
{
  const SudokuLinkNode *item = &spelling->links->node[node];
  bool added = false;
  unsigned number = find_or_add (spelling, &spelling->known, node, &added);

  if (added)
    sudoku_step_node (spelling->finding, item->value, sudoku_node_cells (spelling->links, node), item->n_cells);
  return number;
}

/* The number of a set in the step. */
static unsigned
spell_set (SudokuSpelling *spelling, unsigned set)
{
  const SudokuAls *als = &spelling->links->als->als[set];
  bool added = false;
  unsigned number = find_or_add (spelling, &spelling->set, set, &added);

  for (uint64_t places = added ? als->places : 0; places != 0; places &= places - 1)
    sudoku_step_cell (spelling->finding, SUDOKU_PART_SET, number,
                      spelling->finding->shape->house[als->house].cell[__builtin_ctzll (places)]);
  return number;
}

unsigned
sudoku_set_node (const SudokuLinks *links, unsigned set, unsigned value)
{
  return links->n_plain + sudoku_als_row (&links->als->als[set], value);
}

static bool
node_is_in_house (const SudokuSpelling *spelling, unsigned node, unsigned house)
{
  const uint16_t *cells = sudoku_node_cells (spelling->links, node);

  for (unsigned i = 0; i < spelling->links->node[node].n_cells; i++)
    if (!sudoku_cell_is_in_house (spelling->finding->shape, cells[i], house))
      return false;
  return true;
}

/* A house that has both nodes, and nothing else of their value if alone; SUDOKU_NO_HOUSE if there is none. */
static unsigned
common_house (const SudokuSpelling *spelling, unsigned a, unsigned b, bool alone)
{
  const SudokuBoard *board = spelling->finding->board;
  const SudokuLinkNode *node = spelling->links->node;
  const SudokuCellInfo *info = &board->shape->cell[sudoku_node_first_cell (spelling->links, a)];

  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;

      if (!node_is_in_house (spelling, a, house) || !node_is_in_house (spelling, b, house))
        continue;
      if (!alone
          || (house < board->shape->n_full_houses
              && sudoku_set_count (sudoku_board_places (board, house, node[a].value))
                     == (unsigned) node[a].n_cells + node[b].n_cells))
        return house;
    }
  return SUDOKU_NO_HOUSE;
}

/* The rule about two cells that keeps two nodes from being both true, or SUDOKU_NO_RULE. */
static unsigned
rule_between (const SudokuSpelling *spelling, unsigned a, unsigned b)
{
  const SudokuShape *shape = spelling->finding->shape;
  const SudokuLinkNode *node = spelling->links->node;
  unsigned here = sudoku_node_first_cell (spelling->links, a), there = sudoku_node_first_cell (spelling->links, b), n;
  uint16_t other[SUDOKU_MOST_PARTNERS], rule[SUDOKU_MOST_PARTNERS];
  SudokuSet left[SUDOKU_MOST_PARTNERS];

  if (shape->rules == NULL || here == there || node[a].n_cells > 1 || node[b].n_cells > 1
      || (node[a].value == node[b].value && sudoku_cells_see (shape, here, there)))
    return SUDOKU_NO_RULE;
  n = sudoku_rules_list_partners (shape, here, node[a].value, SUDOKU_MOST_PARTNERS, other, left, rule);
  for (unsigned i = 0; i < n; i++)
    if (other[i] == there && !sudoku_set_has (left[i], node[b].value))
      return rule[i];
  return SUDOKU_NO_RULE;
}

static void
link_nodes (SudokuSpelling *spelling, unsigned a, unsigned b, SudokuLinkKind kind, unsigned branch)
{
  const SudokuLinks *links = spelling->links;
  unsigned from = sudoku_spell_node (spelling, a), to = sudoku_spell_node (spelling, b);
  unsigned house, rule = kind == SUDOKU_LINK_WEAK ? rule_between (spelling, a, b) : SUDOKU_NO_RULE;

  if (rule != SUDOKU_NO_RULE)
    {
      sudoku_step_link (spelling->finding, from, to, kind, SUDOKU_REASON_RULE, rule, branch);
      return;
    }
  if (links->node[a].value != links->node[b].value)
    {
      sudoku_step_link (spelling->finding, from, to, kind, SUDOKU_REASON_CELL, sudoku_node_first_cell (links, a),
                        branch);
      return;
    }
  house = common_house (spelling, a, b, kind == SUDOKU_LINK_STRONG);
  sudoku_step_link (spelling->finding, from, to, kind,
                    house == SUDOKU_NO_HOUSE ? SUDOKU_REASON_SET : SUDOKU_REASON_HOUSE,
                    house == SUDOKU_NO_HOUSE ? 0 : house, branch);
}

/* Links two values of a set; returns the node of the second. */
static unsigned
link_through_set (SudokuSpelling *spelling, unsigned entrance, unsigned value, unsigned branch)
{
  unsigned set = spelling->links->node[entrance].set;

  assert (set != SUDOKU_NO_SET);
  unsigned exit = sudoku_set_node (spelling->links, set, value);
  unsigned from = sudoku_spell_node (spelling, entrance);

  sudoku_step_link (spelling->finding, from, sudoku_spell_node (spelling, exit), SUDOKU_LINK_STRONG, SUDOKU_REASON_SET,
                    spell_set (spelling, set), branch);
  return exit;
}

/* All other candidates of a cell are excluded by the set, so the last is true. */
static void
force_cell (SudokuSpelling *spelling, unsigned entrance, unsigned forced, unsigned branch)
{
  const SudokuLinks *links = spelling->links;
  const SudokuShape *shape = spelling->finding->shape;
  unsigned cell = sudoku_node_first_cell (links, forced);
  SudokuSet others = spelling->finding->board->cell[cell] & ~sudoku_set_of (links->node[forced].value);

  for (; others != 0; others &= others - 1)
    {
      unsigned value = sudoku_set_first (others);
      unsigned other = sudoku_links_number (links, shape, cell, value);

      link_nodes (spelling, link_through_set (spelling, entrance, value, branch), other, SUDOKU_LINK_WEAK, branch);
      link_nodes (spelling, other, forced, SUDOKU_LINK_STRONG, branch);
    }
}

void
sudoku_spell_link (SudokuSpelling *spelling, uint32_t from, uint32_t to, unsigned branch)
{
  const SudokuLinks *links = spelling->links;
  unsigned a = sudoku_event_node (from), b = sudoku_event_node (to);

  if (a < links->n_plain)
    link_nodes (spelling, a, b, sudoku_event_is_on (to) ? SUDOKU_LINK_STRONG : SUDOKU_LINK_WEAK, branch);
  else if (sudoku_event_is_on (to))
    force_cell (spelling, a, b, branch);
  else
    link_nodes (spelling, link_through_set (spelling, a, links->node[b].value, branch), b, SUDOKU_LINK_WEAK, branch);
}

void
sudoku_spell_chain (SudokuSpelling *spelling, const uint32_t *event, unsigned n_events, unsigned branch)
{
  for (unsigned i = 0; i + 1 < n_events; i++)
    sudoku_spell_link (spelling, event[i], event[i + 1], branch);
}

void
sudoku_spell_locked_sets (SudokuSpelling *spelling)
{
  const SudokuLinks *links = spelling->links;
  const uint32_t *set = spelling->set.item;

  for (unsigned i = 0; i < spelling->set.n; i++)
    for (SudokuSet first = links->als->als[set[i]].values; first != 0; first &= first - 1)
      for (SudokuSet second = first & (first - 1); second != 0; second &= second - 1)
        link_through_set (spelling, sudoku_set_node (links, set[i], sudoku_set_first (first)),
                          sudoku_set_first (second), 0);
}
