const LENGTH = 240;

/** The part of a text around a place, cut between words. */
export function excerptAt(text: string, place: number): string {
  if (text.length <= LENGTH) return text;
  const from = Math.max(0, Math.min(place - LENGTH / 4, text.length - LENGTH));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const end = Math.min(text.length, start + LENGTH);
  const last = end === text.length ? end : Math.max(text.lastIndexOf(' ', end), start + 1);
  return `${start > 0 ? '… ' : ''}${text.slice(start, last).trim()}${last < text.length ? ' …' : ''}`;
}
