import type { Synonyms } from './Synonyms.ts';

/** Recovery, threats and business continuity. */
export const recoveryWords: Synonyms = {
  'api unavailable': 'maintenance',
  'ask set up recovery':
    'backup mandatory, force backup, force users, mandatory backup, nag, push people, remind, reminder, required backup',
  audited:
    'assurance, due diligence, external audit, external review, independent review, outside audit, proof security, review security, security questionnaire, tested experts, trust center, vendor assessment',
  device: 'handset, laptop',
  down: 'downtime, incident, maintenance, not responding, offline, outage, postmortem, service down',
  'down or gone':
    'bankrupt, bankruptcy, business continuity, disaster recovery, escape hatch, exit plan, exit strategy, goes out of business, insolvency, lock in, out of business, service level, shutdown, sla, vendor risk',
  'get status': 'api up, current status, operational, service up, system status, up down, working today',
  'go-live checklist':
    'acceptance, before launch, before release, going public, launch checklist, pre flight, pre launch, production readiness, ready production, ready ship, release checklist, sign list, things check',
  'guessed offline': 'brute force, password strength, weak password',
  'handle keys':
    'by mistake, key compromised, key stolen, key wild, published mistake, pushed github, secret stolen, someone key, stolen key',
  'log without secrets': 'go logs, in logs, log file, mask, scrub',
  lost: 'stolen',
  'lost device':
    'broke phone, broken device, device breaks, device loss, device stolen, dropped phone, factory reset, formatted, laptop died, locked out, lost access, lost wallet, misplaced, phone broke, phone missing, reinstall, reset phone, safety net, theft, wallet disappeared, wallet gone, wallet missing, wiped phone',
  'lost phone': 'broken phone, damaged phone',
  "move user's assets": 'confiscate, freeze funds, insider, rogue employee, rug pull, seize',
  'new phone':
    'changed phone, device change, device migration, phone upgrade, replacement phone, switch device, switch phone',
  'one-time code':
    '2fa, access code, authenticator app, confirmation code, email otp, forgot password, login code, magic code, magic link, mfa, multi factor, passcode, password, passwordless, pin, second factor, security code, sms, totp, two factor, verification code',
  passkey:
    'authenticator, biometric, biometry, face id, fido, fido2, fingerprint, hello, password manager, platform authenticator, security key, touch id, webauthn, windows hello, yubikey',
  phone: 'cell phone, handset, mobile phone, smartphone',
  'private input': 'keylogger',
  recovery:
    'access back, cloud backup, emergency access, empty wallet, fallback, google drive, icloud backup, key backup, locked out, lost wallet, mnemonic, plan b, recovery kit, regain access, restoration, restore, safety copy, second chance, seed phrase, spare key, wallet backup, wallet disappeared, wallet gone, wallet missing, wallet restore',
  'recovery passkey': 'icloud',
  'recovery passkey password': 'backup method, recovery factor',
  'recovery password':
    'backup code, backup passphrase, backup password, encryption password, forgot password, forgotten password, kdf, master password, memorable word, passphrase, password reset, recovery code, reset password, spending password, update password, wallet password, wallet pin',
  'recovery share': 'recovery key',
  'report vulnerability': 'bounty, ethical hacker, exploit, hole, white hat, zero day',
  'second browser':
    'another computer, another device, different browser, multi device, multiple devices, new computer, new laptop, other browser, other computer, other device, second computer, second device, tablet phone, work computer',
  'social recovery': 'guardian, trusted contact',
  status: 'availability, healthcheck, heartbeat, liveness, ping, service status, status page, uptime',
  'storage deleted': 'browser data, browsing data, clear cache, clear cookies, wiped',
  'take your things': 'account takeover, hacker, rug pull, scam',
  'test event': 'ping',
  threats:
    'account takeover, attack, bad actor, fraud, hacked, hacker, hijack, injection, insider, intruder, keylogger, malware, man middle, phishing, risk assessment, risks, rogue employee, security risk, xss',
  undo: 'freeze',
};
