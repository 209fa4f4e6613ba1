/* Steps as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   {"technique":"naked-pair","code":"0200","rating":3.0,"removed":[{"row":1,"column":2,"symbol":"5"}],"placed":[],
 *    "parts":[{"role":"base","row":1,"column":4},{"role":"cover","house":"row","number":1,"symbol":"5"}],"text":"…"}
 */
#include "cli/commands/explain.h"
#include "cli/run/print.h"
#include "words/board.h"
#include "words/steps/step-text.h"

static const char *const role_names[] = {
  [SUDOKU_PART_BASE] = "base",         [SUDOKU_PART_COVER] = "cover",       [SUDOKU_PART_DEADLY] = "deadly",
  [SUDOKU_PART_FLOOR] = "floor",       [SUDOKU_PART_SET] = "set",           [SUDOKU_PART_FIN] = "fin",
  [SUDOKU_PART_ENDO_FIN] = "endo-fin", [SUDOKU_PART_CANNIBAL] = "cannibal", [SUDOKU_PART_PATTERN] = "pattern",
  [SUDOKU_PART_PIVOT] = "pivot",       [SUDOKU_PART_PINCER] = "pincer",     [SUDOKU_PART_COMMON] = "common",
  [SUDOKU_PART_COLOUR] = "colour",     [SUDOKU_PART_CAUSE] = "cause",
};
G_STATIC_ASSERT (G_N_ELEMENTS (role_names) == SUDOKU_N_PART_ROLES);

static const char *const kind_names[] = {
  [SUDOKU_ROW] = "row",           [SUDOKU_COLUMN] = "column", [SUDOKU_BOX] = "box",
  [SUDOKU_DIAGONAL] = "diagonal", [SUDOKU_EXTRA] = "extra",
};

/* "name":[{"row":1,"column":2,"symbol":"5"},…] */
static void
append_candidates (GString *text,
                   const char *name,
                   const SudokuCandidate *candidates,
                   guint n,
                   const SudokuShape *shape,
                   const NonetAlphabet *alphabet)
{
  g_string_append_printf (text, ",\"%s\":[", name);
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      cli_json_cell (text, alphabet, shape, sudoku_candidate_cell (shape, candidates[i]),
                     sudoku_candidate_value (shape, candidates[i]));
    }
  g_string_append_c (text, ']');
}

static void
append_symbol (GString *text, const NonetAlphabet *alphabet, guint value)
{
  cli_json_member (text, "symbol", nonet_alphabet_get_symbol (alphabet, value));
}

static void
append_house (GString *text, const SudokuShape *shape, guint house)
{
  g_string_append_printf (text, ",\"house\":\"%s\",\"number\":%u", kind_names[shape->house[house].kind],
                          nonet_house_number (shape, house));
}

static void
append_cell (GString *text, const SudokuShape *shape, guint cell)
{
  g_string_append_printf (text, ",\"row\":%u,\"column\":%u", sudoku_cell_row (shape, cell) + 1,
                          sudoku_cell_column (shape, cell) + 1);
}

static void
append_part (GString *text, const SudokuPart *part, const SudokuShape *shape, const NonetAlphabet *alphabet)
{
  g_string_append_printf (text, "{\"role\":\"%s\"", role_names[part->role]);
  if (part->role == SUDOKU_PART_SET || part->role == SUDOKU_PART_COLOUR)
    g_string_append_printf (text, ",\"index\":%u", part->index);
  switch (part->kind)
    {
    case SUDOKU_ITEM_CELL:
      append_cell (text, shape, part->item);
      break;
    case SUDOKU_ITEM_HOUSE:
      append_house (text, shape, part->item);
      break;
    case SUDOKU_ITEM_CANDIDATE:
      append_cell (text, shape, sudoku_candidate_cell (shape, part->item));
      append_symbol (text, alphabet, sudoku_candidate_value (shape, part->item));
      break;
    case SUDOKU_ITEM_PLACES:
    default:
      append_house (text, shape, part->item / shape->order);
      append_symbol (text, alphabet, part->item % shape->order + 1);
    }
  g_string_append_c (text, '}');
}

void
cli_print_step_json (GString *text, const SudokuStep *step, const SudokuBoard *board, const NonetNotation *notation)
{
  const NonetAlphabet *alphabet = notation->alphabet;
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  g_autofree char *sentence = nonet_words_step (step, board, notation, NONET_STEP_FULL);
  guint tenths = step->tenths > 0 ? step->tenths : info->tenths;

  g_string_append_printf (text, "{\"technique\":\"%s\"", info->id);
  if (info->code != NULL)
    g_string_append_printf (text, ",\"code\":\"%s%s\"", info->code, step->siamese ? "1" : "");
  if (step->variant > 0)
    g_string_append_printf (text, ",\"variant\":%u", step->variant);
  if (step->length > 0)
    g_string_append_printf (text, ",\"length\":%u", step->length);
  if (tenths > 0)
    g_string_append_printf (text, ",\"rating\":%u.%u", tenths / 10, tenths % 10);
  append_candidates (text, "removed", step->removed, step->n_removed, board->shape, alphabet);
  append_candidates (text, "placed", step->placed, step->n_placed, board->shape, alphabet);
  g_string_append (text, ",\"parts\":[");
  for (guint i = 0; i < step->n_parts; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      append_part (text, &step->part[i], board->shape, alphabet);
    }
  g_string_append (text, "],\"text\":");
  cli_json_string (text, sentence);
  g_string_append_c (text, '}');
}
