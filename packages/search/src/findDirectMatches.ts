import { isReference, type Area, type Entry } from './Area.ts';
import { codesIn, memberIn, pathIn, type RequestPath, type Intent } from './intent.ts';
import { asOneTerm, asOneWord } from './terms.ts';

/** Entries that a query names directly, best first. They come first, whichever words match elsewhere. */
export interface DirectMatches {
  intent: Intent;
  entries: Entry[];
}

const MAX_MATCHES = 4;

/** Finds the entries for a path, an error code or a dotted name. */
export function findDirectMatches(areas: readonly Area[], text: string): DirectMatches | undefined {
  const entries = areas.flatMap((area) => area.entries);
  const matchOf = (intent: Intent, of: Entry[]) =>
    of.length > 0 && { intent, entries: of.slice(0, MAX_MATCHES) };
  const path = pathIn(text);
  const member = memberIn(text);
  const codes = codesIn(text);
  return (
    (path && matchOf('operation', operationsAt(path, entries))) ||
    matchOf(
      'error',
      codes.length > 0 ? entries.filter(({ kind, name }) => kind === 'error' && codes.includes(name)) : [],
    ) ||
    (member && matchOf('member', membersOf(member, entries))) ||
    undefined
  );
}

interface Fitting {
  entry: Entry;
  fit: number;
}

const bestFirst = (fitting: Fitting[]): Entry[] =>
  fitting
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);

/**
 * Finds operations by path. Their keywords contain it with and without the method: `/users/{userId}, GET
 * /users/{userId}`.
 */
function operationsAt({ method, segments }: RequestPath, entries: readonly Entry[]): Entry[] {
  const all = entries.flatMap((entry): Fitting[] => {
    const fits = entry.paths.map((path) => {
      const [ownMethod, ownPath = ''] = path.startsWith('/') ? [undefined, path] : path.split(' ');
      const fit = pathFit(segments, ownPath.split('/').filter(Boolean));
      return fit === 0 ? 0 : fit + (ownMethod === method ? 0.5 : 0);
    });
    return [{ entry, fit: Math.max(0, ...fits) }];
  });
  const most = Math.max(0, ...all.map(({ fit }) => Math.floor(fit)));
  return bestFirst(all.filter(({ fit }) => Math.floor(fit) === most));
}

/**
 * Returns how well a path matches an operation's. A complete path is better than the end of one, and literal segments
 * are better than parameter values.
 */
function pathFit(requested: readonly string[], operationPath: readonly string[]): number {
  const missing = operationPath.length - requested.length;
  if (missing < 0) return 0;
  let same = 0;
  for (const [index, segment] of requested.entries()) {
    const operationSegment = operationPath[index + missing] ?? '';
    if (operationSegment.startsWith('{')) continue;
    if (operationSegment.toLowerCase() !== segment.toLowerCase()) return 0;
    same += 1;
  }
  return same === 0 ? 0 : same * 2 + (missing === 0 ? 1 : 0);
}

/** Finds members of the name before the last dot: a class, or a part of the client, such as `client.auth`. */
function membersOf(names: readonly string[], entries: readonly Entry[]): Entry[] {
  const [owner = '', member = ''] = names.slice(-2);
  const joinedName = asOneWord(names.join('.'));
  const exactMatches = entries.filter(({ names: own }) => own.has(joinedName));
  const fitting = entries.flatMap((entry): Fitting[] => {
    if (!isReference(entry) || entry.anchor === '') return [];
    const name = (entry.name.split('.').at(-1) ?? '').replace(/\(.*/, '');
    if (name.toLowerCase() !== member.toLowerCase()) return [];
    return [{ entry, fit: ownerFit(owner, entry.page.title) }];
  });
  return [...new Set([...exactMatches, ...bestFirst(fitting)])];
}

function ownerFit(owner: string, title: string): number {
  if (title.toLowerCase() === owner.toLowerCase()) return 2;
  // `$` and `_` contain no words, and every name starts with an empty text.
  const ownerStems = asOneTerm(owner);
  return ownerStems !== '' && asOneTerm(title).startsWith(ownerStems) ? 1 : 0;
}
