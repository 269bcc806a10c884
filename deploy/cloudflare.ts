import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './edge/bundle.ts';
import { headersFile, headersForAll, headersForFiles, rulesForFiles } from './edge/headersFile.ts';
import { copyForCleanUrlsBelowBase } from './edge/copyForCleanUrls.ts';
import type { FinishedBuild } from './FinishedBuild.ts';
import type { Host } from './Host.ts';
import { UserError } from './UserError.ts';
import { hashedFolders } from './rules/headers.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const HEADERS = { rules: 100, lineLength: 2000 };
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

/** Serves hashed files without the function, which is billed per request. */
const routes = ({ base }: FinishedBuild) => ({
  version: 1,
  include: ['/*'],
  exclude: hashedFolders.map((folder) => `${base}${folder}/*`),
});

export const cloudflare: Host = {
  title: 'Cloudflare Pages: `wrangler pages deploy deploy/out/cloudflare`',
  write(build, folder) {
    assertWithinLimits(build);
    const rules = [
      {
        pattern: '/*',
        // The host sets this header on every file.
        without: ['Access-Control-Allow-Origin'],
        headers: { ...headersForAll(build), ...headersForFiles() },
      },
      ...rulesForFiles(build),
    ];
    const outputs = {
      _headers: headersFile(rules, HEADERS),
      '_routes.json': `${JSON.stringify(routes(build), null, 2)}\n`,
      '_worker.js': bundle('cloudflare', build),
    };
    copyForCleanUrlsBelowBase(build, folder);
    for (const [name, text] of Object.entries(outputs)) fs.writeFileSync(path.join(folder, name), text);
  },
};
