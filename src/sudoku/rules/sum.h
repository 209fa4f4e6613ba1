/* How large a sum may be that is propagated; of a larger one only the end is checked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#define SUDOKU_SUM_WORDS 16u /* of 64 partial sums */
#define SUDOKU_SUM_GROUPS 96u
#define SUDOKU_MOST_SUBSETS 2000u /* of one size */
