/* The links of a board: collected in the order of their events, and kept as long as the board stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/links.h"

#include <stdlib.h>
#include <string.h>

#include "logic/board/houses.h"
#include "sudoku/consequences.h"

/* The links of one board, by the kinds of their nodes. */
struct SudokuLinkTable
{
  SudokuLinks links[SUDOKU_N_NODE_KINDS];
  bool made[SUDOKU_N_NODE_KINDS];
  SudokuSet *board; /* the candidates of the board they belong to */
};

static void
free_links (SudokuLinks *links)
{
  free (links->node);
  free (links->cell);
  free (links->number);
  free (links->first);
  free (links->implication);
  free (links->seen);
  *links = (SudokuLinks){ 0 };
}

void
sudoku_link_table_free (SudokuLinkTable *table)
{
  if (table == NULL)
    return;
  for (unsigned kind = 0; kind < SUDOKU_N_NODE_KINDS; kind++)
    free_links (&table->links[kind]);
  free (table->board);
  free (table);
}

/* Putting links together, a node and an implication at a time. */

typedef struct
{
  uint32_t from, to;
} Edge;

typedef struct
{
  SudokuFinding *finding;
  const SudokuAlsList *als;
  unsigned n_candidates;
  unsigned n_plain;
  uint32_t *number;
  SudokuGrowing node; /* of SudokuLinkNode */
  SudokuGrowing cell; /* of uint16_t */
  SudokuGrowing edge; /* of Edge */
} Builder;

static const SudokuLinkNode *
get_node (const Builder *builder, unsigned node)
{
  return (const SudokuLinkNode *) builder->node.item + node;
}

static const uint16_t *
cells_of (const Builder *builder, unsigned node)
{
  return (const uint16_t *) builder->cell.item + get_node (builder, node)->first_cell;
}

/* Adds a node; returns its number. */
static unsigned
add_node (Builder *builder, unsigned value, const uint16_t *cells, unsigned n_cells, unsigned set)
{
  SudokuLinkNode node = {
    .first_cell = builder->cell.n, .set = set, .value = (uint8_t) value, .n_cells = (uint8_t) n_cells
  };

  sudoku_growing_append (builder->finding, &builder->cell, cells, n_cells, sizeof *cells);
  return sudoku_growing_append (builder->finding, &builder->node, &node, 1, sizeof node) ? builder->node.n - 1 : 0;
}

/* Adds an implication between events. */
static void
imply (Builder *builder, uint32_t from, uint32_t to)
{
  Edge edge = { from, to };

  assert (builder->finding->result == SUDOKU_NO_MEMORY
          || (sudoku_event_node (from) < builder->node.n && sudoku_event_node (to) < builder->node.n));
  sudoku_growing_append (builder->finding, &builder->edge, &edge, 1, sizeof edge);
}

/* The node of a candidate. */
static unsigned
number_of (const Builder *builder, unsigned cell, unsigned value)
{
  return builder->number[sudoku_candidate (builder->finding->shape, cell, value)];
}

/* Numbers the candidates. */
static void
add_candidates (Builder *builder)
{
  const SudokuBoard *board = builder->finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      {
        unsigned value = sudoku_set_first (set);
        uint16_t only = (uint16_t) cell;

        builder->number[sudoku_candidate (board->shape, cell, value)] =
            add_node (builder, value, &only, 1, SUDOKU_NO_SET);
      }
}

static void
link_within_cell (Builder *builder, unsigned cell, unsigned value)
{
  SudokuSet set = builder->finding->board->cell[cell];
  unsigned node = number_of (builder, cell, value);
  bool two = sudoku_set_count (set) == 2;

  for (set &= ~sudoku_set_of (value); set != 0; set &= set - 1)
    {
      unsigned other = number_of (builder, cell, sudoku_set_first (set));

      imply (builder, sudoku_event (node, true), sudoku_event (other, false));
      if (two)
        imply (builder, sudoku_event (node, false), sudoku_event (other, true));
    }
}

/* Links a candidate to those of its value in its houses, and to others that it sees by further rules; which of the other nodes are linked already is noted in weak[] and
 * strong[], with the node's number plus one. */
