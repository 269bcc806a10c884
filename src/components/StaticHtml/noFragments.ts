/** What the browser's bundle gets in place of the markup, which the page or a file holds already. */
const none: Record<string, string> = {};

export default none;
