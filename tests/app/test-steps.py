#!/usr/bin/env python3
"""The page of steps: all that are possible now, chosen, filtered, sorted and gone through, by mouse and keys.

SPDX-License-Identifier: GPL-3.0-or-later

Usage: test-steps.py NONET NONET-CLI (inside tests/ui-session); prints TAP.
"""

import re
import time

from driver import BIRD, is_enabled, key_word, opened, run, wait_until, xdotool

SEVERAL = "2....1.38........5.7...6..........13.98...25731....8..9..8...2..5..69...4..25...."
HARD = "..3..6.8....1..2..6...7...4..5....6.....4.1.7.7.2.....56.....9.........893...8..."
SOLVED = "249571638861432975573986142725698413698143257314725869937814526152369784486257391"


def show_steps(nonet):
    nonet.wait_text("givens")
    nonet.press("page tab", "Steps")


def count(nonet):
    """How many steps there are and are shown, once all have been found."""
    def said():
        if nonet.has("animation", "Finding Steps"):
            return None
        found = [re.fullmatch(r"(?:([\d,]+) of )?([\d,]+) steps?", text) for text in nonet.texts()]
        numbers = [match for match in found if match]
        return numbers[0] if numbers else None

    match = wait_until(said, "the number of steps")
    n = int(match.group(2).replace(",", ""))
    return n, int(match.group(1).replace(",", "")) if match.group(1) else n


def wait_shown(nonet, condition, what):
    def shown():
        numbers = count(nonet)
        return numbers if condition(*numbers) else None

    return wait_until(shown, what)


