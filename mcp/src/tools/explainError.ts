import { nearest } from '../../../facts/nearest.ts';
import type { ErrorRecord, Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Explains the errors that a text names. */
export function explainError({ errors }: Site, { error: given }: ArgumentsOf<'explain_error'>): Answer {
  const found = errorsIn(given, errors);
  if (found.length > 0) return { said: found.map(write).join('\n\n') };
  const like = nearest(
    given.trim(),
    errors.map(({ code }) => code),
  );
  const hint = like.length > 0 ? ` Similar codes: ${like.join(', ')}.` : '';
  return {
    said: `The text contains none of Nacre's error codes.${hint} Codes look like \`sdk/not-authenticated\`; \`search_docs\` finds an error by words.`,
    failed: true,
  };
}

/** The errors that a text names, in the order in which it names them: an error first, then its causes. */
function errorsIn(text: string, errors: readonly ErrorRecord[]): ErrorRecord[] {
  const named = errors
    .map((error) => ({ error, place: placeOf(error, text) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ error }) => error);
  if (named.length > 0) return named;
  const bare = text.trim().toLowerCase();
  return errors.filter(({ member, code }) =>
    [member.split('.')[1], code.split('/')[1]].some((part) => part?.toLowerCase() === bare),
  );
}

function placeOf({ code, member, class: name, message, route }: ErrorRecord, text: string): number {
  const places = [code, route.replace(/^.*#/, ''), member].map((own) => text.search(alone(own)));
  places.push(text.indexOf(`${name}: ${message}`));
  return Math.min(...places.map((place) => (place < 0 ? Infinity : place)));
}

/** Matches a name that stands alone: `sdk/timeout` must not be read out of a longer word. */
const alone = (name: string) => new RegExp(`(?<![\\w/-])${name.replace(/[./]/g, '\\$&')}(?![\\w/-])`, 'i');

const write = ({
  code,
  class: name,
  member,
  retryable,
  meaning,
  cause,
  action,
  route,
}: ErrorRecord): string =>
  [
    `# ${code}`,
    `${name} with \`type\` ${member}. ${
      retryable
        ? 'The same call may succeed a moment later: retry it, with increasing delays.'
        : "The same call would fail again: don't retry it unchanged."
    }`,
    `Meaning: ${meaning}`,
    `Usual cause: ${cause}`,
    `What to do: ${action}`,
    `Page: ${route}`,
  ].join('\n\n');
