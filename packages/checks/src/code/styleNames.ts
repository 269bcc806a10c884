import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import { editDistance } from '../../../model/src/nearest.ts';
import { filesUnder, pageFolders, sourceFolders } from '../../../model/src/files.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { blank } from '../texts/splice.ts';
import { lintStyles } from './lint.ts';

/** Folders of packages whose styles a page has too. */
const THEMES = ['node_modules/infima/dist/css/default', 'node_modules/@docusaurus/theme-classic/lib'];
/** Folders of packages whose elements have classes that styles name. */
const ELEMENTS = ['@docusaurus/theme-common/lib', 'typedoc-docusaurus-theme/dist'];

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns whether code or a page writes a name: as a word, or as a template with one of the values in all code. */
function namesIn(text: string): { words: ReadonlySet<string>; isWritten: (name: string) => boolean } {
  const setOf = (pattern: RegExp) => new Set(text.match(pattern));
  const words = setOf(/[a-z_][\w-]*|[A-Z]\w*/gi);
  const values = setOf(/(?<=['"`])[\w-]+(?=['"`])|\b\d+\b|(?<=^```)\w+/gm);
  const starts = [...setOf(/\w[\w-]*-(?=\$\{)/g)];
  const ends = [...setOf(/(?<=`\$\{[^{}]*\})[A-Z]\w*(?=`)/g)];
  const isWritten = (name: string) =>
    words.has(name) ||
    starts.some((start) => name.startsWith(start) && values.has(name.slice(start.length))) ||
    ends.some((end) => name.endsWith(end) && values.has(name.slice(0, -end.length)));
  return { words, isWritten };
}

/** Reports classes, attributes and ids in selectors that no element has. */
function checkSelectors(styles: readonly string[], sources: readonly string[]): Problem[] {
  const code = sources.filter((file) => !file.endsWith('.css')).map(read);
  const { words, isWritten } = namesIn(code.join('\n'));
  const headings = filesUnder('.', pageFolders, /\.mdx$/)
    .map(read)
    .join('\n');
  const isHeading = (id: string) => new RegExp(`^#+ ${id.replaceAll('-', ' ')}$`, 'im').test(headings);
  return styles.flatMap((file) => {
    const text = read(file).replace(/\/\*[^]*?\*\/|@import.*|url\(.*?\)/g, blank);
    return [...text.matchAll(/(?<=[{};,\s]|^)(?![\w-]+:\s)[^{};]*(?=\{)/g)].flatMap(
      ({ index: start, 0: selector }) =>
        [...selector.matchAll(/([.[#])([a-z_][\w-]*)/gi)].flatMap(({ index, 1: sign, 2: name = '' }) => {
          // Code may write the attribute `data-is-open` as `isOpen`.
          const isThere =
            isWritten(name) ||
            (sign === '[' && words.has(camelCase(name.replace(/^data-/, '')))) ||
            (sign === '#' && isHeading(name));
          if (isThere) return [];
          const near = [...words].filter(
            (word) => word.includes('-') === name.includes('-') && editDistance(name, word) <= 2,
          );
          const message = `no element has ${name}${hint(name, near)}`;
          return { file, line: lineAt(text, start + index), message };
        }),
    );
  });
}

const read = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Reports names in styles that nothing else has: custom properties that no file sets, since browsers ignore the whole
 * declaration, or uses, and classes, attributes and ids of no element.
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
  const used = sources.map(read).join('\n');
  const known = new Set(used.match(/--[\w-]+(?=['"\]]*\s*:|['"`])/g));
  const properties = styles.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) => [
        ...[...text.matchAll(/^\s*(--role-[\w-]+):/g)]
          .filter(([, name = '']) => !new RegExp(`(?:var\\(\\s*|['"\`])${name}\\b(?!-)`).test(used))
          .map(([, name = '']) => ({ file, line: index + 1, message: `nothing uses ${name}. Remove it` })),
        ...[...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
          .filter(([, name = '']) => !known.has(name))
          .map(([, name = '']) => {
            const message = `no file sets ${name}${hint(name, known)}`;
            return { file, line: index + 1, message };
          }),
      ]),
  );
  return [...properties, ...checkSelectors(styles, sources)];
}

/** Reports classes that code takes from a style sheet that lacks them. */
export const checkClassNames = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].flatMap(
        ([, name, sheet = '']) => {
          const names = new Set(read(path.join(path.dirname(file), sheet)).match(/(?<=\.)[a-z][\w-]*/gi));
          return [...text.matchAll(new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g'))]
            .filter(([, used = '']) => !names.has(used))
            .map(({ index, 1: used = '' }) => {
              const message = `${sheet} has no class ${used}${hint(used, names)}`;
              return { file, line: lineAt(text, index), message };
            });
        },
      );
    });

/** Reports the styles among the files that break a rule, or name what nothing else has, and code with unknown classes. */
export const checkStyles = async (files: readonly string[]): Promise<Problem[]> => [
  ...(await lintStyles(files)),
  ...checkStyleNames(files),
  ...checkClassNames(files),
];
