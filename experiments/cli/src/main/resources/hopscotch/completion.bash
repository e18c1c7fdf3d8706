
# What the script above cannot know: the parameters of a planner within quotes, and the maps and
# sets that are there when the key is pressed.

_hopscotch_planners='@PLANNERS@'
_hopscotch_sets='@SETS@'
_hopscotch_cache='@CACHE@'

# Prints what may follow in `id(`: parameters, and planners where it decorates one.
_hopscotch_parameters() {
  case $1 in
@PARAMETERS@
  esac
}

# Prints the known values of a parameter, `id.parameter`.
_hopscotch_values() {
  case $1 in
@VALUES@
  esac
}

# Prints the roots of maps: --maps of the line, else HOPSCOTCH_MAPS; and the cache.
_hopscotch_roots() {
  local i root=${HOPSCOTCH_MAPS:-}
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [ "${COMP_WORDS[i]}" = --maps ]; then root=${COMP_WORDS[i + 1]}; fi
  done
  case $root in
    '~'/*) root=$HOME/${root#*/} ;;
  esac
  printf '%s\n' "$root" "${HOPSCOTCH_CACHE:-$_hopscotch_cache}/maps"
}

# Prints the sets that are there; with a set, its maps as set/name.
_hopscotch_maps() {
  local root file
  _hopscotch_roots | while IFS= read -r root; do
    [ -d "$root" ] || continue
    if [ $# -eq 0 ]; then
      find -L "$root" -mindepth 1 -maxdepth 1 -type d ! -name '.*' | sed 's|.*/||'
    else
      find -L "$root/$1" -maxdepth 1 -name '*.map' 2>/dev/null | sed "s|.*/|$1/|; s|\.map\$||"
    fi
  done
}

# Offers those of the words on stdin that begin with $1, each with $2 before it.
_hopscotch_offer() {
  local one
  while IFS= read -r one; do
    case $one in
      "$1"*) COMPREPLY+=("$2$one") ;;
    esac
  done
  case ${COMPREPLY[0]} in
    */) compopt -o nospace 2>/dev/null ;;
  esac
}

# 'rays(hpa(cluster=16,en: the innermost planner that is open, what is typed of its parameter.
_hopscotch_spec() {
  local open rest part head planner one
  open=$(printf '%s\n' "$1" | sed -e ':a' -e 's/[a-z0-9]*([^()]*)//' -e 'ta')
  case $open in
    *\(*) ;;
    *)
      _hopscotch_offer "$1" '' < <(printf '%s\n' $_hopscotch_planners)
      return
      ;;
  esac
  rest=${open##*\(}
  part=${rest##*,}
  planner=${open%\(*}
  planner=${planner##*[\(,]}
  head=${1%"$part"}
  case $part in
    *=*) _hopscotch_value "$planner" "${part%%=*}" "${part#*=}" "$head" ;;
    *)
      _hopscotch_offer "$part" "$head" < <(_hopscotch_parameters "$planner" | tr ' ' '\n')
      if [ ${#COMPREPLY[@]} -ne 1 ]; then return; fi
      one=${COMPREPLY[0]}
      case $one in
        *=)
          one=${one#"$head"}
          COMPREPLY=()
          _hopscotch_value "$planner" "${one%=}" '' "$head"
          ;;
        *) COMPREPLY=("$one(" "$one)") ;;
      esac
      ;;
  esac
}

# Offers the values of parameter $2 of planner $1 that begin with $3, each after $4. A single match
# would close the quote, and more is to come; so there are always two.
_hopscotch_value() {
  _hopscotch_offer "$3" "$4$2=" < <(_hopscotch_values "$1.$2" | tr ' ' '\n')
  if [ ${#COMPREPLY[@]} -eq 1 ]; then COMPREPLY=("${COMPREPLY[0]}," "${COMPREPLY[0]})"); fi
}

# Completes an option of $1 as every kind of problem does, where no word has told which it is.
_hopscotch_kinds() {
  local kind found=()
  for kind in map query walk team; do
    declare -F "_picocli_hopscotch_$1_$kind" >/dev/null || continue
    COMPREPLY=()
    "_picocli_hopscotch_$1_$kind"
    found+=("${COMPREPLY[@]}")
  done
  local IFS=$'\n'
  COMPREPLY=($(printf '%s\n' "${found[@]}" | sort -u))
}

_complete_hopscotch_names() {
  local line=${COMP_LINE:0:COMP_POINT}
  local word=${line##*[[:space:]]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command=${COMP_WORDS[1]} kind=
  COMPREPLY=()
  if [ "$command" = datasets ]; then command="datasets ${COMP_WORDS[2]}"; fi
  case $word in
    [\'\"]*)
      _hopscotch_spec "${word#?}"
      return
      ;;
    -*) ;;
    *)
      case $before in
        --map) kind=map ;;
        --set) kind=set ;;
        -*) ;;
        *)
          case "$command $before" in
            'render map' | 'render query' | 'render team') kind=map ;;
          esac
          case $command in
            "$before" | "datasets $before" | verify | 'datasets fetch' | 'datasets verify') kind=$command ;;
          esac
          ;;
      esac
      ;;
  esac
  case $kind in
    map | render | trace | view | 'datasets info')
      case $word in
        */*) _hopscotch_offer "$word" '' < <(_hopscotch_maps "${word%/*}" | sort -u) ;;
        *) _hopscotch_offer "$word" '' < <(_hopscotch_maps | sort -u | sed 's|$|/|') ;;
      esac
      ;;
    set | verify | 'datasets fetch' | 'datasets verify')
      _hopscotch_offer "$word" '' \
        < <({ printf '%s\n' $_hopscotch_sets; _hopscotch_maps; } | sort -u)
      ;;
    *)
      case "$command ${COMP_WORDS[2]} $before $word" in
        *' map '* | *' query '* | *' walk '* | *' team '*) _complete_hopscotch ;;
        'solve '*' -'* | 'render '*' -'*) _hopscotch_kinds "$command" ;;
        *) _complete_hopscotch ;;
      esac
      ;;
  esac
}

complete -F _complete_hopscotch_names -o default hopscotch hopscotch.sh hopscotch.bash
