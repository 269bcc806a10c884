import fs from 'node:fs';
import path from 'node:path';
import type { Edit } from './edits.ts';
import type { Brand } from './Brand.ts';
import { renamer } from './renamer.ts';

/** What the literals say now; `npm run rebrand` writes it, and nobody else. */
const RECORD = '.config/brand.json';

/** Its home: what it says in code is the new brand already. */
const HOME = 'src/config/site.ts';

const readRecord = (root: string): Brand =>
  JSON.parse(fs.readFileSync(path.join(root, RECORD), 'utf8')) as Brand;

/** Everything that has to change for the files to write out this brand. */
export function rebrandEdits(root: string, files: readonly string[], brand: Brand): Edit[] {
  const record = readRecord(root);
  const next = `${JSON.stringify(brand, null, 2)}\n`;
  if (JSON.stringify(record) === JSON.stringify(brand)) return [];
  const rename = renamer(record, brand);
  const edits = files
    .filter((file) => file !== RECORD && file !== HOME)
    .map((file) => {
      const before = fs.readFileSync(path.join(root, file), 'utf8');
      return { file, to: rename(file), before, text: inOrder(before, rename(before), file) };
    });
  return [
    ...edits
      .filter(({ file, to, before, text }) => file !== to || text !== before)
      .map(({ file, to, text }) => ({ file, to, text })),
    { file: RECORD, to: RECORD, text: next },
  ];
}

/** A list in the order of the alphabet stays in it, such as that of the routes. */
function inOrder(before: string, after: string, file: string): string {
  if (!file.endsWith('.txt') || before === after) return after;
  const [old, lines] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  return old.join() === old.toSorted().join() ? `${lines.toSorted().join('\n')}\n` : after;
}

/** Where `site.ts` says another brand than the files write out. */
export function unlikeRecord(root: string, brand: Brand): { file: string; line: number; message: string }[] {
  const flat = ({ addresses, ...rest }: Brand) => Object.entries({ ...rest, ...addresses });
  const record = new Map(flat(readRecord(root)));
  const lines = fs.readFileSync(path.join(root, HOME), 'utf8').split('\n');
  return flat(brand)
    .filter(([key, value]) => record.get(key) !== value)
    .map(([key, value]) => {
      // `const name = …`, or `name: …`; `live` stands somewhere below `api`.
      const at = key
        .split('.')
        .reduce(
          (above, part) =>
            lines.findIndex(
              (line, index) => index >= above && new RegExp(`^\\s*(?:const )?${part}\\b\\s*[=:,]`).test(line),
            ),
          0,
        );
      const message = `${key} is "${value}", and files write out "${record.get(key)}": run npm run rebrand`;
      return { file: HOME, line: at + 1, message };
    });
}
