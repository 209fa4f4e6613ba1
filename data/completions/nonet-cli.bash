# Completion of nonet-cli for bash: its commands, their options, the formats that are written, and files.
#
# SPDX-License-Identifier: GPL-3.0-or-later

_nonet_cli () {
  local word=${COMP_WORDS[COMP_CWORD]}
  local IFS=$'\n'
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli --list-options | cut -f1; printf '%s\n' help --help --version)" -- "$word")
  elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} == help ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli --list-options | cut -f1)" -- "$word")
  elif ((COMP_CWORD > 2)) && [[ ${COMP_WORDS[*]: -3:2} == --to$'\n'= || ${COMP_WORDS[*]: -2} == --to$'\n'= ]]; then
    # Help lists the formats, each with two spaces before it.
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli "${COMP_WORDS[1]}" --help | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p')" -- "${word#=}")
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli "${COMP_WORDS[1]}" --list-options 2>/dev/null | cut -f1; echo --help)" -- "$word")
    [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
  else
    compopt -o default
  fi
}
complete -F _nonet_cli nonet-cli
