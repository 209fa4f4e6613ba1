/* Steps of logic in words, ratings and mistakes too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-text.h"

#include <glib/gi18n-lib.h>

#include "words/notation.h"
#include "words/fill.h"
#include "words/steps/rule-text.h"
#include "words/steps/step-messages.h"

/* What is named in the sentence of a step: cells, values, houses, candidates and links. */

/* A name, and what writes down what it stands for. */
typedef struct Part Part;
struct Part
{
  const char *name;
  char *(*to_text) (const NonetStepParts *parts, const Part *part);
  guint whose;        /* roles, or one of those below */
  guint fewest, most; /* how many there must be; of sets and colours, from which to which */
};

#define ROLE(role) (1u << (role))
#define BASE ROLE (SUDOKU_PART_BASE)
#define COVER ROLE (SUDOKU_PART_COVER)
#define PIVOT ROLE (SUDOKU_PART_PIVOT)
#define PINCER ROLE (SUDOKU_PART_PINCER)
#define FIN (ROLE (SUDOKU_PART_FIN) | ROLE (SUDOKU_PART_ENDO_FIN))
#define DEADLY ROLE (SUDOKU_PART_DEADLY)
#define SET ROLE (SUDOKU_PART_SET)
#define COLOUR ROLE (SUDOKU_PART_COLOUR)

#define STEP 0             /* what the step is about */
#define PATTERN (1u << 27) /* what the pattern consists of */
#define REMOVED (1u << 28)
#define PLACED (1u << 29)
#define EXTRA (1u << 30)       /* the candidates in the cells of a deadly pattern that are not part of it */
#define PLACES_ONLY (1u << 31) /* with a role: of its parts only those that are places */

/* Of a chain. */
#define FIRST 0
#define LAST 1

#define ANY G_MAXUINT

/* The parts of chains and nets, by name. */

/* The first or last link of a branch, or NULL. */
static const SudokuLink *
end_link (const SudokuStep *step, guint branch, gboolean last)
{
  const SudokuLink *found = NULL;

  for (guint i = 0; i < step->n_links && (last || found == NULL); i++)
    if (step->link[i].branch == branch)
      found = &step->link[i];
  return found;
}

/* The first or last node of the chain, or NULL. */
static char *
to_end (const NonetStepParts *parts, const Part *part)
{
  const SudokuLink *link = end_link (parts->step, 0, part->whose);

  return link == NULL ? NULL
                      : nonet_node_to_candidate (parts->step, part->whose == LAST ? link->to : link->from,
                                                 parts->board->shape, parts->notation);
}

/* Of two houses with two places each, one of which is in what covers both, the other place of the first or last; NULL if it is not so. */
static char *
to_other_place (const NonetStepParts *parts, gboolean last)
{
  const SudokuShape *shape = parts->board->shape;
  NonetCellSet covered = { { 0 } }, ends = { { 0 } };
  guint n_bases = 0;

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_COVER && parts->step->part[i].kind != SUDOKU_ITEM_CELL)
      {
        const SudokuPart *part = &parts->step->part[i];
        guint house = part->kind == SUDOKU_ITEM_PLACES ? part->item / shape->order : part->item;

        for (guint j = 0; j < shape->house[house].n_cells; j++)
          nonet_cell_set_add (&covered, shape->house[house].cell[j]);
      }
  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_BASE && parts->step->part[i].kind == SUDOKU_ITEM_PLACES
        && n_bases++ == (last ? 1 : 0))
      {
        guint house = parts->step->part[i].item / shape->order, value = parts->step->part[i].item % shape->order + 1;

        for (guint j = 0; j < shape->house[house].n_cells; j++)
          if (sudoku_board_has (parts->board, shape->house[house].cell[j], value)
              && !nonet_cell_set_has (&covered, shape->house[house].cell[j]))
            nonet_cell_set_add (&ends, shape->house[house].cell[j]);
      }
  return nonet_cell_set_count (&ends) == 1 ? nonet_cells_to_string (shape, &ends, parts->notation, NONET_LIST_WORDS)
                                           : NULL;
}

/* Its cells. */
static char *
to_end_cells (const NonetStepParts *parts, const Part *part)
{
  const SudokuLink *link = end_link (parts->step, 0, part->whose);

  if (link == NULL)
    return to_other_place (parts, part->whose == LAST);
  return nonet_node_to_cells (parts->step, part->whose == LAST ? link->to : link->from, parts->board->shape,
                              parts->notation);
}

