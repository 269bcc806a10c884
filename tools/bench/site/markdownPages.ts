import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../src/config/markdownPath.ts';
import { readFrontMatter } from '../../../packages/model/src/frontMatter.ts';
import { site } from '../../../src/config/site.ts';
import { builtPaths } from '../../../tests/support/build.ts';

/** A page of this site in the Markdown that the build writes. */
export interface MarkdownPage {
  /** The route without a trailing slash. The home page's is empty. */
  route: string;
  title: string;
  description: string;
  /** The content below the title. Links between pages use routes. */
  body: string;
}

const FENCE = /^[ \t>]*(`{3,})/;
const FRONT_MATTER = /^---\n.*?\n---\n/s;
const AGENTS_NOTE = /^> For AI agents: .*\n+/m;

/** Changes the lines outside fenced code blocks. */
export function outsideFences(markdown: string, change: (line: string) => string): string {
  let open = '';
  return markdown
    .split('\n')
    .map((line) => {
      const ticks = FENCE.exec(line)?.[1] ?? '';
      if (!open && !ticks) return change(line);
      if (!open) open = ticks;
      else if (ticks.length >= open.length) open = '';
      return line;
    })
    .join('\n');
}

/** Reads every page of the build's Markdown, without the parts that readers don't see. */
export function readMarkdownPages(folder: string): MarkdownPage[] {
  const routes = builtPaths().map((route) => (route === '/' ? '' : route));
  const files = new Map(routes.map((route) => [markdownPath(route || '/', '/'), route]));
  /** Returns the route of a Markdown file. Sections of a long page have their own files, in a folder with its name. */
  const routeOf = (file: string, hash: string): string | undefined => {
    const pageRoute = files.get(file);
    if (pageRoute !== undefined) return `${pageRoute}${hash}`;
    const page = files.get(`${path.dirname(file)}.md`);
    return page === undefined ? undefined : `${page}${hash || `#${path.basename(file, '.md')}`}`;
  };
  const link = new RegExp(
    `\\]\\(${site.url.replace(/\/$/, '').replaceAll('.', '\\.')}(/[^)#\\s]*\\.md)(#[^)\\s]*)?\\)`,
    'g',
  );
  return [...files].flatMap(([file, route]) => {
    const full = path.join(folder, file);
    if (!fs.existsSync(full)) return [];
    const text = fs.readFileSync(full, 'utf8');
    const { title, description } = readFrontMatter(text).frontMatter as Record<string, string>;
    const body = text
      .replace(FRONT_MATTER, '')
      .replace(AGENTS_NOTE, '')
      .replace(/^\s*# .*\n/, '');
    return {
      route,
      title: title ?? '',
      description: description ?? '',
      body: outsideFences(body, (line) =>
        line.replace(link, (markup, target: string, hash = '') => {
          const to = routeOf(target, hash);
          return to === undefined ? markup : `](${to.startsWith('#') ? `/${to}` : to || '/'})`;
        }),
      ),
    };
  });
}
