/* Lays keys out in rows of equal length, as many as the width asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/key-layout.h"

#define SMALLEST_KEY 38
#define COMFORTABLE_KEY 50
#define LARGEST_KEY 64

struct _NonetKeyLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (NonetKeyLayout, nonet_key_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
divide_up (guint a, guint b)
{
  return (a + b - 1) / b;
}

guint
nonet_key_layout_rows (guint n, int width)
{
  guint fit = (guint) MAX (1, (width + NONET_KEY_GAP) / (SMALLEST_KEY + NONET_KEY_GAP));

  return n < fit ? 1 : divide_up (n + 1, fit);
}

guint
nonet_key_layout_columns (guint n, guint rows)
{
  return rows == 1 ? n : divide_up (n + 1, rows);
}

int
nonet_key_layout_width (guint n, guint rows)
{
  return (int) nonet_key_layout_columns (n, rows) * (COMFORTABLE_KEY + NONET_KEY_GAP) - NONET_KEY_GAP;
}

int
nonet_key_layout_most (guint n, guint rows)
{
  return (int) nonet_key_layout_columns (n, rows) * (LARGEST_KEY + NONET_KEY_GAP) - NONET_KEY_GAP;
}

int
nonet_key_layout_most_in_rows (guint n)
{
  return (int) (n + 1) * (SMALLEST_KEY + NONET_KEY_GAP) - NONET_KEY_GAP - 1;
}

static guint
count_keys (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key))
    n++;
  return n;
}

/* The tallest key's height. */
static int
row_height (GtkWidget *widget)
{
  int height = 0, natural;

  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static void
nonet_key_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  guint n = count_keys (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = SMALLEST_KEY;
      *natural = MAX (SMALLEST_KEY, nonet_key_layout_width (n, 1));
      return;
    }
  n = for_size < 0 ? 1 : nonet_key_layout_rows (n, for_size);
  *minimum = *natural = (int) n * (row_height (widget) + NONET_KEY_GAP) - NONET_KEY_GAP;
}

static void
nonet_key_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  guint n = count_keys (widget), rows = nonet_key_layout_rows (n, width);
  guint columns = MAX (1, nonet_key_layout_columns (n, rows)), i = 0;
  int key_height = (height + NONET_KEY_GAP) / (int) rows - NONET_KEY_GAP;
  int key_width = (width + NONET_KEY_GAP) / (int) columns - NONET_KEY_GAP;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int left;

  key_width = MIN (key_width, LARGEST_KEY);
  left = (width - (int) columns * (key_width + NONET_KEY_GAP) + NONET_KEY_GAP) / 2;
  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key), i++)
    {
      guint column = mirrored ? columns - 1 - i % columns : i % columns;
      GtkAllocation place = { left + (int) column * (key_width + NONET_KEY_GAP),
                              (int) (i / columns) * (key_height + NONET_KEY_GAP), key_width, key_height };
      int least;

      gtk_widget_measure (key, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      place.width = MAX (place.width, least);
      gtk_widget_size_allocate (key, &place, -1);
    }
}

static GtkSizeRequestMode
nonet_key_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nonet_key_layout_class_init (NonetKeyLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = nonet_key_layout_measure;
  layout_class->allocate = nonet_key_layout_allocate;
  layout_class->get_request_mode = nonet_key_layout_get_request_mode;
}

static void
nonet_key_layout_init (NonetKeyLayout *self)
{
}

GtkLayoutManager *
nonet_key_layout_new (void)
{
  return g_object_new (NONET_TYPE_KEY_LAYOUT, NULL);
}
