/* What the controllers of a window have in common, and what they ask of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/toasts.h"
#include "document/document.h"
#include "widgets/steps/step-presenter.h"

/* Both are GObjects; the second may be NULL. */
typedef void (*NonetContinuationFunc) (gpointer self, gpointer object);

typedef struct _NonetContinuation NonetContinuation;

/* The function will be called with both objects once at most; it keeps references of them until the last of its own goes. */
NonetContinuation *nonet_continuation_new (NonetContinuationFunc function, gpointer self, gpointer object);
NonetContinuation *nonet_continuation_ref (NonetContinuation *self);
void nonet_continuation_unref (NonetContinuation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetContinuation, nonet_continuation_unref)

void nonet_continuation_run (NonetContinuation *self);

/* Runs it when the main loop gets to it: for signals whose sender must not go yet. */
void nonet_continuation_run_later (NonetContinuation *self);

/* When an action can be used, beside what whoever does it says: anywhere on the board if nothing is said. */
typedef enum
{
  NONET_USE_ON_START =
      1 << 0, /* in place of a board as well: it is a way to begin, or has nothing to do with a puzzle */
  NONET_USE_IN_VIEW = 1 << 1, /* not during a pause: it shows or changes something of what is hidden */
} NonetActionUse;

/* As a GActionEntry, but its functions are called with the controller, the document, the parameter or the wanted state, and the name of
 * the action; like handlers of signals, they take as many of these as they need. */
typedef struct
{
  const char *name;
  GCallback activate;
  const char *parameter_type;
  const char *state;
  GCallback change_state;
  NonetActionUse use;
} NonetActionEntry;

/* Why an action cannot be used just now. */
typedef enum
{
  NONET_HOLD_OWNER = 1 << 0, /* there is nothing to do for whoever does it */
  NONET_HOLD_START = 1 << 1, /* the start page is shown instead of the board */
  NONET_HOLD_PAUSE = 1 << 2, /* the board is hidden while the timer is paused */
} NonetHold;

/* A GPropertyAction that can be held back; caller owns it. */
GAction *nonet_property_action_new (const char *name, gpointer object, const char *property);

/* What the window is to its controllers, which know it by this alone: the document it shows, its widgets, its toasts, other windows.
 * Windows are GActionMaps too.
 *
 * Signals, each with the document: "document-set" (it is another one, or NULL at the end of the window), "replaced" (it has a whole new
 * puzzle, of another shape perhaps, or the one before; edited follows), "edited" (it was edited, or is another one). */
#define NONET_TYPE_FRAME (nonet_frame_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetFrame, nonet_frame, NONET, FRAME, AdwApplicationWindow)

struct _NonetFrameClass
{
  AdwApplicationWindowClass parent_class;

  void (*make_room) (NonetFrame *self, NonetContinuation *then);
  void (*open_files) (NonetFrame *self, GListModel *files);
};

/* For the window, before it has controllers: the settings that all windows share. */
void nonet_frame_equip (NonetFrame *self, GSettings *settings);

NonetDocument *nonet_frame_get_document (NonetFrame *self);

/* Shows it on the board, which takes the focus; before the controllers hear of it. */
void nonet_frame_set_document (NonetFrame *self, NonetDocument *document);

/* Calls a function with an object as its first argument at a signal of whatever document the window shows. */
void nonet_frame_connect_document (NonetFrame *self, const char *signal, GCallback callback, gpointer object);

/* What has this id in ui/window.ui; owned by the window. */
gpointer nonet_frame_get_child (NonetFrame *self, const char *id);

/* What explains steps on the board; owned by the window. */
NonetStepPresenter *nonet_frame_get_presenter (NonetFrame *self);

/* Shows a page of the side pane, which it opens: "solutions", "steps", "derivation", "rules" or "setting". */
void nonet_frame_show_pane (NonetFrame *self, const char *page);

/* Has the row over the board say what there is to say of the puzzle ("puzzle"), of a trial, a solution or a step, each of which has
 * its bar as long as it is shown: the last one in ui/window.ui of those that are. The board takes the focus from what goes. */
void nonet_frame_show_bar (NonetFrame *self, const char *page, gboolean shown);
gboolean nonet_frame_has_bar (NonetFrame *self, const char *page);

/* Holds all actions back that are of no use on the start page, or in a pause; or does so no longer. */
void nonet_frame_hold_actions (NonetFrame *self, NonetHold hold, gboolean held);

/* Calls a function with two objects (as a continuation) once the window may show another puzzle: at once if nothing would be lost, else
 * when the person has saved or discarded the changes; not at all if not. */
void nonet_frame_make_room (NonetFrame *self, NonetContinuationFunc function, gpointer one, gpointer other);

/* Shows a document once there is room for it. */
void nonet_frame_replace_document (NonetFrame *self, NonetDocument *document);

/* Opens files (a list of GFile), each in a window of its own, the first in this one, for which room is made. A file that is open
 * already is presented where it is. */
void nonet_frame_open_files (NonetFrame *self, GListModel *files);
void nonet_frame_open_file (NonetFrame *self, GFile *file);

#define NONET_TYPE_CONTROLLER (nonet_controller_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetController, nonet_controller, NONET, CONTROLLER, GObject)

struct _NonetControllerClass
{
  GObjectClass parent_class;
};

/* A controller of a type for the window, which owns it; its actions are installed there, with the controller as their data. */
gpointer nonet_controller_new (GType type, NonetFrame *frame, const NonetActionEntry *actions, guint n_actions);

/* NULL once the window is gone; owned by the application. */
NonetFrame *nonet_controller_get_frame (gpointer self);
/* The same as the parent of dialogs. */
GtkWindow *nonet_controller_get_window (gpointer self);
/* What the window shows; NULL at its end: then answers of tasks are not wanted any more. */
NonetDocument *nonet_controller_get_document (gpointer self);

/* What shows messages; owned by the window. */
NonetToasts *nonet_controller_get_toasts (gpointer self);

/* As those of the frame, but there as long as the controller. */
GSettings *nonet_controller_get_settings (gpointer self);
NonetStepPresenter *nonet_controller_get_presenter (gpointer self);

/* Calls a function with the controller as its first argument at a signal of an object, or of whatever document the window shows. */
void nonet_controller_connect (gpointer self, gpointer object, const char *signal, GCallback callback);
void nonet_controller_connect_document (gpointer self, const char *signal, GCallback callback);

/* Calls a function with the controller when Escape is pressed somewhere in the window. It returns whether that has ended something; then
 * nobody else hears of it. Controllers that were made later are asked first. */
void nonet_controller_connect_escape (gpointer self, GCallback callback);

/* Cancelled when the window is gone; owned by the controller. */
GCancellable *nonet_controller_get_cancellable (gpointer self);

/* Enables or disables one of its actions; nothing happens once the window is gone. */
void nonet_controller_set_enabled (gpointer self, const char *action, gboolean enabled);
