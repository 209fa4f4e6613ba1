/* Saved games of GNOME Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetReader nonet_gnome_sudoku_reader;
extern const NonetWriter nonet_gnome_sudoku_writer;
