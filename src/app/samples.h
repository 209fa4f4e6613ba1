/* The samples that come with the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  const char *name;  /* for the action "win.open-sample" */
  const char *label; /* with a mnemonic, to be translated */
} NonetSample;

/* All of them, NULL-terminated by name. */
const NonetSample *nonet_samples (void);

/* The file of one of them; caller unrefs. */
GFile *nonet_sample_get_file (const char *name);

G_END_DECLS
