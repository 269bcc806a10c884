import type { UseMutationOptions } from '@tanstack/react-query';

/**
 * The options of every hook that changes something: those of TanStack Query's `useMutation`, such as `onSuccess` and
 * `onError`.
 *
 * @remarks A call is made immediately and only once, whatever your app's defaults for mutations are: `retry` is
 * `false` and `networkMode` is `always`. If you set `retry`, each attempt is a separate call, and may create another
 * order, for example.
 *
 * @typeParam T - the result of the call
 * @typeParam V - the argument of the call
 *
 * @example Show when it has worked
 * ```tsx
 * import {
 *   useCreateAccount,
 *   type Account,
 *   type CreateAccountVariables,
 *   type MutationOptions,
 * } from '@nacre/sdk-react';
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
