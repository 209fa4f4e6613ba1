/* Links to Sudoku sites.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_link_reader;
