/* Tests register themselves: in a file test-SUBJECT.c, TEST (name) { … } is the test "/SUBJECT/name".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program of tests is linked of such files and test.c, and runs the subjects it is given as arguments, or all.
 */
#pragma once

#include <glib.h>

typedef struct _Test Test;

struct _Test
{
  const char *file, *name;
  void (*run) (void); /* or, with a fixture: */
  gsize fixture_size;
  gconstpointer data;
  GTestFixtureFunc set_up, run_with, tear_down;
  void (*add) (void); /* or adds several by itself */
  Test *next;
};

void test_register (Test *test);

/* Adds the tests of the subjects named, or of all if there are no names. */
void test_add_subjects (int n_names, char **names);

#define TEST_REGISTER(word, ...)                                                                                       \
  __attribute__ ((constructor)) static void register_##word (void)                                                     \
  {                                                                                                                    \
    static Test test = { .file = __FILE__, .name = #word, __VA_ARGS__ };                                               \
    test_register (&test);                                                                                             \
  }

#define TEST(word)                                                                                                     \
  static void test_##word (void);                                                                                      \
  TEST_REGISTER (word, .run = test_##word)                                                                             \
  static void test_##word (void)

/* A test of a Type that up () makes, given the datum, and down () clears, and that its body knows as self. */
#define TEST_WITH(word, Type, self, datum, up, down)                                                                   \
  static void test_##word (Type *self, gconstpointer data);                                                            \
  TEST_REGISTER (word, .fixture_size = sizeof (Type), .data = (datum),                                                 \
                 .set_up = (GTestFixtureFunc) (void (*) (void)) up,                                                    \
                 .run_with = (GTestFixtureFunc) (void (*) (void)) test_##word,                                         \
                 .tear_down = (GTestFixtureFunc) (void (*) (void)) down)                                               \
  static void test_##word (Type *self, gconstpointer data)

/* Once a file: calls of g_test_add_data_func () and the like, with whole paths. */
#define MORE_TESTS                                                                                                     \
  static void add_more (void);                                                                                         \
  TEST_REGISTER (more, .add = add_more)                                                                                \
  static void add_more (void)
