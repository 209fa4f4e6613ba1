/* Forcing chains: whichever candidate of a cell or house is true, the same follows along chains of single links.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A *contradiction* begins with what is to be refuted and ends with a cell or house without candidates, a *verity* begins
 * with the candidates of a cell or house. The links can be read both ways, so that the first is written as the second. What
 * is known by a single chain is left to others, and so is what all candidates of the base see.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/chains/links.h"
#include "logic/board/finders.h"
#include "logic/chains/closure.h"
#include "logic/chains/spell.h"
#include "logic/chains/walk.h"

#define MOST_CANDIDATES 2048
#define MOST_EVENTS 128

/* The best proof of an event so far. */
typedef struct
{
  uint16_t total; /* links; 0: there is none */
  uint16_t base;
} Best;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuClosure *closure;
  SudokuWalk *walk;
  SudokuBaseList bases;
  uint64_t *off;    /* [n_plain] the candidates that are false if a node is true */
  uint64_t *sets;   /* the memory of the following two, and of off[] */
  uint64_t *left;   /* the candidates that are false in all branches so far, and of those that are true */
  uint64_t *follow; /* what follows from an assumption */
  uint16_t *total;  /* [events] the links of all branches; 0: not in all of them */
  Best *best;       /* [events of candidates] */
} Forcing;

static uint64_t *
off_of (const Forcing *forcing, unsigned node)
{
  return forcing->off + (size_t) node * forcing->links->n_words;
}

/* Fills what each node excludes in the end. */
static void
fill_off (Forcing *forcing)
{
  const SudokuLinks *links = forcing->links;

  for (unsigned node = 0; node < links->n_plain && !sudoku_finding_cancelled (forcing->finding); node++)
    {
      const uint64_t *reach = sudoku_closure_reach (forcing->closure, node);

      for (unsigned y = sudoku_bits_next (reach, 0, forcing->closure->n_words); y < links->n_plain;
           y = sudoku_bits_next (reach, y + 1, forcing->closure->n_words))
        sudoku_bits_unite (off_of (forcing, node), sudoku_node_seen (links, y), links->n_words);
    }
}

/* Fills follow with what is false if a candidate is true, or is false. */
static void
assume (Forcing *forcing, unsigned node, bool on)
{
  const SudokuLinks *links = forcing->links;
  uint32_t event = sudoku_event (node, false);

  memset (forcing->follow, 0, links->n_words * sizeof *forcing->follow);
  if (on)
    {
      sudoku_bits_unite (forcing->follow, off_of (forcing, node), links->n_words);
      return;
    }
  sudoku_bits_add (forcing->follow, node);
  for (unsigned i = links->first[event]; i < links->first[event + 1]; i++)
    sudoku_bits_unite (forcing->follow, off_of (forcing, sudoku_event_node (links->implication[i])), links->n_words);
}

/* Whether a single chain says so. */
static bool
is_known (const Forcing *forcing, unsigned node)
{
  return sudoku_bits_has (forcing->closure->is_false, node) || sudoku_closure_is_true (forcing->closure, node);
}

/* The links from what was assumed to the end of a base, in all; 0 if they are too long, or are one each. */
static unsigned
measure_contradiction (const Forcing *forcing, unsigned i)
{
  const uint32_t *node = sudoku_base_nodes (&forcing->bases, i);
  unsigned total = 0;
  bool chain = false;

  for (unsigned k = 0; k < forcing->bases.base[i].n_nodes; k++)
    {
      unsigned index;

      if (!sudoku_walk_has (forcing->walk, sudoku_event (node[k], false), &index))
        return 0;
      total += forcing->walk->reached[index].links;
      chain |= forcing->walk->reached[index].links > 1;
    }
  return chain ? total : 0;
}

/* Writes the branch of a candidate of the base that ends with the result. */
static void
spell_branch (Forcing *forcing, SudokuSpelling *spelling, unsigned node, uint32_t result)
{
  uint32_t event[MOST_EVENTS];
  unsigned index, n = 0;
  unsigned branch = sudoku_step_branch (forcing->finding, sudoku_spell_node (spelling, node));

  sudoku_walk_from (forcing->walk, sudoku_event (node, true));
  if (sudoku_walk_has (forcing->walk, result, &index))
    n = sudoku_walk_path (forcing->walk, index, event, MOST_EVENTS);
  sudoku_spell_chain (spelling, event, n, branch);
}

