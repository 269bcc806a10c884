import fs from 'node:fs';
import { expect, it } from 'vitest';
import { problemLine } from '../../model/src/problem.ts';
import { checkStrayFiles } from '../src/leaks/strayFiles.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root, pathOf, write } = temporaryFolder();

it('nothing outside the repository is published by a link, and nothing hidden in static', () => {
  for (const file of ['static/.well-known/security.txt', 'static/.env', 'static/robots.txt', 'docs/a.mdx'])
    write(file, '');
  fs.symlinkSync('/etc/hosts', pathOf('static/hosts.txt'));
  fs.symlinkSync('/etc', pathOf('static/etc'));
  fs.symlinkSync('a.mdx', pathOf('docs/b.mdx'));
  const link =
    'is a link of the file system, which publishes whatever it leads to. Put a copy of the file in its place';
  expect(checkStrayFiles(root).map(problemLine)).toEqual([
    `docs/b.mdx:1: docs/b.mdx ${link}`,
    'static/.env:1: ".env" begins with a dot, and would be published. Move it out of static',
    `static/etc:1: static/etc ${link}`,
    `static/hosts.txt:1: static/hosts.txt ${link}`,
  ]);
});
