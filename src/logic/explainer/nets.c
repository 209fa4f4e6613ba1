/* Making nets, following their chains back, and what several of them prove together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/bits.h"
#include "logic/explainer/nets.h"

void
sudoku_net_add_off (Net *net, unsigned candidate, unsigned from)
{
  assert (net->n_off < MAX_CANDIDATES && !sudoku_bits_has (net->is_off, candidate));
  sudoku_bits_add (net->is_off, candidate);
  net->off_rank[candidate] = net->n_off;
  net->off_from[candidate] = (uint16_t) from;
  net->off_count[candidate] = 0;
  net->off[net->n_off++] = (uint16_t) candidate;
}

static void
add_on (Net *net, unsigned candidate, unsigned from, Cause cause)
{
  assert (net->n_on < MAX_CANDIDATES && !sudoku_bits_has (net->is_on, candidate));
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
    sudoku_net_add_off (net, candidate, from);
  return true;
}

/* All that a node's being on takes off, on the board as it is now. Returns false on a contradiction. */
static bool
follow_on (Layer *layer, Net *net, unsigned on)
{
  const Numbering *numbering = layer->numbering;
  const PackedBoard *board = &layer->board;
  const unsigned cell = numbering->cell[on], value = numbering->value[on];
  const PackedCell *info = &sudoku_packed_cell[cell];
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
  const PackedCell *info = &sudoku_packed_cell[cell];
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
    sudoku_packed_board_remove (&layer->board, layer->numbering->cell[off], layer->numbering->value[off]);
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
    sudoku_net_add_off (net, node / 2, NO_CANDIDATE);
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
      else if (!layer->rules.level || sudoku_interrupt_tick (layer->interrupt, 10) || !layer->proceed (layer, net))
        return;
    }
}

