/* The chooser for a file with several puzzles: a list with small drawings, searched by number or title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/files/progress.h"
#include "formats/read.h"

G_BEGIN_DECLS

#define NONET_TYPE_COLLECTION_DIALOG (nonet_collection_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionDialog, nonet_collection_dialog, NONET, COLLECTION_DIALOG, AdwWindow)

/* Called with the number, from 0, of the puzzle that was chosen. */
typedef void (*NonetPuzzleChosenFunc) (guint index, gpointer user_data);

/* Offers the puzzles of a reading over parent; current is the one to start at. progress, which may be NULL, says which are begun
 * or solved. chosen is called at most once, while parent lives. */
void nonet_collection_dialog_present (GtkWindow *parent,
                                      NonetReading *reading,
                                      NonetProgress *progress,
                                      const char *name,
                                      guint current,
                                      NonetPuzzleChosenFunc chosen,
                                      gpointer user_data);

G_END_DECLS
