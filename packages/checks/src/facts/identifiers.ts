import { errorRows } from '../../../model/src/errors.ts';
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

const STATUS = /^\| (\d{3}) \|.*?`((?:sdk|crypto|jwt|iframe)\/[\w-]+)`/gm;
const LISTENING = /\.listen\((?:\{ port: )?(\d+)/g;

/**
 * Reports wrong check digits of products and addresses, lists that aren't as long as they say, versions that the
 * commands of a page don't install, ports that its servers don't listen on, and statuses that an error never has.
 */
export function checkIdentifiers(file: string, source: string): Problem[] {
  const problems: Problem[] = [];
  const flat = flatten(source);
  const reportAt = (line: number, message: string) => problems.push({ file, line, message });
  const report = (index: number, message: string) => reportAt(lineAt(source, index), message);
  for (const { index, 1: digits = '' } of source.matchAll(GTIN)) {
    const [start, right] = [digits.slice(0, -1), checkDigit(digits.slice(0, -1))];
    if (digits !== `${start}${right}`)
      report(index, `${digits} is no GTIN: after ${start}, the check digit is ${right}`);
  }
  for (const { index, 0: address } of source.matchAll(ADDRESS))
    if (!isEvmAddress(address)) report(index, `${address} has a typing error: its checksum is wrong`);
  for (const { index, 1: status, 2: code } of source.matchAll(STATUS)) {
    const row = errorRows.find((each) => each.code === code);
    const known = [...new Set([...(row?.statuses ?? []), ...(row?.defaultFor ?? [])])];
    if (row && !known.includes(Number(status)))
      report(index, `${code} comes with the status ${known.join(' or ')}, and not ${status}`);
  }
  const ports = [...source.matchAll(LISTENING)].map(([, port]) => port);
  for (const { index, 1: port } of source.matchAll(/\blocalhost:(\d+)/g))
    if (ports.length > 0 && !ports.includes(port))
      report(index, `the server of the page listens on ${ports[0]}, and not on ${port}`);
  for (const { index, 0: words, 1: count = '', 2: list = '' } of flat.text.matchAll(COUNTED)) {
    const { length } = list.split(/,? and |, /);
    if (valueOf(count) !== length) reportAt(flat.lineAt(index), `"${words}": the list has ${length}`);
  }
  for (const { index, 0: sentence } of flat.text.matchAll(TRIED))
    for (const { 0: version, index: place } of sentence.matchAll(/\d+\.\d+\.\d+/g))
      if (!source.includes(`@${version}`))
        reportAt(
          flat.lineAt(index + place),
          `no command of the page installs ${version}. Correct one of them`,
        );
  return problems;
}

function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
