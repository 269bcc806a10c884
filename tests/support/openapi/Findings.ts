import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { textOf } from './markupText.ts';
import type { Region } from './Region.ts';

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** The words of Markdown. A description is looked for in each place that shows it. */
const words = new Map<string, string>();
function wordsOf(markdown: string): string {
  const known = words.get(markdown) ?? textOf(micromark(markdown.trim(), options));
  words.set(markdown, known);
  return known;
}

/** What was looked for on a page, and what was not there. */
export class Findings {
  readonly missing: string[] = [];
  /** How many facts were looked for: a page without gaps is told from a walk without steps. */
  looked = 0;

  note(found: boolean, where: string, what: string): void {
    this.looked += 1;
    if (!found) this.missing.push(`${where}: ${what}`);
  }

  /** A value stands in a part of the page. */
  says(region: Region, value: unknown, what: string): void {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    this.note(region.has(text), region.name, `${what}: ${text.slice(0, 100)}`);
  }

  /** A text in Markdown stands in a part of the page. */
  tells(region: Region, markdown: unknown, what: string): void {
    if (typeof markdown !== 'string' || markdown.trim() === '') return;
    this.note(region.has(wordsOf(markdown)), region.name, `${what}, described: ${markdown.slice(0, 100)}`);
  }

  matches(region: Region, pattern: string, what: string): void {
    this.note(region.matches(new RegExp(pattern, 'i')), region.name, what);
  }

  /** One of the rows with a name bears a mark. */
  marked(region: Region, name: string, mark: string): void {
    this.note(
      region.rows(name).some((row) => row.includes(mark)),
      region.name,
      `${name} is marked "${mark}"`,
    );
  }

  /** Whatever else a node holds stands there as well. */
  others(region: Region, node: Record<string, unknown>, known: readonly string[]): void {
    for (const [key, value] of Object.entries(node)) {
      if (known.includes(key)) continue;
      if (key === 'externalDocs')
        this.says(
          region,
          (value as { url: string; description?: string }).description ?? (value as { url: string }).url,
          key,
        );
      else if (key === 'servers')
        for (const server of value as { url: string }[]) this.says(region, server.url, key);
      else this.says(region, value, key);
    }
  }
}
