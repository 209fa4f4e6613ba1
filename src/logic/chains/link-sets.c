/* The links of almost locked sets, which are entered when they lose a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A set costs more than other links in the distances of HoDoKu's tables: see penalty ().
 */
#include <stdlib.h>

#include "logic/chains/link-builder.h"

typedef struct
{
  SudokuLinkBuilder *builder;
  const SudokuAlsList *als;
  const SudokuBoard *board;
  uint32_t *entrance;   /* [als->n_values] the node of each row */
  uint64_t *group_cell; /* the cells of each group, from n_candidates on */
  uint32_t *target;     /* candidates and groups that each value of the present set excludes */
  unsigned first_target[SUDOKU_MAX_ORDER + 1], end_target[SUDOKU_MAX_ORDER + 1]; /* by value */
  unsigned n_wide; /* cells with three or more candidates */
  uint16_t wide[SUDOKU_MAX_CELLS];
} Sets;

static const uint64_t *
group_cells (const Sets *sets, unsigned node)
{
  return sets->group_cell + (size_t) (node - sets->builder->n_candidates) * sets->als->n_cell_words;
}

/* HoDoKu's penalty for a set by the number of its cells (Als.getChainPenalty): 1, 4, 6, 8, … */
static unsigned
penalty (const SudokuAls *als)
{
  return als->n_cells == 1 ? 1 : 2u * als->n_cells;
}

static void
add_entrances (Sets *sets)
{
  const SudokuAlsList *list = sets->als;
  uint16_t cells[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < list->n; i++)
    for (SudokuSet set = list->als[i].values; set != 0; set &= set - 1)
      {
        unsigned value = sudoku_set_first (set);
        unsigned n = 0;

        FOR_EACH_BIT (c, sudoku_als_value_cells (list, i, value), list->n_cell_words)
          cells[n++] = (uint16_t) c;
        sets->entrance[sudoku_als_row (&list->als[i], value)] = sudoku_builder_node (sets->builder, value, cells, n, i);
      }
}

static void
mark_group_cells (Sets *sets)
{
  const SudokuLinkBuilder *builder = sets->builder;

  for (unsigned node = builder->n_candidates; node < builder->n_plain; node++)
    for (unsigned i = 0; i < sudoku_builder_get (builder, node)->n_cells; i++)
      sudoku_bits_add (sets->group_cell + (size_t) (node - builder->n_candidates) * sets->als->n_cell_words,
                       sudoku_builder_cells (builder, node)[i]);
}

static void
list_wide_cells (Sets *sets)
{
  for (unsigned cell = 0; cell < sets->board->shape->n_cells; cell++)
    if (sudoku_set_count (sets->board->cell[cell]) >= 3)
      sets->wide[sets->n_wide++] = (uint16_t) cell;
}

/* Whether the set excludes anything when it has lost a value. */
static bool
excludes_something (const Sets *sets, unsigned i, unsigned lost)
{
  for (SudokuSet set = sets->als->als[i].values & ~sudoku_set_of (lost); set != 0; set &= set - 1)
    if (!sudoku_bits_is_empty (sudoku_als_seen (sets->als, i, sudoku_set_first (set)), sets->als->n_cell_words))
      return true;
  return false;
}

/* Lists what each value of a set excludes: candidates, and groups whose cells all see those of the set. */
static void
list_targets (Sets *sets, unsigned i)
{
  const SudokuLinkBuilder *builder = sets->builder;
  unsigned words = sets->als->n_cell_words, n = 0;

  for (SudokuSet set = sets->als->als[i].values; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);
      const uint64_t *cells = sudoku_als_seen (sets->als, i, value);

      sets->first_target[value] = n;
      FOR_EACH_BIT (c, cells, words)
        sets->target[n++] = sudoku_builder_number (builder, c, value);
      for (unsigned node = builder->n_candidates; node < builder->n_plain && n > sets->first_target[value]; node++)
        if (sudoku_builder_get (builder, node)->value == value
            && sudoku_bits_within (group_cells (sets, node), cells, words))
          sets->target[n++] = node;
      sets->end_target[value] = n;
    }
}

/* Links what a value excludes to its entrance: where it is true, the set has lost the value. */
static void
link_into (Sets *sets, unsigned value, unsigned entrance)
{
  for (unsigned i = sets->first_target[value]; i < sets->end_target[value]; i++)
    sudoku_builder_imply (sets->builder, sudoku_event (sets->target[i], true), sudoku_event (entrance, false), 0);
}

