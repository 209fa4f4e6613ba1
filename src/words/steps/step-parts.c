/* What is named in the sentence of a step: cells, values, houses, candidates and links.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-parts.h"

#include <glib/gi18n-lib.h>

#include "words/board.h"
#include "words/fill.h"
#include "words/steps/step-text.h"

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

/* The first or last node of the chain, as nodes are written, or NULL. */
static char *
end_to_text (const NonetStepParts *parts,
             gboolean last,
             char *(*to_text) (const SudokuStep *, guint, const SudokuShape *, const NonetNotation *) )
{
  const SudokuLink *link = end_link (parts->step, 0, last);

  return link == NULL ? NULL
                      : to_text (parts->step, last ? link->to : link->from, parts->board->shape, parts->notation);
}

/* What follows along the links of a branch, each once: "r1c7 ≠ 5, r4c7 = 5". */
static char *
consequences_to_text (const NonetStepParts *parts, guint branch)
{
  const SudokuStep *step = parts->step;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < step->n_links; i++)
    if (step->link[i].branch == branch)
      {
        gboolean is_true = step->link[i].kind == SUDOKU_LINK_STRONG;
        g_autofree char *text =
            nonet_node_to_statement (step, step->link[i].to, is_true, parts->board->shape, parts->notation);

        if (!g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
          g_ptr_array_add (texts, g_steal_pointer (&text));
      }
  return nonet_list_to_string (texts, nonet_notation_list_style (parts->notation, NONET_LIST_COMMAS));
}

/* What a branch assumes, "r1c2 = 5"; branch 0, what its first link says nothing follows from. */
static char *
assumption_to_text (const NonetStepParts *parts, guint branch)
{
  const SudokuStep *step = parts->step;
  const SudokuLink *link = end_link (step, branch, FALSE);

  if (branch > 0 && branch <= step->n_branches)
    return nonet_node_to_statement (step, step->branch_start[branch - 1], TRUE, parts->board->shape, parts->notation);
  return link == NULL ? NULL
                      : nonet_node_to_statement (step, link->from, link->kind == SUDOKU_LINK_WEAK, parts->board->shape,
                                                 parts->notation);
}

/* A sentence for each branch; NULL if there are none. */
static char *
branches_to_text (const NonetStepParts *parts)
{
  char *text = NULL;

  for (guint branch = 1; branch <= parts->step->n_branches; branch++)
    {
      g_autofree char *assumption = assumption_to_text (parts, branch);
      g_autofree char *consequences = consequences_to_text (parts, branch);
      g_autofree char *sentence = NULL, *before = NULL;

      if (consequences == NULL)
        continue;
      /* Translators: a branch of a forcing chain: "If r1c2 = 5, then r1c7 ≠ 5, r4c7 = 5." Further ones follow. */
      sentence = nonet_fill_pair (_ ("If {assumption}, then {consequences}."), "assumption", assumption, "consequences",
                                  consequences);
      before = text;
      if (before == NULL)
        text = g_steal_pointer (&sentence);
      else
        /* Translators: two sentences that follow each other. */
        text = nonet_fill_pair (_ ("{text} {sentence}"), "text", before, "sentence", sentence);
    }
  return text;
}

/* The consequences in all branches. */
static char *
refutations_to_text (const NonetStepParts *parts)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint branch = 1; branch <= parts->step->n_branches; branch++)
    {
      char *text = consequences_to_text (parts, branch);

      if (text != NULL)
        g_ptr_array_add (texts, text);
    }
  return nonet_list_to_string (texts, NONET_LIST_SEMICOLONS);
}

/* The cells of the chain from its first node on, until it comes back to one: "r7c5, r4c5, r4c8". */
static char *
path_to_text (const NonetStepParts *parts)
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

