import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../facts/files.ts';
import { sdkPackages } from '../../../facts/packages.ts';

/** Where the archives are kept, from the root of the repository. */
export const packedFolder = 'node_modules/.cache/starter-app';

const WORK = 'work-';
const ARCHIVES = 'archives';
/** What is packed beside the code. */
const PACKED = ['package.json', 'CHANGELOG.md', 'README.md', 'LICENSE'];

/** A package as `npm pack` makes it. */
export interface PackedPackage {
  name: string;
  /** The archive, as an absolute path. */
  file: string;
}

interface Manifest {
  name: string;
  version: string;
}

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const archiveOf = ({ name, version }: Manifest) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** All that the archives are made from, as one hash: equal sources need no second compilation. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  for (const { folder } of sdkPackages) {
    for (const name of [...PACKED, 'tsconfig.build.json']) add(`${folder}/${name}`);
    for (const file of filesUnder(root, [`${folder}/src`], /\.tsx?$/)) add(file);
  }
  for (const file of ['tsconfig.json', 'node_modules/typescript/package.json']) add(file);
  add('src/plugins/starterApp/packPackages.ts');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packs both SDKs as they would be published, and gives their archives. They are compiled beside the repository's own
 * `dist` folders, which others may be using, and kept under `node_modules/.cache` until a source changes.
 */
export function packPackages(root: string): PackedPackage[] {
  const cache = path.join(root, packedFolder);
  const kept = path.join(cache, fingerprint(root));
  if (!fs.existsSync(kept)) {
    fs.mkdirSync(cache, { recursive: true });
    const outdated = fs.readdirSync(cache).filter((name) => !name.startsWith(WORK));
    const work = fs.mkdtempSync(path.join(cache, WORK));
    try {
      for (const { folder } of sdkPackages) pack(root, folder, work);
      // Another process may have been faster, with the same bytes.
      if (!fs.existsSync(kept)) fs.renameSync(path.join(work, ARCHIVES), kept);
    } finally {
      fs.rmSync(work, { recursive: true });
    }
    for (const name of outdated) fs.rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  return sdkPackages.map(({ folder }) => {
    const manifest = readManifest(path.join(root, folder));
    return { name: manifest.name, file: path.join(kept, archiveOf(manifest)) };
  });
}

function pack(root: string, folder: string, work: string): void {
  const source = path.join(root, folder);
  const target = path.join(work, folder);
  fs.mkdirSync(target, { recursive: true });
  for (const name of PACKED) fs.copyFileSync(path.join(source, name), path.join(target, name));
  const config = path.join(target, 'tsconfig.json');
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(source, 'tsconfig.build.json'),
      compilerOptions: {
        rootDir: path.join(source, 'src'),
        outDir: path.join(target, 'dist'),
        // What was compiled before this package, and not what may stand in the workspace's own `dist`.
        paths: Object.fromEntries(
          sdkPackages.map((own) => [own.name, [path.join(work, own.folder, 'dist/index.d.ts')]]),
        ),
      },
      include: [path.join(source, 'src')],
    }),
  );
  // It names files from where it runs.
  run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], root);
  const archives = path.join(work, ARCHIVES);
  fs.mkdirSync(archives, { recursive: true });
  // What npm would run before it packs makes the docs, of which a starter has no need.
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', archives], target);
}

/** Compilers and npm say what is wrong on their standard output. */
function run(program: string, args: string[], cwd: string): void {
  try {
    execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${path.basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`.trim());
  }
}
