/* Opening puzzles: the file dialog, recent files and samples, and whether two files are the same one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* What a file is, whatever it is called: links lead to the same. NULL if it is not here, or not of this computer; caller frees. */
char *nonet_file_identify (GFile *file);

/* Whether one, which may be NULL, is the file that has this identity. */
gboolean nonet_file_is_same (GFile *one, GFile *file, const char *identity);

void nonet_recent_add (GFile *file);

/* For a file that is not there any more. */
void nonet_recent_remove (GFile *file);

/* The latest of them that are still there, newest first: GtkRecentInfo; free with nonet_recent_free (). */
GList *nonet_recent_list (void);
void nonet_recent_free (GList *infos);

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

/* Actions: "win.open", "win.open-uri" (s), "win.open-sample" (s: its name). */
#define NONET_TYPE_OPENING (nonet_opening_get_type ())
G_DECLARE_FINAL_TYPE (NonetOpening, nonet_opening, NONET, OPENING, NonetController)

/* Gives the two buttons of the window their menus; the narrow window's has new_menu and Open too. */
NonetOpening *nonet_opening_new (NonetFrame *frame, GMenuModel *new_menu);

G_END_DECLS
