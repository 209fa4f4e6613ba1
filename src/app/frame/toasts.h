/* The toasts of a window: short messages, of which the newest is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All toasts of a window go through here, because libadwaita 1.2 frees a toast at the end of the animation that hides it, even
 * while the longer one that shows it still uses it (mended in 1.3.0). So the overlay is given one toast at a time, and a toast
 * that is dismissed while it may still be showing itself stays until that is over.
 */
#pragma once

#include <adwaita.h>

#define NONET_TYPE_TOASTS (nonet_toasts_get_type ())
G_DECLARE_FINAL_TYPE (NonetToasts, nonet_toasts, NONET, TOASTS, GObject)

/* Shows toasts on this overlay, to which nobody else may add any. */
NonetToasts *nonet_toasts_new (AdwToastOverlay *overlay);

/* Shows toasts on another overlay from now on; what is shown on the one before goes. */
void nonet_toasts_move (NonetToasts *self, AdwToastOverlay *overlay);

/* Shows a message, which is plain text, in place of any other; that one is seen for a moment, if it has only just come. */
void nonet_toasts_say (NonetToasts *self, const char *text);

/* Shows what is not to be missed: a dialog over the window with a heading, what an error is about, and one button. */
void nonet_toasts_report (NonetToasts *self, const char *heading, const GError *error);

/* What an error is about, in a sentence; caller frees. */
char *nonet_failure_to_sentence (const GError *error);

/* Says that something is done, or reports under a heading that it failed; error: NULL if it did not. Nothing is said of what was
 * cancelled. */
void nonet_toasts_say_outcome (NonetToasts *self, const char *done, const char *failed, const GError *error);

/* A message with a button that activates an action; target may be floating, or NULL. button and action NULL: none. */
void nonet_toasts_offer (NonetToasts *self, const char *text, const char *button, const char *action, GVariant *target);

/* Whether something that offers this action is shown or waits. */
gboolean nonet_toasts_has (NonetToasts *self, const char *action);

/* Dismisses what is shown, unless it has only just come: what it says may come of what is done now. */
void nonet_toasts_dismiss (NonetToasts *self);

/* Takes back what offers this action. */
void nonet_toasts_withdraw (NonetToasts *self, const char *action);
