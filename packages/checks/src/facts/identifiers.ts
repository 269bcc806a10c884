import { errorRows } from '../../../model/src/errors.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { isEvmAddress } from '../../../model/src/nodeConstants.ts';
import { units } from '../../../model/src/quantities.ts';
import { flatten } from './flatten.ts';
import { valueOf } from './quantities.ts';

/** Matches the numbers of GS1, alone, in code, and in a digital link. The last digit checks the others. */
const GTIN = /(?:GTIN |gtin["']?(?:: | = )["']|\/01\/)(\d{8,14})(?!\d)/g;
const TRIED = /built and run with [^:]*?(?=\. |\n\n|, which)/g;
/** Matches a name and its version, such as `Next.js 16.4`. */
const VERSION = /(\w+)(?:\.js)? (\d+(?:\.\d+)*)/g;
/** Matches a package in a command, with its version. */
const INSTALLED = /([@\w/-]+)@(\d+\.\d+\.\d+)/g;
const ADDRESS = /\b0x[\da-fA-F]{40}\b/g;
const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** Matches the number of a list and the list, such as "Two hooks: `useAuth` and `useClient`". */
const COUNTED = new RegExp(
  String.raw`\b${COUNT}(?: [\w'’-]+){1,8}: ([\w.]*\w(?:, [\w.]*\w)*,? (?:and|or) [\w.]*\w)(?=[.;]| - |\s*$)`,
  'gi',
);
/** Matches a number right before the items of a list. */
const ITEMIZED = new RegExp(
  String.raw`\b(${COUNT} (?!times|${Object.keys(units).join('|')})[\w-]+:)\n\n((?:(?:-|\d+\.) .*\n(?:(?: +.*)?\n)*)+)`,
  'gi',
);

const STATUS = /^\| (\d{3}) \|.*?`((?:sdk|crypto|jwt|iframe)\/[\w-]+)`/gm;
/** Matches a port in a command or in settings. */
const CONFIGURED = /(?:--port[ =]|\bport["']?: |\bPORT=)(\d+)/g;
/** The ports on which tools serve pages by default. */
const DEFAULT_PORTS: readonly [tool: RegExp, port: string][] = [
  [/\bvite\b/i, '5173'],
  [/\bNext\.js\b|\bnext dev\b/, '3000'],
  [/@angular\/|\bng serve\b/, '4200'],
];
/** The commands that make an app, and what its pages read variables by. */
const VARIABLES: readonly [command: RegExp, own: RegExp][] = [
  [/^npm (?:create (?:vite|vue)|install --save-dev vite)@/m, /^(?:import\.meta\.env\.)?VITE_$/],
  [/^npx create-next-app@/m, /^(?:process\.env\.)?NEXT_PUBLIC_$/],
  [/^npx sv@\S+ create /m, /^PUBLIC_$/],
  [/^npx @angular\/cli@/m, /^$/],
];
const VARIABLE = /(?:\b(?:import\.meta|process)\.env\.)?\b(?:VITE_|(?:NEXT_)?PUBLIC_)/g;
const LISTENING = /\.listen\((?:\{ port: )?(\d+)/g;

/**
 * Reports wrong check digits of products and addresses, lists that aren't as long as they say, versions that the
 * commands of a page don't install, variables that its app doesn't have, ports that its servers don't listen on, and
 * statuses that an error never has.
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
  const ports = [...source.matchAll(LISTENING)].map(([, port = '']) => port);
  const others = [
    ...[...source.matchAll(CONFIGURED)].map(([, port = '']) => port),
    ...DEFAULT_PORTS.flatMap(([tool, port]) => (tool.test(source) ? port : [])),
  ];
  for (const { index, 1: port = '' } of source.matchAll(/\blocalhost:(\d+)/g))
    if (ports.length > 0 && ![...ports, ...others].includes(port))
      report(index, `the server of the page listens on ${ports[0]}, and not on ${port}`);
  const [made, another] = VARIABLES.filter(([command]) => command.test(source));
  for (const { index, 0: name } of made && !another ? source.matchAll(VARIABLE) : [])
    if (!made?.[1].test(name))
      report(index, `the app of the page has no variables ${name}…. Use those of its framework`);
  const checkCount = (line: number, words: string, count: string, length: number) => {
    if (valueOf(count) !== length) reportAt(line, `"${words}": the list has ${length}`);
  };
  for (const { index, 0: words, 1: count = '', 2: list = '' } of flat.text.matchAll(COUNTED))
    checkCount(flat.lineAt(index), words, count, list.split(/,? (?:and|or) |, /).length);
  for (const { index, 1: words = '', 2: count = '', 3: list = '' } of source.matchAll(ITEMIZED))
    checkCount(lineAt(source, index), words, count, list.split(/^(?:-|\d+\.) /m).length - 1);
  for (const { index, 0: sentence } of flat.text.matchAll(TRIED)) {
    const installed = [...source.matchAll(INSTALLED)].filter(
      ([, , version = '']) => !sentence.includes(version),
    );
    for (const { 0: match, index: place, 1: name = '', 2: version = '' } of sentence.matchAll(VERSION)) {
      const ofName = installed.filter(([, other = '']) => other.split(/\W/).includes(name.toLowerCase()));
      const isInstalled = /\..*\./.test(version)
        ? source.includes(`@${version}`)
        : ofName.length === 0 || ofName.some(([spec]) => spec.includes(`@${version}.`));
      if (!isInstalled)
        reportAt(
          flat.lineAt(index + place + match.indexOf(version)),
          `no command of the page installs ${version}. Correct one of them`,
        );
    }
  }
  return problems;
}

function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
