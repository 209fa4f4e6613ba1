/* Boards in JSON: the cells of one and its regions, whatever program wrote it; boards of no particular program; and puzzles of
 * f-puzzles.com, SudokuPad and GNOME Sudoku as JSON objects, an object a cell, and rules around them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/cut.h"
#include "formats/json.h"

/* The cells of a board; zero-initialise. */
typedef struct
{
  guint order;   /* 0: nothing was taken */
  GArray *cells; /* order * order GridCell */
  GStringChunk *texts;
  gboolean in_rows; /* cells stand in rows, not all in one list or string */
  gboolean valued;  /* some are not empty */
  gboolean hollow;  /* some are objects without a value */
} NonetJsonCells;

void nonet_json_cells_clear (NonetJsonCells *cells);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetJsonCells, nonet_json_cells_clear)

/* The texts of the cells. */
const GridCell *nonet_json_cells_get (const NonetJsonCells *cells);

/* Takes the cells of a value that is a board, and drops what was taken before; node may be NULL. */
gboolean nonet_json_cells_take (NonetJsonCells *cells, JsonNode *node);

/* Keeps cells as the solution of a puzzle if they are one, else warns that they are wrong. A setter may have left some open: then
 * they are none, nor wrong. */
void nonet_json_cells_check_solution (const NonetJsonCells *cells, NonetInput *input, NonetPuzzle *puzzle);

/* Whether regions, a map of them or lists of their cells, are the boxes of a shape; node may be NULL. */
gboolean nonet_json_regions_are_boxes (JsonNode *node, const SudokuShape *shape);

/* No particular program. */

/* Reads a text of as many characters as a board has cells; FALSE if it is none. */
gboolean nonet_json_grid_read_string (NonetInput *input, const char *text);

/* Reads a packed puzzle of f-puzzles or SudokuPad; FALSE if it is none. */
gboolean nonet_json_grid_read_packed (NonetInput *input, const char *packed, gsize size);

/* Programs. */

/* What GNOME Sudoku calls the difficulty of a puzzle that it has not made. */
#define NONET_GNOME_SUDOKU_UNKNOWN "Unknown Difficulty"

/* Reads an object that is such a puzzle, or reports why it cannot be read; returns FALSE if it is none. */
gboolean nonet_json_programs_read (NonetInput *input, JsonObject *object);

/* A text of the object, or of what it says about itself in "metadata" or "puzzleInfo", that is not empty; NULL if there is none,
 * or object is NULL. Caller frees. */
char *nonet_json_dup_text (JsonObject *object, const char *key);

/* Packed texts: the compression of Pieroxy's lz-string in its Base64 form, which links of Sudoku sites carry, and SudokuPad's
 * shorthand. */

/* Text (UTF-8) as Base64 of lz-string; caller frees. */
char *nonet_lz_string_compress (const char *text);

/* The text packed in Base64 of lz-string, which ends at size or at '='; the URL-safe characters '-', '_' and '$' are understood
 * too. Returns NULL if it is none, or the text would be longer than most UTF-16 units. Sets *units
 * (may be NULL) to how many were unpacked, also of what is none in the end. Caller frees. */
char *nonet_lz_string_decompress (const char *base64, gsize size, gsize most, gsize *units);

/* Whether a text is JSON in SudokuPad's shorthand. */
gboolean nonet_sudokupad_is_shorthand (const char *text);

/* The JSON a shorthand stands for, with the names of members that matter here written out; caller frees. What is no
 * shorthand gives a text that is no JSON. */
char *nonet_sudokupad_expand (const char *shorthand);
