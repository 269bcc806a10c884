import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';
import { isObject, type Json } from '../../../model/src/openapi/document.ts';
import { openapiFile } from '../../../model/src/openapi/readDescription.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { showsSamples } from '../../../model/src/samples/extract.ts';
import type { GitChanges } from './changesSince.ts';

const sdkFolders = sdkPackages.map(({ folder }) => `${folder}/src`);
const SDK = new RegExp(`^(?:${sdkFolders.join('|')})/.*\\.tsx?$`);

/** Whether a file is a source of an SDK. */
export const isOfSdk = (file: string): boolean => SDK.test(file);

/** Files that pages import, such as tables and components. A removed file may still be imported. */
const SHOWN = /^src\/(?:data|components|config)\//;

const printer = ts.createPrinter({ removeComments: true });
/** Keys of descriptive text, which doesn't affect any call. */
const WORDS = new Set(['description', 'summary', 'example', 'examples']);

/** Returns the part of a source that samples depend on, without comments and descriptions. */
const codeOf = (file: string, text = ''): string =>
  file === openapiFile
    ? JSON.stringify(parse(text), (key, value: Json) =>
        WORDS.has(key) && !isObject(value) ? undefined : value,
      )
    : printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));

/**
 * Whether more than comments and descriptions of a source changed. While a description can't be read, the checks use
 * that of the last commit.
 */
export function isChangedCode(file: string, before: string | undefined, after: string): boolean {
  try {
    return codeOf(file, before) !== codeOf(file, after);
  } catch {
    return false;
  }
}

/**
 * Returns the unchanged texts that depend on a change, each with the file that it depends on. Samples and names depend
 * on all code of the SDKs and on the API description, and a page on the modules that it imports.
 */
export function dependentsOf(root: string, { changed, removed, before }: GitChanges): Map<string, string> {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const isChanged = new Set([...changed, ...removed]);
  const source = [...isChanged]
    .filter((file) => file === openapiFile || isOfSdk(file))
    .find((file) => isChangedCode(file, before(file), removed.includes(file) ? '' : read(file)));
  const imported = [...changed.filter((file) => SHOWN.test(file)), ...removed];
  const pages = filesUnder(root, pageFolders, writtenPage);
  const comments = source === undefined ? [] : filesUnder(root, sdkFolders).filter(showsSamples);
  return new Map(
    [...pages, ...comments].flatMap((file): [string, string][] => {
      if (isChanged.has(file)) return [];
      const reason = source ?? imported.find((each) => imports(file, read(file), each));
      return reason === undefined ? [] : [[file, reason]];
    }),
  );
}

/** Whether a page imports a module, which it names by its path on the site or relative to itself. */
function imports(file: string, text: string, module: string): boolean {
  const plain = (name: string) => name.replace(/(?:\/index)?\.tsx?$/, '');
  return [...text.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].some(([, specifier = '']) => {
    const target = specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), specifier);
    return plain(target) === plain(module);
  });
}
