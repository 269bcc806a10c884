import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * A module that imports every style sheet of the site. The browser's bundle has the components of the shell only, while
 * the server's HTML has those of documents too, so sheets cannot come by way of their components. First stand those of
 * the client modules, in their order, then the theme's, then ours, each before its own folder's.
 */
export function styleImports(siteDir: string, generatedFilesDir: string): string {
  const modules = fs.readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const first = [...modules.matchAll(/require\("([^"]+\.css)"\)/g)].map(([, file = '']) => file);
  const theme = sheetsIn(
    path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  );
  const common = sheetsIn(path.dirname(resolve('@docusaurus/theme-common')));
  const own = ['components', 'theme', 'pages', 'client'].flatMap((folder) =>
    sheetsIn(path.join(siteDir, 'src', folder)),
  );
  return [...new Set([...first, ...common, ...theme, ...own])]
    .map((file) => `import ${JSON.stringify(file)};\n`)
    .join('');
}

const sheetsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Not those that slide, which only React makes work: `src/theme/MDXComponents` has the browser's own.
    .filter((name) => name.endsWith('.css') && !/(?:^|\/)Details\//.test(name))
    .map((name) => path.join(folder, name))
    .toSorted();
