#!/bin/bash
# Succeeds if the home page is served. Bash opens the connection, since the image has no HTTP client and needs none.
set -eu
# BASE_URL may have any spelling that a build accepts.
base="${BASE_URL-}"
base="/${base#/}"
base="${base%/}/"
exec 3<> "/dev/tcp/127.0.0.1/${1:-8080}"
printf 'HEAD %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$base" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
