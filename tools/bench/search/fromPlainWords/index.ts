import { aboutApi } from './api.ts';
import { aboutItems } from './items.ts';
import { aboutKeys } from './keys.ts';
import { aboutLoyalty } from './loyalty.ts';
import { aboutMoney } from './money.ts';
import { aboutPassports } from './passports.ts';
import { aboutPlatform } from './platform.ts';
import { aboutSignIn } from './signIn.ts';

/**
 * Queries of people who have never read these docs, in everyday English and the words of other trades such as banking,
 * retail, ticketing, games and supply chains. All were written from the docs' headings, with the pages that answer them,
 * before any engine was run on them. The search is tuned on them.
 */
export const fromPlainWords = [
  ...aboutKeys,
  ...aboutSignIn,
  ...aboutMoney,
  ...aboutItems,
  ...aboutLoyalty,
  ...aboutPassports,
  ...aboutApi,
  ...aboutPlatform,
];
