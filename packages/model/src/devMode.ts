/**
 * Whether `npm start` serves the site for its writers. Then references may still be missing, slow results are cached
 * from the last start, and a page's mistakes are shown in the page instead of stopping the build. A production build
 * never counts, regardless of its environment variables.
 */
export const isDevMode = process.env.SITE_WRITING === '1' && process.env.NODE_ENV !== 'production';
