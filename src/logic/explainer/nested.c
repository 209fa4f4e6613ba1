/* What nets of higher levels see besides single implications: sets, chains, and nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules are tried in turn on the board that the net has left, and the first that removes anything ends the round. A
 * removal counts if it rests on candidates that the net has taken off; they become the parents of what is removed.
 */
#include <string.h>

#include "logic/board/bits.h"
#include "logic/explainer/nets.h"

/* A round of rules for a net. */
typedef struct
{
  Layer *layer;
  Net *net;
  unsigned n_advances; /* of the net before */
  bool any;
} Round;

/* Candidates that are the parents of a removal, in order and each once. */
typedef struct
{
  unsigned n;
  uint16_t candidate[MAX_CANDIDATES];
  uint64_t is_in[ID_WORDS];
} Parents;

static void
parents_clear (Parents *parents)
{
  parents->n = 0;
  memset (parents->is_in, 0, sizeof parents->is_in);
}

/* Adds a candidate of the layer's board if the net has lost it. */
static void
add_if_lost (Parents *parents, const Layer *layer, unsigned cell, unsigned value)
{
  if (!board_has (&layer->base, cell, value) || board_has (&layer->board, cell, value))
    return;
  const unsigned candidate = layer->numbering->number[cell][value];
  if (sudoku_bits_has (parents->is_in, candidate))
    return;
  sudoku_bits_add (parents->is_in, candidate);
  parents->candidate[parents->n++] = (uint16_t) candidate;
}

/* Makes room for n elements of an array of the layer. */
static bool
grow (Layer *layer, void **array, uint32_t *max, uint32_t n, size_t size)
{
  if (!sudoku_explainer_reserve (array, max, n, size))
    interrupt_fail (layer->interrupt);
  return n <= *max;
}

/* The order of a Java HashMap, in which Sudoku Explainer keeps what a hint removes: by the cell's number modulo the number of
 * buckets, which doubles when three quarters as many cells are in it, then by the order of entering. */
static void
sort_by_bucket (Removal *removals, unsigned n)
{
  unsigned buckets = 16;
  while (n > buckets / 4 * 3)
    buckets *= 2;
  for (unsigned i = 1; i < n; i++)
    {
      const Removal moved = removals[i];
      unsigned j = i;
      for (; j > 0 && removals[j - 1].cell % buckets > moved.cell % buckets; j--)
        removals[j] = removals[j - 1];
      removals[j] = moved;
    }
}

/* Enters what a hint removes that rests on these parents. */
static void
enter (Round *round, const Parents *parents, Removal *removals, unsigned n, uint64_t chains, uint32_t complexity)
{
  Layer *layer = round->layer;
  Net *net = round->net;
  if (!parents->n
      || !grow (layer, (void **) &layer->advance, &layer->max_advances, layer->n_advances + 1, sizeof *layer->advance)
      || !grow (layer, (void **) &layer->parent, &layer->max_parents, layer->n_parents + parents->n,
                sizeof *layer->parent))
    return;
  const unsigned from = ADVANCED + layer->n_advances - net->first_advance;
  layer->advance[layer->n_advances++] = (Advance){ layer->n_parents, parents->n, chains, complexity };
  memcpy (layer->parent + layer->n_parents, parents->candidate, parents->n * sizeof *parents->candidate);
  layer->n_parents += parents->n;
  sort_by_bucket (removals, n);
  for (unsigned i = 0; i < n; i++)
    for (unsigned left = removals[i].values; left; left &= left - 1)
      {
        const unsigned candidate = layer->numbering->number[removals[i].cell][first_bit (left)];
        if (!sudoku_bits_has (net->is_off, candidate))
          sudoku_net_add_off (net, candidate, from);
      }
  round->any = true;
}

static void
enter_pattern (Round *round, const Pattern *pattern, const Parents *parents)
{
  Removal removals[N_CELLS];
  memcpy (removals, pattern->step.removal, pattern->step.n_removals * sizeof *removals);
  enter (round, parents, removals, pattern->step.n_removals, 0, 0);
}

/* Rests on the value's lost places outside the second house. */
static bool
meet_locking (void *data, const Pattern *pattern)
{
  Round *round = data;
  Parents parents;
  parents_clear (&parents);
  for (unsigned place = 0; place < 9; place++)
    {
      const unsigned cell = sudoku_packed_house_cell[pattern->house[0]][place];
      if (sudoku_packed_cell[cell].house[pattern->house[1] / 9] != pattern->house[1])
        add_if_lost (&parents, round->layer, cell, pattern->value);
    }
  enter_pattern (round, pattern, &parents);
  return false;
}

