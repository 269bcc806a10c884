import { parseBalance, type Balance } from '@nacre/sdk-base';

/** What languages write each in a way of its own: `1,234.5` in English is `1.234,5` in German. */
export const price: Pick<Balance, 'amount' | 'currency'> = {
  amount: parseBalance('1234.5', { decimals: 18 }),
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
};
