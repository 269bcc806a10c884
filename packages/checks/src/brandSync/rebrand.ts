import fs from 'node:fs';
import path from 'node:path';
import { problemLine, type Problem } from '../../../model/src/problem.ts';
import { site } from '../../../../src/config/site.ts';
import { brandOf, type Brand } from './Brand.ts';
import { checkColors } from './colors.ts';
import { createRenamer } from './createRenamer.ts';
import { textFiles, type FileEdit } from './fileEdits.ts';
import { checkVersions } from './release.ts';

/** Records the brand that files currently spell out. Only `npx tsx tools/scripts/rebrand.ts` writes this file. */
const BRAND_FILE = '.config/brand.json';

/** The source file of the brand. Its code has the new brand already. */
const SITE_CONFIG = 'src/config/site.ts';

const readWrittenBrand = (root: string): Brand =>
  JSON.parse(fs.readFileSync(path.join(root, BRAND_FILE), 'utf8')) as Brand;

/** Returns the edits that make the files spell out this brand. */
export function rebrandEdits(root: string, files: readonly string[], brand: Brand): FileEdit[] {
  const record = readWrittenBrand(root);
  const next = `${JSON.stringify(brand, null, 2)}\n`;
  if (JSON.stringify(record) === JSON.stringify(brand)) return [];
  const rename = createRenamer(record, brand);
  const edits = files
    .filter((file) => file !== BRAND_FILE && file !== SITE_CONFIG)
    .map((file) => {
      const before = fs.readFileSync(path.join(root, file), 'utf8');
      return { file, to: rename(file), before, text: keepSorted(before, rename(before), file) };
    });
  return [
    ...edits
      .filter(({ file, to, before, text }) => file !== to || text !== before)
      .map(({ file, to, text }) => ({ file, to, text })),
    { file: BRAND_FILE, to: BRAND_FILE, text: next },
  ];
}

/** Keeps an alphabetical list sorted, such as the list of routes. */
function keepSorted(before: string, after: string, file: string): string {
  if (!file.endsWith('.txt') || before === after) return after;
  const [old, lines] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  return old.join() === old.toSorted().join() ? `${lines.toSorted().join('\n')}\n` : after;
}

/** Reports where `site.ts` has another brand than the files spell out. */
export function checkBrand(root: string, brand: Brand): Problem[] {
  const flat = ({ addresses, ...rest }: Brand) => Object.entries({ ...rest, ...addresses });
  const record = new Map(flat(readWrittenBrand(root)));
  const lines = fs.readFileSync(path.join(root, SITE_CONFIG), 'utf8').split('\n');
  return flat(brand)
    .filter(([key, value]) => record.get(key) !== value)
    .map(([key, value]) => {
      // Matches `const name = …` or `name: …`. A nested key such as `live` is searched for after its parent `api`.
      const lineIndex = key
        .split('.')
        .reduce(
          (above, part) =>
            lines.findIndex(
              (line, index) => index >= above && new RegExp(`^\\s*(?:const )?${part}\\b\\s*[=:,]`).test(line),
            ),
          0,
        );
      const message = `${key} is "${value}", and files still contain "${record.get(key)}". Run npx tsx tools/scripts/rebrand.ts`;
      return { file: SITE_CONFIG, line: lineIndex + 1, message };
    });
}

/** Checks that the brand, the versions and the colors in files match the sources that define them. */
export function checkBrandSync() {
  const files = textFiles('.');
  const problems = [...checkBrand('.', brandOf(site)), ...checkVersions('.'), ...checkColors('.', files)];
  return { problems: problems.map(problemLine), summary: `${files.length} files read` };
}
