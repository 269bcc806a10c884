import type { LoyaltyBalance } from '@nacre/sdk-base';
import { describe, expect, it } from 'vitest';
import { reconcileExpected } from '../src/reconcileExpected.ts';

const balance = (optimistic: bigint): LoyaltyBalance => ({
  programId: 'prg_1',
  userId: 'usr_1',
  settled: 0n,
  pending: optimistic,
  optimistic,
  earned: 0n,
  tierId: null,
  updatedAt: '2026-03-02T09:30:00Z',
});
const entry = (id: number, points: bigint, until = 100) => ({ id, points, until });
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('reconcileExpected', () => {
  it('keeps all while the balance has not moved', () => {
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(10n), 0))).toEqual([
      1, 2,
    ]);
  });

  it('takes off what has arrived, oldest first, each point once', () => {
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(15n), 0))).toEqual([2]);
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 5n)], balance(10n), balance(15n), 0))).toEqual([2]);
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(22n), 0))).toEqual([]);
  });

  it('matches points that leave with points that left', () => {
    expect(ids(reconcileExpected([entry(1, -5n)], balance(10n), balance(5n), 0))).toEqual([]);
    expect(ids(reconcileExpected([entry(1, -5n)], balance(10n), balance(15n), 0))).toEqual([1]);
  });

  it('drops what is past its time', () => {
    expect(
      ids(reconcileExpected([entry(1, 5n, 50), entry(2, 5n, 51)], balance(1n), balance(1n), 50)),
    ).toEqual([2]);
  });

  it('takes nothing off at the first answer: it may hold the points or not, and time will tell', () => {
    expect(ids(reconcileExpected([entry(1, 5n)], undefined, balance(5n), 0))).toEqual([1]);
  });
});
