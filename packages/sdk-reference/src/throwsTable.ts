import type { ThrowsRecord } from '../../model/src/symbols/SymbolRecord.ts';
import { errorRows } from '../../model/src/errors.ts';
import { errorRoute } from '../../model/src/routes.ts';

/** The contents of a `@throws` tag. */
export interface ThrowsTag {
  /** The class, such as `SdkError`. */
  readonly error: string;
  /** The member of the class's enumeration, if the comment names one. */
  readonly type?: string;
  /** The condition under which it is thrown, as written in the comment. */
  readonly when: string;
}

/** Matches `{@link SdkError} with \`Timeout\` when …`, with the link as text or as Markdown. */
const THROWS = /^(?:\[?`?(\w+)`?\]?(?:\([^)]*\))?)(?: (?:with|of type) `(\w+)`,?)?\s+(?:when\s+)?([\s\S]+)$/;

/** Parses the text of a `@throws` tag. A text in another form is a mistake in the comment. */
export function parseThrows(text: string): ThrowsTag {
  const [, error, type, when] = THROWS.exec(text.trim()) ?? [];
  if (!error || !when) {
    throw new Error(`"@throws ${text}" must have the form "{@link XError} with \`Type\` when …"`);
  }
  const thrown = { error, ...(type ? { type } : {}), when: when.replace(/\s+/g, ' ').trim() };
  if (type && rowsOf(thrown).length === 0)
    throw new Error(`"@throws ${text}": ${error} has no type ${type}. Correct the type in the comment.`);
  return thrown;
}

/** Returns the rows of the SDK's error catalogue for the errors that a caller may receive. */
const rowsOf = ({ error, type }: Pick<ThrowsTag, 'error' | 'type'>) =>
  errorRows.filter((row) => row.class === error && (!type || row.member.endsWith(`.${type}`)));

/** Returns whether a retry of the same call may succeed. */
function retryOf(thrown: ThrowsTag): ThrowsRecord['retry'] {
  const rows = rowsOf(thrown);
  if (rows.every(({ retryable }) => !retryable)) return 'No';
  return rows.every(({ retryable }) => retryable) ? 'Yes' : 'By type';
}

/** Adds the data of the SDK's error catalogue to an error. */
export function throwsRecord(thrown: ThrowsTag): ThrowsRecord {
  const [row] = thrown.type ? rowsOf(thrown) : [];
  const { when } = thrown;
  return row
    ? { error: row.member, code: row.code, when, retry: retryOf(thrown) }
    : { error: thrown.error, when, retry: retryOf(thrown) };
}

/** Writes the errors of a call as a table. An error links to its code, else to the page of its class (`addressOf`). */
export function throwsTable(
  tags: readonly ThrowsTag[],
  addressOf: (name: string) => string | undefined,
): string {
  const lines = tags.map((thrown) => {
    const { error, code, when, retry } = throwsRecord(thrown);
    const address = code ? errorRoute(code) : addressOf(error);
    const name = `<code>${error}</code>`;
    const tag = `<span class="tag tag--${retry === 'Yes' ? 'success' : 'neutral'}">${retry}</span>`;
    const type = `<span class="type">${address ? `[${name}](${address})` : name}</span>`;
    return `| ${type} | ${when.replaceAll('|', '\\|')} | ${tag} |`;
  });
  return ['| Type | When | Retry |', '| ------ | ------ | ------ |', ...lines].join('\n');
}
