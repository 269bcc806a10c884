import fs from 'node:fs';
import path from 'node:path';
import { layOut } from './edge/layOut.ts';
import type { Host } from './Host.ts';

export const github: Host = {
  title: 'GitHub Pages: `.github/workflows/pages.yml`',
  write(build, folder) {
    // A project's site lies below its path by itself: the root of these files is the site's base.
    layOut(build, folder);
    // Where they are published from a branch, no file may be left out because of its name.
    fs.writeFileSync(path.join(folder, '.nojekyll'), '');
  },
};
