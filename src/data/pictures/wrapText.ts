/**
 * Breaks a text into lines of at most so many characters, at spaces, and in a name after a dot or slash. SVG breaks no lines
 * by itself, and at build time there are no fonts to measure: the caller counts characters with room to spare.
 */
export function wrapText(text: string, most: number): string[] {
  const pieces = text.split(/(?<= )|(?<=[a-z][./])(?=[a-z])/);
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && (line + piece).trimEnd().length <= most) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}
