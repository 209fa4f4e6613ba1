/* What lists say of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/game-text.h"

#include <glib/gi18n.h>

#include "app/frame/kinds.h"
#include "words/number.h"

static const struct
{
  const char *word, *icon;
} looks[] = {
  [NONET_GAME_NOT_BEGUN] = { NULL, NULL },
  [NONET_GAME_BEGUN] = { NC_ ("puzzle", "in progress"), "document-edit-symbolic" },
  [NONET_GAME_SOLVED] = { NC_ ("puzzle", "solved"), "object-select-symbolic" },
  [NONET_GAME_FILLED_IN] = { NC_ ("puzzle", "filled in by Nonet"), "view-reveal-symbolic" },
};

const char *
nonet_game_state_get_word (NonetGameState state)
{
  return looks[state].word != NULL ? g_dpgettext2 (NULL, "puzzle", looks[state].word) : NULL;
}

const char *
nonet_game_state_get_icon (NonetGameState state)
{
  return looks[state].icon;
}

/* Or NULL. */
static char *
dup_level (NonetGame *game)
{
  const char *id = game->played.level;
  NonetStockKind kind = id != NULL ? nonet_stock_kind_from_id (id) : NONET_N_STOCK_KINDS;

  return kind < NONET_N_STOCK_KINDS ? nonet_kind_dup_name (kind) : NULL;
}

char *
nonet_game_dup_title (NonetGame *game)
{
  const NonetPuzzle *puzzle = game->puzzle;
  char *level;

  if (puzzle->title != NULL && *puzzle->title != '\0')
    return g_strdup (puzzle->title);
  level = dup_level (game);
  return level != NULL ? level : g_strdup_printf ("%u×%u", puzzle->shape->order, puzzle->shape->order);
}

/* Of the blank cells, how many are filled. */
static char *
dup_share (const NonetPuzzle *puzzle)
{
  guint n_blank = nonet_puzzle_get_cells (puzzle) - nonet_puzzle_count_givens (puzzle);
  guint n_filled = nonet_puzzle_count_entries (puzzle);

  /* Translators: how much of a puzzle is filled in, in percent. */
  return g_strdup_printf (_ ("%u%%"), n_blank > 0 ? n_filled * 100 / n_blank : 100);
}

char *
nonet_game_dup_details (NonetGame *game)
{
  const NonetPuzzle *puzzle = game->puzzle;
  NonetGameState state = game->state;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *title = nonet_game_dup_title (game);
  g_autofree char *level = dup_level (game);

  if (level != NULL && !g_str_equal (level, title))
    g_ptr_array_add (parts, g_steal_pointer (&level));
  if (state <= NONET_GAME_BEGUN)
    g_ptr_array_add (parts, dup_share (puzzle));
  else
    g_ptr_array_add (parts, g_strdup (nonet_game_state_get_word (state)));
  if (puzzle->elapsed > 0 && state != NONET_GAME_FILLED_IN)
    g_ptr_array_add (parts, nonet_duration_to_string (puzzle->elapsed));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}
