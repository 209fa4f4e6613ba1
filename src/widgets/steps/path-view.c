/* The section of the solving path: its profile, its steps, and how hard it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/path-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "render/chart/path-chart.h"
#include "tasks/steps/found-step.h"
#include "widgets/drawn-row.h"
#include "widgets/widget-utils.h"
#include "words/number.h"
#include "words/steps/step-text.h"

/* The widget around the chart of a path. */

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
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, _ ("No step selected"), -1);
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

/* Shows a path, as it grows; NULL: none. */
static void
path_profile_set_path (NonetPathProfile *self, NonetSolvingPath *path)
{
  if (!g_set_object (&self->path, path))
    return;
  g_signal_group_set_target (self->signals, path);
  g_array_set_size (self->steps, 0);
  self->current = G_MAXUINT;
  take_new_steps (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Marks a step as the current one; G_MAXUINT: none. */
static void
path_profile_set_current (NonetPathProfile *self, guint current)
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
    g_signal_emit_by_name (self, "chosen", step);
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
  g_clear_pointer (&self->steps, g_array_unref);
  G_OBJECT_CLASS (nonet_path_profile_parent_class)->dispose (object);
}

static void
nonet_path_profile_class_init (NonetPathProfileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_profile_dispose;
  widget_class->snapshot = nonet_path_profile_snapshot;
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "pathprofile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  g_signal_new ("chosen", NONET_TYPE_PATH_PROFILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
nonet_path_profile_init (NonetPathProfile *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->current = G_MAXUINT;
  self->steps = g_array_new (FALSE, FALSE, sizeof (NonetPathStep));
  self->signals = g_signal_group_new (NONET_TYPE_SOLVING_PATH);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (take_new_steps), self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self), LEAST_WIDTH, HEIGHT);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Difficulty of Each Step"));
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  update_accessible (self);
}

struct _NonetPathView
{
  GtkBox parent_instance;

  GtkWidget *spinner;
  GtkLabel *count;
  GtkLabel *ratings;
  GtkLabel *notice;
  GtkWidget *frame;
  NonetPathProfile *profile;
  GtkListView *view;
  GtkSingleSelection *selection; /* of the path */

  NonetStepPresenter *presenter;
  NonetSolvingPath *path;
  GSignalGroup *signals; /* of the path */
  guint hardest;         /* the row that is marked */
  gboolean is_following; /* the presenter, or the other way round */
};

G_DEFINE_FINAL_TYPE (NonetPathView, nonet_path_view, GTK_TYPE_BOX)

/* Words. */

/* "This path: 59 steps · hardest step 6.6". */
static char *
dup_count (const NonetPathSummary *summary, NonetSolvingPath *path)
{
  g_autofree char *steps = g_strdup_printf (ngettext ("%'u step", "%'u steps", summary->n_steps), summary->n_steps);
  gboolean rated;

  if (summary->n_steps == 0)
    return NULL;
  nonet_step_get_height (nonet_solving_path_peek (path, summary->hardest), &rated);
  if (!rated || nonet_solving_path_get_start (path)->board->shape->n_rules > 0)
    return g_steal_pointer (&steps);
  /* Translators: how many steps the solution path has, and the rating of the hardest: "This path: 59 steps · hardest step 6.6". */
  return g_strdup_printf (_ ("This path: %s · hardest step %u.%u"), steps, summary->highest / 10,
                          summary->highest % 10);
}

/* "This path by HoDoKu: hard, 1,340", of a whole one. The puzzle may have another level, by the steps that HoDoKu has at hand. */
static char *
dup_grade (const NonetPathSummary *summary, NonetSolvingPath *path)
{
  g_autofree char *score = nonet_number_to_string (summary->grade.score);

  if (summary->state != NONET_PATH_SOLVED || summary->n_steps == 0)
    return NULL;
  if (nonet_solving_path_get_start (path)->board->shape->n_rules > 0)
    return g_strdup (_ ("Only standard 9×9 boards are rated."));
  /* Translators: level and score of a path as the program HoDoKu counts: "This path by HoDoKu: hard, 1,340". */
  return g_strdup_printf (_ ("This path by HoDoKu: %s, %s"), nonet_words_level (sudoku_grade_level (&summary->grade)),
                          score);
}

