#!/bin/sh
# Render every scene, one after another, and say how far it has got.
#   art/render-all.sh            the finished originals
#   art/render-all.sh --draft    quick looks (800x600)
set -eu
here=$(dirname "$0")
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Shown by day and by night, on the detail pages; the `row-` one small, beside the words of one section.
pairs="
real-estate cloud identity digital-transformation app-in-a-box power-apps
application-development api-development application-support third-party-api
dedicated-teams product-engineering
integration-location integration-property-data integration-documents
integration-payments integration-messaging integration-identity
row-three-keys
"
# Shown in one light only: the slides, the banners, the tiles, the stages.
single="
night-real-estate night-hire-us night-identity night-cloud night-third-party-api
night-digital-transformation night-app-in-a-box
site-office tool-store vacancy-front-end vacancy-dotnet
building-site-1 building-site-2 building-site-3 building-site-4 building-site-5
integration-family not-found
"
# Shown in part as well: the slides of the solution pages.
details="night-real-estate night-cloud night-third-party-api night-power-apps night-digital-transformation"
total=$(echo $single $details $pairs $pairs | wc -w)
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

for scene in $single; do render "$scene" "$@"; done
for scene in $details; do render "$scene" --detail "$@"; done
for scene in $pairs; do
  render "$scene" "$@"
  render "$scene" --mode night "$@"
done
