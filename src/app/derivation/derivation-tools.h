/* What comes with the derivation besides its page: windows of their own, and files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/frame.h"

G_BEGIN_DECLS

/* Makes their controllers for the window, which owns them, and adds them to its own. */
void nonet_derivation_tools_add (NonetFrame *frame, GPtrArray *controllers);

G_END_DECLS
