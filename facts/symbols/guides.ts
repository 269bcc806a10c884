import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { routeOf } from '../routes.ts';

/** A page written by hand, in which names of the SDKs are links. */
export interface Guide {
  /** Path from the root, with `/`. */
  file: string;
  text: string;
  title: string;
  /** Where it is served; undefined where no reader gets to it by itself. */
  route: string | undefined;
}

/** The text of the changelog comes from the packages' own files, and speaks of what was. */
const NO_GUIDES = new Set(['docs/overview/changelog.mdx']);

const FOLDERS = [
  { directory: 'docs', pattern: /\.mdx$/, routeBase: '/' },
  { directory: 'api', pattern: /^[^/]*\.mdx$/, routeBase: '/api' },
  { directory: 'src/pages', pattern: /\.mdx$/, routeBase: undefined },
];

/** Guides, the hand-written pages of the reference, and the parts of the home page. */
export function readGuides(root: string): Guide[] {
  return FOLDERS.flatMap(({ directory, pattern, routeBase }) =>
    fs
      .readdirSync(path.join(root, directory), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => pattern.test(name) && !NO_GUIDES.has(`${directory}/${name}`))
      .toSorted()
      .map((name) => readGuide(root, directory, name, routeBase)),
  );
}

function readGuide(root: string, directory: string, name: string, routeBase: string | undefined): Guide {
  const file = `${directory}/${name}`;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const front = (parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') ?? {}) as Record<string, unknown>;
  const isHidden = front.draft === true || front.unlisted === true || routeBase === undefined;
  return {
    file,
    text,
    title: String(front.title ?? name),
    route: isHidden ? undefined : routeOf(name.replace(/\.mdx$/, ''), routeBase, front.slug),
  };
}
