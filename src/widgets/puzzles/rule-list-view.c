/* The further rules of a board as a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/rule-list-view.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/fill.h"

/* A row. */

#define NONET_TYPE_RULE_ITEM (nonet_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (NonetRuleItem, nonet_rule_item, NONET, RULE_ITEM, GObject)

struct _NonetRuleItem
{
  GObject parent_instance;

  SudokuRuleKind kind;
  guint number; /* of the shape's rules; G_MAXUINT: it is none */
  char *title;
  gboolean is_whole; /* of the whole board */
  gboolean editable;
  gboolean possible;
};

G_DEFINE_FINAL_TYPE (NonetRuleItem, nonet_rule_item, G_TYPE_OBJECT)

static void
nonet_rule_item_finalize (GObject *object)
{
  g_free (NONET_RULE_ITEM (object)->title);
  G_OBJECT_CLASS (nonet_rule_item_parent_class)->finalize (object);
}

static void
nonet_rule_item_class_init (NonetRuleItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_rule_item_finalize;
  g_signal_new ("changed", NONET_TYPE_RULE_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_rule_item_init (NonetRuleItem *self)
{
}

/* What a row of the kind says of the rule with this number, or of its absence, as markup; where nothing can be edited, of all of the
 * kind. */
static char *
dup_title (SudokuRuleKind kind,
           guint number,
           gboolean editable,
           const SudokuShape *shape,
           const NonetNotation *notation)
{
  g_autofree char *words = editable && number != G_MAXUINT ? nonet_rule_to_string (shape, number, notation) : NULL;
  g_autofree char *title = nonet_capitalise (words != NULL ? words : nonet_rule_kind_to_string (kind));

  if (editable)
    return g_markup_escape_text (title, -1);
  return g_markup_printf_escaped ("<b>%s</b>\n%s", title, nonet_rule_kind_to_sentence (kind));
}

static NonetRuleItem *
item_new (SudokuRuleKind kind, guint number, gboolean editable, const SudokuShape *shape, const NonetNotation *notation)
{
  NonetRuleItem *self = g_object_new (NONET_TYPE_RULE_ITEM, NULL);

  self->kind = kind;
  self->number = number;
  self->title = dup_title (kind, number, editable, shape, notation);
  self->is_whole = number == G_MAXUINT || shape->rule[number].n_cells == 0;
  self->editable = editable;
  self->possible =
      number != G_MAXUINT || sudoku_rule_fault (shape, &(SudokuRule){ .kind = kind }) == SUDOKU_RULE_FAULT_NONE;
  return self;
}

/* Makes a row one for what another, which is no longer of use, would be for. */
static void
item_become (NonetRuleItem *self, NonetRuleItem *other)
{
  self->number = other->number;
  self->possible = other->possible;
  g_free (self->title);
  self->title = g_steal_pointer (&other->title);
  g_signal_emit_by_name (self, "changed");
}

/* The list. */

struct _NonetRuleListView
{
  AdwBin parent_instance;

  GtkListView *view;
  GtkSingleSelection *selection;

  GListStore *items;      /* NonetRuleItem */
  NonetRuleItem *pointed; /* or NULL */
  gboolean editable;
};

G_DEFINE_FINAL_TYPE (NonetRuleListView, nonet_rule_list_view, ADW_TYPE_BIN)

enum
{
  PROP_EDITABLE = 1,
  PROP_CURRENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint rule_activated;

guint
nonet_rule_list_view_get_current (NonetRuleListView *self)
{
  NonetRuleItem *item = self->pointed;

  if (item == NULL)
    item = gtk_single_selection_get_selected_item (self->selection);
  return item != NULL ? item->number : G_MAXUINT;
}

static void
notify_current (NonetRuleListView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURRENT]);
}

/* Rows. */

static NonetRuleListView *
view_of (GtkListItem *item)
{
  return NONET_RULE_LIST_VIEW (gtk_widget_get_ancestor (gtk_list_item_get_child (item), NONET_TYPE_RULE_LIST_VIEW));
}

static void
set_pointed (GtkListItem *item, NonetRuleItem *pointed)
{
  NonetRuleListView *self = view_of (item);

  g_set_object (&self->pointed, pointed);
  notify_current (self);
}

/* What is read is of interest as long as the pointer is on it, which selects it, or else the focus of the keyboard. */
static void
focus_left_cb (NonetRuleListView *self)
{
  if (!self->editable)
    gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

static void
select_focused (NonetRuleListView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->view));
  gboolean is_seen = GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
  GtkListItem *item =
      row != NULL && is_seen ? g_object_get_data (G_OBJECT (gtk_widget_get_first_child (row)), "item") : NULL;

  if (!self->editable)
    gtk_single_selection_set_selected (self->selection,
                                       item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION);
}

