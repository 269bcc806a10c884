import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../packages/sdk-base/src/errors/catalogue.ts';
import { SdkError } from '../../packages/sdk-base/src/errors/SdkError.ts';
import { SdkErrorType } from '../../packages/sdk-base/src/errors/SdkErrorType.ts';
import { findErrors } from '../../src/components/ErrorLookup/findErrors.ts';
import { errorRows } from '../../packages/model/src/errors.ts';
import { readTable } from '../../packages/model/src/readTable.ts';
import { problemError } from '../../packages/model/src/sdkInternals.ts';

/** The errors with the text of their entries on the page. */
const known = errorRows.map((row) => ({ ...row, text: [row.meaning, row.cause, row.action].join(' ') }));
const find = (text: string) => findErrors(text, known);
const codesIn = (text: string) => find(text).errors.map(({ code }) => code);

describe('the rows of the exceptions page', () => {
  it('contain every code of the catalogue once', () => {
    const codes = errorRows.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted());
  });

  it('have the anchors of the errors’ docsUrl', () => {
    const error = new SdkError(SdkErrorType.RateLimited);
    const row = errorRows.find(({ code }) => code === error.code);
    expect(error.docsUrl.split('#')[1]).toBe(row?.anchor);
  });
});

it('the statuses of an error are those that the API answers with, and those that match by themselves', () => {
  const statuses = Object.fromEntries(errorRows.map((row) => [row.code, row.statuses]));
  expect(statuses).toMatchObject({
    'sdk/invalid-argument': [400, 422],
    'sdk/otp-invalid': [401],
    'jwt/expired': [401],
    'sdk/api-unavailable': [500, 502, 503, 504],
    'iframe/timeout': [],
    'sdk/unexpected-response': [],
  });
  const alone = errorRows.filter(({ defaultFor }) => defaultFor.includes(401)).map(({ code }) => code);
  expect(alone).toEqual(['sdk/not-authenticated']);
});

describe('findErrors', () => {
  it.each(errorRows.map(({ code, anchor, member }) => [code, anchor, member]))(
    'finds %s by its code, its anchor and its member',
    (code, anchor, member) => {
      for (const text of [code, `see …/exceptions#${anchor}`, `caught ${member}.`])
        expect(codesIn(text)).toEqual([code]);
    },
  );

  it('finds a thrown error as text, as printed by a console and as JSON', () => {
    const error = new SdkError(SdkErrorType.Timeout, { requestId: 'req_1' });
    for (const text of [String(error), inspect(error), JSON.stringify(error)])
      expect(codesIn(text)).toEqual(['sdk/timeout']);
  });

  it('lists an error before its cause', () => {
    const cause = new SdkError(SdkErrorType.ApiUnavailable);
    const error = new SdkError(SdkErrorType.NotFound, { cause });
    expect(codesIn(inspect(error))).toEqual(['sdk/not-found', 'sdk/api-unavailable']);
  });

  it('reads a problem document by its code, or else by its status like the SDK', () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, requestId: 'req_1' };
    expect(codesIn(JSON.stringify({ ...problem, code: 'jwt/expired' }))).toEqual(['jwt/expired']);
    expect(codesIn(JSON.stringify(problem))).toEqual(['sdk/conflict']);
    expect(codesIn(JSON.stringify({ status: 503 }))).toEqual(['sdk/api-unavailable']);
  });

  it('finds the codes of a status, like the SDK', () => {
    expect(codesIn('429')).toEqual(['sdk/rate-limited']);
    for (const text of ['HTTP/1.1 429', '429 Too Many Requests', 'Request failed with status code 429'])
      expect(codesIn(text), text).toEqual(['sdk/rate-limited']);
    for (let status = 400; status < 600; status += 1) {
      const bare = problemError(status, undefined, { requestId: null, retryAfter: null }, 0);
      expect(codesIn(`${status}`), `${status}`).toContain(bare.code);
    }
    expect(codesIn('401')).toContain('jwt/expired');
    expect(codesIn('{"status":200}')).toEqual([]);
  });

  const texts = readTable('tests/unit/errorLookup.tsv', ['text', 'code']);
  it.each(texts)('finds “$text” by its words, like the search', ({ text, code }) => {
    expect(find(text)).toMatchObject({ errors: [{ code }] });
    expect(find(text).isPartial).toBeUndefined();
  });

  it("finds it by readers' words and by the messages of browsers", () => {
    for (const text of ['throttled', 'quota exceeded'])
      expect(codesIn(text)[0], text).toBe('sdk/rate-limited');
    for (const text of ['TypeError: fetch failed', 'Uncaught TypeError: Failed to fetch'])
      expect(codesIn(text), text).toEqual(['sdk/api-unavailable']);
  });

  it('reports when no error has all the words', () => {
    expect(find('frame blocked by penguins')).toMatchObject({ isPartial: true });
    expect(codesIn('frame blocked by penguins')).toContain('iframe/frame-blocked');
  });

  it('lists both codes that share a bare member name', () => {
    expect(codesIn('timeout').toSorted()).toEqual(['iframe/timeout', 'sdk/timeout']);
  });

  it('finds nothing for an empty text and for other words', () => {
    for (const text of ['', '  \n', 'penguin', '[]', '…']) expect(codesIn(text), text).toEqual([]);
  });
});
