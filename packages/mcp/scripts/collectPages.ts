import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, writeFile } from '../../model/src/files.ts';
import type { SiteManifest } from '../src/site/loadSite.ts';
import type { Page } from '../src/site/Site.ts';

/** Files of the site for assistants, in addition to its pages. */
const FOR_ASSISTANTS = ['AGENTS.md', 'skill.md', 'llms.txt'];

/** Copies the pages' Markdown. The front matter of each file describes it. */
export function collectPages(build: string, folder: string): SiteManifest {
  const files = filesUnder(build, ['.'], /\.md$/).filter(
    (name) => !FOR_ASSISTANTS.includes(name) && !name.startsWith('.well-known/'),
  );
  const texts = files.map((name) => ({ name, text: fs.readFileSync(path.join(build, name), 'utf8') }));
  const home = texts.find(({ name }) => name === 'index.md');
  if (!home)
    throw new Error('build/index.md, the Markdown of the home page, is missing: run `npm run build` first');
  const { origin, pathname: baseUrl } = new URL(frontMatter(home.text, 'url', home.name));
  const copy = (name: string, text: string): string => {
    const file = path.posix.join('pages', name);
    writeFile(path.join(folder, file), text);
    return file;
  };
  const routeAt = (name: string) => `/${name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
  const movedTexts = texts.filter(({ text }) => /^moved: /m.test(frontMatterOf(text)));
  const moved = movedTexts.map(({ name, text }) => {
    const { pathname } = new URL(frontMatter(text, 'moved', name));
    return [routeAt(name), `/${pathname.slice(baseUrl.length).replace(/\/$/, '')}`] as const;
  });
  const pages = texts
    .filter((text) => !movedTexts.includes(text))
    .map(({ name, text }): Page => {
      const route = routeAt(name);
      // A part has the same content as the section of the page at its address.
      const { pathname, hash } = new URL(frontMatter(text, 'url', name));
      return {
        route,
        title: frontMatter(text, 'title', name),
        description: frontMatter(text, 'description', name),
        file: copy(name, text),
        ...(hash !== '' && { partOf: `/${pathname.slice(baseUrl.length)}` }),
      };
    });
  const extraPages = FOR_ASSISTANTS.filter((name) => fs.existsSync(path.join(build, name))).map(
    (name): Page => {
      const text = fs.readFileSync(path.join(build, name), 'utf8');
      const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
      return {
        route: `/${name.replace(/\.md$/, '')}`,
        title,
        description: '',
        file: copy(name.replace(/\.txt$/, '.md'), text),
      };
    },
  );
  return {
    url: origin,
    baseUrl,
    pages: [...pages, ...extraPages],
    ...(moved.length > 0 && { moved: Object.fromEntries(moved) }),
  };
}

const frontMatterOf = (text: string): string => text.slice(0, Math.max(text.indexOf('\n---', 4), 0));

function frontMatter(text: string, key: string, file: string): string {
  const value = new RegExp(`^${key}: (.*)$`, 'm').exec(frontMatterOf(text))?.[1];
  if (value === undefined)
    throw new Error(`build/${file}: the front matter has no ${key}. Run \`npm run build\` again`);
  return JSON.parse(value) as string;
}