/* Whether two nodes are the same value in the same cell. */
static gboolean
is_same_candidate (const SudokuStep *step, const SudokuNode *a, const SudokuNode *b)
{
  return a->value == b->value && a->n_cells == 1 && b->n_cells == 1
         && step->node_cell[a->first_cell] == step->node_cell[b->first_cell];
}

/* The candidate that the chain begins and ends with, if that is one. */
static char *
to_only_end (const NonetStepParts *parts, const Part *part)
{
  const SudokuStep *step = parts->step;
  const SudokuLink *first = end_link (step, 0, FALSE), *last = end_link (step, 0, TRUE);

  return first != NULL && is_same_candidate (step, &step->node[first->from], &step->node[last->to])
             ? nonet_node_to_candidate (step, first->from, parts->board->shape, parts->notation)
             : NULL;
}

/* The value of both ends, if they are two cells and only this value is removed; else NULL. */
static char *
to_end_value (const NonetStepParts *parts, const Part *part)
{
  const SudokuStep *step = parts->step;
  const SudokuLink *first = end_link (step, 0, FALSE), *last = end_link (step, 0, TRUE);
  const SudokuNode *from, *to;

  if (first == NULL || step->n_branches > 0)
    return NULL;
  from = &step->node[first->from];
  to = &step->node[last->to];
  if (from->value != to->value || from->n_cells > 1 || to->n_cells > 1 || is_same_candidate (step, from, to))
    return NULL;
  for (guint i = 0; i < step->n_removed; i++)
    if (sudoku_candidate_value (parts->board->shape, step->removed[i]) != from->value)
      return NULL;
  return g_strdup (nonet_alphabet_get_symbol (parts->notation->alphabet, from->value));
}

static char *
to_chain (const NonetStepParts *parts, const Part *part)
{
  return nonet_chain_to_string (parts->step, 0, parts->board->shape, parts->notation);
}

/* What the first link says nothing follows from: "r1c2 = 5". */
static char *
to_assumption (const NonetStepParts *parts, const Part *part)
{
  const SudokuLink *link = end_link (parts->step, 0, FALSE);

  return link == NULL ? NULL
                      : nonet_node_to_statement (parts->step, link->from, link->kind == SUDOKU_LINK_WEAK,
                                                 parts->board->shape, parts->notation);
}

/* The cells of the chain from its first node on, until it comes back to one: "r7c5, r4c5, r4c8". */
static char *
to_path (const NonetStepParts *parts, const Part *part)
{
  const SudokuStep *step = parts->step;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 2 * step->n_links; i++)
    {
      guint node = i % 2 == 0 ? step->link[i / 2].from : step->link[i / 2].to;
      char *cells = nonet_node_to_cells (step, node, parts->board->shape, parts->notation);
      guint found = 0;

      if (g_ptr_array_find_with_equal_func (texts, cells, g_str_equal, &found))
        {
          g_free (cells);
          if (found + 1 < texts->len)
            break;
        }
      else
        g_ptr_array_add (texts, cells);
    }
  return nonet_list_to_string (texts, nonet_notation_list_style (parts->notation, NONET_LIST_COMMAS));
}

/* Cells, values and candidates. */

static const SudokuShape *
shape_of (const NonetStepParts *parts)
{
  return parts->board->shape;
}

static gboolean
has_role (const SudokuPart *part, guint roles)
{
  return (roles >> part->role & 1) != 0;
}

/* Adds the cell of a part that is a cell or a candidate. */
static void
add_cell_of (NonetCellSet *cells, const SudokuPart *part, const SudokuShape *shape)
{
  if (part->kind == SUDOKU_ITEM_CELL)
    nonet_cell_set_add (cells, part->item);
  else if (part->kind == SUDOKU_ITEM_CANDIDATE)
    nonet_cell_set_add (cells, sudoku_candidate_cell (shape, part->item));
}

static NonetCellSet
cells_with_role (const NonetStepParts *parts, guint roles)
{
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (has_role (&parts->step->part[i], roles))
      add_cell_of (&cells, &parts->step->part[i], shape_of (parts));
  return cells;
}

