import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { isEvmAddress } from '../../../model/src/nodeConstants.ts';
import { flatten } from './flatten.ts';
import { valueOf } from './quantities.ts';

/** Matches the numbers of GS1, alone, in code, and in a digital link. The last digit checks the others. */
const GTIN = /(?:GTIN |gtin["']?(?:: | = )["']|\/01\/)(\d{8,14})(?!\d)/g;
const TRIED = /built and run with [^:]*?(?=\. |\n\n|, which)/g;
const ADDRESS = /\b0x[\da-fA-F]{40}\b/g;
/** Matches the number of a list and the list, such as "Two hooks: `useAuth` and `useClient`". */
const COUNTED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \w+: (\w+(?:, \w+)*,? and \w+)\b/gi;

/** Reports numbers of products and addresses with wrong check digits, lists that aren't as long as they say, and versions that the commands of a page don't install. */
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
  const addresses = [...source.matchAll(ADDRESS)].flatMap(({ index, 0: address }) =>
    isEvmAddress(address)
      ? []
      : {
          file,
          line: lineAt(source, index),
          message: `${address} has a typing error: its checksum is wrong`,
        },
  );
  const lists = [...flat.text.matchAll(COUNTED)].flatMap(
    ({ index, 0: words, 1: count = '', 2: list = '' }) => {
      const { length } = list.split(/,? and |, /);
      return valueOf(count) === length ? [] : at(index, `"${words}": the list has ${length}`);
    },
  );
  return [...gtins, ...addresses, ...lists, ...versions];
}

function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
