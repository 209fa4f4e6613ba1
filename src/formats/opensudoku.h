/* Collections of OpenSudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetReader nonet_opensudoku_reader;
extern const NonetWriter nonet_opensudoku_writer;
