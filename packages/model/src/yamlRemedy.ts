/** Returns a fix for writers for a message of the YAML parser. */
export function yamlRemedy(what: string): string {
  if (/unique/.test(what)) return 'Remove one of the two lines';
  if (/nested mappings/i.test(what)) return 'Put a text that has a colon into quotes';
  if (/tab/i.test(what)) return 'Indent by spaces';
  if (/quote/i.test(what)) return 'Close the quote';
  if (/flow sequence|flow map/i.test(what)) return 'Close the bracket in its line';
  return 'Each line is a key, a colon, a space and a value';
}
