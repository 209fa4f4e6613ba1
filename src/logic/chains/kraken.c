/* Kraken fish: fish whose victim sees some of the fins only by way of chains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every chain from the victim is walked once. What it excludes of a value is gone, and the search for fish asks which bases
 * are then left with too few covers. In type 1 the last cover holds the victim, and chains exclude the fins. In type 2 the
 * victim may be any candidate: chains exclude the candidates of the bases in the last cover as well. What a fish without
 * chains, or a chain without fish, excludes is left to these. (Bernhard Hobiger, FishSolver.searchForKraken.)
 */
#include "logic/board/finders.h"
#include "logic/chains/links.h"
#include "logic/chains/spell.h"
#include "logic/chains/walk.h"
#include "logic/fish/fish.h"

#define MOST_CANDIDATES 4096
#define LARGEST 3
#define LARGEST_OVER_9 2
#define LONGEST 64 /* events of a chain */

typedef struct
{
  SudokuFishSearch base; /* first, so that it can be cast */
  SudokuTechnique wanted;
  const SudokuLinks *links;
  SudokuWalk *walk;
  unsigned cell; /* of the victim */
  unsigned value;
  bool found; /* a fish for this victim */
} Search;

/* The place of a candidate's being false in the walk; returns whether it is there. */
static bool
find_excluded (const Search *search, unsigned cell, unsigned value, unsigned *index)
{
  unsigned node = sudoku_links_number (search->links, search->base.finding->shape, cell, value);

  return sudoku_walk_has (search->walk, sudoku_event (node, false), index);
}

/* Whether the fish needs a chain that excludes a candidate of its bases: a fin, or what is in the last cover if the victim is
 * not. */
static bool
needs_chain (const Search *search, const SudokuFish *fish, const SudokuFishSets *sets, unsigned candidate)
{
  const uint64_t *last = sudoku_digit_house (search->base.digit, fish->cover[fish->size - 1]);

  if (!sudoku_bits_has (sets->body, candidate))
    return false;
  return sudoku_bits_has (sets->fins, candidate)
         || (search->wanted == SUDOKU_KRAKEN_FISH_2 && sudoku_bits_has (last, candidate));
}

/* Whether a chain sets one of the candidates of the bases: then more follows than the fish says. */
static bool
sets_base (const Search *search, const SudokuFishSets *sets, const uint32_t *event, unsigned n)
{
  const SudokuDigit *digit = search->base.digit;

  for (unsigned i = 1; i < n; i++)
    {
      unsigned node = sudoku_event_node (event[i]);

      if (!sudoku_event_is_on (event[i]) || !sudoku_node_is_candidate (search->links, node)
          || search->links->node[node].value != digit->value)
        continue;
      for (unsigned k = 0; k < digit->n; k++)
        if (digit->cell[k] == sudoku_node_first_cell (search->links, node) && sudoku_bits_has (sets->body, k))
          return true;
    }
  return false;
}

/* Adds the chains that the fish needs. Returns false if one is too long or not fit. */
static bool
spell_chains (const Search *search, const SudokuFish *fish, const SudokuFishSets *sets)
{
  const SudokuDigit *digit = search->base.digit;
  uint32_t event[LONGEST];
  SudokuSpelling spelling;
  bool all = true;

  sudoku_spelling_begin (&spelling, search->base.finding, search->links);
  for (unsigned i = 0; i < digit->n && all; i++)
    {
      unsigned index, n;

      if (!needs_chain (search, fish, sets, i))
        continue;
      all = find_excluded (search, digit->cell[i], digit->value, &index)
            && (n = sudoku_walk_path (search->walk, index, event, LONGEST)) > 0 && !sets_base (search, sets, event, n);
      if (all)
        sudoku_spell_chain (&spelling, event, n, 0);
    }
  sudoku_spelling_clear (&spelling);
  return all;
}

/* Reports the fish that the search has, with its last cover. Returns whether to continue. */
static bool
report_kraken (Search *search, unsigned house)
{
  SudokuFinding *finding = search->base.finding;
  SudokuFish fish = search->base.fish;
  SudokuFishSets sets;

  fish.cover[fish.size - 1] = (uint16_t) house;
  if (!sudoku_fish_measure (search->base.digit, &fish, SUDOKU_MOST_FINS, &sets)
      || !sudoku_bits_is_empty (sets.victims, search->base.digit->n_words))
    return true;
  sudoku_step_begin (finding, search->wanted);
  finding->step.size = (uint8_t) fish.size;
  finding->step.values = sudoku_set_of (search->base.digit->value);
  sudoku_fish_add (finding, search->base.digit, &fish, &sets);
  sudoku_step_remove (finding, search->cell, search->value);
  if (!spell_chains (search, &fish, &sets))
    return true;
  search->found = true;
  sudoku_step_report (finding);
  return false;
}

/* Whether a house may be the last cover of type 2: chains exclude what it has of the bases. If they excluded all of its
 * candidates, no fish would be needed. */
