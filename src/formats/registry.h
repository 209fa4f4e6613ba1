/* The formats: each has a file with its reader, its writer or both, which are declared here, in the order in which they are
 * asked, and stand in registry.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

/* Any text: its boards, else the puzzles that its links hold. */
extern const NonetReader nonet_free_text_reader;

/* Texts whose lines are puzzles. */
extern const NonetReader nonet_list_reader;

extern const NonetReader nonet_hodoku_reader, nonet_ipuz_reader, nonet_json_grid_reader, nonet_ksudoku_reader,
    nonet_ksudoku_shape_reader, nonet_link_reader, nonet_opensudoku_reader, nonet_ps_reader, nonet_sdk_reader,
    nonet_solo_reader, nonet_solo_save_reader, nonet_ss_reader, nonet_sudokuwiki_reader, nonet_sumocue_reader,
    nonet_xml_reader;

/* The writers, which are what NonetWriteFormat says. */
typedef gboolean NonetWrite (const NonetPuzzle *puzzle, GString *text, GError **error);
NonetWrite nonet_csv_write, nonet_explainer_write, nonet_f_puzzles_write, nonet_gnome_sudoku_write, nonet_hodoku_write,
    nonet_ipuz_write, nonet_ksudoku_write, nonet_line_write, nonet_opensudoku_write, nonet_pencil_marks_write,
    nonet_rows_write, nonet_sdk_write, nonet_sdm_write, nonet_solo_write, nonet_ss_write, nonet_sudokupad_write;

/* The line above all others in CSV. */
#define NONET_CSV_HEADING "quizzes,solutions\n"

/* The readers of a text, and of a line of a list, in the order in which they are asked; they end with NULL. The last takes any
 * text. */
extern const NonetReader *const nonet_readers[];
extern const NonetReader *const nonet_line_readers[];

/* The same in parts: between them the reader of lists is asked, which reads its lines by these. */
#define NONET_FORMAT_READERS                                                                                           \
  &nonet_ipuz_reader, &nonet_json_grid_reader, &nonet_opensudoku_reader, &nonet_ksudoku_reader,                        \
      &nonet_sudokuwiki_reader, &nonet_link_reader, &nonet_sumocue_reader, &nonet_solo_save_reader, &nonet_ps_reader,  \
      &nonet_solo_reader, &nonet_hodoku_reader, &nonet_sdk_reader, &nonet_ss_reader, &nonet_ksudoku_shape_reader
#define NONET_TEXT_READERS &nonet_xml_reader, &nonet_free_text_reader
