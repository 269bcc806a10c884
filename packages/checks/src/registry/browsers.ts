import fs from 'node:fs';
import path from 'node:path';
import { unsupportedInScript } from '../browsers/unsupportedInScript.ts';
import { unsupportedInStyles } from '../browsers/unsupportedInStyles.ts';
import { readTable } from '../../../model/src/readTable.ts';
import type { CheckResult } from './Check.ts';

const BUILD = 'build';
const FOLDERS = ['assets', 'fragments'];
/**
 * Features that some supported browsers lack and pages can do without there, by the name of a property, a selector or an
 * at-rule.
 */
const ENHANCEMENTS = 'packages/checks/src/browsers/enhancements.tsv';

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

  const enhancements = readTable(ENHANCEMENTS, ['feature', 'reason']);
  const allowed = new Set(enhancements.map(({ feature }) => feature));
  const used = new Set<string>();
  const problems = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    if (file.endsWith('.js')) return unsupportedInScript(text).map((message) => `${file}: ${message}`);
    return [...unsupportedInStyles(text)].flatMap(([name, missing]) => {
      const [feature = ''] = name.split(': ');
      used.add(feature);
      return allowed.has(feature) ? [] : [`${file}: ${name} isn't supported by ${missing}`];
    });
  });
  for (const { at, feature } of enhancements)
    if (!used.has(feature)) problems.push(`${at}: no style sheet uses "${feature}" any more. Remove it`);
  return { problems, summary: `${files.length} files read` };
}
