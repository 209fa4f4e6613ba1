/* All readers: those of formats, of lists, and of any text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

G_BEGIN_DECLS

extern const NonetReader nonet_list_reader;

/* In the order in which they are asked; ends with NULL. The last takes any text. */
extern const NonetReader *const nonet_readers[];

G_END_DECLS
