import fs from 'node:fs';

type Meta = readonly [attribute: 'name' | 'property', key: string, content: string];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts meta tags and structured data at the end of a built page's head. */
export function addToHead(file: string, meta: readonly Meta[], data: object | undefined): void {
  const html = fs.readFileSync(file, 'utf8');
  const tags = meta.map(
    ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escape(content)}">`,
  );
  if (data) {
    // `</script>` in a text would end the element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    tags.push(`<script type="application/ld+json">${json}</script>`);
  }
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error(`${file} has no </head>`);
  fs.writeFileSync(file, html.slice(0, end) + tags.join('') + html.slice(end));
}
