/* The share of a tree that is done, each branch weighing the same as its siblings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is computed from the deepest level up, beginning with 0 at a node under way and 1 at one that is done. Each step
 * rounds monotonically, so the share never goes back.
 */
#pragma once

#include <assert.h>

/* The share below a branch of `total` alternatives: `done` come before the present one, of which a share is done. */
static inline double
sudoku_progress_above (double share, unsigned done, unsigned total)
{
  assert (share >= 0 && share <= 1 && done < total);
  return (done + share) / total;
}
