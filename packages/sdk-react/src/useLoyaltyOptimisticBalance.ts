'use client';

import type { LoyaltyBalance } from '@nacre/sdk-base';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loyaltyBalanceQuery } from './loyaltyBalanceQueryOptions.ts';
import type { QueryOptions } from './QueryOptions.ts';
import { reconcileExpected, type ExpectedPoints } from './reconcileExpected.ts';
import { useNacreQuery } from './useNacreQuery.ts';

/**
 * The options of {@link useLoyaltyOptimisticBalance}: the program, and how often to refetch.
 *
 * @example Refetch every five seconds while points settle
 * ```tsx
 * import type { UseLoyaltyOptimisticBalanceOptions } from '@nacre/sdk-react';
 *
 * export const options: UseLoyaltyOptimisticBalanceOptions = {
 *   programId: 'prg_4Kf81mQz',
 *   pollIntervalMs: 5_000,
 * };
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type UseLoyaltyOptimisticBalanceOptions = QueryOptions & {
  /** The program's id, such as `prg_4Kf81mQz`. */
  programId: string;
  /**
   * The interval between refetches while points are pending or expected, in milliseconds.
   *
   * @defaultValue `3_000`
   */
  pollIntervalMs?: number | undefined;
  /**
   * How long expected points count if they never reach the backend, in milliseconds.
   *
   * @defaultValue `60_000`
   */
  expectForMs?: number | undefined;
};

/**
 * The result of {@link useLoyaltyOptimisticBalance}. Points are in the token's smallest unit.
 *
 * @example Show points that are on their way
 * ```tsx
 * import type { UseLoyaltyOptimisticBalanceResult } from '@nacre/sdk-react';
 *
 * export function Pending({ result }: { result: UseLoyaltyOptimisticBalanceResult }) {
 *   return result.pending === 0n ? null : (
 *     <small>{`${result.pending} on their way`}</small>
 *   );
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type UseLoyaltyOptimisticBalanceResult = {
  /** The points on chain; `0n` until the balance is read. */
  settled: bigint;
  /** The points queued at the backend, plus those that the app expects. Negative if more points leave than arrive. */
  pending: bigint;
  /** The balance to show: `settled` plus `pending`. */
  optimistic: bigint;
  /** Whether no points are pending or expected. */
  isSettled: boolean;
  /** The query that reads the balance, with its loading and error states. */
  query: UseQueryResult<LoyaltyBalance, Error>;
  /**
   * Counts points before the backend knows of them, for example right after a purchase. Negative points count as
   * leaving. Expected points are dropped when the backend's own balance has changed by that amount, when
   * `expectForMs` has passed, or when you call the returned function, for example because the purchase failed.
   */
  expect: (points: bigint) => () => void;
};

/**
 * Reads the signed-in user's points, settled and pending, and keeps them up to date.
 *
 * @remarks
 * Earning and redeeming are queued, and settle on chain later. The optimistic balance counts them at once. While
 * anything is pending, the balance is refetched every `pollIntervalMs` milliseconds.
 *
 * @param options - the program's id, `programId`, the interval `pollIntervalMs` (3,000 ms by default), `expectForMs`
 * (60,000 ms by default), and the other query options
 * @returns the settled, pending and optimistic points, the query, and `expect`, which counts points at once
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Count points as soon as a purchase is made
 * ```tsx
 * import { useLoyaltyOptimisticBalance } from '@nacre/sdk-react';
 *
 * export function Points({
 *   programId,
 *   buy,
 * }: {
 *   programId: string;
 *   buy: () => Promise<void>;
 * }) {
 *   const { optimistic, isSettled, expect } = useLoyaltyOptimisticBalance({ programId });
 *   async function purchase() {
 *     const forget = expect(250n);
 *     await buy().catch(forget);
 *   }
 *   return (
 *     <p>
 *       {`${optimistic} points`} {isSettled ? '' : '(some are on their way)'}
 *       <button onClick={() => void purchase()}>Buy</button>
 *     </p>
 *   );
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export function useLoyaltyOptimisticBalance(
  options: UseLoyaltyOptimisticBalanceOptions,
): UseLoyaltyOptimisticBalanceResult {
  const { programId, pollIntervalMs = 3_000, expectForMs = 60_000 } = options;
  const [expected, setExpected] = useState<readonly ExpectedPoints[]>([]);
  const [isMoving, setMoving] = useState(false);
  const before = useRef<LoyaltyBalance>(undefined);
  const count = useRef(0);

  const { refetchInterval = false } = options;
  const query = useNacreQuery(loyaltyBalanceQuery(programId), {
    ...options,
    refetchInterval: isMoving || expected.length > 0 ? pollIntervalMs : refetchInterval,
  });

  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (!data) return;
    const known = before.current?.programId === data.programId ? before.current : undefined;
    setExpected((list) => reconcileExpected(list, known, data, dataUpdatedAt));
    setMoving(data.pending !== 0n);
    before.current = data;
  }, [data, dataUpdatedAt]);

  const expect = useCallback(
    (points: bigint) => {
      const id = (count.current += 1);
      setExpected((list) => [...list, { id, points, until: Date.now() + expectForMs }]);
      return () => setExpected((list) => list.filter((entry) => entry.id !== id));
    },
    [expectForMs],
  );

  const settled = data?.settled ?? 0n;
  const pending = expected.reduce((sum, { points }) => sum + points, data?.pending ?? 0n);
  return { settled, pending, optimistic: settled + pending, isSettled: pending === 0n, query, expect };
}
