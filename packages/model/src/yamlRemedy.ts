/** Returns a fix for writers for a message of the YAML parser. */
export function yamlRemedy(message: string): string {
  if (/unique/.test(message)) return 'Remove one of the two lines';
  if (/nested mappings/i.test(message)) return 'Put the text with the colon in quotes';
  if (/tab/i.test(message)) return 'Indent with spaces';
  if (/quote/i.test(message)) return 'Close the quote';
  if (/flow sequence|flow map/i.test(message)) return 'Close the bracket on the same line';
  return 'Write each line as a key, a colon, a space and a value';
}
