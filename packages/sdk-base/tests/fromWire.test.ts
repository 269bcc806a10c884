import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isNacreError } from '../src/errors/isNacreError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import type { ApiOperation } from '../src/transport/Api.ts';
import * as fromWire from '../src/transport/fromWire.ts';
import { toWire } from '../src/transport/toWire.ts';
import { amount, signedAmount, type WireReader } from '../src/transport/WireReader.ts';
import { reorder } from './reorder.ts';

type Media = { examples?: Record<string, { value?: unknown; $ref?: string }> };
type Operation = { operationId?: string; responses: Record<string, { content?: Record<string, Media> }> };
const description = parse(
  readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
};

/** The reader of each operation's response. */
const readers: Partial<Record<ApiOperation, WireReader<unknown>>> = {
  getStatus: fromWire.apiStatus,
  sendOtp: fromWire.otpChallenge,
  signUp: fromWire.session,
  refreshSession: fromWire.session,
  getCurrentUser: fromWire.user,
  updateCurrentUser: fromWire.user,
  listAccounts: fromWire.accounts,
  getAccount: fromWire.account,
  getBalance: fromWire.balance,
  listTokenBalances: fromWire.tokenBalances,
  listNfts: fromWire.nftBalances,
  getNft: fromWire.nft,
  listTransfers: fromWire.transfers,
  estimateFees: fromWire.feesEstimation,
  broadcastTransaction: fromWire.transfer,
  getTransaction: fromWire.transfer,
  listOrders: fromWire.orders,
  createOrder: fromWire.order,
  getOrder: fromWire.order,
  cancelOrder: fromWire.order,
  listLoyaltyPrograms: fromWire.loyaltyPrograms,
  getLoyaltyProgram: fromWire.loyaltyProgram,
  listLoyaltyTiers: fromWire.loyaltyTiers,
  getLoyaltyBalance: fromWire.loyaltyBalance,
  redeemReward: fromWire.loyaltyEntry,
  listLoyaltyHistory: fromWire.loyaltyEntries,
  listPassports: fromWire.passports,
  getPassport: fromWire.passport,
  claimPassport: fromWire.passport,
};

/** All examples of successful responses in the API's description, with their operations. */
const examples: [name: string, reader: WireReader<unknown>, value: unknown][] = [];
for (const methods of Object.values(description.paths)) {
  for (const operation of Object.values(methods)) {
    const reader = readers[operation.operationId as ApiOperation];
    if (!reader) continue;
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!status.startsWith('2')) continue;
      for (const media of Object.values(response.content ?? {})) {
        for (const [name, example] of Object.entries(media.examples ?? {})) {
          const shared = description.components.examples[example.$ref?.split('/').at(-1) ?? ''];
          examples.push([`${operation.operationId} ${name}`, reader, example.value ?? shared?.value]);
        }
      }
    }
  }
}

