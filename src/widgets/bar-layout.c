/* Lays out a bar of controls around something that is to be read, on two lines where one has no room for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/bar-layout.h"

#define GAP 6

struct _NonetBarLayout
{
  GtkLayoutManager parent_instance;

  guint characters;
  guint width;
};

G_DEFINE_FINAL_TYPE (NonetBarLayout, nonet_bar_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_CHARACTERS = 1,
  PROP_WIDTH
};

/* The controls, measured together, and what is to be read. */
typedef struct
{
  GtkWidget *text;
  gboolean is_first;    /* nothing stands before the text */
  int before, after;    /* natural widths of the controls, each with a gap after it */
  int least_after;      /* the minimum of the latter */
  int unseen;           /* of that, the end of what is before the text, which keeps its room but is not shown */
  int minimum, natural; /* widths of all controls, with gaps between them */
  int height;
  int start; /* where what is laid out begins */
} Bar;

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, minimum, &natural, NULL, NULL);
  return natural;
}

static Bar
measure_controls (GtkWidget *widget)
{
  Bar bar = { .is_first = TRUE };
  int passing = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_should_layout (child))
        continue;
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          bar.text = child;
          continue;
        }
      natural = measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum);
      bar.is_first &= bar.text != NULL;
      if (bar.text == NULL)
        bar.unseen = gtk_widget_get_child_visible (child) ? 0 : bar.unseen + natural + GAP;
      *(bar.text == NULL ? &bar.before : &bar.after) += natural + GAP;
      bar.least_after += bar.text == NULL ? 0 : minimum + GAP;
      if (bar.text != NULL && gtk_widget_get_halign (child) == GTK_ALIGN_END)
        passing += natural + GAP;
      bar.minimum += minimum + GAP;
      bar.height = MAX (bar.height, measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL));
    }
  bar.after = MAX (bar.after - passing, bar.least_after);
  bar.natural = MAX (0, bar.before + bar.after - GAP);
  bar.minimum = MAX (0, bar.minimum - GAP);
  return bar;
}

/* The width below which the text does not go: of a stack, on none of its pages. */
static int
measure_least (GtkWidget *text)
{
  int least, page;

  measure (text, GTK_ORIENTATION_HORIZONTAL, -1, &least);
  if (GTK_IS_STACK (text))
    for (GtkWidget *child = gtk_widget_get_first_child (text); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &page);
        least = MAX (least, page);
      }
  return least;
}

/* The width that the text is to have beside the controls. */
static int
room_for_text (NonetBarLayout *self, GtkWidget *widget, const Bar *bar)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics;
  int width;

  if (self->characters == 0)
    return measure (bar->text, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  metrics = pango_context_get_metrics (context, NULL, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics) * (int) self->characters;
  pango_font_metrics_unref (metrics);
  return MAX (PANGO_PIXELS_CEIL (width), measure_least (bar->text));
}

/* What stands in the middle of a bar is not cut short as long as there is room for a wider bar. */
static int
centred_width (GtkWidget *text)
{
  return gtk_widget_get_halign (text) == GTK_ALIGN_CENTER ? measure (text, GTK_ORIENTATION_HORIZONTAL, -1, NULL) : 0;
}

static gboolean
fits_on_one_line (NonetBarLayout *self, GtkWidget *widget, const Bar *bar, int width)
{
  return bar->text == NULL || bar->natural == 0
         || bar->before + bar->after + room_for_text (self, widget, bar) <= width;
}

static void
nonet_bar_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  NonetBarLayout *self = NONET_BAR_LAYOUT (manager);
  Bar bar = measure_controls (widget);
  int least = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      if (bar.text != NULL)
        least = measure_least (bar.text);
      *minimum = MAX (least, bar.minimum);
      *natural = bar.before + bar.after;
      if (bar.text != NULL)
        *natural += MAX (room_for_text (self, widget, &bar), centred_width (bar.text));
      *natural = MAX (*natural, *minimum);
      return;
    }
  if (bar.text == NULL)
    *minimum = bar.height;
  else if (for_size < 0 || fits_on_one_line (self, widget, &bar, for_size))
    *minimum =
        MAX (bar.height, measure (bar.text, orientation, for_size < 0 ? -1 : for_size - bar.before - bar.after, NULL));
  else
    *minimum = bar.height + GAP + measure (bar.text, orientation, for_size, NULL);
  *natural = *minimum;
}

