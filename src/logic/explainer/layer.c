/* Memory and interruption of the layers of nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "logic/explainer/layer.h"

/* Units of work between two questions whether to stop. */
#define TICKS 100

bool
interrupt_tick (Interrupt *interrupt, unsigned n)
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
layer_begin (Layer *layer, const Numbering *numbering, const PackedBoard *board, const ChainRules *rules)
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
layer_finish (Layer *layer)
{
  free (layer->net);
  free (layer->advance);
  free (layer->parent);
  hints_finish (&layer->hints);
}
