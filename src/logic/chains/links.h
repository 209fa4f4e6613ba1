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
  uint32_t event;
  uint32_t extra; /* what the link counts in HoDoKu's distances besides the 2 of every link */
} SudokuImplication;

typedef struct
{
  unsigned n_candidates; /* nodes 0 up to here, in the order of cells and values */
  unsigned n_plain;      /* from here on entrances */
  unsigned n_nodes;
  unsigned n_words; /* of a set of candidates */
  SudokuLinkNode *node;
  uint16_t *cell;
  uint32_t *number; /* [n_cells * order] the node of a candidate, or SUDOKU_NO_NODE */
  uint32_t *first;  /* [2 * n_nodes + 1] by event: its implications are those from here up to the next's */
  SudokuImplication *implication; /* without doubles */
  uint64_t *seen;                 /* [n_plain] the candidates that the node excludes when it is true */
  const SudokuAlsList *als;       /* NULL without sets */
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