def steps_stream_in_and_are_gone_through_by_keys(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.wait_text("givens")
        nonet.focus()
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r5c1")
        n, shown = count(nonet)
        assert shown == 12 and n > 500, (n, shown)
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r8c1")
        nonet.key("shift+F4")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r8c1")


def buttons_of_the_card_do_the_same(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        nonet.wait_text("Select a step to see it on the board.")
        nonet.find("label", "Candidates: Mine")
        nonet.press("push button", "Next Step")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.find("label", "SE 2.3")
        nonet.find("label", "Candidates: Step")
        assert not is_enabled(nonet.find("push button", "Previous Step"))
        nonet.press("push button", "Next Step")
        nonet.wait_text("is the only candidate left in r8c1")
        nonet.press("push button", "Previous Step")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.press("push button", "About This Technique")
        nonet.wait_text("Why It Works")


def a_technique_unfolds_and_a_step_is_chosen_with_the_mouse(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        nonet.press("radio button", "Set")  # who plays is told names only
        count(nonet)
        nonet.click(nonet.find("list item", start="Naked Single, 3"))
        row = nonet.find("list item", start="3 is the only candidate left in row 8, column 4")
        nonet.click(row)
        nonet.wait_text("3 is the only candidate left in r8c4:")
        nonet.key("Up")
        nonet.wait_text("1 is the only candidate left in r8c1:")
        nonet.click(nonet.find("list item", start="Naked Single, 3"))
        nonet.wait_gone("list item", start="3 is the only candidate")


def branches_are_walked_from_the_card(program, home):
    """The last technique of this puzzle, SE 10.6, is a forcing net."""
    with opened(program, home, HARD) as nonet:
        show_steps(nonet)
        nonet.press("radio button", "Set")
        count(nonet)
        nonet.press("push button", "Show Harder Steps")
        nonet.click(nonet.find("list item", start="Hidden Single, 2"))
        nonet.click(nonet.find("list item", start="Row 2, column 9 is the only place left for 6"))
        nonet.key("End", "Right", "Down")
        all_ = nonet.wait_text(" branches")
        n = int(re.fullmatch(r"All (\d+) branches", all_).group(1))
        nonet.press("push button", "Next Branch")
        nonet.find("label", f"Branch 1 of {n}")
        nonet.press("push button", "Previous Branch")
        nonet.find("label", all_)


def open_filter(nonet):
    """The controls of the filter, from the technique on, are reached by keys: GTK 4.8 reports places of a popover at the edge of
    the window as if they were beyond it."""
    before = nonet.x_windows()
    nonet.press("push button", "Filter")
    wait_until(lambda: [w for w in nonet.x_windows() if w not in before and min(nonet.size(w)) > 150], "the popover")
    nonet.rest()  # else the pointer chooses what comes under it
    time.sleep(0.3)


def the_easiest_come_first_and_the_harder_ones_when_asked_for(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        n, easy = count(nonet)
        assert easy == 12 and n > 500, (easy, n)
        nonet.press("push button", "Show Harder Steps")
        wait_shown(nonet, lambda _, shown: shown == n, "all steps")
        nonet.press("push button", "Show Harder Steps")
        wait_shown(nonet, lambda _, shown: shown == easy, "the easiest again")
        nonet.press("push button", "Next Step")
        nonet.wait_text("is the only candidate left in r5c1")
        for _ in range(easy):  # after the last of them comes a harder one
            nonet.key("F4")
        wait_shown(nonet, lambda _, shown: shown == n, "all steps once more")


def what_is_explained_moves_nothing_in_the_pane(program, home):
    """Whatever there is to say of a step, a hint or a candidate, lists and buttons stay where they are."""
    with opened(program, home, HARD) as nonet:
        xdotool("windowsize", "--sync", nonet.window_id(), 1180, 768)
        show_steps(nonet)
        nonet.press("radio button", "Set")
        count(nonet)
        nonet.press("push button", "Show Harder Steps")

        def places():
            return [nonet.at_rest(node) for node in (nonet.find("list", "Available Steps"),
                                                     nonet.find("push button", "Show Harder Steps"))]

        before = places()
        assert before[1].y + before[1].height < 768, before
        nonet.press("push button", "Next Step")
        nonet.wait_text("is the only place left for")
        assert places() == before
        nonet.click(nonet.find("list item", start="Row 2, column 9 is the only place left for 6"))
        nonet.key("End", "Right", "Down")  # a forcing net
        nonet.wait_text(" branches")
        assert places() == before
        for stage in (1, 2, 3, 4):
            nonet.key("ctrl+h")
            nonet.wait_text(f"Hint {stage} of 4")
            assert places() == before
            assert not nonet.has(name="Step Explained"), "the same is not said twice"
        assert len(nonet.windows()) == 1 and nonet.has("push button", "Apply and Next")
        nonet.enter(2, 2, "ctrl+shift+y")
        nonet.wait_text("in r2c2?")
        assert places() == before
        assert not nonet.has("push button", "Apply and Next"), "the hint is not there any more"
        nonet.key("F4")
        nonet.find(name="Step Explained")
        assert places() == before


def filters_leave_some_steps_until_they_are_taken_back(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        n, easy = count(nonet)
        nonet.click(nonet.cell(5, 1))
        open_filter(nonet)
        nonet.key("Tab", "Tab", "space")
        _, placing = wait_shown(nonet, lambda all_, shown: all_ == n and easy < shown < n, "steps that place a value")
        nonet.key("Tab", "space")
        wait_shown(nonet, lambda _, shown: 0 < shown < placing, "those that touch the selected cell")
        nonet.key("Tab", "space")
        wait_shown(nonet, lambda _, shown: shown == easy, "the easiest again")


def a_technique_and_a_value_are_chosen(program, home):
    """The first of each list after “any”."""
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        count(nonet)
        open_filter(nonet)
        nonet.key("space", "Down", "Return")
        wait_shown(nonet, lambda _, shown: shown == 3, "the naked singles")

        def is_at_value():
            """GTK 4.18 has left the list for the button of the filter; GTK 4.8 gives the list no name."""
            return nonet.focused()[1] == "Value" or nonet.key("Tab")

        if nonet.toolkit_version() < (4, 10):
            nonet.key("Tab")
        else:
            wait_until(is_at_value, "the values")
        nonet.key("space", "Down", "Return")
        wait_shown(nonet, lambda _, shown: shown == 1, "that of 1")
        nonet.key("Escape")
        nonet.find("list item", start="Naked Single, 1")


def by_eliminations_there_are_no_groups(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        count(nonet)
        nonet.click(nonet.find("combo box", "Sort Order"))
        time.sleep(0.3)
        nonet.key("Home", "Down", "Return")
        nonet.wait_gone("list item", start="Naked Single, 3")
        nonet.press("radio button", "Set")
        wait_until(lambda: [text for text in nonet.texts() if " · " in text and "HoDoKu" not in text],
                   "rows that name their technique")


def a_solved_puzzle_has_no_steps(program, home):
    with opened(program, home, SOLVED) as nonet:
        show_steps(nonet)
        nonet.wait_text("The puzzle is solved.")


def why_there_is_no_solution_is_said(program, home):
    with opened(program, home, "55" + "." * 79) as nonet:
        show_steps(nonet)
        nonet.wait_text("The board has no solution: two 5s in row 1")


def several_solutions_are_said(program, home):
    with opened(program, home, SEVERAL) as nonet:
        show_steps(nonet)
        nonet.wait_text("Several solutions: techniques that need a unique one are not used.")


def an_edit_begins_the_search_again(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.wait_text("givens")
        nonet.focus()
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.enter(5, 1, "6")
        nonet.wait_text("Select a step to see it on the board.")
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r8c1")


def the_next_step_is_one_of_the_board_as_it_is_now(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.wait_text("givens")
        nonet.focus()
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.click(nonet.cell(5, 1))
        xdotool("key", "--delay", 0, "6", key_word("F4"))
        nonet.wait_text("is the only candidate left in r8c1")


def a_step_is_applied_from_the_card_and_from_the_list(program, home):
    with opened(program, home, BIRD) as nonet:
        show_steps(nonet)
        nonet.press("push button", "Next Step")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.press("push button", "Apply")
        wait_until(lambda: nonet.cell_says(5, 1).startswith("6"), "the 6 on the board")
        nonet.press("radio button", "Set")
        nonet.click(nonet.find("list item", start="1 is the only candidate left in row 8, column 1"))
        nonet.wait_text("is the only candidate left in r8c1")
        nonet.key("Return")
        wait_until(lambda: nonet.cell_says(8, 1).startswith("1"), "the 1 on the board")


def a_narrow_window_shows_step_and_board_together(program, home):
    with opened(program, home, BIRD) as nonet:
        nonet.wait_cell(1, 1, "2, given")
        xdotool("windowsize", "--sync", nonet.window_id(), 400, 760)
        wait_until(lambda: nonet.has("push button", start="6"), "the keypad")
        nonet.focus()
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r5c1")
        nonet.wait_text("Naked Single")
        nonet.wait_gone("push button", start="6")
        nonet.press("push button", "Apply")
        wait_until(lambda: nonet.cell_says(5, 1).startswith("6"), "the 6 on the board")
        nonet.key("F4")
        nonet.wait_text("is the only candidate left in r8c1")
        nonet.key("Escape")
        wait_until(lambda: nonet.has("push button", start="6"), "the keypad again")
        nonet.key("F4")
        nonet.press("push button", "Close Explanation")
        wait_until(lambda: nonet.has("push button", start="6"), "the keypad once more")


if __name__ == "__main__":
    run()
