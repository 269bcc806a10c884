/**
 * One of your customers, who signs in with Nacre.
 *
 * @example Greet a user
 * ```ts
 * import type { User } from '@nacre/sdk-base';
 *
 * function greeting(user: User): string {
 *   return `Hello ${user.name ?? user.email ?? user.phone ?? 'there'}`;
 * }
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type User = {
  /** The user's id, such as `usr_4Kd92mXw`. */
  id: string;
  /** The `sub` of your own JWT; `null` if the user never signed in with one. */
  externalId: string | null;
  /**
   * The user's verified e-mail address; `null` if there is none. It's spelled as at the sign-up, without spaces at its
   * ends. Compare it without regard to case.
   */
  email: string | null;
  /** The user's verified phone number, in E.164 form; `null` if there is none. */
  phone: string | null;
  /** The display name; `null` if there is none. */
  name: string | null;
  /** The language tag (BCP 47) for messages to the user; `null` for the application's default. */
  locale: string | null;
  /** When the user signed up, in RFC 3339 format. */
  createdAt: string;
  /** When the user last changed, in RFC 3339 format. */
  updatedAt: string;
};
