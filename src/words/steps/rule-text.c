/* What further rules say, in the sentences of steps that rest on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/rule-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sudoku/rules.h"
#include "words/fill.h"
#include "words/rule.h"

/* Of each kind the first that can be filled. */
static const struct
{
  SudokuRuleKind kind;
  const char *text;
} sentences[] = {
  { SUDOKU_RULE_ODD, N_ ("Only odd digits go into {cells}.") },
  { SUDOKU_RULE_EVEN, N_ ("Only even digits go into {cells}.") },
  { SUDOKU_RULE_CANDIDATES, N_ ("Only the candidates that the puzzle gives go into {cells}.") },
  { SUDOKU_RULE_NON_CONSECUTIVE,
    N_ ("The candidates of {first} are {first-values}, and cells side by side never differ by 1.") },
  { SUDOKU_RULE_NEGATIVE_DIFFERENCE, N_ ("The candidates of {first} are {first-values}, and cells side by side without "
                                         "a white dot have no difference that "
                                         "a dot stands for.") },
  { SUDOKU_RULE_NEGATIVE_RATIO,
    N_ ("The candidates of {first} are {first-values}, and cells side by side without a black dot have no ratio that a "
        "dot stands for.") },
  { SUDOKU_RULE_NEGATIVE_SUM,
    N_ ("The candidates of {first} are {first-values}, and cells side by side without X or V have no such sum.") },
  { SUDOKU_RULE_MINIMUM, N_ ("{first} is less than the cells beside it.") },
  { SUDOKU_RULE_MAXIMUM, N_ ("{first} is more than the cells beside it.") },
  { SUDOKU_RULE_ROW_INDEXER, N_ ("{first} is the row where the number of its own row stands in its column.") },
  { SUDOKU_RULE_COLUMN_INDEXER, N_ ("{first} is the column where the number of its own column stands in its row.") },
  { SUDOKU_RULE_BOX_INDEXER, N_ ("{first} is the place where the number of its own place stands in its box.") },
  { SUDOKU_RULE_DIFFERENCE, N_ ("The values of {cells} differ by {number}.") },
  { SUDOKU_RULE_RATIO, N_ ("One of {cells} is {number} times the other.") },
  { SUDOKU_RULE_SUM_OF_TWO, N_ ("The sum of {cells} is {number}.") },
  { SUDOKU_RULE_LESS, N_ ("{first} is less than {last}.") },
  { SUDOKU_RULE_THERMOMETER,
    N_ ("Values rise along the thermometer from {first} to {last}: {removed-cell} is at least {least}.") },
  { SUDOKU_RULE_THERMOMETER,
    N_ ("Values rise along the thermometer from {first} to {last}: {removed-cell} is at most {most}.") },
  { SUDOKU_RULE_THERMOMETER, N_ ("Values rise along the thermometer from {first} to {last}.") },
  { SUDOKU_RULE_SLOW_THERMOMETER, N_ ("Values never fall along the slow thermometer from {first} to {last}.") },
  { SUDOKU_RULE_PALINDROME, N_ ("The palindrome from {first} to {last} reads the same from both ends.") },
  { SUDOKU_RULE_WHISPERS, N_ ("Neighbors on the whisper line from {first} to {last} differ by {number} at least.") },
  { SUDOKU_RULE_ENTROPIC, N_ ("Any three neighbors on the entropic line from {first} to {last} are one low, one middle "
                              "and one high value.") },
  { SUDOKU_RULE_MODULAR,
    N_ ("Any {number} neighbors on the modular line from {first} to {last} leave different remainders when divided by "
        "{number}.") },
  { SUDOKU_RULE_RENBAN, N_ ("The renban line from {first} to {last} can only be {only-set}.") },
  { SUDOKU_RULE_RENBAN, N_ ("The renban line from {first} to {last} is one of {sets}.") },
  { SUDOKU_RULE_RENBAN, N_ ("The values of the renban line from {first} to {last} have no gap.") },
  { SUDOKU_RULE_NABNER, N_ ("Any two values of the nabner line from {first} to {last} differ by 2 at least.") },
  { SUDOKU_RULE_REGION_SUM, N_ ("The region sum line from {first} to {last} has the same sum in each box.") },
  { SUDOKU_RULE_ZIPPER,
    N_ ("Cells equally far from the middle of the zipper line from {first} to {last} have the same sum.") },
  { SUDOKU_RULE_PARTIAL_SUMS, N_ ("The line from {first} to {last} falls into pieces with the sum {number}.") },
  { SUDOKU_RULE_BETWEEN, N_ ("The values on the line from {first} to {last} lie between those of its ends.") },
  { SUDOKU_RULE_LOCKOUT, N_ ("The ends of the lockout line from {first} to {last} differ by {number} at least, and no "
                             "other value on it lies "
                             "between theirs.") },
  { SUDOKU_RULE_ARROW,
    N_ ("The values along the arrow add up to the number in its circle: {total} is the sum of {sum}.") },
  { SUDOKU_RULE_DOUBLE_ARROW,
    N_ ("The sum of {first} and {last} is that of the cells between them on the double arrow.") },
  { SUDOKU_RULE_CAGE, N_ ("The cage of {number} in {cells} can only be {only-set}.") },
  { SUDOKU_RULE_CAGE, N_ ("The cage of {number} in {cells} is one of {sets}.") },
  { SUDOKU_RULE_CAGE, N_ ("The sum of the cage in {cells} is {number}.") },
  { SUDOKU_RULE_CLONE, N_ ("The clones in {cells} have the same values.") },
  { SUDOKU_RULE_QUADRUPLE, N_ ("The values of {cells} include {digits}.") },
  { SUDOKU_RULE_LITTLE_KILLER, N_ ("The sum from {first} to {last} is {number}.") },
  { SUDOKU_RULE_SANDWICH, N_ ("From {first} to {last}, the values between {low} and {high} have the sum {number}.") },
  { SUDOKU_RULE_X_SUM, N_ ("From {first} on, as many cells as it says have the sum {number}.") },
  { SUDOKU_RULE_SKYSCRAPER, N_ ("From {first} to {last}, {number} values are higher than all before them.") },
  { SUDOKU_RULE_NUMBERED_ROOM, N_ ("From {first} on, the cell at the place it says is {symbol}.") },
};

