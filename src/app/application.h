/* The application: one process for all windows, its command line, its settings and its session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/window.h"

#define NONET_TYPE_APPLICATION (nonet_application_get_type ())
G_DECLARE_FINAL_TYPE (NonetApplication, nonet_application, NONET, APPLICATION, AdwApplication)

NonetApplication *nonet_application_new (void);

/* A new window on an empty board, not presented yet. */
NonetWindow *nonet_application_new_window (NonetApplication *self);
