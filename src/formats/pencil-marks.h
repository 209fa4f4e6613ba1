/* Writing grids of candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetWriter nonet_pencil_marks_writer;
extern const NonetWriter nonet_explainer_writer;
