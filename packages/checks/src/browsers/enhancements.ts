/**
 * Features that some supported browsers lack and pages can do without there, by the name of a property, a selector or
 * an at-rule.
 */
export const enhancements: ReadonlySet<string> = new Set([
  // Appearance.
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
  // Print.
  ':details-content',
  '@page',
  'break-after',
  'orphans',
  'page-break-after',
  'widows',
  // Performance. Without it, the browser lays out off-screen content at once.
  'content-visibility',
  // Without these, a term's card opens in the corner of the window.
  '@position-try',
  'position-area',
]);
