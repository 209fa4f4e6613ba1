/* The parts of chains and nets, by name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/step-chain-parts.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

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

char *
nonet_step_chain_part_to_string (const char *name, const NonetStepParts *parts)
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
