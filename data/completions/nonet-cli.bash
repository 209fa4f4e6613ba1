# Completion of nonet-cli for bash: its commands, their options and what these can be, and files.
#
# SPDX-License-Identifier: GPL-3.0-or-later

_nonet_cli () {
  local word=${COMP_WORDS[COMP_CWORD]} option=
  local IFS=$'\n'
  # The shell takes --to=pdf for three words.
  if [[ $word == = ]]; then
    option=${COMP_WORDS[COMP_CWORD - 1]} word=
  elif ((COMP_CWORD > 2)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == = ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli --list-options | cut -f1; printf '%s\n' help --help --version)" -- "$word")
  elif ((COMP_CWORD == 2)) && [[ ${COMP_WORDS[1]} == help ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli --list-options | cut -f1)" -- "$word")
  elif [[ -n $option ]]; then
    local list=${word%"${word##*,}"}
    mapfile -t COMPREPLY < <(compgen -P "$list" -W "$(nonet-cli "${COMP_WORDS[1]}" --list-options "$option" 2>/dev/null)" -- "${word##*,}")
    compopt -o default
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(nonet-cli "${COMP_WORDS[1]}" --list-options 2>/dev/null | cut -f1; echo --help)" -- "$word")
    [[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
  else
    compopt -o default
  fi
}
complete -F _nonet_cli nonet-cli
