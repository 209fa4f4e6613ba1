/* The options of sheets, and making one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/render-sheet.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/picture-file.h"
#include "tasks/parallel.h"
#include "tasks/practice/answer-keys.h"

#define MOST_PER_PAGE 400
#define MOST_MILLIMETRES 2000

GOptionEntry *
cli_sheet_dup_entries (CliSheet *self, const GOptionEntry *own, guint n)
{
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &self->sheet,
      N_ ("Draw pages of C columns and R rows of puzzles, or of N puzzles"), N_ ("CxR|N") },
    { "page", 0, 0, G_OPTION_ARG_STRING, &self->page,
      N_ ("Draw pages of this size: A4, A5, Letter and so on, or 148x210mm (default: A4)"), N_ ("SIZE") },
    { "board", 0, 0, G_OPTION_ARG_DOUBLE, &self->board, N_ ("Draw boards of this width on pages, in millimetres"),
      N_ ("MM") },
    { "margin", 0, 0, G_OPTION_ARG_DOUBLE, &self->margin, N_ ("Width of the margins of pages (default: 15)"),
      N_ ("MM") },
    { "solutions", 0, 0, G_OPTION_ARG_STRING, &self->solutions,
      N_ ("Draw solutions at the “end”, upside down at the “foot”, “overleaf”, or “none” (default)"), N_ ("WHERE") },
    { "heading", 0, 0, G_OPTION_ARG_STRING, &self->heading, N_ ("Heading of each page"), N_ ("TEXT") },
    { "footer", 0, 0, G_OPTION_ARG_STRING, &self->footer, N_ ("Footer of each page"), N_ ("TEXT") },
    { "numbers", 0, 0, G_OPTION_ARG_NONE, &self->numbers, N_ ("Number the puzzles of pages"), NULL },
    { "titles", 0, 0, G_OPTION_ARG_NONE, &self->titles, N_ ("Write titles over the puzzles of pages"), NULL },
    { "levels", 0, 0, G_OPTION_ARG_NONE, &self->levels, N_ ("Write over the puzzles of pages how hard they are"),
      NULL },
    { "name-line", 0, 0, G_OPTION_ARG_NONE, &self->name_line, N_ ("Leave a line for name and date on pages"), NULL },
    { "as-shown", 0, 0, G_OPTION_ARG_NONE, &self->as_shown, N_ ("Draw entries, marks and colours on pages, too"),
      NULL },
    { "booklet", 0, 0, G_OPTION_ARG_NONE, &self->booklet, N_ ("Arrange pages as a booklet, two a side of paper"),
      NULL },
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry *all = g_new (GOptionEntry, n + G_N_ELEMENTS (entries));

  memcpy (all, own, n * sizeof *own);
  memcpy (all + n, entries, sizeof entries);
  return all;
}

static gboolean
is_asked_for (const CliSheet *self)
{
  return self->sheet != NULL || self->page != NULL || self->solutions != NULL || self->heading != NULL
         || self->footer != NULL || self->board != 0 || self->margin != 0 || self->numbers || self->titles
         || self->levels || self->name_line || self->as_shown || self->booklet;
}

/* Reads "2x3" or "6". */
static gboolean
parse_sheet (CliSheet *self)
{
  char *rest = NULL;
  guint64 first, second = 1;

  if (self->sheet == NULL)
    return TRUE;
  first = g_ascii_strtoull (self->sheet, &rest, 10);
  if (first >= 1 && (*rest == 'x' || *rest == 'X') && g_ascii_isdigit (rest[1]))
    {
      second = g_ascii_strtoull (rest + 1, &rest, 10);
      self->layout.columns = (guint) MIN (first, MOST_PER_PAGE + 1);
      self->layout.rows = (guint) MIN (second, MOST_PER_PAGE + 1);
    }
  if (*rest == '\0' && first >= 1 && second >= 1 && first <= MOST_PER_PAGE && second <= MOST_PER_PAGE / first)
    {
      self->layout.per_page = (guint) (first * second);
      return TRUE;
    }
  cli_usage_error (
      _ ("--sheet must be columns and rows, as in 2x3, or a number of puzzles a page, at most %d, not “%s”"),
      MOST_PER_PAGE, self->sheet);
  return FALSE;
}

static gboolean
is_length (const char *option, double length)
{
  if (length == 0 || (length > 0 && length <= MOST_MILLIMETRES))
    return TRUE;
  cli_usage_error (_ ("%s must be a number of millimetres, at most %d"), option, MOST_MILLIMETRES);
  return FALSE;
}

gboolean
cli_sheet_parse (CliSheet *self)
{
  NonetPageLayout *layout = &self->layout;
  guint solutions = NONET_PAGE_SOLUTIONS_NONE;

  if (!is_asked_for (self))
    return TRUE;
  if (!parse_sheet (self) || !cli_page_parse (self->page, &layout->width, &layout->height)
      || !is_length ("--board", self->board) || !is_length ("--margin", self->margin)
      || !cli_choose ("--solutions", self->solutions, "none, end, foot, overleaf", &solutions))
    return FALSE;
  layout->solutions = solutions;
  layout->board_side = self->board * NONET_MM_TO_POINTS;
  layout->top = layout->right = layout->bottom = layout->left = self->margin * NONET_MM_TO_POINTS;
  layout->numbers = self->numbers;
  layout->titles = self->titles;
  layout->levels = self->levels;
  layout->has_name_line = self->name_line;
  layout->as_shown = self->as_shown;
  layout->booklet = self->booklet;
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_sheet_item_free);
  return TRUE;
}

void
cli_sheet_add (CliSheet *self, NonetPuzzle *puzzle, guint64 number)
{
  g_ptr_array_add (self->items, nonet_sheet_item_new (puzzle, (guint) number));
}

static void
find_key (guint index, gpointer data)
{
  CliSheet *self = data;
  NonetSheetItem *item = self->items->pdata[index];
  NonetAnswerKey key;

  nonet_answer_key_find (&key, item->puzzle, self->levels, NULL, NULL);
  item->solution = key.solution;
  item->remark = key.remark;
  item->level = key.level;
}

static guint
count_unsolved (const CliSheet *self)
{
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++)
    n += ((const NonetSheetItem *) self->items->pdata[i])->solution == NULL;
  return n;
}

NonetSheet *
cli_sheet_make (CliSheet *self, guint n_threads, guint *unsolved)
{
  const NonetSheetTexts texts = { .heading = self->heading,
                                  .footer = self->footer,
                                  .name = _ ("Name:"),
                                  .date = _ ("Date:"),
                                  .solutions = _ ("Solutions") };
  gboolean has_key = self->layout.solutions != NONET_PAGE_SOLUTIONS_NONE;

  *unsolved = 0;
  /* Solutions are found by their numbers. */
  if (has_key && self->items->len > 1)
    self->layout.numbers = TRUE;
  if (has_key || self->levels)
    nonet_parallel_for (self->items->len, n_threads, find_key, self);
  if (has_key)
    *unsolved = count_unsolved (self);
  return nonet_sheet_new (self->items, &self->layout, &texts);
}

void
cli_sheet_clear (CliSheet *self)
{
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->sheet, g_free);
  g_clear_pointer (&self->page, g_free);
  g_clear_pointer (&self->solutions, g_free);
  g_clear_pointer (&self->heading, g_free);
  g_clear_pointer (&self->footer, g_free);
}
