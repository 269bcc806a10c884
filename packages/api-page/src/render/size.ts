import { Html } from './html.ts';

/**
 * Characters per line of text and of code, in the stacked layout and in the one with two columns, and the heights in
 * rem that have a class in the style sheet. These heights are chosen so that no operation is 1.4 times as high as its own.
 */
const STACKED = { text: 92, code: 88, sizes: [38, 54, 77, 113] };
const BESIDE = { text: 66, code: 58, sizes: [38, 62] };

/** Height of a window in rem, which the column next to the text doesn't exceed. */
const WINDOW = 50;

/** Returns the classes that reserve roughly the height of an operation before it is laid out. */
export function sizeClasses(text: Html, side: Html = new Html('')): string {
  const stacked = estimatedHeight(text.text, STACKED) + estimatedHeight(side.text, STACKED);
  const beside = Math.max(
    estimatedHeight(text.text, BESIDE),
    Math.min(estimatedHeight(side.text, BESIDE), WINDOW),
  );
  return `api-size-${nearest(stacked, STACKED)} api-wide-${nearest(beside, BESIDE)}`;
}

function nearest(height: number, { sizes }: typeof STACKED): number {
  const distance = (size: number) => Math.abs(Math.log(size / height));
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

/** Heights of a line of text and of a line of code, in rem. */
const LINE = 1.65;
const CODE_LINE = 1.26;

/** Estimates the height of a part on a desktop, in rem. Collapsed and hidden content has no height. */
function estimatedHeight(html: string, columns: typeof STACKED): number {
  const visible = html
    .replace(/<div role="tabpanel"[^>]* hidden>[\s\S]*?<\/div>/g, '')
    .replace(/(<\/summary>)[\s\S]*?<\/details>/g, '$1');
  const sum = (pattern: RegExp, height: (content: string) => number) =>
    [...visible.matchAll(pattern)].reduce(
      (total, [match, content]) => total + height(textOf(content ?? match)),
      0,
    );
  return (
    sum(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g, (code) => codeLines(code, columns.code) * CODE_LINE + 2.4) +
    sum(/<p\b[^>]*>([\s\S]*?)<\/p>/g, (text) => textLines(text, columns.text) * LINE + 0.5) +
    sum(
      /<ul class="api-(?:facts|errors)">([\s\S]*?)<\/ul>/g,
      (text) => textLines(text, columns.text) * LINE + 0.5,
    ) +
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

const textLines = (text: string, columns: number): number => Math.max(1, Math.ceil(text.length / columns));

const codeLines = (code: string, columns: number): number =>
  code.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / columns)), 0);
