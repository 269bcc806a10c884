#!/bin/bash
# Whether the home page is served. The image has no program that fetches, and needs none: bash opens the connection.
set -eu
# BASE_URL in any spelling that a build takes.
base="${BASE_URL-}"
base="/${base#/}"
base="${base%/}/"
exec 3<> "/dev/tcp/127.0.0.1/${1:-8080}"
printf 'HEAD %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$base" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
