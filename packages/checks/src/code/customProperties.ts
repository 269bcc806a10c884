import fs from 'node:fs';
import { nearest } from '../../../model/src/nearest.ts';
import { filesUnder, sourceFolders } from '../../../model/src/files.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Folders of packages whose styles a page has too. */
const THEMES = ['node_modules/infima/dist/css/default', 'node_modules/@docusaurus/theme-classic/lib'];

/** Reports custom properties in styles that no file sets, since browsers ignore the whole declaration, or uses. */
export function checkCustomProperties(files: readonly string[]): Problem[] {
  const styles = files.filter((file) => file.endsWith('.css'));
  if (styles.length === 0) return [];
  const sources = filesUnder('.', ['src', ...sourceFolders('.'), ...THEMES], /\.(?:css|tsx?|json|svg)$/);
  const known = new Set(
    sources.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/--[\w-]+(?=['"\]]*\s*:|['"`])/g)].map(([name]) => name),
    ),
  );
  const used = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return styles.flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => [
        ...[...text.matchAll(/^\s*(--role-[\w-]+):/g)]
          .filter(([, name = '']) => !new RegExp(`(?:var\\(\\s*|['"\`])${name}\\b(?!-)`).test(used))
          .map(([, name = '']) => ({ file, line: index + 1, message: `nothing uses ${name}. Remove it` })),
        ...[...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
          .filter(([, name = '']) => !known.has(name))
          .map(([, name = '']) => {
            const near = nearest(name, [...known], 1)[0];
            const message = `no file sets ${name}${near ? `. Perhaps ${near} is meant` : ''}`;
            return { file, line: index + 1, message };
          }),
      ]),
  );
}
