import { textFiles } from '../../../packages/checks/src/literals/edits.ts';
import { EVER_SERVED, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import { RULES } from '../../../packages/checks/src/redirects/readRules.ts';
import { HISTORY } from '../../../packages/history/src/Snapshot.ts';
import type { Draft } from './Draft.ts';

/** What has rules of its own, or is made by a tool. What was released stays as it was, too. */
const APART = new Set([ROUTES, EVER_SERVED, RULES, 'package-lock.json']);

/** Tests of made-up sites, and the list of addresses that the site has promised: somebody has to read these. */
export const isMadeUp = (file: string): boolean =>
  /^tests\/(?:unit|mistakes|support\/fixtures|content\/specRoutes)|^packages\/[^/]+\/tests\//.test(file);

const filesOf = (draft: Draft): string[] =>
  [...new Set([...textFiles(draft.root), ...draft.files()])].filter(
    (file) => !APART.has(file) && !file.startsWith(`${HISTORY}/`) && draft.has(file),
  );

/** Changes texts of the repository, and gives the lines that changed, as editors link them. */
export function changeTexts(
  draft: Draft,
  change: (text: string) => string,
  isMeant: (file: string) => boolean,
): string[] {
  return filesOf(draft)
    .filter(isMeant)
    .flatMap((file) => {
      const text = draft.read(file);
      const changed = change(text);
      if (changed === text) return [];
      draft.write(file, changed);
      const before = text.split('\n');
      return changed
        .split('\n')
        .flatMap((line, index) =>
          line === before[index] ? [] : [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`],
        );
    });
}

/** The first place of a pattern in each of some texts. */
export const placesOf = (draft: Draft, pattern: RegExp, isMeant: (file: string) => boolean): string[] =>
  filesOf(draft)
    .filter(isMeant)
    .flatMap((file) => {
      const text = draft.read(file);
      const at = text.search(pattern);
      return at === -1 ? [] : [`${file}:${text.slice(0, at).split('\n').length}`];
    });
