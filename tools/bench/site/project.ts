import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '../../../packages/checks/src/brandSync/fileEdits.ts';
import { writeFile } from '../../../packages/model/src/files.ts';
import type { SiteName } from '../../../src/data/measurements.ts';
import { buildDirectory, readSitemap } from '../../../tests/support/build.ts';
import { peersIn, type Generator } from './buildPeers.ts';
import { outsideFences, type MarkdownPage, readMarkdownPages } from './markdownPages.ts';
import { linkAllPackages } from '../../../tests/support/linkPackages.ts';
import { clearProject, writeProject } from './peers/project.ts';
import { hereSite, routes } from './Site.ts';

const SAMPLE_EVERY = 200;
/** The length from which a page isn't copied. The checks refuse one of 100 kB as a source. */
const LONG_PAGE = 90_000;
const PAGES_PER_CATEGORY = 50;
/** The memory in bytes above which a build is stopped, before the machine has none left. */
const MOST_MEMORY = 0.8 * os.totalmem();

/** A project whose files are written, and the number of its pages. */
export interface Project extends Generator {
  pages: number;
}

/** Returns a copy of a page, with its own route, title and description. */
const copyOf = (page: MarkdownPage, copy: number, index: number): MarkdownPage => ({
  route: `/copies/${copy}${page.route || '/home'}`,
  title: `${page.title} (${copy}.${index + 1})`,
  // Titles and descriptions are unique, and descriptions neither short nor long.
  description: `One of many pages, number ${index + 1} of copy ${copy}, which show how builds and first visits grow with more pages than the site has.`,
  body: page.body,
});

/** Returns copies of the pages, as many as are needed for a total of `count` pages. */
function extraPages(pages: readonly MarkdownPage[], count: number): MarkdownPage[] {
  const copied = pages.filter(({ body }) => body.length < LONG_PAGE);
  const added: MarkdownPage[] = [];
  for (let copy = 1; pages.length + added.length < count; copy += 1) {
    added.push(
      ...copied.slice(0, count - pages.length - added.length).map((page, index) => copyOf(page, copy, index)),
    );
  }
  return added;
}

/** Copies this repository's own files to another folder, and adds pages as plain Markdown. */
function writeHere(folder: string, added: readonly MarkdownPage[]): void {
  clearProject(folder);
  for (const file of repositoryFiles('.')) fs.cpSync(file, path.join(folder, file));
  linkAllPackages(path.resolve('.'), folder);
  const sitemap = readSitemap();
  for (const { route, title, description, body } of added) {
    const file = path.join(folder, 'docs', `${route.slice(1)}.md`);
    const text = outsideFences(body, (line) =>
      line
        .replace(/ *\{#[\w-]+\}\s*$/, '')
        // The checks of a build refuse links that the host would redirect.
        .replace(/(?<=\]\()(\/[^)#\s]+[^)#\s/])(?=[)#])/g, (to) =>
          sitemap.includes(`${to}/</loc>`) ? `${to}/` : to,
        ),
    );
    writeFile(
      file,
      `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`,
    );
  }
  if (added.length === 0) return;
  const ids = added.map(({ route }) => route.slice(1));
  // A list of all of them on each page would be most of its HTML.
  const items = Array.from({ length: Math.ceil(ids.length / PAGES_PER_CATEGORY) }, (_, index) => {
    const start = index * PAGES_PER_CATEGORY;
    const some = JSON.stringify(ids.slice(start, start + PAGES_PER_CATEGORY));
    return `{ type: 'category', label: 'Copies ${index + 1}', items: ${some} },\n`;
  });
  editFile(path.join(folder, 'sidebars.ts'), /(?= {2}\],\n\};)/, items.join(''));
  // A site of that size would need another index for assistants.
  editFile(path.join(folder, 'src/config/markdown.ts'), /(?<=indexLimit: )[\d_]+/, '10_000_000');
}

function editFile(file: string, place: RegExp, text: string): void {
  const before = fs.readFileSync(file, 'utf8');
  if (!place.test(before)) throw new Error(`${file} has nothing that the benchmark can edit: ${place}`);
  fs.writeFileSync(
    file,
    before.replace(place, () => text),
  );
}

/** Writes the projects of this site and both peers, each in its own folder, with at least `count` pages. */
export function writeProjects(folder: string, count = 0, only?: SiteName): Project[] {
  const pages = readMarkdownPages(buildDirectory);
  const added = extraPages(pages, count);
  const all = [...pages, ...added];
  const here = path.join(folder, 'here');
  const thisSite: Generator = {
    name: 'here',
    folder: here,
    site: hereSite(path.join(here, 'build')),
    build: [
      ['node_modules/tsx/dist/cli.mjs', 'tools/scripts/generate.ts'],
      ['node_modules/tsx/dist/cli.mjs', 'tools/scripts/build.ts'],
    ],
    dev: ['node_modules/tsx/dist/cli.mjs', 'tools/scripts/start.ts', '--no-open', '--port'],
    check: ['node_modules/tsx/dist/cli.mjs', 'tools/scripts/check.ts', '--base', 'main'],
    caches: [
      '.docusaurus',
      'build',
      'node_modules/.cache',
      'api/sdk-base',
      'api/sdk-react',
      'openapi/generated',
      'packages/sdk-base/src/generated',
      'packages/sdk-base/src/server/generated',
      'src/brand/generated',
    ],
    guide: `docs${routes.guide}.mdx`,
  };
  const selected = [thisSite, ...peersIn(folder)].filter(({ name }) => only === undefined || name === only);
  return selected.map((generator) => {
    if (generator.files) writeProject(generator.folder, generator.files(all));
    else writeHere(generator.folder, added);
    return { ...generator, pages: all.length };
  });
}

export function removeCaches({ folder, caches }: Project): void {
  for (const name of caches) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Returns the environment of a build, which is that of a reader of the README. */
export const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: '',
  SITE_DIR: '',
  // Includes the programs that a build starts by name.
  PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
});

