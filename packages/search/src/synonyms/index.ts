import { amountsWords } from './amounts.ts';
import { apiWords } from './api.ts';
import { chainsWords } from './chains.ts';
import { dashboardWords } from './dashboard.ts';
import { generalWords } from './general.ts';
import { keysWords } from './keys.ts';
import { learningWords } from './learning.ts';
import { loyaltyWords } from './loyalty.ts';
import { passportsWords } from './passports.ts';
import { platformsWords } from './platforms.ts';
import { recoveryWords } from './recovery.ts';
import { sandboxWords } from './sandbox.ts';
import { signInWords } from './signIn.ts';
import { posWords } from './pos.ts';
import { tokensWords } from './tokens.ts';
import { webhooksWords } from './webhooks.ts';
import type { Synonyms } from './Synonyms.ts';

/** Synonyms that developers use for the docs' words, by area. */
export const synonyms: readonly Synonyms[] = [
  amountsWords,
  keysWords,
  recoveryWords,
  signInWords,
  chainsWords,
  tokensWords,
  apiWords,
  sandboxWords,
  webhooksWords,
  loyaltyWords,
  posWords,
  passportsWords,
  platformsWords,
  learningWords,
  dashboardWords,
  generalWords,
];
