// @vitest-environment happy-dom
import { Network } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  accountQueryOptions,
  balanceQueryOptions,
  dppQueryOptions,
  loyaltyBalanceQueryOptions,
  nacreQueryKey,
  NacreProvider,
  nftQueryOptions,
  nftsQueryOptions,
  ordersQueryOptions,
  tokenBalancesQueryOptions,
  transferHistoryQueryOptions,
  useAccount,
  useBalance,
  useCancelOrder,
  useClaimPassport,
  useCreateOrder,
  useDpp,
  useInfiniteNfts,
  useInfiniteOrders,
  useInfiniteTokenBalances,
  useInfiniteTransferHistory,
  useNfts,
  useOrders,
  usePrepareTransfer,
  useRedeemReward,
  useLoyaltyOptimisticBalance,
  useSendTransfer,
  useSignMessage,
  useTransfer,
  useTransferHistory,
  type NacreQueryOptions,
} from '../src/index.ts';
import { setUp, signIn } from './support.tsx';

const network = Network.PolygonAmoy;

afterEach(cleanup);

async function start() {
  const sandbox = createSandbox();
  const made = setUp(sandbox);
  await signIn(made.client, sandbox.user.email ?? '');
  const params = { kind: 'native', to: sandbox.seeded.friendAddress, amount: 5n } as const;
  return { ...made, params };
}

describe('a transfer', () => {
  it('is prepared, shown and sent, and the balance updates automatically', async () => {
    const { sandbox, wrapper, params } = await start();
    const { result } = renderHook(
      () => ({
        balance: useBalance({ network }),
        history: useTransferHistory({ network }),
        prepare: usePrepareTransfer(),
        send: useSendTransfer(),
      }),
      { wrapper },
    );
    await waitFor(() =>
      expect(result.current.balance.isSuccess && result.current.history.isSuccess).toBe(true),
    );
    const before = result.current.balance.data?.amount ?? 0n;
    const entries = result.current.history.data?.data.length ?? 0;

    act(() => result.current.prepare.mutate({ network, params }));
    await waitFor(() => expect(result.current.prepare.isSuccess).toBe(true));
    const prepared = result.current.prepare.data;
    if (!prepared) throw new Error('Nothing was prepared.');
    act(() => result.current.send.mutate({ prepared, maxFee: prepared.maxFee - 1n }));
    await waitFor(() => expect(result.current.send.error).toMatchObject({ code: 'sdk/fee-too-high' }));
    act(() => result.current.send.mutate({ prepared, maxFee: prepared.maxFee }));
    await waitFor(() => expect(result.current.send.data?.status).toBe('pending'));
    await waitFor(() => expect(result.current.history.data?.data).toHaveLength(entries + 1));

    sandbox.clock.advance(10_000);
    await waitFor(() => expect(result.current.balance.data?.amount).toBeLessThan(before - 5n), {
      timeout: 10_000,
    });
    expect(result.current.history.data?.data[0]?.status).toBe('confirmed');
  });

  it('in one call or through the client updates the balance as well', async () => {
    const { sandbox, client, wrapper, params } = await start();
    const { result } = renderHook(
      () => ({ balance: useBalance({ network }), transfer: useTransfer(), account: useAccount({ network }) }),
      { wrapper },
    );
    await waitFor(() =>
      expect(result.current.balance.isSuccess && result.current.account.isSuccess).toBe(true),
    );
    const before = result.current.balance.data?.amount ?? 0n;
    act(() => result.current.transfer.mutate({ network, params, maxFee: 10n ** 18n, idempotencyKey: 'one' }));
    await waitFor(() => expect(result.current.transfer.isSuccess).toBe(true));
    sandbox.clock.advance(10_000);
    await waitFor(() => expect(result.current.balance.data?.amount).toBeLessThan(before), {
      timeout: 10_000,
    });

    const between = result.current.balance.data?.amount ?? 0n;
    await act(async () => void (await (await client.accounts.get(network)).transfer(params)));
    sandbox.clock.advance(10_000);
    await waitFor(() => expect(result.current.balance.data?.amount).toBeLessThan(between), {
      timeout: 10_000,
    });
  });

  it('is no longer followed after the provider is unmounted', async () => {
    const { sandbox, client, wrapper, params } = await start();
    const request = vi.spyOn(sandbox.api, 'request');
    const view = renderHook(() => useTransfer(), { wrapper });
    act(() => view.result.current.mutate({ network, params }));
    await waitFor(() => expect(view.result.current.isSuccess).toBe(true));
    view.unmount();
    const asked = () => request.mock.calls.filter(([operation]) => operation === 'getTransaction').length;
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(asked()).toBe(before);
    expect(client.auth.session).not.toBeNull();
  });
});