/** Returns the paths of all members in a value, as lists of keys. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [[...at, key], ...places(member, [...at, key])]);
}

function change(
  value: unknown,
  [key, ...rest]: string[],
  edit: (parent: object, key: string) => void,
): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (key === undefined) return copy;
  if (rest.length === 0) edit(copy, key);
  else copy[key] = change(copy[key], rest, edit);
  return copy;
}

const isUnexpected = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    return isNacreError(error, SdkErrorType.UnexpectedResponse);
  }
};

describe('the example responses in the API’s description', () => {
  it('cover all operations with a response', () => {
    const shown = new Set(examples.map(([name]) => name.split(' ')[0]));
    expect(Object.keys(readers).filter((operation) => !shown.has(operation))).toEqual([]);
  });

  it.each(examples)('%s is read, and written back unchanged', (_, reader, value) => {
    expect(toWire(reader(value, 'answer'))).toEqual(value);
  });

  it.each(examples)('%s is read in the same way with its members in another order', (_, reader, value) => {
    expect(reader(reorder(value), 'answer')).toEqual(reader(value, 'answer'));
  });

  it.each(examples)('%s is rejected when any member is missing', (_, reader, value) => {
    for (const place of places(value)) {
      const parent = place
        .slice(0, -1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
      if (Array.isArray(parent)) continue;
      const cut = change(value, place, (at, key) => Reflect.deleteProperty(at, key));
      expect(
        isUnexpected(() => reader(cut, 'answer')),
        place.join('.'),
      ).toBe(true);
    }
  });

  it.each(examples)('%s is rejected when any member has another type', (_, reader, value) => {
    for (const place of places(value)) {
      const odd = change(value, place, (at, key) => Reflect.set(at, key, [[]]));
      expect(
        isUnexpected(() => reader(odd, 'answer')),
        place.join('.'),
      ).toBe(true);
    }
  });

  it('are read without members that the SDK does not know', () => {
    const reader = fromWire.otpChallenge;
    const value = { otpId: 'otp_6Ym41sXa', expiresAt: '2026-03-02T09:40:00Z' };
    const more = { ...value, channel: 'email', __proto__: null };
    expect(reader(more, 'answer')).toEqual(reader(value, 'answer'));
  });

  const OPEN = new Set(['status', 'kind', 'direction', 'standard', 'level', 'visibility']);

  it.each(examples)('%s is read with any status and kind that the API may add', (name, reader, value) => {
    for (const place of places(value)) {
      const key = place.at(-1) ?? '';
      // The kinds of fees and transactions stay closed, because a transaction that can't be checked must not be signed.
      if (!OPEN.has(key) || name.startsWith('estimateFees')) continue;
      const added = change(value, place, (at, member) => Reflect.set(at, member, 'brand-new'));
      expect(toWire(reader(added, 'answer')), place.join('.')).toEqual(added);
    }
  });

  it.each(examples)('%s is read without entries about a network that the API added', (_, reader, value) => {
    for (const place of places(value)) {
      if (place.at(-1) !== 'network') continue;
      const added = change(value, place, (at, member) => Reflect.set(at, member, 'arbitrum-sepolia'));
      const [member = '', index] = place;
      if (index === undefined || !Array.isArray((value as Record<string, unknown>)[member])) {
        expect(() => reader(added, 'answer')).toThrowError(
          expect.objectContaining({
            code: 'sdk/unexpected-response',
            details: { path: `answer.${place.join('.')}`, reason: 'unknown-network' },
          }),
        );
        continue;
      }
      const list = (added as Record<string, unknown[]>)[member] ?? [];
      const rest = list.filter((_entry, at) => `${at}` !== index);
      expect(toWire(reader(added, 'answer')), place.join('.')).toEqual({
        ...(added as object),
        [member]: rest,
      });
    }
  });

  it('are rejected as text that is truncated anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (example, share) => {
          const [, reader, value] = example;
          const text = JSON.stringify(value);
          const cut = text.slice(0, Math.floor(text.length * share));
          let json: unknown;
          try {
            json = JSON.parse(cut);
          } catch {
            return;
          }
          expect(isUnexpected(() => reader(json, 'answer'))).toBe(true);
        },
      ),
    );
  });

  it('are rejected as anything else, with one class and one code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(readers)), fc.jsonValue(), (reader, json) => {
        expect(isUnexpected(() => reader(json, 'answer'))).toBe(true);
      }),
    );
  });
});

describe('an amount', () => {
  it('survives a round trip at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        expect(amount(toWire(value), 'amount')).toBe(value);
        expect(signedAmount(toWire(-value), 'amount')).toBe(-value);
      }),
    );
  });

  it.each([
    1500000,
    1.5,
    '1.5',
    '1e3',
    '0x10',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '',
    '１',
    null,
    true,
    [],
    '9'.repeat(500),
  ])('is refused as %j', (value) => {
    expect(isUnexpected(() => amount(value, 'amount'))).toBe(true);
  });
});
