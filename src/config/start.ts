/**
 * When the app starts that makes navigation, search and menus work: at the first sign of a reader, or with the page.
 * Until it is there a page is plain HTML with a small script. `load` is the way back if a browser surprises us.
 */
export const start: 'intent' | 'load' = 'intent';

/** Name of the element in a page's head that says where the styles are that only the app needs. */
export const lateStylesName = 'docs:late-styles';
