#!/bin/sh
# Render again every picture in originals/, one after another, and say how far it has got: a name that ends in
# `-by-night` is its scene at night, one that ends in `-detail` a part of it.
#   art/render-all.sh                the finished originals
#   art/render-all.sh '*-by-night'   those whose names match
#   art/render-all.sh '*' --draft    quick looks (800x600)
set -eu
here=$(dirname "$0")
log=$(mktemp)
trap 'rm -f "$log"' EXIT

pattern=${1:-*}
[ $# -eq 0 ] || shift
total=$(find "$here/originals" -maxdepth 1 -name "$pattern.png" | wc -l)
count=0

render() {
  count=$((count + 1))
  printf '[%2d/%d] %s ... ' "$count" "$total" "$*"
  if nice -n 19 blender -b -P "$here/render.py" -- "$@" >"$log" 2>&1 && grep -q '^DONE' "$log"; then
    sed -n 's/^DONE [^ ]* //p' "$log"
  else
    echo failed
    tail -n 20 "$log"
    exit 1
  fi
}

for original in "$here"/originals/$pattern.png; do
  name=$(basename "$original" .png)
  case $name in
    *-by-night) render "${name%-by-night}" --mode night "$@" ;;
    *-detail) render "${name%-detail}" --detail "$@" ;;
    *) render "$name" "$@" ;;
  esac
done
