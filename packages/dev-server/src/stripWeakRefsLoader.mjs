/**
 * Removes weak references from the table of all pages. The bundler would compile their targets, including pages that
 * aren't open. They are only used for server-side HTML, which a dev server doesn't have.
 */
export default function stripWeakRefsLoader(source) {
  return source.replace(/require\.resolveWeak\([^)]*\)/g, 'undefined');
}
