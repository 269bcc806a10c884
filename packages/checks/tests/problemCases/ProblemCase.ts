import fs from 'node:fs';
import { validSite } from './validSite.ts';

/** The checks that find mistakes, and the earliest command that runs each. */
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

/** A writer's mistake in the valid site. */
export interface ProblemCase {
  name: string;
  check: Check;
  /** The changed or added files. */
  files: Files;
  /** The complete message: `file:line: problem. Remedy`. */
  message: string;
}

/** An API description without mistakes. */
const description = fs.readFileSync('packages/checks/tests/problemCases/valid.yaml', 'utf8');
const texts: typeof validSite = { ...validSite, 'openapi/api.yaml': description };

/** Returns a file of the valid site with some of its text replaced. */
export function edited(file: string, edits: readonly (readonly [before: string, after: string])[]): Files {
  const text = edits.reduce((page, [before, after]) => {
    if (!page.includes(before)) throw new Error(`The valid ${file} does not contain: ${before}`);
    return page.replace(before, () => after);
  }, String(texts[file]));
  return { [file]: text };
}

/** Returns a page next to the guide, with its entry in the sidebar. */
export const added = (file: string, text: string): Files => ({
  [file]: text,
  ...edited('sidebars.ts', [["'storage',", `'storage',\n    '${file.replace(/^docs\/|\.\w+$/g, '')}',`]]),
});