/* Of whole houses and the cages in them. */
static const char *const totals[] = {
  N_ ("The sum of {inside} is {less}: {houses-sum} in {houses} less {cages-sum} in the cages."),
  N_ ("The sum of {outside} is {more}: {cages-sum} in the cages less {houses-sum} in {houses}."),
  N_ ("The sum of {inside} is {surplus-inside} more than that of {outside}: {houses-sum} in {houses} less {cages-sum} "
      "in the cages."),
  N_ ("The sum of {outside} is {surplus-outside} more than that of {inside}: {cages-sum} in the cages less "
      "{houses-sum} in {houses}."),
  N_ ("The sum of {inside} is that of {outside}: {houses-sum} in {houses} and in the cages."),
};

/* More sets than this are no help. */
#define MOST_SETS 6

typedef struct
{
  const NonetStepParts *parts;
  guint n_cells; /* those that are causes, or of the rule */
  guint16 cell[SUDOKU_MAX_CELLS];
  const SudokuRule *rule; /* NULL for sums of houses */
  gint cages, houses;     /* sums */
  NonetHouseSet house;
} Saying;

static const SudokuShape *
shape_of (const Saying *self)
{
  return self->parts->board->shape;
}

/* The rules and cells of a step; FALSE if it has none. */
static gboolean
read_causes (Saying *self)
{
  const SudokuStep *step = self->parts->step;
  gint order = shape_of (self)->order;
  gboolean any = FALSE;

  for (guint i = 0; i < step->n_parts; i++)
    if (step->part[i].role != SUDOKU_PART_CAUSE)
      continue;
    else if (step->part[i].kind == SUDOKU_ITEM_CELL)
      self->cell[self->n_cells++] = (guint16) step->part[i].item;
    else if (step->part[i].kind == SUDOKU_ITEM_HOUSE)
      {
        nonet_house_set_add (&self->house, step->part[i].item);
        self->houses += order * (order + 1) / 2;
      }
    else if (step->part[i].kind == SUDOKU_ITEM_RULE)
      {
        self->rule = any ? self->rule : &shape_of (self)->rule[step->part[i].item];
        self->cages += shape_of (self)->rule[step->part[i].item].value;
        any = TRUE;
      }
  if (step->technique == SUDOKU_HOUSE_TOTAL || (self->houses > 0 && any))
    self->rule = NULL;
  else if (any && self->rule->n_cells > 1)
    {
      self->n_cells = self->rule->n_cells;
      memcpy (self->cell, self->rule->cell, self->n_cells * sizeof *self->cell);
    }
  return any || self->houses > 0;
}

