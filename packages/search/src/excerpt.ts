import { chunksOf, termOf } from './terms.ts';

/** A run of text, which is marked if it matches the query. */
export interface Run {
  text: string;
  mark: boolean;
}

interface TextRange {
  from: number;
  to: number;
}

/**
 * Returns the positions of terms in a text. A chunk that is a term is marked as a whole. Otherwise, its matching words
 * are.
 */
function termRanges(text: string, terms: ReadonlySet<string>, start: string): TextRange[] {
  const ranges: TextRange[] = [];
  const fits = (word: string) =>
    terms.has(word) || terms.has(termOf(word)) || (start.length > 1 && word.startsWith(start));
  for (const { text: chunk, offset, parts } of chunksOf(text)) {
    if (parts.length > 1 && fits(parts.join(''))) {
      ranges.push({ from: offset, to: offset + chunk.length });
      continue;
    }
    let from = 0;
    for (const part of parts) {
      from = chunk.toLowerCase().indexOf(part, from);
      if (from < 0) break;
      if (fits(part)) ranges.push({ from: offset + from, to: offset + from + part.length });
      from += part.length;
    }
  }
  return ranges;
}

export function markRuns(text: string, terms: ReadonlySet<string>, start: string): Run[] {
  return runsOf(text, termRanges(text, terms, start));
}

function runsOf(text: string, ranges: readonly TextRange[]): Run[] {
  const runs: Run[] = [];
  let last = 0;
  for (const { from, to } of ranges) {
    if (from > last) runs.push({ text: text.slice(last, from), mark: false });
    runs.push({ text: text.slice(from, to), mark: true });
    last = to;
  }
  if (last < text.length) runs.push({ text: text.slice(last), mark: false });
  return runs;
}

/** Matches characters that are removed before an ellipsis. */
const LOOSE_END = /[\s,;:.(–-]+$/;

/**
 * Returns the part of a text with the most terms, at most `length` characters. It's cut between words, with an ellipsis
 * at each cut within a sentence. Prose takes precedence: the second line, with labels and code, is shown only if the
 * prose has no term.
 */
export function excerptOf(
  fullText: string,
  terms: ReadonlySet<string>,
  start: string,
  length: number,
): Run[] {
  const [prose = ''] = fullText.split('\n', 1);
  const inProse = termRanges(prose, terms, start);
  const text = inProse.length > 0 ? prose : fullText.replace('\n', ' ');
  const ranges = inProse.length > 0 ? inProse : termRanges(text, terms, start);
  let best = 0;
  let most = 0;
  for (const [order, { from }] of ranges.entries()) {
    const within = new Set<string>();
    for (let next = order; next < ranges.length; next += 1) {
      const range = ranges[next];
      if (!range || range.to > from + length) break;
      within.add(termOf(text.slice(range.from, range.to).toLowerCase()));
    }
    if (within.size > most) {
      most = within.size;
      best = from;
    }
  }
  const lead = Math.max(0, best - Math.floor(length / 4));
  const gap = text.lastIndexOf('. ', best) + 1;
  const sentence = gap && gap + 1;
  const isNear = best - sentence < length / 2;
  // Begins with a sentence or between words, unless there is only one word.
  const begin = isNear ? sentence : Math.min(best, text.indexOf(' ', lead) + 1 || best);
  let end = Math.min(text.length, begin + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > best) end = space;
  }
  const cut = end < text.length ? text.slice(begin, end).replace(LOOSE_END, '') : text.slice(begin, end);
  const runs = runsOf(
    cut,
    ranges
      .filter(({ from, to }) => from >= begin && to <= begin + cut.length)
      .map(({ from, to }) => ({ from: from - begin, to: to - begin })),
  );
  if (begin > 0 && !isNear) runs.unshift({ text: '…', mark: false });
  if (end < text.length) runs.push({ text: '…', mark: false });
  return runs;
}
