// The package's entry: the whole base SDK and the React exports.

export * from '@nacre/sdk-base';

export { FormattedBalance, type FormattedBalanceProps } from './FormattedBalance.tsx';
export { NacreInput, type NacreInputProps } from './NacreInput.tsx';
export { NacreProvider, type NacreProviderProps } from './NacreProvider.tsx';

export { useAccount } from './useAccount.ts';
export { useAuth, type AuthStatus, type UseAuthResult } from './useAuth.ts';
export { useBalance } from './useBalance.ts';
export { useClient } from './useClient.ts';
export { useDpp } from './useDpp.ts';
export { useFormattedBalance, type UseFormattedBalanceOptions } from './useFormattedBalance.ts';
export { useInfiniteNfts } from './useInfiniteNfts.ts';
export { useInfiniteOrders } from './useInfiniteOrders.ts';
export { useInfiniteTokenBalances } from './useInfiniteTokenBalances.ts';
export { useInfiniteTransferHistory } from './useInfiniteTransferHistory.ts';
export {
  useLoyaltyOptimisticBalance,
  type UseLoyaltyOptimisticBalanceOptions,
  type UseLoyaltyOptimisticBalanceResult,
} from './useLoyaltyOptimisticBalance.ts';
export { useNft } from './useNft.ts';
export { useNfts } from './useNfts.ts';
export { useOrders } from './useOrders.ts';
export { useTokenBalances } from './useTokenBalances.ts';
export { useTransferHistory } from './useTransferHistory.ts';

export { useCancelOrder } from './useCancelOrder.ts';
export { useClaimPassport, type ClaimPassportVariables } from './useClaimPassport.ts';
export { useCreateAccount, type CreateAccountVariables } from './useCreateAccount.ts';
export { useCreateOrder } from './useCreateOrder.ts';
export { usePrepareTransfer, type PrepareTransferVariables } from './usePrepareTransfer.ts';
export { useRedeemReward, type RedeemRewardVariables } from './useRedeemReward.ts';
export { useSendTransfer, type SendTransferVariables } from './useSendTransfer.ts';
export { useSignMessage, type SignMessageVariables } from './useSignMessage.ts';
export { useTransfer, type TransferVariables } from './useTransfer.ts';

export { accountQueryOptions } from './accountQueryOptions.ts';
export { balanceQueryOptions } from './balanceQueryOptions.ts';
export { dppQueryOptions } from './dppQueryOptions.ts';
export { loyaltyBalanceQueryOptions } from './loyaltyBalanceQueryOptions.ts';
export { nacreQueryKey } from './nacreQueryKey.ts';
export { nftQueryOptions } from './nftQueryOptions.ts';
export { nftsQueryOptions } from './nftsQueryOptions.ts';
export { ordersQueryOptions } from './ordersQueryOptions.ts';
export { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.ts';
export { transferHistoryQueryOptions } from './transferHistoryQueryOptions.ts';

export type { InfiniteQueryOptions, NetworkInfiniteQueryOptions } from './InfiniteQueryOptions.ts';
export type { ListQueryOptions } from './ListQueryOptions.ts';
export type { MutationOptions } from './MutationOptions.ts';
export type { NacreQueryOptions } from './NacreQueryOptions.ts';
export type { NetworkQueryOptions } from './NetworkQueryOptions.ts';
export type { QueryOptions } from './QueryOptions.ts';
export type { UseDppOptions } from './UseDppOptions.ts';
export type { UseNftOptions } from './UseNftOptions.ts';
