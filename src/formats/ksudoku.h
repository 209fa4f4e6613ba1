/* Saved games of KSudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetReader nonet_ksudoku_reader;
extern const NonetReader nonet_ksudoku_shape_reader;
extern const NonetWriter nonet_ksudoku_writer;