static void
pointer_entered_cb (GtkListItem *item)
{
  set_pointed (item, gtk_list_item_get_item (item));
}

static void
pointer_left_cb (GtkListItem *item)
{
  select_focused (view_of (item));
  set_pointed (item, NULL);
}

/* It is also switched when the rule has come, or gone, otherwise. */
static gboolean
state_set_cb (GtkListItem *item, gboolean state)
{
  NonetRuleItem *rule = gtk_list_item_get_item (item);

  if (rule != NULL && state != (rule->number != G_MAXUINT))
    gtk_widget_activate_action (gtk_list_item_get_child (item), "win.toggle-rule", "u", rule->kind);
  return FALSE;
}

static void
remove_cb (GtkListItem *item)
{
  NonetRuleItem *rule = gtk_list_item_get_item (item);

  gtk_widget_activate_action (gtk_list_item_get_child (item), "win.remove-rule", "u", rule->number);
}

/* Says what the item is, if there is one. */
static void
update_row (GtkListItem *item)
{
  NonetRuleItem *rule = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item), *row, *label, *toggle, *button;
  g_autofree char *remove = NULL;
  const char *title;

  if (rule == NULL || box == NULL)
    return;
  row = gtk_widget_get_parent (box);
  label = gtk_widget_get_first_child (box);
  toggle = gtk_widget_get_next_sibling (label);
  button = gtk_widget_get_last_child (box);
  gtk_label_set_markup (GTK_LABEL (label), rule->title);
  title = gtk_label_get_text (GTK_LABEL (label));
  /* Translators: %s is a rule, such as "Cage 12 of 3 cells, r1c3". */
  remove = g_strdup_printf (_ ("Remove %s"), title);
  gtk_widget_set_sensitive (label, rule->possible);
  gtk_widget_set_visible (toggle, rule->editable && rule->is_whole);
  gtk_widget_set_sensitive (toggle, rule->possible);
  gtk_switch_set_active (GTK_SWITCH (toggle), rule->number != G_MAXUINT);
  gtk_widget_set_visible (button, rule->editable && !rule->is_whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
setup_cb (NonetRuleListView *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);
  GtkWidget *toggle = gtk_switch_new (), *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GSignalGroup *signals = g_signal_group_new (NONET_TYPE_RULE_ITEM);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (toggle, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), toggle);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_controller (box, motion);
  g_object_set_data (G_OBJECT (box), "item", item);
  gtk_list_item_set_child (item, box);
  g_signal_group_connect_swapped (signals, "changed", G_CALLBACK (update_row), item);
  g_object_bind_property (item, "item", signals, "target", G_BINDING_DEFAULT);
  g_object_set_data_full (G_OBJECT (item), "signals", signals, g_object_unref);
  g_signal_connect (item, "notify::item", G_CALLBACK (update_row), NULL);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_entered_cb), item);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), item);
  g_signal_connect_swapped (toggle, "state-set", G_CALLBACK (state_set_cb), item);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), item);
}

static void
activate_cb (NonetRuleListView *self, guint position)
{
  g_autoptr (NonetRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  if (!item->is_whole || !self->editable)
    g_signal_emit (self, rule_activated, 0, item->number);
  else if (item->editable && item->possible)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toggle-rule", "u", item->kind);
}

/* The arrows move a rule on the board, which reads from left to right everywhere. */
static gboolean
key_pressed_cb (NonetRuleListView *self, guint key, guint code, GdkModifierType state)
{
  static const struct
  {
    guint key;
    int rows, columns;
  } moves[] = { { GDK_KEY_Up, -1, 0 }, { GDK_KEY_Down, 1, 0 }, { GDK_KEY_Left, 0, -1 }, { GDK_KEY_Right, 0, 1 } };
  NonetRuleItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (item == NULL || !item->editable || item->is_whole)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.remove-rule", "u", item->number);
      return GDK_EVENT_STOP;
    }
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (key == moves[i].key && (state & GDK_ALT_MASK) != 0)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), "win.move-rule", "(uii)", item->number, moves[i].rows,
                                    moves[i].columns);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* What is listed. */