static void
link_within_houses (Builder *builder, unsigned cell, unsigned value, uint32_t *weak, uint32_t *strong)
{
  const SudokuBoard *board = builder->finding->board;
  const SudokuCellInfo *info = &board->shape->cell[cell];
  unsigned node = number_of (builder, cell, value);

  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;
      uint64_t places = sudoku_board_places (board, house, value);
      bool two = house < board->shape->n_full_houses && sudoku_set_count (places) == 2;

      for (places &= ~(UINT64_C (1) << info->seat[i].place); places != 0; places &= places - 1)
        {
          unsigned other = number_of (builder, board->shape->house[house].cell[__builtin_ctzll (places)], value);

          if (weak[other] != node + 1)
            imply (builder, sudoku_event (node, true), sudoku_event (other, false));
          weak[other] = node + 1;
          if (two && strong[other] != node + 1)
            {
              imply (builder, sudoku_event (node, false), sudoku_event (other, true));
              strong[other] = node + 1;
            }
        }
    }
  for (unsigned i = 0; board->shape->rules != NULL && i < info->n_peers; i++)
    if (sudoku_board_has (board, info->peer[i], value))
      {
        unsigned other = number_of (builder, info->peer[i], value);

        if (weak[other] != node + 1)
          imply (builder, sudoku_event (node, true), sudoku_event (other, false));
        weak[other] = node + 1;
      }
}

/* Links a candidate to those that rules about two cells exclude beside it. */
static void
link_by_rules (Builder *builder, unsigned cell, unsigned value, uint32_t *weak)
{
  const SudokuBoard *board = builder->finding->board;
  unsigned node = number_of (builder, cell, value), n;
  uint16_t other[SUDOKU_MOST_PARTNERS], rule[SUDOKU_MOST_PARTNERS];
  SudokuSet left[SUDOKU_MOST_PARTNERS];

  n = sudoku_rules_list_partners (board->shape, cell, value, SUDOKU_MOST_PARTNERS, other, left, rule);
  for (unsigned i = 0; i < n; i++)
    for (SudokuSet out = board->cell[other[i]] & ~left[i]; out != 0; out &= out - 1)
      {
        unsigned victim = number_of (builder, other[i], sudoku_set_first (out));

        if (weak[victim] != node + 1)
          imply (builder, sudoku_event (node, true), sudoku_event (victim, false));
        weak[victim] = node + 1;
      }
}

