/**
 * Whether the site is served for its writers, by `npm start`. References may still be missing then, what takes long is
 * kept from the last start, and what is wrong with a page stands in the page instead of stopping all of it. A build is
 * never one of theirs, whatever its shell has set.
 */
export const isWriting = process.env.SITE_WRITING === '1' && process.env.NODE_ENV !== 'production';
