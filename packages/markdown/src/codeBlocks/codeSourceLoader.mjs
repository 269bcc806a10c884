import path from 'node:path';

const REGION = /^\/\/ #region shown\n([\s\S]*?)^\/\/ #endregion$/m;

/**
 * Returns the text of a module's region "shown" with its colors instead of the module (`./x.ts?shown`), so that the
 * code that a demo shows can't differ from the code that it runs.
 */
export default function codeSourceLoader(source) {
  const { files, marksOf } = this.getOptions();
  for (const file of files) this.addDependency(file);
  const [, shown] = REGION.exec(source) ?? [];
  if (!shown)
    throw new Error(
      `${this.resourcePath} has no region "shown". Put // #region shown and // #endregion around the code to show.`,
    );
  const file = path.basename(this.resourcePath);
  const language = path.extname(file).slice(1);
  const code = shown.trim();
  return `export default ${JSON.stringify({ file, language, code, marks: marksOf(code, language) })};`;
}
