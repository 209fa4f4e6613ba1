/* The end of a game: a card with its time, what it took, and what comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/ending.h"

#include <glib/gi18n.h>

#include "app/frame/keypad-place.h"
#include "app/frame/kinds.h"
#include "widgets/widget-utils.h"
#include "words/number.h"

struct _NonetEnding
{
  NonetController parent_instance;

  NonetGames *games;
  AdwBin *pane_place; /* of the window, as is the flap */
  AdwFlap *flap;
  NonetKeypadPlace place;
  GtkWidget *card; /* as are these */
  GtkLabel *title;
  GtkLabel *details;
  GtkButton *next;
  GtkMenuButton *share;
  gboolean ended; /* as the document was last */
  gboolean shown;
};

G_DEFINE_FINAL_TYPE (NonetEnding, nonet_ending, NONET_TYPE_CONTROLLER)

static void
leave (NonetEnding *self)
{
  nonet_keypad_place_leave (&self->place);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->pane_place)) != NULL)
    gtk_widget_grab_focus (self->place.board);
  adw_bin_set_child (self->pane_place, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->pane_place), FALSE);
}

static void
put (NonetEnding *self)
{
  gboolean beside = !adw_flap_get_folded (self->flap) && adw_flap_get_reveal_flap (self->flap);

  leave (self);
  if (!self->shown)
    return;
  if (beside)
    {
      adw_bin_set_child (self->pane_place, self->card);
      gtk_widget_set_visible (GTK_WIDGET (self->pane_place), TRUE);
    }
  else
    nonet_keypad_place_take (&self->place);
}

static void
show (NonetEnding *self, gboolean shown)
{
  self->shown = shown;
  nonet_controller_set_enabled (self, "close-end", shown);
  put (self);
}

/* The pane is folded or closed now, or is not any more. */
static void
flap_changed_cb (NonetEnding *self)
{
  if (self->shown)
    put (self);
}

static NonetStockKind
get_kind (NonetDocument *document)
{
  const char *level = nonet_document_get_played (document)->level;

  return level != NULL ? nonet_stock_kind_from_id (level) : NONET_N_STOCK_KINDS;
}

/* The next one of the collection, else another one of its level. */
static void
show_next (NonetEnding *self, NonetDocument *document)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  NonetStockKind kind = get_kind (document);
  GtkActionable *next = GTK_ACTIONABLE (self->next);

  /* None may have the parameter of another one even for a moment. */
  gtk_actionable_set_action_name (next, NULL);
  gtk_actionable_set_action_target_value (next, NULL);
  if (g_action_group_get_action_enabled (G_ACTION_GROUP (frame), "next-puzzle"))
    {
      gtk_button_set_label (self->next, _ ("Next Puzzle"));
      gtk_actionable_set_action_name (next, "win.next-puzzle");
    }
  else if (kind < NONET_N_STOCK_KINDS)
    {
      g_autofree char *name = nonet_kind_dup_name (kind), *label = NULL;

      /* Translators: a button after a game; %s is how difficult the next puzzle is, as in “Easy”, or its board, as in “6×6”. */
      label = g_strdup_printf (_ ("Next %s"), name);
      gtk_button_set_label (self->next, label);
      gtk_actionable_set_action_target (next, "s", nonet_stock_kind_info (kind)->id);
      gtk_actionable_set_action_name (next, "win.new-puzzle");
    }
  else
    {
      gtk_button_set_label (self->next, _ ("Next Puzzle"));
      gtk_actionable_set_action_name (next, "win.new-again");
    }
}

/* A puzzle of a list is shown before it is known which of the list it is. */
static void
next_enabled_cb (NonetEnding *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  if (self->shown && document != NULL)
    show_next (self, document);
}

