/*
 * A key frame for tests. It speaks the iframe API of sdk/base/src/iframe/protocol.ts from an origin of its own,
 * keeps one non-extractable Ed25519 key in its storage, and signs for Stellar only: WebCrypto has no secp256k1.
 * The first part of its path says how it behaves: `/plain`, `/silent` (loads, says nothing), `/deaf` (opens, then
 * answers nothing), `/next` (speaks version 2), `/scrambled` (answers in another order, each twice), `/storeless` (has no storage).
 */
/* global window, document, location, crypto, indexedDB, fetch, TextEncoder, atob, btoa */

const behavior = location.pathname.split('/')[1];
const version = behavior === 'next' ? 2 : 1;
const allowedOrigins = await (await fetch('/allowed-origins')).json();

let page;
let publishableKey;
/** Is told the id of a call that the page gave up. */
let onCancel = () => undefined;

const post = (message, origin = page) => window.parent.postMessage({ nacre: version, ...message }, origin);
const say = (event, data) => post({ event, data });

class Refusal extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const utf8 = (text) => new TextEncoder().encode(text);
const sha256 = async (...parts) => {
  const joined = new Uint8Array(parts.flatMap((part) => [...new Uint8Array(part)]));
  return crypto.subtle.digest('SHA-256', joined);
};

/** The `G…` form of a Stellar key: a version, the key and a CRC16, in base32. */
function strKey(key) {
  const bytes = [6 << 3, ...new Uint8Array(key)];
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  const bits = [...bytes, crc & 0xff, crc >> 8].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[parseInt(five, 2)]);
  return letters.join('');
}

/** Runs one request on the frame's store of keys. */
async function store(mode, work) {
  if (behavior === 'storeless') throw new Refusal('iframe/storage-unavailable');
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('keys', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Refusal('iframe/storage-unavailable'));
  });
  return new Promise((resolve, reject) => {
    const request = work(database.transaction('keys', mode).objectStore('keys'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Refusal('iframe/storage-unavailable'));
  }).finally(() => database.close());
}

/** The user's key, made at the first use: once, also for two who ask at the same time. */
let making;
async function keyPair(network) {
  if (!network.startsWith('stellar')) throw new Refusal('crypto/unsupported-curve');
  making ??= (async () => {
    const kept = await store('readonly', (keys) => keys.get('ed25519'));
    if (kept) return kept;
    const made = await crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']);
    await store('readwrite', (keys) => keys.put(made, 'ed25519'));
    return made;
  })();
  return making;
}

async function publicHalf(pair) {
  const address = strKey(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { kind: 'stellar', address, publicKey: address };
}

/** Asks the user, with the page's consent to be seen. */
async function confirm(payload, id) {
  const dialog = document.querySelector('#confirm');
  document.querySelector('#text').textContent = payload.message ?? `A transfer on ${payload.network}`;
  say('display', { visible: true });
  dialog.showModal();
  const answer = await new Promise((resolve) => {
    document.querySelector('#sign').onclick = () => resolve(true);
    document.querySelector('#decline').onclick = () => resolve(false);
    dialog.oncancel = () => resolve(false);
    onCancel = (given) => given === id && resolve(false);
  });
  dialog.close();
  say('display', { visible: false });
  if (!answer) throw new Refusal('iframe/user-rejected');
}

/** What is signed of a transaction: the hash of its signature base. Of a message: the hash that SEP-53 says. */
async function toSign(payload) {
  if (payload.kind === 'message') return sha256(utf8('Stellar Signed Message:\n'), utf8(payload.message));
  const { networkPassphrase, serialized } = payload.transaction;
  // The envelope is the type, the transaction and a list of signatures, which is empty.
  return sha256(await sha256(utf8(networkPassphrase)), bytesOf(serialized).slice(0, -4));
}

const field = document.querySelector('#field');
const patterns = {
  email: {
    partial: /^[^\s@]*(@[^\s@]*)?$/,
    whole: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    mode: 'email',
    fill: 'email',
  },
  phone: { partial: /^\+?\d*$/, whole: /^\+[1-9]\d{6,14}$/, mode: 'tel', fill: 'tel' },
  otp: { partial: /^\d{0,6}$/, whole: /^\d{6}$/, mode: 'numeric', fill: 'one-time-code' },
};
const styles = [
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'letterSpacing',
  'padding',
  'textAlign',
];
let kind;

function changed() {
  const { partial, whole } = patterns[kind];
  const { value } = field;
  say('field.change', { empty: value === '', valid: partial.test(value), complete: whole.test(value) });
}

/** Calls the API, which the test serves from the frame's own origin. */
async function api(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Nacre-Publishable-Key': publishableKey },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.code);
  return answer;
}

const methods = {
  connect: (params) => {
    publishableKey = params.publishableKey;
    return { version };
  },
  getPublicKey: async ({ network, accessToken }) => {
    const key = await publicHalf(await keyPair(network));
    await api('/keys', { network, address: key.address, accessToken });
    return key;
  },
  sign: async ({ payload }, id) => {
    const pair = await keyPair(payload.network);
    await confirm(payload, id);
    const signature = await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, await toSign(payload));
    return { kind: 'stellar', publicKey: (await publicHalf(pair)).publicKey, signature: base64(signature) };
  },
  'field.mount': (params) => {
    kind = params.kind;
    field.setAttribute('aria-label', params.label);
    field.placeholder = params.placeholder ?? '';
    field.inputMode = patterns[kind].mode;
    field.autocomplete = patterns[kind].fill;
    for (const name of styles) if (params.style[name]) field.style[name] = params.style[name];
    field.oninput = changed;
    field.onfocus = () => say('field.focus', { focused: true });
    field.onblur = () => say('field.focus', { focused: false });
    field.onkeydown = (event) => event.key === 'Enter' && say('field.submit');
    changed();
    return {};
  },
  'field.focus': () => {
    field.focus();
    return {};
  },
  'field.clear': () => {
    field.value = '';
    changed();
    return {};
  },
  'field.sendOtp': () =>
    api(
      '/v1/auth/otp',
      kind === 'email' ? { channel: 'email', email: field.value } : { channel: 'sms', phone: field.value },
    ),
  'field.signIn': ({ otpId }) => api('/v1/auth/sign-in', { method: 'otp', otpId, code: field.value }),
};

const held = [];

/** Sends an answer; a scrambling frame holds every first one back until the second. */
function answer(message) {
  if (behavior !== 'scrambled' || message.error || message.result?.version) return post(message);
  held.unshift(message);
  if (held.length < 2) return;
  for (const late of held.splice(0)) {
    post(late);
    post(late);
  }
}

window.addEventListener('message', async (event) => {
  const { nacre, id, method, params } = event.data ?? {};
  if (event.source !== window.parent || nacre === undefined || behavior === 'silent') return;
  if (!allowedOrigins.includes(event.origin)) {
    return post({ id, error: { code: 'iframe/origin-not-allowed' } }, event.origin);
  }
  page = event.origin;
  if (behavior === 'deaf' && method !== 'connect') return;
  if (method === 'cancel') return onCancel(params.id);
  try {
    if (!Object.hasOwn(methods, method)) throw new Refusal('iframe/protocol-mismatch');
    answer({ id, result: await methods[method](params, id) });
  } catch (error) {
    answer({ id, error: { code: error instanceof Refusal ? error.code : 'crypto/signature-failed' } });
  }
});

if (behavior !== 'silent') post({ event: 'ready' }, '*');
