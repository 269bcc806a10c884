import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { addReads } from '../../model/src/cache/recordReads.mjs';
import { filesUnder } from '../../model/src/files.ts';
import { mcpPackage, sdkPackages } from '../../model/src/packages.ts';
import { buildServer } from '../../mcp/scripts/buildServer.ts';
import { preparedFolder } from '../../model/src/preparedFolder.ts';

/** Configurations of a package's library and of its optional command, each with its source folder. */
const COMPILATIONS = { 'tsconfig.build.json': 'src', 'tsconfig.command.json': 'src/command' };

/**
 * Compiles the packages into a folder with the `dist` of each and, in `types`, the SDKs' types for the MCP server. It's
 * separate from the repository's own `dist` folders, which other processes may be using.
 */
export function preparePackages(root: string): void {
  const target = path.join(root, preparedFolder);
  for (const { folder } of sdkPackages) {
    compile(root, folder, target);
    const dist = path.join(target, folder, 'dist');
    for (const file of filesUnder(dist, ['.'], /\.d\.ts$/))
      fs.cpSync(path.join(dist, file), path.join(target, 'types', folder, 'src', file));
  }
  buildServer(path.join(root, mcpPackage.folder), path.join(target, mcpPackage.folder, 'dist'));
}

function compile(root: string, folder: string, work: string): void {
  const source = path.join(root, folder);
  const target = path.join(work, folder);
  fs.mkdirSync(target, { recursive: true });
  // Tells the compiler that these are ES modules.
  fs.copyFileSync(path.join(source, 'package.json'), path.join(target, 'package.json'));
  for (const [name, code] of Object.entries(COMPILATIONS))
    if (fs.existsSync(path.join(source, name))) compileAs(name, code, root, folder, work);
  for (const file of filesUnder(target, ['dist'], /\.map$/)) rewriteSourceMap(source, target, file);
}

function compileAs(name: string, code: string, root: string, folder: string, work: string): void {
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
      include: [path.join(source, code)],
    }),
  );
  // The compiler reports files relative to its working directory.
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  try {
    const files = execFileSync(process.execPath, [tsc, '-p', config, '--listFiles'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    // The compiler isn't a Node program, so its reads are recorded here: files, configurations and listed folders.
    addReads(files.split('\n'));
    ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, target);
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
