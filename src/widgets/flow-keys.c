/* Arrow keys in flow boxes that have no place yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/flow-keys.h"

static gboolean
is_allocated (GtkFlowBox *box)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (box));

  if (child == NULL)
    child = gtk_widget_get_first_child (GTK_WIDGET (box));
  return child != NULL && gtk_widget_get_width (child) > 0;
}

static gboolean
move_cursor_cb (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify)
{
  gboolean moved = TRUE;

  if (is_allocated (box))
    g_signal_chain_from_overridden_handler (box, step, count, extend, modify, &moved);
  return moved;
}

void
nonet_flow_keys_install (void)
{
  static gsize done = 0;

  if (!g_once_init_enter (&done))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_FLOW_BOX)); /* which has the signal */
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor_cb));
  g_once_init_leave (&done, 1);
}
