/** Adds files to what a module is made from, and leaves the module as it is: the loader of `rebuildWith`. */
export default function dependencyLoader(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
}
