/** The shipped configuration in a real nginx, over the built site, at the root of a host and below a path. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFinishedBuild, type FinishedBuild } from '../../deploy/FinishedBuild.ts';
import { writeServedFiles } from '../../deploy/nginx/index.ts';
import { buildDirectory } from '../support/build.ts';
import { addressCases } from './addressCases.ts';
import { bodyCases } from './bodyCases.ts';
import type { Hosted } from './Hosted.ts';
import { headerCases } from './headerCases.ts';
import { hostileCases } from './hostileCases.ts';
import { negotiationCases } from './negotiationCases.ts';
import { filesToPack } from './sample.ts';
import { serveWithNginx } from './serveWithNginx.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosted-'));

let build: FinishedBuild;

beforeAll(async () => {
  const read = readFinishedBuild(buildDirectory);
  // The site's own path does not matter here: links are not followed.
  build = { ...read, base: '/' };
  await writeServedFiles(build, path.join(folder, 'root'), [...filesToPack(build)]);
  fs.mkdirSync(path.join(folder, 'below'));
  fs.symlinkSync(path.join(folder, 'root'), path.join(folder, 'below/nacre'));
}, 600_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['/', 'root'],
  ['/nacre/', 'below'],
])('nginx with the site at %s', (base, place) => {
  let hosted: Hosted;
  const get = () => hosted;

  beforeAll(async () => {
    const root = path.join(folder, place);
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
  describe('Markdown', () => negotiationCases(get));
  describe('hostile requests', () => hostileCases(get));

  it('is still there', async () => {
    expect((await fetch(`${hosted.origin}${base}`)).status).toBe(200);
  });
});
