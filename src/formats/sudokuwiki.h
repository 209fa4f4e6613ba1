/* The strings of SudokuWiki.org.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_sudokuwiki_reader;
