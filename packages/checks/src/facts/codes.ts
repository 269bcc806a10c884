import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { OTP_CODE, TEST_IDENTITIES, TEST_IDENTITY_CODE } from '../../../model/src/sdkConstants.ts';

/** Matches a block of code, or a sentence. */
const PART = /^```[\s\S]*?^```|(?:(?!\.\s|\n\n|^```)[\s\S])+/gm;
/** Matches an e-mail address or a phone number. */
const IDENTITY = /[^\s'"`<>()]+@[\w-]+(?:\.[a-z]+)+|\+1\d{10}\b/g;

const isTest = (identity: string) => Object.values(TEST_IDENTITIES).some((pattern) => pattern.test(identity));

/** Reports one-time codes that a sample or a sentence gives to an identity with another code. */
export const checkCodes = (file: string, source: string): Problem[] =>
  [...source.matchAll(PART)].flatMap(({ index, 0: part }) => {
    const kinds = new Set((part.match(IDENTITY) ?? []).map(isTest));
    if (kinds.size !== 1) return [];
    const [wrong, right] = kinds.has(true) ? [OTP_CODE, TEST_IDENTITY_CODE] : [TEST_IDENTITY_CODE, OTP_CODE];
    const place = part.search(new RegExp(`\\b${wrong}\\b`));
    const message = `the code of this ${kinds.has(true) ? 'test identity' : 'user'} is ${right}, and not ${wrong}`;
    return place < 0 ? [] : { file, line: lineAt(source, index + place), message };
  });
