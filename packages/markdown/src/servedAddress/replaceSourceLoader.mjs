/** Loader of `servedAddress`. Replaces a module with its source for this build. */
export default function replaceSourceLoader() {
  return decodeURIComponent(this.getOptions().source);
}
