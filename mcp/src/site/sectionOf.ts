/** The anchor that the site gives a heading. */
const slug = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The section of a Markdown page under the heading with an anchor, with the sections in it. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  let start: number | undefined;
  let depth = 0;
  let offset = 0;
  let isCode = false;
  const seen = new Map<string, number>();
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? null : /^(#{1,6})\s+(.+)$/.exec(line);
    if (heading?.[1] && heading[2]) {
      if (start !== undefined && heading[1].length <= depth) return markdown.slice(start, offset);
      const bare = slug(heading[2]);
      const times = seen.get(bare) ?? 0;
      seen.set(bare, times + 1);
      if (start === undefined && (times === 0 ? bare : `${bare}-${times}`) === anchor) {
        start = offset;
        depth = heading[1].length;
      }
    }
    offset += line.length + 1;
  }
  return start === undefined ? undefined : markdown.slice(start);
}