describe('every other mutation', () => {
  it('has a hook that invalidates the changed data', async () => {
    const { sandbox, client, wrapper } = await start();
    const { itemId, programId, ticketsId } = sandbox.seeded;
    const onSuccess = vi.fn();
    const { result } = renderHook(
      () => ({
        orders: useOrders(),
        create: useCreateOrder({ onSuccess }),
        cancel: useCancelOrder(),
        sign: useSignMessage(),
        passport: useDpp({ passportId: itemId }),
        claim: useClaimPassport(),
        redeem: useRedeemReward(),
        points: useLoyaltyOptimisticBalance({ programId }),
      }),
      { wrapper },
    );
    await waitFor(() =>
      expect(result.current.orders.isSuccess && result.current.points.query.isSuccess).toBe(true),
    );
    const before = result.current.orders.data?.data.length ?? 0;
    act(() => result.current.create.mutate({ items: [{ collectionId: ticketsId, quantity: 1 }] }));
    await waitFor(() => expect(result.current.orders.data?.data).toHaveLength(before + 1));
    expect(onSuccess).toHaveBeenCalledTimes(1);
    const id = result.current.create.data?.id ?? '';
    act(() => result.current.cancel.mutate(id));
    await waitFor(() =>
      expect(result.current.orders.data?.data.find((order) => order.id === id)?.status).toBe('cancelled'),
    );

    act(() => result.current.sign.mutate({ message: 'Hello', network }));
    await waitFor(() => expect(result.current.sign.data?.kind).toBe('evm'));

    act(() => result.current.claim.mutate({ passportId: itemId, claimCode: 'not the code' }));
    await waitFor(() => expect(result.current.claim.error).toMatchObject({ code: 'sdk/forbidden' }));
    act(() => result.current.claim.mutate({ passportId: itemId, claimCode: sandbox.seeded.claimCode }));
    await waitFor(() => expect(result.current.passport.data?.status).toBe('claimed'));

    act(() => result.current.redeem.mutate({ programId, rewardId: 'rwd_none' }));
    await waitFor(() => expect(result.current.redeem.error).toMatchObject({ name: 'SdkError' }));
    const points = result.current.points.optimistic;
    const [reward] = (await client.loyalty.getTiers(programId)).data.flatMap(({ rewards }) =>
      rewards.filter(({ cost }) => cost > 0n && cost <= points),
    );
    if (!reward) throw new Error('No reward can be paid.');
    act(() => result.current.redeem.mutate({ programId, rewardId: reward.id }));
    await waitFor(() => expect(result.current.points.optimistic).toBe(points - reward.cost));
  });
});

describe('the defaults of an app’s cache', () => {
  const open = async (mutations: object) => {
    const sandbox = createSandbox();
    const queryClient = new QueryClient({ defaultOptions: { mutations } });
    const made = setUp(sandbox, { maxRetries: 0 }, { queryClient });
    await signIn(made.client, sandbox.user.email ?? '');
    return made;
  };

  it('do not retry mutations', async () => {
    const { sandbox, wrapper } = await open({ retry: 3, retryDelay: 0 });
    const { ticketsId: collectionId } = sandbox.seeded;
    const { result } = renderHook(() => ({ orders: useOrders(), create: useCreateOrder() }), { wrapper });
    await waitFor(() => expect(result.current.orders.isSuccess).toBe(true));
    const before = result.current.orders.data?.data.length ?? 0;
    sandbox.fail('createOrder', { code: 'sdk/api-unavailable', afterEffect: true });
    act(() => result.current.create.mutate({ items: [{ collectionId, quantity: 1 }] }));
    await waitFor(() => expect(result.current.create.error).toMatchObject({ code: 'sdk/api-unavailable' }));
    const { data } = await result.current.orders.refetch();
    expect(data?.data).toHaveLength(before + 1);
  });

  it.each([{}, { networkMode: undefined, retry: undefined }])(
    'do not postpone mutations, with %o',
    async (options) => {
      const { wrapper } = await open({ networkMode: 'online' });
      const { result } = renderHook(() => useSignMessage(options), { wrapper });
      onlineManager.setOnline(false);
      try {
        act(() => result.current.mutate({ message: 'Hello', network }));
        await waitFor(() => expect(result.current.data?.kind).toBe('evm'));
        expect(result.current.isPaused).toBe(false);
      } finally {
        onlineManager.setOnline(true);
      }
    },
  );
});

