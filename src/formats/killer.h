/* Text forms of killer Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_ps_reader;
extern const NonetReader nonet_killer_reader;