static void
link_candidates (Builder *builder)
{
  const SudokuBoard *board = builder->finding->board;
  uint32_t *weak = calloc (builder->node.n + 1, sizeof *weak);
  uint32_t *strong = calloc (builder->node.n + 1, sizeof *strong);

  if (weak == NULL || strong == NULL)
    sudoku_finding_fail (builder->finding);
  for (unsigned cell = 0; cell < board->shape->n_cells && !sudoku_finding_cancelled (builder->finding); cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      {
        link_within_cell (builder, cell, sudoku_set_first (set));
        link_within_houses (builder, cell, sudoku_set_first (set), weak, strong);
        if (board->shape->rules != NULL)
          link_by_rules (builder, cell, sudoku_set_first (set), weak);
      }
  free (weak);
  free (strong);
}

/* The links of groups: all places of a value in the cells that two houses share, if there are several.
 *
 * Groups are numbered by the first of the two houses (rows before columns), value, and the second, as in HoDoKu. */

/* A group as its places in its two houses. */
typedef struct
{
  uint16_t house[2];
  uint64_t places[2];
} Group;

typedef struct
{
  Builder *builder;
  const SudokuBoard *board;
  SudokuGrowing group; /* of Group; its node is n_candidates plus its number */
} Groups;

static void
add_group (Groups *groups, unsigned house, unsigned other, uint64_t here, uint64_t there, unsigned value)
{
  Group group = { { (uint16_t) house, (uint16_t) other }, { here, there } };
  uint16_t cells[SUDOKU_MAX_ORDER];
  unsigned n = 0;

  assert (sudoku_set_count (here) >= 2 && sudoku_set_count (here) == sudoku_set_count (there));
  if (!sudoku_growing_append (groups->builder->finding, &groups->group, &group, 1, sizeof group))
    return;
  for (; here != 0; here &= here - 1)
    cells[n++] = groups->board->shape->house[house].cell[__builtin_ctzll (here)];
  add_node (groups->builder, value, cells, n, SUDOKU_NO_SET);
}

/* Fills there[] with the cells that a house has in common with later ones, as places there. */
static void
mark_common_cells (const SudokuShape *shape, unsigned house, uint64_t *there)
{
  memset (there, 0, shape->n_houses * sizeof *there);
  for (unsigned i = 0; i < shape->house[house].n_cells; i++)
    {
      const SudokuCellInfo *info = &shape->cell[shape->house[house].cell[i]];

      for (unsigned j = 0; j < info->n_seats; j++)
        if (info->seat[j].house > house)
          there[info->seat[j].house] |= UINT64_C (1) << info->seat[j].place;
    }
}

static void
list_groups (Groups *groups)
{
  const SudokuShape *shape = groups->board->shape;
  uint64_t common[SUDOKU_MAX_HOUSES];

  for (unsigned house = 0; house < shape->n_houses && !sudoku_finding_cancelled (groups->builder->finding); house++)
    {
      mark_common_cells (shape, house, common);
      for (unsigned value = 1; value <= shape->order; value++)
        for (unsigned other = house + 1; other < shape->n_houses; other++)
          {
            uint64_t there = common[other] & sudoku_board_places (groups->board, other, value);

            if ((there & (there - 1)) != 0)
              add_group (groups, house, other, sudoku_places_in_house (shape, other, there, house), there, value);
          }
    }
}

/* The candidates that a group excludes are those of its houses, and whatever else sees all of its cells. */
static bool
sees_group (const Groups *groups, unsigned node, unsigned cell)
{
  const uint16_t *cells = cells_of (groups->builder, node);

  for (unsigned i = 0; i < get_node (groups->builder, node)->n_cells; i++)
    if (cells[i] == cell || !sudoku_cells_see (groups->board->shape, cells[i], cell))
      return false;
  return true;
}

static void
link_weakly (Groups *groups, unsigned node)
{
  const SudokuCellInfo *info = &groups->board->shape->cell[*cells_of (groups->builder, node)];
  unsigned value = get_node (groups->builder, node)->value;

  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (groups->board, info->peer[i], value) && sees_group (groups, node, info->peer[i]))
      {
        unsigned candidate = number_of (groups->builder, info->peer[i], value);

        imply (groups->builder, sudoku_event (node, true), sudoku_event (candidate, false));
        imply (groups->builder, sudoku_event (candidate, true), sudoku_event (node, false));
      }
}

/* What a house has of the value besides the group. */
static uint64_t
rest_of (const Groups *groups, const Group *group, unsigned side, unsigned value)
{
  if (group->house[side] >= groups->board->shape->n_full_houses)
    return 0;
  return sudoku_board_places (groups->board, group->house[side], value) & ~group->places[side];
}

/* Links a group to the single place that is left besides it in one of its houses. */
static void
link_to_single (Groups *groups, unsigned node, const Group *group, unsigned side, unsigned value)
{
  uint64_t rest = rest_of (groups, group, side, value);
  unsigned candidate;

  if (!sudoku_set_is_single (rest))
    return;
  candidate =
      number_of (groups->builder, groups->board->shape->house[group->house[side]].cell[__builtin_ctzll (rest)], value);
  imply (groups->builder, sudoku_event (node, false), sudoku_event (candidate, true));
  imply (groups->builder, sudoku_event (candidate, false), sudoku_event (node, true));
}

/* The side of a group that lies in a house, or 2. */
static unsigned
side_in (const Group *group, unsigned house)
{
  return group->house[0] == house ? 0 : group->house[1] == house ? 1 : 2;
}

/* Whether two groups of a value lie in a common house without common cells. */
static bool
are_apart (const Group *a, const Group *b)
{
  for (unsigned side = 0; side < 2; side++)
    {
      unsigned other = side_in (b, a->house[side]);

      if (other < 2)
        return (a->places[side] & b->places[other]) == 0;
    }
  return false;
}

/* Links group i to the others, beginning and ending with those of its value. */
static void
link_to_groups (Groups *groups, unsigned i)
{
  const Group *group = groups->group.item;
  unsigned first = groups->builder->n_candidates;
  unsigned value = get_node (groups->builder, first + i)->value;

  for (unsigned j = 0; j < groups->group.n; j++)
    if (j != i && get_node (groups->builder, first + j)->value == value && are_apart (&group[i], &group[j]))
      imply (groups->builder, sudoku_event (first + i, true), sudoku_event (first + j, false));
  for (unsigned side = 0; side < 2; side++)
    {
      uint64_t rest = rest_of (groups, &group[i], side, value);

      for (unsigned j = 0; j < groups->group.n && rest != 0; j++)
        {
          unsigned other = side_in (&group[j], group[i].house[side]);

          if (j == i || other == 2 || get_node (groups->builder, first + j)->value != value
              || group[j].places[other] != rest)
            continue;
          imply (groups->builder, sudoku_event (first + i, false), sudoku_event (first + j, true));
          break;
        }
    }
}

