/* What the keys of a board enter: values, corner marks, centre marks or colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gdk/gdk.h>

typedef enum
{
  NONET_ENTRY_VALUE,
  NONET_ENTRY_CORNER,
  NONET_ENTRY_CENTRE,
  NONET_ENTRY_COLOUR,
  NONET_N_ENTRY_MODES
} NonetEntryMode;

/* Of the names "value", "corner", "centre", "colour". */
#define NONET_TYPE_ENTRY_MODE (nonet_entry_mode_get_type ())
GType nonet_entry_mode_get_type (void);

/* Properties (with notify): "mode", the one in effect; setting it chooses one. "colour", 0 to NONET_MAX_COLOUR: the one that
 * clicks give to cells while the mode is that of colours, or 0. */
#define NONET_TYPE_ENTERING (nonet_entering_get_type ())
G_DECLARE_FINAL_TYPE (NonetEntering, nonet_entering, NONET, ENTERING, GObject)

NonetEntering *nonet_entering_new (void);

/* The mode in effect: the one that is held, else the one chosen. */
NonetEntryMode nonet_entering_get_mode (NonetEntering *self);
void nonet_entering_choose (NonetEntering *self, NonetEntryMode mode);

/* The mode that modifiers hold, as in SudokuPad: Shift corner marks, Control centre marks, both colours; without them, the one
 * chosen. And holds it from now on. */
NonetEntryMode nonet_entering_mode_of (NonetEntering *self, GdkModifierType modifiers);
void nonet_entering_hold (NonetEntering *self, GdkModifierType modifiers);

/* The colour that clicks give, or 0; and the one given last, which single candidates get. */
void nonet_entering_set_colour (NonetEntering *self, guint colour);
guint nonet_entering_get_colour (NonetEntering *self);
void nonet_entering_set_last_colour (NonetEntering *self, guint colour);
guint nonet_entering_get_last_colour (NonetEntering *self);

/* Whether a click on a candidate notes it, as its key does; usually not. */
void nonet_entering_set_clicks_note (NonetEntering *self, gboolean note);
gboolean nonet_entering_get_clicks_note (NonetEntering *self);