/* In a game, what was entered is for Check to judge: that it leads nowhere is not said unasked. */
static const char *
notice_of (NonetPathView *self, const NonetPathSummary *summary)
{
  switch (summary->state)
    {
    case NONET_PATH_SOLVED:
      return summary->n_steps == 0 ? _ ("The puzzle is solved.") : NULL;
    case NONET_PATH_STUCK:
      return summary->outlook == SUDOKU_UNIQUENESS_SEVERAL ? _ ("The path ends here: the puzzle has several solutions.")
                                                           : _ ("The path ends here: no enabled technique applies.");
    case NONET_PATH_NO_SOLUTION:
      return nonet_step_presenter_is_guarded (self->presenter)
                     && nonet_position_is_begun (nonet_solving_path_get_start (self->path))
                 ? NULL
                 : _ ("No solution, so there is no path.");
    case NONET_PATH_FAILED:
      return nonet_solving_path_get_error (self->path);
    case NONET_PATH_WORKING:
    case NONET_PATH_CANCELLED:
    default:
      return NULL;
    }
}

static void
show_summary (NonetPathView *self)
{
  const NonetPathSummary none = { .state = NONET_PATH_WORKING };
  const NonetPathSummary *summary = self->path != NULL ? nonet_solving_path_get_summary (self->path) : &none;
  g_autofree char *count = dup_count (summary, self->path), *grade = dup_grade (summary, self->path);
  gboolean working = summary->state == NONET_PATH_WORKING;

  gtk_widget_set_visible (self->spinner, working);
  nonet_label_show_text (self->count, count);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count), grade);
  nonet_label_show_text (self->notice, notice_of (self, summary));
  gtk_widget_set_visible (self->frame, summary->n_steps > 0);
}

void
nonet_path_view_set_rating (NonetPathView *self, const SudokuRating *rating)
{
  g_autofree char *rated = rating != NULL ? nonet_words_rating (rating) : NULL;
  /* Translators: how hard it is by any path, while "This path" has a rating of its own: "Puzzle: Medium · SE 2.5". */
  g_autofree char *text = rated != NULL ? g_strdup_printf (_ ("Puzzle: %s"), rated) : NULL;
  g_autofree char *all = rating != NULL ? nonet_words_ratings (rating) : NULL;

  nonet_label_show_text (self->ratings, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->ratings), all);
}

/* Rows. */

/* The first of them. */
static gboolean
is_hardest (NonetPathView *self, guint n)
{
  return n == nonet_solving_path_get_summary (self->path)->hardest;
}

static void
write_row (gpointer data, NonetDrawnRow *row, GtkListItem *item)
{
  NonetPathView *self = data;
  guint n = gtk_list_item_get_position (item);
  const SudokuStep *step = nonet_solving_path_peek (self->path, n);
  NonetPosition *start = nonet_solving_path_get_start (self->path);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, start->puzzle);
  const char *technique = nonet_words_technique (step->technique);
  gboolean guarded = nonet_step_presenter_is_guarded (self->presenter);
  g_autofree char *number = g_strdup_printf ("%u", n + 1);
  g_autofree char *effect = nonet_words_effect (step, start->board->shape, &notation);
  /* Translators: a step of the solution path: its number, technique and, if the puzzle is not played, result: "25: X-Chain, r1c4 ≠ 8". */
  g_autofree char *text = guarded ? g_strdup_printf (_ ("%u: %s"), n + 1, technique)
                                  : g_strdup_printf (_ ("%u: %s, %s"), n + 1, technique, effect);
  /* Translators: %s is a step of the solution path: "25: X-Chain, r1c4 ≠ 8". */
  g_autofree char *hardest = g_strdup_printf (_ ("%s, hardest step"), text);
  const NonetDrawnLine line = { .number = number,
                                .title = technique,
                                .starred = is_hardest (self, n),
                                .end = guarded ? NULL : effect,
                                .colour = step->n_placed > 0 ? "accent_color" : "error_color" };

  nonet_drawn_row_show (row, &line);
  nonet_widget_set_name (GTK_WIDGET (row), line.starred ? hardest : text);
}

/* "SE 6.6 · HoDoKu 260, up to here 1,340": the rating, and HoDoKu's score so far; NULL where steps have none. */
static char *
dup_tip (NonetSolvingPath *path, guint n)
{
  g_autofree char *rating = nonet_words_step_rating (nonet_solving_path_peek (path, n));
  g_autofree char *score = nonet_number_to_string (nonet_solving_path_get_score (path, n));

  if (nonet_solving_path_get_start (path)->board->shape->n_rules > 0)
    return NULL;

  /* Translators: ratings of a step by Sudoku Explainer and HoDoKu, and HoDoKu's of all steps up to it. */
  return g_strdup_printf (_ ("%s, up to here %s"), rating, score);
}

