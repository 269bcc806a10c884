import fs from 'node:fs';
import { expect, it } from 'vitest';
import { abilitiesTable, hostAbilities } from '../../deploy/abilities.ts';
import { hosts } from '../../deploy/hosts.ts';

const README = 'deploy/README.md';
const TABLE = /(<!-- hosts: [^\n]*-->\n)([^]*?)(<!-- end of hosts -->)/;

it('has every host with a deploy command', () => {
  expect(Object.keys(hostAbilities)).toEqual(Object.keys(hosts));
});

it('is the same in the README as in the code', () => {
  const text = fs.readFileSync(README, 'utf8');
  expect(text).toMatch(TABLE);
  const written = text.replace(
    TABLE,
    (_, start: string, __, end: string) => `${start}\n${abilitiesTable()}\n\n${end}`,
  );
  if (process.env.UPDATE_HOSTS) fs.writeFileSync(README, written);
  else expect(text).toBe(written);
});

it('links to the command of each host', () => {
  const text = fs.readFileSync(README, 'utf8');
  for (const host of Object.keys(hosts).filter((name) => name !== 'github'))
    expect(text).toContain(`npm run deploy -- ${host}`);
});
