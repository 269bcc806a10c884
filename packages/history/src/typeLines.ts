/** Matches a string, an arrow, a separator, or a single character. */
const TOKEN = /(['"`]).*?\1| ?=> ?|(?:^| )[|&=] |[,;] |./g;

/**
 * Breaks a type into lines: the parts of a union or an intersection, the parameters and the result of a call, and the
 * members of an object. Whatever these contain stays on their line.
 */
export function typeLines(type: string): string[] {
  const lines = [''];
  const open: string[] = [];
  const add = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`);
  for (const [token] of type.matchAll(TOKEN)) {
    const isOutside = open.length === 0;
    const isInList = open.length === 1 && (open[0] === '(' || open[0] === '{');
    if ('([{<'.includes(token)) open.push(token);
    if (')]}>'.includes(token)) open.pop();
    const isEdge = '(){}'.includes(token) && (isOutside || open.length === 0);
    if (isOutside && token === ' => ') lines.push('=> ');
    else if (isEdge || (isOutside && /^ ?[|&=] $/.test(token)) || (isInList && /^[,;] $/.test(token)))
      lines.push('');
    else add(token);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