/* "without hints · 1 check", and below "Medium: best 5:10, mean 8:20" once there is something to compare with. */
static char *
dup_details (NonetEnding *self, NonetDocument *document)
{
  const NonetPlayed *played = nonet_document_get_played (document);
  NonetStockKind kind = get_kind (document);
  const NonetLevelStatistics *level = nonet_games_get_statistics (self->games, kind);
  g_autoptr (GString) text = g_string_new (NULL);

  if (played->n_hints == 0)
    g_string_append (text, _ ("without hints"));
  else
    g_string_append_printf (text, ngettext ("%u hint", "%u hints", played->n_hints), played->n_hints);
  if (played->n_checks > 0)
    {
      g_string_append (text, " · ");
      /* Translators: how often somebody had mistakes checked. */
      g_string_append_printf (text, ngettext ("checked once", "checked %u times", played->n_checks), played->n_checks);
    }
  if (level->n_solved > 1 && kind < NONET_N_STOCK_KINDS)
    {
      g_autofree char *name = nonet_kind_dup_name (kind), *best = nonet_duration_to_string (level->best_seconds);
      g_autofree char *mean = nonet_duration_to_string ((double) level->all_seconds / level->n_solved);

      g_string_append_c (text, '\n');
      /* Translators: a level, as in “Medium”, and times, as in 5:10. */
      g_string_append_printf (text, _ ("%s: best %s, mean %s"), name, best, mean);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
say_end (NonetEnding *self, NonetDocument *document)
{
  gboolean filled_in = nonet_document_is_filled_in (document);
  g_autofree char *time = nonet_duration_to_string (nonet_document_peek (document)->elapsed), *title = NULL;
  g_autofree char *details = NULL;

  /* It counts. */
  nonet_games_keep (self->games, document);
  if (filled_in)
    title = g_strdup (_ ("Filled in by Nonet"));
  else if (nonet_document_peek (document)->elapsed > 0)
    /* Translators: %s is a time, as in 12:34. */
    title = g_strdup_printf (_ ("Solved in %s"), time);
  else
    title = g_strdup (C_ ("greeting", "Solved"));
  details = filled_in ? NULL : dup_details (self, document);
  gtk_label_set_label (self->title, title);
  nonet_label_show_text (self->details, details);
  show_next (self, document);
}

/* A puzzle that comes full has no end here. */
static void
follow (NonetEnding *self, NonetDocument *document)
{
  gboolean ended = !nonet_document_get_editing_givens (document) && nonet_document_get_can_undo (document)
                   && nonet_document_is_solved (document);

  if (ended && !self->ended)
    {
      say_end (self, document);
      /* A pane that lies over the board would hide it. */
      if (adw_flap_get_folded (self->flap))
        adw_flap_set_reveal_flap (self->flap, FALSE);
    }
  if (ended != self->ended)
    show (self, ended);
  self->ended = ended;
}

static void
mode_changed_cb (NonetEnding *self, GParamSpec *pspec, NonetDocument *document)
{
  follow (self, document);
}

static void
document_set_cb (NonetEnding *self, NonetDocument *document)
{
  self->ended = FALSE;
  if (self->shown && document != NULL)
    show (self, FALSE);
}

static void
close_action (NonetEnding *self)
{
  show (self, FALSE);
}

static const NonetActionEntry actions[] = {
  { "close-end", G_CALLBACK (close_action) },
};

static void
nonet_ending_dispose (GObject *object)
{
  NonetEnding *self = NONET_ENDING (object);

  g_clear_object (&self->games);
  g_clear_object (&self->card);
  G_OBJECT_CLASS (nonet_ending_parent_class)->dispose (object);
}

static void
nonet_ending_class_init (NonetEndingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_ending_dispose;
}

static void
nonet_ending_init (NonetEnding *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  builder = gtk_builder_new_from_resource ("/io/github/nonet/Nonet/ui/end-card.ui");
  self->card = g_object_ref (GTK_WIDGET (gtk_builder_get_object (builder, "card")));
  self->title = GTK_LABEL (gtk_builder_get_object (builder, "title"));
  self->details = GTK_LABEL (gtk_builder_get_object (builder, "details"));
  self->next = GTK_BUTTON (gtk_builder_get_object (builder, "next"));
  self->share = GTK_MENU_BUTTON (gtk_builder_get_object (builder, "share"));
}

NonetEnding *
nonet_ending_new (NonetFrame *frame, NonetGames *games)
{
  NonetEnding *self = nonet_controller_new (NONET_TYPE_ENDING, frame, actions, G_N_ELEMENTS (actions));

  self->games = g_object_ref (games);
  self->pane_place = nonet_frame_get_child (frame, "end_place");
  self->flap = nonet_frame_get_child (frame, "flap");
  nonet_keypad_place_init (&self->place, frame, self->card);
  nonet_lazy_menu_attach (self->share, nonet_frame_get_child (frame, "share_menu"));
  nonet_controller_set_enabled (self, "close-end", FALSE);
  nonet_controller_connect (self, self->flap, "notify::folded", G_CALLBACK (flap_changed_cb));
  nonet_controller_connect (self, self->flap, "notify::reveal-flap", G_CALLBACK (flap_changed_cb));
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (mode_changed_cb));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "action-enabled-changed::next-puzzle", G_CALLBACK (next_enabled_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (follow));
  return self;
}
