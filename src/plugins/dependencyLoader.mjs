/**
 * Adds files to what a module is made from, and leaves the module as it is. The changelog page is made from the
 * changelog files too, which the bundler's cache and the dev server would not know otherwise.
 */
export default function dependencyLoader(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
}