describe('a list', () => {
  it('is read page by page', async () => {
    const { wrapper } = await start();
    const { result } = renderHook(
      () => ({
        all: useNfts({ network }),
        // TanStack Query rerenders only for the properties read during rendering, so this reads all of them.
        nfts: { ...useInfiniteNfts({ network, limit: 1 }) },
        tokens: useInfiniteTokenBalances({ network, limit: 1 }),
        transfers: useInfiniteTransferHistory({ network }),
        orders: useInfiniteOrders({ limit: 1 }),
      }),
      { wrapper },
    );
    await waitFor(() => {
      for (const query of Object.values(result.current)) expect(query.isSuccess).toBe(true);
    });
    const count = result.current.all.data?.data.length ?? 0;
    for (let pages = 1; pages < count; pages++) {
      await act(() => result.current.nfts.fetchNextPage());
      await waitFor(() => expect(result.current.nfts.data?.pages).toHaveLength(pages + 1));
    }
    expect(result.current.nfts.hasNextPage).toBe(false);
    expect(result.current.nfts.data?.pages.flatMap(({ data }) => data)).toEqual(
      result.current.all.data?.data,
    );
  });

  it('keeps the previous page while the next one loads, but never another user’s', async () => {
    const { sandbox, client, wrapper } = await start();
    const { result, rerender } = renderHook(
      ({ cursor }: { cursor?: string }) =>
        useNfts({ network, limit: 1, keepPreviousData: true, ...(cursor ? { cursor } : {}) }),
      { wrapper, initialProps: {} },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const first = result.current.data;
    sandbox.delay('listNfts', 40);
    rerender({ cursor: first?.nextCursor ?? '' });
    expect(result.current).toMatchObject({ data: first, isPlaceholderData: true });
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false));
    expect(result.current.data).not.toEqual(first);
    await act(() => client.auth.signOut());
    expect(result.current.data).toBeUndefined();
  });
});

describe('query options', () => {
  it('match the hooks, so that their keys find the data', async () => {
    const { sandbox, client } = await start();
    const queryClient = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <NacreProvider client={client} queryClient={queryClient}>
        {children}
      </NacreProvider>
    );
    const options = balanceQueryOptions(client, { network });
    await queryClient.prefetchQuery(options);
    const request = vi.spyOn(sandbox.api, 'request');
    const { result } = renderHook(() => useBalance({ network, staleTime: 60_000 }), { wrapper });
    expect(result.current.data).toBe(queryClient.getQueryData(options.queryKey));
    expect(result.current.data?.network).toBe(network);
    expect(request).not.toHaveBeenCalled();
    expect(options.queryKey.slice(0, 2)).toEqual(nacreQueryKey(client));
    await act(() => client.auth.signOut());
    expect(balanceQueryOptions(client).enabled).toBe(false);
    await expect(options.queryFn({ signal: new AbortController().signal })).rejects.toMatchObject({
      code: 'sdk/aborted',
    });
  });

  it('of each kind request their data, and have different keys', async () => {
    const { sandbox, client } = await start();
    const { itemId, nftContract: contract, programId } = sandbox.seeded;
    const reader = client.accounts.reader(network);
    const queryClient = new QueryClient();
    const made: [options: NacreQueryOptions<unknown>, wanted: unknown][] = [
      [accountQueryOptions(client, { network }), expect.objectContaining({ network })],
      [balanceQueryOptions(client, { network }), expect.objectContaining({ network })],
      [tokenBalancesQueryOptions(client, { network }), await reader.getTokenBalances()],
      [nftsQueryOptions(client, { network, limit: 2 }), await reader.getNfts({ limit: 2 })],
      [nftQueryOptions(client, { network, contract, tokenId: '40' }), await reader.getNft(contract, '40')],
      [transferHistoryQueryOptions(client, { network }), await reader.getTransfers()],
      [ordersQueryOptions(client, { limit: 1 }), await client.accounts.listOrders({ limit: 1 })],
      [dppQueryOptions(client, { passportId: itemId }), await client.dpp.get(itemId)],
      [loyaltyBalanceQueryOptions(client, programId), expect.objectContaining({ programId })],
    ];
    for (const [options, wanted] of made) expect(await queryClient.fetchQuery(options)).toEqual(wanted);
    expect(new Set(made.map(([{ queryKey }]) => JSON.stringify(queryKey))).size).toBe(made.length);
    const lists = [tokenBalancesQueryOptions, nftsQueryOptions, transferHistoryQueryOptions];
    for (const optionsOf of [accountQueryOptions, balanceQueryOptions, ...lists])
      expect(optionsOf(client).queryKey).toEqual(optionsOf(client, { network: client.network }).queryKey);
  });
});
