import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { problemLine } from '../../model/src/problem.ts';
import { checkStrayFiles } from '../src/leaks/strayFiles.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'leaks-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

it('nothing outside the repository is published by a link, and nothing hidden in static', () => {
  fs.mkdirSync(path.join(root, 'static/.well-known'), { recursive: true });
  fs.mkdirSync(path.join(root, 'docs'));
  for (const file of ['static/.well-known/security.txt', 'static/.env', 'static/robots.txt', 'docs/a.mdx'])
    fs.writeFileSync(path.join(root, file), '');
  fs.symlinkSync('/etc/hosts', path.join(root, 'static/hosts.txt'));
  fs.symlinkSync('/etc', path.join(root, 'static/etc'));
  fs.symlinkSync('a.mdx', path.join(root, 'docs/b.mdx'));
  const link =
    'is a link of the file system, which publishes whatever it leads to. Put a copy of the file in its place';
  expect(checkStrayFiles(root).map(problemLine)).toEqual([
    `docs/b.mdx:1: docs/b.mdx ${link}`,
    'static/.env:1: ".env" begins with a dot, and would be published. Move it out of static',
    `static/etc:1: static/etc ${link}`,
    `static/hosts.txt:1: static/hosts.txt ${link}`,
  ]);
});
