/* What a window says of its document under the title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"

G_BEGIN_DECLS

/* "9×9 · 29 givens · edited", the last if it is unsaved; boxes that are not square are named too. The caller frees it. */
char *nonet_document_to_subtitle (NonetDocument *document, gboolean is_unsaved);

G_END_DECLS
