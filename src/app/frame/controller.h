/* What the controllers of a window have in common: each does one job on the document that the window shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A controller owns the state of its job, installs the actions of it in the window ("win."), and follows the document. What it
 * does for other controllers it offers as properties and signals.
 */
#pragma once

#include "app/frame/actions.h"
#include "app/frame/frame.h"

G_BEGIN_DECLS

#define NONET_TYPE_CONTROLLER (nonet_controller_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetController, nonet_controller, NONET, CONTROLLER, GObject)

struct _NonetControllerClass
{
  GObjectClass parent_class;

  /* The window shows another document, or none any more. */
  void (*document_set) (NonetController *self);
  /* The document has a whole new puzzle, of another shape perhaps, or the one before; edited follows. */
  void (*replaced) (NonetController *self);
  /* The document was edited, or another one is shown; after document_set. */
  void (*edited) (NonetController *self);
  /* Escape was pressed somewhere in the window. Returns whether that has ended something; then nobody else hears of it. Those that were made
   * later are asked first. */
  gboolean (*escape) (NonetController *self);
};

/* A controller of a type for the window, which owns it; its actions are installed there, with the controller as their data. */
gpointer nonet_controller_new (GType type, NonetFrame *frame, const GActionEntry *actions, guint n_actions);

/* For the window at its end, which nobody is notified of any more: there is no document. */
void nonet_controller_close (gpointer self);

/* NULL once the window is gone; owned by the application. */
NonetFrame *nonet_controller_get_frame (gpointer self);
/* The same as the parent of dialogs. */
GtkWindow *nonet_controller_get_window (gpointer self);
/* What the window shows; NULL at its end: then answers of tasks are not wanted any more. */
NonetDocument *nonet_controller_get_document (gpointer self);
NonetToasts *nonet_controller_get_toasts (gpointer self);

/* As those of the frame, but there as long as the controller. */
GSettings *nonet_controller_get_settings (gpointer self);
NonetStepPresenter *nonet_controller_get_presenter (gpointer self);

/* Calls a function with the controller as its first argument at a signal of whatever document the window shows. */
void nonet_controller_connect_document (gpointer self, const char *signal, GCallback callback);

/* Cancelled when the window is gone; owned by the controller. */
GCancellable *nonet_controller_get_cancellable (gpointer self);

/* Enables or disables one of its actions (see app/frame/actions.h); nothing happens once the window is gone. */
void nonet_controller_set_enabled (gpointer self, const char *action, gboolean enabled);

G_END_DECLS
