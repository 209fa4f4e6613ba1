/* The chains that a search has found so far: of those with the same result, the shortest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/links.h"

typedef struct
{
  uint64_t hash;
  SudokuTechnique technique;
  uint16_t length;
  uint8_t variant;
  bool is_loop;     /* the last event excludes what the first makes false */
  uint32_t placed;  /* a candidate's node, or SUDOKU_NO_NODE */
  SudokuSet values; /* 0: those that are removed */
  uint32_t event;   /* the chain begins here in event[] of the list */
  uint32_t n_events;
  uint32_t next; /* the next one in the same row of the hash table, plus one */
} SudokuChain;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuGrowing chain;   /* of SudokuChain */
  SudokuGrowing event;   /* of uint32_t */
  SudokuGrowing removed; /* of uint64_t: links->n_words a chain */
  uint32_t head[512];
} SudokuChainList;

/* Begins with no chains. */
void sudoku_chain_list_begin (SudokuChainList *list, SudokuFinding *finding, const SudokuLinks *links);

/* Frees what the list holds. */
void sudoku_chain_list_clear (SudokuChainList *list);

/* Adds a chain, with its events; its hash and place in the list are filled in here. It replaces a longer one of the same
 * technique with the same result; a chain that is as short as the one that is there is dropped. */
void sudoku_chain_list_add (SudokuChainList *list, SudokuChain chain, const uint64_t *removed, const uint32_t *event);

/* Reports the chains, shortest first. */
void sudoku_chain_list_report (SudokuChainList *list);
