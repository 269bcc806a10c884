/**
 * Breaks a text into lines of at most `most` characters, at spaces, and in names after a dot or slash. SVG doesn't wrap
 * text, and at build time there are no fonts to measure, so callers choose `most` with room to spare.
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
