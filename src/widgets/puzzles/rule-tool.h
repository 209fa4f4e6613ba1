/* Tools that draw rules: which there are, and which rule the cells of a stroke make with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A stroke is a list of cells in the order in which the pointer came over them, or in which they were selected.
 */
#pragma once

#include "formats/alphabet.h"
#include "sudoku/rules.h"
#include "widgets/board/board-view.h"

/* What cells a tool takes. */
typedef enum
{
  NONET_RULE_CELLS,  /* each by itself: a rule a cell */
  NONET_RULE_PAIRS,  /* two and two side by side: a rule a pair */
  NONET_RULE_LINE,   /* all in their order */
  NONET_RULE_AREA,   /* all, in any order */
  NONET_RULE_COPY,   /* likewise those of an area and then of its copy */
  NONET_RULE_CORNER, /* the four around the corner that is crossed */
  NONET_RULE_RAY,    /* a row or column, seen from where the stroke begins */
  NONET_RULE_SLANT,  /* likewise the rest of a diagonal */
  NONET_RULE_EDIT,   /* none: it chooses, changes and moves rules, and has no kind */
  NONET_RULE_REGION /* those of a region of the board itself, which takes the place of a box; its kind is that of what is like it */
} NonetRuleWay;

/* Static. */
typedef struct
{
  const char *id, *key; /* the latter as an accelerator */
  SudokuRuleKind kind;
  NonetRuleWay way;
  gint value;         /* that of a new rule; 0: none */
  const char *symbol; /* what stands for it in place of a picture, or NULL */
} NonetRuleTool;

const NonetRuleTool *nonet_rule_tools_get (guint *n_tools);

/* The tool with that name, or key, or NULL. */
const NonetRuleTool *nonet_rule_tool_find (const char *id);
const NonetRuleTool *nonet_rule_tool_find_key (guint keyval, GdkModifierType modifiers);

/* "Cage", and how it is used: "Drag over its cells."; translated. Caller frees the first. */
char *nonet_rule_tool_dup_title (const NonetRuleTool *tool);
const char *nonet_rule_tool_get_hint (const NonetRuleTool *tool);

/* How strokes of the tool go. */
NonetStrokes nonet_rule_tool_get_strokes (const NonetRuleTool *tool);

/* A rule that is being made or changed: what it points to is its own, so it is not to be copied. */
typedef struct
{
  SudokuRule rule;
  guint16 cell[SUDOKU_MAX_CELLS];
  guint8 digit[SUDOKU_MAX_ORDER];
} NonetRuleDraft;

/* Takes a copy of a rule, of as many cells as a board has at most. */
void nonet_rule_draft_take (NonetRuleDraft *draft, const SudokuRule *rule);

/* How many rules a stroke of that many cells makes, and the one with that number: the fault that it has, which is one of its value where it
 * needs to be given one. */
guint nonet_rule_tool_count (const NonetRuleTool *tool, guint n_cells);
SudokuRuleFault nonet_rule_tool_make (const NonetRuleTool *tool,
                                      const SudokuShape *shape,
                                      const guint16 *cells,
                                      guint n_cells,
                                      guint number,
                                      NonetRuleDraft *draft);

/* The board, without further rules, on which the cells are a region: it takes the place of the one that has most of them, whose other
 * cells fill up those that lose some. NULL unless there are as many cells as in a row. Caller unrefs. */
SudokuShape *nonet_rule_tool_make_region (const SudokuShape *shape, const guint16 *cells, guint n_cells);

/* Moves a rule by rows and columns; FALSE if it would leave the board, or no longer say what it does: clues from outside stay in their
 * rim. The draft is then as it was. */
gboolean nonet_rule_draft_move (NonetRuleDraft *draft, const SudokuShape *shape, int rows, int columns);

/* What is written in the place of the number or digits of a rule: "12", "X", "1 2 3"; caller frees. */
char *nonet_rule_draft_to_text (const NonetRuleDraft *draft, NonetAlphabet *alphabet);

/* Takes the value from a text; returns the fault that the rule has with it. */
SudokuRuleFault nonet_rule_draft_take_text (NonetRuleDraft *draft,
                                            const SudokuShape *shape,
                                            const char *text,
                                            NonetAlphabet *alphabet);
