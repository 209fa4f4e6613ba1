/* The widget around the chart of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/path-profile.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "render/chart/path-chart.h"
#include "words/steps/step-text.h"

/* The size that is asked for; the share of the font's size that labels have; and the steps of a page. */
#define LEAST_WIDTH 120
#define HEIGHT 84
#define LABEL_SCALE 0.8
#define PAGE 10

struct _NonetPathProfile
{
  GtkWidget parent_instance;

  NonetSolvingPath *path;
  GSignalGroup *signals; /* of the path */
  GArray *steps;         /* NonetPathStep */
  guint current;
};

G_DEFINE_FINAL_TYPE (NonetPathProfile, nonet_path_profile, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static NonetColour
to_colour (const GdkRGBA *rgba)
{
  return (NonetColour){ rgba->red, rgba->green, rgba->blue, rgba->alpha };
}

/* By the text colour, the accent and the contrast that are in effect now. */
static NonetChartStyle
get_style (GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA text, accent;

  gtk_style_context_get_color (context, &text);
  if (!gtk_style_context_lookup_color (context, "accent_color", &accent))
    accent = text;
  return nonet_chart_style (to_colour (&text), to_colour (&accent),
                            adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
}

static NonetPathChart
get_chart (NonetPathProfile *self, const PangoFontDescription *font)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (NonetPathChart){
    .steps = (const NonetPathStep *) (const void *) self->steps->data,
    .n_steps = self->steps->len,
    .current = self->current,
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .font = font,
  };
}

/* The font of the window, smaller; the caller's. */
static PangoFontDescription *
dup_font (NonetPathProfile *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  double size = pango_font_description_get_size (font) * LABEL_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, size);
  else
    pango_font_description_set_size (font, (int) size);
  return font;
}

static void
nonet_path_profile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetPathProfile *self = NONET_PATH_PROFILE (widget);
  PangoFontDescription *font = dup_font (self);
  NonetPathChart chart = get_chart (self, font);
  NonetChartStyle style = get_style (widget);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) chart.width, (float) chart.height));

  nonet_path_chart_draw (&chart, &style, cr);
  cairo_destroy (cr);
  pango_font_description_free (font);
}

static void
nonet_path_profile_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
}

/* "Step 25: X-Chain" for screen readers. */
static void
update_accessible (NonetPathProfile *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  g_autofree char *text = NULL;

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1., GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) MAX (self->steps->len, 1), -1);
  if (self->current >= self->steps->len)
    {
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, _ ("No step chosen"), -1);
      return;
    }
  /* Translators: the number of a step of the solution path, and its technique: "Step 25: X-Chain". */
  text = g_strdup_printf (_ ("Step %u: %s"), self->current + 1,
                          nonet_words_technique (nonet_solving_path_peek (self->path, self->current)->technique));
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->current + 1,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
take_new_steps (NonetPathProfile *self)
{
  guint n = self->path != NULL ? nonet_solving_path_get_summary (self->path)->n_steps : 0;

  if (n == self->steps->len)
    return;
  for (guint i = self->steps->len; i < n; i++)
    {
      NonetPathStep step;

      step.height = (guint8) nonet_step_get_height (nonet_solving_path_peek (self->path, i), &step.rated);
      g_array_append_val (self->steps, step);
    }
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_path_profile_set_path (NonetPathProfile *self, NonetSolvingPath *path)
{
  if (!g_set_object (&self->path, path))
    return;
  g_signal_group_set_target (self->signals, path);
  g_array_set_size (self->steps, 0);
  self->current = G_MAXUINT;
  take_new_steps (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_path_profile_set_current (NonetPathProfile *self, guint current)
{
  if (self->current == current)
    return;
  self->current = current;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
choose (NonetPathProfile *self, guint step)
{
  if (step < self->steps->len)
    g_signal_emit (self, signals[CHOSEN], 0, step);
}

static guint
step_at (NonetPathProfile *self, double x)
{
  PangoFontDescription *font = dup_font (self);
  NonetPathChart chart = get_chart (self, font);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  guint step = nonet_path_chart_step_at (&chart, cr, x);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
  return step;
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, NonetPathProfile *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  choose (self, step_at (self, x));
}

static void
dragged_cb (GtkGestureDrag *gesture, double dx, double dy, NonetPathProfile *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  choose (self, step_at (self, x + dx));
}

static gboolean
query_tooltip_cb (NonetPathProfile *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  guint step = keyboard ? self->current : step_at (self, x);
  g_autofree char *text = NULL;

  if (step >= self->steps->len)
    return FALSE;
  text = g_strdup_printf (_ ("Step %u: %s"), step + 1,
                          nonet_words_technique (nonet_solving_path_peek (self->path, step)->technique));
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* Moves by a number of steps; from nothing, to the first. */
static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  NonetPathProfile *self = NONET_PATH_PROFILE (widget);
  int by = g_variant_get_int32 (args), last = (int) self->steps->len - 1;
  int now = self->current <= (guint) MAX (last, 0) ? (int) self->current : by > 0 ? -1 : last + 1;

  if (ABS (by) == 1 && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    by = -by;
  if (last < 0)
    return FALSE;
  choose (self, (guint) CLAMP (now + by, 0, last));
  return TRUE;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int by;
  } keys[] = {
    { GDK_KEY_Left, -1 },       { GDK_KEY_Right, 1 },        { GDK_KEY_KP_Left, -1 },       { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Page_Up, -PAGE }, { GDK_KEY_Page_Down, PAGE }, { GDK_KEY_Home, -G_MAXINT16 }, { GDK_KEY_End, G_MAXINT16 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, move_cb, "i", keys[i].by);
}

static void
nonet_path_profile_dispose (GObject *object)
{
  NonetPathProfile *self = NONET_PATH_PROFILE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->path);
  G_OBJECT_CLASS (nonet_path_profile_parent_class)->dispose (object);
}

static void
nonet_path_profile_finalize (GObject *object)
{
  g_array_unref (NONET_PATH_PROFILE (object)->steps);
  G_OBJECT_CLASS (nonet_path_profile_parent_class)->finalize (object);
}

static void
nonet_path_profile_class_init (NonetPathProfileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_profile_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_path_profile_finalize;
  widget_class->snapshot = nonet_path_profile_snapshot;
  widget_class->measure = nonet_path_profile_measure;
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "pathprofile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  signals[CHOSEN] = g_signal_new ("chosen", NONET_TYPE_PATH_PROFILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_gestures (NonetPathProfile *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
nonet_path_profile_init (NonetPathProfile *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->current = G_MAXUINT;
  self->steps = g_array_new (FALSE, FALSE, sizeof (NonetPathStep));
  self->signals = g_signal_group_new (NONET_TYPE_SOLVING_PATH);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (take_new_steps), self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  add_gestures (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Difficulty of Each Step"),
                                  -1);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  update_accessible (self);
}
