/* Making a net, and following its chains back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/board/bits.h"
#include "logic/explainer/layer.h"

void
net_add_off (Net *net, unsigned candidate, unsigned from)
{
  sudoku_bits_add (net->is_off, candidate);
  net->off_rank[candidate] = net->n_off;
  net->off_from[candidate] = (uint16_t) from;
  net->off_count[candidate] = 0;
  net->off[net->n_off++] = (uint16_t) candidate;
}

static void
add_on (Net *net, unsigned candidate, unsigned from, Cause cause)
{
  sudoku_bits_add (net->is_on, candidate);
  net->on_from[candidate] = (uint16_t) from;
  net->on_cause[candidate] = (uint8_t) cause;
  net->on_count[candidate] = 0;
  net->on[net->n_on++] = (uint16_t) candidate;
}

static void
contradict (Net *net, unsigned node, unsigned from, Cause cause)
{
  net->contradicts = true;
  net->absurd_node = (uint16_t) node;
  net->absurd_from = (uint16_t) from;
  net->absurd_cause = (uint8_t) cause;
}

/* Takes off one candidate that a node takes off. Returns false if it is on. */
static bool
take_off (Net *net, unsigned candidate, unsigned from)
{
  if (sudoku_bits_has (net->is_on, candidate))
    {
      contradict (net, 2 * candidate, from, NO_CAUSE);
      return false;
    }
  if (!sudoku_bits_has (net->is_off, candidate))
    net_add_off (net, candidate, from);
  return true;
}

/* All that a node's being on takes off, on the board as it is now. Returns false on a contradiction. */
static bool
follow_on (Layer *layer, Net *net, unsigned on)
{
  const Numbering *numbering = layer->numbering;
  const PackedBoard *board = &layer->board;
  const unsigned cell = numbering->cell[on], value = numbering->value[on];
  const PackedCell *info = &packed_cell[cell];
  if (!layer->rules.nishio)
    for (unsigned left = board->candidates[cell] & ~(1u << value); left; left &= left - 1)
      if (!take_off (net, numbering->number[cell][first_bit (left)], on))
        return false;
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    for (unsigned places = further_places (board, cell, value, kind); places; places &= places - 1)
      if (!take_off (net, number_at (numbering, info->house[kind], first_bit (places), value), on))
        return false;
  return true;
}

/* What comes on when a node is off: at most one candidate of its cell and one in each house. */
static unsigned
find_on (const Layer *layer, unsigned off, uint16_t *on, uint8_t *cause)
{
  const Numbering *numbering = layer->numbering;
  const PackedBoard *board = &layer->board;
  const unsigned cell = numbering->cell[off], value = numbering->value[off];
  const PackedCell *info = &packed_cell[cell];
  unsigned n = 0;
  if (!layer->rules.nishio && count_bits (board->candidates[cell]) == 2)
    {
      on[n] = numbering->number[cell][first_bit (board->candidates[cell] & ~(1u << value))];
      cause[n++] = CAUSE_CELL;
    }
  for (unsigned kind = 0; kind < N_KINDS; kind++)
    {
      const unsigned others = board->places[info->house[kind]][value] & ~(1u << info->place[kind]);
      if (!others || others & (others - 1))
        continue;
      on[n] = number_at (numbering, info->house[kind], first_bit (others), value);
      cause[n++] = (uint8_t) kind;
    }
  return n;
}

/* Returns false on a contradiction. */
static bool
follow_off (Layer *layer, Net *net, unsigned off)
{
  uint16_t on[1 + N_KINDS];
  uint8_t cause[1 + N_KINDS];
  const unsigned n = find_on (layer, off, on, cause);
  /* Only now, so that it is not among its own consequences' lost candidates. */
  if (layer->rules.dynamic)
    packed_board_remove (&layer->board, layer->numbering->cell[off], layer->numbering->value[off]);
  for (unsigned i = 0; i < n; i++)
    {
      if (sudoku_bits_has (net->is_off, on[i]))
        {
          contradict (net, 2u * on[i] + 1, off, (Cause) cause[i]);
          return false;
        }
      if (!sudoku_bits_has (net->is_on, on[i]))
        add_on (net, on[i], off, (Cause) cause[i]);
    }
  return true;
}

