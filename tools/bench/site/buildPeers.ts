import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SiteName } from '../../../src/data/measurements.ts';
import { buildDirectory } from '../../../tests/support/build.ts';
import { type MarkdownPage, readMarkdownPages } from './markdownPages.ts';
import { peersFolder, writeProject } from './peers/project.ts';
import { sidebars } from './peers/sidebar.ts';
import { starlightProject } from './peers/starlight.ts';
import { vitepressProject } from './peers/vitepress.ts';
import { routes, starlightSite, vitepressSite, type Site } from './Site.ts';

/** Outside the repository, whose tools would otherwise read the folder's files. */
export const workFolder = path.join(os.tmpdir(), 'site-bench');

/** A site generator's project in its own folder, which can be built and edited. */
export interface Generator {
  name: SiteName;
  folder: string;
  site: Site;
  /** The commands of a build, run in the folder one after the other. */
  build: readonly (readonly string[])[];
  /** The command of the development server, without the port, which is the last argument. */
  dev: readonly string[];
  /** The command that checks the edited files. */
  check?: readonly string[];
  /** The caches and output of builds. */
  caches: readonly string[];
  /** The source file of the guide that is edited. */
  guide: string;
  /** The files with the pages, of a peer. */
  files?: (pages: readonly MarkdownPage[]) => Map<string, string>;
}

type Peer = Required<Omit<Generator, 'check'>>;

const entries = (pages: readonly MarkdownPage[]) =>
  sidebars(new Map(pages.map(({ route, title }) => [route, title])));

/** Returns both peers, each with its project in its own folder. */
export function peersIn(folder: string): Peer[] {
  const vitepress = path.join(folder, 'vitepress');
  const starlight = path.join(folder, 'starlight');
  return [
    {
      name: 'vitepress',
      folder: vitepress,
      build: [['node_modules/vitepress/bin/vitepress.js', 'build']],
      dev: ['node_modules/vitepress/bin/vitepress.js', 'dev', '--port'],
      guide: `${routes.guide.slice(1)}.md`,
      caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
      site: vitepressSite(path.join(vitepress, '.vitepress/dist')),
      files: (pages) => vitepressProject(pages, entries(pages)),
    },
    {
      name: 'starlight',
      folder: starlight,
      build: [['node_modules/astro/astro.js', 'build']],
      dev: ['node_modules/astro/astro.js', 'dev', '--port'],
      guide: `src/content/docs${routes.guide}.md`,
      caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
      site: starlightSite(path.join(starlight, 'dist')),
      files: (pages) => starlightProject(pages, entries(pages)),
    },
  ];
}

/** Builds this site's Markdown with each peer, unless its last build had the same input. */
export function buildPeers(): Site[] {
  const pages = readMarkdownPages(buildDirectory);
  return peersIn(workFolder).map((peer) => {
    const files = peer.files(pages);
    const lock = fs.readFileSync(path.join(peersFolder, 'package-lock.json'), 'utf8');
    const stamp = createHash('sha256')
      .update(JSON.stringify([...files, lock]))
      .digest('hex');
    const stampFile = path.join(peer.site.folder, '../bench.txt');
    if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return peer.site;
    console.log(`Building ${pages.length} pages with ${peer.name} in ${peer.folder}`);
    writeProject(peer.folder, files);
    for (const command of peer.build)
      execFileSync(process.execPath, command, {
        cwd: peer.folder,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    fs.writeFileSync(stampFile, stamp);
    return peer.site;
  });
}