static GArray *
extra_candidates (const NonetStepParts *parts)
{
  GArray *extra = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));
  NonetCellSet cells = cells_with_role (parts, ROLE (SUDOKU_PART_DEADLY));

  for (SudokuCandidate candidate = 0; candidate < shape_of (parts)->n_cells * shape_of (parts)->order; candidate++)
    {
      guint cell = sudoku_candidate_cell (shape_of (parts), candidate);
      gboolean is_extra =
          nonet_cell_set_has (&cells, cell)
          && sudoku_board_has (parts->board, cell, sudoku_candidate_value (shape_of (parts), candidate));

      for (guint i = 0; i < parts->step->n_parts && is_extra; i++)
        is_extra = parts->step->part[i].role != SUDOKU_PART_FLOOR || parts->step->part[i].item != candidate;
      if (is_extra)
        g_array_append_val (extra, candidate);
    }
  return extra;
}

/* The candidates that are removed or placed, or the extra ones. */
static GArray *
candidates_of (const NonetStepParts *parts, guint whose)
{
  const SudokuStep *step = parts->step;
  GArray *candidates;

  if (whose == EXTRA)
    return extra_candidates (parts);
  candidates = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));
  if (whose == REMOVED)
    g_array_append_vals (candidates, step->removed, step->n_removed);
  else if (whose == PLACED)
    g_array_append_vals (candidates, step->placed, step->n_placed);
  return candidates;
}

/* The pattern are bases, or else what else it may be made of. */
static NonetCellSet
cells_of (const NonetStepParts *parts, guint whose)
{
  static const guint of_pattern[] = {
    BASE | PIVOT | PINCER, COVER, DEADLY, SET, ROLE (SUDOKU_PART_PATTERN),
  };
  g_autoptr (GArray) candidates = candidates_of (parts, whose);
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < candidates->len; i++)
    nonet_cell_set_add (&cells,
                        sudoku_candidate_cell (shape_of (parts), g_array_index (candidates, SudokuCandidate, i)));
  if (whose < PATTERN)
    return cells_with_role (parts, whose);
  for (guint i = 0; i < G_N_ELEMENTS (of_pattern) && whose == PATTERN && nonet_cell_set_count (&cells) == 0; i++)
    cells = cells_with_role (parts, of_pattern[i]);
  return cells;
}

/* Of the step: as it says, or else those of its parts, or those that it removes. */
static SudokuSet
values_of (const NonetStepParts *parts, guint whose)
{
  g_autoptr (GArray) candidates = candidates_of (parts, whose);
  SudokuSet values = whose == STEP ? parts->step->values : 0;

  for (guint i = 0; i < candidates->len; i++)
    values |= sudoku_set_of (sudoku_candidate_value (shape_of (parts), g_array_index (candidates, SudokuCandidate, i)));
  for (guint i = 0; i < parts->step->n_parts && whose < PATTERN; i++)
    {
      const SudokuPart *part = &parts->step->part[i];

      if (has_role (part, whose) && (part->kind == SUDOKU_ITEM_CANDIDATE || part->kind == SUDOKU_ITEM_PLACES))
        values |= sudoku_set_of (part->item % shape_of (parts)->order + 1);
    }
  if (whose == STEP && values == 0)
    values = values_of (parts, BASE | COVER);
  return whose == STEP && values == 0 ? values_of (parts, REMOVED) : values;
}

static char *
to_candidates (const NonetStepParts *parts, const Part *part)
{
  g_autoptr (GArray) candidates = candidates_of (parts, part->whose);

  return nonet_candidates_to_string ((const SudokuCandidate *) candidates->data, candidates->len, shape_of (parts),
                                     parts->notation);
}

static char *
to_placed (const NonetStepParts *parts, const Part *part)
{
  return nonet_candidates_to_notation (parts->step->placed, parts->step->n_placed, " = ", shape_of (parts),
                                       parts->notation);
}

static gboolean
is_right_number (guint n, const Part *part)
{
  return n >= part->fewest && n <= part->most;
}

static char *
to_cells (const NonetStepParts *parts, const Part *part)
{
  NonetCellSet cells = cells_of (parts, part->whose);

  return is_right_number (nonet_cell_set_count (&cells), part)
             ? nonet_cells_to_string (shape_of (parts), &cells, parts->notation, NONET_LIST_WORDS)
             : NULL;
}

/* That many cells are a help when written in short. */
#define MOST_IN_WORDS 3

