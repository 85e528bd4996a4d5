import type { Redirect } from '@/lib/redirects';
import { cachedFolders, contentTypes, revalidate, securityHeaders, textFile } from '../lib/headers';

/** The site's own folder on the server, and in the container. */
export const siteFolder = '/srv/www/site';

const hsts = 'Strict-Transport-Security';
const generated = '# Written by "npm run deploy:config" from scripts/deploy/nginx.ts; changes go there.';

/** The types of texts; nginx compares them as they are sent, with their charset. */
const compressedTypes = new Set(
  Object.entries(contentTypes).flatMap(([extension, type]) => (textFile.test(`.${extension}`) ? [type] : [])),
);

/** A line for each entry of a record. */
const linesOf = (record: Readonly<Record<string, string>>, lineOf: (key: string, value: string) => string) =>
  Object.entries(record)
    .map(([key, value]) => lineOf(key, value))
    .join('\n');

/**
 * A line of the map of moved addresses. One step leads from any way of writing an old address to the new one; one that
 * is gone is named as it was, since the others lead to it first.
 */
const redirectLine = ({ from, to }: Redirect) =>
  String.raw`
    "~^${from.replaceAll('.', '\\.')}${to === 'gone' ? '' : String.raw`(?:\.html|/+)?`}$" "${to}";`;

/**
 * What the server blocks need from the http context. Every name begins with `site_`, so that other sites on the same
 * nginx are left alone. Only what is found may be kept: a missing file may come back, and a redirect may end.
 *
 * The addresses: `/what-we-do/` and `/what-we-do.html` lead to `/what-we-do`, as the canonicals have it. They are
 * read from `$request_uri`, which nginx has not decoded, so no line break gets into a header; two slashes in a row
 * or a backslash match nothing, so no redirect leaves the site.
 */
const mapsOf = (redirects: readonly Redirect[]) => String.raw`map "$status $uri" $site_cache_control {
    default "${revalidate}";
${linesOf(cachedFolders, (folder, value) => `    "~^(?:200|206|304) ${folder}" "${value}";`)}
}
map $request_uri $site_moved_to {
    default "";
    ~^/404\.html "";
    "~^/index(?:\.html)?/*(?<site_query>\?.*)?$" "/$site_query";
    "~^(?<site_path>(?:/[^/?\x5c]+)+)/+(?<site_query>\?.*)?$" "$site_path$site_query";
    "~^(?<site_path>(?:/[^/?\x5c]+)+)\.html(?<site_query>\?.*)?$" "$site_path$site_query";
}
# Addresses that have moved, or are gone: content/redirects.ts. Asked anew for the page that nginx sends with an error.
map $uri $site_redirect {
    volatile;
    default "";${redirects.map(redirectLine).join('')}
}
# RFC 9110 §15.5.6: who refuses a method says which it takes.
map $status $site_allow {
    default "";
    405 "GET, HEAD";
}`;

/** What every server block of the site does. @param transport Strict-Transport-Security as nginx writes values */
const site = (transport: string) => String.raw`    root ${siteFolder};
    default_type application/octet-stream;
    types {
${linesOf(contentTypes, (extension, type) => `        "${type}" ${extension};`)}
    }

${linesOf(securityHeaders, (name, value) => `    add_header ${name} ${name === hsts ? transport : `"${value}"`} always;`)}
    add_header Cache-Control $site_cache_control always;
    add_header Allow $site_allow always;

    # The build has made a .br of every text. Brotli needs nginx’s brotli module (Debian 12 and later:
    # libnginx-mod-http-brotli-static); without it, delete the line.
    brotli_static on;
    # For those who take no brotli.
    gzip on;
    gzip_min_length 1024;
    gzip_proxied any;
    gzip_vary on;
    gzip_types
${[...compressedTypes].map((type) => `        "${type}"`).join('\n')};

    server_tokens off;
    absolute_redirect off;
    client_max_body_size 1k;
    client_header_timeout 15s;
    client_body_timeout 15s;
    send_timeout 30s;

    # Whatever went wrong with an address, even one of 2 MB: the page with the ways on, and a real status. (494 is
    # nginx’s own number for headers that are too long. Over HTTP/2 it closes the connection instead, as it must.)
    error_page 400 403 404 410 414 /404.html;
    error_page 494 =400 /404.html;
    location = /404.html { internal; }

    if ($site_redirect = gone) { return 410; }
    if ($site_redirect) { return 301 $site_redirect$is_args$args; }
    if ($site_moved_to) { return 308 $site_moved_to; }
    location = / { try_files /index.html =404; }
    # A page is what-we-do.html, beside a folder what-we-do/ for the pages below it.
    location / { try_files $uri $uri.html =404; }

    # Files for the hosts and for nginx itself, and whatever begins with a dot.
    location ~ ^/(?:404|_not-found|_headers|_redirects)(?:$|[./]) { return 404; }
    location ~ (?:/\.(?!well-known/)|\.(?:br|gz)$) { return 404; }`;

/**
 * A complete site for an nginx of one's own: TLS, the redirects to the one host name, and the site.
 * @param origin the public origin of the site, such as https://www.company.com
 * @param redirects the addresses that have moved
 * @throws TypeError when it is no origin
 */
export function nginxSite(origin: string, redirects: readonly Redirect[]): string {
  const { hostname } = new URL(origin);
  const names = [...new Set([hostname, hostname.replace(/^www\./, '')])];
  return `${generated}
#
# For nginx 1.18 or later: put this file into /etc/nginx/conf.d/, the build’s out/ into ${siteFolder},
# and a certificate for ${names.join(' and ')} where the lines below look for it. Then: nginx -t && nginx -s reload

${mapsOf(redirects)}

server {
    listen 80;
    listen [::]:80;
    server_name ${names.join(' ')};
    server_tokens off;
    location /.well-known/acme-challenge/ { root /var/www/letsencrypt; }
    location / { return 308 https://${hostname}$request_uri; }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${names.join(' ')};
    ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:site:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

    if ($host != ${hostname}) { return 308 https://${hostname}$request_uri; }

${site(`"${securityHeaders[hsts]}"`)}
}
`;
}

/**
 * The whole configuration of the container (deploy/Dockerfile): nginx without root rights on port 8080, which writes
 * below /tmp alone, behind something that ends TLS. Strict-Transport-Security is sent for requests that came by https.
 */
export function nginxContainer(redirects: readonly Redirect[]): string {
  const http = `${mapsOf(redirects)}
map $http_x_forwarded_proto $site_transport {
    default "";
    https "${securityHeaders[hsts]}";
}

server {
    listen 8080 default_server;
    listen [::]:8080 default_server;
    server_name _;

${site('$site_transport')}
}`;
  return `${generated}

include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }

http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path /tmp/${name};`).join('\n')}
    access_log /dev/stdout;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;

${http.replace(/^(?=.)/gm, '    ')}
}
`;
}