static void
add_groups (Builder *builder)
{
  Groups groups = { .builder = builder, .board = builder->finding->board };
  const Group *group;

  list_groups (&groups);
  group = groups.group.item;
  for (unsigned i = 0; i < groups.group.n && !sudoku_finding_cancelled (builder->finding); i++)
    {
      unsigned node = builder->n_candidates + i;
      unsigned value = get_node (builder, node)->value;

      link_weakly (&groups, node);
      link_to_single (&groups, node, &group[i], 1, value);
      link_to_single (&groups, node, &group[i], 0, value);
      link_to_groups (&groups, i);
    }
  free (groups.group.item);
}

/* The links of almost locked sets, which are entered when they lose a value. */

typedef struct
{
  Builder *builder;
  const SudokuAlsList *als;
  const SudokuBoard *board;
  uint32_t *entrance;   /* [als->n_values] the node of each row */
  uint64_t *group_cell; /* the cells of each group, from n_candidates on */
  uint32_t *target;     /* candidates and groups that each value of the present set excludes */
  unsigned first_target[SUDOKU_MAX_ORDER + 1], end_target[SUDOKU_MAX_ORDER + 1]; /* by value */
  unsigned n_wide; /* cells with three or more candidates */
  uint16_t wide[SUDOKU_MAX_CELLS];
} Sets;

static uint64_t *
group_cells (const Sets *sets, unsigned node)
{
  return sets->group_cell + (size_t) (node - sets->builder->n_candidates) * sets->als->n_cell_words;
}

static void
add_entrances (Sets *sets)
{
  const SudokuAlsList *list = sets->als;
  uint16_t cells[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < list->n; i++)
    for (SudokuSet set = list->als[i].values; set != 0; set &= set - 1)
      {
        unsigned value = sudoku_set_first (set);
        unsigned n = 0;

        FOR_EACH_BIT (c, sudoku_als_value_cells (list, i, value), list->n_cell_words)
          cells[n++] = (uint16_t) c;
        sets->entrance[sudoku_als_row (&list->als[i], value)] = add_node (sets->builder, value, cells, n, i);
      }
}

/* Whether the set excludes anything when it has lost a value. */
static bool
excludes_something (const Sets *sets, unsigned i, unsigned lost)
{
  for (SudokuSet set = sets->als->als[i].values & ~sudoku_set_of (lost); set != 0; set &= set - 1)
    if (!sudoku_bits_is_empty (sudoku_als_seen (sets->als, i, sudoku_set_first (set)), sets->als->n_cell_words))
      return true;
  return false;
}

/* Lists what each value of a set excludes: candidates, and groups whose cells all see those of the set. */
static void
list_targets (Sets *sets, unsigned i)
{
  const Builder *builder = sets->builder;
  unsigned words = sets->als->n_cell_words, n = 0;

  for (SudokuSet set = sets->als->als[i].values; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);
      const uint64_t *cells = sudoku_als_seen (sets->als, i, value);

      sets->first_target[value] = n;
      FOR_EACH_BIT (c, cells, words)
        sets->target[n++] = number_of (builder, c, value);
      for (unsigned node = builder->n_candidates; node < builder->n_plain && n > sets->first_target[value]; node++)
        if (get_node (builder, node)->value == value && sudoku_bits_within (group_cells (sets, node), cells, words))
          sets->target[n++] = node;
      sets->end_target[value] = n;
      assert (n <= builder->n_plain);
    }
}

/* Links the entrance to that of another set by those of some values that are restricted commons. */
static void
link_to_set (Sets *sets, unsigned i, unsigned k, SudokuSet values, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;

  for (values &= list->als[k].values; values != 0; values &= values - 1)
    {
      unsigned value = sudoku_set_first (values);

      if (sudoku_bits_has (sudoku_als_commons (list, i, value), k))
        imply (sets->builder, sudoku_event (entrance, false),
               sudoku_event (sets->entrance[sudoku_als_row (&list->als[k], value)], false));
    }
}