/* The digits on the board that leave a single no other place or value, if nothing else does. */
static char *
to_blockers (const NonetStepParts *parts, const Part *part)
{
  SudokuSight sight[SUDOKU_MAX_ORDER];
  bool complete;
  guint n = sudoku_single_sights (parts->step, parts->board, sight, &complete);
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < n; i++)
    nonet_cell_set_add (&cells, sight[i].digit);
  if (parts->notation->cells == NONET_CELLS_WORDS && nonet_cell_set_count (&cells) > MOST_IN_WORDS)
    return NULL;
  return complete && is_right_number (nonet_cell_set_count (&cells), part)
             ? nonet_cells_to_string (shape_of (parts), &cells, parts->notation, NONET_LIST_WORDS)
             : NULL;
}

/* Each cell by itself, if they are two at most; at the beginning of a sentence. */
static char *
to_seers (const NonetStepParts *parts, const Part *part)
{
  NonetCellSet cells = cells_of (parts, part->whose);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  if (!is_right_number (nonet_cell_set_count (&cells), part))
    return NULL;
  for (guint cell = 0; cell < shape_of (parts)->n_cells && part->most <= 2; cell++)
    if (nonet_cell_set_has (&cells, cell))
      g_ptr_array_add (texts, nonet_cell_to_name (shape_of (parts), cell, parts->notation));
  text = texts->len > 0 ? nonet_list_to_string (texts, nonet_notation_list_style (parts->notation, NONET_LIST_WORDS))
                        : to_cells (parts, part);
  return parts->notation->cells == NONET_CELLS_WORDS ? nonet_capitalise (text) : g_steal_pointer (&text);
}

static char *
to_values (const NonetStepParts *parts, const Part *part)
{
  SudokuSet values = values_of (parts, part->whose);

  return is_right_number (sudoku_set_count (values), part)
             ? nonet_values_to_string (values, parts->notation->alphabet, NONET_LIST_WORDS)
             : NULL;
}

/* The candidates that the board has in these cells. */
static SudokuSet
choices_in (const NonetStepParts *parts, const NonetCellSet *cells)
{
  SudokuSet values = 0;

  for (guint cell = 0; cell < shape_of (parts)->n_cells; cell++)
    if (nonet_cell_set_has (cells, cell))
      values |= parts->board->cell[cell];
  return values;
}

static char *
to_choices (const NonetStepParts *parts, const Part *part)
{
  NonetCellSet cells = cells_of (parts, part->whose);

  return nonet_values_to_string (choices_in (parts, &cells), parts->notation->alphabet, NONET_LIST_WORDS);
}

/* Houses. */

/* The houses of the parts with a role; none if some are neither places nor houses. */
static NonetHouseSet
houses_of (const NonetStepParts *parts, guint whose)
{
  NonetHouseSet houses = { { 0 } };

  for (guint i = 0; i < parts->step->n_parts; i++)
    {
      const SudokuPart *part = &parts->step->part[i];

      if (!has_role (part, whose))
        continue;
      if (part->kind == SUDOKU_ITEM_PLACES)
        nonet_house_set_add (&houses, part->item / shape_of (parts)->order);
      else if (part->kind == SUDOKU_ITEM_HOUSE && (whose & PLACES_ONLY) == 0)
        nonet_house_set_add (&houses, part->item);
      else if ((whose & PLACES_ONLY) == 0)
        return (NonetHouseSet){ { 0 } };
    }
  return houses;
}

static char *
to_houses (const NonetStepParts *parts, const Part *part)
{
  NonetHouseSet houses = houses_of (parts, part->whose);

  return nonet_houses_to_string (shape_of (parts), &houses);
}

/* The houses that hold all of these cells. */
static NonetHouseSet
common_houses (const SudokuShape *shape, const NonetCellSet *cells)
{
  NonetHouseSet houses = { { 0 } };
  guint n_cells = nonet_cell_set_count (cells);

  for (guint house = 0; house < shape->n_houses && n_cells > 0; house++)
    {
      guint n = 0;

      for (guint i = 0; i < shape->house[house].n_cells; i++)
        n += nonet_cell_set_has (cells, shape->house[house].cell[i]);
      if (n == n_cells)
        nonet_house_set_add (&houses, house);
    }
  return houses;
}

static char *
to_shared_houses (const NonetStepParts *parts, const Part *part)
{
  NonetCellSet cells = cells_of (parts, part->whose);
  NonetHouseSet houses = common_houses (shape_of (parts), &cells);

  return nonet_houses_to_string (shape_of (parts), &houses);
}

