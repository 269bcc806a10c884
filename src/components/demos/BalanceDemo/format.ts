// #region shown
import { formatBalance, parseBalance, type BalanceRoundingMode } from '@nacre/sdk-base';

export interface Form {
  amount: string;
  decimals: number;
  shownDigits: number | undefined;
  symbol: string;
  locale: string;
  roundingMode: BalanceRoundingMode;
}

/** Reads what was typed, and gives it in the smallest unit and as people read it. */
export function format({ amount, decimals, shownDigits, symbol, locale, roundingMode }: Form) {
  const inSmallestUnit = parseBalance(amount, { decimals });
  const text = formatBalance(inSmallestUnit, {
    decimals,
    maximumFractionDigits: shownDigits,
    symbol,
    locale,
    roundingMode,
  });
  return { inSmallestUnit, text };
}
// #endregion
