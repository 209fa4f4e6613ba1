/* Forcing chains and cycles: single chains of implications.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/bits.h"
#include "logic/explainer/hints.h"

/* 8 in its cell, 20 in other cells. */
#define MOST_WEAK (N_VALUES - 1 + 20)
#define MOST_STRONG (1 + N_KINDS)
#define CLOSURE_WORDS ((MAX_CANDIDATES + 63) / 64)

/* What a candidate's being on or off implies: those of its cell come first, then those of its box, row and column. */
typedef struct
{
  uint16_t weak[MOST_WEAK];     /* on makes off */
  uint16_t strong[MOST_STRONG]; /* off makes on; one may stand there for several houses */
  uint8_t strong_cause[MOST_STRONG];
  uint8_t n_cell_weak, n_weak;
  uint8_t n_cell_strong, n_strong;
} Implications;

/* What each candidate's being on implies, for each component of candidates that imply each other. */
typedef struct
{
  unsigned n_words;
  unsigned n_rows;
  uint16_t row[MAX_CANDIDATES]; /* of each candidate */
  uint64_t on[MAX_CANDIDATES][CLOSURE_WORDS];
  uint64_t off[MAX_CANDIDATES][CLOSURE_WORDS];
} Closure;

/* A candidate that is off in a tree of chains. The same one may stand there several times. */
typedef struct
{
  uint16_t candidate;
  uint16_t from; /* the candidate that is on */
} OffNode;

/* The working memory of a search for chains, for one board at a time. */
typedef struct
{
  const Numbering *numbering;
  const PackedBoard *board;
  /* The board whose implications are known, unless the numbering has changed. */
  bool is_known, any_false;
  uint16_t known[N_CELLS];
  Hints *hints;
  bool uses_x, uses_y;
  Implications implied[MAX_CANDIDATES];
  uint64_t weak[MAX_CANDIDATES][CLOSURE_WORDS];       /* what a candidate's being on takes off at once */
  uint64_t other_weak[MAX_CANDIDATES][CLOSURE_WORDS]; /* the same without its own cell */
  Closure closure;                                    /* of X or Y */
  Closure both_closure;                               /* of all links */
  Closure *now;                                       /* that of the present mode */
  /* depth-first search */
  uint64_t step[MAX_CANDIDATES][CLOSURE_WORDS]; /* what comes on because of what a candidate takes off */
  uint64_t unvisited[CLOSURE_WORDS];
  unsigned n_finished, n_members;
  uint16_t finished[MAX_CANDIDATES];
  uint16_t member[MAX_CANDIDATES], first_member[MAX_CANDIDATES + 1]; /* of each component */
  /* breadth-first search */
  uint32_t stamp;
  uint32_t seen_on[MAX_CANDIDATES], seen_off[MAX_CANDIDATES];
  unsigned n_on, n_off;
  uint16_t on[MAX_CANDIDATES];
  OffNode off[MAX_CANDIDATES * MOST_WEAK];
  uint16_t on_from[MAX_CANDIDATES]; /* index of an off node */
  uint8_t on_cause[MAX_CANDIDATES];
} ChainSearch;

/* Finds all hints by cycles and chains on a board, whose candidates are numbered, perhaps with others that it no longer has. */
void sudoku_explainer_find_chains (ChainSearch *search,
                                   const Numbering *numbering,
                                   const PackedBoard *board,
                                   Hints *hints);

/* Finds what the candidates of a board imply, with all links. Returns whether any is false: it implies what it excludes.
 * Otherwise no candidate implies anything and its opposite. */
bool sudoku_explainer_find_implications (ChainSearch *search, const Numbering *numbering, const PackedBoard *board);

/* Has a search forget what it knows, after the candidates were numbered again. */
void sudoku_explainer_forget_implications (ChainSearch *search);

/* Whether some candidates, after that, all imply that one is on, or that one is off. */
bool sudoku_explainer_have_common_implication (const ChainSearch *search, const uint16_t *candidates, unsigned n);
