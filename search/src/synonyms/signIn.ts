import type { Synonyms } from './Synonyms.ts';

/** Users, sign-in and sessions. */
export const signInWords: Synonyms = {
  'access token':
    'auth token, authorization header, bearer token, identity token, jwt, session jwt, session token, token expiry, token lifespan, token lifetime, token ttl, user token',
  'audience mismatch': 'aud claim',
  auth: 'authentication',
  authentication: 'authorization header',
  'current user':
    'metadata of a user, profile, user attribute, user details, user metadata, user profile, userinfo, whoami',
  delete: 'deletion, erase, erasure, right to be forgotten',
  'delete user': 'close account, delete account, remove account',
  google: 'gmail, google account, google one tap, oauth, oauth2, redirect uri, social login, social sign in',
  'help user':
    'customer lookup, customer service, customer support, find user, help desk, look up customer, support agent, user search',
  'issuer mismatch': 'iss claim',
  jwks: 'key set, rotate signing keys, well known',
  jwt: 'jwt',
  'jwt key not found': 'signing key rotation',
  'key not found': 'kid not found',
  'list users': 'find user, user directory, user search',
  'merge link users':
    'combine, combine accounts, connected account, duplicate account, duplicate accounts, identity linking',
  'not authenticated': 'login required, unauthenticated',
  'not yet valid': 'clock drift, clock skew, leeway, nbf',
  'one-time code':
    'access pin, authentication code, code never arrives, code not arriving, email code, email link, email verification, login link, login pin, otp code, resend code, resend otp, signin link, verification email, verification sms, verify email',
  otp: '2fa, mfa',
  'otp invalid': 'incorrect code, mistyped',
  'otp used up': 'account locked, attempts exceeded, lockout, max attempts',
  'own jwt':
    'auth provider, byo auth, clerk, cognito, custom auth, custom authentication, custom claim, custom jwt, custom token, enterprise login, existing user base, external token, external user, federated identity, federated login, federation, firebase, identity federation, identity provider, idp, import users, jwt auth, jwt template, keycloak, ldap, migrate users, oidc, okta, openid, openid connect, provider id, saml, single sign-on, sso, supabase, third party auth, token exchange, user import, user migration',
  'phone number': 'mobile number',
  'privacy policy': 'ccpa, cookie policy, dpa, gdpr, local storage, subprocessor',
  'private input': 'autofill, iframe input',
  'rate limited': 'too many attempts',
  refresh: 'renew',
  'refresh session':
    'expired token, extend session, keep alive, silent auth, silent refresh, silent renewal, sliding session, token expired, token refresh, token renewal',
  'refresh token': 'refresh rotation, reuse detection, token rotation',
  'restore session':
    'auto login, auto sign in, autoconnect, keep me logged in, persist session, persistent session, re-login, reconnect, rehydrate, reload, remain logged in, remain signed in, remember me, session persistence, silent login, stay connected, stay logged in, stay signed in',
  sandbox:
    'ci pipeline, dev environment, development environment, mock, playground, qa, sandbox reset, staging, test environment, test mode',
  server: 'microservice, middleware, server side',
  session:
    'auto logout, cookie, cookies, idle, inactivity, reauthenticate, session expiry, session length, session lifetime, session management, session storage, token expiry, token lifespan, token lifetime, token ttl',
  'sign in':
    'apple id, apple login, auth flow, auth service, authenticate, authentication, authn, facebook, log in, login, login form, login method, login modal, login option, login page, login screen, login ui, login widget, logon, password, reauthenticate, sign in with apple, signin, single sign-on, sso',
  'sign in code e-mail': 'email never arrives, email not received, mail not arriving, verification mail',
  'sign out':
    'all devices, end session, invalidate session, kill session, log off, log out, logout, revoke session, revoke token, sign off, terminate session',
  'sign up':
    'account creation, create account, enroll, enrollment, onboarding, register, registration, self registration, signup, user creation',
  'signed in': 'auth state, isauthenticated, logged in, login state, protected route',
  'signed out': 'auto logout, logged out',
  'signs in two ways': 'duplicate account, duplicate accounts',
  sms: 'phone auth, phone login, phone verification, sms auth, text message, whatsapp',
  'sms pumping': 'sms fraud, toll fraud',
  'store tokens': 'cookie, httponly, local storage, localstorage, session cookie',
  'test identities':
    'app review, ci pipeline, cypress, demo account, demo user, e2e tests, fake phone number, fixed code, integration test, playwright, review account, store review, test credentials, test number',
  'test sandbox': 'integration test, unit test',
  threats: 'captcha, csrf, sim swap',
  'update current user': 'change user data, edit profile, edit user',
  user: 'person',
  'user id': 'customer id',
  users: 'user directory, user management',
  'verify access token': 'auth guard, auth middleware, decode jwt, protect api, protected endpoint',
};
