/* A bin for a button with a popover.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/popover-bin.h"

struct _NonetPopoverBin
{
  GtkWidget parent_instance;

  GtkPopover *popover; /* the last child */
};

G_DEFINE_FINAL_TYPE (NonetPopoverBin, nonet_popover_bin, GTK_TYPE_WIDGET)

void
nonet_popover_bin_set_popover (NonetPopoverBin *self, GtkPopover *popover)
{
  g_return_if_fail (NONET_IS_POPOVER_BIN (self) && self->popover == NULL);

  self->popover = popover;
  gtk_widget_set_parent (GTK_WIDGET (popover), GTK_WIDGET (self));
}

static void
nonet_popover_bin_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
nonet_popover_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetPopoverBin *self = NONET_POPOVER_BIN (widget);

  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
  if (self->popover != NULL)
    gtk_popover_present (self->popover);
}

static void
nonet_popover_bin_dispose (GObject *object)
{
  NonetPopoverBin *self = NONET_POPOVER_BIN (object);
  GtkWidget *child;

  self->popover = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (nonet_popover_bin_parent_class)->dispose (object);
}

static void
nonet_popover_bin_class_init (NonetPopoverBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_popover_bin_dispose;
  widget_class->measure = nonet_popover_bin_measure;
  widget_class->size_allocate = nonet_popover_bin_size_allocate;
}

static void
nonet_popover_bin_init (NonetPopoverBin *self)
{
}
