/** A part of an address as it was meant; as it stands, if it cannot be read. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
