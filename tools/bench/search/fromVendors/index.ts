import { aboutApi } from './api.ts';
import { aboutChains } from './chains.ts';
import { aboutKeys } from './keys.ts';
import { aboutLoyalty } from './loyalty.ts';
import { aboutPassports } from './passports.ts';
import { aboutPlatform } from './platform.ts';
import { aboutSignIn } from './signIn.ts';
import { aboutTokens } from './tokens.ts';

/**
 * What these docs answer under the names that other vendors' docs and standards use: wallets, sign-in services, payment
 * and loyalty APIs, tills and product passports. All were written after reading those docs, before any engine had answered
 * one. The search is tuned by them.
 */
export const fromVendors = [
  ...aboutKeys,
  ...aboutSignIn,
  ...aboutChains,
  ...aboutTokens,
  ...aboutApi,
  ...aboutLoyalty,
  ...aboutPassports,
  ...aboutPlatform,
];
