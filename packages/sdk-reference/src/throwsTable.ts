import type { ThrowsRecord } from '../../model/src/symbols/SymbolRecord.ts';
import { errorRows } from '../../model/src/errors.ts';
import { errorRoute } from '../../model/src/routes.ts';

/** What a `@throws` says of an error. */
export interface Thrown {
  /** The class, such as `SdkError`. */
  readonly error: string;
  /** The member of the class's enumeration, where the comment names one. */
  readonly type?: string;
  /** When it is thrown, as the comment has it. */
  readonly when: string;
}

/** `{@link SdkError} with \`Timeout\` when …`, as a reader of the comment sees it: the link may be one already. */
const THROWS = /^(?:\[?`?(\w+)`?\]?(?:\([^)]*\))?)(?: (?:with|of type) `(\w+)`,?)?\s+(?:when\s+)?([\s\S]+)$/;

/** Reads the text of a `@throws`; a text of another shape is a mistake in the comment. */
export function readThrows(text: string): Thrown {
  const [, error, type, when] = THROWS.exec(text.trim()) ?? [];
  if (!error || !when) {
    throw new Error(`"@throws ${text}" isn't "{@link XError} with \`Type\` when …"`);
  }
  const thrown = { error, ...(type ? { type } : {}), when: when.replace(/\s+/g, ' ').trim() };
  if (type && rowsOf(thrown).length === 0) throw new Error(`"@throws ${text}": ${error} has no type ${type}`);
  return thrown;
}

/** The codes that a caller may get, from the SDK's catalogue. */
const rowsOf = ({ error, type }: Pick<Thrown, 'error' | 'type'>) =>
  errorRows.filter((row) => row.class === error && (!type || row.member.endsWith(`.${type}`)));

/** Whether the same call may succeed if it is made again, in a word. */
function retryOf(thrown: Thrown): ThrowsRecord['retry'] {
  const rows = rowsOf(thrown);
  if (rows.every(({ retryable }) => !retryable)) return 'No';
  return rows.every(({ retryable }) => retryable) ? 'Yes' : 'By type';
}

/** An error with what the SDK's catalogue knows of it. */
export function recordOf(thrown: Thrown): ThrowsRecord {
  const [row] = thrown.type ? rowsOf(thrown) : [];
  const { when } = thrown;
  return row
    ? { error: row.member, code: row.code, when, retry: retryOf(thrown) }
    : { error: thrown.error, when, retry: retryOf(thrown) };
}

/** The errors of a call as one table; `addressOf` gives the page of a class, and a code has its own place. */
export function throwsTable(all: readonly Thrown[], addressOf: (name: string) => string | undefined): string {
  const lines = all.map((thrown) => {
    const { error, code, when, retry } = recordOf(thrown);
    const address = code ? errorRoute(code) : addressOf(error);
    const name = `<code>${error}</code>`;
    const tag = `<span class="tag tag--${retry === 'Yes' ? 'success' : 'neutral'}">${retry}</span>`;
    const type = `<span class="type">${address ? `[${name}](${address})` : name}</span>`;
    return `| ${type} | ${when.replaceAll('|', '\\|')} | ${tag} |`;
  });
  return ['| Type | When | Retry |', '| ------ | ------ | ------ |', ...lines].join('\n');
}
