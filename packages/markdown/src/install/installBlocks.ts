import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';
import { readTable } from '../../../model/src/readTable.ts';

/** The package managers of the tabs, in their order. Pages are written with npm's commands. */
const managers = { npm: 'npm', pnpm: 'pnpm', yarn: 'Yarn', bun: 'Bun' } as const;
type Manager = keyof typeof managers;

/** Patterns for the start of npm's commands, with the replacements for the others. The first match is used. */
export const TABLE = 'packages/markdown/src/install/commands.tsv';
const commands = readTable(TABLE, ['npm', 'pnpm', 'yarn', 'bun']);

type PackageSource = Pick<typeof site, 'packagesFrom' | 'url' | 'baseUrl'>;

/** Replaces the names of this repository's packages with their addresses, unless they come from the registry. */
export function insertPackageAddresses(
  text: string,
  from: PackageSource = site,
  namesAddresses = false,
): string {
  if (from.packagesFrom === 'registry') return text;
  return downloads.reduce((before, { name, address }) => {
    const packageUrl = addressOf(address, `${from.url}${from.baseUrl}`);
    // Excludes subpaths of the package and the end of a longer name.
    const mention = new RegExp(`(?<![\\w@/-])${name}(?![\\w/@-])`, 'g');
    return before.replace(mention, namesAddresses ? `${name}@${packageUrl}` : packageUrl);
  }, text);
}

function translateCommand(manager: Manager, line: string): string {
  if (manager === 'npm' || !line.startsWith('npm ')) return line;
  const command = commands.find(({ npm }) => new RegExp(npm).test(line));
  if (!command) throw new Error(`"${line}" has no translation for ${manager}. Add it to ${TABLE}.`);
  return line.replace(new RegExp(command.npm), command[manager]);
}

/**
 * Converts a block marked `install` to one for each package manager if it has npm commands, else to a single one.
 *
 * @param from - the source of the packages, by default the site's own setting
 */
export function installBlocks(code: string, from?: PackageSource) {
  const lines = code.split('\n');
  const names = Object.keys(managers) as Manager[];
  return (lines.some((line) => line.startsWith('npm ')) ? names : names.slice(0, 1)).map((value) => ({
    value,
    label: managers[value],
    // Yarn requires a package's name in front of its address.
    code: insertPackageAddresses(
      lines.map((line) => translateCommand(value, line)).join('\n'),
      from,
      value === 'yarn',
    ),
  }));
}
