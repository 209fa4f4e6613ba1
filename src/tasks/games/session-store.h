/* A store of entries in files: what is open, so that it comes back after a crash, and the games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every window has an entry in that of the session: a file in the user's state folder that is written shortly after each edit
 * and removed when the window is closed. What is found there at the start was left by a process that died.
 */
#pragma once

#include "tasks/files.h"

/* Signals: "failed" (name of an entry, GError): it can no longer be written; "written": one has been, or could not be, or is
 * removed. */
#define NONET_TYPE_SESSION_STORE (nonet_session_store_get_type ())
G_DECLARE_FINAL_TYPE (NonetSessionStore, nonet_session_store, NONET, SESSION_STORE, GObject)

/* A store in a folder, which is made, of files whose names end with the suffix, a constant. */
NonetSessionStore *nonet_session_store_new (const char *folder, const char *suffix);

/* The names of the entries a dead process left, oldest first; caller frees. They continue as entries of this process, which takes the folder
 * as long as the store is there, so a second crash finds them again. Nothing is recovered if another living process has it. To be called
 * once. */
GStrv nonet_session_store_recover (NonetSessionStore *self);

/* What an entry holds, or NULL and error. */
GBytes *nonet_session_store_load (NonetSessionStore *self, const char *entry, GError **error);

/* A name for a new entry; caller frees. */
char *nonet_session_store_new_entry (NonetSessionStore *self);

/* Writes an entry, atomically and in the background: what write () writes, which is called in a worker. Takes data,
 * which must not be NULL; a later write of the same entry wins. */
void nonet_session_store_write (NonetSessionStore *self,
                                const char *entry,
                                NonetWriteFunc write,
                                gpointer data,
                                GDestroyNotify free_data);

/* Whether it has written or removed an entry. */
gboolean nonet_session_store_knows (NonetSessionStore *self, const char *entry);

/* Whether an entry is not in its file as it was to be; and whether it is being written. */
gboolean nonet_session_store_has_failed (NonetSessionStore *self, const char *entry);
gboolean nonet_session_store_is_writing (NonetSessionStore *self, const char *entry);

/* Removes an entry in the background, also when a write is still under way. */
void nonet_session_store_forget (NonetSessionStore *self, const char *entry);

/* Waits until everything under way is on disk; for the end of the process. */
void nonet_session_store_flush (NonetSessionStore *self);
