import type { Heading, RootContent } from 'mdast';
import type { agentsFile, PageSection } from '../../../../src/config/agents.ts';
import { withoutCache } from '../../../model/src/cache/Cache.ts';
import type { SiteAddress } from './links.ts';
import type { ConvertedPage } from './MarkdownPage.ts';
import { idOf, stringifyTree } from './toMarkdown.ts';
import { visit } from 'unist-util-visit';

/** Returns the text of `AGENTS.md`, which has the configured parts with their excerpts from the pages. */
export function agentsText(
  { title, intro, parts }: typeof agentsFile,
  pageAt: (route: string) => ConvertedPage | undefined,
  site: SiteAddress,
  memoize = withoutCache,
): string {
  const root = site.url + site.baseUrl;
  const blocks = [
    `# ${title}`,
    intro,
    '## Read the docs as Markdown',
    [
      `- All pages by section: [llms.txt](${root}llms.txt).`,
      `- Each page as Markdown: its address without a slash at the end, and \`.md\`.`,
    ].join('\n'),
    ...parts.flatMap((part) => [
      `## ${part.heading}`,
      part.text,
      ...part.take.map((take) => {
        const page = pageAt(take.from.replace(/#.*/, ''));
        const key = ['excerpt', JSON.stringify([take, site, page?.file]), ...(page?.key ?? [])];
        return memoize(key, () => excerptText(take, page, site));
      }),
    ]),
  ];
  return `${blocks.map((block) => block.trim()).join('\n\n')}\n`;
}

function excerptText(
  { from, only, matching = '^import ' }: PageSection,
  page: ConvertedPage | undefined,
  site: SiteAddress,
): string {
  const [, anchor = ''] = from.split('#');
  const section = page && sectionAt(page.tree.children, anchor);
  const nodes =
    section && (only ? select(section, only, new RegExp(only === 'code' ? matching : '')) : section);
  if (!page || !nodes || nodes.length === 0) {
    throw new Error(
      `AGENTS.md: ${from} has no ${only ? `matching ${only}` : 'content'}, or there is no such heading. Correct it in src/config/agents.json`,
    );
  }
  const source = `Source: ${site.url}${page.file}#${anchor}`;
  return `${stringifyTree({ type: 'root', children: nodes }).trim()}\n\n${source}`;
}

/** Returns the content below a heading, up to the next heading of the same or a higher level. */
function sectionAt(nodes: RootContent[], anchor: string): RootContent[] | undefined {
  const start = nodes.findIndex((node) => node.type === 'heading' && idOf(node) === anchor);
  if (start < 0) return undefined;
  const { depth } = nodes[start] as Heading;
  const length = nodes.slice(start + 1).findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return nodes.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** Returns all nodes of one kind in a section, at any depth. */
function select(section: RootContent[], kind: string, matching: RegExp): RootContent[] {
  const selected: RootContent[] = [];
  visit({ type: 'root', children: section } as const, (node) => {
    if (node.type !== kind) return undefined;
    if (matching.test((node as { value?: string }).value ?? '')) selected.push(node as RootContent);
    return 'skip';
  });
  return selected;
}
