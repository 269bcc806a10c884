/** Constants of the SDKs and the local sandbox that texts state. */
export { SIGN_TIMEOUT_MS } from '../../sdk-base/src/accounts/askSigner.ts';
export { LONGEST_MEMO } from '../../sdk-base/src/accounts/memos.ts';
export { readConfig } from '../../sdk-base/src/client/readConfig.ts';
export { PASSWORD_ROUNDS, SHORTEST_PASSWORD } from '../../sdk-base/src/keyFrame/recoveryKeys.ts';
export { DIALOG_TIMEOUT_MS } from '../../sdk-base/src/recovery/recoveryCalls.ts';
export { stellarReserve } from '../../sdk-base/src/sandbox/chain/chains.ts';
export {
  CLOCK_LEEWAY_SECONDS,
  limits,
  OTP_CODE,
  PUBLISHABLE_KEY,
  retryGaps,
  TEST_IDENTITIES,
  TEST_IDENTITY_CODE,
  timings,
} from '../../sdk-base/src/sandbox/constants.ts';
export { TRANSIENT_STATUSES } from '../../sdk-base/src/transport/retryDelay.ts';
export { WAIT_MS } from '../../sdk-base/src/transport/waitUntil.ts';
export { DEFAULT_TOLERANCE_SECONDS } from '../../sdk-base/src/webhooks/verifyWebhook.ts';
