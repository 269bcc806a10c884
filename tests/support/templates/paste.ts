import fs from 'node:fs';
import path from 'node:path';
import { applyDiff } from '../../../packages/model/src/samples/applyDiff.ts';
import type { Sample } from '../../../packages/model/src/samples/extract.ts';

/** Saves a block in a project under the name in its title, or applies it if it's a diff. */
export function paste({ title = '', language, code }: Sample, project: string): void {
  // A component without a folder belongs to `src`, with the others.
  const file = path.join(project, /^[A-Z]\w+\.tsx$/.test(title) ? `src/${title}` : title);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = language === 'diff' ? applyDiff(fs.readFileSync(file, 'utf8'), code) : `${code}\n`;
  fs.writeFileSync(file, text);
}