Net *
sudoku_net_get (Layer *layer, unsigned node)
{
  Net *net = &layer->net[node];
  if (!net->made)
    {
      sudoku_interrupt_tick (layer->interrupt, 3);
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
                                      : layer->base.places[sudoku_packed_cell[cell].house[cause]][value]
                                            & ~(1u << sudoku_packed_cell[cell].place[cause]);
  for (; left; left &= left - 1)
    {
      const unsigned other =
          cause == CAUSE_CELL ? numbering->number[cell][first_bit (left)]
                              : number_at (numbering, sudoku_packed_cell[cell].house[cause], first_bit (left), value);
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
sudoku_net_chain (Layer *layer, const Target *target, uint16_t *nodes)
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

/* The number of distinct nodes in a target's chain, itself included. */
static unsigned
count_nodes (Layer *layer, const Target *target)
{
  Net *net = (Net *) target->net;
  uint16_t *known = target->absurd ? NULL : &(target->node & 1 ? net->on_count : net->off_count)[target->node / 2];
  if (known && *known)
    return *known;
  uint16_t nodes[2 * MAX_CANDIDATES];
  const unsigned n = sudoku_net_chain (layer, target, nodes);
  if (known)
    *known = (uint16_t) n;
  return n;
}

/* Units of work between two questions whether to stop. */
#define TICKS 100

bool
sudoku_interrupt_tick (Interrupt *interrupt, unsigned n)
{
  interrupt->n_ticks += n;
  if (interrupt->n_ticks >= TICKS)
    {
      interrupt->n_ticks = 0;
      if (interrupt->cancel && interrupt->cancel (interrupt->cancel_data))
        interrupt->stopped = true;
    }
  return interrupt->stopped;
}

bool
sudoku_layer_begin (Layer *layer, const Numbering *numbering, const PackedBoard *board, const ChainRules *rules)
{
  if (layer->max_nets < 2 * numbering->n)
    {
      free (layer->net);
      layer->net = calloc (2 * numbering->n, sizeof *layer->net);
      layer->max_nets = layer->net ? 2 * numbering->n : 0;
      if (!layer->net)
        {
          interrupt_fail (layer->interrupt);
          return false;
        }
    }
  for (unsigned node = 0; node < 2 * numbering->n; node++)
    layer->net[node].made = false;
  layer->numbering = numbering;
  layer->rules = *rules;
  layer->base = *board;
  layer->n_advances = layer->n_parents = 0;
  return true;
}

void
sudoku_layer_finish (Layer *layer)
{
  free (layer->net);
  free (layer->advance);
  free (layer->parent);
  sudoku_hints_finish (&layer->hints);
}

/* What follows from several nets: contradictions, and consequences that all of them have. A net that ended in a contradiction
 * stays as far as it had come, and is used like any other. */

/* At most nine nets have a consequence in common. */
typedef struct
{
  Layer *layer;
  Hints *hints;
  HintKind kind;
  unsigned key;
  unsigned source;
  unsigned n;
  Target target[N_VALUES];
} Conclusion;

static double
layer_base_rating (const ChainRules *rules)
{
  if (rules->level)
    return 8.5 + 0.5 * rules->level;
  return rules->nishio ? 7.5 : rules->dynamic ? 8.5 : 8.0;
}

/* Adds the complexity of each different nested hint that the chains rest on. */
static unsigned
nested_complexity (const Conclusion *conclusion)
{
  Layer *layer = conclusion->layer;
  uint64_t met[MAX_CANDIDATES];
  unsigned n_met = 0, sum = 0;
  for (unsigned i = 0; i < conclusion->n; i++)
    {
      uint16_t nodes[2 * MAX_CANDIDATES];
      const Net *net = conclusion->target[i].net;
      const unsigned n = sudoku_net_chain (layer, &conclusion->target[i], nodes);
      for (unsigned j = 0; j < n; j++)
        {
          if (nodes[j] & 1 || (j == 0 && conclusion->target[i].absurd))
            continue;
          const unsigned from = net->off_from[nodes[j] / 2];
          if (from == NO_CANDIDATE || !(from & ADVANCED))
            continue;
          const Advance *advance = &layer->advance[net->first_advance + (from & ~ADVANCED)];
          unsigned k = 0;
          while (k < n_met && met[k] != advance->chains)
            k++;
          if (!advance->chains || k < n_met)
            continue;
          sum += advance->complexity;
          if (n_met < sizeof met / sizeof *met)
            met[n_met++] = advance->chains;
        }
    }
  return sum;
}

/* Offers what the targets, which are the same node of different nets or contradict each other, lead to. */
static void
conclude (const Conclusion *conclusion, unsigned proved)
{
  Layer *layer = conclusion->layer;
  const double base = layer_base_rating (&layer->rules);
  const unsigned cell = layer->numbering->cell[proved / 2], value = layer->numbering->value[proved / 2];
  const unsigned falls = proved & 1 ? layer->base.candidates[cell] & ~(1u << value) : 1u << value;
  unsigned complexity = 0;
  if (!falls)
    return;
  for (unsigned i = 0; i < conclusion->n; i++)
    {
      complexity += count_nodes (layer, &conclusion->target[i]);
      if (!sudoku_hints_may_use (conclusion->hints, base + sudoku_explainer_length_rating (complexity), complexity,
                                 conclusion->key))
        return;
    }
  if (layer->rules.level >= 2)
    complexity += nested_complexity (conclusion);
  const Removal removal = { (uint16_t) falls, (uint8_t) cell };
  ChainHint *hint = sudoku_hints_offer (conclusion->hints, base + sudoku_explainer_length_rating (complexity),
                                        complexity, conclusion->key, &removal, 1);
  if (!hint)
    return;
  hint->kind = (uint8_t) conclusion->kind;
  hint->target = (uint16_t) proved;
  hint->source = (uint16_t) conclusion->source;
}

/* A net that contradicts itself proves the opposite of its assumption. */
static void
conclude_contradiction (Layer *layer, Hints *hints, const Net *net, unsigned assumed)
{
  if (!net->contradicts)
    return;
  Conclusion conclusion = {
    .layer = layer, .hints = hints, .kind = HINT_CONTRADICTION, .key = 7, .source = assumed, .n = 2
  };
  net_contradiction (net, &conclusion.target[0], &conclusion.target[1]);
  conclude (&conclusion, assumed ^ 1);
}

/* Concludes each node that all nets have, in the order of the first. */
static void
conclude_common (Conclusion *conclusion, bool on)
{
  const Net *first = conclusion->target[0].net;
  const unsigned n_words = (conclusion->layer->numbering->n + 63) / 64;
  uint64_t common[ID_WORDS], any = 0;
  for (unsigned word = 0; word < n_words; word++)
    {
      common[word] = UINT64_MAX;
      for (unsigned i = 0; i < conclusion->n; i++)
        common[word] &= (on ? conclusion->target[i].net->is_on : conclusion->target[i].net->is_off)[word];
      any |= common[word];
    }
  if (!any)
    return;
  const uint16_t *list = on ? first->on : first->off;
  for (unsigned j = 0; j < (on ? first->n_on : first->n_off); j++)
    {
      if (!sudoku_bits_has (common, list[j]))
        continue;
      for (unsigned i = 0; i < conclusion->n; i++)
        conclusion->target[i].node = (uint16_t) (2 * list[j] + on);
      conclude (conclusion, 2u * list[j] + on);
    }
}

static void
reduce_double (Layer *layer, Hints *hints, unsigned candidate)
{
  Conclusion conclusion = {
    .layer = layer, .hints = hints, .kind = HINT_DOUBLE, .key = 1, .source = 2 * candidate + 1, .n = 2
  };
  conclusion.target[0].net = sudoku_net_get (layer, 2 * candidate + 1);
  conclusion.target[1].net = sudoku_net_get (layer, 2 * candidate);
  conclude_common (&conclusion, true);
  conclude_common (&conclusion, false);
}

/* Concludes what these candidates, one of which is true, have in common. */
static void
reduce (Conclusion *conclusion, const uint16_t *candidates, unsigned n)
{
  Layer *layer = conclusion->layer;
  /* Most have nothing in common, which is seen without their nets if those have no surprises. */
  if (layer->is_closed && !sudoku_explainer_have_common_implication (layer->search, candidates, n))
    return;
  for (unsigned i = 0; i < n; i++)
    conclusion->target[i].net = sudoku_net_get (layer, 2u * candidates[i] + 1);
  conclusion->n = n;
  conclude_common (conclusion, true);
  conclude_common (conclusion, false);
}

static void
reduce_cell (Layer *layer, Hints *hints, unsigned cell)
{
  Conclusion conclusion = { .layer = layer, .hints = hints, .kind = HINT_CELL, .key = 5, .source = cell };
  uint16_t candidates[N_VALUES];
  unsigned n = 0;
  for (unsigned left = layer->base.candidates[cell]; left; left &= left - 1)
    candidates[n++] = layer->numbering->number[cell][first_bit (left)];
  assert (n <= N_VALUES);
  reduce (&conclusion, candidates, n);
}

/* The places of a value in a house whose first place this cell is. */
static void
reduce_region (Layer *layer, Hints *hints, unsigned cell, unsigned kind, unsigned value)
{
  const unsigned house = sudoku_packed_cell[cell].house[kind];
  Conclusion conclusion = {
    .layer = layer, .hints = hints, .kind = HINT_REGION, .key = 6, .source = house * N_VALUES + value
  };
  uint16_t candidates[N_VALUES];
  unsigned places = layer->base.places[house][value], n = 0;
  if (count_bits (places) < 2 || sudoku_packed_house_cell[house][first_bit (places)] != cell)
    return;
  for (; places; places &= places - 1)
    candidates[n++] = number_at (layer->numbering, house, first_bit (places), value);
  reduce (&conclusion, candidates, n);
}

static void
examine_candidate (Layer *layer, Hints *hints, unsigned cell, unsigned value, bool rich)
{
  const unsigned candidate = layer->numbering->number[cell][value];
  const ChainRules *rules = &layer->rules;
  if (rules->dynamic)
    {
      conclude_contradiction (layer, hints, sudoku_net_get (layer, 2 * candidate + 1), 2 * candidate + 1);
      conclude_contradiction (layer, hints, sudoku_net_get (layer, 2 * candidate), 2 * candidate);
      if (rich && !rules->nishio)
        reduce_double (layer, hints, candidate);
    }
  for (unsigned kind = 0; !rules->nishio && kind < N_KINDS; kind++)
    reduce_region (layer, hints, cell, kind, value);
}

void
sudoku_layer_find_hints (Layer *layer, Hints *hints)
{
  sudoku_interrupt_tick (layer->interrupt, 20);
  layer->is_closed =
      !layer->rules.dynamic && !sudoku_explainer_find_implications (layer->search, layer->numbering, &layer->base);
  for (unsigned cell = 0; cell < N_CELLS && !layer->interrupt->stopped; cell++)
    {
      const unsigned candidates = layer->base.candidates[cell], n = count_bits (candidates);
      if (n < (layer->rules.dynamic ? 2 : 3))
        continue;
      for (unsigned left = candidates; left && !layer->interrupt->stopped; left &= left - 1)
        examine_candidate (layer, hints, cell, first_bit (left), n >= 3);
      if (!layer->rules.nishio)
        reduce_cell (layer, hints, cell);
    }
}
