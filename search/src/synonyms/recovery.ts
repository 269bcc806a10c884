import type { Synonyms } from './Synonyms.ts';

/** Recovery, threats and what outlives the company. */
export const recoveryWords: Synonyms = {
  'api unavailable': 'maintenance',
  device: 'handset, laptop',
  down: 'downtime, incident, maintenance, outage, postmortem',
  'down or gone':
    'bankrupt, bankruptcy, business continuity, disaster recovery, escape hatch, exit plan, exit strategy, goes out of business, insolvency, lock in, out of business, service level, shutdown, sla, vendor risk',
  'guessed offline': 'brute force, password strength, weak password',
  lost: 'stolen',
  'lost device':
    'device loss, factory reset, locked out, lost access, lost wallet, reinstall, wallet disappeared, wallet gone, wallet missing',
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
    'cloud backup, empty wallet, google drive, icloud backup, key backup, locked out, lost wallet, mnemonic, recovery kit, restoration, restore, seed phrase, wallet backup, wallet disappeared, wallet gone, wallet missing, wallet restore',
  'recovery passkey': 'icloud',
  'recovery passkey password': 'backup method, recovery factor',
  'recovery password':
    'backup code, backup passphrase, backup password, encryption password, forgot password, forgotten password, kdf, master password, memorable word, passphrase, password reset, recovery code, reset password, spending password, update password, wallet password, wallet pin',
  'recovery share': 'recovery key',
  'second browser': 'multi device, multiple devices',
  'social recovery': 'guardian, trusted contact',
  status: 'availability, healthcheck, heartbeat, liveness, ping, service status, status page, uptime',
  'storage deleted': 'browser data, browsing data, clear cache, clear cookies, wiped',
  'take your things': 'account takeover, hacker, rug pull, scam',
  'test event': 'ping',
  threats:
    'account takeover, attack, fraud, hacked, hacker, hijack, injection, insider, keylogger, malware, phishing, rogue employee, xss',
  undo: 'freeze',
};
