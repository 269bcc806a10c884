import type { Problem } from '../../../model/src/problem.ts';
import { checkAddresses } from './addresses.ts';
import { checkAmounts } from './amounts.ts';
import { checkCodes } from './codes.ts';
import { checkFeatures } from './features.ts';
import { checkIntroductions } from './introductions.ts';
import { checkIdentifiers } from './identifiers.ts';
import { checkNumbers } from './checkNumbers.ts';
import { checkNames } from './names.ts';
import { checkValueForms } from './valueForms.ts';

/** Reports what texts state and code defines otherwise: numbers, names, amounts, features and errors. */
export const checkFacts = (file: string, source: string): Problem[] => [
  ...checkNumbers(file, source),
  ...checkNames(file, source),
  ...checkAddresses(file, source),
  ...checkAmounts(file, source),
  ...checkCodes(file, source),
  ...checkFeatures(file, source),
  ...checkIdentifiers(file, source),
  ...checkValueForms(file, source),
  ...(file.endsWith('.mdx') ? checkIntroductions(file, source) : []),
];
