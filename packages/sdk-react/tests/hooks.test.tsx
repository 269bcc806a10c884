// @vitest-environment happy-dom
import { isNacreError, Network, SdkErrorType, type InputField, type InputFieldArgs } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Client,
  FormattedBalance,
  NacreInput,
  NacreProvider,
  useAccount,
  useAuth,
  useBalance,
  useClient,
  useDpp,
  useFormattedBalance,
  useLoyaltyOptimisticBalance,
  useNft,
  useNfts,
  useOrders,
  useTokenBalances,
  useTransferHistory,
} from '../src/index.ts';
import { setUp, signIn } from './support.tsx';

const email = (sandbox: ReturnType<typeof createSandbox>) => sandbox.user.email ?? '';
const network = Network.PolygonAmoy;

afterEach(cleanup);

describe('without a provider', () => {
  it('throws a NotInitialized error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useClient())).toThrow(
      expect.objectContaining({ type: SdkErrorType.NotInitialized }),
    );
    vi.restoreAllMocks();
  });
});

describe('NacreProvider', () => {
  it('creates one client from its configuration and keeps it', () => {
    const { api, signer } = createSandbox();
    const { result, rerender } = renderHook(() => useClient(), {
      wrapper: ({ children }) => (
        <NacreProvider publishableKey="pk_sandbox_local" api={api} signer={signer}>
          {children}
        </NacreProvider>
      ),
    });
    const first = result.current;
    rerender();
    expect(first).toBeInstanceOf(Client);
    expect(result.current).toBe(first);
  });

  it('rejects a secret key without repeating it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = () => render(<NacreProvider publishableKey="sk_sandbox_0123456789" />);
    expect(failing).toThrow(expect.objectContaining({ type: SdkErrorType.InvalidArgument }));
    expect(failing).not.toThrow(/0123456789/);
    vi.restoreAllMocks();
  });

  it('destroys its own client on unmount, and only then', async () => {
    const { api, signer } = createSandbox();
    const destroy = vi.fn();
    const view = render(
      <StrictMode>
        <NacreProvider publishableKey="pk_sandbox_local" api={api} signer={{ ...signer, destroy }} />
      </StrictMode>,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(destroy).not.toHaveBeenCalled();
    view.unmount();
    await waitFor(() => expect(destroy).toHaveBeenCalledTimes(1));
  });
});

describe('useAuth', () => {
  it('follows all changes of the session', async () => {
    const { sandbox, client, wrapper } = setUp();
    const { result } = renderHook(() => useAuth(), { wrapper });
    expect(result.current).toMatchObject({ user: null, isSignedIn: false });
    await act(() => signIn(client, email(sandbox)));
    expect(result.current.user?.id).toBe(sandbox.user.id);
    await act(() => result.current.signOut());
    expect(result.current.user).toBeNull();
  });

  it('throws the client’s errors', async () => {
    const { sandbox, wrapper } = setUp();
    const { result } = renderHook(() => useAuth(), { wrapper });
    const { otpId } = await result.current.sendOtp({ channel: 'email', email: email(sandbox) });
    const wrong = result.current.signIn({ method: 'otp', otpId, code: '111111' });
    await expect(wrong).rejects.toSatisfy(isNacreError);
  });

  it('returns the same functions between renders', () => {
    const { wrapper } = setUp();
    const { result, rerender } = renderHook(() => useAuth(), { wrapper });
    const { signIn: first } = result.current;
    rerender();
    expect(result.current.signIn).toBe(first);
  });
});

