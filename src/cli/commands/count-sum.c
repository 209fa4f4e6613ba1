/* nonet-cli count --sum: adds up the answers of the parts of one count, if all are there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   1/3 149066
 *   3/3 186680          of all parts of one count, in any order, each once
 *   2/3 151200
 */
#include "cli/commands/count-sum.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <unistd.h>

typedef struct
{
  guint n_parts;     /* 0 before the first line */
  GHashTable *found; /* the numbers of the parts, from 1 */
  SudokuTotal total;
  gboolean failed;
} Sum;

static void fail (Sum *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Reports what is wrong with the parts; only the first is said. */
static void
fail (Sum *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  if (self->failed)
    return;
  self->failed = TRUE;
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("nonet-cli: %s\n", text);
}

/* Adds a number in decimal digits. Returns FALSE if it is none, or if the sum needs more than 128 bits. */
static gboolean
add_digits (SudokuTotal *total, const char *digits)
{
  unsigned __int128 number = 0, sum = (unsigned __int128) total->high << 64 | total->low;

  if (*digits == '\0')
    return FALSE;
  for (; *digits != '\0'; digits++)
    if (!g_ascii_isdigit (*digits) || __builtin_mul_overflow (number, 10, &number)
        || __builtin_add_overflow (number, (unsigned) g_ascii_digit_value (*digits), &number))
      return FALSE;
  if (__builtin_add_overflow (sum, number, &sum))
    return FALSE;
  *total = (SudokuTotal){ .high = (guint64) (sum >> 64), .low = (guint64) sum };
  return TRUE;
}

static void
add_line (Sum *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  CliPart part;

  if (g_strv_length (words) != 2 || !cli_part_read (words[0], &part) || !add_digits (&self->total, words[1]))
    fail (self, _ ("“%s” is not the count of a part, as in “3/8 1200”"), line);
  else if (self->n_parts != 0 && self->n_parts != part.n_parts)
    fail (self, _ ("there are parts of %u and parts of %u"), self->n_parts, part.n_parts);
  else if (!g_hash_table_add (self->found, GUINT_TO_POINTER (part.part + 1)))
    fail (self, _ ("part %u of %u is there twice"), part.part + 1, part.n_parts);
  else
    self->n_parts = part.n_parts;
}

static void
add_lines (Sum *self, GInputStream *stream, const char *name)
{
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (stream);
  g_autoptr (GError) error = NULL;
  char *line;

  g_data_input_stream_set_newline_type (lines, G_DATA_STREAM_NEWLINE_TYPE_ANY);
  while (!self->failed && (line = g_data_input_stream_read_line_utf8 (lines, NULL, NULL, &error)) != NULL)
    {
      g_strstrip (line);
      if (*line != '\0')
        add_line (self, line);
      g_free (line);
    }
  if (error != NULL)
    fail (self, _ ("cannot read “%s”: %s"), name, error->message);
}

static void
add_file (Sum *self, const char *name)
{
  g_autofree char *display_name = g_filename_display_name (name);
  int fd = g_str_equal (name, "-") ? STDIN_FILENO : open (name, O_RDONLY | O_CLOEXEC);
  g_autoptr (GInputStream) stream = NULL;

  if (fd < 0)
    {
      fail (self, _ ("cannot open “%s”: %s"), display_name, g_strerror (errno));
      return;
    }
  stream = g_unix_input_stream_new (fd, fd != STDIN_FILENO);
  add_lines (self, stream, display_name);
}

gboolean
cli_count_sum (char **files, SudokuTotal *total, guint *n_parts)
{
  static char *standard_input[] = { (char *) "-", NULL };
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  Sum sum = { .found = found };

  for (char **file = files != NULL ? files : standard_input; *file != NULL && !sum.failed; file++)
    add_file (&sum, *file);
  if (sum.n_parts == 0)
    fail (&sum, _ ("there is no count of a part"));
  for (guint part = 1; part <= sum.n_parts && !sum.failed; part++)
    if (!g_hash_table_contains (found, GUINT_TO_POINTER (part)))
      fail (&sum, _ ("part %u of %u is missing"), part, sum.n_parts);
  *total = sum.total;
  *n_parts = sum.n_parts;
  return !sum.failed;
}
