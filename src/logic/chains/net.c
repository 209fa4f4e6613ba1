/* What follows from an assumption by singles alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/net.h"

#include <stdlib.h>
#include <string.h>

SudokuNet *
sudoku_net_new (SudokuFinding *finding, const SudokuLinks *links)
{
  const SudokuShape *shape = finding->shape;
  unsigned n_events = 2 * links->n_candidates + 1;
  SudokuNet *net = calloc (1, sizeof *net);

  if (net == NULL)
    return NULL;
  net->finding = finding;
  net->links = links;
  net->left = malloc (shape->n_cells * sizeof *net->left);
  net->place = malloc ((size_t) shape->n_houses * shape->order * sizeof *net->place);
  net->when = calloc (n_events, sizeof *net->when);
  net->cause = calloc (n_events, sizeof *net->cause);
  net->forced = calloc (links->n_candidates + 1, sizeof *net->forced);
  net->event = calloc (n_events, sizeof *net->event);
  if (net->left != NULL && net->place != NULL && net->when != NULL && net->cause != NULL && net->forced != NULL
      && net->event != NULL)
    return net;
  sudoku_net_free (net);
  return NULL;
}

void
sudoku_net_free (SudokuNet *net)
{
  if (net == NULL)
    return;
  free (net->left);
  free (net->place);
  free (net->when);
  free (net->cause);
  free (net->forced);
  free (net->event);
  free (net);
}

/* Notes that an event follows. */
static void
add_event (SudokuNet *net, uint32_t event, uint32_t cause)
{
  net->event[net->n_events++] = event;
  net->when[event] = (uint16_t) net->n_events;
  net->cause[event] = cause;
}

static void
fail (SudokuNet *net, SudokuBase base)
{
  if (net->contradiction)
    return;
  net->contradiction = true;
  net->failed = base;
}

static void
force (SudokuNet *net, unsigned cell, unsigned value, SudokuBase base)
{
  unsigned node = sudoku_links_number (net->links, net->finding->shape, cell, value);

  if (net->when[sudoku_event (node, true)] != 0)
    return;
  add_event (net, sudoku_event (node, true), SUDOKU_NO_NODE);
  net->forced[node] = base;
}

/* A candidate is false: its cell or one of its houses may have only one place left, or none. */
static void
exclude (SudokuNet *net, unsigned node, uint32_t cause)
{
  const SudokuShape *shape = net->finding->shape;
  unsigned cell = sudoku_node_first_cell (net->links, node), value = net->links->node[node].value;
  const SudokuCellInfo *info = &shape->cell[cell];
  SudokuBase in_cell = { .house = SUDOKU_NO_HOUSE, .cell = (uint16_t) cell };

  if (net->when[sudoku_event (node, false)] != 0)
    return;
  add_event (net, sudoku_event (node, false), cause);
  net->left[cell] &= ~sudoku_set_of (value);
  if (net->left[cell] == 0)
    fail (net, in_cell);
  else if (sudoku_set_is_single (net->left[cell]))
    force (net, cell, sudoku_set_first (net->left[cell]), in_cell);
  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned house = info->seat[i].house;
      uint64_t *place = &net->place[house * shape->order + value - 1];
      SudokuBase in_house = { .house = (uint16_t) house, .value = (uint8_t) value };

      *place &= ~(UINT64_C (1) << info->seat[i].place);
      if (house >= shape->n_full_houses)
        continue;
      if (*place == 0)
        fail (net, in_house);
      else if (sudoku_set_is_single (*place))
        force (net, shape->house[house].cell[__builtin_ctzll (*place)], value, in_house);
    }
}

void
sudoku_net_run (SudokuNet *net, uint32_t assumption)
{
  const SudokuBoard *board = net->finding->board;
  const SudokuLinks *links = net->links;
  unsigned values = 0;

  memcpy (net->left, board->cell, board->shape->n_cells * sizeof *net->left);
  memcpy (net->place, board->place, (size_t) board->shape->n_houses * board->shape->order * sizeof *net->place);
  for (unsigned i = 0; i < net->n_events; i++)
    net->when[net->event[i]] = 0;
  net->n_events = 0;
  net->contradiction = false;
  if (sudoku_event_is_on (assumption))
    add_event (net, assumption, SUDOKU_NO_NODE);
  else
    exclude (net, sudoku_event_node (assumption), SUDOKU_NO_NODE);
  for (unsigned i = 0; i < net->n_events && !net->contradiction; i++)
    {
      uint32_t event = net->event[i];

      if (sudoku_finding_cancelled (net->finding))
        return;
      if (!sudoku_event_is_on (event))
        continue;
      if (values++ == net->finding->limits.net_depth)
        return;
      for (unsigned k = links->first[event]; k < links->first[event + 1] && !net->contradiction; k++)
        exclude (net, sudoku_event_node (links->implication[k].event), sudoku_event_node (event));
    }
}

