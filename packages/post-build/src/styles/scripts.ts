import type { Has } from './selectors.ts';

/** Scripts as they stand in a page. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** `theme-admonition-`, to which the rest is added when a script runs. */
const BEGINNING = /^[a-z][\w-]*[a-z][-_]+$/i;

export const inlineScripts = (html: string): string =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text).join('\n');

/** The addresses of the scripts that a page loads by itself. */
export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]+)/g)].map(([, address = '']) => address);

/** Every word that may be a name. */
export function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

/** What scripts may bring: every name that is a word in them, or begins with a word that asks for more. */
export function namesOfScripts(texts: Iterable<string>): Has {
  const words = wordsOf(texts);
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  /** `data-theme-choice` is `themeChoice` in `element.dataset`. */
  const inDataset = (name: string) =>
    name.startsWith('data-') &&
    words.has(name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return (name) => {
    const word = name.replace(/^[.#[]/, '');
    return (
      words.has(word) ||
      beginnings.some((beginning) => word.startsWith(beginning)) ||
      (name.startsWith('[') && inDataset(word))
    );
  };
}
