import type { ListItem, Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { site } from '../../../../src/config/site.ts';
import { heading, text, withoutPositions } from '../nodes.ts';
import type { Release } from './parseChangelog.ts';
import { longDate, readReleases } from './readReleases.ts';
import { changelogRoute } from './sources.ts';

/** Removes positions in the file from a node, and the site's address from its links. The files contain
 * absolute links, since they are also read in the repository. */
function makeLinksRelative<T extends Paragraph | ListItem>(node: T): T {
  visit(node, 'link', (link) => {
    if (link.url.startsWith(`${site.links.docs}/`)) link.url = link.url.slice(site.links.docs.length);
  });
  return withoutPositions(node);
}

function nodesOf({ source, version, date, anchor, summary, changes }: Release): RootContent[] {
  const isBreaking = [...changes.values()].flat().some((change) => change.isBreaking);
  const released: Paragraph = {
    type: 'paragraph',
    children: [
      text(`Released on ${longDate(date)}.`),
      ...(isBreaking
        ? [text(' '), { type: 'strong' as const, children: [text('This release has breaking changes.')] }]
        : []),
    ],
  };
  return [
    heading(2, `${source.name} ${version}`, { id: anchor }),
    released,
    ...summary.map(makeLinksRelative),
    ...[...changes].flatMap(([kind, entries]): RootContent[] => [
      // It's no useful search hit, so its content is found with its release.
      heading(3, kind, { id: `${anchor}-${kind.toLowerCase()}`, 'data-search-ignore': '' }),
      { type: 'list', spread: false, children: entries.map(({ item }) => makeLinksRelative(item)) },
    ]),
  ];
}

/** Number of releases on the home page. */
const LATEST = 4;

/** Returns a list of the latest releases, with only the newest of each source. */
function latestNodes(): RootContent[] {
  const listed = new Set<string>();
  const latest = readReleases().filter(({ source }) => !listed.has(source.name) && listed.add(source.name));
  return [
    {
      type: 'list',
      spread: false,
      children: latest.slice(0, LATEST).map(({ source, version, date, anchor, summary }): ListItem => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                url: `/${changelogRoute}#${anchor}`,
                children: [text(`${source.name} ${version}`)],
              },
              text(` ${longDate(date)}`),
            ],
          },
          ...summary.slice(0, 1).map(makeLinksRelative),
        ],
      })),
    },
  ];
}

/**
 * Replaces `<ChangelogEntries />` with the releases of every changelog file, and `<LatestReleases />` with the
 * newest ones. Since they are inserted as Markdown, their headings have anchors and are listed in the
 * table of contents, and the search and the plain-text pages contain them as well.
 */
export default function remarkChangelog() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || node.type !== 'mdxJsxFlowElement') return;
      const { name } = node;
      if (name !== 'ChangelogEntries' && name !== 'LatestReleases') return;
      const releases = name === 'LatestReleases' ? latestNodes() : readReleases().flatMap(nodesOf);
      (parent.children as RootContent[]).splice(index, 1, ...releases);
      return index + releases.length;
    });
  };
}
