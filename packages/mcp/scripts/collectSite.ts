import fs from 'node:fs';
import path from 'node:path';
import { errorRows } from '../../model/src/errors.ts';
import { sdkPackages, sdkTrees } from '../../model/src/packages.ts';
import { errorRoute, referenceRoute } from '../../model/src/routes.ts';
import { errorWords } from '../../model/src/errorWords.ts';
import { preparedPackages } from '../../model/src/preparedFolder.ts';
import { readSymbols, symbolsFile } from '../../model/src/symbols/References.ts';
import { searchIndexFiles } from '../src/site/loadSite.ts';
import type { ErrorRecord, PackageRecord } from '../src/site/Site.ts';
import { collectPages } from './collectPages.ts';

/**
 * Copies the files that the server needs from a built repository into a folder, and generates the rest as data.
 *
 * @param build - the folder of the built site, if it isn't the repository's own
 */
export function collectSite(root: string, folder: string, build = path.join(root, 'build')): void {
  for (const [file, command] of [
    [path.join(build, 'llms.txt'), 'npm run build'],
    [path.join(build, 'search-index.json'), 'npm run build'],
    ...sdkTrees.map((tree) => [symbolsFile(root, tree), 'npm run build']),
  ] as const) {
    if (!fs.existsSync(file)) {
      throw new Error(`${path.relative(root, file)} is missing: run \`${command}\` first`);
    }
  }
  // An incomplete folder would be mistaken for a complete one.
  const fresh = `${folder}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(fresh, name), JSON.stringify(value));

  const site = collectPages(build, fresh);
  write('site.json', site);
  for (const file of searchIndexFiles(build)) fs.cpSync(path.join(build, file), path.join(fresh, file));
  write('symbols.json', packageRecords(root));
  write('openapi.json', JSON.parse(fs.readFileSync(path.join(build, 'openapi/backend.json'), 'utf8')));
  write('errors.json', errorRecords());
  // The types that samples are checked against.
  fs.cpSync(path.join(preparedPackages(root), 'types'), path.join(fresh, 'types'), { recursive: true });

  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(fresh, folder);
}

/**
 * Returns the packages' main entries, followed by their other entries. Each has its part of the package's reference.
 */
function packageRecords(root: string): PackageRecord[] {
  const records = sdkPackages.flatMap(({ tree, entries }) => {
    const symbols = readSymbols(root, tree);
    return entries.map(({ specifier }) => ({
      package: specifier,
      route: referenceRoute(tree),
      symbols: symbols.filter(({ entry }) => entry === specifier),
    }));
  });
  const isMain = (record: PackageRecord) => sdkPackages.some(({ name }) => name === record.package);
  return [...records.filter(isMain), ...records.filter((record) => !isMain(record))];
}

const errorRecords = (): ErrorRecord[] =>
  errorRows.map((row) => ({ ...row, words: errorWords.get(row.code) ?? [], route: errorRoute(row.code) }));
