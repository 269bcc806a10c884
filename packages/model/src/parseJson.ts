import { lineAt, problemLine, type LineProblem } from './problem.ts';

/** Returns the first mistake in the syntax of a JSON text, which a message calls the file or the block. */
export function jsonFault(text: string, name = 'file'): LineProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, reason = message] = /^(.*?)(?: in JSON at position|, (?:\.{3})?")/s.exec(message) ?? [];
    return {
      line: lineAt(text, placeIn(message, text)),
      message: `the ${name} is not valid JSON: ${reason}. Put names and strings in double quotes, and a comma only between items`,
    };
  }
}

/** Returns the offset that V8 states, or that of the text it quotes, which begins ten characters before a mistake. */
function placeIn(message: string, text: string): number {
  const place = /at position (\d+)/.exec(message)?.[1];
  if (place !== undefined) return Number(place);
  const [, token = '', isCut, quoted = ''] = /'(.)', (\.{3})?"(.*)"/s.exec(message) ?? [];
  if (quoted === '') return text.length;
  return isCut ? text.indexOf(quoted) + 10 : text.indexOf(token);
}

/** Parses the JSON of a file. Throws an error with the file and the line of a mistake. */
export function parseJson<T>(file: string, text: string): T {
  const fault = jsonFault(text);
  if (fault) throw new Error(problemLine({ file, ...fault }));
  return JSON.parse(text) as T;
}
