import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { blank } from '../texts/splice.ts';

/** Matches a sentence, or an entry of the glossary with its term and its definition. */
const PART = /"term": [^}]*\}|(?:(?![.|]\s|\n\n)[^"])+/g;

/** Keys and ids, each with the prefix of its values. */
const kinds = (): [kind: RegExp, prefix: string][] => [
  [/publishable key/i, 'pk'],
  [/secret key/i, 'sk'],
  [/(?:webhook|endpoint['’]s|signing) secret/i, 'whsec'],
  ...Object.entries(readDescription().document.components?.schemas ?? {}).flatMap(
    ([name, schema]): [RegExp, string][] => {
      const prefix = /^\^([a-z]+)_/.exec(String(schema.pattern))?.[1];
      const words = name.replace(/Id$/, '').replace(/\B[A-Z]/g, ' $&');
      return prefix && name.endsWith('Id') ? [[new RegExp(`\\b${words}(?:['’]s)? id\\b`, 'i'), prefix]] : [];
    },
  ),
];

/** Matches an origin that is written with a path, or with the slash that begins one. */
const ORIGIN = /\borigins?\b(?:(?!\.\s|\n\n)[^`])*`(https?:\/\/[^/`]+)\/[^`]*`/g;

let known: ReturnType<typeof kinds> | undefined;

/**
 * Reports values with the prefix of another kind of key or id than the only one that a sentence is about, and origins
 * with a path.
 */
export function checkValueForms(file: string, source: string): Problem[] {
  if (!/(?:^|\/)(?:docs|api|src\/data)\//.test(file)) return [];
  known ??= kinds();
  const all = known;
  const text = source.replace(/^```[^]*?^```/gm, blank);
  const origins = [...text.matchAll(ORIGIN)].map(({ index, 0: match, 1: origin }) => ({
    file,
    line: lineAt(source, index + match.lastIndexOf(String(origin))),
    message: `an origin has no path. Write ${origin}`,
  }));
  const prefixes = [...text.matchAll(PART)].flatMap(({ index, 0: part }) => {
    const [named, ...others] = all.filter(([kind]) => kind.test(part.replace(/\s+/g, ' ')));
    const used = all.filter(([, prefix]) => new RegExp(`\`${prefix}_`).test(part));
    const [wrong] = used;
    if (!named || others.length > 0 || !wrong || used.includes(named)) return [];
    return {
      file,
      line: lineAt(source, index + part.indexOf(`\`${wrong[1]}_`)),
      message: `${wrong[1]}_ is the start of another kind of value. What's named here begins with ${named[1]}_`,
    };
  });
  return [...origins, ...prefixes];
}
