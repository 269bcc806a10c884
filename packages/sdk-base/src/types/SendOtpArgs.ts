/**
 * The arguments for sending a one-time code by e-mail.
 *
 * @example Send to an address
 * ```ts
 * import type { SendOtpByEmailArgs } from '@nacre/sdk-base';
 *
 * const args: SendOtpByEmailArgs = { channel: 'email', email: 'ada@shop.example' };
 * console.log(args.channel); // "email"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SendOtpByEmailArgs = {
  /** The channel: e-mail. */
  channel: 'email';
  /**
   * The e-mail address to send the code to. Spaces at its ends and upper or lower case make no difference to which user
   * it belongs to.
   */
  email: string;
};

/**
 * The arguments for sending a one-time code by SMS.
 *
 * @example Send to a number
 * ```ts
 * import type { SendOtpBySmsArgs } from '@nacre/sdk-base';
 *
 * const args: SendOtpBySmsArgs = { channel: 'sms', phone: '+33199001234' };
 * console.log(args.channel); // "sms"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SendOtpBySmsArgs = {
  /** The channel: SMS. */
  channel: 'sms';
  /** The phone number to send the code to, in E.164 form: a plus sign and digits only. */
  phone: string;
};

/**
 * The arguments for sending a one-time code, by e-mail or SMS.
 *
 * @example Choose the channel by what the user typed
 * ```ts
 * import type { SendOtpArgs } from '@nacre/sdk-base';
 *
 * function channelOf(typed: string): SendOtpArgs {
 *   return typed.startsWith('+')
 *     ? { channel: 'sms', phone: typed }
 *     : { channel: 'email', email: typed };
 * }
 * console.log(channelOf('+33199001234').channel); // "sms"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SendOtpArgs = SendOtpByEmailArgs | SendOtpBySmsArgs;
