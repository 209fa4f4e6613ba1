/* nonet-cli derive --pdf: the derivation as a hand-out, a PDF for each puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/derive-handout.h"

#include <string.h>
#include <glib/gi18n.h>

#include "cli/commands/picture-file.h"
#include "cli/run/progress.h"
#include "cli/run/variant.h"
#include "marks/derivation-handout.h"

typedef struct
{
  SudokuSearchVariant variant;
  NonetPageLayout layout;
  guint64 limit; /* of nodes */
  CliPictureFile file;
} Handout;

static gboolean
write_file (Handout *handout, NonetHandout *pages, const NonetPuzzle *puzzle, guint64 number, GError **error)
{
  g_autofree char *title = nonet_derivation_handout_dup_title (puzzle);
  const NonetPagesDetails details = { .title = title, .author = puzzle->author };
  GOutputStream *stream = cli_picture_file_open (&handout->file, number, error);
  gboolean done;

  if (stream == NULL)
    return FALSE;
  done = nonet_handout_write_pdf (pages, &details, stream, NULL, NULL, error);
  return cli_picture_file_close (&handout->file, done, error);
}

/* The puzzle as the other forms of the derivation have it, with its details but without entries. */
static NonetPuzzle *
dup_givens (const CliAnswer *answer)
{
  g_autoptr (NonetPuzzle) puzzle = cli_answer_dup_puzzle (answer);
  NonetPuzzle *givens = nonet_puzzle_copy (puzzle);

  memset (givens->entries, 0, givens->shape->n_cells);
  return givens;
}

static void
answer (CliAnswer *answer, gpointer data)
{
  Handout *handout = data;
  g_autoptr (NonetPuzzle) puzzle = dup_givens (answer);
  g_autoptr (NonetHandout) pages = NULL;
  g_autoptr (GError) error = NULL;
  CliProgress progress;

  if (answer->number > 1 && handout->file.name == NULL)
    {
      cli_answer_note (answer, cli_usage_error (_ ("only one hand-out can be written to standard output")));
      answer->stop = TRUE;
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  pages = cli_made (nonet_derivation_to_handout (puzzle, &handout->variant, &handout->layout, handout->limit,
                                                 cli_progress_look, &progress));
  cli_progress_end (&progress);
  if (write_file (handout, pages, puzzle, answer->number, &error))
    return;
  g_printerr (_ ("nonet-cli: cannot write the hand-out: %s\n"), error->message);
  cli_answer_note (answer, CLI_EXIT_BAD);
}

int
cli_derive_handout (int argc, char **argv)
{
  g_autofree char *variant = NULL, *pdf = NULL, *page = NULL;
  gint64 limit = CLI_NO_LIMIT;
  Handout handout = { 0 };
  CliTask task = { .keep_details = TRUE, .apart = TRUE, .endless = TRUE, .answer = answer, .data = &handout };
  const GOptionEntry entries[] = { { "pdf", 0, 0, G_OPTION_ARG_FILENAME, &pdf, NULL, NULL },
                                   { "page", 0, 0, G_OPTION_ARG_STRING, &page, NULL, NULL },
                                   { "variant", 0, 0, G_OPTION_ARG_STRING, &variant, NULL, NULL },
                                   { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, NULL, NULL },
                                   G_OPTION_ENTRY_NULL };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), "", entries, FALSE, argv)
      || !cli_variant_parse (variant, &handout.variant) || !cli_limit_valid (limit)
      || !cli_page_parse (page, &handout.layout.width, &handout.layout.height))
    return CLI_EXIT_BAD;
  handout.limit = limit != CLI_NO_LIMIT ? (guint64) limit : NONET_HANDOUT_NODES;
  cli_picture_file_init (&handout.file, pdf);
  return cli_run (&options, &task);
}
