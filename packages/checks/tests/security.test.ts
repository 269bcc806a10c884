import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { publishedPackages } from '../../model/src/packages.ts';
import { downloads } from '../../../src/config/downloads.ts';

const policy = fs.readFileSync('SECURITY.md', 'utf8');

/** The fields of `security.txt`, in the order of the file. */
const fields = fs
  .readFileSync('static/.well-known/security.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/:\s(.*)/, 2) as [string, string]);
const valuesOf = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []));

test('SECURITY.md and security.txt name the same contacts and the same policy', () => {
  const contacts = valuesOf('Contact');
  expect(contacts.length).toBeGreaterThan(0);
  for (const address of [...contacts, ...valuesOf('Policy'), ...valuesOf('Canonical')]) {
    expect(policy).toContain(address.replace('mailto:', ''));
  }
});

test('the issue form leads vulnerabilities to the contact', () => {
  const { contact_links: links } = parse(fs.readFileSync('.github/ISSUE_TEMPLATE/config.yml', 'utf8')) as {
    contact_links: { url: string }[];
  };
  expect(links.map(({ url }) => url)).toEqual(
    valuesOf('Contact').filter((address) => address.startsWith('https:')),
  );
});

test('security.txt follows RFC 9116', () => {
  expect(valuesOf('Expires')).toHaveLength(1);
  const expires = Date.parse(valuesOf('Expires')[0] ?? '');
  // Compares with the date of the newest release, so that the build of an old commit doesn't start to fail.
  const [, released = ''] = /^## \[[\d.]+\] - (\S+)/m.exec(fs.readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(expires).toBeGreaterThan(Date.parse(released));
  expect(expires - Date.parse(released)).toBeLessThan(400 * 24 * 60 * 60 * 1000);
});

test('the file verified in SECURITY.md is one that the site serves', () => {
  const archives = downloads.map(({ address }) => address.split('/').at(-1));
  const [archive] = /nacre-[\w.-]+\.tgz/.exec(policy) ?? [];
  expect(archives).toContain(archive);
  for (const { name } of publishedPackages) expect(policy).toContain(`\`${name}\``);
});