describe('hooks that read', () => {
  it('make no request while no user is signed in', async () => {
    const { client, wrapper } = setUp();
    const reader = vi.spyOn(client.accounts, 'reader');
    const { result } = renderHook(() => useBalance({ network }), { wrapper });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reader).not.toHaveBeenCalled();
    expect(result.current.isPending).toBe(true);
  });

  it('return the client’s data', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    const account = await client.accounts.get(network);
    const { nftContract } = sandbox.seeded;
    const { result } = renderHook(
      () => ({
        account: useAccount({ network }),
        balance: useBalance({ network }),
        text: useFormattedBalance({ network, locale: 'en-US' }),
        tokens: useTokenBalances({ network }),
        nfts: useNfts({ network, limit: 1 }),
        nft: useNft({ network, contract: nftContract, tokenId: '40' }),
        transfers: useTransferHistory({ network }),
        orders: useOrders(),
        passport: useDpp({ passportId: sandbox.seeded.itemId }),
      }),
      { wrapper },
    );
    await waitFor(() => {
      for (const query of Object.values(result.current))
        expect(query.isSuccess, String(query.error)).toBe(true);
    });
    const { current } = result;
    expect(current.account.data?.address).toBe(account.address);
    expect(current.balance.data?.amount).toBe((await account.getBalance()).amount);
    expect(current.text.data).toMatch(/POL$/);
    expect(current.tokens.data).toEqual(await account.getTokenBalances());
    expect(current.nfts.data?.data).toHaveLength(1);
    expect(current.nft.data?.contract).toBe(nftContract);
    expect(current.transfers.data).toEqual(await account.getTransfers());
    expect(current.orders.data?.data.some(({ id }) => id === sandbox.seeded.orderId)).toBe(true);
    expect(current.passport.data?.id).toBe(sandbox.seeded.itemId);
  });

  it('return an error of the SDK, and do not retry permanent errors', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    const reader = vi.spyOn(client.accounts, 'reader');
    const { result } = renderHook(() => useNfts({ network: Network.StellarTestnet }), { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toMatchObject({ type: SdkErrorType.NotSupported });
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('format a balance in their own language, or else in the provider’s', async () => {
    const { sandbox, client, wrapper } = setUp(createSandbox(), {}, { locale: 'en-US' });
    await signIn(client, email(sandbox));
    const { result } = renderHook(
      () => [useFormattedBalance({ network, locale: 'de-DE' }), useFormattedBalance({ network })],
      { wrapper },
    );
    await waitFor(() =>
      expect(result.current.map(({ data }) => data)).toEqual(['2,5\u00a0POL', '2.5\u00a0POL']),
    );
  });

  it('drop one user’s data when another signs in', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    const { result } = renderHook(() => useBalance({ network }), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => client.auth.signOut());
    expect(result.current.data).toBeUndefined();
  });
});

describe('FormattedBalance', () => {
  it('shows the balance of the signed-in user', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    render(<FormattedBalance network={network} locale="en-US" />, { wrapper });
    await waitFor(() => expect(screen.getByText(/POL$/)).toBeTruthy());
  });

  it('shows a given balance without a request', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    const balance = await (await client.accounts.get(network)).getBalance();
    const reader = vi.spyOn(client.accounts, 'reader');
    const given = { ...balance, amount: 15n * 10n ** 17n };
    render(<FormattedBalance balance={given} locale="en-US" enabled />, { wrapper });
    expect(document.body.textContent).toBe('1.5\u00a0POL');
    expect(reader).not.toHaveBeenCalled();
  });

  it('has the code of an error as its title and shows nothing', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    sandbox.fail('getBalance', { code: SdkErrorType.Forbidden, times: 9 });
    const { container } = render(<FormattedBalance network={network} />, { wrapper });
    await waitFor(() => expect(container.querySelector('span')?.title).toBe('sdk/forbidden'));
    expect(container.textContent).toBe('');
  });
});

