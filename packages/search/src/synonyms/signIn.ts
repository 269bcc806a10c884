import type { Synonyms } from './Synonyms.ts';

/** Users, sign-in and sessions. */
export const signInWords: Synonyms = {
  'access token':
    'auth token, authorization header, bearer token, identity token, jwt, session jwt, session token, token expiry, token lifespan, token lifetime, token ttl, user token',
  'audience mismatch': 'aud claim',
  auth: 'authentication',
  authentication: 'authorization header',
  'code not received':
    'code come, code missing, email missing, junk folder, mail arriving, never arrived, never came, no code, no email, no mail, nothing inbox, spam folder, text message, waiting code',
  'current user':
    'account details, current customer, current visitor, logged user, metadata of a user, profile, user attribute, user details, user metadata, user profile, userinfo, whoami',
  delete: 'deletion, erase, erasure, right to be forgotten',
  'delete user': 'close account, delete account, remove account',
  'get user':
    'customer data, customer details, customer record, member record, one customer, single customer, user record',
  google:
    'gmail, google account, google button, google one tap, oauth, oauth2, one tap, redirect uri, sign google, social login, social sign in, workspace account',
  'help user':
    'customer lookup, customer service, customer support, find user, help desk, look up customer, support agent, user search',
  'issuer mismatch': 'iss claim',
  jwks: 'cert, certificates, key endpoint, key set, rotate signing keys, verification key, well known, x 509',
  jwt: 'jwt',
  'jwt key not found': 'signing key rotation',
  'keep address out of page':
    'code box, email box, email field, hide email, hide personal, hide pii, input box, phone field, pii page, see email',
  'key not found': 'kid not found',
  'list users':
    'all customers, all members, all users, contact list, crm sync, customer list, customers export, download users, export customers, export users, find user, list customers, member list, subscriber list, user directory, user export, user list, user search',
  'lost e-mail phone number':
    'access email, access mail, changed email, changed number, different email, email closed, email gone, email hacked, inbox, lost sim, mailbox, new email, new number, number ported, old email, old number, sim card',
  'merge link users':
    'combine, combine accounts, connected account, deduplicate users, double account, duplicate account, duplicate accounts, duplicate customers, duplicate user, identity linking, join accounts, one person, same person, second account, twice system, two accounts, two emails, unite',
  'not authenticated': 'login required, unauthenticated',
  'not yet valid': 'clock drift, clock skew, leeway, nbf',
  'one-time code':
    'access pin, authentication code, code never arrives, code not arriving, email code, email link, email verification, login link, login pin, otp code, resend code, resend otp, signin link, verification email, verification sms, verify email',
  otp: '2fa, mfa',
  'otp expired': 'code old, late code, old code, outdated code, stale code',
  'otp invalid':
    'bad code, code accepted, code rejected, code work, code wrong, incorrect code, mistyped, typed wrong, wrong code',
  'otp used up':
    'account locked, attempts exceeded, lockout, many guesses, many tries, max attempts, three attempts, tries left',
  'own jwt':
    'active directory, already accounts, already logged, already registered, auth 0, auth provider, azure ad, byo auth, clerk, cognito, company directory, corporate directory, custom auth, custom authentication, custom claim, custom jwt, custom token, customer database, enterprise login, entra, existing accounts, existing customers, existing login, existing members, existing user base, existing users, external login, external token, external user, federated identity, federated login, federation, firebase, have accounts, identity federation, identity provider, idp, import users, jwt auth, jwt template, keycloak, ldap, member database, migrate users, oidc, okta, openid, openid connect, our login, own login, ping identity, provider id, saml, single account, single sign-on, sso, staff login, supabase, third party auth, token exchange, user base, user database, user import, user migration, user table',
  'phone number': 'mobile number',
  'privacy policy': 'ccpa, cookie policy, dpa, gdpr, local storage, subprocessor',
  'private input': 'autofill, iframe input',
  'rate limited': 'too many attempts',
  refresh: 'renew',
  'refresh session':
    'expired token, extend session, keep alive, silent auth, silent refresh, silent renewal, sliding session, token expired, token refresh, token renewal',
  'refresh token': 'refresh rotation, reuse detection, token rotation',
  'restore session':
    'after refresh, auto login, auto sign in, autoconnect, closing tab, keep me logged in, log once, next visit, page refresh, persist session, persistent session, re-login, reconnect, rehydrate, reload, remain logged in, remain signed in, remember, remember me, returning user, returning visitor, session persistence, silent login, stay connected, stay logged in, stay signed in',
  sandbox:
    'ci pipeline, dev environment, development environment, mock, playground, qa, sandbox reset, staging, test environment, test mode',
  server: 'microservice, middleware, server side',
  session:
    'auto logout, cookie, cookies, idle, inactivity, reauthenticate, session expiry, session length, session lifetime, session management, session storage, token expiry, token lifespan, token lifetime, token ttl',
  'sign in':
    'access app, apple id, apple login, auth flow, auth service, authenticate, authentication, authn, connect account, enter app, entrance, facebook, log in, logging, login, login form, login method, login modal, login option, login page, login screen, login ui, login widget, logon, open account, password, reauthenticate, sign in with apple, sign on, signin, single sign-on, sso',
  'sign in code e-mail':
    'by mail, code inbox, digits email, email never arrives, email not received, letters mail, log mail, mail not arriving, mailed code, no password, password free, people mail, six digits, verification mail, without password',
  'sign in code sms':
    'by phone, by text, code phone, code text, login phone, mobile code, phone code, text code',
  'sign out':
    'all devices, close session, disconnect user, end session, end visit, exit, exit app, finish session, forget me, get out, invalidate session, kill session, leave account, leave app, log off, log out, logout, quit, revoke session, revoke token, sign off, switch account, switch user, terminate session',
  'sign up':
    'account creation, become member, create account, create login, create profile, enroll, enrollment, first time, first visit, join, new account, new customer, new member, new visitor, newcomer, onboarding, open account, register, registration, self registration, signup, user creation',
  'signed in': 'auth state, isauthenticated, logged in, login state, protected route',
  'signed out':
    'auto logout, booted, disconnected after, dropped out, every hour, forced log, kicked out, log again, logged out, login again, session lost, thrown out',
  'signs in two ways': 'duplicate account, duplicate accounts',
  sms: 'phone auth, phone login, phone verification, sms auth, text message, whatsapp',
  'sms pumping': 'sms fraud, toll fraud',
  'spending cap':
    'costing money, expensive sms, phone bill, sms bill, sms budget, sms cost, sms price, telephone bill, text messages costing',
  'store tokens': 'cookie, httponly, local storage, localstorage, session cookie',
  'style input':
    'box color, color field, css email, email box, field looks, font field, form design, input colors, look field, restyle',
  'test identities':
    'app review, ci pipeline, cypress, demo account, demo user, dummy email, dummy user, e2e tests, fake email, fake person, fake phone number, fake user, fixed code, integration test, playwright, pretend, qa account, qa login, review account, robot login, sample user, store review, test account, test credentials, test email, test login, test number, test persona, tester',
  'test sandbox': 'integration test, unit test',
  threats: 'captcha, csrf, sim swap',
  'update current user':
    'change language, change name, change user data, display name, edit profile, edit user, nickname, personal settings, preferred language, profile settings, rename user, salutation, set language, user language, user preferences, user settings',
  user: 'person',
  'user id': 'customer id',
  users: 'user directory, user management',
  'verify access token':
    'auth guard, auth middleware, authenticate requests, check token, decode jwt, protect api, protect route, protected endpoint, secure endpoint, sent request, token check, token real, token validation, validate token',
};
