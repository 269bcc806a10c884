/** The parts of an error that a text can name it by. */
interface Nameable {
  readonly code: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
  /** The default message of errors with this code. */
  readonly message: string;
  /** The HTTP statuses that the backend API responds with. */
  readonly statuses: readonly number[];
}

const UNKNOWN_CODE = 'sdk/unexpected-response';

/**
 * Returns the errors that a text names, in the text's order. If it names none, returns the errors for the HTTP status
 * that it mentions.
 */
export function errorsNamedIn<E extends Nameable>(text: string, errors: readonly E[]): E[] {
  const mentioned = errors
    .map((error) => ({ error, index: indexOfMention(error, text) }))
    .filter(({ index }) => index < Infinity)
    .toSorted((a, b) => a.index - b.index)
    .map(({ error }) => error);
  return mentioned.length > 0 ? mentioned : errorsForStatus(statusIn(text), errors);
}

/** Removes the error class that consoles print at the start of a text, because its words don't identify the error. */
export const withoutErrorClass = (text: string): string =>
  text.replace(/^(?:Uncaught )?(?:\(in promise\) )?\w*Error: /, '');

/** Matches a name as a whole word, so that `sdk/timeout` isn't found inside a longer word. */
const wholeWord = (name: string) =>
  new RegExp(`(?<![\\w/-])${name.replace(/[./]/g, '\\$&')}(?![\\w/-])`, 'i');

function indexOfMention({ code, member, message }: Nameable, text: string): number {
  const anchor = code.replace('/', '-');
  // The last candidate is the result of `String(error)` for an error with the catalogue's own message.
  const thrown = `${member.replace(/Type\..*/, '')}: ${message}`;
  const indexes = [code, anchor, member].map((name) => text.search(wholeWord(name)));
  return Math.min(...[...indexes, text.indexOf(thrown)].map((index) => (index < 0 ? Infinity : index)));
}

/** Matches a status on its own, or one that a text labels as such: `429 Too Many Requests`, `"status": 429`. */
const STATUS = /(?:^(?:(?:http(?:\/[\d.]+)?|error)[\s:]*)*|status[\s_]?(?:code)?\W+)([45]\d\d)(?!\w)/i;

function statusIn(text: string): number | undefined {
  const status = STATUS.exec(text.trim())?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Maps a status to errors as the SDK does, which a test compares. A status that the API doesn't send comes from
 * elsewhere.
 */
function errorsForStatus<E extends Nameable>(status: number | undefined, errors: readonly E[]): E[] {
  if (status === undefined) return [];
  const listed = errors.filter(({ statuses }) => statuses.includes(status));
  if (listed.length > 0) return listed;
  if (status > 500) return errors.filter(({ statuses }) => statuses.includes(500));
  return errors.filter(({ code }) => code === UNKNOWN_CODE);
}
