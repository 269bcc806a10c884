import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pluginFiles } from '../pluginFiles.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import type { HtmlFile } from '../BuiltPage.ts';
import type { HasName } from './canMatch.ts';
import { purge, purgeToClasses, removeOverridden } from './purge.ts';
import { fontsOf, isLinked, replaceLink, sheetTags, withoutFonts } from './sheetLinks.ts';
import { filesUnder } from '../../../model/src/files.ts';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Matches the start of a name, such as `theme-admonition-`, that a script completes at run time. */
const BEGINNING = /^[a-z][\w-]*[a-z][-_]+$/i;

const inlineScripts = (html: string): string =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text).join('\n');

const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]+)/g)].map(([, address = '']) => address);

/** Returns every word that may be a name. */
function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

/** Tests for names that scripts may add, which are words in them or start with an incomplete word. */
function scriptNameTest(texts: Iterable<string>): HasName {
  const words = wordsOf(texts);
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  /** `data-theme-choice` is `themeChoice` in `element.dataset`. */
  const inDataset = (name: string) =>
    name.startsWith('data-') &&
    words.has(name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return (name) => {
    const word = name.replace(/^[.#[]/, '');
    return (
      words.has(word) ||
      beginnings.some((beginning) => word.startsWith(beginning)) ||
      (name.startsWith('[') && inDataset(word))
    );
  };
}

const FOLDER = 'assets/css';
/** Components of Infima that the site replaces. Scripts contain these words as well, but no element has the classes. */
const REPLACED = /^\.(?:alert|avatar|badge|card|dropdown|hero|pagination|pills|tabs)(?:$|--|__)/;

/** Returns the path of the one sheet that Docusaurus builds from all styles. */
function findSheet(outDir: string): string {
  const sheets = filesUnder(outDir, [FOLDER], /\.css$/);
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`${FOLDER} must contain one style sheet, and contains ${sheets.join(', ') || 'none'}`);
  return sheet;
}

/** Returns a sheet as a file with a hash in the name, which is that of its contents if there is no other. */
function sheetFile(kind: string, content: string, hashed = content): SiteFile {
  const hash = createHash('sha256').update(hashed).digest('hex').slice(0, 8);
  return { path: `${FOLDER}/${kind}.${hash}.css`, content };
}

/** Returns whether the script of the search box contains a name. */
function searchNameTest(outDir: string): HasName {
  const [script] = filesUnder(outDir, ['assets/js'], /\/search\.[^./]+\.js$/);
  if (!script) throw new Error('the search box has no script of its own, whose styles could load with it');
  return scriptNameTest([fs.readFileSync(path.join(outDir, script), 'utf8')]);
}

/** Returns the kind of a page, whose pages share a first sheet. Symbols need the same styles, and other pages their own. */
const kindOf = (file: string): string =>
  sdkTrees.some((tree) => file.startsWith(`api/${tree}/`)) ? 'symbol' : file;

function namesByKind(pages: readonly HtmlFile[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { file, names } of pages) {
    const all = kinds.get(kindOf(file)) ?? new Set();
    kinds.set(kindOf(file), all);
    for (const name of names) all.add(name);
  }
  return kinds;
}

/**
 * Splits the style sheet, so that the first visit only fetches the styles that the page is rendered with. The late sheet
 * repeats them with all others in their order, so together the two sheets have the same effect as the whole one. Those
 * of the search box are also in a sheet of their own, so that it doesn't wait until the whole page is styled anew.
 */
export function styles({ outDir, baseUrl, pages, otherFiles, plugins, memoize }: BuiltSite): StepOutput {
  const sheetPath = findSheet(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const scripts = [
    ...filesUnder(outDir, ['.'], /\.js$/).map(read),
    // Files of plugins aren't written yet.
    ...pluginFiles({ plugins })
      .filter((file) => file.path.endsWith('.js'))
      .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content))),
  ];
  const sheetId =
    path
      .basename(sheetPath)
      .split('.')
      .find((part) => /^[\da-f]{8,}$/.test(part)) ?? sheetPath;
  if (scripts.some((text) => text.includes(sheetId)))
    throw new Error(`a script fetches ${sheetPath}, which this step replaces by several sheets`);

  const linked = [...pages, ...otherFiles].filter(({ html }) => isLinked(html, baseUrl + sheetPath));
  const allScripts = [...scripts, ...new Set(linked.map(({ html }) => inlineScripts(html)))];
  // Elements that a page's own scripts render may appear before the late sheet is loaded.
  const entries = new Set(linked.flatMap(({ html }) => scriptAddresses(html)));
  let tests: { isInScripts: HasName; entryWords: ReadonlySet<string> } | undefined;
  const readTests = () =>
    (tests ??= {
      isInScripts: scriptNameTest(allScripts),
      entryWords: wordsOf(
        [...entries]
          .filter((file) => file.startsWith(baseUrl))
          .map((file) => read(file.slice(baseUrl.length))),
      ),
    });
  const mayAdd = (name: string) => !REPLACED.test(name) && readTests().isInScripts(name);
  // A script may set any attribute on existing elements.
  const mayAddEarly = (name: string) =>
    name.startsWith('[')
      ? mayAdd(name)
      : !REPLACED.test(name) && readTests().entryWords.has(name.replace(/^[.#]/, ''));

  const sheet = read(sheetPath);
  const { css, files } = extractFonts(
    memoize(['whole sheet', sheet], () => removeOverridden(sheet)),
    baseUrl,
  );
  const sheets = new Map<string, SiteFile>();
  const addSheet = (kind: string, content: string, hashed?: string) => {
    const file = sheetFile(kind, content, hashed);
    sheets.set(file.path, file);
    return baseUrl + file.path;
  };
  const kinds = namesByKind(linked);
  const inputs = createHash('sha256')
    .update(JSON.stringify([css, allScripts, [...entries]]))
    .digest('hex');
  const firstSheets = new Map(
    [...kinds].map(([kind, names]) => [
      kind,
      addSheet(
        'first',
        memoize(['first sheet', inputs, ...[...names].toSorted()], () =>
          purge(css, (name) => names.has(name) || mayAddEarly(name)),
        ),
      ),
    ]),
  );
  const all = new Set([...kinds.values()].flatMap((names) => [...names]));
  const { lateCss, searchCss } = memoize(['late sheets', inputs, ...[...all].toSorted()], () => ({
    lateCss: purge(css, (name) => mayAdd(name) || all.has(name)),
    searchCss: withoutFonts(purgeToClasses(css, searchNameTest(outDir), '.navbar__search')),
  }));
  // Scripts derive the address of the search's sheet from that of the late one.
  const late = addSheet('late', withoutFonts(lateCss), lateCss + searchCss);
  addSheet('search', searchCss, lateCss + searchCss);
  const fonts = fontsOf(css);
  return {
    html: linked.map(({ file, names }) => {
      const needed = fonts.filter(({ isForCode }) => !isForCode || names.has('code'));
      const tags = sheetTags(
        firstSheets.get(kindOf(file)) ?? '',
        late,
        needed.map(({ address }) => address),
      );
      return [file, (html) => replaceLink(html, baseUrl + sheetPath, tags)];
    }),
    files: [...sheets.values(), ...files],
    removed: [sheetPath],
  };
}

const INLINED = /url\((["']?)data:font\/woff2;base64,([\w+/=]+)\1\)/g;

/**
 * Moves inlined fonts to files. The compiler inlines small files in the sheet, but a font doesn't get smaller there,
 * and every page would fetch it, whether it needs it or not.
 */
function extractFonts(sheet: string, baseUrl: string): { css: string; files: SiteFile[] } {
  const files: SiteFile[] = [];
  const css = sheet.replace(INLINED, (_, quote: string, data: string) => {
    const content = Buffer.from(data, 'base64');
    const file = `assets/fonts/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.woff2`;
    files.push({ path: file, content });
    return `url(${quote}${baseUrl}${file}${quote})`;
  });
  return { css, files };
}
