/* The samples that come with the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

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

G_END_DECLS
