// @vitest-environment happy-dom
import { isNacreError, Network, SdkErrorType } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormattedBalance, useAccount, useBalance, useCreateAccount, useDpp, useNfts } from '../src/index.ts';
import { setUp, signIn } from './support.tsx';

const network = Network.PolygonAmoy;

afterEach(cleanup);

/** Sets up a user who has just signed up and has no key yet. */
async function newUser() {
  const sandbox = createSandbox();
  const getPublicKey = vi.fn(sandbox.signer.getPublicKey);
  const request = vi.spyOn(sandbox.api, 'request');
  const made = setUp(sandbox, { signer: { ...sandbox.signer, getPublicKey } });
  const { otpId } = await made.client.auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
  await made.client.auth.signUp({ method: 'otp', otpId, code: '000000' });
  request.mockClear();
  return { ...made, getPublicKey, asked: () => request.mock.calls.map(([operation]) => operation) };
}

describe('hooks that read', () => {
  it('create no key', async () => {
    const { wrapper, getPublicKey } = await newUser();
    const { result } = renderHook(
      () => [useAccount({ network }), useBalance({ network }), useNfts({ network })],
      { wrapper },
    );
    await waitFor(() => expect(result.current.every(({ isError }) => isError)).toBe(true));
    for (const { error } of result.current) expect(isNacreError(error, SdkErrorType.NotFound)).toBe(true);
    const { container } = render(<FormattedBalance network={network} placeholder="none yet" />, { wrapper });
    await waitFor(() => expect(container.querySelector('[aria-busy="false"]')).toBeTruthy());
    expect(container.textContent).toBe('none yet');
    expect(getPublicKey).not.toHaveBeenCalled();
  });

  it('read a balance with one request', async () => {
    const { client, wrapper, asked } = await newUser();
    await client.accounts.create(network);
    const before = asked().length;
    const { result } = renderHook(() => useBalance({ network }), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(asked().slice(before)).toEqual(['getBalance']);
  });

  it('show the account once it is created', async () => {
    const { wrapper, getPublicKey } = await newUser();
    const { result } = renderHook(
      () => ({
        account: useAccount({ network }),
        balance: useBalance({ network }),
        create: useCreateAccount(),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.balance.isError).toBe(true));
    act(() => result.current.create.mutate({ network }));
    await waitFor(() => expect(result.current.account.data?.network).toBe(network));
    await waitFor(() => expect(result.current.balance.data?.amount).toBe(0n));
    expect(getPublicKey).toHaveBeenCalledTimes(1);
  });
});

describe('useDpp', () => {
  it('reads the public data without a user, and the owner’s data after the sign-in', async () => {
    const { sandbox, client, wrapper } = setUp();
    const request = vi.spyOn(sandbox.api, 'request');
    const { result } = renderHook(() => useDpp({ passportId: sandbox.seeded.itemId }), { wrapper });
    await waitFor(() => expect(result.current.data?.id).toBe(sandbox.seeded.itemId));
    const tokens = () =>
      request.mock.calls
        .filter(([operation]) => operation === 'getPassport')
        .map(([, , options]) => options?.accessToken !== undefined);
    expect(tokens()).toEqual([false]);
    await act(() => signIn(client, sandbox.user.email ?? ''));
    await waitFor(() => expect(tokens()).toEqual([false, true]));
  });
});
