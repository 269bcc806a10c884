import type { UseMutationOptions } from '@tanstack/react-query';

/**
 * Describes what every hook that changes something takes: the options of TanStack Query's `useMutation`, such as
 * `onSuccess` and `onError`.
 *
 * @remarks A call is made once, at once, whatever your app's defaults for mutations are: `retry` is `false` and
 * `networkMode` is `always`. With a `retry` of your own, each try is a call of its own, such as another order.
 *
 * @typeParam T - what the call answers
 * @typeParam V - what the call takes
 *
 * @example Say when it worked
 * ```tsx
 * import { useCreateAccount, type Account, type CreateAccountVariables, type MutationOptions } from '@nacre/sdk-react';
 *
 * const options: MutationOptions<Account, CreateAccountVariables> = {
 *   onSuccess: (account) => console.log(account.address),
 * };
 *
 * export function Open() {
 *   const { mutate, isPending } = useCreateAccount(options);
 *   return (
 *     <button disabled={isPending} onClick={() => mutate({})}>
 *       Open an account
 *     </button>
 *   );
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Hooks
 * @since 0.2.0
 */
export type MutationOptions<T, V> = Omit<UseMutationOptions<T, Error, V>, 'mutationFn' | 'mutationKey'>;
