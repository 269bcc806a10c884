import { escapeHtml } from '../../model/src/escapeHtml.ts';

type Meta = readonly [attribute: 'name' | 'property', key: string, content: string];

export const metaTag = ([attribute, key, content]: Meta): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;

/** Returns structured data for search engines. It's escaped, since `</script>` in a text would end the element. */
export const jsonLdTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export function insertHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('the page has no </head>');
  return html.slice(0, end) + tags + html.slice(end);
}
