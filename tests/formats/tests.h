/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_alphabet_tests (void);
void add_apart_tests (void);
void add_certain_tests (void);
void add_difficulty_tests (void);
void add_hostile_tests (void);
void add_json_tests (void);
void add_list_tests (void);
void add_programs_tests (void);
void add_puzzle_tests (void);
void add_quick_line_tests (void);
void add_round_trip_tests (void);
void add_sites_tests (void);
void add_text_tests (void);
void add_ways_tests (void);
void add_xml_tests (void);
