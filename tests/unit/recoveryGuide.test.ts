import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPassword, PASSWORD_ROUNDS } from '../../packages/sdk-base/src/keyFrame/recoveryKeys.ts';
import { State } from '../../packages/sdk-base/src/sandbox/State.ts';

/** The pages that explain recovery, each with its text on one line. */
const guides = ['technical-guides/recovery', 'products/security-and-best-practices'].map(
  (page) => [page, fs.readFileSync(`docs/${page}.mdx`, 'utf8').replace(/\s+/g, ' ')] as const,
);
const [[, guide = ''] = []] = guides;

describe.each(guides)('%s', (_page, text) => {
  it('states the rounds and the length of a recovery password', () => {
    expect(/([\d,]+) rounds/.exec(text)?.[1]).toBe(PASSWORD_ROUNDS.toLocaleString('en-US'));
    const length = Number(/at least (\d+) characters/i.exec(text)?.[1]);
    expect(() => checkPassword('x'.repeat(length))).not.toThrow();
    expect(() => checkPassword('x'.repeat(length - 1))).toThrow('at least');
  });
});

it('the guide to recovery has the default of the setting, and all its values', () => {
  const { offerRecovery } = new State().keyFrameSettings;
  const [first = '', ...others] = [...guide.matchAll(/\| \*([A-Z][a-z- ]+)\*( \(the default\))? \|/g)].map(
    ([, name = '', isDefault]) =>
      `${name.replace(/^Ask /, '').replaceAll(' ', '-').toLowerCase()}${isDefault ?? ''}`,
  );
  expect(first).toBe(`${offerRecovery} (the default)`);
  expect(others).toEqual(['before-first-transfer', 'required-before-first-transfer']);
});

it('the guide to recovery states the time limit of a user', () => {
  const millisecondsIn = (file: string, name: string) =>
    Number(
      new RegExp(`${name} = ([\\d_]+)`)
        .exec(fs.readFileSync(`packages/sdk-base/src/${file}`, 'utf8'))?.[1]
        ?.replace('_', ''),
    );
  expect(millisecondsIn('accounts/askSigner.ts', 'SIGN_TIMEOUT_MS')).toBe(2 * 60_000);
  expect(millisecondsIn('recovery/recoveryCalls.ts', 'DIALOG_TIMEOUT_MS')).toBe(5 * 60_000);
  const [, signing, recovering] = /after (\w+) minutes \| The same, after (\w+) minutes/.exec(guide) ?? [];
  expect([signing, recovering]).toEqual(['two', 'five']);
});
