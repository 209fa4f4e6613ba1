/* What a reader of a format is given and what it hands back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "formats/rules.h"

/* Puzzles that are parsed when they are asked for. All functions may be called from any thread. */
typedef struct
{
  guint (*count) (gpointer data);
  NonetPuzzle *(*dup) (gpointer data, guint index);
  guint (*line) (gpointer data, guint index);
  void (*free) (gpointer data);
} NonetSourceClass;

/* A text on its way to becoming puzzles. */
typedef struct
{
  const NonetText *text;
  const NonetReadOptions *options; /* never NULL */
  GCancellable *cancellable;
  NonetMessages *messages;

  /* What came out. */
  NonetReadError code;                  /* of the error, if no puzzle comes out */
  const char *format;                   /* id, if it is more precise than that of the reader */
  const NonetSourceClass *source_class; /* if not NULL, source holds puzzles to be parsed later */
  gpointer source;                      /* freed by the class */
  GPtrArray *puzzles;                   /* NonetPuzzle */
  GArray *lines;                        /* guint, of the puzzles */
  gsize memory;                         /* about what the puzzles take */
  gsize unpacked;                       /* characters that came out of packed texts inside the text */
  gboolean inside_packed;
  gboolean own;  /* Nonet wrote the text itself: it may be long, and rules were reported before */
  GString *path; /* where the value of JSON stands that is read, or NULL */
} NonetInput;

/* Reading that may come to nothing: what is said meanwhile is kept apart. */
typedef struct
{
  NonetInput *input;
  NonetMessages *before; /* of the input */
  NonetMessages messages;
  NonetReadError code; /* before */
} NonetTrial;

void nonet_trial_begin (NonetTrial *trial, NonetInput *input);

/* Ends it. What was said is added to what was said before, or forgotten together with the code of the error. */
void nonet_trial_end (NonetTrial *trial, gboolean keep);

/* Adds a puzzle, and takes it. Returns FALSE when there is no more room: stop then. */
gboolean nonet_input_take_puzzle (NonetInput *input, NonetPuzzle *puzzle, guint line);

/* Adds a message of an error, a warning or a choice; an error about a variant or container Nonet cannot read. Like all that report
 * something, they are FALSE. */
#define nonet_input_error(input, line, column, ...)                                                                    \
  nonet_messages_add ((input)->messages, NONET_MESSAGE_ERROR, line, column, __VA_ARGS__)
#define nonet_input_warn(input, line, column, ...)                                                                     \
  nonet_messages_add ((input)->messages, NONET_MESSAGE_WARNING, line, column, __VA_ARGS__)
#define nonet_input_choose(input, line, column, ...)                                                                   \
  nonet_messages_add ((input)->messages, NONET_MESSAGE_CHOICE, line, column, __VA_ARGS__)
#define nonet_input_refuse(input, line, column, ...)                                                                   \
  ((input)->code = NONET_READ_ERROR_UNSUPPORTED, nonet_input_error (input, line, column, __VA_ARGS__))

/* Adds an error about a place in the text. */
gboolean nonet_input_error_at (NonetInput *input, const char *place, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Line and column, from 1, of a place in the text, for the message of an error. 0 where place is not in the text, and when errors
 * are no longer kept but counted: a file may have a million of them. */
void nonet_input_locate (NonetInput *input, const char *place, guint *line, guint *column);

/* Errors that several formats have: a value beyond the order; cells of a game, a row or a line, and rows of a board, that are not as
 * many as they should be; rules, named in words (translated). */
gboolean nonet_input_report_value (NonetInput *input, guint line, guint column, gint64 value, guint order);
gboolean nonet_input_report_count (NonetInput *input, guint line, guint column, guint cells, guint expected);
gboolean nonet_input_report_row (NonetInput *input, guint line, guint column, guint cells, guint expected);
gboolean nonet_input_report_rows (NonetInput *input, guint line, guint rows, guint expected);
gboolean nonet_input_refuse_rules (NonetInput *input, guint line, const char *rules);

/* A puzzle of the order with the shape the options say, else the usual one; alphabet may be NULL. If the options ask for another
 * order, or no board has this one, adds an error and returns NULL. A shape that nothing gives is reported as chosen. */
NonetPuzzle *nonet_input_new_puzzle (NonetInput *input, guint order, NonetAlphabet *alphabet, guint line);

/* The same with the shape that the format gives; 0 where it gives none. */
NonetPuzzle *nonet_input_new_puzzle_with_boxes (NonetInput *input,
                                                guint order,
                                                guint box_rows,
                                                guint box_columns,
                                                NonetAlphabet *alphabet,
                                                guint line);

/* Forgets the puzzles that were taken, from the first-th on. */
void nonet_input_drop_puzzles (NonetInput *input, guint first);

/* For a puzzle with rules that are not known, named in words (translated): it keeps that it has them, and a warning is added. */
void nonet_input_note_rules (NonetInput *input, NonetPuzzle *puzzle, guint line, const char *rules);

/* Adds a rule for each cage of a board: the cells with the same root, one of them, and the sum, not 0, that one of them has. Those
 * without a sum are left out unless all count. FALSE with an error. */
gboolean nonet_input_add_cages (NonetInput *input,
                                NonetRuleList *list,
                                guint order,
                                guint line,
                                const guint *roots,
                                const guint *sums,
                                gboolean all);

/* Gives a puzzle rules, if there are any. FALSE with an error that names one with a fault by its place among them. */
gboolean nonet_input_take_rules (NonetInput *input, NonetPuzzle *puzzle, NonetRuleList *list, guint line);

/* Keeps values as the puzzle's solution if they are one, else warns that they are wrong. */
void nonet_input_check_solution (NonetInput *input, NonetPuzzle *puzzle, const guint8 *values, guint line);

/* A reader of a format; each format's file has one. */
typedef struct
{
  const char *id;
  /* Whether the text is in this format, by what it holds. */
  gboolean (*sniff) (const NonetText *text);
  /* Adds puzzles and messages to input. */
  void (*read) (NonetInput *input);
} NonetReader;

/* Reads bytes by the first of the readers that knows them; readers ends with NULL. Otherwise like nonet_read_bytes (). */
NonetReading *nonet_reading_new (const NonetReader *const *readers,
                                 GBytes *bytes,
                                 const NonetReadOptions *options,
                                 GCancellable *cancellable,
                                 GError **error);

/* A reading of one puzzle, which it takes, in a format (static). */
NonetReading *nonet_reading_new_for_puzzle (const char *format, NonetPuzzle *puzzle);
