/** As much of an error as a text can name it by. */
interface Nameable {
  readonly code: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
  /** The message that its errors have if they have none of their own. */
  readonly message: string;
  /** The HTTP statuses that the backend API answers with. */
  readonly statuses: readonly number[];
}

const UNKNOWN_CODE = 'sdk/unexpected-response';

/** The errors that a text names, in its order; else those of the HTTP status that it says. */
export function errorsNamedIn<E extends Nameable>(text: string, known: readonly E[]): E[] {
  const named = known
    .map((error) => ({ error, place: placeOf(error, text) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ error }) => error);
  return named.length > 0 ? named : ofStatus(statusIn(text), known);
}

/** A text without the class of an error at its start, as consoles print it: its words say nothing of the error. */
export const withoutErrorClass = (text: string): string =>
  text.replace(/^(?:Uncaught )?(?:\(in promise\) )?\w*Error: /, '');

/** Matches a name that stands alone: `sdk/timeout` must not be read out of a longer word. */
const alone = (name: string) => new RegExp(`(?<![\\w/-])${name.replace(/[./]/g, '\\$&')}(?![\\w/-])`, 'i');

function placeOf({ code, member, message }: Nameable, text: string): number {
  const anchor = code.replace('/', '-');
  // The last is what `String(error)` gives while the error has the catalogue's own message.
  const thrown = `${member.replace(/Type\..*/, '')}: ${message}`;
  const places = [code, anchor, member].map((name) => text.search(alone(name)));
  return Math.min(...[...places, text.indexOf(thrown)].map((place) => (place < 0 ? Infinity : place)));
}

/** A status that is typed by itself, or that a text says to be one: `429 Too Many Requests`, `"status": 429`. */
const STATUS = /(?:^(?:(?:http(?:\/[\d.]+)?|error)[\s:]*)*|status[\s_]?(?:code)?\W+)([45]\d\d)(?!\w)/i;

function statusIn(text: string): number | undefined {
  const status = STATUS.exec(text.trim())?.[1];
  return status === undefined ? undefined : Number(status);
}

/** As the SDK reads a status: what the API does not answer with comes from somewhere else. A test compares. */
function ofStatus<E extends Nameable>(status: number | undefined, known: readonly E[]): E[] {
  if (status === undefined) return [];
  const listed = known.filter(({ statuses }) => statuses.includes(status));
  if (listed.length > 0) return listed;
  if (status >= 500) return known.filter(({ statuses }) => statuses.includes(500));
  return known.filter(({ code }) => code === UNKNOWN_CODE);
}
