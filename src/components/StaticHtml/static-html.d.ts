/** Static HTML by name. The server bundle contains all of it, the browser bundle none. */
declare module 'static-html' {
  const fragments: Record<string, string>;
  export default fragments;
}
