/* The application of a test of windows, which is in the test's own process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/application.h"

/* Those of the tests of main.c: an application that is registered, alone and held, as it is before its first window, and its
 * settings. */
extern NonetApplication *application;
extern GSettings *settings;

/* Returns an application that is registered and alone, as it is before its first window. Caller unrefs. */
static inline NonetApplication *
new_running_application (void)
{
  NonetApplication *running = nonet_application_new ();

  g_application_set_flags (G_APPLICATION (running), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (running), NULL, NULL));
  return running;
}
