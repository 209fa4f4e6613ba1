/* How the form of a full 9x9 grid begins, foreseen from two rows and an order of the stacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first row of the form is 123456789 whichever row, and whichever order of the stacks, becomes the first, so there are
 * 216 ways to begin it. What the second row is then follows from which values the two rows have in which boxes:
 *
 *      a b c | d e f | g h i     the first row
 *      d e g | . . . | . . .     4 5 7, since two values of the second box and one of the third come under the first
 */
#pragma once

#include <stdint.h>

/* No form begins so. */
#define TWO_ROWS_NEVER UINT32_MAX

/* A number that is less for two rows of nine values, of the same band, and an order of stacks, if the second row becomes less.
 * If it is the same, either row can become less. */
uint32_t two_rows_key (const uint8_t *first, const uint8_t *second, const uint8_t stack[3]);
