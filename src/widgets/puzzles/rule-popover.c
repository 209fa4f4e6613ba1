/* The value of a rule, asked for where it stands on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/puzzles/rule-popover.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"

struct _NonetRulePopover
{
  GtkPopover parent_instance;

  GtkLabel *title;
  GtkEntry *entry;
  GtkLabel *fault;
  GtkWidget *remove;

  guint number;
  gboolean is_answered; /* or it is not to be */
};

G_DEFINE_FINAL_TYPE (NonetRulePopover, nonet_rule_popover, GTK_TYPE_POPOVER)

enum
{
  ENTERED,
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (NonetRulePopover *self)
{
  nonet_label_show_text (self->fault, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
}

static void
enter (NonetRulePopover *self)
{
  g_signal_emit (self, signals[ENTERED], 0, gtk_editable_get_text (GTK_EDITABLE (self->entry)), &self->is_answered);
}

static void
done_cb (NonetRulePopover *self)
{
  enter (self);
  if (self->is_answered)
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      return;
    }
  nonet_label_show_text (self->fault, _ ("This rule cannot have this value."));
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
drop_cb (NonetRulePopover *self)
{
  self->is_answered = TRUE;
  if (self->number != G_MAXUINT)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.remove-rule", "u", self->number);
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Escape leaves all as it is; a click elsewhere means what is there, if it means anything. */
static gboolean
key_pressed_cb (NonetRulePopover *self, guint key)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  self->is_answered = TRUE;
  gtk_popover_popdown (GTK_POPOVER (self));
  return GDK_EVENT_STOP;
}

static void
closed_cb (NonetRulePopover *self)
{
  if (!self->is_answered)
    enter (self);
  g_signal_emit (self, signals[ENDED], 0);
}

static void
nonet_rule_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_RULE_POPOVER);
  G_OBJECT_CLASS (nonet_rule_popover_parent_class)->dispose (object);
}

static void
nonet_rule_popover_class_init (NonetRulePopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_rule_popover_dispose;
  signals[ENTERED] = g_signal_new ("entered", NONET_TYPE_RULE_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
  signals[ENDED] =
      g_signal_new ("ended", NONET_TYPE_RULE_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/rule-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetRulePopover, title);
  gtk_widget_class_bind_template_child (widget_class, NonetRulePopover, entry);
  gtk_widget_class_bind_template_child (widget_class, NonetRulePopover, fault);
  gtk_widget_class_bind_template_child (widget_class, NonetRulePopover, remove);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
nonet_rule_popover_init (NonetRulePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

NonetRulePopover *
nonet_rule_popover_new (GtkWidget *board)
{
  NonetRulePopover *self = g_object_new (NONET_TYPE_RULE_POPOVER, NULL);

  gtk_widget_set_parent (GTK_WIDGET (self), board);
  return self;
}

void
nonet_rule_popover_ask (NonetRulePopover *self,
                        const GdkRectangle *place,
                        const char *title,
                        const char *text,
                        guint number)
{
  self->number = number;
  self->is_answered = FALSE;
  gtk_label_set_label (self->title, title);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  changed_cb (self);
  gtk_widget_set_visible (self->remove, number != G_MAXUINT);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), place);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
