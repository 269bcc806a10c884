import { hexToBytes } from '@noble/hashes/utils.js';

/** Reads hexadecimal digits behind `0x`. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex.slice(2));
