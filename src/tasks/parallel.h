/* Many small pieces of work on several threads at once, for programs that wait for all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Called with each index once, from any of the threads. */
typedef void (*NonetParallelFunc) (guint index, gpointer data);

/* Calls work with 0 .. n - 1, from n_threads threads (the caller's is one of them), each of which takes the next index that is
 * left. Returns when all are done. */
void nonet_parallel_for (guint n, guint n_threads, NonetParallelFunc work, gpointer data);