/* Links the entrance to those of other sets, in their order. */
static void
link_to_sets (Sets *sets, unsigned i, unsigned lost, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;
  const SudokuSet values = list->als[i].values & ~sudoku_set_of (lost);

  for (unsigned word = 0; word < list->n_words; word++)
    {
      uint64_t others = 0;

      for (SudokuSet set = values; set != 0; set &= set - 1)
        others |= sudoku_als_commons (list, i, sudoku_set_first (set))[word];
      for (others &= ~sudoku_als_overlaps (list, i)[word]; others != 0; others &= others - 1)
        {
          unsigned k = 64 * word + (unsigned) __builtin_ctzll (others);

          if (list->als[k].n_cells > 1)
            link_to_set (sets, i, k, values, entrance);
        }
    }
}

/* A cell that has only one candidate left is forced. */
static void
link_to_forced_cells (Sets *sets, unsigned i, unsigned lost, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;
  const SudokuBoard *board = sets->board;

  for (unsigned wide = 0; wide < sets->n_wide; wide++)
    {
      unsigned cell = sets->wide[wide];
      SudokuSet left = board->cell[cell], others = left & ~list->als[i].values;

      if ((others & (others - 1)) != 0)
        continue;
      for (SudokuSet set = left & list->als[i].values & ~sudoku_set_of (lost); set != 0; set &= set - 1)
        if (sudoku_bits_has (sudoku_als_seen (list, i, sudoku_set_first (set)), cell))
          left &= ~sudoku_set_of (sudoku_set_first (set));
      if (sudoku_set_is_single (left))
        imply (sets->builder, sudoku_event (entrance, false),
               sudoku_event (number_of (sets->builder, cell, sudoku_set_first (left)), true));
    }
}

static void
link_set (Sets *sets, unsigned i)
{
  const SudokuAls *als = &sets->als->als[i];

  list_targets (sets, i);
  for (SudokuSet set = als->values; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);
      unsigned entrance = sets->entrance[sudoku_als_row (als, value)];

      if (sudoku_finding_cancelled (sets->builder->finding))
        return;
      if (!excludes_something (sets, i, value))
        continue;
      /* Where what a value excludes is true, the set has lost the value; then it excludes by the others. */
      for (unsigned k = sets->first_target[value]; k < sets->end_target[value]; k++)
        imply (sets->builder, sudoku_event (sets->target[k], true), sudoku_event (entrance, false));
      for (SudokuSet others = als->values & ~sudoku_set_of (value); others != 0; others &= others - 1)
        for (unsigned k = sets->first_target[sudoku_set_first (others)];
             k < sets->end_target[sudoku_set_first (others)]; k++)
          imply (sets->builder, sudoku_event (entrance, false), sudoku_event (sets->target[k], false));
      link_to_sets (sets, i, value, entrance);
      link_to_forced_cells (sets, i, value, entrance);
    }
}

static void
add_sets (Builder *builder)
{
  Sets sets = { .builder = builder, .als = builder->als, .board = builder->finding->board };
  unsigned n_groups = builder->n_plain - builder->n_candidates;

  sets.entrance = calloc (sets.als->n_values + 1, sizeof *sets.entrance);
  sets.group_cell = calloc ((size_t) n_groups * sets.als->n_cell_words + 1, sizeof *sets.group_cell);
  sets.target = calloc (builder->n_plain + 1, sizeof *sets.target);
  if (sets.entrance != NULL && sets.group_cell != NULL && sets.target != NULL)
    {
      add_entrances (&sets);
      for (unsigned node = builder->n_candidates; node < builder->n_plain; node++)
        for (unsigned i = 0; i < get_node (builder, node)->n_cells; i++)
          sudoku_bits_add (group_cells (&sets, node), cells_of (builder, node)[i]);
      for (unsigned cell = 0; cell < sets.board->shape->n_cells; cell++)
        if (sudoku_set_count (sets.board->cell[cell]) >= 3)
          sets.wide[sets.n_wide++] = (uint16_t) cell;
      for (unsigned i = 0; i < sets.als->n && !sudoku_finding_cancelled (builder->finding); i++)
        if (sets.als->als[i].n_cells > 1)
          link_set (&sets, i);
    }
  else
    sudoku_finding_fail (builder->finding);
  free (sets.entrance);
  free (sets.group_cell);
  free (sets.target);
}

