import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { downloads } from '../../src/config/downloads.ts';
import { noticesAddress, sbomAddress } from '../../src/config/footer.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';

interface Component {
  name: string;
  version: string;
  purl?: string;
  evidence?: { occurrences: { location: string }[] };
}

const components = () => (JSON.parse(readBuilt(sbomAddress)) as { components: Component[] }).components;

/** Texts that only one package contains, and that a minifier keeps. */
const words: Record<string, RegExp> = {
  'react-dom': /Minified React error #/,
  '@tanstack/react-query': /No QueryClient set/,
};

test('the list names the packages in the scripts, and the scripts exist and contain them', () => {
  const scripts = fs.readdirSync(path.join(buildDirectory, 'assets/js')).map((name) => `assets/js/${name}`);
  for (const [name, word] of Object.entries(words)) {
    const occurrences = components().find((each) => each.name === name)?.evidence?.occurrences ?? [];
    expect(occurrences.map(({ location }) => location)).not.toEqual([]);
    const containing = scripts.filter((file) => file.endsWith('.js') && word.test(readBuilt(file)));
    expect(containing, name).not.toEqual([]);
    expect(
      occurrences.some(({ location }) => containing.includes(location)),
      name,
    ).toBe(true);
  }
  const occurrences = components().flatMap(({ evidence }) => evidence?.occurrences ?? []);
  for (const { location } of occurrences) expect(scripts).toContain(location);
});

test('the list has each archive, and no build tool', () => {
  const names = components().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(downloads.map(({ name }) => name)));
  for (const tool of ['vitest', 'oxlint', 'webpack', 'typedoc', '@docusaurus/mdx-loader']) {
    expect(names).not.toContain(tool);
  }
});

test('the notices name everything the site contains, each with a license text', () => {
  const text = readBuilt(noticesAddress);
  for (const { name, version, evidence } of components()) {
    if (evidence) expect(text).toContain(`\n${name} ${version} (`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
});
