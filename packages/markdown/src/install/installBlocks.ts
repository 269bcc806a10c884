import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';

/** A package manager, and its equivalents of npm's commands. */
interface PackageManager {
  value: string;
  label: string;
  /** Replacements for the start of npm's commands. The first match is used. */
  commands: readonly (readonly [npm: RegExp, replacement: string])[];
  /** Whether it requires a package's name in front of its address. */
  namesAddresses?: true;
}

/** The package managers of the tabs, in their order. Pages are written with npm's commands. */
const managers: readonly PackageManager[] = [
  { value: 'npm', label: 'npm', commands: [[/^npm /, 'npm ']] },
  {
    value: 'pnpm',
    label: 'pnpm',
    commands: [
      [/^npm init --yes$/, 'pnpm init'],
      [/^npm create (\S+)@latest (\S+) -- /, 'pnpm create $1 $2 '],
      [/^npm install$/, 'pnpm install'],
      [/^npm install /, 'pnpm add '],
      [/^npm run /, 'pnpm '],
    ],
  },
  {
    value: 'yarn',
    label: 'Yarn',
    commands: [
      [/^npm init --yes$/, 'yarn init --yes'],
      [/^npm create (\S+)@latest (\S+) -- /, 'yarn create $1 $2 '],
      [/^npm install$/, 'yarn install'],
      [/^npm install --save-dev /, 'yarn add --dev '],
      [/^npm install /, 'yarn add '],
      [/^npm run /, 'yarn '],
    ],
    namesAddresses: true,
  },
  {
    value: 'bun',
    label: 'Bun',
    commands: [
      [/^npm init --yes$/, 'bun init --yes'],
      [/^npm create (\S+)@latest (\S+) -- /, 'bun create $1 $2 '],
      [/^npm install$/, 'bun install'],
      [/^npm install --save-dev /, 'bun add --dev '],
      [/^npm install /, 'bun add '],
      [/^npm run /, 'bun run '],
    ],
  },
];

/** A code block for one package manager. */
export interface InstallBlock {
  value: string;
  label: string;
  code: string;
}

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

function translateCommand({ value, commands }: PackageManager, line: string): string {
  if (!line.startsWith('npm ')) return line;
  const [npm, replacement] = commands.find(([pattern]) => pattern.test(line)) ?? [];
  if (!npm || replacement === undefined)
    throw new Error(
      `"${line}" has no translation for ${value}. Add it to packages/markdown/src/install/installBlocks.ts.`,
    );
  return line.replace(npm, replacement);
}

/**
 * Converts a block marked `install` to one for each package manager if it has npm commands, else to a single one.
 *
 * @param from - the source of the packages, by default the site's own setting
 */
export function installBlocks(code: string, from?: PackageSource): InstallBlock[] {
  const lines = code.split('\n');
  const blockManagers = lines.some((line) => line.startsWith('npm ')) ? managers : managers.slice(0, 1);
  return blockManagers.map((manager) => ({
    value: manager.value,
    label: manager.label,
    code: insertPackageAddresses(
      lines.map((line) => translateCommand(manager, line)).join('\n'),
      from,
      manager.namesAddresses,
    ),
  }));
}
