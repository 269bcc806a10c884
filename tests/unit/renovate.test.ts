import fs from 'node:fs';
import { expect, test } from 'vitest';
import { workspacesIn } from '../support/workspaces.ts';

interface Rule {
  groupName?: string;
  matchPackageNames?: string[];
}

const config = JSON.parse(fs.readFileSync('.github/renovate.json', 'utf8')) as {
  ignorePaths: string[];
  packageRules: Rule[];
} & Record<string, unknown>;

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
const MANIFESTS = ['package.json', ...workspacesIn('.').map((folder) => `${folder}/package.json`)];
const packages = new Set(
  [
    ...MANIFESTS,
    'packages/downloads/src/starterApp/files/next/package.json',
    'packages/downloads/src/starterApp/files/vite/package.json',
  ].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** Matches names like Renovate: `**` is any text, and `*` any text without a slash. */
const matches = (name: string, pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll('**', '\u0000').replaceAll('*', '[^/]*').replaceAll('\u0000', '.*')}$`,
  ).test(name);

const groupsOf = (name: string) =>
  config.packageRules.flatMap(({ groupName, matchPackageNames = [] }) =>
    groupName !== undefined && matchPackageNames.some((pattern) => matches(name, pattern)) ? [groupName] : [],
  );

test('a release waits for seven days, a security fix does not wait', () => {
  expect(config).toMatchObject({
    minimumReleaseAge: '7 days',
    internalChecksFilter: 'strict',
    vulnerabilityAlerts: { minimumReleaseAge: null, schedule: ['at any time'] },
    lockFileMaintenance: { enabled: true },
    automerge: false,
  });
  expect(config.extends).toContain('helpers:pinGitHubActionDigestsToSemver');
});

test('every package is in at most one group, and every name in a rule is that of a package', () => {
  for (const name of packages) expect(groupsOf(name).length, name).toBeLessThan(2);
  const patterns = config.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(patterns.filter((pattern) => ![...packages].some((name) => matches(name, pattern)))).toEqual([]);
});

test('related packages are updated together', () => {
  const inGroup = (group: string) => [...packages].filter((name) => groupsOf(name)[0] === group).toSorted();
  expect(inGroup('React')).toEqual(['@types/react', '@types/react-dom', 'react', 'react-dom']);
  expect(inGroup('Playwright')).toEqual(['@playwright/test']);
  expect(
    [...packages].filter((name) => /docusaurus/.test(name) && groupsOf(name)[0] !== 'Docusaurus'),
  ).toEqual([]);
});

test('the packages of a measurement stay pinned', () => {
  for (const file of config.ignorePaths.map((pattern) => pattern.replace('**', 'package.json'))) {
    expect(fs.existsSync(file), file).toBe(true);
  }
});
