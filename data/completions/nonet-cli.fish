# Completion of nonet-cli for fish: its commands, their options and what these can be, and files.
#
# SPDX-License-Identifier: GPL-3.0-or-later

function __nonet_cli_values
  set -l token (commandline -ct)
  set -l before (string match -r -- '^--[^=]*=.*,|^--[^=]*=' $token)
  for value in (nonet-cli $argv --list-options (string replace -r '=.*' '' -- $token) 2>/dev/null)
    echo $before$value
  end
end

set -l commands (nonet-cli --list-options | string replace -r '\t.*' '')
complete -c nonet-cli -n "not __fish_seen_subcommand_from $commands help" -f -a '(nonet-cli --list-options)'
complete -c nonet-cli -n '__fish_seen_subcommand_from help' -f -a '(nonet-cli --list-options)'
for command in $commands
  complete -c nonet-cli -n "__fish_seen_subcommand_from $command; and string match -qr -- '^-[^=]*\$' (commandline -ct)" \
    -a "(nonet-cli $command --list-options)"
  complete -c nonet-cli -n "__fish_seen_subcommand_from $command; and count (__nonet_cli_values $command) >/dev/null" \
    -f -a "(__nonet_cli_values $command)"
end
