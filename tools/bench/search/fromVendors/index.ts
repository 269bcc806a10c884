import { aboutApi } from './api.ts';
import { aboutChains } from './chains.ts';
import { aboutKeys } from './keys.ts';
import { aboutLoyalty } from './loyalty.ts';
import { aboutPassports } from './passports.ts';
import { aboutPlatform } from './platform.ts';
import { aboutSignIn } from './signIn.ts';
import { aboutTokens } from './tokens.ts';

/**
 * Queries that these docs answer, in the terms of standards and other vendors' docs about wallets, sign-in services,
 * payment and loyalty APIs, tills and product passports. All were written after reading those docs, before any engine
 * was run on them. The search is tuned on them.
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
