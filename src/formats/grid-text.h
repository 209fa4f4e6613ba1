/* The reader of boards written with characters, for other readers to hand over to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

G_BEGIN_DECLS

void nonet_grid_text_read (NonetInput *input);
extern const NonetReader nonet_grid_text_reader;

G_END_DECLS