/* All links of a board. */

/* Puts the implications in the order of the events they come from, otherwise as they were added. */
static bool
sort_implications (Builder *builder, SudokuLinks *links)
{
  const Edge *edge = builder->edge.item;
  unsigned n_events = 2 * builder->node.n;

  links->first = calloc (n_events + 2, sizeof *links->first);
  links->implication = calloc (builder->edge.n + 1, sizeof *links->implication);
  if (links->first == NULL || links->implication == NULL)
    return false;
  for (unsigned i = 0; i < builder->edge.n; i++)
    links->first[edge[i].from + 2]++;
  for (unsigned i = 2; i < n_events + 2; i++)
    links->first[i] += links->first[i - 1];
  for (unsigned i = 0; i < builder->edge.n; i++)
    {
      links->implication[links->first[edge[i].from + 1]++] = edge[i].to;
      if (i % 64 == 0 && sudoku_finding_cancelled (builder->finding))
        return false;
    }
  return true;
}

/* Whether a node excludes another by a rule about two cells alone: that is for chains, which say why; what is seen is of one value, or of one
 * cell. */
static bool
is_by_rule (const SudokuShape *shape, const SudokuLinks *links, unsigned node, unsigned other)
{
  unsigned here = sudoku_node_first_cell (links, node), there = sudoku_node_first_cell (links, other);

  return shape->rules != NULL && links->node[node].n_cells == 1 && links->node[other].n_cells == 1 && here != there
         && (links->node[node].value != links->node[other].value || !sudoku_cells_see (shape, here, there));
}

/* Fills the sets of candidates that nodes exclude. */
static bool
fill_seen (SudokuFinding *finding, SudokuLinks *links)
{
  links->n_words = sudoku_bits_words (links->n_candidates);
  links->seen = calloc ((size_t) links->n_plain * links->n_words + 1, sizeof *links->seen);
  if (links->seen == NULL)
    return false;
  for (unsigned node = 0; node < links->n_plain && !sudoku_finding_cancelled (finding); node++)
    for (unsigned i = links->first[sudoku_event (node, true)]; i < links->first[sudoku_event (node, true) + 1]; i++)
      if (sudoku_node_is_candidate (links, sudoku_event_node (links->implication[i]))
          && !is_by_rule (finding->shape, links, node, sudoku_event_node (links->implication[i])))
        sudoku_bits_add (links->seen + (size_t) node * links->n_words, sudoku_event_node (links->implication[i]));
  return finding->result == SUDOKU_EXHAUSTED;
}

/* Takes over what the builder has. */
static bool
finish (Builder *builder, SudokuLinks *links)
{
  bool ok = builder->finding->result == SUDOKU_EXHAUSTED && sort_implications (builder, links);

  links->n_candidates = builder->n_candidates;
  links->n_plain = builder->n_plain;
  links->n_nodes = builder->node.n;
  links->node = builder->node.item;
  links->cell = builder->cell.item;
  links->number = builder->number;
  links->als = builder->als;
  free (builder->edge.item);
  return ok && fill_seen (builder->finding, links);
}

