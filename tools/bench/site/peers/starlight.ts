import { outsideFences, type MarkdownPage } from '../markdownPages.ts';
import { site } from '../../../../src/config/site.ts';
import type { SidebarEntry } from './sidebar.ts';

interface StarlightItem {
  label: string;
  link?: string;
  collapsed?: boolean;
  items?: StarlightItem[];
}

const item = ({ label, route, entries }: SidebarEntry): StarlightItem =>
  entries
    ? { label, collapsed: true, items: entries.map(item) }
    : { label, link: route?.replace(/(?=#|$)/, '/') };

/** Adapts links to Astro's folders for pages, and heading IDs, for which its Markdown has no syntax. */
const adapt = (line: string): string =>
  line
    .replace(
      /\]\(\/([^)#\s]*)(#[^)\s]*)?\)/g,
      (_, route: string, hash = '') => `](/${route ? `${route}/` : ''}${hash})`,
    )
    .replace(/^(#+ .*?) *\{#([\w-]+)\}\s*$/, '<a id="$2"></a>\n\n$1')
    .replace(/\{#([\w-]+)\}\s*$/, '<a id="$1"></a>');

/** Returns the files of a Starlight project with the pages, its default theme and its search. */
export function starlightProject(
  pages: readonly MarkdownPage[],
  { guides, sdk }: { guides: SidebarEntry[]; sdk: SidebarEntry[] },
): Map<string, string> {
  const options = {
    title: site.title,
    description: site.tagline,
    sidebar: [...guides, ...sdk].map(item),
  };
  return new Map([
    ['package.json', JSON.stringify({ private: true, type: 'module' })],
    [
      'astro.config.mjs',
      `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: ${JSON.stringify(site.url)},
  integrations: [starlight(${JSON.stringify(options)})],
});
`,
    ],
    [
      'src/content.config.mjs',
      `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ],
    ...pages.map(({ route, title, description, body }): [string, string] => [
      `src/content/docs/${route.slice(1) || 'index'}.md`,
      `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nslug: ${JSON.stringify(route.slice(1))}\n---\n\n${outsideFences(body, adapt)}`,
    ]),
  ]);
}
