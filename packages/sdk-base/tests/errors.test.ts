import { runInNewContext } from 'node:vm';
import { inspect } from 'node:util';
import {
  BaseError,
  CryptoError,
  CryptoErrorType,
  type ErrorType,
  IframeApiError,
  IframeApiErrorType,
  isNacreError,
  JwtError,
  JwtErrorType,
  SdkError,
  SdkErrorType,
} from '@nacre/sdk-base';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogue, isErrorCode } from '../src/errors/catalogue.ts';
import { explanations } from '../src/errors/explanations.ts';

const families = [
  { make: SdkError, types: SdkErrorType, name: 'SdkError', prefix: 'sdk', size: 18 },
  { make: CryptoError, types: CryptoErrorType, name: 'CryptoError', prefix: 'crypto', size: 10 },
  { make: JwtError, types: JwtErrorType, name: 'JwtError', prefix: 'jwt', size: 8 },
  { make: IframeApiError, types: IframeApiErrorType, name: 'IframeApiError', prefix: 'iframe', size: 7 },
];

describe('the catalogue', () => {
  it('has each member of each enumeration and nothing else', () => {
    const members = families.flatMap(({ types }) => Object.values(types) as ErrorType[]);
    expect(members).toHaveLength(43);
    expect(Object.keys(catalogue).sort()).toEqual([...members].sort());
    expect(Object.keys(explanations).sort()).toEqual([...members].sort());
  });

  it('has for each code its class, its type, a message and an explanation', () => {
    for (const { types, name, prefix, size } of families) {
      const members = Object.entries(types) as [string, ErrorType][];
      expect(members).toHaveLength(size);
      for (const [member, type] of members) {
        const kebab = member.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
        expect(type).toBe(`${prefix}/${kebab}`);
        expect(catalogue[type]).toMatchObject({ code: type, type, class: name });
        expect(catalogue[type].message).toMatch(/^[A-Z].{10,80}\.$/);
        for (const sentence of Object.values(explanations[type]) as string[]) {
          expect(sentence).toMatch(/^[A-Z][^!]{14,}\.$/);
          expect(sentence).not.toMatch(/\b(?:simply|just|easily)\b/);
        }
      }
    }
  });

  it('recognizes only its own codes', () => {
    expect(isErrorCode('sdk/timeout')).toBe(true);
    for (const other of ['sdk/other', 'toString', '__proto__', '', null, 5])
      expect(isErrorCode(other)).toBe(false);
  });
});

