/** A reason not to publish, in words for who typed the command. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