static bool
can_be_last (const SudokuFishSearch *search, unsigned house)
{
  const uint64_t *mask = sudoku_digit_house (search->digit, house);
  bool meets = false, others = false;

  for (unsigned w = 0; w < search->digit->n_words; w++)
    {
      if ((mask[w] & search->body[w] & ~search->gone[w]) != 0)
        return false;
      meets |= (mask[w] & search->body[w]) != 0;
      others |= (mask[w] & ~search->gone[w]) != 0;
    }
  return meets && others && search->blocked[house] == 0 && !sudoku_fish_search_has_victim (search, house);
}

/* The bases are left with one cover less than there are bases: chooses the last one. */
static bool
add_last_cover (SudokuFishSearch *base, unsigned left, unsigned need)
{
  Search *search = (Search *) base;
  bool first_type = search->wanted == SUDOKU_KRAKEN_FISH_1;

  if (left != 1 || need != 1)
    return true;
  if (sudoku_finding_cancelled (base->finding))
    return false;
  for (unsigned house = 0; house < base->finding->shape->n_houses; house++)
    if (first_type ? sudoku_fish_search_has_victim (base, house) && base->blocked[house] == 0
                         && sudoku_bits_meet (sudoku_digit_house (base->digit, house), base->body, base->digit->n_words)
                   : can_be_last (base, house))
      if (!report_kraken (search, house))
        return false;
  return true;
}

/* Fills what is gone of the digit; returns whether a chain of several links excludes anything. */
static bool
list_gone (Search *search)
{
  const SudokuDigit *digit = search->base.digit;
  bool far = false;

  search->base.victim = SUDOKU_NO_VICTIM;
  for (unsigned w = 0; w < digit->n_words; w++)
    search->base.gone[w] = 0;
  for (unsigned i = 0; i < digit->n; i++)
    {
      unsigned index;

      if (digit->cell[i] == search->cell && digit->value == search->value)
        search->base.victim = i;
      else if (find_excluded (search, digit->cell[i], digit->value, &index))
        {
          sudoku_bits_add (search->base.gone, i);
          far |= search->walk->reached[index].links > 1;
        }
    }
  return far;
}

/* Whether what follows from the victim contradicts itself, so that chains alone exclude it. */
static bool
is_contradictory (const SudokuWalk *walk)
{
  for (unsigned i = 0; i < walk->n_reached; i++)
    {
      uint32_t event = walk->reached[i].event;

      if (sudoku_walk_has (walk, sudoku_event (sudoku_event_node (event), !sudoku_event_is_on (event)), NULL))
        return true;
    }
  return false;
}

/* Searches the fish of a digit for the victim. */
static void
try_digit (Search *search, unsigned value)
{
  search->base.digit = sudoku_digit_get (search->base.finding, value);
  if (search->base.digit == NULL || !list_gone (search)
      || (search->wanted == SUDOKU_KRAKEN_FISH_1 && search->base.victim == SUDOKU_NO_VICTIM))
    return;
  for (unsigned way = 0; way < sudoku_fish_ways (search->base.kind) && !search->found; way++)
    {
      sudoku_fish_search_divide (&search->base, way);
      if (!sudoku_fish_search_run (&search->base))
        return;
    }
}

/* Looks for the smallest fish whose victim is a candidate. */
static void
try_victim (Search *search, unsigned node)
{
  SudokuFinding *finding = search->base.finding;
  unsigned order = finding->shape->order;
  unsigned largest = order <= 9 ? LARGEST : LARGEST_OVER_9;

  search->cell = sudoku_node_first_cell (search->links, node);
  search->value = search->links->node[node].value;
  search->found = false;
  if (finding->target != NULL && !sudoku_set_has (finding->target->cell[search->cell], search->value))
    return;
  sudoku_walk_from (search->walk, sudoku_event (node, true));
  if (is_contradictory (search->walk))
    return;
  for (unsigned size = 2; size <= largest && size <= finding->limits.fish_size && !search->found; size++)
    for (unsigned value = 1; value <= order && !search->found && finding->result == SUDOKU_EXHAUSTED; value++)
      {
        search->base.fish.size = size;
        try_digit (search, value);
      }
}

static void
find_type (SudokuFinding *finding, const SudokuLinks *links, SudokuWalk *walk, SudokuTechnique technique)
{
  Search search = {
    .base = { .finding = finding, .kind = SUDOKU_FRANKEN_FISH, .fins = true, .covered = add_last_cover },
    .wanted = technique,
    .links = links,
    .walk = walk
  };

  if (!sudoku_finding_seeks (finding, technique))
    return;
  for (unsigned node = 0; node < links->n_candidates && !sudoku_finding_cancelled (finding); node++)
    try_victim (&search, node);
}

void
sudoku_find_kraken_fish (SudokuFinding *finding)
{
  const SudokuLinks *links = sudoku_links_get (finding, SUDOKU_NODES_GROUPS, MOST_CANDIDATES);
  SudokuWalk *walk;

  if (links == NULL)
    return;
  walk = sudoku_walk_new (finding, links, SUDOKU_WALK_ALL);
  if (walk == NULL)
    {
      sudoku_finding_fail (finding);
      return;
    }
  find_type (finding, links, walk, SUDOKU_KRAKEN_FISH_1);
  find_type (finding, links, walk, SUDOKU_KRAKEN_FISH_2);
  sudoku_walk_free (walk);
}
