/* A step of logic: what follows, by which technique, and the reason in a form that a person can be shown and that the
 * checker of proofs (tests/logic/proof.h) replays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A reason has three kinds of parts, in the words of set logic (Allan Barker) and of chains:
 *
 * - *Bases* each hold at least one true candidate: a cell, the places of a value in a house, or the extra candidates of a
 *   deadly pattern. *Covers* each hold at most one: a cell, or a value in a house. If something is assumed and then fewer
 *   covers are left than bases, while every candidate of the bases is in one of those covers, the assumption is wrong. So
 *   are explained locked candidates, subsets, fish, wings, ALS, Sue de Coq and, with a deadly pattern as one of the bases,
 *   everything that needs a unique solution. What else takes part (fins, pivots, floor and roof) is a role for the eye.
 *   Of a step without branches that joins two patterns (dual kites and empty rectangles), bases and covers
 *   of the second have index 1; each result follows from one of the two.
 *
 * - *Links* join *nodes*, a value in one cell or in several: of two strongly linked nodes at least one is true, of two
 *   weakly linked ones at most one. The reason of a link is a cell, a house, a further rule, or one of the *sets* of the step (an ALS: k
 *   cells in a house with k + 1 candidates). In a net a strong link may rely on what others of the same branch have
 *   excluded.
 *
 * - *Branches*: alternatives of which one is true (the candidates of the bases). Links with branch 0 hold always, those
 *   of branch i = 1, 2, … under the assumption that the node branch_start[i-1] is true. A step without branches has links
 *   of branch 0 only.
 *
 * What follows from further rules has these as causes, with the cells that it rests on; from several at once, cages and whole houses
 * whose sums are known: no values of the cells, among their candidates and all different where the cells see each other, follow the rules.
 *
 * A step that removes x is proved by assuming x, one that places x by assuming that it is not x: along the links, in each
 * of the branches, or by bases and covers, a contradiction follows.
 */
#pragma once

#include "logic/board.h"
#include "logic/technique.h"

/* What a part is, within a step. Those from SUDOKU_PART_FIN on are for the eye; index numbers sets and colours. */
typedef enum
{
  SUDOKU_PART_BASE,   /* holds at least one true candidate: a cell or places */
  SUDOKU_PART_COVER,  /* holds at most one: a cell or places */
  SUDOKU_PART_DEADLY, /* a cell of a deadly pattern; its two values are the candidates of SUDOKU_PART_FLOOR */
  SUDOKU_PART_FLOOR, /* a candidate of the pattern itself: what is left in its cells is the extra, of which one is true */
  SUDOKU_PART_SET,   /* a cell of set number index (an ALS) */
  SUDOKU_PART_FIN,
  SUDOKU_PART_ENDO_FIN,
  SUDOKU_PART_CANNIBAL,
  SUDOKU_PART_PATTERN, /* a candidate that makes up the pattern */
  SUDOKU_PART_PIVOT,   /* a cell */
  SUDOKU_PART_PINCER,  /* a cell */
  SUDOKU_PART_COMMON,  /* a restricted common: a candidate of two sets */
  SUDOKU_PART_COLOUR,  /* a candidate of colour number index */
  SUDOKU_PART_CAUSE,   /* the house or cell of a single; further rules, whole houses and cells */
  SUDOKU_N_PART_ROLES
} SudokuPartRole;

typedef enum
{
  SUDOKU_ITEM_CELL,      /* a cell */
  SUDOKU_ITEM_HOUSE,     /* a house */
  SUDOKU_ITEM_CANDIDATE, /* cell * order + value - 1 */
  SUDOKU_ITEM_PLACES,    /* a value in a house: house * order + value - 1 */
  SUDOKU_ITEM_RULE       /* a further rule of the shape */
} SudokuItemKind;

typedef struct
{
  uint8_t role; /* a SudokuPartRole */
  uint8_t kind; /* a SudokuItemKind */
  uint8_t index;
  uint32_t item;
} SudokuPart;

/* A value in one or several cells: true if one of these cells has it. */
typedef struct
{
  uint8_t value;
  uint8_t n_cells;
  uint16_t first_cell; /* the first of its cells in node_cell[] of the step */
} SudokuNode;

typedef enum
{
  SUDOKU_LINK_STRONG, /* if from is false, to is true */
  SUDOKU_LINK_WEAK    /* if from is true, to is false */
} SudokuLinkKind;

typedef enum
{
  SUDOKU_REASON_CELL,  /* both are in one cell, number item */
  SUDOKU_REASON_HOUSE, /* both are in house item */
  SUDOKU_REASON_RULE,  /* weak: further rule item excludes that both are true */
  SUDOKU_REASON_SET /* both are in set number item of the step; or, weak, every cell of one sees every cell of the other */
} SudokuLinkReason;

typedef struct
{
  uint16_t from, to; /* nodes */
  uint8_t kind;      /* a SudokuLinkKind */
  uint8_t reason;    /* a SudokuLinkReason */
  uint16_t item;
  uint16_t branch;
} SudokuLink;

/* One block of memory when it is a copy; otherwise the arrays belong to the finding, until its next step. */
typedef struct
{
  SudokuTechnique technique;
  uint8_t variant;  /* as HoDoKu counts them: 1 singly, 2 doubly linked; 1 sets a value, 2 deletes, …; 0 none */
  uint8_t size;     /* of a subset or fish, the number of sets or cells of others */
  uint16_t length;  /* of a chain: its links */
  uint16_t tenths;  /* Sudoku Explainer's rating of this very step, 0 if it has none */
  SudokuSet values; /* the values that the pattern is about */
  unsigned n_placed, n_removed, n_parts, n_nodes, n_node_cells, n_links, n_branches;
  const SudokuCandidate *placed, *removed; /* ascending, each once */
  const SudokuPart *part;
  const SudokuNode *node;
  const uint16_t *node_cell;
  const SudokuLink *link;       /* those of each branch in the order in which they are read */
  const uint16_t *branch_start; /* the node that branch i + 1 assumes; its conclusion that of the step */
} SudokuStep;

/* Sudoku Explainer's rating of the step, or else of its technique; 0 if that has none. */
unsigned sudoku_step_tenths (const SudokuStep *step);

/* Returns a copy that belongs to the caller, or NULL when out of memory; free it with sudoku_step_free (). */
SudokuStep *sudoku_step_copy (const SudokuStep *step);

/* Frees a copy; NULL is allowed. */
void sudoku_step_free (SudokuStep *step);

/* Whether two steps place and remove the same. */
bool sudoku_step_same_result (const SudokuStep *a, const SudokuStep *b);

/* The order in which steps are offered: by technique, size, length, most candidates removed, and place on the board.
 * Returns less than, equal to or greater than 0. */
int sudoku_step_compare (const SudokuStep *a, const SudokuStep *b);

/* A digit on the board, by its cell, and a cell that sees it. */
typedef struct
{
  uint16_t digit, cell;
} SudokuSight;

/* Writes down why a single is one, with few digits, and returns the number of lines: of a full house, what the open cell sees of it; of a naked
 * single, a digit of each other value that the cell sees; of a hidden single, a digit for each cell of the house that sees one. *complete
 * becomes whether nothing else is a reason, as candidates that were struck out are. Of other steps there is none. */
unsigned sudoku_single_sights (const SudokuStep *step,
                               const SudokuBoard *board,
                               SudokuSight sight[static SUDOKU_MAX_ORDER],
                               bool *complete);

/* Does what the step says: places its values and removes its candidates. */
void sudoku_step_apply (const SudokuStep *step, SudokuBoard *board);
