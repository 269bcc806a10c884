import { describe, expect, test } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import {
  findingsOf,
  readReport,
  shippedPackages,
  type AuditReport,
  type Lockfile,
} from '../src/registry/audit.ts';

const lock: Lockfile = {
  packages: {
    'node_modules/bundler/node_modules/curves': { version: '2.0.0' },
    'node_modules/curves': { version: '1.0.0' },
    'node_modules/@math/field': { version: '1.2.3' },
    'node_modules/short': { name: 'serve', version: '5.0.0' },
  },
};
const shipped = shippedPackages(
  { components: [{ purl: 'pkg:npm/%40math/field@1.2.3' }, { purl: 'pkg:npm/curves@1.0.0?type=module' }] },
  { devDependencies: { serve: '5.0.0' } },
);

const reportOf = (name: string, nodes: string[], severity: string): AuditReport => ({
  auditReportVersion: 2,
  vulnerabilities: {
    [name]: { name, nodes, severity, via: [{ title: 'It reads too much', url: 'https://a.example/1' }] },
  },
});

const columns = ['name', 'package', 'nodes', 'severity', 'failing', 'listed'] as const;
test.each(readTable('packages/checks/tests/audit.tsv', columns))('a vulnerability: $name', (row) => {
  const findings = findingsOf(reportOf(row.package, row.nodes.split(' '), row.severity), lock, shipped);
  const wanted = (name: string, failsCheck: boolean) => ({
    line: expect.stringMatching(`^${name}: \\w+: It reads too much \\(https://a\\.example/1\\)$`) as string,
    failsCheck,
  });
  expect(findings).toEqual([
    ...row.listed
      .split(' ')
      .filter(Boolean)
      .map((name) => wanted(name, false)),
    ...row.failing
      .split(' ')
      .filter(Boolean)
      .map((name) => wanted(name, true)),
  ]);
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
