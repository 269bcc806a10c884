import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserFolders } from '../../model/src/files.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns a module that imports every style sheet of the site. Sheets can't be imported by their components, since the
 * browser's bundle only contains the components of the shell, while the server's HTML also has those of documents. The
 * sheets of the client modules come first, in their order, then the theme's, then ours, each sorted by path.
 */
export function styleImports(siteDir: string, generatedFilesDir: string): string {
  const modules = fs.readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const first = [...modules.matchAll(/require\("([^"]+\.css)"\)/g)].map(([, file = '']) => file);
  if (first.length === 0)
    throw new Error('static-pages: client-modules.js of this Docusaurus has no style sheet that can be read');
  const theme = sheetsIn(
    path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  );
  const common = sheetsIn(path.dirname(resolve('@docusaurus/theme-common')));
  const at = (folder: string) => sheetsIn(path.join(siteDir, folder));
  const client = browserFolders.filter((folder) => folder.endsWith('/client'));
  const components = ['src/components', ...browserFolders.filter((folder) => !client.includes(folder))]
    .flatMap(at)
    .toSorted((a, b) => (sheetKey(a) < sheetKey(b) ? -1 : 1));
  const own = [...components, ...at('src/theme'), ...at('src/pages'), ...client.flatMap(at)];
  return [...new Set([...first, ...common, ...theme, ...own])]
    .map((file) => `import ${JSON.stringify(file)};\n`)
    .join('');
}

/** Returns the name of a component and its sheet, so that the order doesn't depend on the room of the component. */
const sheetKey = (file: string): string => file.split(path.sep).slice(-2).join('/').toLowerCase();

const sheetsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Leaves out the animated `Details`, which only work with React. `src/theme/MDXComponents` uses native ones.
    .filter((name) => name.endsWith('.css') && !/(?:^|\/)Details\//.test(name))
    .map((name) => path.join(folder, name))
    .toSorted();
