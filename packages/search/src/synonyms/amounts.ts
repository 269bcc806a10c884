import type { Synonyms } from './Synonyms.ts';

/** Amounts and their units. */
export const amountsWords: Synonyms = {
  bigint:
    'big integer, big javascript, big number, bignum, large number, loses precision, number big, overflow, rounding error, wrong number',
  format: 'human readable, pretty print',
  'format balance':
    'comma, currency formatting, decimal places, display amount, display balance, money format, nicely, pretty, print amount, readable, round, show amount, show money, thousand separator, trailing zeros, two decimals',
  'parse balance':
    'amount field, amount input, convert input, field number, from text, input amount, parse amount, read amount, string amount, string number, text field number, text number',
  'rounding mode': 'round, round number, rounded number, truncate',
  'smallest unit':
    'atomic unit, base unit, big number, cents, decimal places, decimals, denomination, floating point, gwei, integer amount, lamports, microunit, minor currency unit, minor units, pence, pennies, precision, rounding error, sat, satoshi, stroop, subunit, wei',
};