/** Returns the resident memory of a process and of all that it has started, in bytes. */
async function treeMemory(root: number): Promise<number> {
  const listing = spawn('ps', ['-e', '-o', 'pid=,ppid=,rss=']);
  let text = '';
  listing.stdout.on('data', (part) => (text += part));
  await new Promise((resolve) => listing.once('close', resolve));
  const processes = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const memoryOf = (pid: number, own = 0): number =>
    processes
      .filter(([, parent]) => parent === pid)
      .reduce((sum, [child = 0, , kilobytes = 0]) => sum + memoryOf(child, kilobytes * 1024), own);
  return memoryOf(root, (processes.find(([pid]) => pid === root)?.[2] ?? 0) * 1024);
}

const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function run(folder: string, command: readonly string[]): Promise<number> {
  // In its own process group, so that it can be stopped with its child processes.
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: environment(folder),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let highest = 0;
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (isRunning) {
    highest = Math.max(highest, await treeMemory(child.pid ?? 0));
    if (highest > MOST_MEMORY && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
      throw new Error(
        `${command.join(' ')} was stopped in ${folder}, since it took ${inGigabytes(highest)} of this machine's ` +
          `${inGigabytes(os.totalmem())} of memory. Run it on a larger machine, or leave this part out.`,
      );
    }
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY))]);
  }
  const status = await ended;
  if (status !== 0) throw new Error(`${command.join(' ')} failed in ${folder}:\n${output.slice(-4000)}`);
  return highest;
}

/** Builds a project, and returns the time in milliseconds and the peak memory in bytes. */
export async function build({ folder, build: commands }: Project): Promise<{ time: number; memory: number }> {
  const start = performance.now();
  let memory = 0;
  for (const command of commands) memory = Math.max(memory, await run(folder, command));
  return { time: performance.now() - start, memory };
}

export async function runTimed(folder: string, command: readonly string[]): Promise<number> {
  const start = performance.now();
  await run(folder, command);
  return performance.now() - start;
}

export function editGuide({ folder, guide }: Project, sentence: string): void {
  fs.appendFileSync(path.join(folder, guide), `\n${sentence}\n`);
}
