// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchResult } from '../../search/src/engine.ts';
import { answerLateAfter } from '../../../src/config/search.ts';
import { useSearch } from '../src/SearchBox/useSearch.ts';

const limits = { hits: 8, excerpt: 50 };
const client = vi.hoisted(() => ({
  answers: [] as { resolve: (result: SearchResult) => void; reject: (error: Error) => void }[],
  listeners: new Set<() => void>(),
  restart: vi.fn(),
  fetchIndexes: vi.fn(() => Promise.resolve()),
}));
vi.mock('@site/packages/search/src/client', () => ({
  ...client,
  search: () => new Promise<SearchResult>((resolve, reject) => client.answers.push({ resolve, reject })),
  onChanged: (listener: () => void) => {
    client.listeners.add(listener);
    return () => client.listeners.delete(listener);
  },
}));

const completeResult: SearchResult = { hits: [], elsewhere: [], totals: {}, isPartial: false };
const open = (query = 'wallet') =>
  renderHook((props: { query: string }) => useSearch({ base: '/', context: '', limits, ...props }), {
    initialProps: { query },
  });
const answer = (result: SearchResult) => act(() => Promise.resolve(client.answers.at(-1)?.resolve(result)));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  client.answers = [];
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a missing answer is reported as failed, and used when it arrives late', async () => {
  const { result } = open();
  await wait(answerLateAfter - 1);
  expect(result.current.answer).toBeUndefined();
  await wait(1);
  expect(result.current.answer).toEqual({ failed: true });
  await answer(completeResult);
  expect(result.current.answer).toEqual({ query: 'wallet', ...completeResult });
});

it('an answer that has arrived is not late', async () => {
  const { result } = open();
  await answer(completeResult);
  await wait(answerLateAfter);
  expect(result.current.answer).toEqual({ query: 'wallet', ...completeResult });
});

it('an error is reported as failed, and the next letter asks again', async () => {
  const { result, rerender } = open();
  await act(() => Promise.resolve(client.answers.at(-1)?.reject(new Error('offline'))));
  expect(result.current.answer).toEqual({ failed: true });
  rerender({ query: 'wallets' });
  await answer(completeResult);
  expect(result.current.answer).toEqual({ query: 'wallets', ...completeResult });
});

it('a retry starts anew, and keeps the results visible until then', async () => {
  const { result } = open();
  await answer({ ...completeResult, isPartial: true });
  await act(() => result.current.retry());
  expect(client.restart).toHaveBeenCalledTimes(1);
  expect(client.fetchIndexes).toHaveBeenCalledWith('/', '');
  expect(result.current.answer).toMatchObject({ isPartial: true });
  await answer(completeResult);
  expect(result.current.answer).toMatchObject({ isPartial: false });
});

it('a retry after a failure shows its progress, and fails again in time', async () => {
  const { result } = open();
  await wait(answerLateAfter);
  await act(() => result.current.retry());
  expect(result.current.answer).toBeUndefined();
  await wait(answerLateAfter);
  expect(result.current.answer).toEqual({ failed: true });
});

it('a changed index is queried again', async () => {
  const { result } = open();
  await answer(completeResult);
  await act(() => Promise.resolve(client.listeners.forEach((listener) => listener())));
  expect(client.answers).toHaveLength(2);
  await answer({ ...completeResult, isPartial: true });
  expect(result.current.answer).toMatchObject({ isPartial: true });
});
