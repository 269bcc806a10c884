import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { OTP_CODE, TEST_IDENTITIES, TEST_IDENTITY_CODE } from '../../../model/src/sdkConstants.ts';
import { checkAddresses } from './addresses.ts';
import { checkFeatures } from './features.ts';
import { flatten } from './flatten.ts';
import { checkIntroductions } from './introductions.ts';
import { checkIdentifiers } from './identifiers.ts';
import { checkNumbers } from './checkNumbers.ts';
import { checkNames } from './names.ts';
import { checkValueForms } from './valueForms.ts';

const BESIDE = /"(?<minor>\d+)" is (?<major>\d+\.\d\d) [A-Z]{3}/g;
const IN_EXAMPLE =
  /summary: [^:\d]*(?<major>\d+\.\d\d) [A-Z]{3} spent value: (?:(?!summary:).)*? amount: '(?<minor>\d+)'/g;

/** Reports amounts in minor units that differ from the amount in words next to them, such as `"2450"` is 24.50 EUR. */
export function checkAmounts(file: string, source: string): Problem[] {
  const flat = flatten(source);
  const examples = file.endsWith('.yaml') ? [...flat.text.matchAll(IN_EXAMPLE)] : [];
  return [...flat.text.matchAll(BESIDE), ...examples].flatMap(({ index, groups: { minor, major } = {} }) => {
    if (Math.round(Number(major) * 100) === Number(minor)) return [];
    const right = (Number(minor) / 100).toFixed(2);
    const message = `${minor} in minor units is ${right}, not ${major}. Correct one of them`;
    return [{ file, line: flat.lineAt(index), message }];
  });
}

/** Matches a block of code, or a sentence. */
const PART = /^```[\s\S]*?^```|(?:(?!\.\s|\n\n|^```)[\s\S])+/gm;
/** Matches an e-mail address or a phone number. */
const IDENTITY = /[^\s'"`<>()]+@[\w-]+(?:\.[a-z]+)+|\+1\d{10}\b/g;

const isTest = (identity: string) => Object.values(TEST_IDENTITIES).some((pattern) => pattern.test(identity));

/** Reports one-time codes that a sample or a sentence gives to an identity with another code. */
const checkCodes = (file: string, source: string): Problem[] =>
  [...source.matchAll(PART)].flatMap(({ index, 0: part }) => {
    const kinds = new Set((part.match(IDENTITY) ?? []).map(isTest));
    if (kinds.size !== 1) return [];
    const [wrong, right] = kinds.has(true) ? [OTP_CODE, TEST_IDENTITY_CODE] : [TEST_IDENTITY_CODE, OTP_CODE];
    const place = part.search(new RegExp(`\\b${wrong}\\b`));
    const message = `the code of this ${kinds.has(true) ? 'test identity' : 'user'} is ${right}, and not ${wrong}`;
    return place < 0 ? [] : { file, line: lineAt(source, index + place), message };
  });

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