static void
allocate (GtkWidget *widget, const Bar *bar, GtkWidget *child, int x, int y, int width, int height)
{
  x += bar->start;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* The widths that controls have: the natural ones, or what there is room for; from now on those are what the bar counts with.
 * Those after the text shrink first. */
static GArray *
share_width (GtkWidget *widget, Bar *bar, int width)
{
  GArray *sizes = g_array_new (FALSE, TRUE, sizeof (GtkRequestedSize));
  GtkRequestedSize *size;
  guint n_before = 0;
  int rest;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize request = { .data = child };

      if (child == bar->text)
        n_before = sizes->len;
      else if (gtk_widget_should_layout (child))
        {
          request.natural_size = measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &request.minimum_size);
          g_array_append_val (sizes, request);
        }
    }
  size = (GtkRequestedSize *) (void *) sizes->data;
  rest = gtk_distribute_natural_allocation (MAX (0, width - bar->minimum), n_before, size);
  gtk_distribute_natural_allocation (rest, sizes->len - n_before, size + n_before);
  bar->before = bar->after = bar->unseen = 0;
  for (guint i = 0; i < sizes->len; i++)
    {
      if (i < n_before)
        bar->unseen = gtk_widget_get_child_visible (size[i].data) ? 0 : bar->unseen + size[i].minimum_size + GAP;
      *(i < n_before ? &bar->before : &bar->after) += size[i].minimum_size + GAP;
    }
  return sizes;
}

/* Those after the text end where the bar ends. */
static void
allocate_controls (GtkWidget *widget, const Bar *bar, const GArray *sizes, int y, int width, int height)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int x = 0;

  for (guint i = 0; i < sizes->len; child = gtk_widget_get_next_sibling (child))
    {
      const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

      if (child == bar->text)
        x = MAX (x, width - MAX (0, bar->after - GAP));
      if (child != size->data)
        continue;
      allocate (widget, bar, child, x, y, size->minimum_size, height);
      x += size->minimum_size + GAP;
      i++;
    }
}

/* In the middle of the bar, if that is free; else in the middle of what is free, also of the room of what is not shown. */
static void
allocate_text_between (GtkWidget *widget, const Bar *bar, int width, int height)
{
  int before = bar->before - bar->unseen, free = MAX (0, width - before - bar->after);
  int natural = MIN (free, measure (bar->text, GTK_ORIENTATION_HORIZONTAL, -1, NULL));
  int x = CLAMP ((width - natural) / 2, before, before + free - natural);

  if (gtk_widget_get_halign (bar->text) == GTK_ALIGN_CENTER)
    allocate (widget, bar, bar->text, x, 0, natural, height);
  else
    allocate (widget, bar, bar->text, before, 0, free, height);
}

static void
nonet_bar_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  NonetBarLayout *self = NONET_BAR_LAYOUT (manager);
  Bar bar = measure_controls (widget);
  g_autoptr (GArray) sizes = NULL;
  int text = 0, inside = width;

  if (fits_on_one_line (self, widget, &bar, width))
    {
      if (bar.text != NULL && self->width > 0)
        {
          text = measure (bar.text, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
          inside = MIN (width, MAX ((int) self->width, bar.before - bar.unseen + text + bar.least_after));
          bar.start = (width - inside) / 2;
          text += GAP;
        }
      sizes = share_width (widget, &bar, inside + bar.unseen - text);
      allocate_controls (widget, &bar, sizes, 0, inside, height);
      if (bar.text != NULL)
        allocate_text_between (widget, &bar, inside, height);
      return;
    }
  sizes = share_width (widget, &bar, width);
  if (bar.is_first)
    {
      allocate (widget, &bar, bar.text, 0, 0, width, height - bar.height - GAP);
      allocate_controls (widget, &bar, sizes, height - bar.height, width, bar.height);
    }
  else
    {
      allocate_controls (widget, &bar, sizes, 0, width, bar.height);
      allocate (widget, &bar, bar.text, 0, bar.height + GAP, width, height - bar.height - GAP);
    }
}

static GtkSizeRequestMode
nonet_bar_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nonet_bar_layout_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_CHARACTERS:
      NONET_BAR_LAYOUT (object)->characters = g_value_get_uint (value);
      gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
      break;
    case PROP_WIDTH:
      NONET_BAR_LAYOUT (object)->width = g_value_get_uint (value);
      gtk_widget_queue_allocate (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_bar_layout_class_init (NonetBarLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = nonet_bar_layout_set_property;
  layout_class->measure = nonet_bar_layout_measure;
  layout_class->allocate = nonet_bar_layout_allocate;
  layout_class->get_request_mode = nonet_bar_layout_get_request_mode;
  g_object_class_install_property (
      object_class, PROP_CHARACTERS,
      g_param_spec_uint ("characters", NULL, NULL, 0, 1000, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      object_class, PROP_WIDTH,
      g_param_spec_uint ("width", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
nonet_bar_layout_init (NonetBarLayout *self)
{
}