/* Rests on the values' lost places outside the cells. */
static bool
meet_hidden_pair (void *data, const Pattern *pattern)
{
  Round *round = data;
  Parents parents;
  parents_clear (&parents);
  for (unsigned others = ALL_VALUES & ~pattern->places; others; others &= others - 1)
    for (unsigned left = pattern->values; left; left &= left - 1)
      add_if_lost (&parents, round->layer, sudoku_packed_house_cell[pattern->house[0]][first_bit (others)],
                   first_bit (left));
  enter_pattern (round, pattern, &parents);
  return false;
}

/* Rests on the cells' lost candidates besides the values. */
static bool
meet_naked_pair (void *data, const Pattern *pattern)
{
  Round *round = data;
  Parents parents;
  parents_clear (&parents);
  for (unsigned left = pattern->places; left; left &= left - 1)
    for (unsigned values = ALL_VALUES & ~pattern->values; values; values &= values - 1)
      add_if_lost (&parents, round->layer, sudoku_packed_house_cell[pattern->house[0]][first_bit (left)],
                   first_bit (values));
  enter_pattern (round, pattern, &parents);
  return false;
}

/* Rests on the value's lost places in the lines outside the covers. */
static bool
meet_fish (void *data, const Pattern *pattern)
{
  Round *round = data;
  Parents parents;
  parents_clear (&parents);
  for (unsigned lines = pattern->lines; lines; lines &= lines - 1)
    for (unsigned others = ALL_VALUES & ~pattern->covers; others; others &= others - 1)
      add_if_lost (&parents, round->layer,
                   sudoku_packed_house_cell[pattern->house[0] * 9 + first_bit (lines)][first_bit (others)],
                   pattern->value);
  enter_pattern (round, pattern, &parents);
  return false;
}

/* What put a node on may rest on candidates that the outer net has lost. */
static void
add_lost_for (Parents *parents, const Layer *layer, unsigned candidate, Cause cause)
{
  const unsigned cell = layer->numbering->cell[candidate], value = layer->numbering->value[candidate];
  unsigned lost;
  if (cause == CAUSE_CELL)
    for (lost = layer->base.candidates[cell] & ~(unsigned) layer->board.candidates[cell]; lost; lost &= lost - 1)
      add_if_lost (parents, layer, cell, first_bit (lost));
  else if (cause != NO_CAUSE)
    {
      const unsigned house = sudoku_packed_cell[cell].house[cause];
      for (lost = layer->base.places[house][value] & ~(unsigned) layer->board.places[house][value]; lost;
           lost &= lost - 1)
        add_if_lost (parents, layer, sudoku_packed_house_cell[house][first_bit (lost)], value);
    }
}

static uint64_t
mix (uint64_t hash, uint64_t more)
{
  hash = (hash ^ more) * UINT64_C (0x9e3779b97f4a7c15);
  return hash ^ hash >> 31;
}

/* A cycle can be gone round in either direction: what is off is on the other way, for the same cause. */
static uint64_t
rest_of_chain (const Round *round, const ChainHint *hint, Parents *parents)
{
  const Link *links = round->layer->hints.link + hint->first_link;
  const unsigned n = hint->kind == HINT_CYCLE ? hint->n_links - 1 : hint->n_links;
  uint64_t hash = mix (hint->kind + 1u, n);
  for (unsigned i = 0; i < n; i++)
    {
      hash = mix (hash, links[i].node);
      if (links[i].node & 1)
        add_lost_for (parents, round->layer, links[i].node / 2, (Cause) links[i].cause);
    }
  for (unsigned i = n; hint->kind == HINT_CYCLE && i-- > 0;)
    if (!(links[i].node & 1))
      add_lost_for (parents, round->layer, links[i].node / 2, (Cause) links[i].cause);
  return hash | 1;
}

/* The targets of a hint of the inner layer, again. */
static unsigned
list_targets (Layer *inner, const ChainHint *hint, Target *targets)
{
  unsigned n = 0;
  if (hint->kind == HINT_CONTRADICTION)
    {
      net_contradiction (sudoku_net_get (inner, hint->source), &targets[0], &targets[1]);
      return 2;
    }
  if (hint->kind == HINT_DOUBLE)
    {
      targets[n++].net = sudoku_net_get (inner, hint->source);
      targets[n++].net = sudoku_net_get (inner, hint->source ^ 1u);
    }
  else if (hint->kind == HINT_CELL)
    for (unsigned left = inner->base.candidates[hint->source]; left; left &= left - 1)
      targets[n++].net = sudoku_net_get (inner, 2u * inner->numbering->number[hint->source][first_bit (left)] + 1);
  else
    {
      const unsigned house = hint->source / N_VALUES, value = hint->source % N_VALUES;
      for (unsigned left = inner->base.places[house][value]; left; left &= left - 1)
        targets[n++].net =
            sudoku_net_get (inner, 2u * number_at (inner->numbering, house, first_bit (left), value) + 1);
    }
  for (unsigned i = 0; i < n; i++)
    {
      targets[i].node = hint->target;
      targets[i].absurd = false;
    }
  return n;
}

