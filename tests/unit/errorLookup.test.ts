import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../sdk/base/src/errors/catalogue.ts';
import { SdkError } from '../../sdk/base/src/errors/SdkError.ts';
import { SdkErrorType } from '../../sdk/base/src/errors/SdkErrorType.ts';
import { findErrors } from '../../src/components/ErrorLookup/findErrors.ts';
import { errorRows } from '../../facts/errors.ts';

const codesIn = (text: string) => findErrors(text).map(({ code }) => code);

describe('the rows of the exceptions page', () => {
  it('hold every code of the catalogue once', () => {
    const codes = errorRows.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted());
  });

  it('have the anchors that the errors’ docsUrl leads to', () => {
    const error = new SdkError(SdkErrorType.RateLimited);
    const row = errorRows.find(({ code }) => code === error.code);
    expect(error.docsUrl.split('#')[1]).toBe(row?.anchor);
  });
});

describe('findErrors', () => {
  it.each(errorRows.map(({ code, anchor, member }) => [code, anchor, member]))(
    'finds %s by its code, its anchor and its member',
    (code, anchor, member) => {
      for (const text of [code, `see …/exceptions#${anchor}`, `caught ${member}.`])
        expect(codesIn(text)).toEqual([code]);
    },
  );

  it('finds a thrown error as text, as a console prints it and as JSON', () => {
    const error = new SdkError(SdkErrorType.Timeout, { requestId: 'req_1' });
    for (const text of [String(error), inspect(error), JSON.stringify(error)])
      expect(codesIn(text)).toEqual(['sdk/timeout']);
  });

  it('lists an error before its cause', () => {
    const cause = new SdkError(SdkErrorType.ApiUnavailable);
    const error = new SdkError(SdkErrorType.NotFound, { cause });
    expect(codesIn(inspect(error))).toEqual(['sdk/not-found', 'sdk/api-unavailable']);
  });

  it('reads a problem document by its code, else by its status as the SDK does', () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, requestId: 'req_1' };
    expect(codesIn(JSON.stringify({ ...problem, code: 'jwt/expired' }))).toEqual(['jwt/expired']);
    expect(codesIn(JSON.stringify(problem))).toEqual(['sdk/conflict']);
    expect(codesIn(JSON.stringify({ status: 503 }))).toEqual(['sdk/api-unavailable']);
  });

  it('lists both codes that share a bare member name', () => {
    expect(codesIn('timeout')).toEqual(['sdk/timeout', 'iframe/timeout']);
  });

  it('finds nothing in an empty text, in other errors and in longer words', () => {
    for (const text of [
      '',
      '  \n',
      'TypeError: fetch failed',
      'sdk/timeouts',
      'my-sdk/timeout',
      '{"status":200}',
      'null',
      '[]',
    ])
      expect(codesIn(text)).toEqual([]);
  });
});