/* The part with a name, which the caller owns, or NULL if the step has none, or it is not about chains. */
static char *
step_chain_part_to_string (const char *name, const NonetStepParts *parts)
{
  if (g_str_equal (name, "chain"))
    return nonet_chain_to_string (parts->step, 0, parts->board->shape, parts->notation);
  if (g_str_equal (name, "first") || g_str_equal (name, "last"))
    return end_to_text (parts, g_str_equal (name, "last"), nonet_node_to_candidate);
  if (g_str_equal (name, "first-cells") || g_str_equal (name, "last-cells"))
    return end_to_text (parts, g_str_equal (name, "last-cells"), nonet_node_to_cells);
  if (g_str_equal (name, "path"))
    return path_to_text (parts);
  if (g_str_equal (name, "assumption"))
    return assumption_to_text (parts, 0);
  if (g_str_equal (name, "consequences"))
    return consequences_to_text (parts, 0);
  if (g_str_equal (name, "refutations"))
    return refutations_to_text (parts);
  return g_str_equal (name, "branches") ? branches_to_text (parts) : NULL;
}

/* Roles as a set. */
#define ROLE(role) (1u << (role))

static const SudokuShape *
shape_of (const NonetStepParts *parts)
{
  return parts->board->shape;
}

/* Whether a part has one of these roles. */
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

/* The cells that the pattern consists of: those that are bases, or else what else it may be made of. */
static NonetCellSet
pattern_cells (const NonetStepParts *parts)
{
  static const guint roles[] = {
    ROLE (SUDOKU_PART_BASE) | ROLE (SUDOKU_PART_PIVOT) | ROLE (SUDOKU_PART_PINCER),
    ROLE (SUDOKU_PART_COVER),
    ROLE (SUDOKU_PART_DEADLY),
    ROLE (SUDOKU_PART_SET),
    ROLE (SUDOKU_PART_PATTERN),
  };
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (roles) && nonet_cell_set_count (&cells) == 0; i++)
    cells = cells_with_role (parts, roles[i]);
  return cells;
}

static char *
cells_to_text (const NonetStepParts *parts, const NonetCellSet *cells)
{
  return nonet_cells_to_string (shape_of (parts), cells, parts->notation, NONET_LIST_WORDS);
}

/* The cells if there are at least so few and at most that many. */
static char *
cells_if (const NonetStepParts *parts, NonetCellSet cells, guint fewest, guint most)
{
  guint n = nonet_cell_set_count (&cells);

  return n >= fewest && n <= most ? cells_to_text (parts, &cells) : NULL;
}

/* The houses of the places with a role. */
static NonetHouseSet
houses_of_places (const NonetStepParts *parts, guint role)
{
  NonetHouseSet houses = { { 0 } };

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == role && parts->step->part[i].kind == SUDOKU_ITEM_PLACES)
      nonet_house_set_add (&houses, parts->step->part[i].item / shape_of (parts)->order);
  return houses;
}

