import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pluginFiles } from '../pluginFiles.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { checkSplit } from './checkSplit.ts';
import { inlineConstants } from './inlineConstants.ts';
import { fontsOf, isLinked, replaceLink, sheetTags } from './sheetLinks.ts';
import { inlineScripts, scriptNameTest, scriptAddresses, wordsOf } from './scripts.ts';
import type { SiteNames } from './SiteNames.ts';
import { splitSheet } from './splitSheet.ts';

const FOLDER = 'assets/css';
/** Components of Infima that the site replaces. Scripts contain these words as well, but no element has the classes. */
const REPLACED = /^\.(?:alert|avatar|badge|card|dropdown|hero|pagination|pills|tabs)(?:$|--|__)/;

/** Returns the path of the one sheet that Docusaurus builds from all styles. */
function findSheet(outDir: string): string {
  const sheets = fs
    .readdirSync(path.join(outDir, FOLDER))
    .toSorted()
    .filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1)
    throw new Error(`${FOLDER} must contain one style sheet, and contains ${sheets.join(', ') || 'none'}`);
  return `${FOLDER}/${sheet}`;
}

/** Returns a sheet as a file with a hash of its contents in the name. */
function sheetFile(kind: string, content: string): SiteFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${FOLDER}/${kind}.${hash}.css`, content };
}

/** Splits the style sheet, so that the first visit only fetches the styles that the page is rendered with. */
export function styles({ outDir, baseUrl, pages, otherFiles, plugins }: BuiltSite): StepOutput {
  const sheetPath = findSheet(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const scripts = [
    ...fs
      .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .toSorted()
      .map(read),
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
  const names = linked.map((page) => page.names);
  const isInScripts = scriptNameTest([...scripts, ...new Set(linked.map(({ html }) => inlineScripts(html)))]);
  const inScripts = (name: string) => !REPLACED.test(name) && isInScripts(name);
  // Elements that a page's own scripts render may appear before the late sheet is loaded.
  const entries = new Set(linked.flatMap(({ html }) => scriptAddresses(html)));
  const entryWords = wordsOf(
    [...entries].filter((file) => file.startsWith(baseUrl)).map((file) => read(file.slice(baseUrl.length))),
  );
  const site: SiteNames = {
    // A script may set any attribute on existing elements.
    pages: names.map(
      (all) => (name) =>
        all.has(name) ||
        (name.startsWith('[') && inScripts(name)) ||
        (name.startsWith('.') && !REPLACED.test(name) && entryWords.has(name.slice(1))),
    ),
    scripts: inScripts,
    elements: new Set(names.flatMap((all) => [...all].filter((name) => /^[a-z]/.test(name)))),
  };
  const sheet = extractFonts(read(sheetPath), baseUrl);
  const css = inlineConstants(sheet.css, (name) => inScripts(name) || names.some((all) => all.has(name)));
  const split = splitSheet(css, site);
  checkSplit(
    css,
    split,
    site,
    linked.map(({ file }) => file),
  );

  const files = new Map<string, SiteFile>();
  const addressOf = (kind: string, content: string) => {
    const file = sheetFile(kind, content);
    files.set(file.path, file);
    return baseUrl + file.path;
  };
  const shared = {
    // Half a kilobyte of print styles costs less here than in a separate request, and overrides the sheets after it.
    first: addressOf('first', split.first + split.print),
    late: addressOf('late', split.late),
  };
  const fonts = fontsOf(split.first);
  return {
    html: linked.map(({ file }, page) => {
      const hasCode = names[page]?.has('code');
      const ofPage = split.ofPage.get(page);
      const needed = fonts.filter(({ isForCode }) => hasCode || !isForCode);
      const tags = sheetTags(
        { ...shared, ofPage: ofPage && addressOf('page', ofPage) },
        needed.map(({ address }) => address),
      );
      return [file, (html) => replaceLink(html, baseUrl + sheetPath, tags)];
    }),
    files: [...files.values(), ...sheet.files],
    removed: [sheetPath],
  };
}

const INLINED = /url\((["']?)data:font\/woff2;base64,([\w+/=]+)\1\)/g;

/** A sheet that refers to its fonts as files, and these files. */
interface ExtractedFonts {
  css: string;
  files: SiteFile[];
}

/**
 * Moves inlined fonts to files. The compiler inlines small files in the sheet, but a font doesn't get smaller there,
 * and every page would fetch it, whether it needs it or not.
 */
function extractFonts(sheet: string, baseUrl: string): ExtractedFonts {
  const files: SiteFile[] = [];
  const css = sheet.replace(INLINED, (_, quote: string, data: string) => {
    const content = Buffer.from(data, 'base64');
    const file = `assets/fonts/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.woff2`;
    files.push({ path: file, content });
    return `url(${quote}${baseUrl}${file}${quote})`;
  });
  return { css, files };
}
