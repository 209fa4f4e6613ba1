/* The links of a board: what follows directly from a candidate being true, or false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A *node* is a candidate; a *group*, all places of a value in the cells that two houses share; or the *entrance* of an
 * almost locked set by one of its values. An *event* is a node being true (*on*) or false (*off*); the entrance has only
 * the second: the set has lost the value. Events imply others by weak links (on to off) and strong links (off to on); an
 * entrance implies that the other values of the set are off where all of its cells see them, that it is the entrance of
 * another set, and a value in a cell that keeps no other one.
 *
 * The implications of an event stand in a fixed order, that of HoDoKu's tables (TablingSolver): the first of several
 * equally short chains depends on it.
 */
#pragma once

#include "logic/board/bits.h"
#include "logic/board/finding.h"
#include "logic/sets/als.h"

/* Rules about two cells, of one cell, that are looked at: there are no more but on curious boards. */
#define SUDOKU_MOST_PARTNERS 128
#define SUDOKU_NO_NODE UINT32_MAX
#define SUDOKU_NO_SET UINT32_MAX

/* The nodes that are wanted; each with those before. */
typedef enum
{
  SUDOKU_NODES_CANDIDATES,
  SUDOKU_NODES_GROUPS,
  SUDOKU_NODES_SETS,
  SUDOKU_N_NODE_KINDS
} SudokuNodeKind;

typedef struct
{
  uint32_t first_cell; /* in cell[] of the links; of an entrance, the cells of the set that may have the value */
  uint32_t set;        /* number in the list of sets, or SUDOKU_NO_SET */
  uint8_t value;
  uint8_t n_cells;
} SudokuLinkNode;

typedef struct
{
  unsigned n_candidates; /* nodes 0 up to here, in the order of cells and values */
  unsigned n_plain;      /* from here on entrances */
  unsigned n_nodes;
  unsigned n_words; /* of a set of candidates */
  SudokuLinkNode *node;
  uint16_t *cell;
  uint32_t *number;         /* [n_cells * order] the node of a candidate, or SUDOKU_NO_NODE */
  uint32_t *first;          /* [2 * n_nodes + 1] by event: its implications are those from here up to the next's */
  uint32_t *implication;    /* events, without doubles */
  uint64_t *seen;           /* [n_plain] the candidates that the node excludes when it is true */
  const SudokuAlsList *als; /* NULL without sets */
} SudokuLinks;

/* The event of a node. */
static inline uint32_t
sudoku_event (unsigned node, bool on)
{
  return 2 * node + on;
}

static inline bool
sudoku_event_is_on (uint32_t event)
{
  return event & 1;
}

static inline unsigned
sudoku_event_node (uint32_t event)
{
  return event / 2;
}

static inline bool
sudoku_node_is_candidate (const SudokuLinks *links, unsigned node)
{
  return node < links->n_candidates;
}

/* The cells of a node. */
static inline const uint16_t *
sudoku_node_cells (const SudokuLinks *links, unsigned node)
{
  return links->cell + links->node[node].first_cell;
}

static inline unsigned
sudoku_node_first_cell (const SudokuLinks *links, unsigned node)
{
  return *sudoku_node_cells (links, node);
}

/* The node of a candidate. */
static inline unsigned
sudoku_links_number (const SudokuLinks *links, const SudokuShape *shape, unsigned cell, unsigned value)
{
  return links->number[sudoku_candidate (shape, cell, value)];
}

/* Has the step remove a candidate, or place it. */
static inline void
sudoku_node_remove (SudokuFinding *finding, const SudokuLinks *links, unsigned node)
{
  sudoku_step_remove (finding, sudoku_node_first_cell (links, node), links->node[node].value);
}

static inline void
sudoku_node_place (SudokuFinding *finding, const SudokuLinks *links, unsigned node)
{
  sudoku_step_place (finding, sudoku_node_first_cell (links, node), links->node[node].value);
}

/* The candidates that a candidate or group excludes. */
static inline const uint64_t *
sudoku_node_seen (const SudokuLinks *links, unsigned node)
{
  assert (node < links->n_plain);
  return links->seen + (size_t) node * links->n_words;
}

/* The links of the board that a finding is about. */

/* The links of the finding's board between nodes of these kinds. They belong to the finding and are the same until the
 * board changes. Returns NULL when cancelled or out of memory, or if the board has more than most_candidates. */
const SudokuLinks *sudoku_links_get (SudokuFinding *finding, SudokuNodeKind kind, unsigned most_candidates);

/* Frees the links that a finding keeps; NULL is allowed. */
void sudoku_link_table_free (SudokuLinkTable *table);

/* The bases of forcing chains and nets: the candidates of a cell, or of a value in a house, one of which is true. */

typedef struct
{
  uint16_t house; /* SUDOKU_NO_HOUSE: of a cell */
  uint16_t cell;
  uint8_t value;
  uint8_t n_nodes;
  uint32_t first_node; /* in node[] of the list */
} SudokuBase;

typedef struct
{
  unsigned n;
  SudokuBase *base; /* cells first, then houses */
  uint32_t *node;   /* the nodes of all bases, ascending in each */
} SudokuBaseList;

/* Lists the bases of at least that many candidates; returns whether there is memory. Clear the list in any case. */
bool sudoku_base_list_fill (SudokuBaseList *list, SudokuFinding *finding, const SudokuLinks *links, unsigned least);

void sudoku_base_list_clear (SudokuBaseList *list);

/* Adds a base to the step. */
void sudoku_base_spell (SudokuFinding *finding, const SudokuBase *base);

static inline const uint32_t *
sudoku_base_nodes (const SudokuBaseList *list, unsigned i)
{
  return list->node + list->base[i].first_node;
}
