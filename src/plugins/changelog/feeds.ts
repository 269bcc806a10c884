import type { Nodes } from 'mdast';
import type { Release } from './parseChangelog.ts';

/** What a feed says of itself. */
export interface FeedInfo {
  readonly title: string;
  readonly description: string;
  /** Address of the page that shows the releases. */
  readonly pageUrl: string;
  /** Address of the feed. */
  readonly feedUrl: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML and HTML, and drops control characters, which no XML may hold. */
export function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** What a parsed release may hold, as HTML. */
function toHtml(node: Nodes): string {
  const inner = () => ('children' in node ? node.children.map(toHtml).join('') : '');
  switch (node.type) {
    case 'text':
      return escapeXml(node.value);
    case 'inlineCode':
      return `<code>${escapeXml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'link':
      return `<a href="${escapeXml(node.url)}">${inner()}</a>`;
    case 'list':
      return node.ordered ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case 'listItem':
      return `<li>${inner()}</li>`;
    case 'paragraph':
      return `<p>${inner()}</p>`;
    default:
      throw new Error(`A node of type ${node.type} cannot be shown in a feed.`);
  }
}

function htmlOf({ summary, changes }: Release): string {
  const sections = [...changes].map(
    ([kind, entries]) => `<h3>${kind}</h3><ul>${entries.map(({ item }) => toHtml(item)).join('')}</ul>`,
  );
  return [...summary.map(toHtml), ...sections].join('');
}

const entriesOf = (releases: readonly Release[], pageUrl: string) =>
  releases.map((release) => ({
    title: escapeXml(`${release.source.name} ${release.version}`),
    url: escapeXml(`${pageUrl}#${release.anchor}`),
    category: escapeXml(release.source.name),
    at: new Date(release.date),
    html: escapeXml(htmlOf(release)),
  }));

/** An Atom 1.0 feed (RFC 4287) of the releases, newest first. */
export function atomFeed(releases: readonly Release[], info: FeedInfo): string {
  const entries = entriesOf(releases, info.pageUrl);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(info.pageUrl)}</id>
  <title>${escapeXml(info.title)}</title>
  <subtitle>${escapeXml(info.description)}</subtitle>
  <updated>${(entries[0]?.at ?? new Date(0)).toISOString()}</updated>
  <author><name>${escapeXml(info.title)}</name></author>
  <link rel="alternate" type="text/html" href="${escapeXml(info.pageUrl)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(info.feedUrl)}"/>
${entries
  .map(
    ({ title, url, category, at, html }) => `  <entry>
    <id>${url}</id>
    <title>${title}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <updated>${at.toISOString()}</updated>
    <category term="${category}"/>
    <content type="html">${html}</content>
  </entry>`,
  )
  .join('\n')}
</feed>
`;
}

/** An RSS 2.0 feed of the releases, newest first. */
export function rssFeed(releases: readonly Release[], info: FeedInfo): string {
  const entries = entriesOf(releases, info.pageUrl);
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(info.title)}</title>
    <link>${escapeXml(info.pageUrl)}</link>
    <description>${escapeXml(info.description)}</description>
    <language>en</language>
    <lastBuildDate>${(entries[0]?.at ?? new Date(0)).toUTCString()}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${escapeXml(info.feedUrl)}"/>
${entries
  .map(
    ({ title, url, category, at, html }) => `    <item>
      <title>${title}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${at.toUTCString()}</pubDate>
      <category>${category}</category>
      <description>${html}</description>
    </item>`,
  )
  .join('\n')}
  </channel>
</rss>
`;
}