/* The house that the step is about: its cause, the only one of all covers or all bases, or one that holds all cells. */
static char *
to_house (const NonetStepParts *parts, const Part *part)
{
  static const guint roles[] = { ROLE (SUDOKU_PART_CAUSE), COVER, BASE };
  NonetCellSet cells = cells_of (parts, part->whose);
  NonetHouseSet houses;

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      houses = houses_of (parts, roles[i]);
      if (nonet_house_set_count (&houses) == 1)
        return nonet_houses_to_string (shape_of (parts), &houses);
    }
  houses = common_houses (shape_of (parts), &cells);
  for (guint house = 0; house < shape_of (parts)->n_houses; house++)
    if (nonet_house_set_has (&houses, house))
      return nonet_house_to_string (shape_of (parts), house);
  return NULL;
}

/* Sets and colours. */

/* Almost locked set number index, "r1c37 (4/5/7)"; NULL if there is none. */
static char *
set_to_text (const NonetStepParts *parts, guint index)
{
  NonetCellSet cells = { { 0 } };
  g_autofree char *text = NULL, *values = NULL;

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_SET && parts->step->part[i].index == index)
      add_cell_of (&cells, &parts->step->part[i], shape_of (parts));
  text = nonet_cells_to_string (shape_of (parts), &cells, parts->notation, NONET_LIST_SLASHES);
  values = nonet_values_to_string (choices_in (parts, &cells), parts->notation->alphabet, NONET_LIST_SLASHES);
  return text != NULL ? g_strdup_printf ("%s (%s)", text, values) : NULL;
}

/* The candidates of colour number index; NULL if there are none. */
static char *
colour_to_text (const NonetStepParts *parts, guint index)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_COLOUR && parts->step->part[i].index == index)
      g_array_append_val (candidates, parts->step->part[i].item);
  return nonet_candidates_to_string ((const SudokuCandidate *) candidates->data, candidates->len, shape_of (parts),
                                     parts->notation);
}

/* Their numbers may have gaps. */
static char *
to_numbered (const NonetStepParts *parts, const Part *part)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  NonetListStyle style = part->whose == SET ? NONET_LIST_WORDS : NONET_LIST_COMMAS;
  guint end = 0;

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (has_role (&parts->step->part[i], part->whose))
      end = MAX (end, parts->step->part[i].index + 1u);
  for (guint index = 0, n = 0; index < end && n < part->most; index++)
    {
      g_autofree char *text = part->whose == SET ? set_to_text (parts, index) : colour_to_text (parts, index);

      if (text != NULL && is_right_number (++n, part))
        g_ptr_array_add (texts, g_steal_pointer (&text));
    }
  return nonet_list_to_string (texts, nonet_notation_list_style (parts->notation, style));
}

static char *
to_technique (const NonetStepParts *parts, const Part *part)
{
  return g_strdup (nonet_words_technique (parts->step->technique));
}

static char *
to_rule (const NonetStepParts *parts, const Part *part)
{
  return nonet_rule_of_step (parts);
}

static char *
to_rule_says (const NonetStepParts *parts, const Part *part)
{
  return nonet_rule_says (parts);
}

