import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { releasedArchives } from '../../../history/src/archives.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { downloadsFolder } from '../../../../src/config/downloads.ts';
import type { CheckResult } from './Check.ts';

/**
 * The size limit of the docs in bytes, packed. Larger docs are a burden on every install. Each export of each entry has
 * a page.
 */
const DOCS_LIMIT = 300_000;

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Compares the archive that a release keeps with the one that npm packs, byte by byte and file by file. */
function compareWithServed(folder: string, archive: string): void {
  const served = path.join('build', downloadsFolder, path.basename(archive));
  const [packedFolder, servedFolder] = [archive, served].map((file, index) => {
    const target = path.join(folder, `${path.basename(file)}-${index}`);
    fs.mkdirSync(target);
    run('tar', ['-xzf', file, '-C', target]);
    return target;
  }) as [string, string];
  run('diff', ['--recursive', '--brief', packedFolder, servedFolder]);
}

/** Starts each command of a package as packed, since the compiled files next to the manifest are the packed ones. */
function startCommands(workspace: string): void {
  const manifest = JSON.parse(fs.readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    version: string;
    bin?: Record<string, string>;
  };
  for (const [name, file] of Object.entries(manifest.bin ?? {})) {
    const version = run(process.execPath, [path.join(workspace, file), '--version']).trim();
    if (version !== manifest.version)
      throw new Error(
        `${name} of ${workspace} reports version ${version}, and its package.json has ${manifest.version}`,
      );
  }
}

/** Throws an error about files that have no place in a package. */
function checkFiles(workspace: string, files: readonly { path: string }[]): void {
  const strays = files.filter(
    ({ path: file }) =>
      !/^(dist\/|docs\/.*\.md$|(AGENTS|CHANGELOG|README)\.md$|LICENSE$|package\.json$)/.test(file),
  );
  if (strays.length > 0)
    throw new Error(
      `${workspace} would publish ${strays.map((file) => file.path).join(', ')}. Remove them from "files" of its package.json, or allow them in packages/checks/src/registry/packages.ts`,
    );
}

/** Returns the number of pages of docs in a package, and their packed size. */
function measureDocs(
  workspace: string,
  files: readonly { path: string }[],
): { pages: number; bytes: number } {
  const docs = files.filter(({ path: file }) => /^(docs\/|AGENTS\.md$)/.test(file));
  const text = docs.map(({ path: file }) => fs.readFileSync(path.join(workspace, file), 'utf8')).join('');
  const bytes = gzipSync(text).length;
  if (docs.length === 0 || bytes > DOCS_LIMIT)
    throw new Error(
      `${workspace} would publish ${docs.length} pages of docs with ${bytes} bytes, packed. It needs at least one page, and at most ${DOCS_LIMIT} bytes`,
    );
  return { pages: docs.length, bytes };
}

function checkPackage(workspace: string, folder: string): string {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts=false', '--json', '--pack-destination', folder, '-w', workspace]),
  ) as { filename: string; files: { path: string }[]; size: number }[];
  if (!packed) throw new Error(`npm pack didn't report ${workspace}`);
  const archive = path.join(folder, packed.filename);
  run('publint', ['--strict', workspace]);
  checkFiles(workspace, packed.files);
  const { pages, bytes } = measureDocs(workspace, packed.files);
  if (!releasedArchives('.').some(({ name }) => name === packed.filename)) compareWithServed(folder, archive);
  startCommands(workspace);
  run('attw', [archive, '--profile', 'esm-only']);
  return `${workspace}: ${packed.files.length} files, ${packed.size} bytes packed, of which docs ${pages}, ${bytes}`;
}

/**
 * Packs both SDKs with their docs from the built site, and checks the packed files. Runs publint on the manifests and
 * are-the-types-wrong on the types for each kind of importer, and limits the size of the docs. Before a release,
 * compares each packed archive with the one that the site serves.
 */
export function checkPackages(): CheckResult {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  try {
    const summary = sdkPackages.map((sdk) => checkPackage(sdk.folder, folder)).join('; ');
    return { problems: [], summary };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
