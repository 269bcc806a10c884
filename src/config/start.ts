type Start = 'intent' | 'load';

/** When the app starts that makes navigation, search and menus work: at the first sign of a reader, or with the page. */
const chosen: Start = 'intent';

/**
 * Until the app is there a page is plain HTML with a small script. `load` is the way back if a browser surprises us;
 * `SITE_START=load` builds the site so, and tests run against both.
 */
export const start: Start = process.env.SITE_START === 'load' ? 'load' : chosen;

/** Name of the element in a page's head that says where the styles are that only the app needs. */
export const lateStylesName = 'docs:late-styles';
