import type { DeclarationReflection, Router } from 'typedoc';
import type { SdkPackage, SdkTree } from '../../model/src/packages.ts';
import { commentOf } from './symbolIntro.ts';

/** The packages and the router that a page belongs to. */
export interface ReferenceContext {
  sdk: SdkPackage & { tree: SdkTree };
  /** The other package, whose reference may have the same symbol. */
  otherSdk: SdkPackage;
  router: Router;
}

/** Returns the sentences of a symbol's summary, as Markdown without links. */
export function sentencesOf(symbol: DeclarationReflection): string[] {
  const text = (commentOf(symbol)?.summary ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text.split(/(?<=[.])\s+/);
}

/** Escapes the signs in a text that would begin an element, without the code in it. */
export const escapeTags = (text: string): string =>
  text.replace(/`[^`]*`|</g, (part) => (part === '<' ? '\\<' : part));
