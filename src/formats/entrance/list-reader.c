/* A whole text that is a list: where its puzzles are is found out at once, each is read when it is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/registry.h"
#include "formats/grid/grid.h"

#define MOST_PUZZLES 4000000
/* Lines between two looks at whether to continue. */
#define CANCEL_LINES 1024

/* Where a puzzle is. Small: there may be millions. */
typedef struct
{
  guint32 offset; /* of its line */
  guint32 line;
  guint32 index; /* among the puzzles of its line */
} Place;

typedef struct
{
  NonetText text; /* holds a reference */
  NonetReadOptions options;
  NonetList list;
  GArray *places;
} Source;

static void
source_free (gpointer data)
{
  Source *self = data;

  nonet_text_clear (&self->text);
  g_clear_pointer (&self->options.alphabet, nonet_alphabet_unref);
  g_array_unref (self->places);
  g_free (self);
}

static guint
source_count (gpointer data)
{
  return ((const Source *) data)->places->len;
}

static guint
source_line (gpointer data, guint index)
{
  return g_array_index (((const Source *) data)->places, Place, index).line;
}

static NonetPuzzle *
source_dup (gpointer data, guint index)
{
  const Source *self = data;
  const Place *place = &g_array_index (self->places, Place, index);
  NonetList list = self->list;
  NonetLine line = { 0 };
  gsize offset = place->offset;
  guint8 values[NONET_QUICK_CELLS] = { 0 };
  g_autoptr (NonetReading) reading = NULL;

  nonet_text_next_line (&self->text, &offset, &line);
  if (nonet_list_read_line (&list, line.start, line.length, TRUE, values, &reading, NULL) == NONET_LIST_ERROR)
    {
      /* A board of another size was read before anything was known of the list. */
      list.n_nines = 0;
      nonet_list_read_line (&list, line.start, line.length, TRUE, values, &reading, NULL);
    }
  if (reading == NULL)
    return nonet_list_new_nine (&self->list, values);
  return nonet_reading_dup_puzzle (reading, place->index);
}

static const NonetSourceClass source_class = { source_count, source_dup, source_line, source_free };

/* Adds the puzzles of a line, or what is wrong with it. */
static void
read_line (Source *self, NonetInput *input, const NonetLine *line)
{
  guint8 values[NONET_QUICK_CELLS];
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;
  Place place = { .offset = (guint32) (line->start - self->text.data), .line = line->number };
  guint n_puzzles = 0;

  switch (nonet_list_read_line (&self->list, line->start, line->length, FALSE, values, &reading, &error))
    {
    case NONET_LIST_NINE:
      n_puzzles = 1;
      break;
    case NONET_LIST_PUZZLES:
      n_puzzles = nonet_reading_get_n_puzzles (reading);
      nonet_messages_add_at_line (input->messages, nonet_reading_get_messages (reading), line->number);
      break;
    case NONET_LIST_ERROR:
      nonet_messages_add_error_at_line (input->messages, error, line->number);
      break;
    case NONET_LIST_NOTHING:
    default:
      break;
    }
  for (; place.index < n_puzzles; place.index++)
    g_array_append_val (self->places, place);
}

static gboolean
sniff (const NonetText *text)
{
  NonetList list;
  gsize length = MIN (text->size, NONET_LIST_SNIFF_BYTES);

  return nonet_list_init (&list, NULL)
         && nonet_list_guess (&list, text->data, length, length == text->size, TRUE) == NONET_LIST_YES;
}

static void
read_list (NonetInput *input)
{
  gsize length = MIN (input->text->size, NONET_LIST_SNIFF_BYTES), offset = 0;
  NonetLine line = { 0 };
  Source *self = g_new0 (Source, 1);

  self->text = *input->text;
  g_bytes_ref (self->text.bytes);
  self->options = *input->options;
  if (self->options.alphabet != NULL)
    nonet_alphabet_ref (self->options.alphabet);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  if (!nonet_list_init (&self->list, &self->options)
      || nonet_list_guess (&self->list, self->text.data, length, length == self->text.size, TRUE) != NONET_LIST_YES)
    {
      source_free (self);
      nonet_grid_read (input);
      return;
    }

  while (self->places->len < MOST_PUZZLES && nonet_text_next_line (&self->text, &offset, &line))
    {
      if (line.number % CANCEL_LINES == 0 && g_cancellable_is_cancelled (input->cancellable))
        break;
      read_line (self, input, &line);
    }
  if (self->places->len >= MOST_PUZZLES)
    nonet_input_warn (input, 0, 0, _ ("too many puzzles; only the first %u were read"), self->places->len);
  if (self->places->len > 0)
    nonet_input_take_source (input, &source_class, self);
  else
    source_free (self);
}

const NonetReader nonet_list_reader = { NONET_LIST_FORMAT, sniff, read_list };
