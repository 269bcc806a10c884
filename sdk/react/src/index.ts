// The package's entry: the whole base SDK, then what is React's own.

export * from '@nacre/sdk-base';

export { FormattedBalance, type FormattedBalanceProps } from './FormattedBalance.tsx';
export { NacreInput, type NacreInputProps } from './NacreInput.tsx';
export { NacreProvider, type NacreProviderProps } from './NacreProvider.tsx';

export { useAccount } from './useAccount.ts';
export { useAuth, type UseAuthResult } from './useAuth.ts';
export { useBalance } from './useBalance.ts';
export { useClient } from './useClient.ts';
export { useDpp, type UseDppOptions } from './useDpp.ts';
export { useFormattedBalance, type UseFormattedBalanceOptions } from './useFormattedBalance.ts';
export {
  useLoyaltyOptimisticBalance,
  type UseLoyaltyOptimisticBalanceOptions,
  type UseLoyaltyOptimisticBalanceResult,
} from './useLoyaltyOptimisticBalance.ts';
export { useNft, type UseNftOptions } from './useNft.ts';
export { useNfts } from './useNfts.ts';
export { useOrders } from './useOrders.ts';
export { useTokenBalances } from './useTokenBalances.ts';
export { useTransferHistory } from './useTransferHistory.ts';

export type { ListQueryOptions } from './ListQueryOptions.ts';
export type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
export type { QueryOptions } from './QueryOptions.ts';
