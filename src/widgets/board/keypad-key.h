/* A key of the keypad: a symbol, and under it how many are left to place; or a colour, and under it its number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signals, besides those of a button: "held" (secondary button or long press). */
#define NONET_TYPE_KEYPAD_KEY (nonet_keypad_key_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeypadKey, nonet_keypad_key, NONET, KEYPAD_KEY, GtkButton)

/* brief: the number alone is shown under the symbol, where keys are many. */
GtkWidget *nonet_keypad_key_new (guint value, const char *symbol, gboolean brief);

/* The key of a colour 1 to 9, which is its value. */
GtkWidget *nonet_keypad_key_new_colour (guint colour);

guint nonet_keypad_key_get_value (NonetKeypadKey *self);

/* left may be negative: too many are placed. */
void nonet_keypad_key_set_left (NonetKeypadKey *self, int left);

/* Whether the symbol or colour is the one chosen to be put by clicks. */
void nonet_keypad_key_set_chosen (NonetKeypadKey *self, gboolean chosen);

G_END_DECLS
