/* Writing lists of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetWriter nonet_sdm_writer;
extern const NonetWriter nonet_csv_writer;
