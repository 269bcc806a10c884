import fs from 'node:fs';
import path from 'node:path';
import fonts from './fonts.json';

/** A font of which the site serves a subset. */
export interface Font {
  name: string;
  /** The release that the subset was taken from, and the package that publishes it. */
  version: string;
  package: string;
  license: string;
  /** File with its license, which the site serves as well. */
  text: string;
  /** Prefix of the font's file names. */
  files: string;
}

const FOLDER = 'src/css';

/** Returns the fonts of the site, each with the text of its license. A font file without an entry is an error. */
export function readFonts(root: string): (Font & { content: string })[] {
  const names = fs.readdirSync(path.join(root, FOLDER)).toSorted();
  for (const name of names.filter((file) => file.endsWith('.woff2'))) {
    if (!fonts.some(({ files }) => name.startsWith(files))) {
      throw new Error(
        `${FOLDER}/${name}: the font is not listed in packages/markdown/src/notices/fonts.json. Add it there, with its license.`,
      );
    }
  }
  return fonts.map((font) => ({
    ...font,
    content: fs.readFileSync(path.join(root, font.text), 'utf8').trim(),
  }));
}
