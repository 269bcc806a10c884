/** Gives what a module says for this build in place of the module: the loader of `servedAddress`. */
export default function answerLoader() {
  return decodeURIComponent(this.getOptions().answer);
}
