/* Pictures of boards as files: the right kind of file, the right size, and an error that is reported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/board/board-picture.h"

#include "pdf-text.h"

typedef struct
{
  NonetPuzzle *puzzle;
  NonetBoardScene scene;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const SudokuShape *shape = nonet_shape_get_usual (9);

  fixture->puzzle = nonet_puzzle_new (shape, NULL);
  fixture->puzzle->givens[0] = 5;
  fixture->scene =
      (NonetBoardScene){ .shape = shape, .alphabet = fixture->puzzle->alphabet, .givens = fixture->puzzle->givens };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  nonet_puzzle_unref (fixture->puzzle);
}

static GBytes *
make_picture (const Fixture *fixture, NonetPictureKind kind, double size, guint n_boards)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  NonetPicture *picture = nonet_picture_new (kind, size, size, stream);

  for (guint i = 0; i < n_boards; i++)
    nonet_picture_add_board (picture, &fixture->scene, nonet_board_style_print (), NULL);
  nonet_picture_finish (picture, &error);
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, fixture, NULL, set_up, tear_down)

FIXTURE_TEST (png)
{
  g_autoptr (GBytes) bytes = make_picture (fixture, NONET_PICTURE_PNG, 300, 1);
  const guint8 *header = g_bytes_get_data (bytes, NULL);

  /* Signature, length and name of the first chunk, then width and height, big-endian. */
  g_assert_cmpmem (header, 8, "\211PNG\r\n\032\n", 8);
  g_assert_cmpmem (header + 16, 8, "\0\0\001\054\0\0\001\054", 8);
}

FIXTURE_TEST (svg)
{
  g_autoptr (GBytes) bytes = make_picture (fixture, NONET_PICTURE_SVG, 300, 1);

  g_assert_cmpuint (count_text (bytes, "<svg"), ==, 1);
  g_assert_cmpuint (count_text (bytes, "</svg>"), ==, 1);
}

FIXTURE_TEST (pdf_has_a_page_a_board)
{
  g_autoptr (GBytes) bytes = make_picture (fixture, NONET_PICTURE_PDF, 300, 3);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "%PDF-", 5);
  g_assert_cmpuint (count_in_pdf (bytes, "/Type /Page %"), ==, 3);
}

FIXTURE_TEST (error_is_reported)
{
  char small[16];
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new (small, sizeof small, NULL, NULL);
  g_autoptr (GError) error = NULL;
  NonetPicture *picture = nonet_picture_new (NONET_PICTURE_PNG, 100, 100, stream);

  nonet_picture_add_board (picture, &fixture->scene, nonet_board_style_print (), NULL);
  g_assert_false (nonet_picture_finish (picture, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

TEST (kind_by_name)
{
  NonetPictureKind kind;

  g_assert_true (nonet_picture_kind_find ("a.b.PDF", &kind));
  g_assert_cmpint (kind, ==, NONET_PICTURE_PDF);
  g_assert_true (nonet_picture_kind_find ("svg", &kind));
  g_assert_cmpint (kind, ==, NONET_PICTURE_SVG);
  g_assert_false (nonet_picture_kind_find ("gif", &kind));
}
