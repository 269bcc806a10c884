import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './edge/bundle.ts';
import { headersFile, headersForAll } from './edge/headersFile.ts';
import { copyForCleanUrlsBelowBase } from './edge/copyForCleanUrls.ts';
import type { Host } from './Host.ts';

const SETTINGS = `# Made by \`npm run deploy -- netlify\`. Change deploy/netlify.ts.
[build]
  publish = "publish"
  edge_functions = "edge-functions"
  # The site is already built.
  command = ""

# Serves the files unchanged, as they were checked.
[build.processing]
  skip_processing = true
`;

export const netlify: Host = {
  title: 'Netlify: `netlify deploy --prod --no-build` in `deploy/out/netlify`',
  write(build, folder) {
    const outputs = {
      'netlify.toml': SETTINGS,
      'edge-functions/docs.js': bundle('netlify', build),
      // Applies while the function fails. It can't set headers for existing files only, such as caching for a year:
      // https://docs.netlify.com/manage/routing/headers/. By default, Netlify has all files revalidated.
      'publish/_headers': headersFile([{ pattern: '/*', headers: headersForAll(build) }], {
        rules: Infinity,
        lineLength: Infinity,
      }),
    };
    copyForCleanUrlsBelowBase(build, path.join(folder, 'publish'));
    for (const [name, text] of Object.entries(outputs)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
  },
};
