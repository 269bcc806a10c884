import { describe, expect, it } from 'vitest';
import { SdkError } from '../../packages/sdk-base/src/errors/SdkError.ts';
import { SdkErrorType } from '../../packages/sdk-base/src/errors/SdkErrorType.ts';
import { formatBalance } from '../../packages/sdk-base/src/amounts/formatBalance.ts';
import { createSandbox } from '../../packages/sdk-base/src/sandbox/index.ts';
import { fieldProblems } from '../../src/components/Demo/fieldProblems.ts';
import { changeIn } from '../../src/components/demos/PassportDemo/changeIn.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('faultsIn', () => {
  it('returns the argument that the SDK names', () => {
    expect(fieldProblems(thrownBy(() => formatBalance(1n, { decimals: 300 })))).toEqual({
      decimals: '`decimals` must be a whole number from 0 to 255.',
    });
  });

  it('returns the parts of a request that the API names', async () => {
    const { api } = createSandbox();
    const response = api.request('sendOtp', { body: { channel: 'email', email: 'notanemail' } });
    expect(fieldProblems(await response.catch((error: unknown) => error))).toEqual({
      email: 'Must be an e-mail address.',
    });
  });

  it('returns nothing if the error names nothing', () => {
    expect(fieldProblems(new SdkError(SdkErrorType.Timeout))).toEqual({});
    expect(fieldProblems(new Error('x'))).toEqual({});
    expect(fieldProblems(undefined)).toEqual({});
  });
});

describe('changeIn', () => {
  it('returns whole words, with their line', () => {
    const before = '{\n  "value": "62",\n  "unit": "%"\n}';
    const after = before.replace('62', '92');
    expect(changeIn(before, after)).toMatchObject({ line: 2, before: '62', after: '92' });
  });

  it.each([
    ['what was left out', 'a b c', 'a c', { before: 'b c', after: 'c' }],
    ['what was added', 'a c', 'a b c', { before: 'c', after: 'b c' }],
    ['the end', 'a}', 'a', { before: 'a}', after: 'a' }],
    ['everything', 'a', 'b', { before: 'a', after: 'b', line: 1 }],
    ['a letter said twice', 'aa', 'aaa', { before: 'aa', after: 'aaa' }],
  ])('returns %s', (_what, before, after, change) => {
    expect(changeIn(before, after)).toMatchObject(change);
  });

  it('returns nothing for equal texts', () => {
    expect(changeIn('a', 'a')).toBeUndefined();
  });
});