/* Caller owns the items. */
static GPtrArray *
make_items (NonetRuleListView *self, const SudokuShape *shape, const NonetNotation *notation)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_whole = 0;

  /* In the shape rules are in the order of kinds. Where they are drawn, these come first; where they are read, there is a row a kind. */
  for (guint number = 0; number < shape->n_rules; number++)
    {
      n_whole += shape->rule[number].n_cells == 0;
      if (self->editable ? shape->rule[number].n_cells > 0
                         : number == 0 || shape->rule[number].kind != shape->rule[number - 1].kind)
        g_ptr_array_add (items, item_new (shape->rule[number].kind, number, self->editable, shape, notation));
    }
  for (SudokuRuleKind kind = 0; self->editable && kind < SUDOKU_RULE_ODD; kind++)
    {
      guint number = 0;

      while (number < n_whole && shape->rule[number].kind != kind)
        number++;
      g_ptr_array_add (items, item_new (kind, number < n_whole ? number : G_MAXUINT, TRUE, shape, notation));
    }
  return items;
}

/* Whether a row that is there can stay for what is to be listed; of those of a kind only one that says the same, where their number
 * changes. */
static gboolean
can_become (NonetRuleListView *self, guint position, NonetRuleItem *other, gboolean same_number)
{
  g_autoptr (NonetRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  return item->kind == other->kind && item->editable == other->editable
         && (same_number || item->is_whole || g_str_equal (item->title, other->title));
}

/* Rows that stay keep the focus, and what is chosen. */
void
nonet_rule_list_view_set_shape (NonetRuleListView *self, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autoptr (GPtrArray) items = make_items (self, shape, notation);
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->items)), first = 0, last = 0;
  guint chosen = gtk_single_selection_get_selected (self->selection);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL;

  g_return_if_fail (NONET_IS_RULE_LIST_VIEW (self));

  while (first < MIN (before, items->len) && can_become (self, first, items->pdata[first], before == items->len))
    first++;
  while (last < MIN (before, items->len) - first
         && can_become (self, before - 1 - last, items->pdata[items->len - 1 - last], before == items->len))
    last++;
  g_list_store_splice (self->items, first, before - first - last, items->pdata + first, items->len - first - last);
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (NonetRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (item != items->pdata[i])
        item_become (item, items->pdata[i]);
    }
  /* After one that was removed, the next is. */
  if (chosen != GTK_INVALID_LIST_POSITION && gtk_single_selection_get_selected_item (self->selection) == NULL
      && items->len > 0)
    gtk_single_selection_set_selected (self->selection, MIN (chosen, items->len - 1));
  if (had_focus && gtk_widget_get_focus_child (GTK_WIDGET (self->view)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  notify_current (self);
}

void
nonet_rule_list_view_choose (NonetRuleListView *self, guint number)
{
  guint position = GTK_INVALID_LIST_POSITION;

  g_return_if_fail (NONET_IS_RULE_LIST_VIEW (self));

  for (guint i = 0; number != G_MAXUINT && i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (NonetRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (item->number == number)
        position = i;
    }
  gtk_single_selection_set_selected (self->selection, position);
  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
}

static void
nonet_rule_list_view_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetRuleListView *self = NONET_RULE_LIST_VIEW (object);

  if (property_id == PROP_EDITABLE)
    g_value_set_boolean (value, self->editable);
  else
    g_value_set_uint (value, nonet_rule_list_view_get_current (self));
}

static void
nonet_rule_list_view_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetRuleListView *self = NONET_RULE_LIST_VIEW (object);

  self->editable = g_value_get_boolean (value);
  gtk_list_view_set_single_click_activate (self->view, !self->editable);
}

static void
nonet_rule_list_view_dispose (GObject *object)
{
  NonetRuleListView *self = NONET_RULE_LIST_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_RULE_LIST_VIEW);
  g_clear_object (&self->pointed);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (nonet_rule_list_view_parent_class)->dispose (object);
}

static void
nonet_rule_list_view_class_init (NonetRuleListViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = nonet_rule_list_view_get_property;
  object_class->set_property = nonet_rule_list_view_set_property;
  object_class->dispose = nonet_rule_list_view_dispose;
  properties[PROP_EDITABLE] =
      g_param_spec_boolean ("editable", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_CURRENT] = g_param_spec_uint ("current", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  rule_activated = g_signal_new ("rule-activated", NONET_TYPE_RULE_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/rule-list-view.ui");
  NONET_BIND_CHILDREN (widget_class, NonetRuleListView, view, selection);
  NONET_BIND_CALLBACKS (widget_class, notify_current, setup_cb, activate_cb, key_pressed_cb, focus_left_cb);
  gtk_widget_class_set_css_name (widget_class, "rulelist");
}

static void
nonet_rule_list_view_init (NonetRuleListView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (NONET_TYPE_RULE_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->items));
}
