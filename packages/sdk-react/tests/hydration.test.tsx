// @vitest-environment happy-dom
import { Network, type ClientStorage } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Client,
  FormattedBalance,
  NacreProvider,
  useAuth,
  useBalance,
  usePrepareTransfer,
  useSendTransfer,
  type AuthStatus,
  type UseAuthResult,
} from '../src/index.ts';
import { memoryStorage, setUp, signIn } from './support.tsx';

const network = Network.PolygonAmoy;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Runs code with German as the default locale, as in a German browser. The server has another default. */
function inGermanBrowser<T>(work: () => T): T {
  const { NumberFormat } = Intl;
  const german = new Proxy(NumberFormat, {
    construct: (target, [locale, ...rest]: [string | undefined, ...never[]]) =>
      new target(locale ?? 'de-DE', ...rest),
  });
  Object.defineProperty(Intl, 'NumberFormat', { value: german, configurable: true, writable: true });
  try {
    return work();
  } finally {
    Object.defineProperty(Intl, 'NumberFormat', { value: NumberFormat, configurable: true, writable: true });
  }
}

/** Hydrates server-rendered HTML. Returns React's hydration errors and warnings. */
async function hydrate(app: ReactNode, html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  const warned = vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  const root = await inGermanBrowser(() =>
    act(async () => hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) })),
  );
  warned.mockRestore();
  return {
    container,
    errors,
    end: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}

describe('a balance', () => {
  const amount = 12_345_670n * 10n ** 15n;
  const currency = { name: 'POL', symbol: 'POL', decimals: 18 };

  it('is formatted by a German browser as on its server', async () => {
    const { client } = setUp();
    const app = (
      <NacreProvider client={client}>
        <FormattedBalance balance={{ amount, currency }} />
      </NacreProvider>
    );
    const html = renderToString(app);
    expect(html).toContain('12,345.67');
    const { container, errors, end } = await hydrate(app, html);
    expect(errors).toEqual([]);
    expect(container.textContent).toBe('12,345.67\u00a0POL');
    end();
  });

  it('is formatted in the provider’s language, or in its own', async () => {
    const { sandbox, client } = setUp();
    await signIn(client, sandbox.user.email ?? '');
    const view = render(
      <NacreProvider client={client} locale="de-DE">
        <FormattedBalance balance={{ amount, currency }} />|
        <FormattedBalance balance={{ amount, currency }} locale="fr-CH" />|
        <FormattedBalance network={network} />
      </NacreProvider>,
    );
    await waitFor(() => expect(view.container.textContent).toMatch(/\|2,5\u00a0POL$/));
    expect(view.container.textContent).toMatch(/^12\.345,67\u00a0POL\|12\u202f345,67\u00a0POL\|/);
  });
});

describe('the status', () => {
  /** Sets up a reloaded page whose visitor signed in on an earlier visit. */
  async function reloaded() {
    const sandbox = createSandbox();
    const storage = memoryStorage();
    const first = setUp(sandbox, { storage });
    await signIn(first.client, sandbox.user.email ?? '');
    const newClient = (kept: ClientStorage = storage) =>
      new Client({
        publishableKey: 'pk_sandbox_local',
        api: sandbox.api,
        signer: sandbox.signer,
        storage: kept,
      });
    return { sandbox, newClient };
  }

  const seen: AuthStatus[] = [];
  function Guard() {
    const { status } = useAuth();
    if (seen.at(-1) !== status) seen.push(status);
    return <p>{status}</p>;
  }

  it('is restoring first, and never signed out before the session is restored, also with the app’s client', async () => {
    const { newClient } = await reloaded();
    seen.length = 0;
    render(
      <NacreProvider client={newClient()}>
        <Guard />
      </NacreProvider>,
    );
    await waitFor(() => expect(screen.getByText('signed-in')).toBeTruthy());
    expect(seen).toEqual(['restoring', 'signed-in']);
  });

  it('becomes signed out if there is no session to restore, or if that fails', async () => {
    const { sandbox, newClient } = await reloaded();
    seen.length = 0;
    render(
      <NacreProvider client={newClient(memoryStorage())}>
        <Guard />
      </NacreProvider>,
    );
    await waitFor(() => expect(screen.getByText('signed-out')).toBeTruthy());
    expect(seen).toEqual(['restoring', 'signed-out']);
    cleanup();

    sandbox.fail('refreshSession', { code: 'sdk/api-unavailable', times: 9 });
    const client = newClient();
    render(
      <NacreProvider client={client}>
        <Guard />
      </NacreProvider>,
    );
    await waitFor(() => expect(screen.getByText('signed-out')).toBeTruthy(), { timeout: 20_000 });
    sandbox.clearFaults();
    // The session still exists, and the next call that needs it restores it.
    await act(() => client.auth.restore());
    expect(screen.getByText('signed-in')).toBeTruthy();
  });

  it('is the same on the server and during hydration', async () => {
    const { newClient } = await reloaded();
    const appOf = (client: Client) => (
      <StrictMode>
        <NacreProvider client={client}>
          <Guard />
          <FormattedBalance network={network} />
        </NacreProvider>
      </StrictMode>
    );
    const html = renderToString(appOf(newClient(memoryStorage())));
    expect(html).toContain('<p>restoring</p>');
    const { container, errors, end } = await hydrate(appOf(newClient()), html);
    await waitFor(() => expect(container.textContent).toMatch(/^signed-in2\.5/));
    expect(errors).toEqual([]);
    end();
  });

  it('of a signed-in client is signed in immediately, and hydrates without errors', async () => {
    const { sandbox, client } = setUp();
    await signIn(client, sandbox.user.email ?? '');
    const app = (
      <NacreProvider client={client}>
        <Guard />
      </NacreProvider>
    );
    seen.length = 0;
    const { container, errors, end } = await hydrate(app, renderToString(app));
    expect(container.textContent).toBe('signed-in');
    expect(errors).toEqual([]);
    end();
    seen.length = 0;
    render(app);
    expect(seen).toEqual(['signed-in']);
  });
});

describe('in StrictMode', () => {
  it('everything works once, without a warning', async () => {
    const sandbox = createSandbox();
    const { client } = setUp(sandbox);
    await signIn(client, sandbox.user.email ?? '');
    const warned = vi.spyOn(console, 'error');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <NacreProvider client={client}>{children}</NacreProvider>
      </StrictMode>
    );
    const { result } = renderHook(
      () => ({
        auth: useAuth() as UseAuthResult,
        balance: useBalance({ network }),
        prepare: usePrepareTransfer(),
        send: useSendTransfer(),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.balance.isSuccess).toBe(true));
    const params = { kind: 'native', to: sandbox.seeded.friendAddress, amount: 5n } as const;
    await act(() => result.current.prepare.mutateAsync({ network, params }));
    await waitFor(() => expect(result.current.prepare.data).toBeDefined());
    const prepared = result.current.prepare.data;
    if (!prepared) throw new Error('Nothing was prepared.');
    await act(() => result.current.send.mutateAsync({ prepared }));
    const { data } = await client.accounts.reader(network).getTransfers();
    expect(data.filter(({ amount }) => amount === 5n)).toHaveLength(1);
    await act(() => result.current.auth.signOut());
    expect(result.current.auth.status).toBe('signed-out');
    expect(warned).not.toHaveBeenCalled();
  });
});
