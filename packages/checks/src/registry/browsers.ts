import fs from 'node:fs';
import path from 'node:path';
import { enhancements } from '../browsers/enhancements.ts';
import { unsupportedInScript } from '../browsers/unsupportedInScript.ts';
import { unsupportedInStyles } from '../browsers/unsupportedInStyles.ts';
import type { CheckResult } from './Check.ts';

const BUILD = 'build';
const FOLDERS = ['assets', 'fragments'];

/**
 * Checks that the built scripts and styles use only syntax, objects, properties and selectors that the browsers of
 * `browserslist` support, according to MDN's data. `lib` of tsconfig.json limits the sources to the methods of those
 * browsers.
 */
export function checkBrowsers(): CheckResult {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(BUILD, folder), { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((file) => path.join(BUILD, folder, file)),
  ).filter((file) => /\.(?:css|js)$/.test(file));

  const used = new Set<string>();
  const problems = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    if (file.endsWith('.js')) return unsupportedInScript(text).map((message) => `${file}: ${message}`);
    return [...unsupportedInStyles(text)].flatMap(([name, missing]) => {
      const [feature = ''] = name.split(': ');
      used.add(feature);
      return enhancements.has(feature) ? [] : [`${file}: ${name} isn't supported by ${missing}`];
    });
  });
  for (const name of enhancements) {
    if (!used.has(name))
      problems.push(
        `packages/checks/src/browsers/enhancements.ts: no style sheet uses "${name}" any more. Remove it`,
      );
  }
  return { problems, summary: `${files.length} files read` };
}