/* Links an entrance to what another value excludes. */
static void
link_out_of (Sets *sets, unsigned value, unsigned entrance, unsigned extra)
{
  for (unsigned i = sets->first_target[value]; i < sets->end_target[value]; i++)
    sudoku_builder_imply (sets->builder, sudoku_event (entrance, false), sudoku_event (sets->target[i], false), extra);
}

/* Links the entrance to that of another set by those of some values that are restricted commons. */
static void
link_to_set (Sets *sets, unsigned i, unsigned k, SudokuSet values, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;

  for (values &= list->als[k].values; values != 0; values &= values - 1)
    {
      unsigned value = sudoku_set_first (values);

      if (sudoku_bits_has (sudoku_als_commons (list, i, value), k))
        sudoku_builder_imply (sets->builder, sudoku_event (entrance, false),
                              sudoku_event (sets->entrance[sudoku_als_row (&list->als[k], value)], false),
                              penalty (&list->als[i]));
    }
}

/* Links the entrance to those of other sets, in their order. */
static void
link_to_sets (Sets *sets, unsigned i, unsigned lost, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;
  const SudokuSet values = list->als[i].values & ~sudoku_set_of (lost);

  for (unsigned word = 0; word < list->n_words; word++)
    {
      uint64_t others = 0;

      for (SudokuSet set = values; set != 0; set &= set - 1)
        others |= sudoku_als_commons (list, i, sudoku_set_first (set))[word];
      for (others &= ~sudoku_als_overlaps (list, i)[word]; others != 0; others &= others - 1)
        {
          unsigned k = 64 * word + (unsigned) __builtin_ctzll (others);

          if (list->als[k].n_cells > 1)
            link_to_set (sets, i, k, values, entrance);
        }
    }
}

/* A cell that has only one candidate left is forced. */
static void
link_to_forced_cells (Sets *sets, unsigned i, unsigned lost, unsigned entrance)
{
  const SudokuAlsList *list = sets->als;
  const SudokuBoard *board = sets->board;

  for (unsigned wide = 0; wide < sets->n_wide; wide++)
    {
      unsigned cell = sets->wide[wide];
      SudokuSet left = board->cell[cell], others = left & ~list->als[i].values;

      if ((others & (others - 1)) != 0)
        continue;
      for (SudokuSet set = left & list->als[i].values & ~sudoku_set_of (lost); set != 0; set &= set - 1)
        if (sudoku_bits_has (sudoku_als_seen (list, i, sudoku_set_first (set)), cell))
          left &= ~sudoku_set_of (sudoku_set_first (set));
      if (sudoku_set_is_single (left))
        sudoku_builder_imply (sets->builder, sudoku_event (entrance, false),
                              sudoku_event (sudoku_builder_number (sets->builder, cell, sudoku_set_first (left)), true),
                              penalty (&list->als[i]) + 1);
    }
}

static void
link_set (Sets *sets, unsigned i)
{
  const SudokuAls *als = &sets->als->als[i];

  list_targets (sets, i);
  for (SudokuSet set = als->values; set != 0; set &= set - 1)
    {
      unsigned value = sudoku_set_first (set);
      unsigned entrance = sets->entrance[sudoku_als_row (als, value)];

      if (sudoku_finding_cancelled (sets->builder->finding))
        return;
      if (!excludes_something (sets, i, value))
        continue;
      link_into (sets, value, entrance);
      for (SudokuSet others = als->values & ~sudoku_set_of (value); others != 0; others &= others - 1)
        link_out_of (sets, sudoku_set_first (others), entrance, penalty (als));
      link_to_sets (sets, i, value, entrance);
      link_to_forced_cells (sets, i, value, entrance);
    }
}

void
sudoku_builder_add_sets (SudokuLinkBuilder *builder)
{
  Sets sets = { .builder = builder, .als = builder->als, .board = builder->finding->board };
  unsigned n_groups = builder->n_plain - builder->n_candidates;

  sets.entrance = calloc (sets.als->n_values + 1, sizeof *sets.entrance);
  sets.group_cell = calloc ((size_t) n_groups * sets.als->n_cell_words + 1, sizeof *sets.group_cell);
  sets.target = calloc (builder->n_plain + 1, sizeof *sets.target);
  if (sets.entrance != NULL && sets.group_cell != NULL && sets.target != NULL)
    {
      add_entrances (&sets);
      mark_group_cells (&sets);
      list_wide_cells (&sets);
      for (unsigned i = 0; i < sets.als->n && !sudoku_finding_cancelled (builder->finding); i++)
        if (sets.als->als[i].n_cells > 1)
          link_set (&sets, i);
    }
  else
    sudoku_finding_fail (builder->finding);
  free (sets.entrance);
  free (sets.group_cell);
  free (sets.target);
}
