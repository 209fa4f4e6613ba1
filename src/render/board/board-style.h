/* The colours and weights that boards are drawn with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

#include "render/board/board-marks.h"

G_BEGIN_DECLS

typedef struct
{
  double red, green, blue, alpha;
} NonetColour;

/* Makes a colour, at a share of its opacity, the source of cr. */
void nonet_cairo_set_colour (cairo_t *cr, const NonetColour *colour, double opacity);

/* The colours of a marked candidate: of what is under the digit, of the rim and the strike, and of the digit. */
typedef struct
{
  NonetColour fill, rim, ink;
} NonetMarkColours;

/* The colours and weights of a drawing. */
typedef struct
{
  NonetColour paper, ink, thin_line, thick_line;
  NonetColour given, entry, found, candidate, faded, conflict;
  NonetColour selected, cursor, house, equal, conflict_tint, differs, hover, ring;
  NonetColour colour[9];
  NonetColour base, cover, dimmed; /* marked houses; cells that have no part in what is marked */
  const NonetMarkColours *mark;    /* [NONET_N_MARKS], or NULL: ink on paper. Static */
  const char *font_family;         /* borrowed; NULL: the default sans */
  gboolean high_contrast;          /* heavier lines, differences by form too */
} NonetBoardStyle;

/* How much stronger the colour of a single candidate is than that of a cell. */
#define NONET_PATCH_OPACITY 1.3

/* The two styles of the program, and black on white for print. */
const NonetBoardStyle *nonet_board_style_light (void);
const NonetBoardStyle *nonet_board_style_dark (void);
const NonetBoardStyle *nonet_board_style_print (void);

/* A text in the style's font, size units high. */
PangoLayout *nonet_board_style_create_text (const NonetBoardStyle *style,
                                            cairo_t *cr,
                                            const char *text,
                                            PangoWeight weight,
                                            double size);

/* The colours of a mark; with high contrast ink and paper only. */
void nonet_board_style_mark (const NonetBoardStyle *style, NonetMark mark, NonetMarkColours *colours);

G_END_DECLS
