import type { HasName } from './canMatch.ts';

/** Matches the inline scripts of a page. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** Matches the start of a name, such as `theme-admonition-`, that a script completes at run time. */
const BEGINNING = /^[a-z][\w-]*[a-z][-_]+$/i;

export const inlineScripts = (html: string): string =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text).join('\n');

/** Returns the addresses of the scripts in a page's HTML. */
export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]+)/g)].map(([, address = '']) => address);

/** Returns every word that may be a name. */
export function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

/** Tests for names that scripts may add, which are words in them or start with an incomplete word. */
export function scriptNameTest(texts: Iterable<string>): HasName {
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
