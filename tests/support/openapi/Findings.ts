import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { textOf } from './markupText.ts';
import type { Region } from './Region.ts';

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** The texts of Markdown descriptions. They are cached, because a description is searched for in several regions. */
const words = new Map<string, string>();
function wordsOf(markdown: string): string {
  const known = words.get(markdown) ?? textOf(micromark(markdown.trim(), options));
  words.set(markdown, known);
  return known;
}

/** Counts the facts that were searched for on a page, and collects the missing ones. */
export class Findings {
  readonly missing: string[] = [];
  /** The number of facts that were searched for, which tells a complete page from a search for nothing. */
  checkedCount = 0;

  record(isPresent: boolean, where: string, fact: string): void {
    this.checkedCount += 1;
    if (!isPresent) this.missing.push(`${where}: ${fact}`);
  }

  /** Checks that a region contains a value. */
  expectValue(region: Region, value: unknown, fact: string): void {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    this.record(region.has(text), region.name, `${fact}: ${text.slice(0, 100)}`);
  }

  /** Checks that a region contains the text of some Markdown. */
  expectMarkdown(region: Region, markdown: unknown, fact: string): void {
    if (typeof markdown !== 'string' || markdown.trim() === '') return;
    this.record(region.has(wordsOf(markdown)), region.name, `${fact}, described: ${markdown.slice(0, 100)}`);
  }

  expectPattern(region: Region, pattern: string, fact: string): void {
    this.record(region.matches(new RegExp(pattern, 'i')), region.name, fact);
  }

  /** Checks that one of the rows with a name has a mark. */
  expectMark(region: Region, name: string, mark: string): void {
    this.record(
      region.rows(name).some((row) => row.includes(mark)),
      region.name,
      `${name} is marked "${mark}"`,
    );
  }

  /** Checks that a region contains all of a node's values, except those of known keys. */
  expectOtherValues(region: Region, node: Record<string, unknown>, known: readonly string[]): void {
    for (const [key, value] of Object.entries(node)) {
      if (known.includes(key)) continue;
      if (key === 'externalDocs')
        this.expectValue(
          region,
          (value as { url: string; description?: string }).description ?? (value as { url: string }).url,
          key,
        );
      else if (key === 'servers')
        for (const server of value as { url: string }[]) this.expectValue(region, server.url, key);
      else this.expectValue(region, value, key);
    }
  }
}
