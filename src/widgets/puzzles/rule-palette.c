/* The tools that draw rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/rule-palette.h"

#include <glib/gi18n.h>

#include "widgets/board/board-theme.h"
#include "widgets/chips.h"
#include "widgets/gtk-fixes.h"
#include "widgets/puzzles/rule-tool.h"

#define PICTURE 34
#define IN_LINE 7

struct _NonetRulePalette
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (NonetRulePalette, nonet_rule_palette, ADW_TYPE_BIN)

/* A small board with a rule of the tool: of 3x3 cells, of 2x2 where there is more to be read, or of one where kinds differ in little
 * things. Of one with a rim a corner is seen. */
static void
draw_picture (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  static const guint16 line[] = { 6, 4, 1, 2 }, square[] = { 0, 1, 3, 4 }, copy[] = { 0, 1, 7, 8 },
                       angle[] = { 0, 1, 3 };
  const NonetRuleTool *tool = data;
  gboolean small =
      tool->way == NONET_RULE_LINE || tool->kind == SUDOKU_RULE_EXTRA_REGION || tool->way == NONET_RULE_COPY;
  gboolean tiny = tool->kind == SUDOKU_RULE_MINIMUM || tool->kind == SUDOKU_RULE_MAXIMUM;
  const SudokuShape *base = nonet_shape_get (1, small || tool->way == NONET_RULE_SLANT ? 3 : tiny ? 1 : 2);
  g_autofree NonetRuleDraft *draft = g_new (NonetRuleDraft, 1);
  g_autoptr (SudokuShape) shape = NULL, region = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  NonetBoardScene scene;
  guint16 corner[] = { 0, 3 }, pair[] = { 0, 1 }, slant[] = { 0, 4 };

  if (tool->way == NONET_RULE_LINE)
    nonet_rule_tool_make (tool, base, line, G_N_ELEMENTS (line), 0, draft);
  else if (tool->way == NONET_RULE_REGION)
    nonet_rule_tool_make (tool, base, angle, G_N_ELEMENTS (angle), 0, draft);
  else if (tool->way == NONET_RULE_AREA)
    nonet_rule_tool_make (tool, base, small ? square : pair, small ? 4 : 2, 0, draft);
  else if (tool->way == NONET_RULE_COPY)
    nonet_rule_tool_make (tool, base, copy, G_N_ELEMENTS (copy), 0, draft);
  else if (tool->way == NONET_RULE_CORNER)
    nonet_rule_tool_make (tool, base, corner, 2, 0, draft);
  else
    nonet_rule_tool_make (tool, base, tool->way == NONET_RULE_SLANT ? slant : pair, 2, 0, draft);
  if (sudoku_rule_fault (base, &draft->rule) != SUDOKU_RULE_FAULT_NONE || tool->kind == SUDOKU_RULE_CAGE)
    {
      draft->rule.has_value = tool->way != NONET_RULE_CORNER;
      draft->rule.value = 3;
      draft->rule.n_digits = tool->way == NONET_RULE_CORNER ? 2 : 0;
      draft->digit[0] = 1;
      draft->digit[1] = 2;
    }
  /* Shaded, since lines of a picture that small may be as thick as those around regions. */
  region = tool->way == NONET_RULE_REGION ? nonet_rule_tool_make_region (base, draft->cell, 3) : NULL;
  shape = sudoku_shape_new_with_rules (region != NULL ? region : base, &draft->rule, 1);
  g_return_if_fail (shape != NULL);
  puzzle = nonet_puzzle_new (shape, NULL);
  scene = nonet_board_scene_of (puzzle);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr,
                          MIN (width, height) * (tool->way == NONET_RULE_SLANT ? 2.4 : 1));
}

static void
add_button (GtkFlowBox *box, const NonetRuleTool *tool)
{
  GtkWidget *button = gtk_toggle_button_new (), *picture;
  g_autofree char *title = nonet_rule_tool_dup_title (tool);

  if (tool->way == NONET_RULE_EDIT)
    picture = gtk_image_new_from_icon_name ("input-mouse-symbolic");
  else if (tool->symbol != NULL)
    picture = gtk_label_new (tool->symbol);
  else
    {
      picture = gtk_drawing_area_new ();
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_picture, (gpointer) tool, NULL);
    }
  gtk_widget_set_size_request (picture, PICTURE, PICTURE);
  gtk_widget_set_direction (picture, GTK_TEXT_DIR_LTR);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, title);
  nonet_tooltip_set_key (button, tool->key);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tool->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rule-tool");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_flow_box_append (box, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* Arrows go from tool to tool, and Tab past all of them. */
static gboolean
nonet_rule_palette_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (is_tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (nonet_rule_palette_parent_class)->focus (widget, direction);
}

static void
nonet_rule_palette_class_init (NonetRulePaletteClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = nonet_rule_palette_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rulepalette");
}

static void
nonet_rule_palette_init (NonetRulePalette *self)
{
  GtkFlowBox *box = nonet_chips_new (IN_LINE);
  guint n;
  const NonetRuleTool *tools = nonet_rule_tools_get (&n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tools"), -1);
  for (guint i = 0; i < n; i++)
    add_button (box, &tools[i]);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}
