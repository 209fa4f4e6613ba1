/* The writers of boards with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/writer.h"

extern const NonetWriter nonet_line_writer;
extern const NonetWriter nonet_rows_writer;
