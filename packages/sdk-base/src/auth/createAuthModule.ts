import { invalidArgument } from '../checkTypes.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { checkRequestOptions } from '../transport/callSettings.ts';
import type { Call } from '../transport/createCall.ts';
import { isForeign } from '../transport/problem.ts';
import { withLimit } from '../transport/withLimit.ts';
import * as fromWire from '../transport/fromWire.ts';
import { refuseSecretKeys } from '../transport/secretKeys.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Session } from '../types/Session.ts';
import type { SignInWithGoogleArgs } from '../types/SignInArgs.ts';
import { checkJwt } from './accessToken.ts';
import type { AuthModule } from './AuthModule.ts';
import { checkMethod } from './checkMethod.ts';
import { refreshKey, type SessionKeeper } from './createSessionKeeper.ts';
import { finishRedirect, leaveFor, redirectPage, startRedirect } from './googleRedirect.ts';

/**
 * Creates the client's `auth` module.
 *
 * @internal
 */
export function createAuthModule(call: Call, keeper: SessionKeeper, timeoutMs: number): AuthModule {
  /** Waits for shared work, such as a renewal. A caller that cancels stops only its own waiting. */
  async function waitFor<T>(work: () => Promise<T>, options: RequestOptions = {}): Promise<T> {
    checkRequestOptions(options);
    return withLimit(options, timeoutMs, (limit) => limit.race(work()));
  }

  /** The sign-in being finished after a redirect. Shared by concurrent calls, as from an effect that runs twice. */
  let finishing: Promise<Session> | undefined;

  async function signInWithGoogle(args: SignInWithGoogleArgs, options?: RequestOptions): Promise<Session> {
    if (finishing) return finishing;
    let redirectUrl: URL;
    try {
      redirectUrl = new URL(args.redirectUrl);
    } catch {
      throw invalidArgument('redirectUrl', "isn't an absolute URL");
    }
    const page = redirectPage();
    const proof = finishRedirect(page, redirectUrl);
    if (proof) {
      finishing = call('signIn', { body: { method: 'redirect', ...proof } }, options)
        .then((answer) => keeper.adopt(fromWire.session(answer, 'session')))
        .finally(() => {
          finishing = undefined;
        });
      return finishing;
    }
    const { codeChallenge } = await startRedirect(page);
    const body = { method: 'google' as const, redirectUrl: args.redirectUrl, codeChallenge };
    const answer = await call('signIn', { body }, options);
    leaveFor(page, fromWire.signInRedirect(answer, 'signInRedirect').authorizationUrl);
    return waitFor(() => new Promise<never>(() => undefined), options);
  }

  return {
    get session() {
      return keeper.current;
    },
    async sendOtp(args, options) {
      return fromWire.otpChallenge(await call('sendOtp', { body: args }, options), 'otpChallenge');
    },
    async signUp(args, options) {
      refuseSecretKeys(args, 'sign-up');
      checkMethod(args, 'otp', 'jwt');
      if (args.method === 'jwt') checkJwt(args.token);
      return keeper.adopt(fromWire.session(await call('signUp', { body: args }, options), 'session'));
    },
    async signIn(args, options) {
      refuseSecretKeys(args, 'sign-in');
      checkMethod(args, 'otp', 'jwt', 'google');
      if (args.method === 'google') return signInWithGoogle(args, options);
      if (args.method === 'jwt') checkJwt(args.token);
      return keeper.adopt(fromWire.session(await call('signIn', { body: args }, options), 'session'));
    },
    async signOut(options) {
      const ended = await keeper.end();
      if (!ended) return;
      try {
        let { accessToken } = ended;
        if (accessToken === undefined) {
          // Only a valid access token can end the session, and the refresh token can still be exchanged for one.
          const { refreshToken } = ended;
          const idempotencyKey = await refreshKey(refreshToken);
          const answer = await call(
            'refreshSession',
            { body: { refreshToken } },
            { ...options, idempotencyKey },
          );
          accessToken = fromWire.session(answer, 'session').accessToken;
        }
        await call('signOut', {}, { ...options, accessToken });
      } catch (error) {
        // The session has already ended at the backend.
        if (!isNacreError(error, SdkErrorType.NotAuthenticated) || isForeign(error)) throw error;
      }
    },
    refresh: (options) => waitFor(() => keeper.renew(), options),
    async restore(options) {
      checkRequestOptions(options);
      if (!keeper.current && keeper.signedIn) {
        try {
          await waitFor(() => keeper.renew(), options);
        } catch (error) {
          if (!isNacreError(error, SdkErrorType.NotAuthenticated)) throw error;
        }
      }
      return keeper.current;
    },
    getAccessToken: (options) => waitFor(() => keeper.accessToken(), options),
    async getUser(options) {
      const user = fromWire.user(await call('getCurrentUser', {}, options), 'user');
      keeper.setUser(user);
      return user;
    },
    async updateUser(args, options) {
      const user = fromWire.user(await call('updateCurrentUser', { body: args }, options), 'user');
      keeper.setUser(user);
      return user;
    },
    onSessionChange: (listener) => keeper.onChange(listener),
  };
}
