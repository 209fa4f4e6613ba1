/* Data files of MiniZinc.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_minizinc_reader;
