/* What the files of the window share: its fields, and what one of them offers the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * window.c owns the struct and the document; window-actions.c names the actions; window-files.c,
 * window-reading.c, window-clipboard.c, window-collection.c, window-solve.c, window-candidates.c,
 * and window-session.c each do one job.
 */
#pragma once

#include "app/candidates.h"
#include "app/export.h"
#include "app/setter-hints.h"
#include "app/toasts.h"
#include "app/verdict-button.h"
#include "app/window.h"
#include "formats/read.h"
#include "formats/write.h"
#include "widgets/board-view.h"
#include "widgets/keypad.h"
#include "widgets/solution-browser.h"

G_BEGIN_DECLS

struct _NonetWindow
{
  AdwApplicationWindow parent_instance;

  /* Children of the template. */
  AdwToastOverlay *toast_overlay;
  AdwSqueezer *headers;
  GtkWidget *narrow_header;
  AdwWindowTitle *title;
  AdwWindowTitle *narrow_title;
  AdwSplitButton *open_button;
  GtkMenuButton *narrow_open_button;
  GtkMenuButton *menu_button;
  GtkMenuButton *narrow_menu_button;
  GMenu *copy_as_menu;
  GtkRevealer *loading_bar;
  GtkSpinner *loading_spinner;
  GtkLabel *loading_label;
  GtkRevealer *tool_bar;
  AdwFlap *flap;
  NonetBoardView *board;
  NonetKeypad *keypad;
  NonetSolutionBrowser *browser;
  AdwViewStack *panes;
  GtkWidget *pane_switcher;
  NonetVerdictButton *verdict;
  GtkRevealer *outdated_bar;
  GtkRevealer *export_bar;
  GtkLabel *export_label;
  GtkProgressBar *export_progress;

  NonetToasts *toasts;
  GSettings *settings;
  NonetSession *session;
  GCancellable *closing; /* cancelled when the window goes: everything under way ends */
  NonetDocument *document;

  /* window-files.c, window-reading.c */
  GCancellable *loading;
  guint loading_source; /* until the bar is shown */
  GMenu *recent_menu;
  NonetReading *reading; /* what the document came from, if it was read */
  GFile *reading_file;   /* the file behind it, or NULL */
  GBytes *reading_bytes; /* the text behind it, if there is no file */
  guint reading_index;
  GPtrArray *messages;                 /* NonetMessage: what the last reading had to say, for "Details" */
  const NonetWriteFormat *file_format; /* of the document's file, if it can be written */

  NonetSetterHints *setter_hints;
  NonetCandidates *candidates;
  NonetSolving *solving;
  NonetExport *export;

  /* window-session.c */
  char *session_entry;
  guint session_source;
  guint inhibition; /* of the end of the desktop's session, while something is not saved; 0: none */
};

/* window.c: shows another document; the window takes its own reference. */
void nonet_window_set_document (NonetWindow *self, NonetDocument *document);
/* The window for another puzzle: this one if closing its document would lose nothing, else a new one. */
NonetWindow *nonet_window_for_another (NonetWindow *self);
/* Shows or hides a bar of the pane; a hidden one is gone for screen readers too. */
void nonet_window_show_bar (GtkRevealer *bar, gboolean shown);
/* A dialog with a heading, a text and one button. */
void nonet_window_tell (NonetWindow *self, const char *heading, const char *body);

/* window-actions.c */
void nonet_window_add_actions (NonetWindow *self);
void nonet_window_update_actions (NonetWindow *self);

/* window-files.c */
void nonet_window_open_dialog (NonetWindow *self);
void nonet_window_save (NonetWindow *self, gboolean as);
/* Saves and, if that went well, closes the window. */
void nonet_window_save_and_close (NonetWindow *self);

/* window-recent.c: the menu of the Open button, and the samples. */
void nonet_window_init_recent (NonetWindow *self);
void nonet_window_add_recent (GFile *file);
/* For a file that is not there any more. */
void nonet_window_forget_recent (GFile *file);
void nonet_window_open_sample (NonetWindow *self, const char *name);

/* window-reading.c: what was read arrives. */
void nonet_window_read_file (NonetWindow *self, GFile *file, const NonetReadOptions *options);
/* A text from the clipboard or a drop: it replaces the puzzle as one step of undo. */
void nonet_window_read_text (NonetWindow *self, const char *text);
/* Reads the same once more in another way: "boxes:3x2", "alphabet:0-9A-F". */
void nonet_window_read_again (NonetWindow *self, const char *how);
/* Shows the index-th puzzle of the window's reading. */
void nonet_window_show_read_puzzle (NonetWindow *self, guint index);
void nonet_window_forget_reading (NonetWindow *self);
void nonet_window_init_reading (NonetWindow *self);
/* Gives up what is being read; the puzzle stays. Returns whether there was anything. */
gboolean nonet_window_cancel_loading (NonetWindow *self);
/* The dialog with what the last reading had to say. */
void nonet_window_show_messages (NonetWindow *self);

/* window-clipboard.c */
void nonet_window_copy (NonetWindow *self, const char *format_id);
void nonet_window_paste (NonetWindow *self);
void nonet_window_init_clipboard (NonetWindow *self);
/* Whether a text entry has the focus; then it is given the action instead of the board. */
gboolean nonet_window_forward_to_text (NonetWindow *self, const char *action);

/* window-collection.c */
void nonet_window_show_collection (NonetWindow *self);
void nonet_window_step_collection (NonetWindow *self, int step);

/* window-session.c: size and open puzzle, kept for the next start or against a crash. */
void nonet_window_init_size (NonetWindow *self);
void nonet_window_keep_size (NonetWindow *self);
void nonet_window_keep_session (NonetWindow *self);
void nonet_window_forget_session (NonetWindow *self);
/* Holds up the end of the desktop's session as long as something is not saved. */
void nonet_window_update_inhibition (NonetWindow *self);

/* window-typing.c: symbols typed outside the board. */
void nonet_window_init_typing (NonetWindow *self);

G_END_DECLS
