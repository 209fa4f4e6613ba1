/* Reading --part, and sharing out the puzzles of lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/part.h"

#include <glib/gi18n.h>

#include "cli/run/options.h"

/* Counting makes a few parts of each, and the numbers of these are unsigned. */
#define MOST_PARTS (1u << 28)

gboolean
cli_part_parse (const char *text, CliPart *part)
{
  guint64 number, n_parts;
  char *end;

  *part = CLI_WHOLE;
  if (text == NULL)
    return TRUE;
  number = g_ascii_strtoull (text, &end, 10);
  n_parts = *end == '/' ? g_ascii_strtoull (end + 1, &end, 10) : 0;
  if (*end != '\0' || number < 1 || number > n_parts || n_parts > MOST_PARTS)
    {
      cli_usage_error (_ ("--part must be a part and their number, as in 1/8 to 8/8, not “%s”"), text);
      return FALSE;
    }
  part->part = (guint) (number - 1);
  part->n_parts = (guint) n_parts;
  return TRUE;
}

guint
cli_part_take (CliPart part, const CliBlock *block, guint64 n_before, CliBlock *share)
{
  /* n_before + first is the next number that leaves part as its remainder. */
  guint64 first = (part.part + part.n_parts - n_before % part.n_parts) % part.n_parts;

  cli_block_init (share, block->alphabet);
  share->file = block->file;
  for (guint64 i = first; i < block->items->len; i += part.n_parts)
    {
      const CliItem *item = &g_array_index (block->items, CliItem, i);

      if (item->nine >= 0)
        cli_block_add_nine (share, cli_block_board (block, item).givens);
      else
        g_array_append_vals (share->items, item, 1);
    }
  return (guint) MIN (first, block->items->len);
}

void
cli_part_return (CliBlock *share)
{
  for (guint i = 0; i < share->items->len; i++)
    g_array_index (share->items, CliItem, i) = (CliItem){ .nine = -1 };
  cli_block_clear (share);
}
