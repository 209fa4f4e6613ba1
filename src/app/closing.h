/* Closing the window: asks first if something would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/saver.h"

G_BEGIN_DECLS

#define NONET_TYPE_CLOSING (nonet_closing_get_type ())
G_DECLARE_FINAL_TYPE (NonetClosing, nonet_closing, NONET, CLOSING, NonetController)

NonetClosing *nonet_closing_new (NonetFrame *frame, NonetSaver *saver);

/* For the window that is to be closed: whether the person is asked instead, by a dialog that closes it if that is the answer. */
gboolean nonet_closing_asks (NonetClosing *self);

G_END_DECLS
