/* Lists of 9×9 puzzles, one a line, however long: whether a text is one, and what each of its lines holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   # from the paper
 *   6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...
 *   600000010400000000020000000000050407008000300001090000300400200050100000000806000,18,easy
 *
 * Every line of a list is answered by itself, also one that is no puzzle. Plain lines are read the quick way,
 * all others by nonet_read_bytes (). The window reads lists through this file, the command line reads them as they arrive.
 */
#pragma once

#include "formats/difficulty.h"
#include "formats/read.h"

/* The quick way through long lists: a 9x9 puzzle in a line of 81 characters, straight to its values, by one table lookup a character,
 * or, of digits, by a few comparisons of sixteen at once. A puzzle object for each line would cost more than solving it. */

#define NONET_QUICK_CELLS 81

/* What each byte stands for: 0 a blank, 1 .. 9 a value, or NONET_QUICK_NONE. */
typedef struct
{
  guint8 value[256];
  gboolean digits; /* it is the table of the digits 1-9 */
} NonetQuickTable;

#define NONET_QUICK_NONE 0xff

/* Fills the table for an alphabet of nine one-byte symbols, or 1-9 if it is NULL. Returns FALSE if the alphabet
 * is another one: then no line can be read the quick way. */
gboolean nonet_quick_table_init (NonetQuickTable *table, const NonetAlphabet *alphabet);

/* Reads a line without its end: 81 cells, then nothing, or something set off by whitespace or one of ",:;#|" that is either
 * short or begins with 81 values that fill the blanks. Returns whether it is such a line and values[81] were written. */
gboolean nonet_quick_line (const NonetQuickTable *table, const char *line, gsize length, guint8 *values);

/* Lists. */

/* The id of the format. */
#define NONET_LIST_FORMAT "line"

/* How much of a text is looked at to find out whether it is a list. */
#define NONET_LIST_SNIFF_BYTES (64 * 1024)

/* Lines longer than this are refused. */
#define NONET_LIST_MAX_LINE (1024 * 1024)

typedef enum
{
  NONET_LIST_NO,
  NONET_LIST_YES,
  NONET_LIST_UNCERTAIN, /* more of the text has to be seen */
} NonetListGuess;

/* What is known of a list. May be copied: the options are borrowed, and the rest is plain data. */
typedef struct
{
  const NonetReadOptions *options;
  NonetQuickTable table;
  NonetColumns columns;
  guint n_nines;  /* 9×9 puzzles so far, or in the beginning if these are more */
  gboolean named; /* there may be a heading of words */
  gboolean begun; /* whether a puzzle has been read */
} NonetList;

/* What a line holds. */
typedef enum
{
  NONET_LIST_NOTHING, /* a comment, a heading, or nothing at all */
  NONET_LIST_NINE,    /* a 9×9 puzzle in the usual boxes */
  NONET_LIST_PUZZLES, /* one puzzle or several */
  NONET_LIST_ERROR
} NonetListItem;

/* Prepares for reading a list. options may be NULL and are borrowed. Returns FALSE if they ask for other boards
 * than those lists are made of. */
gboolean nonet_list_init (NonetList *self, const NonetReadOptions *options);

/* Guesses from the beginning of a text in UTF-8 whether it is a list; complete: there is no more of it. If it is one, self learns
 * from the beginning what belongs to it. A text with a single puzzle is no list, for what else it says is about that puzzle;
 * but unless patient, one puzzle is enough as long as nothing else is said. */
NonetListGuess nonet_list_guess (NonetList *self, const char *text, gsize length, gboolean complete, gboolean patient);

/* Reads a line without its end. For NONET_LIST_NINE values[81] are set; with details only if the line holds nothing else. For
 * NONET_LIST_PUZZLES *reading is set, for NONET_LIST_ERROR error: the lines in its messages are those of this line alone. */
NonetListItem nonet_list_read_line (NonetList *self,
                                    const char *line,
                                    gsize length,
                                    gboolean details,
                                    guint8 *values,
                                    NonetReading **reading,
                                    GError **error);
