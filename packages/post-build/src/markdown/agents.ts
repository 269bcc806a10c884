import type { Heading, RootContent } from 'mdast';
import type { agentsFile, AgentsPart } from '../../../../src/config/agents.ts';
import type { SiteAddress } from './links.ts';
import type { MarkdownPage } from './pages.ts';
import { idOf, write } from './toMarkdown.ts';
import { visit } from 'unist-util-visit';

/** `AGENTS.md`: the parts that are configured, with what they take from the pages. */
export function agentsText(
  { title, intro, parts }: typeof agentsFile,
  pageAt: (route: string) => MarkdownPage | undefined,
  site: SiteAddress,
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
      ...part.take.map((take) => taken(take, pageAt, site)),
    ]),
  ];
  return `${blocks.map((block) => block.trim()).join('\n\n')}\n`;
}

function taken(
  { route, anchor, only }: AgentsPart['take'][number],
  pageAt: (route: string) => MarkdownPage | undefined,
  site: SiteAddress,
): string {
  const page = pageAt(route);
  const section = page && sectionAt(page.tree.children, anchor);
  const nodes = section && (only ? select(section, only) : section);
  if (!page || !nodes || nodes.length === 0) {
    throw new Error(
      `AGENTS.md takes from ${route}#${anchor}, and there is nothing such: see src/config/agents.ts`,
    );
  }
  const source = `Source: ${site.url}${page.file}#${anchor}`;
  return `${write({ type: 'root', children: nodes }).trim()}\n\n${source}`;
}

/** What stands under a heading, up to the next one of its level or above. */
function sectionAt(nodes: RootContent[], anchor: string): RootContent[] | undefined {
  const start = nodes.findIndex((node) => node.type === 'heading' && idOf(node) === anchor);
  if (start < 0) return undefined;
  const { depth } = nodes[start] as Heading;
  const length = nodes.slice(start + 1).findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return nodes.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** The nodes of one kind, wherever they are in the section, whole. */
function select(
  section: RootContent[],
  { node: kind, matching }: { node: string; matching?: RegExp },
): RootContent[] {
  const found: RootContent[] = [];
  visit({ type: 'root', children: section } as const, (node) => {
    if (node.type !== kind) return undefined;
    if (!matching || matching.test((node as { value?: string }).value ?? '')) found.push(node as RootContent);
    return 'skip';
  });
  return found;
}