static void
report (Forcing *forcing, SudokuTechnique technique, uint32_t result)
{
  Best best = forcing->best[result];
  const uint32_t *node = sudoku_base_nodes (&forcing->bases, best.base);
  SudokuSpelling spelling;

  sudoku_spell_event (forcing->finding, forcing->links, technique, result);
  forcing->finding->step.length = best.total;
  sudoku_base_spell (forcing->finding, &forcing->bases.base[best.base]);
  if (!sudoku_step_is_wanted (forcing->finding))
    return;
  sudoku_spelling_begin (&spelling, forcing->finding, forcing->links);
  for (unsigned k = 0; k < forcing->bases.base[best.base].n_nodes; k++)
    spell_branch (forcing, &spelling, node[k], result);
  sudoku_spelling_clear (&spelling);
  sudoku_step_report (forcing->finding);
}

/* Reports what has been proved, shortest first. */
static void
report_all (Forcing *forcing, SudokuTechnique technique)
{
  unsigned longest = 0;

  for (uint32_t event = 0; event < 2 * forcing->links->n_candidates; event++)
    if (forcing->best[event].total > longest)
      longest = forcing->best[event].total;
  for (unsigned total = 1; total <= longest; total++)
    for (uint32_t event = 0; event < 2 * forcing->links->n_candidates; event++)
      if (forcing->best[event].total == total && !sudoku_finding_cancelled (forcing->finding))
        report (forcing, technique, event);
}

static void
note (Forcing *forcing, uint32_t result, unsigned total, unsigned base)
{
  Best *best = &forcing->best[result];

  if (best->total == 0 || total < best->total)
    *best = (Best){ (uint16_t) total, (uint16_t) base };
}

/* Whether all candidates of a base are in a set. */
static bool
is_within (const SudokuBaseList *list, unsigned i, const uint64_t *set)
{
  const uint32_t *node = sudoku_base_nodes (list, i);

  for (unsigned k = 0; k < list->base[i].n_nodes; k++)
    if (!sudoku_bits_has (set, node[k]))
      return false;
  return true;
}

/* Refutes a candidate, or its opposite. */
static void
look_for_contradiction (Forcing *forcing, unsigned node, bool on)
{
  bool walked = false;

  assume (forcing, node, on);
  for (unsigned i = 0; i < forcing->bases.n; i++)
    {
      unsigned total;

      if (!is_within (&forcing->bases, i, forcing->follow))
        continue;
      if (!walked)
        sudoku_walk_from (forcing->walk, sudoku_event (node, on));
      walked = true;
      total = measure_contradiction (forcing, i);
      if (total != 0)
        note (forcing, sudoku_event (node, !on), total, i);
    }
}

static void
find_contradictions (Forcing *forcing)
{
  memset (forcing->best, 0, 2 * (size_t) forcing->links->n_candidates * sizeof *forcing->best);
  for (unsigned node = 0; node < forcing->links->n_candidates && !sudoku_finding_cancelled (forcing->finding); node++)
    if (!is_known (forcing, node))
      for (unsigned on = 0; on < 2; on++)
        look_for_contradiction (forcing, node, on == 1);
  report_all (forcing, SUDOKU_FORCING_CHAIN_CONTRADICTION);
}

/* Whether anything follows from all candidates of a base that is not known: left has what is false, and then what is true. */
static bool
has_verity (Forcing *forcing, unsigned i)
{
  const SudokuLinks *links = forcing->links;
  const uint32_t *node = sudoku_base_nodes (&forcing->bases, i);
  uint64_t any = 0;

  for (unsigned w = 0; w < links->n_words; w++)
    {
      uint64_t off = ~forcing->closure->is_false[w];
      uint64_t on = links->n_candidates - 64 * w >= 64 ? ~UINT64_C (0) : sudoku_set_full (links->n_candidates - 64 * w);

      for (unsigned k = 0; k < forcing->bases.base[i].n_nodes; k++)
        {
          off &= off_of (forcing, node[k])[w];
          on &= sudoku_closure_reach (forcing->closure, node[k])[w];
        }
      forcing->left[w] = off;
      forcing->left[links->n_words + w] = on;
      any |= off | on;
    }
  return any != 0;
}