/* Why a node of a target's chain is on. The assumptions of a cell or region stand for it. */
static Cause
cause_of (const ChainHint *hint, const Target *target, unsigned node, bool absurd)
{
  const Cause cause = (Cause) (absurd ? target->net->absurd_cause : target->net->on_cause[node / 2]);
  if (cause != NO_CAUSE)
    return cause;
  return hint->kind == HINT_CELL     ? CAUSE_CELL
         : hint->kind == HINT_REGION ? (Cause) (hint->source / N_VALUES / 9)
                                     : NO_CAUSE;
}

static uint64_t
rest_of_nets (const Round *round, const ChainHint *hint, Parents *parents)
{
  Target targets[N_VALUES];
  Layer *inner = round->layer->inner;
  const unsigned n_targets = list_targets (inner, hint, targets);
  uint64_t hash = mix (0, n_targets);
  for (unsigned i = 0; i < n_targets; i++)
    {
      uint16_t nodes[2 * MAX_CANDIDATES];
      const unsigned n = sudoku_net_chain (inner, &targets[i], nodes);
      hash = mix (hash, n);
      for (unsigned j = 0; j < n; j++)
        {
          hash = mix (hash, nodes[j]);
          if (nodes[j] & 1)
            add_lost_for (parents, round->layer, nodes[j] / 2,
                          cause_of (hint, &targets[i], nodes[j], j == 0 && targets[i].absurd));
        }
    }
  return hash | 1;
}

/* Takes all hints in their order. */
static void
take_hints (Round *round)
{
  Hints *hints = &round->layer->hints;
  if (hints->failed)
    interrupt_fail (round->layer->interrupt);
  sudoku_hints_sort (hints);
  for (uint32_t i = 0; i < hints->n_hints && !round->layer->interrupt->stopped; i++)
    {
      const ChainHint *hint = &hints->hint[i];
      Parents parents;
      parents_clear (&parents);
      const uint64_t chains = hint->kind == HINT_CYCLE || hint->kind == HINT_CHAIN
                                  ? rest_of_chain (round, hint, &parents)
                                  : rest_of_nets (round, hint, &parents);
      Removal removals[N_CELLS];
      memcpy (removals, hints->removal + hint->first_removal, hint->n_removals * sizeof *removals);
      enter (round, &parents, removals, hint->n_removals, chains, hint->complexity);
    }
}

static void
try_nets (Round *round, const ChainRules *rules)
{
  Layer *layer = round->layer;
  sudoku_hints_clear (&layer->hints, false);
  if (!sudoku_layer_begin (layer->inner, layer->numbering, &layer->board, rules))
    return;
  sudoku_layer_find_hints (layer->inner, &layer->hints);
  take_hints (round);
}

bool
sudoku_nested_advance (Layer *layer, Net *net)
{
  const unsigned level = layer->rules.level;
  Round round = { .layer = layer, .net = net };
  sudoku_explainer_each_locking (&layer->board, false, meet_locking, &round);
  if (!round.any)
    sudoku_explainer_each_hidden_set (&layer->board, 2, false, meet_hidden_pair, &round);
  if (!round.any)
    sudoku_explainer_each_naked_set (&layer->board, 2, meet_naked_pair, &round);
  if (!round.any)
    sudoku_explainer_each_fish (&layer->board, 2, meet_fish, &round);
  if (!round.any && (level == 2 || level == 3))
    {
      sudoku_interrupt_tick (layer->interrupt, 30);
      sudoku_hints_clear (&layer->hints, false);
      sudoku_explainer_find_chains (layer->search, layer->numbering, &layer->board, &layer->hints);
      take_hints (&round);
    }
  if (!round.any && level == 3)
    try_nets (&round, &(ChainRules){ 0 });
  if (!round.any && level >= 4)
    try_nets (&round, &(ChainRules){ .dynamic = true, .level = layer->rules.limit });
  return round.any && !layer->interrupt->stopped;
}
