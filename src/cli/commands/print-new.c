/* Printing new puzzles as a line, rows or JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/commands/print-new.h"

#include "cli/run/print.h"
#include "formats/write.h"
#include "logic/grade.h"

void
cli_print_new (GString *text, const SudokuMade *made, guint64 index, gpointer data)
{
  const CliNewStyle *style = data;
  char weight[G_ASCII_DTOSTR_BUF_SIZE];

  if (style->json)
    {
      g_string_append_printf (text, "{\"puzzle\":%" G_GUINT64_FORMAT ",\"try\":%" G_GUINT64_FORMAT ",\"givens\":\"",
                              index + 1, made->number);
      cli_print_line (text, style->alphabet, style->shape, made->values);
      g_string_append_printf (text, "\",\"n_givens\":%u", made->n_givens);
      if (style->wish->easiest > 0 || style->wish->hardest > 0)
        g_string_append_printf (text, ",\"rating\":%u.%u", made->tenths / 10, made->tenths % 10);
      if (style->wish->unbiased)
        g_string_append_printf (text, ",\"weight\":%s", g_ascii_formatd (weight, sizeof weight, "%.6g", made->weight));
      if (style->wish->levels != 0)
        g_string_append_printf (text, ",\"level\":\"%s\"", sudoku_level_id (made->level));
      g_string_append (text, "}\n");
      return;
    }
  if (!style->grid)
    {
      cli_print_line (text, style->alphabet, style->shape, made->values);
      g_string_append_c (text, '\n');
      return;
    }
  if (index > 0)
    g_string_append_c (text, '\n');
  nonet_write_rows (text, style->alphabet, style->shape, made->values);
}
