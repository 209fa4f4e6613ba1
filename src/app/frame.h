/* What the controllers of a window ask of it: the document it shows, its toasts, and other windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window includes its controllers; they know it by this interface alone.
 */
#pragma once

#include "app/toasts.h"
#include "document/document.h"
#include "formats/read.h"

G_BEGIN_DECLS

/* Property "document" (NonetDocument, with notify): what the window shows; NULL at its end. Windows are GActionMaps too. */
#define NONET_TYPE_FRAME (nonet_frame_get_type ())
G_DECLARE_INTERFACE (NonetFrame, nonet_frame, NONET, FRAME, AdwApplicationWindow)

struct _NonetFrameInterface
{
  GTypeInterface parent_interface;

  NonetToasts *(*get_toasts) (NonetFrame *self);
  gboolean (*is_vacant) (NonetFrame *self);
  gboolean (*is_unsaved) (NonetFrame *self);
  NonetFrame *(*for_another) (NonetFrame *self);
  void (*open_files) (NonetFrame *self, GListModel *files);
  void (*open_puzzle) (NonetFrame *self, NonetReading *reading, GFile *file, guint index);
};

NonetDocument *nonet_frame_get_document (NonetFrame *self);
void nonet_frame_set_document (NonetFrame *self, NonetDocument *document);

/* Where messages are shown; owned by the window. */
NonetToasts *nonet_frame_get_toasts (NonetFrame *self);

/* Whether the window shows nothing yet: an empty board that nobody has touched. */
gboolean nonet_frame_is_vacant (NonetFrame *self);

/* Whether closing the document would lose changes: those of a puzzle of a collection are kept. */
gboolean nonet_frame_is_unsaved (NonetFrame *self);

/* The window for another puzzle: this one unless it is unsaved, else a new one; owned by the application. */
NonetFrame *nonet_frame_for_another (NonetFrame *self);

/* Opens files (a list of GFile), each in a window of its own: the first in the one for another puzzle. A file that is open already
 * is presented where it is. */
void nonet_frame_open_files (NonetFrame *self, GListModel *files);
void nonet_frame_open_file (NonetFrame *self, GFile *file);

/* Shows the index-th puzzle of what was read from a file in the window for another puzzle. */
void nonet_frame_open_puzzle (NonetFrame *self, NonetReading *reading, GFile *file, guint index);

/* A dialog over the window with a heading, a text and one button. */
void nonet_frame_report (NonetFrame *self, const char *heading, const char *body);

G_END_DECLS
