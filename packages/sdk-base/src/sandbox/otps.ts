import { limits, OTP_CODE, TEST_IDENTITIES, TEST_IDENTITY_CODE, timings } from './constants.ts';
import type { Schema } from './operations.ts';
import { ApiProblem } from './refuse.ts';
import type { Otp } from './State.ts';
import type { World } from './World.ts';

/** Whether two e-mail addresses match in any case. Phone numbers have no letters. */
export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Throws if too many codes were sent to an address, with the time until the next one. */
function checkRate({ state, clock }: World, { channel, address }: Pick<Otp, 'channel' | 'address'>): void {
  const now = clock.milliseconds();
  const sent = [...state.otps.values()]
    .filter((otp) => otp.channel === channel && sameAddress(otp.address, address))
    .map(({ sentAt }) => sentAt)
    .filter((sentAt) => sentAt > now - limits.codesWindow);
  const [oldest] = sent.slice(-limits.codes);
  if (oldest === undefined || sent.length < limits.codes) return;
  const retryAfter = Math.ceil((oldest + limits.codesWindow - now) / 1_000);
  throw new ApiProblem('sdk/rate-limited', 'Too many codes were sent to this address.', { retryAfter });
}

/** Sends a one-time code. */
export function sendOtp(world: World, args: Schema<'SendOtpArgs'>): Schema<'OtpChallenge'> {
  const { state, clock, ids } = world;
  const to =
    args.channel === 'email'
      ? { channel: 'email' as const, address: args.email.trim() }
      : { channel: 'phone' as const, address: args.phone };
  checkRate(world, to);
  const otpId = ids.next('otp');
  const now = clock.milliseconds();
  const expiresAt = now + timings.otpLifetime;
  state.otps.set(otpId, { ...to, sentAt: now, expiresAt, used: false, wrongCodes: 0 });
  return { otpId, expiresAt: clock.text(timings.otpLifetime) };
}

const codeOf = ({ channel, address }: Otp): string =>
  TEST_IDENTITIES[channel].test(address) ? TEST_IDENTITY_CODE : OTP_CODE;

/** Returns the challenge if the code is correct. A code works once, and the number of wrong attempts is limited. */
export function checkOtp({ state, clock }: World, otpId: string, code: string): Otp {
  const sent = state.otps.get(otpId);
  if (sent?.used) throw new ApiProblem('sdk/otp-used-up', 'The one-time code was used already.');
  if (sent && sent.expiresAt <= clock.milliseconds())
    throw new ApiProblem('sdk/otp-expired', 'The one-time code has expired.');
  const isWrong = !sent || code !== codeOf(sent);
  if (sent && isWrong) sent.wrongCodes += 1;
  if (sent && sent.wrongCodes >= limits.wrongCodes)
    throw new ApiProblem('sdk/otp-used-up', 'The one-time code was tried wrongly too often.');
  if (isWrong) throw new ApiProblem('sdk/otp-invalid', 'The one-time code is wrong.');
  return sent;
}
