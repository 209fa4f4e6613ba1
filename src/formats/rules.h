/* Further rules of a puzzle while it is read or edited: a list of them, from which the shape of its board is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"
#include "sudoku/rules.h"

/* Whether a rule has a sum of all its cells; and its value as it is shown beside symbols: where these begin with 0, a sum is that of the
 * digits that are seen. */
gboolean nonet_rule_is_sum (const SudokuRule *rule);
gint nonet_rule_get_shown_value (const SudokuRule *rule, const NonetAlphabet *alphabet);

/* The names of rules of a whole board; and which rules a name is that of, in rules: returns how many, 0 for none of the names. */
#define NONET_RULE_NAMES "diagonals, anti-knight, anti-king, non-consecutive, disjoint-groups, windoku"
#define NONET_MOST_RULES_NAMED 2
guint nonet_rules_find (const char *name, SudokuRule *rules);

/* The name of a rule of a whole board, or NULL. */
const char *nonet_rule_get_name (SudokuRuleKind kind);

typedef struct _NonetRuleList NonetRuleList;

NonetRuleList *nonet_rule_list_new (void);
/* The rules of a shape, in their order. */
NonetRuleList *nonet_rule_list_new_of (const SudokuShape *shape);
void nonet_rule_list_free (NonetRuleList *list);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetRuleList, nonet_rule_list_free)

/* Adds a rule, of which it copies the cells and digits. */
void nonet_rule_list_add (NonetRuleList *list, const SudokuRule *rule);

/* Adds the rules of a name, which is one of these. */
void nonet_rule_list_add_named (NonetRuleList *list, const char *name);

/* Adds the rule that a cell has one of some values. */
void nonet_rule_list_add_candidates (NonetRuleList *list, guint cell, SudokuSet values);

/* The cells that a clue beside a row or column looks along, from its beginning or its end. */
void nonet_rule_look_along (guint order, gboolean in_row, guint line, gboolean from_end, uint16_t *cells);

#define NONET_NO_REGION G_MAXUINT

/* Adds an extra region for each of those of a map, with a number for each cell, that has as many cells as a row; cells with
 * NONET_NO_REGION are in none. Returns how many others there are. */
guint nonet_rule_list_add_regions (NonetRuleList *list, guint order, const guint *map);

/* Puts a rule in the place of the one with that number, or none (NULL); the number after the last adds it. */
void nonet_rule_list_replace (NonetRuleList *list, guint index, const SudokuRule *rule);

guint nonet_rule_list_get_length (const NonetRuleList *list);

/* Adds a rule of a board, unless it is none there: then what is wrong with it is returned, translated; else NULL. Caller frees. */
char *nonet_rule_list_try_add (NonetRuleList *list, const SudokuShape *shape, const SudokuRule *rule);

/* What is wrong with the first rule that is none on a board, and its place in the list, from 0; or NULL. Caller frees. */
char *nonet_rule_list_dup_fault (const NonetRuleList *list, const SudokuShape *shape, guint *index);

/* The shape with the further rules of another one of its order, as far as they are possible there; caller unrefs. NULL when out of memory. */
SudokuShape *nonet_shape_dup_with_rules_of (const SudokuShape *shape, const SudokuShape *other);

/* The shape with these rules, those of a kind together in the order in which they were added; caller unrefs. Those with a fault are
 * left out: a reader asks for faults before. NULL if there are too many, or out of memory. */
SudokuShape *nonet_rule_list_make_shape (NonetRuleList *list, const SudokuShape *shape);
