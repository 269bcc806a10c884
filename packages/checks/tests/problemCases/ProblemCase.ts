import fs from 'node:fs';
import { validSite } from './validSite.ts';

/** The checks that find mistakes. */
export const checks = [
  'syntax',
  'structure',
  'prose',
  'links',
  'symbols',
  'samples',
  'comments',
  'description',
  'leaks',
  'styles',
] as const;

export type Check = (typeof checks)[number];

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

/** The folder of the source with all mistakes in comments, since TypeDoc takes longer to start than to read it. */
export const COMMENTS_FOLDER = 'tests/support/fixtures/brokenReference';

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The files in which mistakes are made: those of the site, an API description, and a source with doc comments. */
const texts: typeof validSite = {
  ...validSite,
  'openapi/api.yaml': read('packages/checks/tests/problemCases/valid.yaml'),
  'src/config/agents.json': '[{ "from": "/storage#what-it-holds" }]\n',
  'index.ts': read(`${COMMENTS_FOLDER}/index.ts`),
};

/** Returns a file of the valid site with some of its text replaced. An added file was empty. */
export function edited(file: string, edits: readonly (readonly [before: string, after: string])[]): Files {
  const text = edits.reduce(
    (page, [before, after]) => {
      if (!page.includes(before)) throw new Error(`The valid ${file} does not contain: ${before}`);
      return page.replace(before, () => after);
    },
    String(texts[file] ?? ''),
  );
  return { [file]: text };
}
