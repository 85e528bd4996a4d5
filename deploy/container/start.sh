#!/bin/sh
# Starts the container's nginx. It listens on IPv6 too, where the machine has it; elsewhere it would stop at that line.
echo 'listen [::]:8080 default_server;' > /tmp/ipv6.conf
nginx -t -q 2> /dev/null || rm /tmp/ipv6.conf
exec nginx -g 'daemon off;'
