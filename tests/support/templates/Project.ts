import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import type { Sample } from '../../../packages/model/src/samples/extract.ts';
import { downloads } from '../../../src/config/downloads.ts';
import { buildDirectory } from '../build.ts';
import { end, run, start } from '../follow/terminal.ts';
import { until } from '../runNginx.ts';
import { paste } from './paste.ts';

/** The projects that are compiled and built. */
export const kinds = ['vite-react', 'vite-vanilla', 'next', 'node'] as const;
export type Kind = (typeof kinds)[number] | 'jest' | 'vitest';

/** The folders with the manifests of what is installed. */
export const TEMPLATES = 'tests/support/templates';
export const TEST_RUNNERS = 'tests/support/templates/testRunners';

/** An installation or a build takes long beside other work. */
const TIME_LIMIT_MS = 5 * 60_000;

const NEXT_OPTIONS =
  '--ts --app --no-tailwind --no-eslint --no-src-dir --import-alias @/* --skip-install --disable-git --use-npm --yes';

/** The command that makes a project of a kind, with the programs of its template. */
const CREATE: Record<Kind, string> = {
  'vite-react': 'create-vite project --template react-ts --no-interactive',
  'vite-vanilla': 'create-vite project --template vanilla-ts --no-interactive',
  next: `create-next-app project ${NEXT_OPTIONS}`,
  node: 'mkdir project && cd project && npm init --yes && npm pkg set type=module',
  // An older project has no type.
  jest: 'mkdir project && cd project && npm init --yes && npm pkg delete type',
  // Vitest would find the configuration of this repository, if the project had none.
  vitest: `mkdir project && cd project && npm init --yes && npm pkg set type=module && echo 'export default {}' > vite.config.js`,
};

/** A command for each kind that's compiled and built. */
type Commands = Partial<Record<Kind, string>> & Record<(typeof kinds)[number], string>;

/** The command that type-checks a project, as its own scripts do. */
const TYPECHECK: Commands = {
  'vite-react': 'node ../../node_modules/typescript-7/bin/tsc -b',
  'vite-vanilla': 'node ../../node_modules/typescript-7/bin/tsc',
  next: 'next typegen && tsc --noEmit',
  // With the page's settings, and then what stands beside the server.
  node: [
    'node ../../node_modules/typescript-7/bin/tsc -p tsconfig.json',
    `echo '{"extends":"./tsconfig.json","compilerOptions":{"rootDir":"."},"include":["*.ts"]}' > tsconfig.beside.json`,
    'node ../../node_modules/typescript-7/bin/tsc -p tsconfig.beside.json --noEmit',
  ].join(' && '),
};

/** Styles in place of those of the template's fonts, which a build would fetch, by their addresses. */
const NO_FONTS = Object.fromEntries(
  ['Geist', 'Geist+Mono'].map((family) => [
    `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`,
    "@font-face { font-family: None; src: local('Arial') }",
  ]),
);

/** The variables of a build by Next.js which fetches no fonts. */
export const NEXT_BUILD =
  'NEXT_TELEMETRY_DISABLED=1 NEXT_FONT_GOOGLE_MOCKED_RESPONSES="$PWD/fonts.json" npm run build';

/** Writes what a build by Next.js reads instead of fetching fonts. */
export const writeFonts = (app: string): void =>
  fs.writeFileSync(path.join(app, 'fonts.json'), JSON.stringify(NO_FONTS));

/** The command that builds a project for its visitors. */
const BUILD: Commands = {
  'vite-react': 'npm run build',
  'vite-vanilla': 'npm run build',
  next: NEXT_BUILD,
  node: TYPECHECK.node,
};

/**
 * Installs the packages that a manifest names, and the SDKs as the site serves them, once for each lockfile. The folder isn't
 * below `node_modules`, where Turbopack compiles no TypeScript.
 *
 * @param manifest - the folder with the manifest and its lockfile
 * @param isWhole - whether to install what only builds need: compilers for this machine
 * @returns the folder, in which projects find the packages
 */
export function installTemplates(manifest: string, isWhole: boolean): string {
  const lock = fs.readFileSync(path.join(manifest, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.resolve(`.docusaurus/templates/${hash}${isWhole ? '-whole' : ''}`);
  if (!fs.existsSync(path.join(folder, 'node_modules'))) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      fs.copyFileSync(path.join(manifest, name), path.join(folder, name));
    const omit = isWhole ? [] : ['--omit=optional'];
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...omit], {
      cwd: folder,
      stdio: 'pipe',
      timeout: TIME_LIMIT_MS,
    });
  }
  for (const { name } of sdkPackages) {
    const address = downloads.find((each) => each.name === name)?.address ?? '';
    const target = path.join(folder, 'node_modules', name);
    fs.rmSync(target, { recursive: true, force: true });
    fs.mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(buildDirectory, address), '-C', target, '--strip-components=1']);
  }
  return folder;
}

/** A project as its template makes it, into which the blocks of pages are pasted. */
export class Project {
  readonly kind: Kind;
  readonly folder: string;
  readonly #programs: string;

  private constructor(kind: Kind, home: string, programs: string) {
    this.kind = kind;
    this.folder = path.join(home, 'project');
    this.#programs = programs;
  }

  /** @param templates - the folder with the installed packages */
  static async create(kind: Kind, templates: string): Promise<Project> {
    const home = fs.mkdtempSync(path.join(templates, `${kind}-`));
    const project = new Project(kind, home, path.join(templates, 'node_modules/.bin'));
    await project.run(CREATE[kind], home);
    return project;
  }

  /** Saves a block under the name in its title, or applies it if it's a diff. */
  paste(block: Sample): void {
    paste(block, this.folder);
  }

  typecheck(): Promise<string> {
    return this.run(this.#commandOf(TYPECHECK));
  }

  /** @param environment - variables that are set for the build, as in a shell */
  build(environment = ''): Promise<string> {
    if (this.kind === 'next') writeFonts(this.folder);
    return this.run(`${environment} ${this.#commandOf(BUILD)}`);
  }

  #commandOf(commands: Commands): string {
    const command = commands[this.kind];
    if (command === undefined)
      throw new Error(`a project for ${this.kind} is neither type-checked nor built`);
    return command;
  }

  /** Starts a server, and waits until it answers at the port that the pages name. */
  async serve(command: string): Promise<() => Promise<void>> {
    const child = start(command, this.folder, this.#programs);
    await until(() =>
      fetch('http://localhost:3000/').then(
        () => true,
        () => child.exitCode !== null,
      ),
    );
    return () => end(child);
  }

  /** Runs a command to its end, and gives what it prints. */
  async run(command: string, cwd = this.folder): Promise<string> {
    const { status, screen } = await run(command, cwd, this.#programs, TIME_LIMIT_MS);
    if (status !== 0) throw new Error(`"${command}" fails:\n${screen.trim()}`);
    return screen;
  }

  remove(): void {
    fs.rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }
}
