import type { Html } from './html.ts';

/** Heights that the style sheet has a class for, in rem: each a quarter more than the one before. */
const SIZES = [33, 41, 51, 64, 80, 100, 125, 156];

/** The class that reserves the height of a part before it is laid out: the nearest of a few. */
export function sizeClass(part: Html): string {
  const height = estimatedHeight(part.text);
  const distance = (size: number) => Math.abs(Math.log(size / height));
  const nearest = SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best));
  return `api-size-${nearest}`;
}

/** Characters in a line of text and of code, at the width of a desktop. */
const TEXT_COLUMNS = 95;
const CODE_COLUMNS = 95;

/** What each element takes, in rem, beside its lines of text. */
const LINE = 1.65;
const CODE_LINE = 1.26;

/** How high a part is, in rem, on a desktop: what is closed or hidden takes no room. */
function estimatedHeight(html: string): number {
  const seen = html
    .replace(/<div role="tabpanel"[^>]* hidden>[\s\S]*?<\/div>/g, '')
    .replace(/(<\/summary>)[\s\S]*?<\/details>/g, '$1');
  const sum = (pattern: RegExp, height: (content: string) => number) =>
    [...seen.matchAll(pattern)].reduce(
      (total, [whole, content]) => total + height(textOf(content ?? whole)),
      0,
    );
  return (
    sum(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g, (code) => codeLines(code) * CODE_LINE + 2.4) +
    sum(/<p\b[^>]*>([\s\S]*?)<\/p>/g, (text) => textLines(text) * LINE + 0.5) +
    sum(/<ul class="api-(?:facts|errors)">([\s\S]*?)<\/ul>/g, (text) => textLines(text) * LINE + 0.5) +
    sum(/<summary>/g, () => LINE + 0.5) +
    sum(/<h4>/g, () => 2.95) +
    sum(/<ul class="api-rows">/g, () => 0.5) +
    sum(/<li>\s*<p>/g, () => 0.7) +
    sum(/<div class="api-call"/g, () => 4) +
    sum(/<div class="api-response">/g, () => 1.4) +
    sum(/<div class="api-tabs"/g, () => 1.9)
  );
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '"');

const textLines = (text: string): number => Math.max(1, Math.ceil(text.length / TEXT_COLUMNS));

const codeLines = (code: string): number =>
  code.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / CODE_COLUMNS)), 0);
