/* The candidates of a board, numbered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/packed-board.h"

#define MAX_CANDIDATES (N_CELLS * N_VALUES)
#define NO_CANDIDATE UINT16_MAX

/* The candidates of a board, numbered by cells and values. */
typedef struct
{
  unsigned n;
  uint16_t number[N_CELLS][N_VALUES];
  uint8_t cell[MAX_CANDIDATES];
  uint8_t value[MAX_CANDIDATES];
} Numbering;

/* The number of a value at a place of a house. */
static inline uint16_t
number_at (const Numbering *numbering, unsigned house, unsigned place, unsigned value)
{
  return numbering->number[packed_house_cell[house][place]][value];
}

/* Numbers the candidates of a board. */
void explainer_number (Numbering *numbering, const PackedBoard *board);
