/* The formats: each has a file with its reader, its writer or both, which are declared here, in the order in which they are
 * asked, and stand in registry.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/free-text.h"
#include "formats/reader.h"
#include "formats/writer.h"

G_BEGIN_DECLS

extern const NonetReader nonet_gnome_sudoku_reader, nonet_hodoku_reader, nonet_ipuz_reader, nonet_json_grid_reader,
    nonet_killer_reader, nonet_ksudoku_reader, nonet_ksudoku_shape_reader, nonet_link_reader, nonet_minizinc_reader,
    nonet_opensudoku_reader, nonet_ps_reader, nonet_sdk_reader, nonet_solo_reader, nonet_solo_save_reader,
    nonet_solver_input_reader, nonet_ss_reader, nonet_sudokuwiki_reader, nonet_sumocue_reader, nonet_xml_cells_reader;

extern const NonetWriter nonet_csv_writer, nonet_explainer_writer, nonet_f_puzzles_writer, nonet_sudokupad_writer,
    nonet_gnome_sudoku_writer, nonet_hodoku_writer, nonet_ipuz_writer, nonet_ksudoku_writer, nonet_line_writer,
    nonet_opensudoku_writer, nonet_pencil_marks_writer, nonet_rows_writer, nonet_sdk_writer, nonet_sdm_writer,
    nonet_solo_writer, nonet_ss_writer;

/* The readers of a text, or of a line of a list, in the order in which they are asked; ends with NULL. The last takes any text. */
extern const NonetReader *const nonet_line_readers[];

/* The same in parts: between them the reader of lists is asked, which reads its lines by these. */
#define NONET_FORMAT_READERS                                                                                           \
  &nonet_ipuz_reader, &nonet_gnome_sudoku_reader, &nonet_json_grid_reader, &nonet_opensudoku_reader,                   \
      &nonet_ksudoku_reader, &nonet_sudokuwiki_reader, &nonet_link_reader, &nonet_sumocue_reader,                      \
      &nonet_solo_save_reader, &nonet_ps_reader, &nonet_solo_reader, &nonet_hodoku_reader, &nonet_sdk_reader,          \
      &nonet_ss_reader, &nonet_minizinc_reader, &nonet_killer_reader, &nonet_ksudoku_shape_reader,                     \
      &nonet_solver_input_reader
#define NONET_TEXT_READERS &nonet_xml_cells_reader, &nonet_free_text_reader

/* The writers in the order in which menus list them; ends with NULL. */
extern const NonetWriter *const nonet_writers[];

G_END_DECLS
