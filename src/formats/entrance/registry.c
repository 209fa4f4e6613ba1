/* The table of formats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/registry.h"

const NonetReader *const nonet_line_readers[] = { NONET_FORMAT_READERS, NONET_TEXT_READERS, NULL };

const NonetWriter *const nonet_writers[] = {
  &nonet_ipuz_writer,
  &nonet_line_writer,
  &nonet_rows_writer,
  &nonet_sdm_writer,
  &nonet_sdk_writer,
  &nonet_ss_writer,
  &nonet_hodoku_writer,
  &nonet_pencil_marks_writer,
  &nonet_explainer_writer,
  &nonet_opensudoku_writer,
  &nonet_ksudoku_writer,
  &nonet_gnome_sudoku_writer,
  &nonet_f_puzzles_writer,
  &nonet_sudokupad_writer,
  &nonet_solo_writer,
  &nonet_csv_writer,
  NULL,
};