static char *
cells_to_string (const Saying *self, guint from, guint to)
{
  NonetCellSet cells = { { 0 } };

  for (guint i = from; i < to; i++)
    nonet_cell_set_add (&cells, self->cell[i]);
  return nonet_cells_to_string (shape_of (self), &cells, self->parts->notation, NONET_LIST_WORDS);
}

/* Those of the cells that lie in the houses, or do not. */
static char *
cells_of_houses (const Saying *self, gboolean inside)
{
  NonetCellSet cells = { { 0 } };

  for (guint i = 0; i < self->n_cells; i++)
    {
      const SudokuCellInfo *info = &shape_of (self)->cell[self->cell[i]];
      gboolean is_inside = FALSE;

      for (guint j = 0; j < info->n_seats; j++)
        is_inside |= nonet_house_set_has (&self->house, info->seat[j].house);
      if (is_inside == inside)
        nonet_cell_set_add (&cells, self->cell[i]);
    }
  return nonet_cells_to_string (shape_of (self), &cells, self->parts->notation, NONET_LIST_WORDS);
}

static SudokuSet
candidates_of (const Saying *self, guint cell)
{
  const SudokuBoard *board = self->parts->board;

  return board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
}

/* Whether each cell has a value of a set, and each of these a cell. */
static gboolean
set_fits (const Saying *self, SudokuSet set)
{
  SudokuSet found = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      SudokuSet here = candidates_of (self, self->cell[i]) & set;

      found |= here;
      if (here == 0)
        return FALSE;
    }
  return found == set;
}

/* Adds the sets of the values of a cage or renban line that fit; values are those above one. */
static void
add_sets (const Saying *self, SudokuSet set, guint above, guint left, gint sum, GArray *sets)
{
  gboolean is_cage = self->rule->kind == SUDOKU_RULE_CAGE;

  if (left == 0)
    {
      gboolean follows =
          is_cage ? sum == 0 : (set >> __builtin_ctzll (set)) + 1 == G_GUINT64_CONSTANT (1) << self->n_cells;

      if (follows && set_fits (self, set))
        g_array_append_val (sets, set);
      return;
    }
  for (guint value = above + 1; value <= shape_of (self)->order && sets->len <= MOST_SETS; value++)
    if (!is_cage || (gint) value <= sum)
      add_sets (self, set | sudoku_set_of (value), value, left - 1, sum - (gint) value, sets);
}

static char *
sets_to_string (const Saying *self, gboolean only)
{
  g_autoptr (GArray) sets = g_array_new (FALSE, FALSE, sizeof (SudokuSet));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (self->n_cells > 9 || shape_of (self)->order > 16
      || !(self->rule->has_value || self->rule->kind == SUDOKU_RULE_RENBAN))
    return NULL;
  add_sets (self, 0, 0, self->n_cells, self->rule->value, sets);
  if (only ? sets->len != 1 : sets->len < 1 || sets->len > MOST_SETS)
    return NULL;
  for (guint i = 0; i < sets->len; i++)
    g_ptr_array_add (texts, nonet_values_to_string (g_array_index (sets, SudokuSet, i), self->parts->notation->alphabet,
                                                    only ? NONET_LIST_WORDS : NONET_LIST_SLASHES));
  return nonet_list_to_string (texts, NONET_LIST_WORDS);
}

/* The only cell of which something is removed, or NULL. */
static char *
removed_cell (const Saying *self, guint *cell)
{
  const SudokuStep *step = self->parts->step;

  for (guint i = 0; i < step->n_removed; i++)
    {
      guint here = sudoku_candidate_cell (shape_of (self), step->removed[i]);

      if (i > 0 && here != *cell)
        return NULL;
      *cell = here;
    }
  return step->n_removed > 0 ? nonet_cell_to_name (shape_of (self), *cell, self->parts->notation) : NULL;
}

/* What bounds the values that are left there, if all that is removed is beyond: as many as cells go with it. */
static char *
bound_to_string (const Saying *self, gboolean least)
{
  const SudokuStep *step = self->parts->step;
  guint cell = 0;
  g_autofree char *name = removed_cell (self, &cell);
  SudokuSet removed = 0, left;

  for (guint i = 0; i < step->n_removed; i++)
    removed |= sudoku_set_of (sudoku_candidate_value (shape_of (self), step->removed[i]));
  left = name != NULL ? self->parts->board->cell[cell] & ~removed : 0;
  if (left == 0)
    return NULL;
  if (least)
    return removed < (left & -left)
               ? g_strdup (nonet_alphabet_get_symbol (self->parts->notation->alphabet, sudoku_set_first (left)))
               : NULL;
  return (removed & -removed) > left
             ? g_strdup (nonet_alphabet_get_symbol (self->parts->notation->alphabet, 64u - __builtin_clzll (left)))
             : NULL;
}

