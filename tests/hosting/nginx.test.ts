/** The shipped configuration in a real nginx, serving the built site at the root of a host and below a path. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { writeServedFiles } from '../../deploy/nginx/index.ts';
import { buildDirectory } from '../support/build.ts';
import { addressCases, linkCases } from './addressCases.ts';
import { bodyCases } from './bodyCases.ts';
import { serveWithNginx, type Served } from './serveWithNginx.ts';
import { headerCases } from './headerCases.ts';
import { hostileCases } from './hostileCases.ts';
import { negotiationCases } from './negotiationCases.ts';
import { filesToPack } from './sample.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const { root: folder } = temporaryFolder();

const build = readFinishedBuild(buildDirectory);
/** The build's own base path. A build for the root is also served below a path, where its links don't work. */
const bases = build.base === '/' ? ['/', '/nacre/'] : [build.base];

beforeAll(async () => {
  const root = path.join(folder, 'own');
  await writeServedFiles(build, root, [...filesToPack(build)]);
  fs.mkdirSync(path.join(folder, 'below'));
  fs.symlinkSync(root, path.join(folder, 'below/nacre'));
}, 600_000);

describe.each(bases)('nginx with the site at %s', (base) => {
  let hosted: Served;
  const get = () => hosted;

  beforeAll(async () => {
    const root = path.join(folder, base === build.base ? 'own' : 'below');
    hosted = await serveWithNginx({ ...build, base }, root);
  });

  afterAll(async () => {
    const log = hosted.log();
    await hosted.stop();
    // A line of these levels is a configuration error, a dead worker, or an unreadable file.
    expect(log.split('\n').filter((line) => /\[(?:warn|alert|emerg|crit)\]/.test(line))).toEqual([]);
  });

  describe('addresses', () => addressCases(get));
  describe('headers', () => headerCases(get));
  describe('bodies', () => bodyCases(get));
  if (base === build.base) describe('links', () => linkCases(get));
  describe('Markdown', () => negotiationCases(get));
  describe('hostile requests', () => hostileCases(get));

  it('still answers', async () => {
    expect((await fetch(`${hosted.origin}${base}`)).status).toBe(200);
  });
});
