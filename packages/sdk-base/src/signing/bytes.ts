import { hexToBytes } from '@noble/hashes/utils.js';

/** Decodes hexadecimal digits after a `0x`. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex.slice(2));
