import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const REGION = /^\/\/ #region shown\n([\s\S]*?)^\/\/ #endregion$/m;

const { markCode } = await tsImport('./markCode.ts', import.meta.url);
const { sourcesOf } = await tsImport('../../plugins/rebuildWith.ts', import.meta.url);

/** What the colors come from, besides the code: the bundler keeps what it made until one of these changes. */
const SOURCES = sourcesOf('../components/Demo/markCode.ts');

/**
 * Gives the text of a module's region "shown" with its colors, in place of the module: the code that a demo shows is
 * the code that it runs, and cannot differ from it.
 */
export default function codeLoader(source) {
  for (const file of SOURCES) this.addDependency(file);
  const [, shown] = REGION.exec(source) ?? [];
  if (!shown) throw new Error(`${this.resourcePath} has no region "shown" for its demo to show`);
  const file = path.basename(this.resourcePath);
  const language = path.extname(file).slice(1);
  const code = shown.trim();
  return `export default ${JSON.stringify({ file, language, code, marks: markCode(code, language) })};`;
}
