/* What a character means in a board that is drawn with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  GRID_IN_CELL,
  GRID_IN_BLANK,
  GRID_IN_BAR,
  GRID_IN_PUNCTUATION
} GridClass;

/* The class of a character that is neither a letter nor a digit; see grid_classify (). */
GridClass grid_classify_sign (const char *p, const char *end, guint *bytes);

/* The class of the character at p; *bytes is its size, that of a whole tag of HTML where one begins. */
static inline GridClass
grid_classify (const char *p, const char *end, guint *bytes)
{
  if (!g_ascii_isalnum (*p) && *p != '.')
    return grid_classify_sign (p, end, bytes);
  *bytes = 1;
  return GRID_IN_CELL;
}

/* The bytes of a tag of HTML or of an escape ("\\n") that begins at p, or 0. */
guint grid_markup_size (const char *p, const char *end);

/* Whether a character is a sign for a blank cell; 'X' is one too where it is no symbol. */
gboolean grid_is_blank_sign (gunichar c);

G_END_DECLS
