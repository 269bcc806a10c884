import { describe, expect, test } from 'vitest';
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

test.each<[string, AuditReport, [string, boolean][]]>([
  [
    'of a shipped package fails',
    reportOf('curves', ['node_modules/curves'], 'moderate'),
    [['curves@1.0.0', true]],
  ],
  [
    'of a low severity is only listed',
    reportOf('curves', ['node_modules/curves'], 'low'),
    [['curves@1.0.0', false]],
  ],
  [
    'belongs to the installed version',
    reportOf('curves', Object.keys(lock.packages).slice(0, 2), 'high'),
    [
      ['curves@2.0.0', false],
      ['curves@1.0.0', true],
    ],
  ],
  [
    'of a package in a scope fails',
    reportOf('@math/field', ['node_modules/@math/field'], 'high'),
    [['@math/field@1.2.3', true]],
  ],
  [
    'of a package of the starter under an alias fails',
    reportOf('short', ['node_modules/short'], 'critical'),
    [['serve@5.0.0', true]],
  ],
])('a vulnerability: %s', (_, report, expected) => {
  expect(findingsOf(report, lock, shipped)).toEqual(
    expected.map(([name, failsCheck]) => ({
      line: expect.stringMatching(`^${name}: \\w+: It reads too much \\(https://a\\.example/1\\)$`) as string,
      failsCheck,
    })),
  );
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
