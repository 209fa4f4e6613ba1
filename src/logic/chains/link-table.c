/* The links of a board: collected in the order of their events, and kept as long as the board stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/link-table.h"

#include <stdlib.h>
#include <string.h>

#include "logic/chains/link-builder.h"

/* The links of one board, by the kinds of their nodes. */
struct SudokuLinkTable
{
  SudokuLinks links[SUDOKU_N_NODE_KINDS];
  bool made[SUDOKU_N_NODE_KINDS];
  unsigned set_size; /* those with sets were made with sets of at most that many cells */
  SudokuSet *board;  /* the candidates of the board they belong to */
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

/* Numbers the candidates. */
static void
add_candidates (SudokuLinkBuilder *builder)
{
  const SudokuBoard *board = builder->finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      {
        unsigned value = sudoku_set_first (set);
        uint16_t only = (uint16_t) cell;

        builder->number[sudoku_candidate (board->shape, cell, value)] =
            sudoku_builder_node (builder, value, &only, 1, SUDOKU_NO_SET);
      }
}

static void
link_within_cell (SudokuLinkBuilder *builder, unsigned cell, unsigned value)
{
  SudokuSet set = builder->finding->board->cell[cell];
  unsigned node = sudoku_builder_number (builder, cell, value);
  bool two = sudoku_set_count (set) == 2;

  for (set &= ~sudoku_set_of (value); set != 0; set &= set - 1)
    {
      unsigned other = sudoku_builder_number (builder, cell, sudoku_set_first (set));

      sudoku_builder_imply (builder, sudoku_event (node, true), sudoku_event (other, false), 0);
      if (two)
        sudoku_builder_imply (builder, sudoku_event (node, false), sudoku_event (other, true), 0);
    }
}

/* Links a candidate to those of its value in its houses; which of the other nodes are linked already is noted in weak[] and
 * strong[], with the node's number plus one. */
static void
link_within_houses (SudokuLinkBuilder *builder, unsigned cell, unsigned value, uint32_t *weak, uint32_t *strong)
{
  const SudokuBoard *board = builder->finding->board;
  const SudokuCellInfo *info = &board->shape->cell[cell];
  unsigned node = sudoku_builder_number (builder, cell, value);

  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;
      uint64_t places = sudoku_board_places (board, house, value);
      bool two = house < board->shape->n_full_houses && sudoku_set_count (places) == 2;

      for (places &= ~(UINT64_C (1) << info->seat[i].place); places != 0; places &= places - 1)
        {
          unsigned other =
              sudoku_builder_number (builder, board->shape->house[house].cell[__builtin_ctzll (places)], value);

          if (weak[other] != node + 1)
            sudoku_builder_imply (builder, sudoku_event (node, true), sudoku_event (other, false), 0);
          weak[other] = node + 1;
          if (two && strong[other] != node + 1)
            {
              sudoku_builder_imply (builder, sudoku_event (node, false), sudoku_event (other, true), 0);
              strong[other] = node + 1;
            }
        }
    }
}

static void
link_candidates (SudokuLinkBuilder *builder)
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
      }
  free (weak);
  free (strong);
}

/* Puts the implications in the order of the events they come from, otherwise as they were added. */
static bool
sort_implications (SudokuLinkBuilder *builder, SudokuLinks *links)
{
  const SudokuBuilderEdge *edge = builder->edge.item;
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
      if (sudoku_node_is_candidate (links, sudoku_event_node (links->implication[i].event)))
        sudoku_bits_add (links->seen + (size_t) node * links->n_words, sudoku_event_node (links->implication[i].event));
  return finding->result == SUDOKU_FIND_DONE;
}

/* Takes over what the builder has. */
static bool
finish (SudokuLinkBuilder *builder, SudokuLinks *links)
{
  bool ok = builder->finding->result == SUDOKU_FIND_DONE && sort_implications (builder, links);

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
  SudokuLinkBuilder builder = { .finding = finding };
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
  if (finding->result == SUDOKU_FIND_DONE)
    link_candidates (&builder);
  if (kind >= SUDOKU_NODES_GROUPS && finding->result == SUDOKU_FIND_DONE)
    sudoku_builder_add_groups (&builder);
  builder.n_plain = builder.node.n;
  if (kind >= SUDOKU_NODES_SETS && finding->result == SUDOKU_FIND_DONE)
    sudoku_builder_add_sets (&builder);
  if (finish (&builder, links))
    return true;
  if (finding->result == SUDOKU_FIND_DONE)
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
  if (kind == SUDOKU_NODES_SETS && table->made[kind]
      && (table->set_size != finding->limits.set_size || sudoku_als_list (finding) != table->links[kind].als))
    {
      free_links (&table->links[kind]);
      table->made[kind] = false;
    }
  if (!table->made[kind])
    table->made[kind] = make (finding, kind, &table->links[kind]);
  if (kind == SUDOKU_NODES_SETS)
    table->set_size = finding->limits.set_size;
  return table->made[kind] ? &table->links[kind] : NULL;
}
