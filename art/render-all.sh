#!/bin/sh
# Render every scene, one after another, and say how far it has got.
#   art/render-all.sh            the finished originals (1600x1200)
#   art/render-all.sh --draft    quick looks (800x600)
set -eu
here=$(dirname "$0")
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The order in which the pictures are first seen: the home page, the inner
# pages, and last the page that nobody should see.
scenes="
night-real-estate night-hire-us night-identity night-cloud night-third-party-api
night-digital-transformation night-app-in-a-box
real-estate cloud identity digital-transformation app-in-a-box power-apps
application-development api-development application-support third-party-api
dedicated-teams product-engineering integration-family
not-found night-power-apps
"
total=$(echo $scenes | wc -w)
count=0
for scene in $scenes; do
  count=$((count + 1))
  printf '[%2d/%d] %s ... ' "$count" "$total" "$scene"
  if nice -n 19 blender -b -P "$here/render.py" -- "$scene" "$@" >"$log" 2>&1 && grep -q '^DONE' "$log"; then
    sed -n 's/^DONE [^ ]* //p' "$log"
  else
    echo failed
    tail -n 20 "$log"
    exit 1
  fi
done
