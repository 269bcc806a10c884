/** A text in one line as a reader sees it, and the source line of each of its characters. */
export interface FlatText {
  readonly text: string;
  lineAt(index: number): number;
}

/** A marker at the start of a line, such as the star of a comment or the sign of a quote. */
const START = /^\s*(?:\*(?!\*)|\/\/|\/\*\*|>)?\s*/;
/** Marks of Markdown, the targets of links, and the tags of terms. */
const MARKS = /\]\((?:[^()]|\([^)]*\))*\)|\{@link (\w+)\}|<\/?\w+[^<>|]*>|[[\]*`]/g;

/** Removes everything except words, and replaces line breaks with spaces. */
export function flatten(source: string): FlatText {
  const starts: number[] = [];
  let text = '';
  for (const line of source.split('\n')) {
    starts.push(text.length);
    // The multiplication sign of a product in code has spaces around it.
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
