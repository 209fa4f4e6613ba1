/* What follows from several nets: contradictions, and consequences that all of them have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A net that ended in a contradiction stays as far as it had come, and is used like any other.
 */
#include "logic/board/bits.h"
#include "logic/explainer/layer.h"

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
      const unsigned n = net_chain (layer, &conclusion->target[i], nodes);
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
      complexity += net_count (layer, &conclusion->target[i]);
      if (!hints_may_use (conclusion->hints, base + explainer_length_rating (complexity), complexity, conclusion->key))
        return;
    }
  if (layer->rules.level >= 2)
    complexity += nested_complexity (conclusion);
  const Removal removal = { (uint16_t) falls, (uint8_t) cell };
  ChainHint *hint = hints_offer (conclusion->hints, base + explainer_length_rating (complexity), complexity,
                                 conclusion->key, &removal, 1);
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
  conclusion.target[0].net = net_get (layer, 2 * candidate + 1);
  conclusion.target[1].net = net_get (layer, 2 * candidate);
  conclude_common (&conclusion, true);
  conclude_common (&conclusion, false);
}

/* Concludes what these candidates, one of which is true, have in common. */
static void
reduce (Conclusion *conclusion, const uint16_t *candidates, unsigned n)
{
  Layer *layer = conclusion->layer;
  /* Most have nothing in common, which is seen without their nets if those have no surprises. */
  if (layer->is_closed && !explainer_have_common_implication (layer->search, candidates, n))
    return;
  for (unsigned i = 0; i < n; i++)
    conclusion->target[i].net = net_get (layer, 2u * candidates[i] + 1);
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
  reduce (&conclusion, candidates, n);
}

/* The places of a value in a house whose first place this cell is. */
static void
reduce_region (Layer *layer, Hints *hints, unsigned cell, unsigned kind, unsigned value)
{
  const unsigned house = packed_cell[cell].house[kind];
  Conclusion conclusion = {
    .layer = layer, .hints = hints, .kind = HINT_REGION, .key = 6, .source = house * N_VALUES + value
  };
  uint16_t candidates[N_VALUES];
  unsigned places = layer->base.places[house][value], n = 0;
  if (count_bits (places) < 2 || packed_house_cell[house][first_bit (places)] != cell)
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
      conclude_contradiction (layer, hints, net_get (layer, 2 * candidate + 1), 2 * candidate + 1);
      conclude_contradiction (layer, hints, net_get (layer, 2 * candidate), 2 * candidate);
      if (rich && !rules->nishio)
        reduce_double (layer, hints, candidate);
    }
  for (unsigned kind = 0; !rules->nishio && kind < N_KINDS; kind++)
    reduce_region (layer, hints, cell, kind, value);
}

void
layer_find_hints (Layer *layer, Hints *hints)
{
  interrupt_tick (layer->interrupt, 20);
  layer->is_closed =
      !layer->rules.dynamic && !explainer_find_implications (layer->search, layer->numbering, &layer->base);
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