/* Where a name is in the singular, it has nothing for several. */
static const Part named[] = {
  { "technique", to_technique },

  { "removed", to_candidates, REMOVED }, /* "7 in r1c37" */
  { "removed-cells", to_cells, REMOVED, 1, ANY },
  { "removed-value", to_values, REMOVED, 1, 1 },
  { "placed", to_placed }, /* "r1c3 = 5" */
  { "placed-cells", to_cells, PLACED, 1, ANY },
  { "placed-cell", to_cells, PLACED, 1, 1 },
  { "placed-value", to_values, PLACED, 1, 1 },
  { "blocker", to_blockers, 0, 1, 1 },
  { "blockers", to_blockers, 0, 2, ANY },

  { "cell", to_cells, PATTERN, 1, 1 },
  { "cells", to_cells, PATTERN, 1, ANY },
  { "candidates", to_choices, PATTERN },
  { "house", to_house, PATTERN },
  { "shared", to_shared_houses, PATTERN }, /* "row 1 and box 1" */
  { "value", to_values, STEP, 1, 1 },
  { "values", to_values, STEP, 1, ANY },
  { "base", to_houses, BASE },
  { "base-places", to_houses, BASE | PLACES_ONLY },
  { "base-cells", to_cells, BASE, 1, ANY },
  { "base-value", to_values, BASE, 1, 1 },
  { "cover", to_houses, COVER },
  { "pivot", to_cells, PIVOT, 1, ANY },
  { "pivot-values", to_choices, PIVOT },
  { "pincers", to_cells, PINCER, 1, ANY },
  { "fin", to_cells, FIN, 1, 1 },
  { "fins", to_cells, FIN, 2, ANY },

  { "cause-cells", to_cells, ROLE (SUDOKU_PART_CAUSE), 1, ANY },
  { "rule", to_rule },           /* "cage 12 of 3 cells, r1c3" */
  { "rule-says", to_rule_says }, /* "The sum of r1c12 is 10." */

  { "sets", to_numbered, SET, 1, ANY }, /* "r1c37 (4/5/7)" */
  { "set-a", to_numbered, SET, 1, 1 },
  { "set-b", to_numbered, SET, 2, 2 },
  { "set-c", to_numbered, SET, 3, 3 },
  { "common", to_values, ROLE (SUDOKU_PART_COMMON), 1, 1 },
  { "commons", to_values, ROLE (SUDOKU_PART_COMMON), 2, ANY },
  { "colors", to_numbered, COLOUR, 1, ANY },
  { "color-a", to_numbered, COLOUR, 1, 1 },
  { "color-b", to_numbered, COLOUR, 2, 2 },
  { "color-c", to_numbered, COLOUR, 3, 3 },
  { "color-d", to_numbered, COLOUR, 4, 4 },

  { "chain", to_chain },      /* "(5)r1c2=(5)r1c7-(5)r4c7" */
  { "first", to_end, FIRST }, /* "5 in r1c2" */
  { "last", to_end, LAST },
  { "first-cells", to_end_cells, FIRST },
  { "last-cells", to_end_cells, LAST },
  { "only-end", to_only_end }, /* "5 in r1c2" */
  { "end-value", to_end_value },
  { "seer", to_seers, REMOVED, 1, 1 },
  { "two-seers", to_seers, REMOVED, 2, 2 }, /* "r1c3 and r1c7" */
  { "seers", to_seers, REMOVED, 3, ANY },
  { "path", to_path },             /* "r7c5, r4c5, r4c8" */
  { "assumption", to_assumption }, /* "r1c2 = 5" */

  { "deadly", to_cells, DEADLY, 1, ANY },
  { "floor", to_values, ROLE (SUDOKU_PART_FLOOR), 1, ANY },
  { "extra", to_candidates, EXTRA },
  { "extra-cell", to_cells, EXTRA, 1, 1 },
  { "extra-cells", to_cells, EXTRA, 2, ANY },
  { "extra-value", to_values, EXTRA, 1, 1 },
};

char *
nonet_step_part_to_string (const char *name, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_equal (name, named[i].name))
      return named[i].to_text (data, &named[i]);
  return NULL;
}

/* Sentences. */

/* The first message of a table for the technique that can be filled, or NULL; which one it is does not depend on the language. */
static char *
fill_from_table (const NonetStepMessage *table, const NonetStepParts *parts)
{
  for (; table->text != NULL; table++)
    if (table->first <= parts->step->technique && parts->step->technique <= table->last)
      {
        g_autofree char *text = nonet_fill (table->text, nonet_step_part_to_string, (gpointer) parts);

        if (text != NULL)
          return _ (table->text) == table->text
                     ? g_steal_pointer (&text)
                     : nonet_fill (_ (table->text), nonet_step_part_to_string, (gpointer) parts);
      }
  return NULL;
}

char *
nonet_words_step (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation, NonetStepStage stage)
{
  NonetStepParts parts = { step, board, notation };

  g_return_val_if_fail (step != NULL && step->technique < SUDOKU_N_TECHNIQUES, NULL);
  g_return_val_if_fail (step->n_placed + step->n_removed > 0, NULL);
  g_return_val_if_fail (board != NULL && notation != NULL, NULL);

  switch (stage)
    {
    case NONET_STEP_VAGUE:
      return fill_from_table (nonet_vague_messages, &parts);
    case NONET_STEP_WHERE:
      return fill_from_table (nonet_where_messages, &parts);
    case NONET_STEP_WHAT:
      return g_strdup (nonet_words_technique (step->technique));
    case NONET_STEP_FULL:
    default:
      return fill_from_table (nonet_full_messages, &parts);
    }
}

