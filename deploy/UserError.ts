/** A reason not to publish, in words for the person who ran the command. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
