import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../../packages/model/src/files.ts';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { applyDiff } from '../../../packages/model/src/samples/applyDiff.ts';
import type { Sample } from '../../../packages/model/src/samples/extract.ts';
import { downloads } from '../../../src/config/downloads.ts';
import { buildDirectory } from '../build.ts';
import { end, run, start } from '../follow/terminal.ts';
import { until } from '../runNginx.ts';

/** The projects that are compiled and built. */
export const kinds = ['vite-react', 'vite-vanilla', 'next', 'node'] as const;
export type Kind = (typeof kinds)[number] | 'jest' | 'vitest';

/** The folders with the manifests of the installed packages. */
export const TEMPLATES = 'tests/support/templates';
export const TEST_RUNNERS = 'tests/support/templates/testRunners';

/** An installation or a build is slow while other tests run. */
const TIME_LIMIT_MS = 5 * 60_000;

const NEXT_OPTIONS =
  '--ts --app --no-tailwind --no-eslint --no-src-dir --import-alias @/* --skip-install --disable-git --use-npm --yes';

/** The command that creates each kind of project, with its template's program. */
const CREATE: Record<Kind, string> = {
  'vite-react': 'create-vite project --template react-ts --no-interactive',
  'vite-vanilla': 'create-vite project --template vanilla-ts --no-interactive',
  next: `create-next-app project ${NEXT_OPTIONS}`,
  node: 'mkdir project && cd project && npm init --yes && npm pkg set type=module',
  // An older project has no `type` in its manifest.
  jest: 'mkdir project && cd project && npm init --yes && npm pkg delete type',
  // Without its own configuration, the project would use this repository's.
  vitest: `mkdir project && cd project && npm init --yes && npm pkg set type=module && echo 'export default {}' > vite.config.js`,
};

/** A command for each kind that is compiled and built. */
type Commands = Partial<Record<Kind, string>> & Record<(typeof kinds)[number], string>;

/** The command that type-checks a project, as its own scripts do. */
const TYPECHECK: Commands = {
  'vite-react': 'node ../../node_modules/typescript-7/bin/tsc -b',
  'vite-vanilla': 'node ../../node_modules/typescript-7/bin/tsc',
  next: 'next typegen && tsc --noEmit',
  // Checks with the page's settings first, and then the files outside the server's folder.
  node: [
    'node ../../node_modules/typescript-7/bin/tsc -p tsconfig.json',
    `echo '{"extends":"./tsconfig.json","compilerOptions":{"rootDir":"."},"include":["*.ts"]}' > tsconfig.beside.json`,
    'node ../../node_modules/typescript-7/bin/tsc -p tsconfig.beside.json --noEmit',
  ].join(' && '),
};

/** Replacements by URL for the styles of the template's fonts, which a build would fetch. */
const NO_FONTS = Object.fromEntries(
  ['Geist', 'Geist+Mono'].map((family) => [
    `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`,
    "@font-face { font-family: None; src: local('Arial') }",
  ]),
);

/** The command of a Next.js build that fetches no fonts, with its variables. */
export const NEXT_BUILD =
  'NEXT_TELEMETRY_DISABLED=1 NEXT_FONT_GOOGLE_MOCKED_RESPONSES="$PWD/fonts.json" npm run build';

/** Writes the file that a Next.js build reads instead of fetching fonts. */
export const writeFonts = (app: string): void =>
  fs.writeFileSync(path.join(app, 'fonts.json'), JSON.stringify(NO_FONTS));

/** The command that builds each kind of project for production. */
const BUILD: Commands = {
  'vite-react': 'npm run build',
  'vite-vanilla': 'npm run build',
  next: NEXT_BUILD,
  node: TYPECHECK.node,
};

/**
 * Installs a manifest's packages once per lockfile, and the SDKs from the site's archives. The folder isn't below
 * `node_modules`, where Turbopack compiles no TypeScript.
 *
 * @param manifest - the folder with the manifest and its lockfile
 * @param hasOptional - whether to install the optional packages that only builds need: compilers for this machine
 * @returns the folder, below which projects resolve the packages
 */
export function installTemplates(manifest: string, hasOptional: boolean): string {
  const lock = fs.readFileSync(path.join(manifest, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.resolve(`.docusaurus/templates/${hash}${hasOptional ? '-whole' : ''}`);
  if (!fs.existsSync(path.join(folder, 'node_modules'))) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      fs.copyFileSync(path.join(manifest, name), path.join(folder, name));
    const omit = hasOptional ? [] : ['--omit=optional'];
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

/** Saves a block in a project under the name in its title, or applies it if it's a diff. */
export function paste({ title = '', language, code }: Sample, project: string): void {
  // A component without a folder belongs to `src`, with the others.
  const file = path.join(project, /^[A-Z]\w+\.tsx$/.test(title) ? `src/${title}` : title);
  const text = language === 'diff' ? applyDiff(fs.readFileSync(file, 'utf8'), code) : `${code}\n`;
  writeFile(file, text);
}

/** A project created from its template, into which the blocks of pages are pasted. */
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

  /** @param environment - variables for the build, in shell syntax */
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

  /** Starts a server, and waits until it answers on the pages' port. Returns a function that stops it. */
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

  /** Runs a command to its end, and returns its output. */
  async run(command: string, cwd = this.folder): Promise<string> {
    const { status, screen } = await run(command, cwd, this.#programs);
    if (status !== 0) throw new Error(`"${command}" fails:\n${screen.trim()}`);
    return screen;
  }

  remove(): void {
    fs.rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }
}
