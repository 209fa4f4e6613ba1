/* Lists that grow while rules are compiled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/rules/builder.h"

#include <stdlib.h>

void *
sudoku_builder_push (Builder *b, List *list, size_t size, size_t count)
{
  if (list->n + count > list->room)
    {
      size_t room = list->room * 2 + count + 16;
      void *item = realloc (list->item, room * size);

      if (item == NULL)
        {
          b->out_of_memory = true;
          return NULL;
        }
      list->item = item;
      list->room = room;
    }
  list->size = size;
  list->n += count;
  return (uint8_t *) list->item + (list->n - count) * size;
}
