/* The ways to begin: new puzzles and boards, files, samples, what is pasted or dropped, and the start page that offers them until there
 * is a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "tasks/puzzles/stock.h"

typedef struct
{
  const char *name;       /* for the action "win.open-sample" */
  const char *label;      /* with a mnemonic, to be translated */
  guint order;            /* of its board */
  const char *difficulty; /* as its file says it, NULL if it does not */
} NonetSample;

/* All of them, NULL-terminated by name. */
const NonetSample *nonet_samples (void);

/* "_Seventeen Givens · 9×9 · SE 1.5", with its mnemonic; caller frees. */
char *nonet_sample_dup_label (const NonetSample *sample);

/* The file of one of them; caller unrefs. */
GFile *nonet_sample_get_file (const char *name);

/* The start page takes the place of what shows a puzzle until there is one: another document, an edit, a digit that is typed, or
 * solutions. Meanwhile toasts are shown over the page, and actions on a board cannot be used.
 * What is dropped onto the window is opened as by Open, or taken as by Paste.
 * Actions: "win.new-puzzle" (s: the id of its kind), "win.daily-puzzle" (s: a day, as in 2026-11-27), "win.new-again" (of the kind chosen last, which is in the settings), "win.generate"
 * (opens the dialog that asks for more), "win.new" (asks for an empty board), "win.new-board" (uu: rows and columns of a box);
 * "win.open", "win.open-uri" (s), "win.open-sample" (s: its name), "win.open-game" (s: its key), "win.my-puzzles", "win.statistics", "win.paste". */
#define NONET_TYPE_OPENING (nonet_opening_get_type ())
G_DECLARE_FINAL_TYPE (NonetOpening, nonet_opening, NONET, OPENING, NonetController)

/* Gives the buttons of the window their menus. New puzzles are taken from the stock; collections go to the loader. The page is not shown
 * yet. It comes by itself if the first file that the loader reads cannot be read. */
NonetOpening *nonet_opening_new (NonetFrame *frame, NonetLoader *loader, NonetGames *games, NonetStock *stock);

/* Shows the page, unless the window shows something already. */
void nonet_opening_show_start (NonetOpening *self);
