/* Compiled once for each library of windows and for its tests, as reading it takes longer than most files that need it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gi18n.h>
