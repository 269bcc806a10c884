import type { FoundErrors } from './FoundErrors.ts';
import type { KnownError } from './KnownError.ts';
import { searchErrors } from './searchErrors.ts';

const UNKNOWN_CODE = 'sdk/unexpected-response';

/** The errors that a text is about: it names them, or its status or its words lead to them. */
export function findErrors(text: string, known: readonly KnownError[]): FoundErrors {
  const trimmed = text.trim();
  const named = namedIn(trimmed, known);
  if (named.length > 0) return { errors: named };
  const byStatus = ofStatus(statusIn(trimmed), known);
  if (byStatus.length > 0) return { errors: byStatus };
  return searchErrors(trimmed.replace(CLASS, ''), known);
}

/** The class of an error at the start of what a console prints: its words say nothing of the error. */
const CLASS = /^(?:Uncaught )?(?:\(in promise\) )?\w*Error: /;

/** Matches a name that stands alone: `sdk/timeout` must not be read out of a longer word. */
const alone = (name: string) => new RegExp(`(?<![\\w/-])${name.replace(/[./]/g, '\\$&')}(?![\\w/-])`, 'i');

function namedIn(text: string, known: readonly KnownError[]): KnownError[] {
  return known
    .map((error) => {
      const { code, anchor, member, message } = error;
      // The last is what `String(error)` gives while the error has the catalogue's own message.
      const thrown = `${member.replace(/Type\..*/, '')}: ${message}`;
      const places = [code, anchor, member].map((name) => text.search(alone(name)));
      places.push(text.indexOf(thrown));
      return { error, place: Math.min(...places.map((place) => (place < 0 ? Infinity : place))) };
    })
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ error }) => error);
}

/** A status that is typed by itself, or that a text says to be one: `429 Too Many Requests`, `"status": 429`. */
const STATUS = /(?:^(?:(?:http(?:\/[\d.]+)?|error)[\s:]*)*|status[\s_]?(?:code)?\W+)([45]\d\d)(?!\w)/i;

function statusIn(text: string): number | undefined {
  const status = STATUS.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** As the SDK reads a status: what the API does not answer with comes from somewhere else. A test compares. */
function ofStatus(status: number | undefined, known: readonly KnownError[]): KnownError[] {
  if (status === undefined) return [];
  const listed = known.filter(({ statuses }) => statuses.includes(status));
  if (listed.length > 0) return listed;
  if (status >= 500) return known.filter(({ statuses }) => statuses.includes(500));
  return known.filter(({ code }) => code === UNKNOWN_CODE);
}
