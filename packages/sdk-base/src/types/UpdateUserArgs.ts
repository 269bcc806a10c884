/**
 * The changes to a user. What you leave out stays unchanged.
 *
 * @example Remove a name
 * ```ts
 * import type { UpdateUserArgs } from '@nacre/sdk-base';
 *
 * const args: UpdateUserArgs = { name: null };
 * console.log('locale' in args); // false
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type UpdateUserArgs = {
  /**
   * The new name; `null` removes it.
   *
   * @defaultValue the name stays
   */
  name?: string | null | undefined;
  /**
   * The new language tag (BCP 47); `null` restores the application's default.
   *
   * @defaultValue the language stays
   */
  locale?: string | null | undefined;
};
