'use client';

import type { AuthModule, Session, User } from '@nacre/sdk-base';
import { useMemo } from 'react';
import { useNacre } from './useNacre.ts';
import { useSession } from './useSession.ts';

/**
 * Whether a user is signed in.
 *
 * @remarks
 * - `restoring`: not known yet, because the code runs on a server or is still restoring the session of an earlier
 *   visit. Don't send the user to a sign-in page yet, and don't show a user's data.
 * - `signed-in`: a user is signed in
 * - `signed-out`: nobody is signed in
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
 * The result of {@link useAuth}: the signed-in user, and the calls that sign users in and out.
 *
 * @example Pass on only what a component needs
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
  /** The signed-in user; `null` when nobody is signed in, and always `null` on a server. */
  user: User | null;
  /** The user's session; `null` when nobody is signed in. Its tokens are secrets. */
  session: Session | null;
  /** Whether a user is signed in. While `status` is `restoring`, that isn't known yet. */
  isSignedIn: boolean;
  /**
   * Whether a user is signed in, nobody is, or that isn't known yet.
   *
   * @since 0.2.0
   */
  status: AuthStatus;
  /** Sends a one-time code by e-mail or SMS. */
  sendOtp: AuthModule['sendOtp'];
  /** Creates a new user, and signs the user in. */
  signUp: AuthModule['signUp'];
  /** Signs a user in. */
  signIn: AuthModule['signIn'];
  /** Signs the user out, on this page and at the backend. */
  signOut: AuthModule['signOut'];
  /** Updates the user's name and language. */
  updateUser: AuthModule['updateUser'];
  /** Returns an access token for calls to your own server, renewed if it's about to expire. */
  getAccessToken: AuthModule['getAccessToken'];
};

/**
 * Returns the signed-in user, and the calls that sign users in and out.
 *
 * @remarks
 * `status` shows whether a user is signed in. It's `restoring` until that is known. The component renders again
 * whenever the session changes, wherever the change comes from. The calls throw the errors of the `client.auth`
 * methods: catch them in your event handlers.
 *
 * @returns the signed-in user, the status, and the calls, which keep their identity between renders
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
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
 *       {otpId ? (
 *         <input name="code" aria-label="Code" autoComplete="one-time-code" required />
 *       ) : null}
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
