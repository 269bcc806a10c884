/**
 * Packs both SDKs with their docs from the built site, and checks the packed files. Runs publint on the manifests and
 * are-the-types-wrong on the types for each kind of importer, and limits the size of the docs. Before a release,
 * compares each packed archive with the one that the site serves.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { releasedArchives } from '../../history/src/archives.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { downloadsFolder } from '../../../src/config/downloads.ts';

/**
 * The size limit of the docs in bytes, packed. Larger docs are a burden on every install. Each export of each entry has
 * a page.
 */
const DOCS_LIMIT = 270_000;

function run(program: string, args: string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(
    `${program} ${args.join(' ')} (in ${path.relative('.', cwd) || '.'}) failed:\n${stdout}${stderr}`,
  );
  process.exit(1);
}

/** Compares the archive that a release keeps with the one that npm packs, byte by byte and file by file. */
function compareWithServed(archive: string): void {
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
    if (version === manifest.version) continue;
    console.error(
      `${name} of ${workspace} reports version ${version}, and its package.json has ${manifest.version}`,
    );
    process.exit(1);
  }
}

const isReleased = (archive: string): boolean => releasedArchives('.').some(({ name }) => name === archive);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
try {
  for (const { folder: workspace } of sdkPackages) {
    const [packed] = JSON.parse(
      run('npm', ['pack', '--ignore-scripts=false', '--json', '--pack-destination', folder, '-w', workspace]),
    ) as {
      filename: string;
      files: { path: string }[];
      size: number;
    }[];
    if (!packed) throw new Error(`npm pack didn't report ${workspace}`);
    run('publint', ['--strict', workspace]);
    const strays = packed.files.filter(
      ({ path: file }) =>
        !/^(dist\/|docs\/.*\.md$|(AGENTS|CHANGELOG|README)\.md$|LICENSE$|package\.json$)/.test(file),
    );
    if (strays.length > 0) {
      console.error(
        `${workspace} would publish ${strays.map((file) => file.path).join(', ')}. Remove them from "files" of its package.json, or allow them in packages/checks/src/checkPackages.ts`,
      );
      process.exit(1);
    }
    const docs = packed.files.filter(({ path: file }) => /^(docs\/|AGENTS\.md$)/.test(file));
    const size = gzipSync(
      docs.map(({ path: file }) => fs.readFileSync(path.join(workspace, file), 'utf8')).join(''),
    ).length;
    if (docs.length === 0 || size > DOCS_LIMIT) {
      console.error(
        `${workspace} would publish ${docs.length} pages of docs with ${size} bytes, packed. It needs at least one page, and at most ${DOCS_LIMIT} bytes`,
      );
      process.exit(1);
    }
    if (!isReleased(packed.filename)) compareWithServed(path.join(folder, packed.filename));
    startCommands(workspace);
    run('attw', [path.join(folder, packed.filename), '--profile', 'esm-only']);
    console.log(
      `${workspace}: ${packed.files.length} files, ${packed.size} bytes packed, of which docs ${docs.length}, ${size}`,
    );
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
