import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { folderDifferences } from '../support/folderDifferences.ts';
import { isLong } from '../support/long.ts';

/** Folders that are generated, or that a build doesn't need. */
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', 'coverage', 'test-results']);
const isHidden = (source: string) => path.dirname(source) === '.' && /^\.\w/.test(source);

/** A copy of this repository's sources in a temporary folder, with the installed packages linked in. */
function copySite(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-site-'));
  fs.cpSync('.', copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)) && !isHidden(source),
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function run(copy: string, command: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    // Runs as in a terminal, without the test runner's environment and without colors.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: '' },
  });
  return { status, output: stdout + stderr };
}

interface Breakage {
  name: string;
  file: string;
  edit: (source: string) => string;
  command: string;
  /** `file:line: message`; the line comes from the edited source. */
  message: RegExp;
  /** The text of the line that the message must name. */
  mark: string;
  absent: string[];
  /** Folders that must stay as the last successful run left them. */
  preserved?: string[];
}

// The two steps of `npm run build` run separately, so that each broken site fails at its own step.
const GENERATE = 'npm run --silent gen';
const BUILD = 'npx docusaurus build';

const breakages: Breakage[] = [
  {
    name: 'a link to a page that is not there',
    file: 'docs/overview/privacy-policy.mdx',
    edit: (source) => `${source}\nSee [the page](/no-such-page).\n`,
    command: BUILD,
    message: /docs\/overview\/privacy-policy\.mdx:(\d+): links to \/no-such-page, and there is no such page/,
    mark: '/no-such-page',
    absent: ['build'],
  },
  {
    name: 'a sidebar that names an unknown document',
    file: 'sidebars.ts',
    edit: (source) => source.replace("'overview/changelog'", "'overview/changelog', 'overview/chagnelog'"),
    command: BUILD,
    message:
      /sidebars\.ts:(\d+): the sidebar names "overview\/chagnelog", and there is no docs\/overview\/chagnelog\.mdx/,
    mark: 'chagnelog',
    absent: ['build'],
  },
  {
    name: 'a navbar item without a target',
    file: 'src/config/navbar.ts',
    edit: (source) => source.replace("to: '/backend-openapi', ", ''),
    command: BUILD,
    message: /src\/config\/navbar\.ts:(\d+): navbar item "APIs" has no target: add to or href/,
    mark: "'APIs'",
    absent: ['build'],
  },
  {
    name: 'an invalid API description',
    file: 'openapi/backend.yaml',
    edit: (source) =>
      source.replace("$ref: '#/components/schemas/Amount'", "$ref: '#/components/schemas/NoSuch'"),
    command: GENERATE,
    message: /openapi\/backend\.yaml:(\d+): \$ref #\/components\/schemas\/NoSuch has no target in this file/,
    mark: 'schemas/NoSuch',
    absent: ['build'],
    preserved: [
      ...['openapi/generated', 'api/sdk-base', 'api/sdk-react'],
      ...['packages/sdk-base/src/generated', 'packages/sdk-base/src/server/generated'],
    ],
  },
  {
    name: 'an SDK export without a doc comment',
    file: 'packages/sdk-base/src/index.ts',
    edit: (source) => `${source}\nexport const undocumented = 1;\n`,
    command: GENERATE,
    message: /packages\/sdk-base\/src\/index\.ts:(\d+): undocumented is exported and has no doc comment/,
    mark: 'undocumented',
    absent: ['build'],
    preserved: ['api/sdk-base'],
  },
];

// Each builds or generates a copy. siteChecksPlugin.test.ts checks that a build runs the checks. siteChecks.test.ts,
// problemCases and apiPageFaults.test.ts check the messages. build.test.ts and generate.test.ts check the files after a
// failure.
for (const { name, file, edit, command, message, mark, absent, preserved = [] } of breakages) {
  test(`${name} stops "${command}" with its file and line, and leaves no partial files`, () => {
    test.skip(!isLong, 'builds or generates a copy of the site: npm run test:all');
    test.setTimeout(180_000);
    const copy = copySite();
    try {
      const source = fs.readFileSync(path.join(copy, file), 'utf8');
      const broken = edit(source);
      expect(broken, 'the edit breaks something').not.toBe(source);
      fs.writeFileSync(path.join(copy, file), broken);
      const { status, output } = run(copy, command);
      expect(status, output).not.toBe(0);
      const line = broken.split('\n').findIndex((text) => text.includes(mark)) + 1;
      expect(Number(message.exec(output)?.[1]), output).toBe(line);
      expect(output.match(/[\w./-]+\.(?:mdx?|tsx?|yaml):\d+: /g), output).toHaveLength(1);
      for (const folder of absent) expect(fs.existsSync(path.join(copy, folder)), folder).toBe(false);
      for (const folder of preserved) {
        expect(folderDifferences(folder, path.join(copy, folder)), folder).toEqual([]);
      }
    } finally {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  });
}