/* Measures the chains from all candidates of a base. */
static void
measure_verities (Forcing *forcing, unsigned i)
{
  const SudokuLinks *links = forcing->links;
  const uint32_t *node = sudoku_base_nodes (&forcing->bases, i);
  unsigned n = forcing->bases.base[i].n_nodes;

  memset (forcing->total, 0, 2 * (size_t) links->n_nodes * sizeof *forcing->total);
  for (unsigned k = 0; k < n; k++)
    {
      sudoku_walk_from (forcing->walk, sudoku_event (node[k], true));
      for (unsigned j = 1; j < forcing->walk->n_reached; j++)
        {
          uint16_t *total = &forcing->total[forcing->walk->reached[j].event];

          *total = k > 0 && *total == 0 ? 0 : (uint16_t) (*total + forcing->walk->reached[j].links);
        }
      for (uint32_t event = 0; event < 2 * links->n_candidates; event++)
        if (!sudoku_walk_has (forcing->walk, event, NULL))
          forcing->total[event] = 0;
    }
  for (unsigned on = 0; on < 2; on++)
    {
      const uint64_t *left = forcing->left + (on == 1 ? links->n_words : 0);

      FOR_EACH_BIT (c, left, links->n_words)
        {
          unsigned total = forcing->total[sudoku_event (c, on == 1)];

          if (total > n && !is_known (forcing, c))
            note (forcing, sudoku_event (c, on == 1), total, i);
        }
    }
}

static bool
allocate (Forcing *forcing)
{
  const SudokuLinks *links = forcing->links;
  size_t n_off = (size_t) links->n_plain * links->n_words;

  forcing->sets = calloc (n_off + 3 * (size_t) links->n_words + 1, sizeof *forcing->sets);
  forcing->total = calloc (2 * (size_t) links->n_nodes + 1, sizeof *forcing->total);
  forcing->best = calloc (2 * (size_t) links->n_candidates + 1, sizeof *forcing->best);
  forcing->walk = sudoku_walk_new (forcing->finding, links, SUDOKU_WALK_ALL);
  if (forcing->sets == NULL || forcing->total == NULL || forcing->best == NULL || forcing->walk == NULL)
    {
      sudoku_finding_fail (forcing->finding);
      return false;
    }
  forcing->off = forcing->sets;
  forcing->left = forcing->sets + n_off;
  forcing->follow = forcing->left + 2 * (size_t) links->n_words;
  return true;
}

void
sudoku_find_forcing_chains (SudokuFinding *finding)
{
  Forcing forcing = { .finding = finding };

  forcing.links = sudoku_links_get (finding, SUDOKU_NODES_GROUPS, MOST_CANDIDATES);
  if (forcing.links == NULL)
    return;
  forcing.closure = sudoku_closure_new (finding, forcing.links);
  if (forcing.closure != NULL && sudoku_base_list_fill (&forcing.bases, finding, forcing.links, 3)
      && allocate (&forcing))
    {
      fill_off (&forcing);
      if (sudoku_finding_seeks (finding, SUDOKU_FORCING_CHAIN_CONTRADICTION))
        find_contradictions (&forcing);
      if (sudoku_finding_seeks (finding, SUDOKU_FORCING_CHAIN_VERITY))
        {
          memset (forcing.best, 0, 2 * (size_t) forcing.links->n_candidates * sizeof *forcing.best);
          for (unsigned i = 0; i < forcing.bases.n && !sudoku_finding_cancelled (finding); i++)
            if (has_verity (&forcing, i))
              measure_verities (&forcing, i);
          report_all (&forcing, SUDOKU_FORCING_CHAIN_VERITY);
        }
    }
  sudoku_closure_free (forcing.closure);
  sudoku_base_list_clear (&forcing.bases);
  sudoku_walk_free (forcing.walk);
  free (forcing.sets);
  free (forcing.total);
  free (forcing.best);
}
