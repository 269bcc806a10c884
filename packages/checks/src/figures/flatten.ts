/** A text in one line, as a reader reads it, and the line that each of its characters is on. */
export interface Flat {
  readonly text: string;
  lineAt(index: number): number;
}

/** What stands at the beginning of a line and is none of its words: the star of a comment, a quote. */
const START = /^\s*(?:\*(?!\*)|\/\/|\/\*\*|>)?\s*/;
/** Marks of Markdown, the targets of links, and the tags of terms. */
const MARKS = /\]\((?:[^()]|\([^)]*\))*\)|\{@link (\w+)\}|<\/?\w+[^<>|]*>|[[\]*`]/g;

/** Takes out what isn't words, and puts one space for each end of a line. */
export function flatten(source: string): Flat {
  const starts: number[] = [];
  let text = '';
  for (const line of source.split('\n')) {
    starts.push(text.length);
    // A product in code has its star between spaces.
    const words = line
      .replace(START, '')
      .replaceAll(' * ', ' \u0000 ')
      .replaceAll(MARKS, '$1')
      .replaceAll('\u0000', '*');
    text += `${words.trimEnd()} `;
  }
  const lineAt = (index: number) => {
    const after = starts.findIndex((start) => start > index);
    return after < 0 ? starts.length : after;
  };
  return { text, lineAt };
}
