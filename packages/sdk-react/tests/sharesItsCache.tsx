import { Network } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import type * as query from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { nacreQueryKey, useBalance, useSignMessage } from '../src/index.ts';
import { setUp, signIn } from './support.tsx';

const network = Network.PolygonAmoy;

/** Tests the guarantees for an app whose TanStack Query shares its cache with Nacre. */
export function sharesItsCache({ QueryClient, QueryClientProvider, useQuery }: typeof query): void {
  /** Starts an app that stores its own data in the cache passed to Nacre. */
  async function start() {
    const sandbox = createSandbox();
    const queryClient = new QueryClient();
    const { client, wrapper: Nacre } = setUp(sandbox, {}, { queryClient });
    await signIn(client, sandbox.user.email ?? '');
    let fetches = 0;
    function Catalog() {
      const { data } = useQuery({ queryKey: ['catalog'], queryFn: async () => `catalog ${++fetches}` });
      return <p>{data ?? 'none'}</p>;
    }
    function Wallet() {
      const { data, status } = useBalance({ network });
      return <p>{`${status} ${data?.amount ?? ''}`}</p>;
    }
    const App = ({ children }: { children?: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <Nacre>
          <Catalog />
          <Wallet />
          {children}
        </Nacre>
      </QueryClientProvider>
    );
    return { sandbox, queryClient, client, App, fetches: () => fetches };
  }

  it('keeps its own data when the user signs out', async () => {
    const { queryClient, client, App, fetches } = await start();
    queryClient.setQueryData(['cart'], { items: 3 });
    render(<App />);
    await waitFor(() => expect(screen.getByText(/^success \d/)).toBeTruthy());
    await waitFor(() => expect(screen.getByText('catalog 1')).toBeTruthy());
    const own = nacreQueryKey(client);
    expect(queryClient.getQueryCache().findAll({ queryKey: own })).not.toHaveLength(0);

    await act(() => client.auth.signOut());
    expect(queryClient.getQueryData(['cart'])).toEqual({ items: 3 });
    expect(screen.getByText('catalog 1')).toBeTruthy();
    expect(queryClient.getQueryCache().findAll({ queryKey: own })).toHaveLength(0);
    expect(screen.getByText('pending')).toBeTruthy();

    // The app's components still react to its cache.
    await act(() => queryClient.invalidateQueries({ queryKey: ['catalog'] }));
    expect(fetches()).toBe(2);
    await waitFor(() => expect(screen.getByText('catalog 2')).toBeTruthy());
  });

  it('keeps no response that was pending when the user signed out', async () => {
    const { sandbox, queryClient, client, App } = await start();
    const own = nacreQueryKey(client);
    sandbox.delay('getBalance', 50);
    render(<App />);
    await waitFor(() => expect(queryClient.isFetching({ queryKey: own })).toBe(1));
    await act(() => client.auth.signOut());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    // React may have created the entry again during the sign-out, but it's empty.
    for (const { state } of queryClient.getQueryCache().findAll({ queryKey: own }))
      expect(state).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  });

  it('drops the user’s mutations, and does not retry permanent errors', async () => {
    const { sandbox, queryClient, client, App } = await start();
    function Sign() {
      const { mutate, data } = useSignMessage();
      return (
        <button onClick={() => mutate({ message: 'Hello', network })}>{data ? 'signed' : 'sign'}</button>
      );
    }
    const get = vi.spyOn(sandbox.api, 'request');
    sandbox.fail('getBalance', { code: 'sdk/forbidden', times: 9 });
    render(
      <App>
        <Sign />
      </App>,
    );
    await waitFor(() => expect(screen.getByText(/^error/)).toBeTruthy());
    expect(get.mock.calls.filter(([operation]) => operation === 'getBalance')).toHaveLength(1);
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(screen.getByText('signed')).toBeTruthy());
    await act(() => client.auth.signOut());
    await waitFor(() => expect(screen.getByText('sign')).toBeTruthy());
    expect(queryClient.getMutationCache().findAll({ mutationKey: ['nacre'] })).toHaveLength(0);
  });
}
