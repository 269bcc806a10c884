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
  it('keeps all points while the balance is unchanged', () => {
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(10n), 0))).toEqual([
      1, 2,
    ]);
  });

  it('removes points that arrived, oldest first, each point once', () => {
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(15n), 0))).toEqual([2]);
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 5n)], balance(10n), balance(15n), 0))).toEqual([2]);
    expect(ids(reconcileExpected([entry(1, 5n), entry(2, 7n)], balance(10n), balance(22n), 0))).toEqual([]);
  });

  it('matches expected deductions with actual ones', () => {
    expect(ids(reconcileExpected([entry(1, -5n)], balance(10n), balance(5n), 0))).toEqual([]);
    expect(ids(reconcileExpected([entry(1, -5n)], balance(10n), balance(15n), 0))).toEqual([1]);
  });

  it('drops expired points', () => {
    expect(
      ids(reconcileExpected([entry(1, 5n, 50), entry(2, 5n, 51)], balance(1n), balance(1n), 50)),
    ).toEqual([2]);
  });

  it('removes nothing at the first response, which may or may not include the points', () => {
    expect(ids(reconcileExpected([entry(1, 5n)], undefined, balance(5n), 0))).toEqual([1]);
  });
});