static void
make (Layer *layer, Net *net, unsigned node)
{
  unsigned next_on = 0, next_off = 0;
  memset (net->is_on, 0, sizeof net->is_on);
  memset (net->is_off, 0, sizeof net->is_off);
  net->n_on = net->n_off = 0;
  net->contradicts = false;
  net->first_advance = layer->n_advances;
  layer->board = layer->base;
  if (node & 1)
    add_on (net, node / 2, NO_CANDIDATE, NO_CAUSE);
  else
    net_add_off (net, node / 2, NO_CANDIDATE);
  for (;;)
    {
      if (next_on < net->n_on)
        {
          if (!follow_on (layer, net, net->on[next_on++]))
            return;
        }
      else if (next_off < net->n_off)
        {
          if (!follow_off (layer, net, net->off[next_off++]))
            return;
        }
      else if (!layer->rules.level || interrupt_tick (layer->interrupt, 10) || !layer->proceed (layer, net))
        return;
    }
}

Net *
net_get (Layer *layer, unsigned node)
{
  Net *net = &layer->net[node];
  if (!net->made)
    {
      interrupt_tick (layer->interrupt, 3);
      make (layer, net, node);
      net->made = true;
    }
  return net;
}

/* The nodes that were off when a node came on and its cell or house had no more candidates than that. */
static unsigned
lost_before (const Layer *layer, const Net *net, unsigned on, unsigned from, Cause cause, uint16_t *nodes)
{
  const Numbering *numbering = layer->numbering;
  const unsigned cell = numbering->cell[on], value = numbering->value[on];
  unsigned n = 0;
  unsigned left = cause == CAUSE_CELL ? layer->base.candidates[cell] & ~(1u << value)
                                      : layer->base.places[packed_cell[cell].house[cause]][value]
                                            & ~(1u << packed_cell[cell].place[cause]);
  for (; left; left &= left - 1)
    {
      const unsigned other = cause == CAUSE_CELL
                                 ? numbering->number[cell][first_bit (left)]
                                 : number_at (numbering, packed_cell[cell].house[cause], first_bit (left), value);
      if (sudoku_bits_has (net->is_off, other) && net->off_rank[other] < net->off_rank[from])
        nodes[n++] = (uint16_t) (2 * other);
    }
  return n;
}

/* Writes the parents of a node in order; returns how many there are. */
static unsigned
list_parents (const Layer *layer, const Target *target, uint16_t *nodes)
{
  const Net *net = target->net;
  const unsigned candidate = target->node / 2u;
  const bool is_on = target->node & 1;
  const unsigned from = target->absurd ? net->absurd_from : is_on ? net->on_from[candidate] : net->off_from[candidate];
  if (from == NO_CANDIDATE)
    return 0;
  if (is_on)
    {
      nodes[0] = (uint16_t) (2 * from);
      if (!layer->rules.dynamic)
        return 1;
      const unsigned cause = target->absurd ? net->absurd_cause : net->on_cause[candidate];
      return 1 + lost_before (layer, net, candidate, from, (Cause) cause, nodes + 1);
    }
  if (!(from & ADVANCED))
    {
      nodes[0] = (uint16_t) (2 * from + 1);
      return 1;
    }
  const Advance *advance = &layer->advance[net->first_advance + (from & ~ADVANCED)];
  for (uint32_t i = 0; i < advance->n_parents; i++)
    nodes[i] = (uint16_t) (2u * layer->parent[advance->first_parent + i]);
  return advance->n_parents;
}

unsigned
net_chain (Layer *layer, const Target *target, uint16_t *nodes)
{
  uint16_t parents[MAX_CANDIDATES];
  unsigned n = 1;
  layer->stamp++;
  nodes[0] = target->node;
  layer->seen[target->node] = layer->stamp;
  for (unsigned i = 0; i < n; i++)
    {
      const Target next = { target->net, nodes[i], i == 0 && target->absurd };
      const unsigned n_parents = list_parents (layer, &next, parents);
      for (unsigned j = 0; j < n_parents; j++)
        if (layer->seen[parents[j]] != layer->stamp)
          {
            layer->seen[parents[j]] = layer->stamp;
            nodes[n++] = parents[j];
          }
    }
  return n;
}

unsigned
net_count (Layer *layer, const Target *target)
{
  Net *net = (Net *) target->net;
  uint16_t *known = target->absurd ? NULL : &(target->node & 1 ? net->on_count : net->off_count)[target->node / 2];
  if (known && *known)
    return *known;
  uint16_t nodes[2 * MAX_CANDIDATES];
  const unsigned n = net_chain (layer, target, nodes);
  if (known)
    *known = (uint16_t) n;
  return n;
}
