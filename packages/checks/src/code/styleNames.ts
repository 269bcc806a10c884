import fs from 'node:fs';
import { nearest } from '../../../model/src/nearest.ts';
import { filesUnder, sourceFolders } from '../../../model/src/files.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

/** Folders of packages whose styles a page has too. */
const THEMES = ['node_modules/infima/dist/css/default', 'node_modules/@docusaurus/theme-classic/lib'];
/** Folders of packages whose elements have classes that styles name. */
const ELEMENTS = ['@docusaurus/theme-common/lib', 'typedoc-docusaurus-theme/dist'];

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the class, or the name of the attribute as code may write it: `data-is-open`, `isOpen` or `isOpen-`. */
const formsOf = (name: string) => [
  name,
  camelCase(name.replace(/^data-/, '')),
  // The start or the end of a name may be a constant, as in `size-${size}`.
  name.replace(/^data-|[^-]*$/g, ''),
  name.replace(/^[a-z]+(?=[A-Z])/, ''),
];

/** Reports classes and attributes in selectors that no element has. */
function checkSelectors(styles: readonly string[], sources: readonly string[]): Problem[] {
  const words = new Set(
    sources
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) => fs.readFileSync(file, 'utf8').match(/[a-z_][\w-]*|[A-Z]\w*/gi) ?? []),
  );
  return styles.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|@import.*|url\(.*?\)/g, blank);
    return [...text.matchAll(/(?<=[{};,\s]|^)(?![\w-]+:\s)[^{};]*(?=\{)/g)].flatMap(
      ({ index: start, 0: selector }) =>
        [...selector.matchAll(/\.([a-z_][\w-]*)|\[([a-z][\w-]*)/gi)].flatMap(
          ({ index, 1: found, 2: attribute }) => {
            const name = found ?? attribute ?? '';
            if (formsOf(name).some((form) => words.has(form))) return [];
            const near = nearest(
              name,
              [...words].filter((word) => word.includes('-') === name.includes('-')),
              1,
            )[0];
            const message = `no element has ${name}${near ? `. Perhaps ${near} is meant` : ''}`;
            return { file, line: lineAt(text, start + index), message };
          },
        ),
    );
  });
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Reports names in styles that nothing else has: custom properties that no file sets, since browsers ignore the whole
 * declaration, or uses, and classes and attributes of no element.
 */
export function checkStyleNames(files: readonly string[]): Problem[] {
  const styles = files.filter((file) => file.endsWith('.css'));
  if (styles.length === 0) return [];
  const packages = [...THEMES, ...ELEMENTS.map((name) => `node_modules/${name}`)];
  const sources = filesUnder(
    '.',
    ['src', ...sourceFolders('.'), ...packages],
    /\.(?:css|[jt]sx?|json|svg|mustache|mdx)$/,
  );
  const known = new Set(
    sources.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/--[\w-]+(?=['"\]]*\s*:|['"`])/g)].map(([name]) => name),
    ),
  );
  const used = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const properties = styles.flatMap((file) =>
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
  return [...properties, ...checkSelectors(styles, sources)];
}
