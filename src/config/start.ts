type Start = 'intent' | 'load';

/** When the app for navigation, search and menus starts: at the first user interaction (`intent`), or on page load. */
const chosen: Start = 'intent';

/**
 * Until the app starts, a page is plain HTML with a small script. `load` is the fallback in case a browser has
 * unexpected problems with this. `SITE_START=load` builds the site that way, and tests run against both.
 */
export const start: Start = process.env.SITE_START === 'load' ? 'load' : chosen;

/** The name of the `meta` element with the address of the late style sheet, which has the styles of the whole site. */
export const lateStylesName = 'docs:late-styles';
