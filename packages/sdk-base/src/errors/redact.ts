/** Data that must never appear in a message: API keys, webhook secrets, tokens, e-mail addresses and phone numbers. */
const secrets: readonly RegExp[] = [
  /\b[sp]k_(?:sandbox|live)_\w{1,512}/g,
  /\bwhsec_\w{1,512}/g,
  /\beyJ[\w-]{1,4096}(?:\.[\w-]{0,4096}){1,4}/g,
  /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\+\d[\d ().-]{6,20}\d/g,
];

const longestMessage = 500;

/**
 * Removes secrets and personal data from a message and limits its length.
 *
 * This is a second line of defense: no caller puts a secret into a message, but the text of a platform error or an API
 * response may contain one.
 *
 * @param message - text of any origin
 * @returns the text with `[redacted]` for each secret
 * @internal
 */
export function redact(message: string): string {
  // Cuts twice: first to limit the work of the patterns, then after the redaction, so that part of a cut secret can't
  // remain.
  let text = message.slice(0, longestMessage * 4);
  for (const secret of secrets) text = text.replace(secret, '[redacted]');
  return text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text;
}