static bool
make (SudokuFinding *finding, SudokuNodeKind kind, SudokuLinks *links)
{
  Builder builder = { .finding = finding };
  unsigned n = finding->shape->n_cells * finding->shape->order;

  if (kind == SUDOKU_NODES_SETS && (builder.als = sudoku_als_list (finding)) == NULL)
    return false;
  builder.number = malloc (n * sizeof *builder.number);
  if (builder.number == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  memset (builder.number, 0xff, n * sizeof *builder.number);
  add_candidates (&builder);
  builder.n_candidates = builder.node.n;
  if (finding->result == SUDOKU_EXHAUSTED)
    link_candidates (&builder);
  if (kind >= SUDOKU_NODES_GROUPS && finding->result == SUDOKU_EXHAUSTED)
    add_groups (&builder);
  builder.n_plain = builder.node.n;
  if (kind >= SUDOKU_NODES_SETS && finding->result == SUDOKU_EXHAUSTED)
    add_sets (&builder);
  if (finish (&builder, links))
    return true;
  if (finding->result == SUDOKU_EXHAUSTED)
    sudoku_finding_fail (finding);
  free_links (links);
  return false;
}

/* Forgets links that do not belong to this board. */
static SudokuLinkTable *
get_table (SudokuFinding *finding)
{
  size_t size = finding->shape->n_cells * sizeof (SudokuSet);
  SudokuLinkTable *table = finding->links;

  if (table == NULL)
    {
      table = finding->links = calloc (1, sizeof *table);
      if (table == NULL)
        return NULL;
    }
  if (table->board == NULL && (table->board = calloc (1, size)) == NULL)
    return NULL;
  if (memcmp (table->board, finding->board->cell, size) != 0)
    for (unsigned kind = 0; kind < SUDOKU_N_NODE_KINDS; kind++)
      {
        free_links (&table->links[kind]);
        table->made[kind] = false;
      }
  memcpy (table->board, finding->board->cell, size);
  return table;
}

const SudokuLinks *
sudoku_links_get (SudokuFinding *finding, SudokuNodeKind kind, unsigned most_candidates)
{
  SudokuLinkTable *table = get_table (finding);

  if (table == NULL)
    {
      sudoku_finding_fail (finding);
      return NULL;
    }
  if (sudoku_board_count_candidates (finding->board) > most_candidates)
    return NULL;
  if (kind == SUDOKU_NODES_SETS && table->made[kind] && sudoku_als_list (finding) != table->links[kind].als)
    {
      free_links (&table->links[kind]);
      table->made[kind] = false;
    }
  if (!table->made[kind])
    table->made[kind] = make (finding, kind, &table->links[kind]);
  return table->made[kind] ? &table->links[kind] : NULL;
}

/* Listing the bases of forcing chains and nets. */

static void
add_base (SudokuBaseList *list, unsigned *n_nodes, SudokuBase base)
{
  base.first_node = *n_nodes;
  *n_nodes += base.n_nodes;
  list->base[list->n++] = base;
}

static void
add_cell (SudokuBaseList *list, unsigned *n_nodes, const SudokuBoard *board, const SudokuLinks *links, unsigned cell)
{
  unsigned n = *n_nodes;

  add_base (list, n_nodes,
            (SudokuBase){ .house = SUDOKU_NO_HOUSE,
                          .cell = (uint16_t) cell,
                          .n_nodes = (uint8_t) sudoku_set_count (board->cell[cell]) });
  for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
    list->node[n++] = sudoku_links_number (links, board->shape, cell, sudoku_set_first (set));
}

static void
add_house (SudokuBaseList *list,
           unsigned *n_nodes,
           const SudokuBoard *board,
           const SudokuLinks *links,
           unsigned house,
           unsigned value)
{
  uint64_t places = sudoku_board_places (board, house, value);
  unsigned n = *n_nodes;

  add_base (list, n_nodes,
            (SudokuBase){
                .house = (uint16_t) house, .value = (uint8_t) value, .n_nodes = (uint8_t) sudoku_set_count (places) });
  for (; places != 0; places &= places - 1)
    list->node[n++] =
        sudoku_links_number (links, board->shape, board->shape->house[house].cell[__builtin_ctzll (places)], value);
}

bool
sudoku_base_list_fill (SudokuBaseList *list, SudokuFinding *finding, const SudokuLinks *links, unsigned least)
{
  const SudokuBoard *board = finding->board;
  const SudokuShape *shape = board->shape;
  unsigned n_nodes = 0;

  *list = (SudokuBaseList){ 0 };
  list->base = malloc (((size_t) shape->n_cells + shape->n_full_houses * shape->order) * sizeof *list->base);
  list->node = malloc ((shape->most_seats + 1) * ((size_t) links->n_candidates + 1) * sizeof *list->node);
  if (list->base == NULL || list->node == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (sudoku_set_count (board->cell[cell]) >= least)
      add_cell (list, &n_nodes, board, links, cell);
  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      if (sudoku_set_count (sudoku_board_places (board, house, value)) >= least)
        add_house (list, &n_nodes, board, links, house, value);
  return true;
}

void
sudoku_base_list_clear (SudokuBaseList *list)
{
  free (list->base);
  free (list->node);
}

void
sudoku_base_spell (SudokuFinding *finding, const SudokuBase *base)
{
  if (base->house == SUDOKU_NO_HOUSE)
    sudoku_step_base_cell (finding, base->cell);
  else
    sudoku_step_base (finding, base->house, base->value);
}
