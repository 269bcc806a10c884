'use client';

import type { AuthModule, Session, User } from '@nacre/sdk-base';
import { useMemo } from 'react';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/**
 * Says whether somebody is signed in.
 *
 * @remarks
 * - `restoring`: it isn't known yet, on a server and while a session of an earlier visit is restored. Neither send the
 *   reader to a sign-in now, nor show what is a user's.
 * - `signed-in`: somebody is
 * - `signed-out`: nobody is
 *
 * @example Guard a page
 * ```tsx
 * import { useAuth, type AuthStatus } from '@nacre/sdk-react';
 * import type { ReactNode } from 'react';
 *
 * export function Guard({ children }: { children: ReactNode }) {
 *   const status: AuthStatus = useAuth().status;
 *   if (status === 'restoring') return <p>Loading…</p>;
 *   return status === 'signed-in' ? children : <a href="/sign-in">Sign in</a>;
 * }
 * ```
 *
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @category Hooks
 * @since 0.2.0
 */
export type AuthStatus = 'restoring' | 'signed-in' | 'signed-out';

/**
 * Holds what {@link useAuth} gives: who is signed in, and the calls that change it.
 *
 * @example Take only what a component needs
 * ```tsx
 * import { useAuth, type UseAuthResult } from '@nacre/sdk-react';
 *
 * export function SignOutButton() {
 *   const { isSignedIn, signOut }: UseAuthResult = useAuth();
 *   return isSignedIn ? <button onClick={() => void signOut()}>Sign out</button> : null;
 * }
 * ```
 *
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @category Hooks
 * @since 0.1.0
 */
export type UseAuthResult = {
  /** The user who is signed in; `null` when nobody is, and always on a server. */
  user: User | null;
  /** The session of that user; `null` when nobody is signed in. Its tokens are secrets. */
  session: Session | null;
  /** Whether somebody is signed in. While `status` is `restoring`, it's not known yet. */
  isSignedIn: boolean;
  /**
   * Whether somebody is signed in, nobody is, or it isn't known yet.
   *
   * @since 0.2.0
   */
  status: AuthStatus;
  /** Sends a one-time code by e-mail or SMS. */
  sendOtp: AuthModule['sendOtp'];
  /** Makes a new user, and signs the user in. */
  signUp: AuthModule['signUp'];
  /** Signs a user in. */
  signIn: AuthModule['signIn'];
  /** Signs the user out, here and at the backend. */
  signOut: AuthModule['signOut'];
  /** Changes what is known of the user. */
  updateUser: AuthModule['updateUser'];
  /** Gives an access token that is valid for a while, renewed where needed: for calls to your own server. */
  getAccessToken: AuthModule['getAccessToken'];
};

/**
 * Follows who is signed in, and gives the calls that change it.
 *
 * @remarks
 * `status` says whether somebody is signed in; it's `restoring` until that is known.
 * The component renders again when the session changes, whoever changed it. The calls throw what the methods of
 * `client.auth` throw: catch in the event handler.
 *
 * @returns who is signed in, and the calls; the calls keep their identity
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
 *
 * @example Sign in with a one-time code
 * ```tsx
 * import { isNacreError, useAuth } from '@nacre/sdk-react';
 * import { useState, type FormEvent } from 'react';
 *
 * export function SignIn({ email }: { email: string }) {
 *   const { user, sendOtp, signIn } = useAuth();
 *   const [otpId, setOtpId] = useState('');
 *   const [message, setMessage] = useState('');
 *   if (user) return <p>Hello {user.name ?? 'there'}</p>;
 *
 *   async function next(code: string) {
 *     setMessage('');
 *     try {
 *       if (otpId) await signIn({ method: 'otp', otpId, code });
 *       else setOtpId((await sendOtp({ channel: 'email', email })).otpId);
 *     } catch (error) {
 *       setMessage(isNacreError(error) ? error.message : 'That did not work.');
 *     }
 *   }
 *
 *   function submit(event: FormEvent<HTMLFormElement>) {
 *     event.preventDefault();
 *     void next(String(new FormData(event.currentTarget).get('code')));
 *   }
 *
 *   return (
 *     <form onSubmit={submit}>
 *       {otpId ? <input name="code" aria-label="Code" autoComplete="one-time-code" required /> : null}
 *       <button>{otpId ? 'Sign in' : 'Send me a code'}</button>
 *       <p role="status">{message}</p>
 *     </form>
 *   );
 * }
 * ```
 *
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @category Hooks
 * @since 0.1.0
 */
export function useAuth(): UseAuthResult {
  const { client, isRestored } = useNacre();
  const { auth } = client;
  const session = useSession();
  const calls = useMemo(
    () => ({
      sendOtp: auth.sendOtp.bind(auth),
      signUp: auth.signUp.bind(auth),
      signIn: auth.signIn.bind(auth),
      signOut: auth.signOut.bind(auth),
      updateUser: auth.updateUser.bind(auth),
      getAccessToken: auth.getAccessToken.bind(auth),
    }),
    [auth],
  );
  return useMemo(
    () => ({
      user: session?.user ?? null,
      session,
      isSignedIn: session !== null,
      status: session ? 'signed-in' : isRestored ? 'signed-out' : 'restoring',
      ...calls,
    }),
    [session, isRestored, calls],
  );
}
