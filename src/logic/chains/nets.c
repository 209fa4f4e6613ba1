/* Forcing nets: what follows by singles from each candidate of a cell or house, or refutes an assumption.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The net of every candidate being true, and of its being false, is run once, and serves its cell and all its houses. Steps
 * in which no value has several causes are forcing chains, which are found elsewhere.
 */
#include <stdlib.h>

#include "logic/chains/chains.h"
#include "logic/chains/link-table.h"
#include "logic/chains/net.h"

#define MOST_ORDER 16
#define MOST_CANDIDATES 1536

/* The best proof of an event so far. */
typedef struct
{
  uint32_t total; /* 0: there is none */
  uint32_t base;
} Best;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuNet *net;
  SudokuBaseList bases;
  unsigned n_events;
  unsigned n_words; /* of a set of events */
  uint64_t *follow; /* [n_candidates] the events that follow from a candidate being true */
  uint16_t *when;   /* [n_candidates * n_events] and after how many others */
  bool *refuted;    /* [n_events] */
  Best *best;       /* [n_events] */
} Nets;

/* The number of the list's base that is like one; the list has all of them. */
static unsigned
find_base (const Nets *nets, const SudokuBase *like)
{
  unsigned i = 0;

  while (i < nets->bases.n
         && (nets->bases.base[i].house != like->house || nets->bases.base[i].cell != like->cell
             || nets->bases.base[i].value != like->value))
    i++;
  return i;
}

/* The assumption, whose net is the last that was run, fails. */
static void
report_contradiction (Nets *nets, uint32_t assumption)
{
  unsigned base = find_base (nets, &nets->net->failed);
  const uint32_t *node;
  SudokuSpelling spelling;
  unsigned total = 0;
  bool branches = false;

  if (base == nets->bases.n)
    return;
  node = sudoku_base_nodes (&nets->bases, base);
  sudoku_spell_event (nets->finding, nets->links, SUDOKU_FORCING_NET_CONTRADICTION, assumption ^ 1);
  for (unsigned k = 0; k < nets->bases.base[base].n_nodes; k++)
    total += sudoku_net_measure (nets->net, sudoku_event (node[k], false), &branches);
  if (!branches || !sudoku_step_is_wanted (nets->finding))
    return;
  nets->finding->step.length = (uint16_t) (total < UINT16_MAX ? total : UINT16_MAX);
  sudoku_base_spell (nets->finding, &nets->bases.base[base]);
  sudoku_spelling_begin (&spelling, nets->finding, nets->links);
  for (unsigned k = 0; k < nets->bases.base[base].n_nodes; k++)
    {
      unsigned branch = sudoku_step_branch (nets->finding, sudoku_spell_node (&spelling, node[k]));

      sudoku_net_spell (nets->net, &spelling, sudoku_event (node[k], false), branch);
    }
  sudoku_spelling_clear (&spelling);
  sudoku_step_report (nets->finding);
}

/* Keeps what followed from a candidate. */
static void
keep (Nets *nets, unsigned node)
{
  const SudokuNet *net = nets->net;

  for (unsigned i = 1; i < net->n_events; i++)
    {
      sudoku_bits_add (nets->follow + (size_t) node * nets->n_words, net->event[i]);
      nets->when[(size_t) node * nets->n_events + net->event[i]] = (uint16_t) i;
    }
}

static void
run_nets (Nets *nets)
{
  bool contradictions = sudoku_finding_seeks (nets->finding, SUDOKU_FORCING_NET_CONTRADICTION);

  for (uint32_t event = 0; event < nets->n_events && !sudoku_finding_cancelled (nets->finding); event++)
    {
      if (!sudoku_event_is_on (event) && !contradictions)
        continue;
      sudoku_net_run (nets->net, event);
      nets->refuted[event] = nets->net->contradiction;
      if (nets->net->contradiction && contradictions)
        report_contradiction (nets, event);
      else if (sudoku_event_is_on (event))
        keep (nets, sudoku_event_node (event));
    }
}

static bool
has_refuted (const Nets *nets, unsigned i)
{
  const uint32_t *node = sudoku_base_nodes (&nets->bases, i);

  for (unsigned k = 0; k < nets->bases.base[i].n_nodes; k++)
    if (nets->refuted[sudoku_event (node[k], true)])
      return true;
  return false;
}

