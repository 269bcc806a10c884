import fs from 'node:fs';
import path from 'node:path';
import { quote } from '../nginx/text.ts';
import { hashedFolders } from '../rules/headers.ts';
import type { PublishableSite } from './writeRelease.ts';

/**
 * Returns the output of `deploy` for nginx as a site to publish. A release's configuration names its own folder rather
 * than the link. So the pages and their headers, which list the pages' scripts, change at the same moment, when nginx
 * reads it.
 */
export function nginxSite(made: string, base: string): PublishableSite {
  const read = (file: string) => fs.readFileSync(path.join(made, 'docs', file), 'utf8');
  return {
    folder: path.join(made, 'html'),
    hashed: hashedFolders.map((folder) => `${base.slice(1)}${folder}`),
    configuration: (root) => ({
      'maps.conf': read('maps.conf'),
      'site.conf': `root ${quote(root)};\n${read('site.conf')}`,
    }),
  };
}
