/* Puzzles of SadMan Software Sudoku and SudoCue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetReader nonet_sdk_reader;
extern const NonetWriter nonet_sdk_writer;
