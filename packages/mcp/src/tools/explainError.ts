import { errorsNamedIn, withoutErrorClass } from '../../../model/src/errorsNamedIn.ts';
import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import { nearest } from '../../../model/src/nearest.ts';
import { shorten } from '../invalidParams.ts';
import { limits } from '../limits.ts';
import type { ErrorRecord, Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Maximum number of errors that a text without a code may match. */
const MAX_GUESSES = 3;
/** Minimum share of a text that has to match a known message. */
const MIN_SHARE = 0.45;

/** Explains the errors that a text names, or else those that match its HTTP status or its words. */
export function explainError(
  { errors }: Pick<Site, 'errors'>,
  { error: input }: ArgumentsOf<'explain_error'>,
): ToolResult {
  const text = input.trim();
  const byCode = errorsNamedIn(text, errors);
  const matches = byCode.length > 0 ? byCode : errorsByName(text, errors);
  if (matches.length > 0) return createExplanation(sharedStatusNote(matches, text), matches);
  const code = /(?<![\w/-])([a-z]+)\/([a-z][\w-]*)(?![\w/-])/i.exec(text);
  const group = code && errors.filter((error) => error.code.startsWith(`${code[1]?.toLowerCase()}/`));
  if (code && group && group.length > 0) return { content: unknownCodeMessage(code[0], group), failed: true };
  const guessed = errorsByMessage(errors, text);
  if (guessed.length > 0) {
    return createExplanation('The text contains no error code. Its words match:', guessed);
  }
  return { content: unknownErrorMessage(text, errors), failed: true };
}

/** Explains a match by status alone if several codes share the status. */
function sharedStatusNote(matches: readonly ErrorRecord[], text: string): string | undefined {
  const [first] = matches;
  if (matches.length < 2 || first === undefined || text.includes(first.code)) return undefined;
  const status = first.statuses.find((candidate) => text.includes(String(candidate)));
  if (status === undefined) return undefined;
  const usual = matches.filter(({ defaultFor }) => defaultFor.includes(status)).map(({ code }) => code);
  // A code that the text names is unambiguous.
  if (usual.length === 0) return undefined;
  return `${matches.length} codes come with HTTP ${status}: the \`code\` of the response identifies the error. Without a code, it means ${usual.join(' or ')}.`;
}

/** Finds an error by the last part of its code, or by its message: `Timeout`, `insufficient funds`. */
function errorsByName(text: string, errors: readonly ErrorRecord[]): ErrorRecord[] {
  const normalize = (name = '') => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const normalizedText = normalize(text);
  return errors.filter(
    ({ code, message }) =>
      normalizedText !== '' && [normalize(code.split('/')[1]), normalize(message)].includes(normalizedText),
  );
}

/** Normalizes case and punctuation, so that a message matches however it was printed. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a text contains another one as whole words. */
const containsWords = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/**
 * Returns the errors whose message, or an equivalent message of other software, makes up about half of the text or
 * more. One or two words of a longer message don't count, because many errors of other programs contain them too.
 */
function errorsByMessage(errors: readonly ErrorRecord[], text: string): ErrorRecord[] {
  const [first = ''] = withoutErrorClass(text).split('\n');
  const firstLine = wordsOf(first.slice(0, limits.query));
  const shareOf = ({ message, words }: ErrorRecord): number =>
    Math.max(
      ...[message, ...words].map(wordsOf).map((known) => {
        if (known === '' || firstLine === '') return 0;
        if (containsWords(firstLine, known)) return known.length / firstLine.length;
        return containsWords(known, firstLine) ? firstLine.length / known.length : 0;
      }),
    );
  return errors
    .map((error) => ({ error, share: shareOf(error) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_GUESSES)
    .map(({ error }) => error);
}

function unknownCodeMessage(unknownCode: string, group: readonly ErrorRecord[]): string {
  const codes = group.map(({ code }) => code);
  const near = nearest(unknownCode, codes, 3);
  return [
    `Nacre has no error code ${shorten(unknownCode)}.`,
    ...(near.length > 0 ? [`Similar: ${near.join(', ')}.`] : []),
    `The codes of that group:\n\n${group.map(({ code, message }) => `- \`${code}\` ${message}`).join('\n')}`,
  ].join(' ');
}

function unknownErrorMessage(text: string, errors: readonly ErrorRecord[]): string {
  const similar = nearest(
    text,
    errors.map(({ code }) => code),
  );
  const hint = similar.length > 0 ? ` Similar codes: ${similar.join(', ')}.` : '';
  return `None: the text has none of Nacre's error codes and none of their messages, so it probably comes from another program.${hint} Codes look like \`sdk/not-authenticated\`. \`search_docs\` finds pages by words.`;
}

const createExplanation = (note: string | undefined, errors: readonly ErrorRecord[]): ToolResult => ({
  content: joinBlocks([note, ...errors.map(formatError)]),
  structuredData: {
    errors: errors.map(({ code, retryable, statuses, route }) => ({
      code,
      retryable,
      statuses,
      page: route,
    })),
  },
});

const formatError = ({ code, class: name, member, retryable, statuses, ...error }: ErrorRecord): string =>
  [
    `# ${code}`,
    `${name} with \`type\` ${member}.${statuses.length > 0 ? ` HTTP ${statuses.join(', ')}.` : ''} ${
      retryable
        ? 'The same call may succeed a moment later: retry it, with increasing delays.'
        : "The same call would fail again: don't retry it unchanged."
    }`,
    `Meaning: ${error.meaning}`,
    `Usual cause: ${error.cause}`,
    `What to do: ${error.action}`,
    `Page: ${error.route}`,
  ].join('\n\n');
