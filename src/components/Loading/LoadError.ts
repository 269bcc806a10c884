/** A failure to load a part of the site, as opposed to a bug in a program. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