/* The houses of the parts of a role; none if some are not places. */
static NonetHouseSet
houses_with_role (const NonetStepParts *parts, guint role)
{
  NonetHouseSet houses = { { 0 } };

  for (guint i = 0; i < parts->step->n_parts; i++)
    {
      const SudokuPart *part = &parts->step->part[i];

      if (part->role != role)
        continue;
      if (part->kind == SUDOKU_ITEM_PLACES)
        nonet_house_set_add (&houses, part->item / shape_of (parts)->order);
      else if (part->kind == SUDOKU_ITEM_HOUSE)
        nonet_house_set_add (&houses, part->item);
      else
        return (NonetHouseSet){ { 0 } };
    }
  return houses;
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
houses_to_text (const NonetStepParts *parts, NonetHouseSet houses)
{
  return nonet_houses_to_string (shape_of (parts), &houses);
}

/* The house that the step is about: its cause, the only one of all covers or all bases, or one that holds all cells. */
static char *
house_to_text (const NonetStepParts *parts)
{
  static const guint roles[] = { SUDOKU_PART_CAUSE, SUDOKU_PART_COVER, SUDOKU_PART_BASE };
  NonetCellSet cells = pattern_cells (parts);
  NonetHouseSet houses, first = { { 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      houses = houses_with_role (parts, roles[i]);
      if (nonet_house_set_count (&houses) == 1)
        return houses_to_text (parts, houses);
    }
  houses = common_houses (shape_of (parts), &cells);
  for (guint house = 0; house < shape_of (parts)->n_houses; house++)
    if (nonet_house_set_has (&houses, house) && nonet_house_set_count (&first) == 0)
      nonet_house_set_add (&first, house);
  return houses_to_text (parts, first);
}

static char *
shared_houses_to_text (const NonetStepParts *parts)
{
  NonetCellSet cells = pattern_cells (parts);

  return houses_to_text (parts, common_houses (shape_of (parts), &cells));
}

static SudokuSet
values_of (const NonetStepParts *parts, const SudokuCandidate *candidates, guint n)
{
  SudokuSet values = 0;

  for (guint i = 0; i < n; i++)
    values |= sudoku_set_of (sudoku_candidate_value (shape_of (parts), candidates[i]));
  return values;
}

static NonetCellSet
cells_of (const NonetStepParts *parts, const SudokuCandidate *candidates, guint n)
{
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < n; i++)
    nonet_cell_set_add (&cells, sudoku_candidate_cell (shape_of (parts), candidates[i]));
  return cells;
}

static char *
values_to_text (const NonetStepParts *parts, SudokuSet values)
{
  return nonet_values_to_string (values, parts->notation->alphabet, NONET_LIST_WORDS);
}

/* The value if there is only one. */
static char *
value_to_text (const NonetStepParts *parts, SudokuSet values)
{
  return sudoku_set_is_single (values) ? values_to_text (parts, values) : NULL;
}

/* The values of the candidates with a role. */
static SudokuSet
values_with_role (const NonetStepParts *parts, guint roles)
{
  SudokuSet values = 0;

  for (guint i = 0; i < parts->step->n_parts; i++)
    {
      const SudokuPart *part = &parts->step->part[i];

      if (has_role (part, roles) && (part->kind == SUDOKU_ITEM_CANDIDATE || part->kind == SUDOKU_ITEM_PLACES))
        values |= sudoku_set_of (part->item % shape_of (parts)->order + 1);
    }
  return values;
}

/* The values that the step is about: as it says, or else those of its parts, or those that it removes. */
static SudokuSet
step_values (const NonetStepParts *parts)
{
  SudokuSet values = parts->step->values;

  if (values == 0)
    values = values_with_role (parts, ROLE (SUDOKU_PART_BASE) | ROLE (SUDOKU_PART_COVER));
  return values != 0 ? values : values_of (parts, parts->step->removed, parts->step->n_removed);
}

static char *
candidates_to_text (const NonetStepParts *parts, const GArray *candidates)
{
  return nonet_candidates_to_string ((const SudokuCandidate *) candidates->data, candidates->len, shape_of (parts),
                                     parts->notation);
}

/* The candidates that the board has in these cells. */
static SudokuSet
candidates_in (const NonetStepParts *parts, const NonetCellSet *cells)
{
  SudokuSet values = 0;

  for (guint cell = 0; cell < shape_of (parts)->n_cells; cell++)
    if (nonet_cell_set_has (cells, cell))
      values |= parts->board->cell[cell];
  return values;
}

/* The numbers of the sets or colours of a step, as a set. */
static NonetHouseSet
indices_of (const NonetStepParts *parts, guint role)
{
  NonetHouseSet indices = { { 0 } };

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == role)
      nonet_house_set_add (&indices, parts->step->part[i].index);
  return indices;
}

/* Almost locked set number index, "r1c37 (4/5/7)". */
static char *
set_to_text (const NonetStepParts *parts, guint index)
{
  NonetCellSet cells = { { 0 } };
  g_autofree char *text = NULL, *values = NULL;

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_SET && parts->step->part[i].index == index)
      add_cell_of (&cells, &parts->step->part[i], shape_of (parts));
  text = nonet_cells_to_string (shape_of (parts), &cells, parts->notation, NONET_LIST_SLASHES);
  values = nonet_values_to_string (candidates_in (parts, &cells), parts->notation->alphabet, NONET_LIST_SLASHES);
  return g_strdup_printf ("%s (%s)", text, values);
}

