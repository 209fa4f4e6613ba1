/* Practising techniques, in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/origin.h"

G_BEGIN_DECLS

/* Actions: "win.practice" opens the window of practice, "win.practise" (s: a technique's id) an exercise of it. Positions may come
 * from the collection that the document came from. */
#define NONET_TYPE_PRACTISING (nonet_practising_get_type ())
G_DECLARE_FINAL_TYPE (NonetPractising, nonet_practising, NONET, PRACTISING, NonetController)

NonetPractising *nonet_practising_new (NonetFrame *frame, NonetOrigin *origin);

G_END_DECLS
