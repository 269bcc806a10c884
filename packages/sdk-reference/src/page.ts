import type { DeclarationReflection, Router } from 'typedoc';
import type { SdkPackage, SdkTree } from '../../model/src/packages.ts';
import { commentOf } from './symbolIntro.ts';

/** What a page says of its package. */
export interface Origin {
  sdk: SdkPackage & { tree: SdkTree };
  /** The other package, whose reference may have the same symbol. */
  other: SdkPackage;
  router: Router;
}

/** The sentences that a symbol's comment begins with, as Markdown without links. */
export function sentencesOf(symbol: DeclarationReflection): string[] {
  const text = (commentOf(symbol)?.summary ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text.split(/(?<=[.])\s+/);
}

export function frontMatter(fields: Record<string, unknown>): string {
  // JSON is YAML, and its quoting is never wrong.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}
