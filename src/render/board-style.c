/* The colours of a board: light, dark, and black on white for print.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hues are those of the GNOME palette; every text has a contrast of at least 4.5 : 1 against every tint that
 * it may stand on (tests/render checks this).
 */
#include "render/board-painter.h"

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255., 1                                   \
  }
#define RGBA(hex, opacity)                                                                                             \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255., opacity                             \
  }

static const NonetBoardStyle light = {
  .paper = RGB (0xffffff),
  .ink = RGB (0x241f31),
  .thin_line = RGB (0xc9c6cf),
  .thick_line = RGB (0x3d3846),
  .given = RGB (0x1b1725),
  .entry = RGB (0x1a56b0),
  .found = RGB (0x126b3a),
  .candidate = RGB (0x5e5c64),
  .conflict = RGB (0xb01222),
  .selected = RGBA (0x62a0ea, 0.36),
  .cursor = RGB (0x1c71d8),
  .house = RGBA (0x3d5a99, 0.075),
  .equal = RGBA (0x62a0ea, 0.24),
  .conflict_tint = RGBA (0xe01b24, 0.13),
  .differs = RGBA (0xf6b73c, 0.22),
  .hover = RGBA (0x241f31, 0.05),
  .ring = RGBA (0x3584e4, 0.30),
  .colour = { RGBA (0xf66151, 0.38), RGBA (0xffa348, 0.40), RGBA (0xf8e45c, 0.50), RGBA (0x57e389, 0.38),
              RGBA (0x4fc7d6, 0.38), RGBA (0x62a0ea, 0.42), RGBA (0xc061cb, 0.32), RGBA (0xcdab8f, 0.50),
              RGBA (0x9a9996, 0.40) },
};

static const NonetBoardStyle dark = {
  .paper = RGB (0x1e1e1e),
  .ink = RGB (0xf6f5f4),
  .thin_line = RGB (0x4a484f),
  .thick_line = RGB (0xb3b0b8),
  .given = RGB (0xffffff),
  .entry = RGB (0x99c8ff),
  .found = RGB (0x8ff0a4),
  .candidate = RGB (0xb4b2b9),
  .conflict = RGB (0xff9c94),
  .selected = RGBA (0x3584e4, 0.45),
  .cursor = RGB (0x78aeed),
  .house = RGBA (0x8fb8ff, 0.10),
  .equal = RGBA (0x3584e4, 0.30),
  .conflict_tint = RGBA (0xe01b24, 0.28),
  .differs = RGBA (0xe5a50a, 0.22),
  .hover = RGBA (0xffffff, 0.06),
  .ring = RGBA (0x3584e4, 0.60),
  .colour = { RGBA (0xc01c28, 0.48), RGBA (0xc64600, 0.48), RGBA (0xa37b06, 0.48), RGBA (0x1f8a4c, 0.48),
              RGBA (0x0f7482, 0.52), RGBA (0x1c5fb8, 0.52), RGBA (0x813d9c, 0.52), RGBA (0x7a5a3e, 0.55),
              RGBA (0x77767b, 0.42) },
};

/* On paper, found symbols differ from givens by their form alone. */
static const NonetBoardStyle print = {
  .paper = RGB (0xffffff),
  .ink = RGB (0x000000),
  .thin_line = RGB (0x8a8a8a),
  .thick_line = RGB (0x000000),
  .given = RGB (0x000000),
  .entry = RGB (0x333333),
  .found = RGB (0x333333),
  .candidate = RGB (0x555555),
  .conflict = RGB (0x000000),
  .selected = RGBA (0x000000, 0),
  .cursor = RGBA (0x000000, 0),
  .house = RGBA (0x000000, 0),
  .equal = RGBA (0x000000, 0),
  .conflict_tint = RGBA (0x000000, 0.12),
  .differs = RGBA (0x000000, 0.09),
  .hover = RGBA (0x000000, 0),
  .ring = RGBA (0x000000, 0.12),
  .colour = { RGBA (0xf66151, 0.30), RGBA (0xffa348, 0.32), RGBA (0xf8e45c, 0.42), RGBA (0x57e389, 0.30),
              RGBA (0x4fc7d6, 0.30), RGBA (0x62a0ea, 0.34), RGBA (0xc061cb, 0.26), RGBA (0xcdab8f, 0.42),
              RGBA (0x9a9996, 0.32) },
};

const NonetBoardStyle *
nonet_board_style_light (void)
{
  return &light;
}

const NonetBoardStyle *
nonet_board_style_dark (void)
{
  return &dark;
}

const NonetBoardStyle *
nonet_board_style_print (void)
{
  return &print;
}
