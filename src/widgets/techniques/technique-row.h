/* Lists of techniques with a search, and their rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "logic/technique.h"

/* Has the search leave those rows of a list that are techniques with such a name, and while it is empty also rows that are none; keys
 * lead from one to the other. with_families: the first row of each family has its name above it. */
void nonet_technique_list_set_up (GtkListBox *list, GtkSearchEntry *search, gboolean with_families);

/* Appends a row for a technique. */
void nonet_technique_list_add (GtkListBox *list, GtkWidget *row, SudokuTechnique technique);

/* Makes the row of a technique, or returns NULL for none. */
typedef GtkWidget *(*NonetTechniqueRowFunc) (GtkWidget *owner, SudokuTechnique technique);

/* Appends rows for all techniques but brute force, which nobody chooses: some in each turn of the main loop, as they take time to make.
 * It ends with the list, and with the owner. */
void nonet_technique_list_fill (GtkListBox *list, NonetTechniqueRowFunc make, GtkWidget *owner);

/* The technique of a row; SUDOKU_N_TECHNIQUES if it is of none, or NULL. */
SudokuTechnique nonet_technique_list_get (GtkListBoxRow *row);

/* The first row that the search leaves, or NULL. */
GtkListBoxRow *nonet_technique_list_get_first (GtkListBox *list, GtkSearchEntry *search);

/* A row to be moved and switched off. Signals: "move" (int: by how many places, up if negative), "dropped" (NonetTechniqueRow: the row
 * that is to be in the place of this one). */
#define NONET_TYPE_TECHNIQUE_ROW (nonet_technique_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueRow, nonet_technique_row, NONET, TECHNIQUE_ROW, GtkListBoxRow)

NonetTechniqueRow *nonet_technique_row_new (SudokuTechnique technique);

/* That says whether the technique is used; owned by self. */
GtkSwitch *nonet_technique_row_get_switch (NonetTechniqueRow *self);
