/* Strong links of one value, between cells or groups of cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/step.h"

/* One of its ends holds the value. */
typedef struct
{
  uint8_t n;
  uint8_t cell[3];
  uint8_t house[N_KINDS]; /* that hold all its cells, or N_HOUSES */
} LinkEnd;

typedef struct
{
  uint8_t house;
  uint8_t variant; /* which of the ways to divide the house */
  bool grouped;
  LinkEnd end[2];
} StrongLink;

/* What links are put together to; houses with more than two places are divided a little differently for each. */
typedef enum
{
  LINKS_OF_TURBOT,     /* two links in SukakuExplainer up to 1.15 */
  LINKS_OF_CHAIN,      /* three links up to 1.15 */
  LINKS_OF_LATER_CHAIN /* any number from 1.17 on */
} LinkUse;

/* Writes the strong links of a value in a house; returns how many there are, two at most. */
unsigned strong_links_of (const PackedBoard *board, unsigned house, unsigned value, LinkUse use, StrongLink *links);

/* The house of both ends, by column, row, and box, or N_HOUSES. */
unsigned strong_links_share (const LinkEnd *a, const LinkEnd *b);

/* The cells that see all cells of both ends. */
CellSet strong_links_seen (const LinkEnd *a, const LinkEnd *b);

/* Takes the cells of a house out of a set. */
void strong_links_leave_out (CellSet *cells, unsigned house);
