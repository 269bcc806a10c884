// @vitest-environment happy-dom
import { Network } from '@nacre/sdk-base';
import * as query from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import * as another from 'react-query-5-0';
import { afterEach, describe, expect, it } from 'vitest';
import { useBalance } from '../src/index.ts';
import { sharesItsCache } from './sharesItsCache.tsx';
import { setUp, signIn } from './support.tsx';

afterEach(cleanup);

describe('an app with the TanStack Query that the SDK is developed with', () => {
  sharesItsCache(query);
});

describe('an app with another copy of TanStack Query', () => {
  it('shares no cache with Nacre, and both work', async () => {
    const { sandbox, client, wrapper: Nacre } = setUp();
    await signIn(client, sandbox.user.email ?? '');
    const Catalog = () => (
      <p>{another.useQuery({ queryKey: ['catalog'], queryFn: async () => 'catalog' }).data ?? 'none'}</p>
    );
    const Wallet = () => <p>{useBalance({ network: Network.PolygonAmoy }).status}</p>;
    render(
      <another.QueryClientProvider client={new another.QueryClient()}>
        <Nacre>
          <Catalog />
          <Wallet />
        </Nacre>
      </another.QueryClientProvider>,
    );
    await waitFor(() => expect(screen.getByText('catalog')).toBeTruthy());
    await waitFor(() => expect(screen.getByText('success')).toBeTruthy());
  });
});
