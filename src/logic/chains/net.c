/* What follows from an assumption by singles alone: a net, in which a value may have several causes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "logic/board/finders.h"
#include "logic/chains/spell.h"

/* Of a branch; a longer one is not read by anybody. */
#define MOST_VALUES 200

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links; /* of candidates */
  SudokuSet *left;          /* [cells] */
  uint64_t *place;          /* [houses * order] */
  uint16_t *when;           /* [events] the order in which they followed, from 1; 0: they do not */
  uint32_t *cause;          /* [events] of what is off the node that is on; of what is on see forced */
  SudokuBase *forced;       /* [candidates] where what is on was the last that was left, without its nodes */
  uint32_t *event;          /* those that followed, in their order */
  unsigned n_events;
  bool contradiction; /* the base failed has no candidates left */
  SudokuBase failed;
} Net;

static void
net_free (Net *net)
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

/* Returns the memory for nets, or NULL when out of memory. */
static Net *
net_new (SudokuFinding *finding, const SudokuLinks *links)
{
  const SudokuShape *shape = finding->shape;
  unsigned n_events = 2 * links->n_candidates + 1;
  Net *net = calloc (1, sizeof *net);

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
  net_free (net);
  return NULL;
}

/* Notes that an event follows. */
static void
add_event (Net *net, uint32_t event, uint32_t cause)
{
  assert (net->n_events < 2 * net->links->n_candidates && net->when[event] == 0);
  net->event[net->n_events++] = event;
  net->when[event] = (uint16_t) net->n_events;
  net->cause[event] = cause;
}

static void
fail (Net *net, SudokuBase base)
{
  if (net->contradiction)
    return;
  net->contradiction = true;
  net->failed = base;
}

static void
force (Net *net, unsigned cell, unsigned value, SudokuBase base)
{
  unsigned node = sudoku_links_number (net->links, net->finding->shape, cell, value);

  if (net->when[sudoku_event (node, true)] != 0)
    return;
  add_event (net, sudoku_event (node, true), SUDOKU_NO_NODE);
  net->forced[node] = base;
}

/* A candidate is false: its cell or one of its houses may have only one place left, or none. */
static void
exclude (Net *net, unsigned node, uint32_t cause)
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

/* Follows an assumption to the end, a contradiction, or MOST_VALUES values. */
static void
net_run (Net *net, uint32_t assumption)
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
      if (values++ == MOST_VALUES)
        return;
      for (unsigned k = links->first[event]; k < links->first[event + 1] && !net->contradiction; k++)
        exclude (net, sudoku_event_node (links->implication[k]), sudoku_event_node (event));
    }
}

/* The candidates of the base that forced a value, other than that: the next one from an index on, or SUDOKU_NO_NODE. */
static unsigned
next_cause (const Net *net, unsigned node, unsigned *index)
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
typedef void (*LinkFunc) (Net *net, uint32_t from, uint32_t to, void *data);

/* Goes back from the goal, then forward along what is needed. */
static void
trace (Net *net, uint32_t goal, LinkFunc found, void *data)
{
  bool *needed = calloc (net->n_events + 1, sizeof *needed);

  if (needed == NULL)
    {
      sudoku_finding_fail (net->finding);
      return;
    }
  assert (net->when[goal] != 0 || net->finding->result != SUDOKU_EXHAUSTED);
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

      if (!needed[i])
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
count_link (Net *net, uint32_t from, uint32_t to, void *data)
{
  Measure *measure = data;

  measure->n++;
  measure->branches |= sudoku_event_is_on (to) && to == measure->last;
  measure->last = to;
}

/* The number of links that lead to an event that followed; *branches says whether a value among them has several causes. */
static unsigned
net_measure (Net *net, uint32_t goal, bool *branches)
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
spell_link (Net *net, uint32_t from, uint32_t to, void *data)
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

/* Adds those links to a branch of a step. */
static void
net_spell (Net *net, SudokuSpelling *spelling, uint32_t goal, unsigned branch)
{
  Spelled spelled = { spelling, branch };

  trace (net, goal, spell_link, &spelled);
}

/* Forcing nets: what follows by singles from each candidate of a cell or house, or refutes an assumption.
 *
 * The net of every candidate being true, and of its being false, is run once, and serves its cell and all its houses. Steps
 * in which no value has several causes are forcing chains, which are found elsewhere. */

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
  Net *net;
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
    total += net_measure (nets->net, sudoku_event (node[k], false), &branches);
  if (!branches || !sudoku_step_is_wanted (nets->finding))
    return;
  nets->finding->step.length = (uint16_t) (total < UINT16_MAX ? total : UINT16_MAX);
  sudoku_base_spell (nets->finding, &nets->bases.base[base]);
  sudoku_spelling_begin (&spelling, nets->finding, nets->links);
  for (unsigned k = 0; k < nets->bases.base[base].n_nodes; k++)
    {
      unsigned branch = sudoku_step_branch (nets->finding, sudoku_spell_node (&spelling, node[k]));

      net_spell (nets->net, &spelling, sudoku_event (node[k], false), branch);
    }
  sudoku_spelling_clear (&spelling);
  sudoku_step_report (nets->finding);
}

/* Keeps what followed from a candidate. */
static void
keep (Nets *nets, unsigned node)
{
  const Net *net = nets->net;

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
      net_run (nets->net, event);
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

      net_run (nets->net, sudoku_event (node[k], true));
      total += net_measure (nets->net, result, &branches);
      net_spell (nets->net, &spelling, result, branch);
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

static bool
allocate (Nets *nets)
{
  size_t n = nets->links->n_candidates + 1;

  nets->n_events = 2 * nets->links->n_candidates;
  nets->n_words = sudoku_bits_words (nets->n_events);
  nets->net = net_new (nets->finding, nets->links);
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
  bool verities = sudoku_finding_seeks (finding, SUDOKU_FORCING_NET_VERITY);

  if (finding->shape->order > MOST_ORDER)
    return;
  nets.links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, MOST_CANDIDATES);
  if (nets.links == NULL)
    return;
  if (sudoku_base_list_fill (&nets.bases, finding, nets.links, 2) && allocate (&nets))
    {
      run_nets (&nets);
      for (unsigned i = 0; verities && i < nets.bases.n && !sudoku_finding_cancelled (finding); i++)
        if (!has_refuted (&nets, i))
          look_at_base (&nets, i);
      if (verities && finding->result == SUDOKU_EXHAUSTED)
        report_verities (&nets);
    }
  sudoku_base_list_clear (&nets.bases);
  net_free (nets.net);
  free (nets.follow);
  free (nets.when);
  free (nets.refuted);
  free (nets.best);
}
