/* What a puzzle file holds: board, givens, entries, marks, colours and who made it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"
#include "formats/shapes.h"

/* Counted by reference. Build it, then share it: once a second reference exists it must not change, so
 * that it can go to a worker thread as the snapshot of a document.
 *
 * Marks are what the player noted, of two kinds. Centre marks are the values a cell may take, as far as the player knows: they
 * stand in a line in its middle, logic can start from them, and grids of candidates (HoDoKu, .sdk, KSudoku) and programs with
 * one kind of notes have these. Corner marks say where in a house a value may be: they stand around the edge, need not be
 * complete, and only programs that know both kinds keep them (f-puzzles, SudokuPad, OpenSudoku).
 *
 * All per-cell arrays have n * n items, row by row. A cell has a given or an entry, never both. The arrays
 * givens and entries are part of the puzzle's own memory: change what is in them, never the pointers; the others
 * and the strings are g_malloc ()ed and freed with the puzzle. */
typedef struct _NonetPuzzle NonetPuzzle;

#define NONET_MAX_COLOUR 9

/* The colours of the candidates of a cell, 0 (none) to NONET_MAX_COLOUR: bit i of the colour of a value is whether the value is
 * in bit[i]. */
typedef struct
{
  SudokuSet bit[4];
} NonetCandidateColours;

/* A state of a puzzle that is kept by name. Counted by reference; the puzzle has no checkpoints itself. Once
 * made, neither changes. */
typedef struct
{
  gatomicrefcount references;
  char *name;
  NonetPuzzle *puzzle;
} NonetCheckpoint;

struct _NonetPuzzle
{
  const SudokuShape *shape;                 /* a reference of its own */
  NonetAlphabet *alphabet;                  /* of shape->order symbols */
  guint8 *givens;                           /* 0 blank, 1 .. n */
  guint8 *entries;                          /* 0 blank, 1 .. n: what the solver of the puzzle has filled in */
  SudokuSet *marks;                         /* centre marks of each cell, or NULL if there are none */
  SudokuSet *corners;                       /* corner marks, or NULL */
  SudokuSet *eliminated;                    /* candidates struck out by hand, or NULL */
  guint8 *colours;                          /* 0 none, 1 .. NONET_MAX_COLOUR, or NULL */
  NonetCandidateColours *candidate_colours; /* or NULL */
  guint8 *solution;                         /* the solution the file claims, 1 .. n, or NULL */
  char *title;                              /* these may be NULL */
  char *author;
  char *source;
  char *date;
  char *difficulty;
  char *comment;          /* may have several lines */
  char *unknown;          /* rules of the file that Nonet does not follow, in words or as the file names them */
  guint elapsed;          /* seconds spent on it so far */
  GPtrArray *checkpoints; /* NonetCheckpoint, which no copy changes; NULL if there are none */

  /* The step that the puzzle is an example of, as the fields of HoDoKu's library have it, or NULL. */
  char *step_code;    /* of the technique, with its variant: "0901-2" */
  char *step_values;  /* "37" */
  char *step_removed; /* candidates, each as value, row and column: "455 466" */
  char *step_placed;
  char *step_extra; /* the length of a chain, and the like */

  char *extra; /* what the native format keeps that Nonet does not know: JSON text, or NULL */
};

/* A puzzle without givens, of which it takes a reference to the shape; alphabet may be NULL for the usual one. */
NonetPuzzle *nonet_puzzle_new (const SudokuShape *shape, NonetAlphabet *alphabet);
NonetPuzzle *nonet_puzzle_ref (NonetPuzzle *puzzle);
void nonet_puzzle_unref (NonetPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetPuzzle, nonet_puzzle_unref)

/* A copy that may be changed. */
NonetPuzzle *nonet_puzzle_copy (const NonetPuzzle *puzzle);

/* The details of a puzzle are what belongs to no cell but its time: shape, alphabet, solution and texts. A puzzle without givens that
 * has those of another; gives one those of another of its order; whether two have the same. */
NonetPuzzle *nonet_puzzle_dup_details (const NonetPuzzle *puzzle);
void nonet_puzzle_set_details (NonetPuzzle *puzzle, const NonetPuzzle *other);
gboolean nonet_puzzle_equal_details (const NonetPuzzle *a, const NonetPuzzle *b);

/* Whether two puzzles have the same givens, or the same givens and entries, on boards of the same shape; NULL is like no
 * puzzle. */
gboolean nonet_puzzle_same_givens (const NonetPuzzle *a, const NonetPuzzle *b);
gboolean nonet_puzzle_same_values (const NonetPuzzle *a, const NonetPuzzle *b);

/* Whether two puzzles hold the same in every field. */
gboolean nonet_puzzle_equal (const NonetPuzzle *a, const NonetPuzzle *b);

