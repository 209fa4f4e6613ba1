/* Asking before changes would be lost: when the window is closed, or shows another puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/saver.h"

G_BEGIN_DECLS

/* For the window that is to be closed: whether the person is asked instead, by a dialog that closes it if that is the answer. */
gboolean nonet_closing_asks (NonetSaver *saver);

/* Continues once the document may give way to another: at once if nothing would be lost, else when the person has saved or discarded
 * the changes. */
void nonet_closing_make_room (NonetSaver *saver, NonetContinuation *then);

G_END_DECLS
