import type { Synonyms } from './Synonyms.ts';

/** Amounts and their units. */
export const amountsWords: Synonyms = {
  bigint: 'big integer, big number, bignum, rounding error',
  format: 'human readable, pretty print',
  'format balance': 'currency formatting, decimal places, display amount',
  'parse balance': 'parse amount',
  'smallest unit':
    'atomic unit, base unit, big number, cents, decimal places, denomination, floating point, gwei, lamports, microunit, minor currency unit, minor units, precision, rounding error, sat, satoshi, stroop, subunit, wei',
};
