/**
 * What some browsers of the floor don't know, and what a page can do without there: by the name of a property, a
 * selector or an at-rule.
 */
export const enhancements: ReadonlySet<string> = new Set([
  // Looks.
  '-webkit-tap-highlight-color',
  ':-webkit-scrollbar',
  ':-webkit-scrollbar-thumb',
  ':-webkit-scrollbar-track',
  'cursor',
  'forced-color-adjust',
  'overflow-clip-margin',
  'resize',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-decoration',
  'text-size-adjust',
  'text-wrap',
  // Paper.
  ':details-content',
  '@page',
  'break-after',
  'orphans',
  'page-break-after',
  'widows',
  // Speed: without it, content out of sight is laid out at once.
  'content-visibility',
  // The card of a term is at the window's corner.
  '@position-try',
  'position-area',
]);