/* Notes what follows from all candidates of a base. */
static void
look_at_base (Nets *nets, unsigned i)
{
  const uint32_t *node = sudoku_base_nodes (&nets->bases, i);

  for (unsigned w = 0; w < nets->n_words; w++)
    {
      uint64_t all = ~UINT64_C (0);

      for (unsigned k = 0; k < nets->bases.base[i].n_nodes; k++)
        all &= nets->follow[(size_t) node[k] * nets->n_words + w];
      for (; all != 0; all &= all - 1)
        {
          uint32_t event = 64 * w + (unsigned) __builtin_ctzll (all);
          unsigned total = 0;

          for (unsigned k = 0; k < nets->bases.base[i].n_nodes; k++)
            total += nets->when[(size_t) node[k] * nets->n_events + event];
          if (nets->best[event].total == 0 || total < nets->best[event].total)
            nets->best[event] = (Best){ total, i };
        }
    }
}

static void
report_verity (Nets *nets, uint32_t result)
{
  const SudokuBase *base = &nets->bases.base[nets->best[result].base];
  const uint32_t *node = sudoku_base_nodes (&nets->bases, nets->best[result].base);
  SudokuSpelling spelling;
  unsigned total = 0;
  bool branches = false;

  sudoku_spell_event (nets->finding, nets->links, SUDOKU_FORCING_NET_VERITY, result);
  if (!sudoku_step_is_wanted (nets->finding))
    return;
  sudoku_base_spell (nets->finding, base);
  sudoku_spelling_begin (&spelling, nets->finding, nets->links);
  for (unsigned k = 0; k < base->n_nodes; k++)
    {
      unsigned branch = sudoku_step_branch (nets->finding, sudoku_spell_node (&spelling, node[k]));

      sudoku_net_run (nets->net, sudoku_event (node[k], true));
      total += sudoku_net_measure (nets->net, result, &branches);
      sudoku_net_spell (nets->net, &spelling, result, branch);
    }
  sudoku_spelling_clear (&spelling);
  nets->finding->step.length = (uint16_t) (total < UINT16_MAX ? total : UINT16_MAX);
  if (branches)
    sudoku_step_report (nets->finding);
}

static int
compare_totals (const void *a, const void *b)
{
  const uint64_t *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

/* Reports the verities, the shortest about first. */
static void
report_verities (Nets *nets)
{
  uint64_t *order = malloc ((nets->n_events + 1) * sizeof *order);
  unsigned n = 0;

  if (order == NULL)
    {
      sudoku_finding_fail (nets->finding);
      return;
    }
  for (uint32_t event = 0; event < nets->n_events; event++)
    if (nets->best[event].total != 0)
      order[n++] = (uint64_t) nets->best[event].total << 32 | event;
  qsort (order, n, sizeof *order, compare_totals);
  for (unsigned i = 0; i < n && !sudoku_finding_cancelled (nets->finding); i++)
    report_verity (nets, (uint32_t) order[i]);
  free (order);
}

static void
find_verities (Nets *nets)
{
  for (unsigned i = 0; i < nets->bases.n && !sudoku_finding_cancelled (nets->finding); i++)
    if (!has_refuted (nets, i))
      look_at_base (nets, i);
  if (nets->finding->result == SUDOKU_FIND_DONE)
    report_verities (nets);
}

static bool
allocate (Nets *nets)
{
  size_t n = nets->links->n_candidates + 1;

  nets->n_events = 2 * nets->links->n_candidates;
  nets->n_words = sudoku_bits_words (nets->n_events);
  nets->net = sudoku_net_new (nets->finding, nets->links);
  nets->follow = calloc (n * nets->n_words, sizeof *nets->follow);
  nets->when = malloc (n * (nets->n_events + 1) * sizeof *nets->when);
  nets->refuted = calloc (nets->n_events + 1, sizeof *nets->refuted);
  nets->best = calloc (nets->n_events + 1, sizeof *nets->best);
  if (nets->net != NULL && nets->follow != NULL && nets->when != NULL && nets->refuted != NULL && nets->best != NULL)
    return true;
  sudoku_finding_fail (nets->finding);
  return false;
}

void
sudoku_find_forcing_nets (SudokuFinding *finding)
{
  Nets nets = { .finding = finding };

  if (finding->shape->order > MOST_ORDER)
    return;
  nets.links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  if (nets.links == NULL)
    return;
  if (sudoku_base_list_fill (&nets.bases, finding, nets.links, 2) && allocate (&nets))
    {
      run_nets (&nets);
      if (sudoku_finding_seeks (finding, SUDOKU_FORCING_NET_VERITY) && finding->result == SUDOKU_FIND_DONE)
        find_verities (&nets);
    }
  sudoku_base_list_clear (&nets.bases);
  sudoku_net_free (nets.net);
  free (nets.follow);
  free (nets.when);
  free (nets.refuted);
  free (nets.best);
}
