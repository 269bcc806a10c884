import { outsideFences, type MarkdownPage } from '../markdownPages.ts';
import { site } from '../../../../src/config/site.ts';
import type { Entry } from './sidebar.ts';

interface VitePressItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: VitePressItem[];
}

const item = ({ label, route, entries }: Entry): VitePressItem => ({
  text: label,
  ...(route === undefined ? {} : { link: route.replace(/(?=#|$)/, '.md') }),
  ...(entries ? { collapsed: true, items: entries.map(item) } : {}),
});

/** Links to files, as VitePress checks them; `{{` would be read as Vue's. An id stands on a heading only. */
const adapt = (line: string): string =>
  line
    .replace(
      /\]\(\/([^)#\s]*)(#[^)\s]*)?\)/g,
      (_, route: string, hash = '') => `](/${route || 'index'}.md${hash})`,
    )
    // An id of a heading may be the words of another, which VitePress refuses.
    .replace(/^(#+ .*?) *\{#([\w-]+)\}\s*$/, '<a id="$2"></a>\n\n$1')
    .replace(/^(?!#)(.*?)\{#([\w-]+)\}\s*$/, '$1<a id="$2"></a>')
    .replaceAll('{{', '&#123;&#123;');

/** The pages as a project of VitePress, with its own theme and its local search. */
export function vitepressProject(
  pages: readonly MarkdownPage[],
  { guides, sdk }: { guides: Entry[]; sdk: Entry[] },
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
