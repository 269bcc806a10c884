/** Loader of `rebuildWith`. Adds files to a module's dependencies and leaves its source unchanged. */
export default function dependencyLoader(source) {
  const { files, named } = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const [text, file] of Object.entries(named)) if (source.includes(text)) this.addDependency(file);
  return source;
}
