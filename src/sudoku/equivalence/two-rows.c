/* Foreseeing the second row of the form of a full 9x9 grid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/equivalence/two-rows.h"

#include <stdbool.h>

#include "sudoku/equivalence/arrangement.h"

/* The values of a row in a stack. */
static inline unsigned
get_values (const uint8_t *row, unsigned stack)
{
  return 1u << row[3 * stack] | 1u << row[3 * stack + 1] | 1u << row[3 * stack + 2];
}

/* The value of a row that stands, in a stack, where another row has one of the values of a set. */
static inline unsigned
get_value_at (const uint8_t *row, const uint8_t *other, unsigned stack, unsigned values)
{
  for (unsigned column = 3 * stack; column < 3 * stack + 3; column++)
    if ((values >> other[column] & 1) != 0)
      return row[column];
  return 0;
}

/* The second row begins with 4 5 7; two columns of the first two boxes are tied, and with them 1 and 2, 4 and 5. What
 * follows is one of
 *
 *      1 8 9    or 2, or 3: the value of the first box comes under a tied column, 4 or 5;
 *      8 9 .    it comes under 6
 *
 * and then the value under 7, which is 6, or one of those that are left of 1 2 3. */
static uint32_t
get_key_after_457 (const uint8_t *first, const uint8_t *second, const uint8_t stack[3], unsigned tied)
{
  unsigned in_first_box = get_values (first, stack[0]);
  unsigned moved = get_values (second, stack[1]) & in_first_box;
  unsigned under_moved = get_value_at (second, first, stack[0], moved);
  unsigned over_moved = get_value_at (first, second, stack[1], moved);
  unsigned under_7, label, last = 6;

  if ((tied >> over_moved & 1) == 0)
    return 8u << 4;
  label = (tied >> under_moved & 1) == 0 ? 3 : under_moved == over_moved ? 1 : 2;
  under_7 = get_value_at (second, first, stack[2], get_values (second, stack[0]));
  if ((in_first_box >> under_7 & 1) != 0)
    {
      bool is_tied = (tied >> get_value_at (second, first, stack[0], 1u << under_7) & 1) != 0;

      last = !is_tied ? 3 : label == 1 ? 2 : 1;
    }
  return label << 4 | last;
}

uint32_t
two_rows_key (const uint8_t *first, const uint8_t *second, const uint8_t stack[3])
{
  unsigned tied = get_values (second, stack[0]) & get_values (first, stack[1]);

  switch (places_count (tied))
    {
    case 3:
      return 0; /* 4 5 6 */
    case 2:
      return get_key_after_457 (first, second, stack, tied);
    default:
      return TWO_ROWS_NEVER; /* another order of the stacks has two or three of them */
    }
}
