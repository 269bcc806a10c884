import { Network, type Token } from '@nacre/sdk-base';
import { rejects, type Cases } from '../../Cases.ts';

export interface AnswerModule {
  amountOf(typed: string, token: Token): bigint;
  textOf(amount: bigint, token: Token): string;
}

const withDecimals = (decimals: number): Token => ({
  network: Network.PolygonAmoy,
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  name: 'Example Dollar',
  symbol: 'EXD',
  decimals,
  logoUrl: null,
});

async function refusesAll({ amountOf }: AnswerModule, texts: string[], decimals: number): Promise<boolean> {
  const refused = await Promise.all(
    texts.map((text) => rejects(() => amountOf(text, withDecimals(decimals)))),
  );
  return refused.every(Boolean);
}

/** Removes separators, because the grouping of digits and the kind of space are a matter of taste. */
const plain = (text: string) => text.replaceAll(/[,\s]/g, '');

export const cases: Cases<AnswerModule> = {
  'reads an amount wrong': ({ amountOf }) =>
    amountOf('1.5', withDecimals(18)) === 1_500_000_000_000_000_000n && amountOf('7', withDecimals(0)) === 7n,
  'treats every token as one with 18 decimals': ({ amountOf }) =>
    amountOf('1.5', withDecimals(6)) === 1_500_000n && amountOf('0.0000001', withDecimals(7)) === 1n,
  'loses digits of a large amount': ({ amountOf }) =>
    amountOf('9007199254.740993', withDecimals(6)) === 9_007_199_254_740_993n,
  'cuts off digits beyond the decimals of the token': (answer) =>
    refusesAll(answer, ['1.2345678', '0.0000009'], 6),
  'accepts text that is not an amount': (answer) => refusesAll(answer, ['', 'abc', '1.2.3', '0x10'], 6),
  'shows an amount wrong': ({ textOf }) => plain(textOf(1_234_567n, withDecimals(6))) === '1.234567EXD',
  'shows an amount without all its digits': ({ textOf }) =>
    plain(textOf(9_007_199_254_740_993n, withDecimals(6))) === '9007199254.740993EXD' &&
    plain(textOf(1n, withDecimals(18))) === '0.000000000000000001EXD',
};
