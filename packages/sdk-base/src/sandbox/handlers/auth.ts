import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { accepted, created, noContent, ok } from '../answer.ts';
import { object, text, variant } from '../check.ts';
import { API_ISSUER, APPLICATION_ID, INTEGRATOR_ISSUER, timings } from '../constants.ts';
import { toBase64Url } from '../../base64.ts';
import { id, locale, someText, uri } from '../formats.ts';
import { integratorKey, verifyJwt } from '../jwt.ts';
import type { Schema } from '../operations.ts';
import { conflict, notFound, unauthenticated } from '../refuse.ts';
import { checkOtp, sameAddress, sendOtp } from '../otps.ts';
import { isLiving, renewSession, startSession } from '../sessions.ts';
import { createUser } from '../users.ts';
import type { Definitions, World } from '../World.ts';

type Proof =
  | Pick<Schema<'User'>, 'email'>
  | Pick<Schema<'User'>, 'phone'>
  | Pick<Schema<'User'>, 'externalId'>;

const email = text({ email: true });
const phone = text({ pattern: /^\+[1-9]\d{6,14}$/ });
const otp = { method: someText, otpId: id('otp'), code: text({ pattern: /^\d{6}$/ }) };
const jwt = {
  method: someText,
  token: text({ pattern: /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/ }),
};
const profile = { name: someText, locale };

/** Checks a one-time code or the application's own JWT, and returns the identity that it proves. A code works once. */
function proofOf(world: World, args: Schema<'SignUpArgs'>): { proof: Proof; spend: () => void } {
  if (args.method === 'jwt') {
    const expected = { issuer: INTEGRATOR_ISSUER, audience: APPLICATION_ID, now: world.clock.milliseconds() };
    return { proof: { externalId: verifyJwt(args.token, integratorKey, expected) }, spend: () => undefined };
  }
  const sent = checkOtp(world, args.otpId, args.code);
  const proof = sent.channel === 'email' ? { email: sent.address } : { phone: sent.address };
  return { proof, spend: () => (sent.used = true) };
}

function userWith({ state }: World, proof: Proof): Schema<'User'> | undefined {
  const [[name, value]] = Object.entries(proof) as [[keyof Schema<'User'>, string]];
  const isSame = (known: string | null) =>
    known === value || (name === 'email' && known !== null && sameAddress(known, value));
  return [...state.users.values()].find((user) => isSame(user[name]));
}

function finishRedirect(world: World, args: Schema<'SignInWithRedirectArgs'>): Schema<'Session'> {
  const { state, clock } = world;
  const [key, redirect] = [...state.redirects].find(([, { code }]) => code === args.code) ?? [];
  const challenge = toBase64Url(sha256(utf8ToBytes(args.codeVerifier)));
  if (key === undefined || !redirect?.email || redirect.expiresAt <= clock.milliseconds())
    throw unauthenticated('The code of the redirect is wrong or has expired.');
  if (redirect.codeChallenge !== challenge) throw unauthenticated('The code verifier is wrong.');
  state.redirects.delete(key);
  const proof = { email: redirect.email };
  return startSession(world, (userWith(world, proof) ?? createUser(world, proof)).id);
}

export const auth = {
  sendOtp: {
    access: ['publishableKey'],
    keyed: true,
    body: variant('channel', {
      email: object({ channel: someText, email }),
      sms: object({ channel: someText, phone }),
    }),
    handle: ({ world, body }) => created(sendOtp(world, body)),
  },
  signUp: {
    access: ['publishableKey'],
    keyed: true,
    body: variant('method', { otp: object(otp, profile), jwt: object(jwt, profile) }),
    handle({ world, body }) {
      const { proof, spend } = proofOf(world, body);
      if (userWith(world, proof)) throw conflict('The proof belongs to a user already.');
      spend();
      const { name = null, locale: tag = null } = body;
      return created(startSession(world, createUser(world, { ...proof, name, locale: tag }).id));
    },
  },
  signIn: {
    access: ['publishableKey'],
    keyed: true,
    body: variant('method', {
      otp: object(otp),
      jwt: object(jwt),
      google: object({
        method: someText,
        redirectUrl: uri,
        codeChallenge: text({ pattern: /^[A-Za-z0-9_-]{43}$/ }),
      }),
      redirect: object({
        method: someText,
        code: someText,
        codeVerifier: text({ pattern: /^[A-Za-z0-9._~-]{43,128}$/ }),
      }),
    }),
    handle({ world, body }) {
      if (body.method === 'google') {
        const { redirectUrl, codeChallenge } = body;
        const state = world.ids.next('state');
        const expiresAt = world.clock.milliseconds() + timings.redirectLifetime;
        const redirect = { redirectUrl, codeChallenge, expiresAt, code: undefined, email: undefined };
        world.state.redirects.set(state, redirect);
        return accepted({
          authorizationUrl: `${API_ISSUER}/authorize?state=${state}`,
          expiresAt: world.clock.text(timings.redirectLifetime),
        });
      }
      if (body.method === 'redirect') return ok(finishRedirect(world, body));
      const { proof, spend } = proofOf(world, body);
      const user = userWith(world, proof);
      if (!user) throw notFound();
      spend();
      return ok(startSession(world, user.id));
    },
  },
  refreshSession: {
    access: ['publishableKey'],
    keyed: true,
    body: object({ refreshToken: someText }),
    repeats: (world, session) => isLiving(world, (session as Schema<'Session'>).accessToken),
    handle({ world, body }) {
      const session = [...world.state.sessions.values()].find(
        ({ refreshToken, ended }) => !ended && refreshToken === body.refreshToken,
      );
      if (!session) throw unauthenticated('The refresh token was used already, or its session has ended.');
      return ok(renewSession(world, session));
    },
  },
  signOut: {
    access: ['accessToken'],
    handle({ world, caller }) {
      const session = caller.kind === 'user' ? world.state.sessions.get(caller.sessionId) : undefined;
      if (session) session.ended = true;
      return noContent();
    },
  },
} satisfies Definitions;
