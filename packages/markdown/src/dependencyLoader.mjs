/** Loader of `rebuildWith`. Adds files to a module's dependencies and leaves its source unchanged. */
export default function dependencyLoader(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
}
