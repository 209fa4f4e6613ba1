/* The tables of formats: readers in the order in which they are asked, and what is written in the order of menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

const NonetReader *const nonet_line_readers[] = { NONET_FORMAT_READERS, NONET_TEXT_READERS, NULL };

const NonetWriteFormat *
nonet_write_formats (void)
{
  static const NonetWriteFormat formats[] = {
    { "ipuz", N_ ("ipuz (keeps everything)"), "ipuz", .whole = TRUE, .write = nonet_ipuz_write },
    { "line", N_ ("One Line"), "txt", .several = TRUE, .write = nonet_line_write },
    { "rows", N_ ("Rows"), "txt", .several = TRUE, .write = nonet_rows_write },
    { "sdm", N_ ("SudoCue collection"), "sdm", .several = TRUE, .nine = TRUE, .write = nonet_sdm_write },
    { "sdk", N_ ("SadMan Sudoku"), "sdk", .nine = TRUE, .compact = TRUE, .write = nonet_sdk_write },
    { "ss", N_ ("Simple Sudoku"), "ss", .nine = TRUE, .write = nonet_ss_write },
    { "hodoku", N_ ("HoDoKu library"), "txt", .several = TRUE, .nine = TRUE, .write = nonet_hodoku_write },
    { "pencil-marks", N_ ("HoDoKu candidates"), "txt", .compact = TRUE, .write = nonet_pencil_marks_write },
    { "explainer", N_ ("Sudoku Explainer candidates"), "txt", .compact = TRUE, .write = nonet_explainer_write },
    { "opensudoku", N_ ("OpenSudoku"), "opensudoku", .nine = TRUE, .write = nonet_opensudoku_write },
    { "ksudoku", N_ ("KSudoku"), "ksudoku", .alone = TRUE, .write = nonet_ksudoku_write },
    { "gnome-sudoku", N_ ("GNOME Sudoku"), "save", .alone = TRUE, .nine = TRUE, .write = nonet_gnome_sudoku_write },
    { "f-puzzles", N_ ("f-puzzles Link"), NULL, .write = nonet_f_puzzles_write },
    { "sudokupad", N_ ("SudokuPad Link"), NULL, .write = nonet_sudokupad_write },
    { "solo", N_ ("Solo ID"), NULL, .several = TRUE, .write = nonet_solo_write },
    { "csv", N_ ("CSV"), "csv", .several = TRUE, .heading = NONET_CSV_HEADING, .nine = TRUE, .write = nonet_csv_write },
    { NULL },
  };

  return formats;
}
