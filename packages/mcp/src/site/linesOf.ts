/** A line of a Markdown page. */
export interface Line {
  text: string;
  /** Its offset in the page. */
  start: number;
  /** Whether it's part of a code block, including the fences. */
  isCode: boolean;
}

const FENCE = /^[\s>]*(?:(?:[-*]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** Returns the lines of a page. A fence inside a longer fence counts as code. */
export function linesOf(markdown: string): Line[] {
  let start = 0;
  let open = '';
  return markdown.split('\n').map((text) => {
    const [, fence = '', info = ''] = FENCE.exec(text) ?? [];
    const isCode = open !== '' || fence !== '';
    if (open === '') open = fence;
    else if (fence.startsWith(open) && info.trim() === '') open = '';
    const line = { text, start, isCode };
    start += text.length + 1;
    return line;
  });
}
