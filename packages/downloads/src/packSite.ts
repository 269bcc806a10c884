import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import docs from '../../mcp/generated/docs.json';
import { releasedArchives, checksumOf } from '../../history/src/archives.ts';
import { writeFile } from '../../model/src/files.ts';
import { mcpPackage, sdkPackages } from '../../model/src/packages.ts';
import { collectSite } from '../../mcp/scripts/collectSite.ts';
import { downloadsFolder, sumsAddress, sumPlaceholder } from '../../../src/config/downloads.ts';
import { archiveOf, codeOf, filesOf, servedArchive } from './packageFiles.ts';
import { writePackageDocs } from './packageDocs.ts';
import { preparedPackages } from '../../model/src/preparedFolder.ts';

/**
 * Adds the packages to the site, which are the unchanged archives of released SDKs, and the MCP server with the pages
 * and the index of this build. Checksums are written to a file and to the pages that show them. The packed pages have
 * no checksums, since Markdown and index leave them out. An SDK version that isn't released yet is packed with the docs
 * of this build.
 *
 * @param built - folder of the built site
 * @param checksumPages - the files in it that may show checksums
 */
export function packSite(root: string, built: string, checksumPages: readonly string[]): void {
  const prepared = preparedPackages(root);
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  try {
    const archives = [
      ...releasedArchives(root).map(({ name, file }) => ({
        name,
        content: fs.readFileSync(path.join(root, file)),
      })),
      ...sdkPackages
        .filter((sdk) => !servedArchive(root, sdk))
        .map((sdk) => {
          const pages = path.join(work, sdk.tree);
          writePackageDocs(root, sdk, pages, built);
          return archiveOf(new Map([...codeOf(root, prepared, sdk), ...filesOf(pages)]));
        }),
      archiveOf(serverFiles(root, prepared, built, path.join(work, 'site')), docs.hash),
    ];
    const folder = path.join(built, downloadsFolder);
    for (const { name, content } of archives) writeFile(path.join(folder, name), content);
    // Includes the starters, which have been written before.
    const sums = fs
      .readdirSync(folder)
      .toSorted()
      .map((name) => ({ name, sum: checksumOf(fs.readFileSync(path.join(folder, name))) }));
    writeFile(path.join(built, sumsAddress), sums.map(({ name, sum }) => `${sum}  ${name}\n`).join(''));
    for (const file of checksumPages) insertChecksums(path.join(built, file), sums);
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

function serverFiles(root: string, prepared: string, built: string, folder: string): Map<string, Buffer> {
  collectSite(root, folder, built);
  return new Map([...codeOf(root, prepared, mcpPackage), ...filesOf(folder, 'site')]);
}

function insertChecksums(file: string, sums: readonly { name: string; sum: string }[]): void {
  const text = fs.readFileSync(file, 'utf8');
  const filled = sums.reduce((before, { name, sum }) => before.replaceAll(sumPlaceholder(name), sum), text);
  if (filled !== text) fs.writeFileSync(file, filled);
}
