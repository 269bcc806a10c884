import { hexToBytes } from '@noble/hashes/utils.js';

/** Reads hexadecimal digits behind `0x`. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex.slice(2));

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Throws where the text is not base64url. */
export const fromBase64Url = (text: string): Uint8Array =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