/* The candidates of colour number index. */
static char *
colour_to_text (const NonetStepParts *parts, guint index)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (SudokuCandidate));

  for (guint i = 0; i < parts->step->n_parts; i++)
    if (parts->step->part[i].role == SUDOKU_PART_COLOUR && parts->step->part[i].index == index)
      g_array_append_val (candidates, parts->step->part[i].item);
  return candidates_to_text (parts, candidates);
}

typedef char *(*NumberedFunc) (const NonetStepParts *parts, guint index);

/* The texts of all sets or colours. */
static GPtrArray *
numbered_texts (const NonetStepParts *parts, guint role, NumberedFunc to_text)
{
  NonetHouseSet indices = indices_of (parts, role);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint index = 0; index <= G_MAXUINT8; index++)
    if (nonet_house_set_has (&indices, index))
      g_ptr_array_add (texts, to_text (parts, index));
  return texts;
}

/* The which-th of them. */
static char *
numbered_text (const NonetStepParts *parts, guint role, NumberedFunc to_text, guint which)
{
  g_autoptr (GPtrArray) texts = numbered_texts (parts, role, to_text);

  return which < texts->len ? g_strdup (g_ptr_array_index (texts, which)) : NULL;
}

static char *
all_numbered (const NonetStepParts *parts, guint role, NumberedFunc to_text, NonetListStyle style)
{
  g_autoptr (GPtrArray) texts = numbered_texts (parts, role, to_text);

  return nonet_list_to_string (texts, nonet_notation_list_style (parts->notation, style));
}

/* The candidates in the cells of a deadly pattern that are not part of it. */
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

/* The cells of extra candidates, or their one value. */
static char *
extra_to_text (const NonetStepParts *parts, const char *name)
{
  g_autoptr (GArray) extra = extra_candidates (parts);
  const SudokuCandidate *candidates = (const SudokuCandidate *) extra->data;

  if (g_str_equal (name, "extra"))
    return candidates_to_text (parts, extra);
  if (g_str_equal (name, "extra-value"))
    return value_to_text (parts, values_of (parts, candidates, extra->len));
  if (g_str_equal (name, "extra-cell"))
    return cells_if (parts, cells_of (parts, candidates, extra->len), 1, 1);
  return cells_if (parts, cells_of (parts, candidates, extra->len), 2, G_MAXUINT);
}

/* The names, and what they stand for. */
static char *
result_part (const char *name, const NonetStepParts *parts)
{
  const SudokuStep *step = parts->step;

  if (g_str_equal (name, "removed"))
    return nonet_candidates_to_string (step->removed, step->n_removed, shape_of (parts), parts->notation);
  if (g_str_equal (name, "removed-cells"))
    return cells_if (parts, cells_of (parts, step->removed, step->n_removed), 1, G_MAXUINT);
  if (g_str_equal (name, "removed-value"))
    return value_to_text (parts, values_of (parts, step->removed, step->n_removed));
  if (g_str_equal (name, "placed"))
    return nonet_candidates_to_notation (step->placed, step->n_placed, " = ", shape_of (parts), parts->notation);
  if (g_str_equal (name, "placed-cells"))
    return cells_if (parts, cells_of (parts, step->placed, step->n_placed), 1, G_MAXUINT);
  if (g_str_equal (name, "placed-cell"))
    return cells_if (parts, cells_of (parts, step->placed, step->n_placed), 1, 1);
  if (g_str_equal (name, "placed-value"))
    return value_to_text (parts, values_of (parts, step->placed, step->n_placed));
  return NULL;
}

