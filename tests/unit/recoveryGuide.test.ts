import fs from 'node:fs';
import { expect, it } from 'vitest';
import { Client, isNacreError } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
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

it('the guide to recovery has the errors of a user who dismisses the dialog', async () => {
  const sandbox = createSandbox();
  const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: sandbox.user.email ?? '' });
  await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  const account = await client.accounts.get();
  const codeOf = (call: () => Promise<unknown>) => {
    sandbox.loseDevice();
    sandbox.fail('signer.recover', { code: 'iframe/user-rejected' });
    return call().catch((error: unknown) => isNacreError(error) && error.code);
  };
  const codes = [await codeOf(() => account.signMessage('')), await codeOf(() => client.recovery.recover())];
  const [, row = ''] = /\| Dismisses it \|(.*?\|.*?)\|/.exec(guide) ?? [];
  expect([...row.matchAll(/`(.+?)`/g)].map(([, code]) => code)).toEqual(codes);
});
