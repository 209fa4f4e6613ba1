/* The formats: each has a file with its reader, its writer or both, which are declared here, in the order in which they are
 * asked, and stand in registry.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/input.h"
#include "formats/write.h"

/* Any text: its boards, else the puzzles that its links hold. */
extern const NonetReader nonet_free_text_reader;

/* Texts whose lines are puzzles. */
extern const NonetReader nonet_list_reader;

extern const NonetReader nonet_hodoku_reader, nonet_ipuz_reader, nonet_iss_reader, nonet_json_grid_reader,
    nonet_json_inside_reader, nonet_ksudoku_reader, nonet_ksudoku_shape_reader, nonet_link_reader,
    nonet_opensudoku_reader, nonet_placed_reader, nonet_ps_reader, nonet_sdk_reader, nonet_solo_reader,
    nonet_solo_save_reader, nonet_ss_reader, nonet_sudokuwiki_reader, nonet_sumocue_reader, nonet_xml_reader;

/* The writers, which are what NonetWriteFormat says. */
typedef gboolean NonetWrite (const NonetPuzzle *puzzle, GString *text, GError **error);
NonetWrite nonet_csv_write, nonet_explainer_write, nonet_f_puzzles_write, nonet_f_puzzles_write_json,
    nonet_gnome_sudoku_write, nonet_hodoku_write, nonet_ipuz_write, nonet_iss_write, nonet_ksudoku_write,
    nonet_line_write, nonet_opensudoku_write, nonet_pencil_marks_write, nonet_rows_write, nonet_sdk_write,
    nonet_sdm_write, nonet_solo_write, nonet_ss_write, nonet_sudokupad_write;

/* The line above all others in CSV. */
#define NONET_CSV_HEADING "quizzes,solutions\n"

/* The readers of a text, and of a line of a list, in the order in which they are asked; they end with NULL. The last takes any
 * text. */
extern const NonetReader *const nonet_readers[];
extern const NonetReader *const nonet_line_readers[];

/* The same in parts: between them the reader of lists is asked, which reads its lines by these. */
#define NONET_FORMAT_READERS                                                                                           \
  &nonet_ipuz_reader, &nonet_json_grid_reader, &nonet_opensudoku_reader, &nonet_ksudoku_reader, &nonet_placed_reader,  \
      &nonet_sudokuwiki_reader, &nonet_link_reader, &nonet_sumocue_reader, &nonet_solo_save_reader, &nonet_ps_reader,  \
      &nonet_iss_reader, &nonet_solo_reader, &nonet_hodoku_reader, &nonet_sdk_reader, &nonet_ss_reader,                \
      &nonet_ksudoku_shape_reader
#define NONET_TEXT_READERS &nonet_json_inside_reader, &nonet_xml_reader, &nonet_free_text_reader

/* Reads a string of constraints of Interactive Sudoku Solver, which stands in a line. Returns FALSE when there is no more room, or with
 * an error. */
gboolean nonet_iss_read (NonetInput *input, const char *text, guint line);

/* Reads the links to puzzle sites that stand in a text without another puzzle. Errors are dropped if that gives one. */
void nonet_link_read_inside (NonetInput *input);

/* What the writers of several formats need. */

/* Sets the error of a format that cannot hold a board of this size or shape; returns FALSE. */
gboolean nonet_writer_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The same of a format that cannot hold a rule. */
gboolean nonet_writer_refuse_rule (GError **error, const SudokuRule *rule);

/* Appends a line of symbols for each row: the givens, and the entries too if entries. */
void nonet_writer_append_values (GString *text, const NonetPuzzle *puzzle, gboolean entries);

/* How a board is drawn with characters. Of each rule, the first character stands where a row has a bar at its ends, the second
 * where it has one between boxes; NULL for no rule. */
typedef struct
{
  const char *left, *gap, *bar, *right; /* before a row, between cells, between boxes, after a row */
  const char *top, *rule, *bottom;      /* above the board, between boxes, below it */
  gboolean flush_right;
} NonetFrame;

/* Appends a board whose cells are these texts, in columns of at least a width. */
void nonet_writer_append_board (GString *text,
                                const SudokuShape *shape,
                                const NonetFrame *frame,
                                guint least_width,
                                const char *const *cells);

/* The symbol of a value, or blank for 0. */
const char *nonet_writer_symbol (const NonetPuzzle *puzzle, guint value, const char *blank);
