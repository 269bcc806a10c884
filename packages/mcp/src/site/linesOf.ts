/** A line of a Markdown page. */
export interface Line {
  text: string;
  /** Where it begins in the page. */
  start: number;
  /** Whether it is part of a block of code, its fences included. */
  isCode: boolean;
}

const FENCE = /^[\s>]*(?:(?:[-*]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;

/** The lines of a page. A fence in a longer fence is code like all else there. */
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
