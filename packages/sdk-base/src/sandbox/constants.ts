/* The constants of the sandbox's application. */

import { SANDBOX_API } from '../addresses.ts';
import type { Operation, Schema } from './operations.ts';

export const OTP_CODE = '000000';
/** The one-time code of the test identities. The hosted sandbox sends them no messages. */
export const TEST_IDENTITY_CODE = '424242';
/** E-mail addresses with this tag, and phone numbers reserved for fiction. */
export const TEST_IDENTITIES = { email: /\+nacre_test@/i, phone: /^\+1\d{3}55501\d{2}$/ } as const;
export const PUBLISHABLE_KEY = 'pk_sandbox_local';
export const SECRET_KEY = 'sk_sandbox_local';
export const APPLICATION_ID = 'app_sandbox';
export const API_ISSUER = new URL(SANDBOX_API).origin;
export const INTEGRATOR_ISSUER = 'https://shop.example';
/** The tolerance for the clock of an integrator's server, in seconds, as in the API's description. */
export const CLOCK_LEEWAY_SECONDS = 60;
export const DEFAULT_NOW = '2026-03-02T09:30:00Z';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Durations in milliseconds. They apply to the sandbox only. */
export const timings = {
  otpLifetime: 10 * minute,
  redirectLifetime: 10 * minute,
  accessTokenLifetime: 15 * minute,
  estimateLifetime: minute,
  confirmation: 6 * second,
  orderReservation: 2 * second,
  mintingStart: second,
  jobStart: second,
  jobPerItem: 5 * second,
  pointsSettlement: 70 * second,
  claimConfirmation: 20 * second,
  voucherCodeLifetime: 5 * minute,
  /** The time limit for an endpoint's response. */
  webhookAnswer: 10 * second,
  replacedSecretLifetime: 24 * hour,
  eventLifetime: 30 * 24 * hour,
} as const;

/** Rate limits, as in the OpenAPI description. */
export const limits = {
  /** Wrong attempts until a one-time code is used up. */
  wrongCodes: 5,
  /** One-time codes to one address in `codesWindow`. */
  codes: 5,
  codesWindow: 10 * minute,
  /** Calls with a secret key in `callsWindow`. */
  secretKeyCalls: 600,
  /** Calls with a publishable key from one network address in `callsWindow`. */
  publishableKeyCalls: 60,
  /** The share of `publishableKeyCalls` available to `SIGN_IN_CALLS`. */
  signInCalls: 20,
  callsWindow: minute,
} as const;

/** The calls that count towards `limits.signInCalls`. */
export const SIGN_IN_CALLS: readonly Operation[] = ['sendOtp', 'signUp', 'signIn'];

/** The headers that pages can read. */
export const EXPOSED_HEADERS =
  'Nacre-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After';

/** The delays between attempts at an endpoint. In total, there are eight attempts over three days. */
export const retryGaps: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  8 * hour,
  20 * hour,
  41 * hour,
];

/** All events that an endpoint can receive. */
export const eventTypes: readonly Schema<'WebhookEventType'>[] = [
  'order.paid',
  'order.fulfilled',
  'order.failed',
  'job.completed',
  'job.failed',
  'transfer.confirmed',
  'transfer.failed',
  'loyalty.points_earned',
  'loyalty.reward_redeemed',
  'loyalty.points_reversed',
  'loyalty.voucher_used',
  'passport.claimed',
];
