/* What the controllers of a window ask of it: the document it shows, its widgets, its toasts, and other windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window includes its controllers; they know it by this interface alone.
 */
#pragma once

#include "app/frame/continuation.h"
#include "app/frame/toasts.h"
#include "document/document.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

/* Property "document" (NonetDocument, with notify): what the window shows; NULL at its end. Windows are GActionMaps too. */
#define NONET_TYPE_FRAME (nonet_frame_get_type ())
G_DECLARE_INTERFACE (NonetFrame, nonet_frame, NONET, FRAME, AdwApplicationWindow)

struct _NonetFrameInterface
{
  GTypeInterface parent_interface;

  GSettings *(*get_settings) (NonetFrame *self);
  NonetStepPresenter *(*get_presenter) (NonetFrame *self);
  NonetToasts *(*get_toasts) (NonetFrame *self);
  gboolean (*is_vacant) (NonetFrame *self);
  gboolean (*is_unsaved) (NonetFrame *self);
  void (*make_room) (NonetFrame *self, NonetContinuation *then);
  void (*open_files) (NonetFrame *self, GListModel *files);
};

NonetDocument *nonet_frame_get_document (NonetFrame *self);
void nonet_frame_set_document (NonetFrame *self, NonetDocument *document);

/* The child of the window's template that has this id in ui/window.ui; owned by the window. */
gpointer nonet_frame_get_child (NonetFrame *self, const char *id);

/* The settings that all windows share; owned by the window, as is what explains steps on its board. */
GSettings *nonet_frame_get_settings (NonetFrame *self);
NonetStepPresenter *nonet_frame_get_presenter (NonetFrame *self);

/* Where messages are shown; owned by the window. */
NonetToasts *nonet_frame_get_toasts (NonetFrame *self);

/* Whether the window shows nothing yet: an empty board that nobody has touched. */
gboolean nonet_frame_is_vacant (NonetFrame *self);

/* Whether closing the document would lose changes: those of a puzzle of a collection are kept. */
gboolean nonet_frame_is_unsaved (NonetFrame *self);

/* Calls a function with two objects (see continuation.h) once the window may show another puzzle: at once if nothing would be lost, else
 * when the person has saved or discarded the changes; not at all if not. */
void nonet_frame_make_room (NonetFrame *self, NonetContinuationFunc function, gpointer one, gpointer other);

/* Shows a document once there is room for it. */
void nonet_frame_replace_document (NonetFrame *self, NonetDocument *document);

/* Opens files (a list of GFile), each in a window of its own, the first in this one, for which room is made. A file that is open
 * already is presented where it is. */
void nonet_frame_open_files (NonetFrame *self, GListModel *files);
void nonet_frame_open_file (NonetFrame *self, GFile *file);

G_END_DECLS
