/** The shipped configuration in a real nginx, over the built site, at the root of a host and below a path. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { writeServedFiles } from '../../deploy/nginx/index.ts';
import { buildDirectory } from '../support/build.ts';
import { addressCases } from './addressCases.ts';
import { bodyCases } from './bodyCases.ts';
import type { Hosted } from './Hosted.ts';
import { headerCases } from './headerCases.ts';
import { hostileCases } from './hostileCases.ts';
import { linkCases } from './linkCases.ts';
import { negotiationCases } from './negotiationCases.ts';
import { filesToPack } from './sample.ts';
import { serveWithNginx } from './serveWithNginx.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosted-'));

const build = readFinishedBuild(buildDirectory);
/** Where the build says that it is; and a build for the root of a host also below a path, where links do not fit. */
const places = build.base === '/' ? ['/', '/nacre/'] : [build.base];

beforeAll(async () => {
  const own = path.join(folder, 'own');
  await writeServedFiles(build, own, [...filesToPack(build)]);
  fs.mkdirSync(path.join(folder, 'below'));
  fs.symlinkSync(own, path.join(folder, 'below/nacre'));
}, 600_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe.each(places)('nginx with the site at %s', (base) => {
  let hosted: Hosted;
  const get = () => hosted;

  beforeAll(async () => {
    const root = path.join(folder, base === build.base ? 'own' : 'below');
    hosted = { ...(await serveWithNginx({ ...build, base }, root)), root };
  });

  afterAll(async () => {
    const log = hosted.log();
    await hosted.stop();
    // A line there is a fault of the configuration, a worker that has ended, or a file that could not be read.
    expect(log.split('\n').filter((line) => /\[(?:warn|alert|emerg|crit)\]/.test(line))).toEqual([]);
  });

  describe('addresses', () => addressCases(get));
  describe('headers', () => headerCases(get));
  describe('bodies', () => bodyCases(get));
  if (base === build.base) describe('links', () => linkCases(get));
  describe('Markdown', () => negotiationCases(get));
  describe('hostile requests', () => hostileCases(get));

  it('is still there', async () => {
    expect((await fetch(`${hosted.origin}${base}`)).status).toBe(200);
  });
});