/* A tooltip that is set asks the display where the pointer is: too slow for each row that scrolls by. */
static gboolean
query_row_tooltip_cb (GtkListItem *item, int x, int y, gboolean keyboard, GtkTooltip *tooltip, GtkWidget *row)
{
  NonetPathView *self = NONET_PATH_VIEW (gtk_widget_get_ancestor (row, NONET_TYPE_PATH_VIEW));
  guint n = gtk_list_item_get_position (item);
  g_autofree char *tip = NULL, *hardest = NULL;

  if (self == NULL || self->path == NULL || n >= g_list_model_get_n_items (G_LIST_MODEL (self->path)))
    return FALSE;
  tip = dup_tip (self->path, n);
  if (tip == NULL)
    return FALSE;
  hardest = g_strdup_printf ("%s\n%s", _ ("Hardest Step"), tip);
  gtk_tooltip_set_text (tooltip, is_hardest (self, n) ? hardest : tip);
  return TRUE;
}

static void
setup_cb (NonetPathView *self, GtkListItem *item)
{
  NonetDrawnRow *row = nonet_drawn_row_new (self->view, item, write_row, self);

  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LABEL, "has-tooltip", TRUE, NULL);
  g_signal_connect_swapped (row, "query-tooltip", G_CALLBACK (query_row_tooltip_cb), item);
  gtk_list_item_set_child (item, GTK_WIDGET (row));
}

/* Choosing. */

/* Chooses what is presented, if it is of the path. */
static void
follow_presenter (NonetPathView *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);
  guint n = self->path != NULL ? nonet_solving_path_find (self->path, step) : G_MAXUINT;

  path_profile_set_current (self->profile, n);
  if (self->is_following)
    return;
  self->is_following = TRUE;
  gtk_single_selection_set_selected (self->selection, n == G_MAXUINT ? GTK_INVALID_LIST_POSITION : n);
  self->is_following = FALSE;
}

static void
selected_cb (NonetPathView *self)
{
  NonetFoundStep *step = gtk_single_selection_get_selected_item (self->selection);

  if (self->is_following || step == NULL)
    return;
  self->is_following = TRUE;
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_FULL);
  self->is_following = FALSE;
}

static void
chosen_cb (NonetPathView *self, guint n)
{
  gtk_single_selection_set_selected (self->selection, n);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", n);
}

static void
path_changed_cb (NonetPathView *self)
{
  guint hardest = nonet_solving_path_get_summary (self->path)->hardest;

  if (hardest != self->hardest)
    {
      self->hardest = hardest;
      nonet_drawn_rows_rewrite (self->view);
    }
  show_summary (self);
}

void
nonet_path_view_set_path (NonetPathView *self, NonetSolvingPath *path)
{
  if (!g_set_object (&self->path, path))
    return;
  g_signal_group_set_target (self->signals, path);
  path_profile_set_path (self->profile, path);
  self->hardest = path != NULL ? nonet_solving_path_get_summary (path)->hardest : 0;
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (path));
  follow_presenter (self);
  show_summary (self);
}

static void
nonet_path_view_dispose (GObject *object)
{
  NonetPathView *self = NONET_PATH_VIEW (object);

  nonet_path_view_set_path (self, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_path_view_parent_class)->dispose (object);
}

static void
nonet_path_view_class_init (NonetPathViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_path_view_dispose;
  g_type_ensure (NONET_TYPE_PATH_PROFILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/path-view.ui");
  NONET_BIND_CHILDREN (widget_class, NonetPathView, spinner, count, ratings, notice, frame, profile, view, selection);
  NONET_BIND_CALLBACKS (widget_class, setup_cb, selected_cb, chosen_cb);
  gtk_widget_class_set_css_name (widget_class, "pathview");
}

static void
nonet_path_view_init (NonetPathView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (NONET_TYPE_SOLVING_PATH);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (path_changed_cb), self);
  show_summary (self);
}

void
nonet_path_view_set_presenter (NonetPathView *self, NonetStepPresenter *presenter)
{
  g_return_if_fail (NONET_IS_PATH_VIEW (self) && self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::step", G_CALLBACK (follow_presenter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::cell-style", G_CALLBACK (nonet_drawn_rows_rewrite), self->view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::guarded", G_CALLBACK (nonet_drawn_rows_rewrite), self->view,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (presenter, "notify::guarded", G_CALLBACK (show_summary), self, G_CONNECT_SWAPPED);
}
