/* Saving the document into its file or another one, and asking before its changes would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file that cannot hold everything of the document is written when asked for by Save As, but the document does not count as
 * saved then, and Save never loses anything silently. Whether a format can is found out by reading the text back.
 */
#pragma once

#include "app/files/loader.h"
#include "app/frame/controller.h"

/* What another program does to the file is noticed: Save asks what is to become of it.
 * Actions: "win.save", "win.save-as", "win.reload" (the file, as it is now). */
#define NONET_TYPE_SAVER (nonet_saver_get_type ())
G_DECLARE_FINAL_TYPE (NonetSaver, nonet_saver, NONET, SAVER, NonetController)

NonetSaver *nonet_saver_new (NonetFrame *frame, NonetLoader *loader);

/* For the window that is to be closed: whether the person is asked instead, by a dialog that closes it if that is the answer. */
gboolean nonet_saver_asks_to_close (NonetSaver *self);

/* Continues once the document may give way to another: at once if nothing would be lost, else when the person has saved or discarded
 * the changes. */
void nonet_saver_make_room (NonetSaver *self, NonetContinuation *then);
