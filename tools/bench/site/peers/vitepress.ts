import { outsideFences, type MarkdownPage } from '../markdownPages.ts';
import { site } from '../../../../src/config/site.ts';
import type { SidebarEntry } from './sidebar.ts';

interface VitePressItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: VitePressItem[];
}

const item = ({ label, route, entries }: SidebarEntry): VitePressItem => ({
  text: label,
  ...(route === undefined ? {} : { link: route.replace(/(?=#|$)/, '.md') }),
  ...(entries ? { collapsed: true, items: entries.map(item) } : {}),
});

/** Adapts links to files, which VitePress checks, IDs, which only headings can have, and `{{`, which Vue parses. */
const adapt = (line: string): string =>
  line
    .replace(
      /\]\(\/([^)#\s]*)(#[^)\s]*)?\)/g,
      (_, route: string, hash = '') => `](/${route || 'index'}.md${hash})`,
    )
    // A heading's ID may equal the slug of another heading, which VitePress rejects.
    .replace(/^(#+ .*?) *\{#([\w-]+)\}\s*$/, '<a id="$2"></a>\n\n$1')
    .replace(/^(?!#)(.*?)\{#([\w-]+)\}\s*$/, '$1<a id="$2"></a>')
    .replaceAll('{{', '&#123;&#123;');

/** Returns the files of a VitePress project with the pages, its default theme and its local search. */
export function vitepressProject(
  pages: readonly MarkdownPage[],
  { guides, sdk }: { guides: SidebarEntry[]; sdk: SidebarEntry[] },
): Map<string, string> {
  const config = {
    title: site.title,
    description: site.tagline,
    themeConfig: {
      nav: [
        { text: 'Guides', link: '/products/apis_sdks' },
        { text: 'SDKs', link: '/api/introduction' },
      ],
      sidebar: { '/api/': sdk.map(item), '/': guides.map(item) },
      search: { provider: 'local' },
    },
  };
  return new Map([
    ['package.json', JSON.stringify({ private: true, type: 'module' })],
    ['.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`],
    ...pages.map(({ route, title, description, body }): [string, string] => [
      `${route.slice(1) || 'index'}.md`,
      `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title.replaceAll('{{', '&#123;&#123;')}\n\n${outsideFences(body, adapt)}`,
    ]),
  ]);
}