/* The same of two lists of checkpoints, each of which may be NULL for an empty one. */
gboolean nonet_checkpoints_equal (GPtrArray *a, GPtrArray *b);

/* Whether an array of that many bytes is NULL or holds zeros only. */
gboolean nonet_puzzle_is_array_empty (const void *array, gsize size);

/* Drops the arrays that may be NULL where they are zero everywhere. */
void nonet_puzzle_drop_empty_arrays (NonetPuzzle *puzzle);

/* About the bytes of memory a puzzle takes. */
gsize nonet_puzzle_get_size (const NonetPuzzle *puzzle);

/* Gives a puzzle, which nobody shares yet, another shape of its order; takes the reference. */
void nonet_puzzle_take_shape (NonetPuzzle *puzzle, SudokuShape *shape);

/* The number of cells. */
guint nonet_puzzle_get_cells (const NonetPuzzle *puzzle);

/* The given or the entry of a cell, 0 for a blank one. */
static inline guint
nonet_puzzle_get_value (const NonetPuzzle *puzzle, guint cell)
{
  return puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell];
}

/* How many cells have a given, and how many an entry. */
guint nonet_puzzle_count_givens (const NonetPuzzle *puzzle);
guint nonet_puzzle_count_entries (const NonetPuzzle *puzzle);

/* Whether there is neither a given nor an entry, nor a further rule of the board. */
gboolean nonet_puzzle_is_empty (const NonetPuzzle *puzzle);

/* The board to solve: the givens, and the entries too if with_entries. Free with sudoku_grid_free (). */
SudokuGrid *nonet_puzzle_dup_grid (const NonetPuzzle *puzzle, gboolean with_entries);

/* Whether there are givens enough for a puzzle of this size, a quarter of its cells, and they break no rule. */
gboolean nonet_puzzle_is_likely (const NonetPuzzle *puzzle);

/* Whether it has further rules, or other regions than usual; and whether its text says more than that the rules of Sudoku hold. */
gboolean nonet_puzzle_is_variant (const NonetPuzzle *puzzle);
gboolean nonet_puzzle_explains_rules (const NonetPuzzle *puzzle);

/* The rules that are not followed, or NULL. Unless there is one solution by those that are, the text of a variant may explain more: one
 * who makes a puzzle means it to have one. */
const char *nonet_puzzle_get_unknown (const NonetPuzzle *puzzle, gboolean unique);

/* The arrays that may be NULL, made (all zero) if they were. */
SudokuSet *nonet_puzzle_ensure_marks (NonetPuzzle *puzzle);
SudokuSet *nonet_puzzle_ensure_corners (NonetPuzzle *puzzle);
SudokuSet *nonet_puzzle_ensure_eliminated (NonetPuzzle *puzzle);
guint8 *nonet_puzzle_ensure_colours (NonetPuzzle *puzzle);
NonetCandidateColours *nonet_puzzle_ensure_candidate_colours (NonetPuzzle *puzzle);
guint8 *nonet_puzzle_ensure_solution (NonetPuzzle *puzzle);

/* The colour of a candidate, 0 to NONET_MAX_COLOUR; colours may be NULL. And gives it one. */
guint nonet_candidate_colours_get (const NonetCandidateColours *colours, guint cell, guint value);
void nonet_candidate_colours_set (NonetCandidateColours *colours, guint cell, guint value, guint colour);

/* Keeps a copy of values, one for each cell, as the solution if they are one of the givens; returns whether they are. */
gboolean nonet_puzzle_take_solution (NonetPuzzle *puzzle, const guint8 *values);

/* Checkpoints: states of a puzzle that are kept by name, and how many of them there may be. */

/* The name is copied. */
NonetCheckpoint *nonet_checkpoint_new (const char *name, NonetPuzzle *puzzle);
NonetCheckpoint *nonet_checkpoint_ref (NonetCheckpoint *self);
void nonet_checkpoint_unref (NonetCheckpoint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCheckpoint, nonet_checkpoint_unref)

/* Lists of them, the latest last: an empty one, and a copy that may be changed of one that may be NULL. */
GPtrArray *nonet_checkpoints_new (void);
GPtrArray *nonet_checkpoints_copy (GPtrArray *checkpoints);

/* Removes the earliest of them until there are no more than 100, and no more than a file can have without being too large to be
 * read. Returns how many were removed. */
guint nonet_checkpoints_trim (GPtrArray *checkpoints);

/* The nine colours a cell can have, found from and written as the colours of files that know them all. */

/* The colour, 1 .. 9, that "#f66151", "f66151" or "#f65" comes nearest to; shades of grey are 9. 0 for white, for NULL and for
 * what is no colour. Further digits (how opaque it is) are not looked at. */
guint nonet_colour_from_text (const char *text);

/* A colour from 1 to 9 as "#f66151", which nonet_colour_from_text () takes back. */
const char *nonet_colour_to_text (guint colour);