describe('useLoyaltyOptimisticBalance', () => {
  it('shows settled and pending points, and reconciles when they settle', async () => {
    const { sandbox, client, wrapper } = setUp();
    const { programId, userId } = sandbox.seeded;
    await signIn(client, email(sandbox));
    const { result } = renderHook(
      () => useLoyaltyOptimisticBalance({ programId, pollIntervalMs: 30, refetchInterval: 3_600_000 }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    const start = result.current.optimistic;

    act(() => void result.current.expect(300n));
    expect(result.current).toMatchObject({ optimistic: start + 300n, isSettled: false });

    const options = { secretKey: sandbox.secretKey };
    const body = { basis: 'points', userId, reference: 'till-1', points: '300' } as const;
    await sandbox.api.request('earnPoints', { path: { programId }, body }, options);
    // The backend's own pending points replace the expected ones, without counting both.
    await waitFor(() => expect(result.current.query.data?.pending).toBe(300n));
    await waitFor(() => expect(result.current.optimistic).toBe(start + 300n));

    sandbox.clock.advance(24 * 60 * 60 * 1_000);
    await waitFor(() => expect(result.current.isSettled).toBe(true));
    expect(result.current.settled).toBe(start + 300n);
  });

  it('forgets expected points on demand', async () => {
    const { sandbox, client, wrapper } = setUp();
    await signIn(client, email(sandbox));
    const { programId } = sandbox.seeded;
    const { result } = renderHook(() => useLoyaltyOptimisticBalance({ programId }), { wrapper });
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    const { optimistic } = result.current;
    let forget = () => {};
    act(() => {
      forget = result.current.expect(5n);
    });
    expect(result.current.optimistic).toBe(optimistic + 5n);
    act(() => forget());
    expect(result.current.optimistic).toBe(optimistic);
  });
});

describe('NacreInput', () => {
  /** Creates a field that records its calls. */
  function fakeField(args: InputFieldArgs) {
    const listeners = {
      change: [] as ((state: InputField['state']) => void)[],
      submit: [] as (() => void)[],
    };
    const field = {
      args,
      destroyed: false,
      state: { empty: true, valid: true, complete: false, focused: false },
      ready: () => Promise.resolve(),
      focus: () => Promise.resolve(),
      clear: () => Promise.resolve(),
      onChange: (listener: (state: InputField['state']) => void) => (
        listeners.change.push(listener),
        () => undefined
      ),
      onSubmit: (listener: () => void) => (listeners.submit.push(listener), () => undefined),
      sendOtp: () => Promise.resolve({ otpId: 'otp_1', expiresAt: '2026-03-02T09:40:00Z' }),
      signIn: () => Promise.reject(new Error('not asked for')),
      destroy: () => void (field.destroyed = true),
    };
    return { field, listeners };
  }

  it('mounts a field, assigns it to the ref, and removes it', () => {
    const { client, wrapper } = setUp();
    const made: ReturnType<typeof fakeField>[] = [];
    vi.spyOn(client, 'mountInput').mockImplementation((_, args) => {
      const fake = fakeField(args);
      made.push(fake);
      return fake.field as unknown as InputField;
    });
    const ref = createRef<InputField>();
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const view = render(
      <NacreInput
        ref={ref}
        kind="email"
        label="E-mail"
        style={{ color: 'red' }}
        onChange={onChange}
        onSubmit={onSubmit}
      />,
      { wrapper },
    );
    expect(made[0]?.field.args).toEqual({ kind: 'email', label: 'E-mail', style: { color: 'red' } });
    expect(ref.current).toBe(made[0]?.field);
    made[0]?.listeners.change.forEach((tell) =>
      tell({ empty: false, valid: true, complete: true, focused: true }),
    );
    made[0]?.listeners.submit.forEach((tell) => tell());
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ complete: true }));
    expect(onSubmit).toHaveBeenCalledTimes(1);

    // An inline style is a new object each time, and the user may be typing.
    view.rerender(<NacreInput ref={ref} kind="email" label="E-mail" style={{ color: 'red' }} />);
    expect([made.length, made[0]?.field.destroyed]).toEqual([1, false]);
    view.rerender(<NacreInput ref={ref} kind="otp" label="Code" />);
    expect(made[0]?.field.destroyed).toBe(true);
    expect(ref.current).toBe(made[1]?.field);
    view.unmount();
    expect(made[1]?.field.destroyed).toBe(true);
    expect(ref.current).toBeNull();
  });

  it('reports when the field cannot be created', () => {
    const { client, wrapper } = setUp();
    vi.spyOn(client, 'mountInput').mockImplementation(() => {
      throw new Error('blocked');
    });
    const onError = vi.fn();
    render(<NacreInput kind="otp" label="Code" onError={onError} />, { wrapper });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'blocked' }));
  });
});

describe('on a server', () => {
  it('renders the signed-out state, and an empty box for a field', () => {
    const { client } = setUp();
    const Greeting = () => <p>{useAuth().user ? 'in' : 'out'}</p>;
    const html = renderToString(
      <NacreProvider client={client}>
        <Greeting />
        <FormattedBalance network={network} />
        <NacreInput kind="email" label="E-mail" />
      </NacreProvider>,
    );
    expect(html).toContain('<p>out</p>');
    expect(html).toContain('>…</span>');
    expect(html).toContain('<div data-nacre-input="email"></div>');
  });
});
