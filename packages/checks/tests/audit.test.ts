import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReport, type AuditReport, type Severity } from '../src/audit/AuditReport.ts';
import { findingsOf } from '../src/audit/findings.ts';
import type { Lockfile } from '../src/audit/Lockfile.ts';
import { shippedPackages } from '../src/audit/shippedPackages.ts';
import { publishedPackages } from '../../model/src/packages.ts';

const lock: Lockfile = {
  packages: {
    '': { dependencies: { bundler: '1.0.0', view: '2.0.0' } },
    'sdk/one': { dependencies: { curves: '1.0.0' }, peerDependencies: { view: '>=1' } },
    'sdk/two': { dependencies: { '@shop/one': '1.0.0' }, optionalDependencies: { absent: '1.0.0' } },
    'node_modules/@shop/one': { resolved: 'sdk/one', link: true },
    'node_modules/bundler': { version: '1.0.0', dependencies: { parse: '1.0.0', curves: '2.0.0' } },
    'node_modules/bundler/node_modules/curves': { version: '2.0.0' },
    'node_modules/curves': { version: '1.0.0', dependencies: { '@math/field': '1.0.0' } },
    'node_modules/@math/field': { version: '1.2.3' },
    'node_modules/parse': { version: '1.0.0' },
    'node_modules/view': { version: '2.0.0' },
    'node_modules/short': { name: 'serve', version: '5.0.0' },
    'node_modules/serve': { version: '5.0.0', dependencies: { short: 'npm:serve@5.0.0' } },
  },
};
const shipped = shippedPackages(
  lock,
  { components: [{ purl: 'pkg:npm/%40theme/lights@3.0.0' }, { purl: 'pkg:npm/view@2.0.0?type=module' }, {}] },
  ['sdk/two'],
  { dependencies: { view: '2.0.0', other: '1.0.0' }, devDependencies: { serve: '5.0.0', parse: '9.0.0' } },
);

test('shipped packages are those in the browser, the dependencies of packages, and those that the starter installs', () => {
  expect([...shipped].toSorted()).toEqual([
    '@math/field@1.2.3',
    '@theme/lights@3.0.0',
    'curves@1.0.0',
    'serve@5.0.0',
    'view@2.0.0',
  ]);
});

test('this repository ships the SDKs’ cryptography and the compiler of the MCP server, and no bundler', () => {
  const repositoryLock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const folders = publishedPackages.map(({ folder }) => folder);
  const names = [...shippedPackages(repositoryLock, {}, folders, {})].map((name) =>
    name.replace(/(?<=.)@.*$/, ''),
  );
  expect(names).toEqual(expect.arrayContaining(['@noble/curves', 'typescript', 'react', 'lunr']));
  expect(names).not.toContain('webpack');
  expect(names).not.toContain('@docusaurus/core');
});

const reportOf = (name: string, nodes: string[], severity: Severity, via = name): AuditReport => ({
  auditReportVersion: 2,
  vulnerabilities: {
    [name]: {
      name,
      nodes,
      via: [{ name: via, title: 'It reads too much', url: 'https://a.example/1', severity, range: '<3' }],
    },
    // In npm's format for a package that depends on the faulty one.
    view: { name: 'view', nodes: ['node_modules/view'], via: [name] },
  },
});

describe('a vulnerability', () => {
  const summarize = (report: AuditReport) =>
    findingsOf(report, lock, shipped).map((finding) => [finding.package, finding.failsCheck]);

  test.each<[string, AuditReport, [string, boolean][]]>([
    [
      'of a shipped package fails the check',
      reportOf('curves', ['node_modules/curves'], 'moderate'),
      [['curves@1.0.0', true]],
    ],
    [
      'of a low severity is only listed',
      reportOf('curves', ['node_modules/curves'], 'low'),
      [['curves@1.0.0', false]],
    ],
    [
      'of a package for builds is only listed',
      reportOf('parse', ['node_modules/parse'], 'critical'),
      [['parse@1.0.0', false]],
    ],
    [
      'belongs to the installed version',
      reportOf('curves', ['node_modules/bundler/node_modules/curves', 'node_modules/curves'], 'high'),
      [
        ['curves@1.0.0', true],
        ['curves@2.0.0', false],
      ],
    ],
    [
      'in the folder of a scope is found',
      reportOf('@math/field', ['node_modules/@math/field'], 'high'),
      [['@math/field@1.2.3', true]],
    ],
    ['of another package is listed there', reportOf('curves', ['node_modules/curves'], 'high', 'other'), []],
  ])('%s', (_, report, expected) => {
    expect(summarize(report)).toEqual(expected);
  });
});

describe('the output of npm', () => {
  test('is read when it is a report', () => {
    const report = reportOf('curves', [], 'low');
    expect(readReport(JSON.stringify(report))).toEqual(report);
  });

  test.each([
    // The message of npm 11 for a registry that answers no audits.
    [
      '{"message":"405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk","method":"POST"}',
      'npm audit printed no report: 405 Method Not Allowed',
    ],
    ['', 'npm audit printed no report: nothing'],
    ['{"auditReportVersion":3,"vulnerabilities":{}}', 'its version is not 2'],
  ])('is an error when it is %s', (text, message) => {
    expect(() => readReport(text)).toThrow(message);
  });
});
