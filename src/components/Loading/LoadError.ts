/** Something of the site did not load, as opposed to what is wrong in a program. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
