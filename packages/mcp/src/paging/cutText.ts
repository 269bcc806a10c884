/**
 * Returns the end of the piece of a text that begins at `start` and has at most `max` characters. A piece ends between
 * two blocks if possible in its latter half, else between two lines, else between two characters.
 */
export function cutText(text: string, start: number, max: number): number {
  if (text.length - start <= max) return text.length;
  let end = start;
  let best = start;
  let isCode = false;
  while (end < start + max) {
    const next = text.indexOf('\n', end) + 1;
    if (next === 0 || next > start + max) break;
    const line = text.slice(end, next).trim();
    if (/^(```|~~~)/.test(line)) isCode = !isCode;
    end = next;
    if (line === '' && !isCode) best = end;
  }
  if (best > start + max / 2) return best;
  if (end > start) return end;
  // A surrogate pair is one character.
  const cut = start + max;
  const before = text.charCodeAt(cut - 1);
  return before >= 0xd800 && before <= 0xdbff ? cut - 1 : cut;
}
