/** Static markup by name: all of it in the server's bundle, none of it in the browser's. */
declare module 'static-html' {
  const fragments: Record<string, string>;
  export default fragments;
}