char *
nonet_words_step_short (const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  const NonetStepParts parts = { step, board, &compact };

  return fill_from_table (nonet_short_messages, &parts);
}

/* What is placed and what is removed, with a mark for each between cells and value. */
static char *
result_with_marks (const SudokuStep *step,
                   const SudokuShape *shape,
                   const NonetNotation *notation,
                   const char *placed_mark,
                   const char *removed_mark)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  g_autofree char *placed = NULL, *removed = NULL;

  placed = nonet_candidates_to_notation (step->placed, step->n_placed, placed_mark, shape, &compact);
  removed = nonet_candidates_to_notation (step->removed, step->n_removed, removed_mark, shape, &compact);
  if (placed == NULL)
    return g_steal_pointer (&removed);
  return removed == NULL ? g_steal_pointer (&placed) : g_strdup_printf ("%s, %s", placed, removed);
}

char *
nonet_words_effect (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  return result_with_marks (step, shape, notation, " = ", " ≠ ");
}

/* The houses of the parts with a role, "r25b3", and their cells, "r1c37". */
static void
append_parts (GString *text,
              const SudokuStep *step,
              SudokuPartRole role,
              const SudokuShape *shape,
              const NonetNotation *notation)
{
  g_autofree char *houses_text = NULL, *cells_text = NULL;
  NonetHouseSet houses = { { 0 } };
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < step->n_parts; i++)
    if (step->part[i].role == role && step->part[i].kind == SUDOKU_ITEM_CELL)
      nonet_cell_set_add (&cells, step->part[i].item);
    else if (step->part[i].role == role && step->part[i].kind == SUDOKU_ITEM_PLACES)
      nonet_house_set_add (&houses, step->part[i].item / shape->order);
  houses_text = nonet_houses_to_notation (shape, &houses);
  cells_text = nonet_cells_to_string (shape, &cells, notation, NONET_LIST_SLASHES);
  g_string_append (text, houses_text);
  if (cells_text != NULL)
    g_string_append (text, cells_text);
}

/* What a step without links consists of: "7 r25\c37". */
static char *
pattern_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *values = nonet_values_to_string (step->values, notation->alphabet, NONET_LIST_SLASHES);

  append_parts (text, step, SUDOKU_PART_BASE, shape, notation);
  if (text->len == 0)
    return NULL;
  g_string_append_c (text, '\\');
  append_parts (text, step, SUDOKU_PART_COVER, shape, notation);
  if (values == NULL)
    return g_strdup (text->str);
  return g_strdup_printf ("%s %s", values, text->str);
}

/* The candidates of each colour: "r1c4=3 | r6c4=3"; NULL if there are none. */
static char *
colours_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint colour = 0; colour <= G_MAXUINT8; colour++)
    {
      g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));
      g_autofree char *cells = NULL;

      for (guint i = 0; i < step->n_parts; i++)
        if (step->part[i].role == SUDOKU_PART_COLOUR && step->part[i].index == colour)
          g_array_append_val (candidates, step->part[i].item);
      cells = nonet_candidates_to_notation ((const SudokuCandidate *) candidates->data, candidates->len, "=", shape,
                                            notation);
      if (cells != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " | " : "", cells);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* The chains of all branches, or NULL if there are none. */
static char *
chains_to_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GPtrArray) chains = g_ptr_array_new_with_free_func (g_free);

  for (guint branch = 0; branch <= step->n_branches; branch++)
    {
      char *chain = nonet_chain_to_string (step, branch, shape, notation);

      if (chain != NULL)
        g_ptr_array_add (chains, chain);
    }
  return nonet_list_to_string (chains, NONET_LIST_SEMICOLONS);
}

/* A step in notation, with these marks of what follows and of what is removed. */
static char *
step_to_notation (const SudokuStep *step,
                  const SudokuShape *shape,
                  const NonetNotation *notation,
                  const char *so,
                  const char *removed_mark)
{
  const NonetNotation compact = nonet_notation_without_words (notation);
  g_autofree char *pattern = NULL, *result = result_with_marks (step, shape, &compact, "=", removed_mark);

  pattern = colours_to_notation (step, shape, &compact);
  if (pattern == NULL)
    pattern = chains_to_notation (step, shape, &compact);
  if (pattern == NULL)
    pattern = pattern_to_notation (step, shape, &compact);
  return pattern == NULL ? g_steal_pointer (&result) : g_strdup_printf ("%s %s %s", pattern, so, result);
}

