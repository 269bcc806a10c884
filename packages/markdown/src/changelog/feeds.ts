import { Feed } from 'feed';
import type { Nodes } from 'mdast';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';
import type { Release } from './parseChangelog.ts';

/** Metadata of a feed. */
export interface FeedInfo {
  readonly title: string;
  readonly description: string;
  /** Address of the page that shows the releases. */
  readonly pageUrl: string;
  /** Address of the feed. */
  readonly feedUrl: string;
}

/** Matches characters that XML doesn't allow, even if escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Converts the nodes that a parsed release may contain to HTML. */
function toHtml(node: Nodes): string {
  const inner = () => ('children' in node ? node.children.map(toHtml).join('') : '');
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${inner()}</a>`;
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
  return [...summary.map(toHtml), ...sections].join('').replace(FORBIDDEN, '');
}

/** Returns the releases as a feed, newest first. The text of each is in the field that the format provides for it. */
function feedOf(releases: readonly Release[], info: FeedInfo, field: 'content' | 'description'): Feed {
  const { title, description, pageUrl, feedUrl } = info;
  const feed = new Feed({
    id: pageUrl,
    title,
    description,
    link: pageUrl,
    feed: feedUrl,
    language: 'en',
    updated: new Date(releases[0]?.date ?? 0),
    author: { name: title },
    copyright: '',
  });
  for (const release of releases) {
    const { name } = release.source;
    const url = `${pageUrl}#${release.anchor}`;
    feed.addItem({
      id: url,
      title: escapeHtml(`${name} ${release.version}`),
      link: url,
      date: new Date(release.date),
      category: [{ name, term: name }],
      [field]: htmlOf(release),
    });
  }
  return feed;
}

/** Returns an Atom 1.0 feed (RFC 4287). */
export const atomFeed = (releases: readonly Release[], info: FeedInfo): string =>
  feedOf(releases, info, 'content').atom1();

export const rssFeed = (releases: readonly Release[], info: FeedInfo): string =>
  feedOf(releases, info, 'description').rss2();
