/* Runs the tests of this folder, or those that -p names by their path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include <glib.h>

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_board_layout_tests ();
  add_board_marks_tests ();
  add_board_overlay_tests ();
  add_board_painter_tests ();
  add_path_chart_tests ();
  add_picture_tests ();
  add_sheet_tests ();
  add_tree_layout_tests ();
  add_tree_painter_tests ();
  return g_test_run ();
}
