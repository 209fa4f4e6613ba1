/* Further rules of a puzzle while it is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/rules.h"

#include <glib/gi18n-lib.h>

struct _NonetRuleList
{
  GArray *rules; /* SudokuRule */
};

static void
clear_rule (gpointer item)
{
  SudokuRule *rule = item;

  g_free ((gpointer) rule->cell);
  g_free ((gpointer) rule->digit);
}

static const struct
{
  SudokuRuleKind kind;
  const char *name;
} named[] = {
  { SUDOKU_RULE_DIAGONAL_DOWN, "diagonals" },
  { SUDOKU_RULE_DIAGONAL_UP, "diagonals" },
  { SUDOKU_RULE_ANTI_KNIGHT, "anti-knight" },
  { SUDOKU_RULE_ANTI_KING, "anti-king" },
  { SUDOKU_RULE_NON_CONSECUTIVE, "non-consecutive" },
  { SUDOKU_RULE_DISJOINT_GROUPS, "disjoint-groups" },
  { SUDOKU_RULE_WINDOKU, "windoku" },
};

guint
nonet_rules_find (const char *name, SudokuRule *rules)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_equal (named[i].name, name))
      rules[n++] = (SudokuRule){ .kind = named[i].kind };
  return n;
}

const char *
nonet_rule_get_name (SudokuRuleKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i].kind == kind)
      return named[i].name;
  return NULL;
}

gboolean
nonet_rule_is_sum (const SudokuRule *rule)
{
  return rule->has_value
         && (rule->kind == SUDOKU_RULE_CAGE || rule->kind == SUDOKU_RULE_LITTLE_KILLER
             || rule->kind == SUDOKU_RULE_SUM_OF_TWO);
}

gint
nonet_rule_get_shown_value (const SudokuRule *rule, const NonetAlphabet *alphabet)
{
  gboolean from_zero = nonet_rule_is_sum (rule) && g_str_equal (nonet_alphabet_get_symbol (alphabet, 1), "0");

  return rule->value - (from_zero ? rule->n_cells : 0);
}

NonetRuleList *
nonet_rule_list_new (void)
{
  NonetRuleList *list = g_new0 (NonetRuleList, 1);

  list->rules = g_array_new (FALSE, FALSE, sizeof (SudokuRule));
  g_array_set_clear_func (list->rules, clear_rule);
  return list;
}

NonetRuleList *
nonet_rule_list_new_of (const SudokuShape *shape)
{
  NonetRuleList *list = nonet_rule_list_new ();

  for (guint i = 0; i < shape->n_rules; i++)
    nonet_rule_list_add (list, &shape->rule[i]);
  return list;
}

void
nonet_rule_list_free (NonetRuleList *list)
{
  g_array_unref (list->rules);
  g_free (list);
}

static void
insert (NonetRuleList *list, guint index, const SudokuRule *rule)
{
  SudokuRule copy = *rule;

  copy.cell = g_memdup2 (rule->cell, rule->n_cells * sizeof *rule->cell);
  copy.digit = g_memdup2 (rule->digit, rule->n_digits);
  g_array_insert_val (list->rules, index, copy);
}

void
nonet_rule_list_add (NonetRuleList *list, const SudokuRule *rule)
{
  insert (list, list->rules->len, rule);
}

void
nonet_rule_list_add_named (NonetRuleList *list, const char *name)
{
  SudokuRule rules[NONET_MOST_RULES_NAMED];

  for (guint i = 0, n = nonet_rules_find (name, rules); i < n; i++)
    nonet_rule_list_add (list, &rules[i]);
}

void
nonet_rule_list_add_candidates (NonetRuleList *list, guint cell, SudokuSet values)
{
  uint16_t place = (uint16_t) cell;
  guint8 digits[SUDOKU_MAX_ORDER];
  guint16 n = 0;

  for (; values != 0; values &= values - 1)
    digits[n++] = (guint8) sudoku_set_first (values);
  nonet_rule_list_add (
      list,
      &(SudokuRule){ .kind = SUDOKU_RULE_CANDIDATES, .cell = &place, .n_cells = 1, .digit = digits, .n_digits = n });
}

void
nonet_rule_look_along (guint order, gboolean in_row, guint line, gboolean from_end, uint16_t *cells)
{
  for (guint i = 0; i < order; i++)
    {
      guint at = from_end ? order - 1 - i : i;

      cells[i] = (uint16_t) (in_row ? line * order + at : at * order + line);
    }
}

