/* A window: the board, its panes and bars, and the controllers that work on its document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "tasks/games/games.h"
#include "tasks/games/session-store.h"
#include "tasks/puzzles/stock.h"

#define NONET_TYPE_WINDOW (nonet_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetWindow, nonet_window, NONET, WINDOW, NonetFrame)

/* A window on an empty 9x9 board, not presented yet. Settings, store, games and stock are those of all windows. */
NonetWindow *nonet_window_new (GtkApplication *application,
                               GSettings *settings,
                               NonetSessionStore *store,
                               NonetGames *games,
                               NonetStock *stock);

/* Offers boards, recent puzzles and samples in place of the empty board, until there is a puzzle. */
void nonet_window_show_start (NonetWindow *self);

/* Whether it shows nothing yet: an empty board that nobody has touched. */
gboolean nonet_window_is_vacant (NonetWindow *self);

/* Called with the window that has a file, or reads it just now; NULL if none does. */
typedef void (*NonetWindowFoundFunc) (GFile *file, NonetWindow *window, gpointer data);

/* Finds the windows of an application that have some files (a GListModel of GFile), and calls the function with each in turn: at once if no
 * window has a file, otherwise when a worker has found out whether different names are those of one file. data is freed in the end. */
void nonet_window_find_each (GtkApplication *application,
                             GListModel *files,
                             NonetWindowFoundFunc found,
                             gpointer data,
                             GDestroyNotify free_data);

/* Reads a file in the background and shows its puzzle here, or a chooser if it has several. What is
 * open stays until then, and for good if the file cannot be read. */
void nonet_window_open_file (NonetWindow *self, GFile *file);

/* Shows what the store kept of a window, which continues under the entry it had. FALSE with error set if that is damaged. */
gboolean nonet_window_restore (NonetWindow *self, GBytes *bytes, const char *entry, GError **error);

/* Keeps at once what would be kept within the second. */
void nonet_window_keep_now (NonetWindow *self);