static char *
pattern_part (const char *name, const NonetStepParts *parts)
{
  NonetCellSet cells = pattern_cells (parts), pivot = cells_with_role (parts, ROLE (SUDOKU_PART_PIVOT));

  if (g_str_equal (name, "cell"))
    return cells_if (parts, cells, 1, 1);
  if (g_str_equal (name, "cells"))
    return cells_to_text (parts, &cells);
  if (g_str_equal (name, "candidates"))
    return values_to_text (parts, candidates_in (parts, &cells));
  if (g_str_equal (name, "house"))
    return house_to_text (parts);
  if (g_str_equal (name, "shared"))
    return shared_houses_to_text (parts);
  if (g_str_equal (name, "value"))
    return value_to_text (parts, step_values (parts));
  if (g_str_equal (name, "values"))
    return values_to_text (parts, step_values (parts));
  if (g_str_equal (name, "base"))
    return houses_to_text (parts, houses_with_role (parts, SUDOKU_PART_BASE));
  if (g_str_equal (name, "base-places"))
    return houses_to_text (parts, houses_of_places (parts, SUDOKU_PART_BASE));
  if (g_str_equal (name, "base-cells"))
    return cells_if (parts, cells_with_role (parts, ROLE (SUDOKU_PART_BASE)), 1, G_MAXUINT);
  if (g_str_equal (name, "base-value"))
    return value_to_text (parts, values_with_role (parts, ROLE (SUDOKU_PART_BASE)));
  if (g_str_equal (name, "cover"))
    return houses_to_text (parts, houses_with_role (parts, SUDOKU_PART_COVER));
  if (g_str_equal (name, "pivot"))
    return cells_to_text (parts, &pivot);
  if (g_str_equal (name, "pivot-values"))
    return values_to_text (parts, candidates_in (parts, &pivot));
  if (g_str_equal (name, "pincers"))
    return cells_if (parts, cells_with_role (parts, ROLE (SUDOKU_PART_PINCER)), 1, G_MAXUINT);
  return NULL;
}

static char *
fin_part (const char *name, const NonetStepParts *parts)
{
  NonetCellSet fins = cells_with_role (parts, ROLE (SUDOKU_PART_FIN) | ROLE (SUDOKU_PART_ENDO_FIN));

  if (g_str_equal (name, "fin"))
    return cells_if (parts, fins, 1, 1);
  return g_str_equal (name, "fins") ? cells_if (parts, fins, 2, G_MAXUINT) : NULL;
}

static char *
set_part (const char *name, const NonetStepParts *parts)
{
  SudokuSet common = values_with_role (parts, ROLE (SUDOKU_PART_COMMON));

  if (g_str_equal (name, "sets"))
    return all_numbered (parts, SUDOKU_PART_SET, set_to_text, NONET_LIST_WORDS);
  if (g_str_has_prefix (name, "set-"))
    return numbered_text (parts, SUDOKU_PART_SET, set_to_text, (guint) (name[4] - 'a'));
  if (g_str_equal (name, "common"))
    return value_to_text (parts, common);
  return g_str_equal (name, "commons") && !sudoku_set_is_single (common) ? values_to_text (parts, common) : NULL;
}

static char *
colour_part (const char *name, const NonetStepParts *parts)
{
  if (g_str_equal (name, "colours"))
    return all_numbered (parts, SUDOKU_PART_COLOUR, colour_to_text, NONET_LIST_COMMAS);
  if (g_str_has_prefix (name, "colour-"))
    return numbered_text (parts, SUDOKU_PART_COLOUR, colour_to_text, (guint) (name[7] - 'a'));
  return NULL;
}

static char *
deadly_part (const char *name, const NonetStepParts *parts)
{
  if (g_str_equal (name, "deadly"))
    return cells_if (parts, cells_with_role (parts, ROLE (SUDOKU_PART_DEADLY)), 1, G_MAXUINT);
  if (g_str_equal (name, "floor"))
    return values_to_text (parts, values_with_role (parts, ROLE (SUDOKU_PART_FLOOR)));
  return g_str_has_prefix (name, "extra") ? extra_to_text (parts, name) : NULL;
}

char *
nonet_step_part_to_string (const char *name, gpointer data)
{
  static char *(*const lookup[]) (const char *name, const NonetStepParts *parts) = {
    result_part, pattern_part, fin_part, set_part, step_chain_part_to_string, colour_part, deadly_part
  };
  const NonetStepParts *parts = data;
  char *text = NULL;

  if (g_str_equal (name, "technique"))
    return g_strdup (nonet_words_technique (parts->step->technique));
  for (guint i = 0; i < G_N_ELEMENTS (lookup) && text == NULL; i++)
    text = lookup[i](name, parts);
  return text;
}
