import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';

/** Matches the numbers of GS1, alone, in code, and in a digital link. The last digit checks the others. */
const GTIN = /(?:GTIN |gtin["']?(?:: | = )["']|\/01\/)(\d{8,14})(?!\d)/g;
const TRIED = /built and run with [^:]*?(?=\. |\n\n|, which)/g;

/** Reports numbers of products with a wrong check digit, and versions that the commands of a page don't install. */
export function checkIdentifiers(file: string, source: string): Problem[] {
  const flat = flatten(source);
  const at = (index: number, message: string) => ({ file, line: flat.lineAt(index), message });
  const gtins = [...source.matchAll(GTIN)].flatMap(({ index, 1: digits = '' }) =>
    checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
      ? []
      : {
          file,
          line: lineAt(source, index),
          message: `${digits} is no GTIN: after ${digits.slice(0, -1)}, the check digit is ${checkDigit(digits.slice(0, -1))}`,
        },
  );
  const versions = [...flat.text.matchAll(TRIED)].flatMap(({ index, 0: sentence }) =>
    [...sentence.matchAll(/\d+\.\d+\.\d+/g)].flatMap(({ 0: version, index: place }) =>
      source.includes(`@${version}`)
        ? []
        : at(index + place, `no command of the page installs ${version}. Correct one of them`),
    ),
  );
  return [...gtins, ...versions];
}

function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
