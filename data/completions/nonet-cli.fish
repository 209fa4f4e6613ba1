# Completion of nonet-cli for fish: its commands, their options, and files.
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -l commands (nonet-cli --list-options | string replace -r '\t.*' '')
complete -c nonet-cli -n "not __fish_seen_subcommand_from $commands help" -f -a '(nonet-cli --list-options)'
complete -c nonet-cli -n '__fish_seen_subcommand_from help' -f -a '(nonet-cli --list-options)'
for command in $commands
  complete -c nonet-cli -n "__fish_seen_subcommand_from $command; and string match -q -- '-*' (commandline -ct)" \
    -a "(nonet-cli $command --list-options)"
end