guint
nonet_rule_list_add_regions (NonetRuleList *list, guint order, const guint *map)
{
  guint n_others = 0;

  for (guint first = 0; first < order * order; first++)
    {
      uint16_t cells[SUDOKU_MAX_CELLS];
      guint n = 0;

      for (guint cell = 0; cell < order * order && (n > 0 || cell <= first); cell++)
        if (map[cell] == map[first])
          cells[n++] = (uint16_t) cell;
      if (cells[0] != first || map[first] == NONET_NO_REGION)
        continue;
      if (n == order)
        nonet_rule_list_add (list,
                             &(SudokuRule){ .kind = SUDOKU_RULE_EXTRA_REGION, .cell = cells, .n_cells = (uint16_t) n });
      else
        n_others++;
    }
  return n_others;
}

void
nonet_rule_list_replace (NonetRuleList *list, guint index, const SudokuRule *rule)
{
  if (rule != NULL)
    insert (list, index, rule);
  if (index + (rule != NULL) < list->rules->len)
    g_array_remove_index (list->rules, index + (rule != NULL));
}

guint
nonet_rule_list_get_length (const NonetRuleList *list)
{
  return list->rules->len;
}

/* What keeps a rule from being one, in words; NULL if nothing does. Caller frees. */
static char *
dup_fault (const SudokuShape *shape, const SudokuRule *rule)
{
  SudokuRuleFault fault = sudoku_rule_fault (shape, rule);
  char value[16];

  for (guint i = 0; i < rule->n_cells && fault == SUDOKU_RULE_FAULT_CELLS; i++)
    {
      if (rule->cell[i] >= shape->n_cells)
        return g_strdup (_ ("this rule names a cell that the board does not have"));
      for (guint j = 0; j < i; j++)
        if (rule->cell[j] == rule->cell[i])
          return g_strdup_printf (_ ("this rule names row %u, column %u twice"), rule->cell[i] / shape->order + 1u,
                                  rule->cell[i] % shape->order + 1u);
    }
  for (guint i = 0; i < rule->n_digits && fault == SUDOKU_RULE_FAULT_VALUE; i++)
    if (rule->digit[i] < 1 || rule->digit[i] > shape->order)
      return g_strdup_printf (_ ("this rule needs values from 1 to %u"), shape->order);
  switch (fault)
    {
    case SUDOKU_RULE_FAULT_NONE:
      return NULL;
    case SUDOKU_RULE_FAULT_CELLS:
      return g_strdup_printf (
          ngettext ("this rule cannot have %u cell", "this rule cannot have %u cells", rule->n_cells), rule->n_cells);
    case SUDOKU_RULE_FAULT_VALUE:
      if (!rule->has_value)
        return g_strdup (_ ("this rule lacks its value"));
      g_snprintf (value, sizeof value, "%d", rule->value);
      return g_strdup_printf (_ ("this rule cannot have the value %s"), value);
    case SUDOKU_RULE_FAULT_KIND:
    default:
      return g_strdup (_ ("this rule is not possible on this board"));
    }
}

char *
nonet_rule_list_try_add (NonetRuleList *list, const SudokuShape *shape, const SudokuRule *rule)
{
  char *fault = dup_fault (shape, rule);

  if (fault == NULL)
    nonet_rule_list_add (list, rule);
  return fault;
}

char *
nonet_rule_list_dup_fault (const NonetRuleList *list, const SudokuShape *shape, guint *index)
{
  char *fault = NULL;

  for (*index = 0; *index < list->rules->len; *index += 1)
    {
      fault = dup_fault (shape, &g_array_index (list->rules, SudokuRule, *index));
      if (fault != NULL)
        break;
    }
  return fault;
}

SudokuShape *
nonet_rule_list_make_shape (NonetRuleList *list, const SudokuShape *shape)
{
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (SudokuRule));

  for (SudokuRuleKind kind = 0; kind < SUDOKU_N_RULES; kind++)
    for (guint i = 0; i < list->rules->len; i++)
      {
        SudokuRule *rule = &g_array_index (list->rules, SudokuRule, i);

        if (rule->kind != kind || sudoku_rule_fault (shape, rule) != SUDOKU_RULE_FAULT_NONE)
          continue;
        g_array_append_val (sorted, *rule);
        /* One of the whole board says the same again. */
        if (rule->n_cells == 0)
          break;
      }
  if (sorted->len > SUDOKU_MAX_RULES)
    return NULL;
  return sudoku_shape_new_with_rules (shape, (const SudokuRule *) (gpointer) sorted->data, sorted->len);
}

SudokuShape *
nonet_shape_dup_with_rules_of (const SudokuShape *shape, const SudokuShape *other)
{
  g_autoptr (NonetRuleList) list = nonet_rule_list_new_of (other);

  return nonet_rule_list_make_shape (list, shape);
}
