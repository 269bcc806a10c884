import fs from 'node:fs';
import { expect, it } from 'vitest';
import { State } from '../../packages/sdk-base/src/sandbox/State.ts';

const guide = fs.readFileSync('docs/technical-guides/recovery.mdx', 'utf8').replace(/\s+/g, ' ');

it('the guide to recovery has the default of the setting, and all its values', () => {
  const { offerRecovery } = new State().keyFrameSettings;
  const [first = '', ...others] = [...guide.matchAll(/\| \*([A-Z][a-z- ]+)\*( \(the default\))? \|/g)].map(
    ([, name = '', isDefault]) =>
      `${name.replace(/^Ask /, '').replaceAll(' ', '-').toLowerCase()}${isDefault ?? ''}`,
  );
  expect(first).toBe(`${offerRecovery} (the default)`);
  expect(others).toEqual(['before-first-transfer', 'required-before-first-transfer']);
});
