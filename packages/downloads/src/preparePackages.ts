import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../model/src/files.ts';
import { mcpPackage, sdkPackages } from '../../model/src/packages.ts';
import { buildServer } from '../../mcp/scripts/buildServer.ts';
import { emitDeclarations } from '../../mcp/scripts/emitDeclarations.ts';

/** Cache folder for compiled packages, relative to the root of the repository. */
export const preparedFolder = 'node_modules/.cache/packages';

/** Folders of the sources that the MCP server is bundled from. */
export const serverSources = ['packages/mcp/src', 'packages/search/src', 'packages/model/src'];

const WORK = 'work-';

/** Configurations of a package's library and of its optional command, each with its source folder. */
const COMPILATIONS = { 'tsconfig.build.json': 'src', 'tsconfig.command.json': 'src/command' } as const;

const configsOf = (root: string, folder: string) =>
  Object.keys(COMPILATIONS).filter((name) =>
    fs.existsSync(path.join(root, folder, name)),
  ) as (keyof typeof COMPILATIONS)[];

/** Hashes all inputs of the compilation, so that unchanged sources aren't compiled again. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  for (const { folder } of sdkPackages) {
    for (const name of ['package.json', ...configsOf(root, folder)]) add(`${folder}/${name}`);
    for (const file of filesUnder(root, [`${folder}/src`], /\.tsx?$/)) add(file);
  }
  for (const file of filesUnder(root, serverSources, /\.ts$/)) add(file);
  for (const file of ['tsconfig.json', 'package-lock.json', `${mcpPackage.folder}/package.json`]) add(file);
  for (const file of ['buildServer.ts', 'emitDeclarations.ts']) add(`${mcpPackage.folder}/scripts/${file}`);
  add('packages/downloads/src/preparePackages.ts');
  return hash.digest('hex').slice(0, 16);
}

const folderOf = (root: string): string => path.join(root, preparedFolder, fingerprint(root));

/** Whether the packages have been compiled from their current sources. */
export const isPrepared = (root: string): boolean => fs.existsSync(folderOf(root));

/**
 * Compiles the packages, and returns the folder with the `dist` of each and, in `types`, the SDKs' types for the MCP
 * server. It is separate from the repository's own `dist` folders, which other processes may be using, and is cached
 * until a source changes.
 */
export function preparePackages(root: string): string {
  const cache = path.join(root, preparedFolder);
  const cached = folderOf(root);
  if (fs.existsSync(cached)) return cached;
  fs.mkdirSync(cache, { recursive: true });
  const outdated = fs
    .readdirSync(cache)
    .toSorted()
    .filter((name) => !name.startsWith(WORK));
  const work = fs.mkdtempSync(path.join(cache, WORK));
  try {
    for (const { folder } of sdkPackages) compile(root, folder, work);
    buildServer(path.join(root, mcpPackage.folder), path.join(work, mcpPackage.folder, 'dist'));
    emitDeclarations(root, path.join(work, 'types'));
    // Another process may have been faster, with the same files.
    if (!fs.existsSync(cached)) fs.renameSync(work, cached);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  for (const name of outdated) fs.rmSync(path.join(cache, name), { recursive: true, force: true });
  return cached;
}

function compile(root: string, folder: string, work: string): void {
  const source = path.join(root, folder);
  const target = path.join(work, folder);
  fs.mkdirSync(target, { recursive: true });
  // Tells the compiler that these are ES modules.
  fs.copyFileSync(path.join(source, 'package.json'), path.join(target, 'package.json'));
  for (const name of configsOf(root, folder)) compileAs(name, root, folder, work);
  for (const file of filesUnder(target, ['dist'], /\.map$/)) rewriteSourceMap(source, target, file);
}

function compileAs(name: keyof typeof COMPILATIONS, root: string, folder: string, work: string): void {
  const source = path.join(root, folder);
  const target = path.join(work, folder);
  const config = path.join(target, 'tsconfig.json');
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(source, name),
      compilerOptions: {
        rootDir: path.join(source, 'src'),
        outDir: path.join(target, 'dist'),
        // The packages that were compiled before this one, instead of the workspace's own `dist` folders.
        paths: Object.fromEntries(
          sdkPackages.map((sdk) => [sdk.name, [path.join(work, sdk.folder, 'dist/index.d.ts')]]),
        ),
      },
      include: [path.join(source, COMPILATIONS[name])],
    }),
  );
  // The compiler reports files relative to its working directory.
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', config], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // The compiler reports errors on its standard output.
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${folder} does not compile:\n${stdout}${stderr}`.trim());
  }
}

/** Makes the source path in a map relative to the package, where sources would be next to `dist`. */
function rewriteSourceMap(source: string, target: string, file: string): void {
  const map = path.join(target, file);
  const text = fs.readFileSync(map, 'utf8').replace(/"sources":\["([^"]+)"\]/, (_, name: string) => {
    const inPackage = path.join(target, path.relative(source, path.resolve(path.dirname(map), name)));
    return `"sources":["${path.relative(path.dirname(map), inPackage).replaceAll('\\', '/')}"]`;
  });
  fs.writeFileSync(map, text);
}
