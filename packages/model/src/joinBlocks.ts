/** Joins blocks of Markdown with empty lines between them. Parts that are false or empty are left out. */
export const joinBlocks = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