/* The candidates of the base that forced a value, other than that: the next one from an index on, or SUDOKU_NO_NODE. */
static unsigned
next_cause (const SudokuNet *net, unsigned node, unsigned *index)
{
  const SudokuBoard *board = net->finding->board;
  const SudokuBase *base = &net->forced[node];

  for (; *index < board->shape->order; (*index)++)
    {
      unsigned cell = base->cell, value = *index + 1;
      unsigned other;

      if (base->house != SUDOKU_NO_HOUSE)
        {
          cell = board->shape->house[base->house].cell[*index];
          value = base->value;
        }
      if (!sudoku_board_has (board, cell, value))
        continue;
      other = sudoku_links_number (net->links, board->shape, cell, value);
      if (other == node)
        continue;
      (*index)++;
      return other;
    }
  return SUDOKU_NO_NODE;
}

/* Marks what leads to an event in needed[], by the order of events, and calls a function with each link. */
typedef void (*LinkFunc) (SudokuNet *net, uint32_t from, uint32_t to, void *data);

static bool
is_assumption (const SudokuNet *net, uint32_t event)
{
  return net->when[event] == 1;
}

/* Goes back from the goal, then forward along what is needed. */
static void
trace (SudokuNet *net, uint32_t goal, LinkFunc found, void *data)
{
  bool *needed = calloc (net->n_events + 1, sizeof *needed);

  if (needed == NULL)
    {
      sudoku_finding_fail (net->finding);
      return;
    }
  needed[net->when[goal]] = true;
  for (unsigned i = net->when[goal]; i > 1; i--)
    {
      uint32_t event = net->event[i - 1];
      unsigned cause, index = 0;

      if (!needed[i])
        continue;
      if (!sudoku_event_is_on (event))
        needed[net->when[sudoku_event (net->cause[event], true)]] = true;
      else
        while ((cause = next_cause (net, sudoku_event_node (event), &index)) != SUDOKU_NO_NODE)
          needed[net->when[sudoku_event (cause, false)]] = true;
    }
  for (unsigned i = 2; i <= net->when[goal]; i++)
    {
      uint32_t event = net->event[i - 1];
      unsigned cause, index = 0;

      if (!needed[i] || is_assumption (net, event))
        continue;
      if (!sudoku_event_is_on (event))
        found (net, sudoku_event (net->cause[event], true), event, data);
      else
        while ((cause = next_cause (net, sudoku_event_node (event), &index)) != SUDOKU_NO_NODE)
          found (net, sudoku_event (cause, false), event, data);
    }
  free (needed);
}

typedef struct
{
  unsigned n;
  uint32_t last; /* what the last strong link led to */
  bool branches;
} Measure;

static void
count_link (SudokuNet *net, uint32_t from, uint32_t to, void *data)
{
  Measure *measure = data;

  measure->n++;
  measure->branches |= sudoku_event_is_on (to) && to == measure->last;
  measure->last = to;
}

unsigned
sudoku_net_measure (SudokuNet *net, uint32_t goal, bool *branches)
{
  Measure measure = { .last = UINT32_MAX };

  trace (net, goal, count_link, &measure);
  *branches |= measure.branches;
  return measure.n;
}

typedef struct
{
  SudokuSpelling *spelling;
  unsigned branch;
} Spelled;

static void
spell_link (SudokuNet *net, uint32_t from, uint32_t to, void *data)
{
  const Spelled *spelled = data;
  const SudokuBase *base = &net->forced[sudoku_event_node (to)];
  unsigned a, b;

  if (!sudoku_event_is_on (to))
    {
      sudoku_spell_link (spelled->spelling, from, to, spelled->branch);
      return;
    }
  a = sudoku_spell_node (spelled->spelling, sudoku_event_node (from));
  b = sudoku_spell_node (spelled->spelling, sudoku_event_node (to));
  if (base->house == SUDOKU_NO_HOUSE)
    sudoku_step_link (net->finding, a, b, SUDOKU_LINK_STRONG, SUDOKU_REASON_CELL, base->cell, spelled->branch);
  else
    sudoku_step_link (net->finding, a, b, SUDOKU_LINK_STRONG, SUDOKU_REASON_HOUSE, base->house, spelled->branch);
}

void
sudoku_net_spell (SudokuNet *net, SudokuSpelling *spelling, uint32_t goal, unsigned branch)
{
  Spelled spelled = { spelling, branch };

  trace (net, goal, spell_link, &spelled);
}
