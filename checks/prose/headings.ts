import { visit } from 'unist-util-visit';
import { parsePage } from '../../facts/markdownParser.ts';
import type { Problem } from '../../facts/problem.ts';
import { site } from '../../src/config/site.ts';

/** Names that keep their capital in the middle of a heading. */
const NAMES = new Set(
  `${site.name} Docs Zelty Google Stellar Ethereum Polygon Base React Next Node Python Docusaurus Markdown Content Security Policy`.split(
    ' ',
  ),
);

/** Headings are in sentence case: the first word and names have a capital, abbreviations as many as they need. */
export function checkHeadings(file: string, source: string): Problem[] {
  if (!/\.mdx?$/.test(file)) return [];
  const problems: Problem[] = [];
  visit(parsePage(file, source), 'heading', (heading) => {
    heading.children.forEach((part, index) => {
      if (part.type !== 'text') return;
      for (const { 0: word, index: at } of part.value.matchAll(/\b[A-Z][a-z]+\b/g)) {
        const before = part.value.slice(0, at);
        const opens = (index === 0 && before.trim() === '') || /[.:?!]\s+$/.test(before);
        if (opens || NAMES.has(word)) continue;
        problems.push({
          file,
          line: heading.position?.start.line ?? 1,
          message: `"${word}" in a heading: write "${word.toLowerCase()}", headings are in sentence case. Names are listed in checks/prose/headings.ts`,
        });
      }
    });
  });
  return problems;
}
