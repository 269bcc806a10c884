/** What must never be read in a message: keys of the API, webhook secrets, tokens and addresses of people. */
const secrets: readonly RegExp[] = [
  /\b[sp]k_(?:sandbox|live)_\w{1,512}/g,
  /\bwhsec_\w{1,512}/g,
  /\beyJ[\w-]{1,4096}(?:\.[\w-]{0,4096}){1,4}/g,
  /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g,
  /\+\d[\d ().-]{6,20}\d/g,
];

const longestMessage = 500;

/**
 * Takes secrets and personal data out of a message and bounds its length.
 *
 * A second net: no caller puts a secret into a message, but the text of a platform error or of an API answer may.
 *
 * @param message - text of any origin
 * @returns the text with `[redacted]` for each secret
 * @internal
 */
export function redact(message: string): string {
  // Cut twice: first so that no pattern runs over more than it must, then so that a cut secret is not left over.
  let text = message.slice(0, longestMessage * 4);
  for (const secret of secrets) text = text.replace(secret, '[redacted]');
  return text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text;
}
