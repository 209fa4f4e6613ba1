/* The table of formats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/registry.h"

#include "formats/grid/grid.h"
#include "formats/hodoku.h"

/* clang-format off */
const NonetReader *const nonet_readers[] = {
  &nonet_ipuz_reader,
  &nonet_gnome_sudoku_reader,
  &nonet_json_grid_reader,
  &nonet_opensudoku_reader,
  &nonet_ksudoku_reader,
  &nonet_sudokuwiki_reader,
  &nonet_link_reader,
  &nonet_sumocue_reader,
  &nonet_solo_save_reader,
  &nonet_ps_reader,
  &nonet_solo_reader,
  &nonet_hodoku_reader,
  &nonet_sdk_reader,
  &nonet_ss_reader,
  &nonet_minizinc_reader,
  &nonet_killer_reader,
  &nonet_ksudoku_shape_reader,
  &nonet_solver_input_reader,
  &nonet_list_reader,
  &nonet_xml_cells_reader,
  &nonet_grid_reader,
  NULL,
};
/* clang-format on */

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
