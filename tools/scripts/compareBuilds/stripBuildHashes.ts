/** Matches content hashes in the names of assets: `/assets/js/main.1a2b3c4d.js`, `logo-0123…ef.png`. */
const ASSET = /(\/assets\/[\w./-]*?[.-])[0-9a-f]{8,}(?=\.\w)/g;
/** Matches the ids of React's `useId`: `_R_1a_`, `:R1a:`. */
const COUNTED = /_R_\w*?_|:[Rr]\w*:/g;

/** Removes the parts of HTML, or of a value in it, that differ between two builds of the same page. */
export const stripBuildHashes = (html: string): string => html.replace(ASSET, '$1').replace(COUNTED, '_R_');