describe('the error classes', () => {
  it('have the properties of the catalogue', () => {
    for (const { make, types, name } of families) {
      for (const type of Object.values(types) as ErrorType[]) {
        const error = new make(type as never);
        expect(error).toBeInstanceOf(make);
        expect(error).toBeInstanceOf(BaseError);
        expect(error).toBeInstanceOf(Error);
        expect(error).toMatchObject({ name, type, code: type, retryable: catalogue[type].retryable });
        expect(error.message).toBe(catalogue[type].message);
        expect(error.docsUrl).toBe(
          `https://docs.nacre.example/products/embedded-wallet/exceptions#${type.replace('/', '-')}`,
        );
        expect(error.stack).toMatch(new RegExp(`^${name}: `));
        expect(Object.keys(error)).not.toContain('name');
      }
    }
  });

  it('keep cause, request id, details and retry delay', () => {
    const cause = new TypeError('fetch failed');
    const error = new SdkError(SdkErrorType.RateLimited, {
      ...{ cause, requestId: 'req_1', retryAfterMs: 2_000, details: { limit: 5 }, message: 'Slow down.' },
    });
    expect(error.cause).toBe(cause);
    expect(error).toMatchObject({
      requestId: 'req_1',
      retryAfterMs: 2_000,
      details: { limit: 5 },
      message: 'Slow down.',
    });
    expect('cause' in new SdkError(SdkErrorType.Timeout)).toBe(false);
    expect(new SdkError(SdkErrorType.Timeout).retryAfterMs).toBeUndefined();
  });

  it('become plain data without stack and cause', () => {
    const cause = new Error('access token eyJabc');
    const options = { cause, requestId: 'req_1', retryAfterMs: 5, details: { argument: 'a' } };
    expect(JSON.parse(JSON.stringify(new SdkError(SdkErrorType.Timeout, options)))).toEqual({
      name: 'SdkError',
      type: 'sdk/timeout',
      code: 'sdk/timeout',
      message: catalogue['sdk/timeout' as SdkErrorType.Timeout].message,
      retryable: true,
      docsUrl: 'https://docs.nacre.example/products/embedded-wallet/exceptions#sdk-timeout',
      requestId: 'req_1',
      retryAfterMs: 5,
      details: { argument: 'a' },
    });
    expect(new JwtError(JwtErrorType.Expired).toJSON()).not.toHaveProperty('requestId');
  });

  it('show no secret that slipped into a message', () => {
    const secrets = [
      'sk_live_9aZk20dkfpQ',
      'pk_sandbox_4Kd92mXw',
      'whsec_example_0mT7hYk2VqLr',
      'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c3IifQ.c2lnbmF0dXJl',
      'ada.martin+x@shop.example',
      '+33199001234',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...secrets),
        fc.lorem(),
        fc.constantFrom(' ', '"', '(', ': '),
        (secret, text, before) => {
          const error = new SdkError(SdkErrorType.UnexpectedResponse, {
            message: `${text}${before}${secret} ${text}`,
          });
          expect(error.message).not.toContain(secret);
          expect(error.message).toContain('[redacted]');
          expect(inspect(error)).not.toContain(secret);
        },
      ),
    );
  });

  it('limit the length of any message', () => {
    const started = performance.now();
    for (const text of [
      'a'.repeat(1e6),
      'eyJ'.repeat(3e5),
      '@'.repeat(1e6),
      'a@b.'.repeat(3e5),
      '+1 '.repeat(3e5),
    ]) {
      expect(new SdkError(SdkErrorType.ApiUnavailable, { message: text }).message.length).toBeLessThanOrEqual(
        500,
      );
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('isNacreError', () => {
  it('accepts errors of the SDK, and only those of a given type', () => {
    const error: unknown = new SdkError(SdkErrorType.RateLimited, { retryAfterMs: 7 });
    expect(isNacreError(error)).toBe(true);
    expect(isNacreError(error, SdkErrorType.Timeout)).toBe(false);
    expect(isNacreError(error, IframeApiErrorType.Timeout)).toBe(false);
    if (!isNacreError(error, SdkErrorType.RateLimited)) throw new Error('not recognized');
    expect(error.retryAfterMs).toBe(7);
  });

  it('accepts errors of another copy of the package', async () => {
    vi.resetModules();
    const other = await import('../src/errors/SdkError.ts');
    expect(other.SdkError).not.toBe(SdkError);
    const error = new other.SdkError(SdkErrorType.Timeout);
    expect(error).not.toBeInstanceOf(BaseError);
    expect(isNacreError(error, SdkErrorType.Timeout)).toBe(true);
  });

  it('accepts errors of another realm and of a later version', () => {
    const shape = {
      name: 'SdkError',
      type: 'sdk/brand-new',
      code: 'sdk/brand-new',
      retryable: false,
      docsUrl: 'https://x',
    };
    const error = runInNewContext('Object.assign(new Error("m"), shape)', { shape }) as unknown;
    expect(error).not.toBeInstanceOf(Error);
    expect(isNacreError(error)).toBe(true);
  });

  it('rejects everything else, and never throws', () => {
    const shape = new SdkError(SdkErrorType.Timeout).toJSON();
    const near = [
      { code: 'x/y' },
      { code: 'jwt/timeout', type: 'jwt/timeout' },
      { type: 'sdk/aborted' },
      { retryable: 1 },
    ];
    const others = near.map((change) => Object.assign(new Error('m'), shape, change));
    for (const value of [...others, shape, new Error('m'), null, undefined, 'sdk/timeout', 5, () => 1]) {
      expect(isNacreError(value)).toBe(false);
    }
    fc.assert(fc.property(fc.anything(), (value) => !isNacreError(value)));
  });
});
