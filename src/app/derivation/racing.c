/* Opening the window of the race, and giving it the puzzle as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/racing.h"

#include "app/derivation/race-window.h"

struct _NonetRacing
{
  NonetController parent_instance;

  NonetRaceWindow *race; /* NULL while it is closed */
};

G_DEFINE_FINAL_TYPE (NonetRacing, nonet_racing, NONET_TYPE_CONTROLLER)

static void
give_puzzle (NonetRacing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autofree char *title = nonet_document_dup_title (document);

  nonet_race_window_set_puzzle (self->race, puzzle, title);
}

static void
race_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetRacing *self = user_data;

  if (self->race == NULL)
    {
      g_set_weak_pointer (&self->race, nonet_race_window_new (nonet_controller_get_window (self)));
      give_puzzle (self);
    }
  gtk_window_present (GTK_WINDOW (self->race));
}

static const GActionEntry actions[] = {
  { "race", race_action },
};

static void
nonet_racing_edited (NonetController *controller)
{
  NonetRacing *self = NONET_RACING (controller);

  if (self->race != NULL && nonet_controller_get_document (self) != NULL)
    give_puzzle (self);
}

static void
nonet_racing_dispose (GObject *object)
{
  g_clear_weak_pointer (&NONET_RACING (object)->race);
  G_OBJECT_CLASS (nonet_racing_parent_class)->dispose (object);
}

static void
nonet_racing_class_init (NonetRacingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_racing_dispose;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_racing_edited;
}

static void
nonet_racing_init (NonetRacing *self)
{
}

NonetRacing *
nonet_racing_new (NonetFrame *frame)
{
  return nonet_controller_new (NONET_TYPE_RACING, frame, actions, G_N_ELEMENTS (actions));
}
