/**
 * Takes weak references out of the table of all pages: the bundler compiles what they name, and with them a page that
 * nobody has opened. They serve the server's HTML, of which a dev server has none.
 */
export default function bareLoader(source) {
  return source.replace(/require\.resolveWeak\([^)]*\)/g, 'undefined');
}
