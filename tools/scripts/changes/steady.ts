/** Hashes in the names of assets, which change with what is in them: `/assets/js/main.1a2b3c4d.js`, `logo-0123…ef.png`. */
const ASSET = /(\/assets\/[\w./-]*?[.-])[0-9a-f]{8,}(?=\.\w)/g;
/** Ids that React counts: `_R_1a_`, `:R1a:`. */
const COUNTED = /_R_\w*?_|:[Rr]\w*:/g;

/** HTML, or a value in it, without what differs between two builds of the same page. */
export const steady = (html: string): string => html.replace(ASSET, '$1').replace(COUNTED, '_R_');
