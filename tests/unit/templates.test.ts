import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';

const read = (file: string) => fs.readFileSync(path.join('.github', file), 'utf8');

describe('the form of an issue', () => {
  const files = fs.readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml');

  test('and that of a pull request state where to report a vulnerability', () => {
    const texts = files
      .filter((file) => file !== 'missing-guide.yml')
      .map((file) => `ISSUE_TEMPLATE/${file}`);
    for (const file of [...texts, 'ISSUE_TEMPLATE/config.yml', 'PULL_REQUEST_TEMPLATE.md'])
      expect(read(file), file).toContain('SECURITY.md');
    expect(fs.readFileSync('CONTRIBUTING.md', 'utf8')).toContain('](SECURITY.md)');
  });
});

describe('owners', () => {
  const lines = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  test('are teams of the organization, for existing files', () => {
    for (const [pattern = '', ...teams] of lines) {
      if (pattern !== '*') expect(fs.existsSync(path.join('.', pattern)), pattern).toBe(true);
      expect(teams.length).toBeGreaterThan(0);
      expect(teams.filter((team) => !team.startsWith(`${site.scope}/`))).toEqual([]);
    }
    // The last matching line applies, so a line that matches everything must be first.
    expect(lines.map(([pattern]) => pattern).indexOf('*')).toBe(0);
  });

  test('of files that may run anywhere are the security team', () => {
    const owners = new Map(lines.map(([pattern = '', ...teams]) => [pattern, teams]));
    for (const pattern of ['/.github/', '/deploy/', '/package-lock.json', '/SECURITY.md'])
      expect(owners.get(pattern), pattern).toContain(`${site.scope}/security`);
  });
});
