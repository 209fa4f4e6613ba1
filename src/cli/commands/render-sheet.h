/* nonet-cli render --sheet: puzzles on pages, with their solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/options.h"
#include "render/page/sheet-file.h"

G_BEGIN_DECLS

/* What the command line says of pages, and the puzzles for them. Zero-initialise. */
typedef struct
{
  char *sheet, *page, *solutions, *heading, *footer; /* options as they are written; owned */
  double board, margin;                              /* in millimetres; 0 if not given */
  gboolean numbers, titles, levels, name_line, as_shown, booklet;
  NonetPageLayout layout;
  GPtrArray *items; /* NonetSheetItem; NULL: there are to be no pages */
} CliSheet;

/* n entries of a command, those of pages, and an empty one; the caller frees the array. */
GOptionEntry *cli_sheet_dup_entries (CliSheet *self, const GOptionEntry *own, guint n);

/* Reads the options; if there are any, items is set. Returns FALSE after reporting what is wrong. */
gboolean cli_sheet_parse (CliSheet *self);

/* Adds a puzzle, of which it takes a reference. */
void cli_sheet_add (CliSheet *self, NonetPuzzle *puzzle, guint64 number);

/* Finds solutions and levels, as far as they are asked for, with that many threads, and makes the sheet. *unsolved becomes the number
 * of puzzles that have no solution. */
NonetSheet *cli_sheet_make (CliSheet *self, guint n_threads, guint *unsolved);

void cli_sheet_clear (CliSheet *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSheet, cli_sheet_clear)

G_END_DECLS
