/* Problems written down for general solvers (SAT, SMT, linear programs), which hold no board of cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_solver_input_reader;