char *
nonet_words_eureka (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  return step_to_notation (step, shape, notation, "=>", "<>");
}

char *
nonet_words_step_notation (const SudokuStep *step, const SudokuShape *shape, const NonetNotation *notation)
{
  return step_to_notation (step, shape, notation, "⇒", "≠");
}

const char *
nonet_words_no_step (void)
{
  return _ ("No known technique applies.");
}

const char *
nonet_words_not_unique (void)
{
  return _ ("Several solutions: techniques that need a unique one are not used.");
}

/* Ratings. */

/* What ER is if no technique has a step. */
#define BEYOND 200

const char *
nonet_words_difficulty (const SudokuRating *rating)
{
  static const struct
  {
    guint hardest; /* in tenths */
    const char *name;
  } names[] = {
    { 23, NC_ ("difficulty", "Easy") },
    { 45, NC_ ("difficulty", "Medium") },
    { 62, NC_ ("difficulty", "Hard") },
    { 80, NC_ ("difficulty", "Expert") },
    { G_MAXUINT, NC_ ("difficulty", "Fiendish") },
  };
  guint i = 0;

  while (rating->er > names[i].hardest)
    i++;
  return g_dpgettext2 (GETTEXT_PACKAGE, "difficulty", names[i].name);
}

char *
nonet_words_rating (const SudokuRating *rating)
{
  const char *difficulty = nonet_words_difficulty (rating);
  GString *text;

  if (rating->er >= BEYOND)
    /* Translators: how difficult a puzzle is, which no technique of the scale (%s is SE, Sudoku Explainer) solves. */
    return g_strdup_printf (_ ("%s · beyond %s"), difficulty, "SE");
  /* Translators: how difficult a puzzle is, and its rating: "Medium · SE 3.4". */
  text = g_string_new (NULL);
  g_string_printf (text, _ ("%s · SE %u.%u"), difficulty, rating->er / 10, rating->er % 10);
  g_string_replace (text, "SE ", "SE\u00a0", 0);
  return g_string_free (text, FALSE);
}

char *
nonet_words_ratings (const SudokuRating *rating)
{
  return g_strdup_printf ("ER %u.%u · EP %u.%u · ED %u.%u (SE 1.2.1)", rating->er / 10, rating->er % 10,
                          rating->ep / 10, rating->ep % 10, rating->ed / 10, rating->ed % 10);
}

char *
nonet_words_step_rating (const SudokuStep *step)
{
  guint tenths = sudoku_step_tenths (step), score = sudoku_technique_info (step->technique)->score;

  if (score == 0)
    return NULL;
  if (tenths == 0)
    /* Translators: how hard a step is, as the program HoDoKu counts it. */
    return g_strdup_printf (_ ("HoDoKu %u"), score);
  /* Translators: how hard a step is, as the programs Sudoku Explainer and HoDoKu rate it. */
  return g_strdup_printf (_ ("SE %u.%u · HoDoKu %u"), tenths / 10, tenths % 10, score);
}

/* Mistakes. */

char *
nonet_mistakes_to_string (const NonetMistakes *mistakes)
{
  guint n = nonet_cell_set_count (&mistakes->cells);

  switch (mistakes->kind)
    {
    case NONET_MISTAKE_ENTRY:
      return g_strdup_printf (ngettext ("%u of your entries is wrong.", "%u of your entries are wrong.", n), n);
    case NONET_MISTAKE_STRUCK:
      return g_strdup_printf (
          ngettext ("%u candidate that you struck out is needed.", "%u candidates that you struck out are needed.", n),
          n);
    case NONET_MISTAKE_MARKS:
    default:
      return g_strdup_printf (
          ngettext ("%u cell lacks its value in the marks.", "%u cells lack their values in the marks.", n), n);
    }
}

char *
nonet_mistakes_to_place (const NonetMistakes *mistakes, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *cells = nonet_cells_to_string (shape, &mistakes->cells, notation, NONET_LIST_WORDS);

  return nonet_fill_pair (_ ("Look at {cells}."), "cells", cells, NULL, NULL);
}
