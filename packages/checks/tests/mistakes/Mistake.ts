import { guide, soundSite } from './soundSite.ts';

/** The check that finds a mistake soonest, and the command that runs it. */
export const commands = {
  syntax: 'npm run check',
  structure: 'npm run check',
  prose: 'npm run check',
  links: 'npm run check',
  symbols: 'npm run check',
  samples: 'npm run check',
  comments: 'npm run gen',
  description: 'npm run gen',
} as const;

export type Check = keyof typeof commands;

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Something that a writer does wrong in the sound site. */
export interface Mistake {
  name: string;
  check: Check;
  /** What is changed or added. */
  files: Files;
  /** All that is said of it: `file:line: what is wrong. What to do`. */
  says: string;
}

/** The guide with some text in the place of other text, all on the page. */
export function edited(...edits: readonly (readonly [before: string, after: string])[]): Files {
  return { 'docs/guide.mdx': replaced(guide, edits) };
}

/** Another file of the sound site, with some text in the place of other text. */
export const editedFile = (file: string, before: string, after: string): Files => ({
  [file]: replaced(String(soundSite[file]), [[before, after]]),
});

function replaced(text: string, edits: readonly (readonly [string, string])[]): string {
  return edits.reduce((page, [before, after]) => {
    if (!page.includes(before)) throw new Error(`The sound site does not have: ${before}`);
    return page.replace(before, () => after);
  }, text);
}

/** A page beside the guide, in the sidebar. */
export const added = (file: string, text: string): Files => ({
  [file]: text,
  ...editedFile('sidebars.ts', "'storage',", `'storage',\n    '${file.replace(/^docs\/|\.\w+$/g, '')}',`),
});
