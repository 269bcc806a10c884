import { errorsNamedIn, withoutErrorClass } from '../../../facts/errorsNamedIn.ts';
import { nearest } from '../../../facts/nearest.ts';
import { limits } from '../limits.ts';
import type { ErrorRecord, Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** How many errors a text without a code may stand for. */
const GUESSES = 3;
/** Among the first of all hits an error is what the words are about. */
const FIRST_HITS = 5;

/** Explains the errors that a text names; else those that its HTTP status or its words lead to. */
export async function explainError(
  site: Site,
  { error: given }: ArgumentsOf<'explain_error'>,
): Promise<Answer> {
  const { errors } = site;
  const text = given.trim();
  const named = errorsNamedIn(text, errors);
  const found = named.length > 0 ? named : ofBareName(text, errors);
  if (found.length > 0) return explained(inUse(found, text), found);
  const code = /(?<![\w/-])([a-z]+)\/([a-z][\w-]*)(?![\w/-])/i.exec(text);
  const group = code && errors.filter((error) => error.code.startsWith(`${code[1]?.toLowerCase()}/`));
  if (code && group && group.length > 0) return { said: unknownCode(code[0], group), failed: true };
  const guessed = await byWords(site, text);
  if (guessed.length > 0) {
    return explained('The text names no error code. By its words it may be:', guessed);
  }
  return { said: unknown(text, errors), failed: true };
}

/** Says what came of a status alone: several codes have it. */
function inUse(found: readonly ErrorRecord[], text: string): string | undefined {
  const [first] = found;
  if (found.length < 2 || first === undefined || text.includes(first.code)) return undefined;
  const status = first.statuses.find((one) => text.includes(String(one)));
  if (status === undefined) return undefined;
  const usual = found.filter(({ defaultFor }) => defaultFor.includes(status)).map(({ code }) => code);
  // Codes that the text names are in no doubt.
  if (usual.length === 0) return undefined;
  return `${found.length} codes come with HTTP ${status}: the response's \`code\` says which. Without one, it means ${usual.join(' or ')}.`;
}

/** The last part of a code or a member by itself: `Timeout`, `insufficient funds`. */
function ofBareName(text: string, errors: readonly ErrorRecord[]): ErrorRecord[] {
  const bare = (name = '') => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = bare(text);
  return errors.filter(
    ({ code, message }) => wanted !== '' && [bare(code.split('/')[1]), bare(message)].includes(wanted),
  );
}

/** What the site's search finds of the errors, by their messages and by others' words for them. */
async function byWords({ search, errors }: Site, text: string): Promise<ErrorRecord[]> {
  const hits = await search(withoutErrorClass(text).slice(0, limits.query));
  const routes = hits.slice(0, FIRST_HITS).map(({ document: { u, h = '' } }) => u + h);
  return routes.flatMap((route) => errors.find((error) => error.route === route) ?? []).slice(0, GUESSES);
}

function unknownCode(given: string, group: readonly ErrorRecord[]): string {
  const codes = group.map(({ code }) => code);
  const near = nearest(given, codes, 3);
  return [
    `Nacre has no error code ${given.slice(0, 100)}.`,
    ...(near.length > 0 ? [`Near it: ${near.join(', ')}.`] : []),
    `The codes of that group:\n\n${group.map(({ code, message }) => `- \`${code}\` ${message}`).join('\n')}`,
  ].join(' ');
}

function unknown(given: string, errors: readonly ErrorRecord[]): string {
  const like = nearest(
    given,
    errors.map(({ code }) => code),
  );
  const hint = like.length > 0 ? ` Similar codes: ${like.join(', ')}.` : '';
  return `The text contains none of Nacre's error codes.${hint} Codes look like \`sdk/not-authenticated\`; \`search_docs\` finds an error by words.`;
}

const explained = (first: string | undefined, found: readonly ErrorRecord[]): Answer => ({
  said: [...(first === undefined ? [] : [first]), ...found.map(write)].join('\n\n'),
  facts: {
    errors: found.map(({ code, retryable, statuses, route }) => ({ code, retryable, statuses, page: route })),
  },
});

const write = ({ code, class: name, member, retryable, statuses, ...error }: ErrorRecord): string =>
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