static char *
symbol_to_string (const Saying *self, guint value)
{
  return g_strdup (nonet_alphabet_get_symbol (self->parts->notation->alphabet, value));
}

/* A NonetFillFunc; data is a Saying. */
static char *
to_string (const char *name, gpointer data)
{
  const Saying *self = data;
  const NonetAlphabet *alphabet = self->parts->notation->alphabet;
  guint cell = 0;

#define IS(text) g_str_equal (name, text)
  if (IS ("cells"))
    return cells_to_string (self, 0, self->n_cells);
  if (IS ("first"))
    return nonet_cell_to_name (shape_of (self), self->cell[0], self->parts->notation);
  if (IS ("last"))
    return nonet_cell_to_name (shape_of (self), self->cell[self->n_cells - 1], self->parts->notation);
  if (IS ("first-values"))
    return nonet_values_to_string (candidates_of (self, self->cell[0]), alphabet, NONET_LIST_WORDS);
  if (IS ("number"))
    return g_strdup_printf ("%d", self->rule->value);
  if (IS ("symbol"))
    return symbol_to_string (self, (guint) self->rule->value);
  if (IS ("low") || IS ("high"))
    return symbol_to_string (self, IS ("low") ? 1 : shape_of (self)->order);
  if (IS ("digits"))
    {
      SudokuSet digits = 0;

      for (guint i = 0; i < self->rule->n_digits; i++)
        digits |= sudoku_set_of (self->rule->digit[i]);
      return nonet_values_to_string (digits, alphabet, NONET_LIST_WORDS);
    }
  if (IS ("removed-cell"))
    return removed_cell (self, &cell);
  if (IS ("least") || IS ("most"))
    return bound_to_string (self, IS ("least"));
  if (IS ("only-set") || IS ("sets"))
    return sets_to_string (self, IS ("only-set"));
  if (IS ("total"))
    return cells_to_string (self, 0, (guint) self->rule->value);
  if (IS ("sum"))
    return cells_to_string (self, (guint) self->rule->value, self->n_cells);
  if (IS ("houses"))
    return nonet_houses_to_string (shape_of (self), &self->house);
  if (IS ("inside") || IS ("outside"))
    return cells_of_houses (self, IS ("inside"));
  if (IS ("cages-sum") || IS ("houses-sum"))
    return g_strdup_printf ("%d", IS ("cages-sum") ? self->cages : self->houses);
  if (IS ("surplus-inside") || IS ("surplus-outside"))
    {
      gint surplus = IS ("surplus-inside") ? self->houses - self->cages : self->cages - self->houses;

      return surplus > 0 ? g_strdup_printf ("%d", surplus) : NULL;
    }
  if (IS ("less") || IS ("more"))
    {
      g_autofree char *others = cells_of_houses (self, IS ("more"));

      return others == NULL
                 ? g_strdup_printf ("%d", IS ("less") ? self->houses - self->cages : self->cages - self->houses)
                 : NULL;
    }
#undef IS
  return NULL;
}

static char *
fill (const char *text, Saying *self)
{
  g_autofree char *filled = nonet_fill (text, to_string, self);

  return filled != NULL ? nonet_fill (_ (text), to_string, self) : NULL;
}

char *
nonet_rule_says (const NonetStepParts *parts)
{
  Saying self = { .parts = parts };
  char *text = NULL;

  if (!read_causes (&self) || self.n_cells == 0)
    return NULL;
  if (self.rule == NULL)
    for (guint i = 0; i < G_N_ELEMENTS (totals) && text == NULL; i++)
      text = fill (totals[i], &self);
  for (guint i = 0; i < G_N_ELEMENTS (sentences) && text == NULL && self.rule != NULL; i++)
    if (sentences[i].kind == self.rule->kind)
      text = fill (sentences[i].text, &self);
  return text;
}

char *
nonet_rule_of_step (const NonetStepParts *parts)
{
  Saying self = { .parts = parts };

  if (!read_causes (&self))
    return NULL;
  return self.rule == NULL
             ? nonet_houses_to_string (shape_of (&self), &self.house)
             : nonet_rule_to_string (shape_of (&self), (guint) (self.rule - shape_of (&self)->rule), parts->notation);
}
