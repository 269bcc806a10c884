/** Loader of `servedAddress`. Replaces a module with its source for this build. */
export default function answerLoader() {
  return decodeURIComponent(this.getOptions().answer);
}
