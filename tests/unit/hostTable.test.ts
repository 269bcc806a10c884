import fs from 'node:fs';
import { expect, it } from 'vitest';
import { abilitiesTable, hostAbilities } from '../../deploy/abilities.ts';
import { hosts } from '../../deploy/hosts.ts';

const README = 'deploy/README.md';
const TABLE = /(<!-- hosts: [^\n]*-->\n)([^]*?)(<!-- end of hosts -->)/;

it('has every host that there is a command for', () => {
  expect(Object.keys(hostAbilities)).toEqual(Object.keys(hosts));
});

it('stands in the README as it is in the code', () => {
  const text = fs.readFileSync(README, 'utf8');
  expect(text).toMatch(TABLE);
  const written = text.replace(
    TABLE,
    (_, start: string, __, end: string) => `${start}\n${abilitiesTable()}\n\n${end}`,
  );
  if (process.env.UPDATE_HOSTS) fs.writeFileSync(README, written);
  else expect(text).toBe(written);
});

it('leads with each host’s command', () => {
  const text = fs.readFileSync(README, 'utf8');
  for (const host of Object.keys(hosts).filter((name) => name !== 'github'))
    expect(text).toContain(`npm run deploy -- ${host}`);
});
