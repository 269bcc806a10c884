import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { mcpPackage, sdkPackages } from '../../../facts/packages.ts';
import { collectSite } from '../../../mcp/scripts/collectSite.ts';
import { downloadsFolder, sumsAddress, sumPlaceholder } from '../../config/downloads.ts';
import { starterAddress } from '../../config/starter.ts';
import { archiveOf, codeOf, filesOf } from './packageFiles.ts';
import { writePackageDocs } from './packageDocs.ts';
import { preparePackages } from './preparePackages.ts';

/**
 * Packs every package with what is made of the built site: the SDKs with their docs, the MCP server with its pages and
 * index. The archives come into the site, with their sums in a file and in the pages that show them. What is packed has
 * no sums: the Markdown and the index leave them out.
 *
 * @param built - folder of the built site
 * @param shown - the files in it that may show sums
 */
export function packSite(root: string, built: string, shown: readonly string[]): void {
  const prepared = preparePackages(root);
  const work = fs.mkdtempSync(path.join(prepared, '../work-'));
  try {
    const archives = [
      ...sdkPackages.map((sdk) => {
        const docs = path.join(work, sdk.tree);
        writePackageDocs(root, sdk, docs, built);
        return archiveOf(new Map([...codeOf(root, prepared, sdk), ...filesOf(docs)]));
      }),
      archiveOf(serverFiles(root, prepared, built, path.join(work, 'site'))),
    ];
    for (const { name, content } of archives) write(path.join(built, downloadsFolder, name), content);
    // The starter is an archive of ours too, made before.
    const starter = path.join(built, starterAddress);
    const others = fs.existsSync(starter)
      ? [{ name: path.basename(starter), content: fs.readFileSync(starter) }]
      : [];
    const sums = [...archives, ...others].map(({ name, content }) => ({
      name,
      sum: createHash('sha256').update(content).digest('hex'),
    }));
    write(path.join(built, sumsAddress), sums.map(({ name, sum }) => `${sum}  ${name}\n`).join(''));
    for (const file of shown) fillIn(path.join(built, file), sums);
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

function serverFiles(root: string, prepared: string, built: string, folder: string): Map<string, Buffer> {
  collectSite(root, folder, { build: built, types: false });
  return new Map([
    ...codeOf(root, prepared, mcpPackage),
    ...filesOf(folder, 'site'),
    ...filesOf(path.join(prepared, 'types'), 'site/types'),
  ]);
}

function write(file: string, content: Uint8Array | string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

function fillIn(file: string, sums: readonly { name: string; sum: string }[]): void {
  const text = fs.readFileSync(file, 'utf8');
  const filled = sums.reduce((before, { name, sum }) => before.replaceAll(sumPlaceholder(name), sum), text);
  if (filled !== text) fs.writeFileSync(file, filled);
}
