import fs from 'node:fs';
import path from 'node:path';
import { copyForCleanUrls } from '../copyForCleanUrls.ts';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { UserError } from '../UserError.ts';
import { hashedFolders } from '../rules/headers.ts';
import { bundle } from './bundle.ts';
import { headerRules, headersFile } from './headersFile.ts';

/** https://developers.cloudflare.com/pages/platform/limits/ */
const FILES = 20_000;
const FILE_BYTES = 25 * 1024 * 1024;

function assertWithinLimits({ folder, files }: FinishedBuild): void {
  if (files.length > FILES)
    throw new UserError(`${folder}/ has ${files.length} files. Cloudflare Pages accepts at most ${FILES}.`);
  const large = files.find((file) => fs.statSync(path.join(folder, file)).size > FILE_BYTES);
  if (large !== undefined)
    throw new UserError(`${path.join(folder, large)} is larger than 25 MiB, the limit of Cloudflare Pages.`);
}

/** Serves hashed files without the worker, which is billed per request. */
const routes = (base: string) => ({
  version: 1,
  include: ['/*'],
  exclude: hashedFolders.map((folder) => `${base}${folder}/*`),
});

export function writeForCloudflare(build: FinishedBuild, folder: string): void {
  assertWithinLimits(build);
  copyForCleanUrls(build, path.join(folder, build.base));
  const outputs = {
    // If the worker can't respond, the host takes the page for unknown addresses from the root.
    '404.html': fs.readFileSync(path.join(build.folder, '404.html'), 'utf8'),
    _headers: headersFile(headerRules(build)),
    '_routes.json': `${JSON.stringify(routes(build.base), null, 2)}\n`,
    '_worker.js': bundle(build),
  };
  for (const [name, text] of Object.entries(outputs)) fs.writeFileSync(path.join(folder, name), text);
}
