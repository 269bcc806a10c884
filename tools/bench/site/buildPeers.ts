import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildDirectory } from '../../../tests/support/build.ts';
import { type MarkdownPage, readMarkdownPages } from './markdownPages.ts';
import { peersFolder, writeProject } from './peers/project.ts';
import { sidebars } from './peers/sidebar.ts';
import { starlightProject } from './peers/starlight.ts';
import { vitepressProject } from './peers/vitepress.ts';
import { starlightSite, vitepressSite, type Site } from './Site.ts';

/** Outside the repository, whose tools would otherwise read the folder's files. */
export const workFolder = path.join(os.tmpdir(), 'site-bench');

export interface Peer {
  name: 'vitepress' | 'starlight';
  /** The folder of its project. */
  folder: string;
  /** The command that builds it, run in its folder. */
  build: readonly string[];
  /** The command that starts its development server, without the port, which is the last argument. */
  dev: readonly string[];
  /** The folder of its pages. */
  content: string;
  /** The files and folders that it keeps between builds. */
  caches: readonly string[];
  site: Site;
  files: (pages: readonly MarkdownPage[]) => Map<string, string>;
}

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
      build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
      dev: ['node_modules/vitepress/bin/vitepress.js', 'dev', '--port'],
      content: '.',
      caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
      site: vitepressSite(path.join(vitepress, '.vitepress/dist')),
      files: (pages) => vitepressProject(pages, entries(pages)),
    },
    {
      name: 'starlight',
      folder: starlight,
      build: ['node_modules/astro/astro.js', 'build'],
      dev: ['node_modules/astro/astro.js', 'dev', '--port'],
      content: 'src/content/docs',
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
    execFileSync(process.execPath, peer.build, {
      cwd: peer.folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    fs.writeFileSync(stampFile, stamp);
    return peer.site;
  });
}
