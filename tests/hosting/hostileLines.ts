import fc from 'fast-check';

/** Targets of known attacks on servers. `{base}` is the site's base path. */
const targets = [
  ...String.raw`
    //other.example/x.html //other.example/ //other.example/.. ///other.example// //other.example/index.html
    //other.example/%2e%2e //other.example/%2f.. //%5cother.example/x.html /%5cother.example/x/index.html
    /\other.example/.html /\other.example/index \\other.example/x.html /\/other.example/x/
    /.other.example/x.html /@other.example/x.html /%40other.example /:80/x.html /http://other.example/x.html
    http://other.example/x.html http://other.example//x/index.html https://other.example/index http:x.html
    /%0d%0aX-Injected:%20yes/x.html /x%0d%0aLocation:%20//other.example/.html /index.html?%0d%0aX-Injected:%20yes
    {base}overview/changelog%0d%0aX-Injected:%20yes.html {base}overview/changelog/%0a/index.html /%00 /x%00.html
    {base}%2e%2e/%2e%2e/etc/passwd {base}../../../etc/passwd {base}..%2f..%2fetc%2fpasswd /..;/..;/etc/passwd
    {base}assets/../../nginx.conf {base}assets/..%2f..%2f..%2fnginx.conf {base}..%5c..%5cnginx.conf /../log /.../log
    {base}%c0%ae%c0%ae/etc/passwd {base}%252e%252e/etc/passwd {base}..%c0%af..%c0%afetc/passwd {base}%uff0e%uff0e/x
    {base}.git/config {base}.env {base}.htaccess {base}package.json {base}docs/maps.conf {base}conf.d/default.conf
    {base}404.html {base}404.md {base}404.html.br {base}index.html.gz {base}index.html.br {base}.html {base}.md
    {base}assets/ {base}assets {base}assets/.html {base}img/index.html {base}fragments/ {base}downloads/index
    {base}index.html/ {base}index.html/index.html {base}overview/changelog.html/
    {base}overview/changelog/index.html.html {base}/overview/changelog.html {base}//overview/changelog/
    {base}overview//changelog /./{base}./overview/./changelog.html {base}overview/changelog.html?//other.example
    {base}overview/changelog/?next=https://other.example/ {base}mcp?\x {base}%6fverview/changelog.html
    {base}overview%2fchangelog.html {base}OVERVIEW/CHANGELOG.HTML {base}overview/changelog.HTML
    * ? ?x # x .html /.html /.html?x /index /index.html#//other.example /$host /$docs_page
    /% /%2 /%zz /%ff%fe /{base} /<script>.html /"><script> /' /;/x.html /~root/
  `
    .trim()
    .split(/\s+/),
  ...['/ x', '/x y.html', '/${request_uri}'],
  ...[`/${'a'.repeat(5000)}.html`, `/${'a/'.repeat(3000)}index.html`, `{base}${'../'.repeat(50)}etc/passwd`],
  ...[`/${'%2e'.repeat(2000)}`, `/?${'q'.repeat(20000)}`],
];

const host = 'Host: docs.example\r\nConnection: close\r\n\r\n';

/** Whole requests that are malformed outside their target. */
const requests = [
  `GET {base}\r\n\r\n`,
  `GET {base}index.html\r\n`,
  `GET {base}index.html HTTP/1.1\r\n\r\n`,
  `GET {base}index.html HTTP/1.0\r\n\r\n`,
  `GET {base}index.html HTTP/1.0\r\nHost: other.example\r\n\r\n`,
  `GET {base}index.html HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`,
  `GET {base}index.html HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
  `GET {base}index.html HTTP/1.1\r\nHost: other.example/x\r\nConnection: close\r\n\r\n`,
  `GET {base}index.html HTTP/1.1\r\nHost: docs.example\r\nX-Forwarded-Host: other.example\r\nConnection: close\r\n\r\n`,
  `GET {base}index.html HTTP/9.9\r\n${host}`,
  `GET {base}index.html HTTP/2.0\r\n${host}`,
  `GET  {base}index.html HTTP/1.1\r\n${host}`,
  `GET\t{base}index.html\tHTTP/1.1\r\n${host}`,
  `get {base}index.html HTTP/1.1\r\n${host}`,
  `G\u0000T {base} HTTP/1.1\r\n${host}`,
  `CONNECT other.example:443 HTTP/1.1\r\n${host}`,
  `TRACE {base} HTTP/1.1\r\n${host}`,
  `OPTIONS * HTTP/1.1\r\n${host}`,
  `PROPFIND {base} HTTP/1.1\r\n${host}`,
  `POST {base}x.html HTTP/1.1\r\nContent-Length: 5\r\n${host}GET /`,
  `POST {base} HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n${host}0\r\n\r\nGET`,
  `GET {base} HTTP/1.1\r\nContent-Length: -1\r\n${host}`,
  `GET {base} HTTP/1.1\r\nRange: bytes=0-,0-,0-,0-,0-,0-\r\n${host}`,
  `GET {base} HTTP/1.1\r\nRange: bytes=-99999999999999999999\r\n${host}`,
  `GET {base} HTTP/1.1\r\nAccept: ${'text/markdown;'.repeat(500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nAccept-Encoding: ${'br,'.repeat(2000)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nIf-None-Match: ${'"x",'.repeat(1500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nCookie: ${'a'.repeat(40_000)}\r\n${host}`,
  `\r\n\r\n\r\n`,
  `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
];

const piece = fc.constantFrom(
  ...String.raw`/ // \ %5c %2f .. . %2e %00 %0d%0a ? # @ : ; .html /index /index.html`.split(' '),
  ...'.md .br other.example http: {base} overview/changelog mcp assets 404 é $uri %'.split(' '),
  ' ',
);

/** Returns the given number of requests: all those listed here, then generated ones from a fixed seed. */
export function hostileRequests(base: string, count: number): Buffer[] {
  const generated = fc.sample(
    fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
    { numRuns: Math.max(0, count - targets.length - requests.length), seed: 18 },
  );
  const lines = [...targets, ...generated].map((target) => `GET ${target} HTTP/1.1\r\n${host}`);
  return [...requests, ...lines].map((request) => Buffer.from(request.replaceAll('{base}', base), 'utf8'));
}
