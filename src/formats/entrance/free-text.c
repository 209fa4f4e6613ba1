/* Any text: its boards, else the puzzles that its links hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/free-text.h"

#include "formats/grid/grid.h"
#include "formats/programs/link.h"

void
nonet_free_text_read (NonetInput *input)
{
  nonet_grid_read (input);
  if (input->format == NULL)
    input->format = NONET_GRID_FORMAT;
  if (g_str_equal (input->format, NONET_GRID_FORMAT) && input->source_class == NULL && input->puzzles->len == 0
      && input->code != NONET_READ_ERROR_UNSUPPORTED)
    nonet_link_read_inside (input);
}

static gboolean
sniff (const NonetText *text)
{
  return TRUE;
}

const NonetReader nonet_free_text_reader = { NONET_GRID_FORMAT, sniff, nonet_free_text_read };
