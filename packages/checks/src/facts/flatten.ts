/** A marker at the start of a line, such as the star of a comment or the sign of a quote. */
const START = /^\s*(?:\*(?!\*)|\/\/|\/\*\*|>)?\s*/;
/** Marks of Markdown, the targets of links, and the tags of terms. */
const MARKS = /\]\((?:[^()]|\([^)]*\))*\)|\{@link (\w+)\}|<\/?\w+[^<>|]*>|[[\]*`]/g;

/** Returns a text in one line as a reader sees it, and a function that returns the line of a position in it. */
export function flatten(source: string) {
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
