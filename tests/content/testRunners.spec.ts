import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { isLong } from '../support/long.ts';
import { hasRegistry } from '../support/registry.ts';
import { fileBlocks, kindsOf } from '../support/templates/blocks.ts';
import { installTemplates, Project, TEST_RUNNERS } from '../support/templates/Project.ts';

test.skip(!isLong, 'in test:all: the test runners are installed from the registry');
test.describe.configure({ mode: 'default', timeout: 600_000 });

const HOW_TOS = 'api/how-tos.mdx';
const GUIDE = 'docs/technical-guides/test-your-app.mdx';
const REACT = 'docs/products/integrate-sdk-react-existing.mdx';
const howTos = fs.readFileSync(HOW_TOS, 'utf8');
const guide = fs.readFileSync(GUIDE, 'utf8');
const react = fs.readFileSync(REACT, 'utf8');
const blocks = fileBlocks('.');
const walletTest = blocks.find(({ title }) => title === 'wallet.test.ts')?.code ?? '';
const NODE_TEST = "import { test } from 'node:test';\n";
const VITEST = "import { expect, test } from 'vitest';\n";
const JEST = "import { expect, test } from '@jest/globals';\n";

let runners: string;
test.beforeAll(() => {
  test.skip(!hasRegistry(), 'npm reaches no registry, which the test runners come from');
  runners = installTemplates(TEST_RUNNERS, true);
});

function commandOf(page: string, words: RegExp): string {
  const commands = fencedBlocks(page, '').filter(
    ({ language, code }) => language === 'bash' && words.test(code),
  );
  expect(commands).toHaveLength(1);
  return commands[0]?.code.split('\n').at(-1) ?? '';
}

/** Replaces the runner's path in the page's command by its path in these projects. */
const installed = (command: string) => command.replace('node_modules/jest', '../../node_modules/jest');

async function withProject(
  kind: 'jest' | 'vitest',
  follow: (project: Project) => Promise<void>,
): Promise<void> {
  const project = await Project.create(kind, runners);
  try {
    await follow(project);
  } finally {
    project.remove();
  }
}

/** Writes a file of the project with one replacement in its text, which must contain the replaced part. */
function save(project: Project, name: string, text: string, from: string, to: string): void {
  expect(text).toContain(from);
  fs.writeFileSync(
    path.join(project.folder, name),
    text.replace(from, () => to),
  );
}

/** Pastes the blocks of a page. Returns the code of its test. */
const pasteFrom = (page: string, project: Project) => {
  const selected = blocks.filter((block) => block.file === page && kindsOf(block).includes(project.kind));
  selected.forEach((block) => project.paste(block));
  return selected.find(({ title = '' }) => /\.test\.tsx?$/.test(title))?.code ?? '';
};

test('Vitest runs the tests of the pages', () =>
  withProject('vitest', async (project) => {
    expect(howTos).toContain('In Vitest, import `test` from `vitest` instead.');
    save(project, 'wallet.test.ts', walletTest, NODE_TEST, "import { test } from 'vitest';\n");
    expect(await project.run('vitest run')).toMatch(/Tests .*1 passed/);
    expect(pasteFrom(GUIDE, project)).toContain(VITEST);
    expect(await project.run(commandOf(guide, /^npx vitest/m))).toMatch(/Tests .*3 passed/);
    expect(pasteFrom(REACT, project)).toContain(VITEST);
    expect(await project.run(commandOf(react, /^npx vitest/m))).toMatch(/Tests .*4 passed/);
  }));

test('Jest runs the test of the how-tos, with only the flag', () =>
  withProject('jest', async (project) => {
    expect(howTos).toContain('In Jest, leave out the import of `test`, and name the file `wallet.test.mjs`.');
    save(project, 'wallet.test.mjs', walletTest, NODE_TEST, '');
    const command = installed(commandOf(howTos, /jest\.js/));
    expect(await project.run(command)).toContain('1 passed');
    const withoutFlag = command.replace('--experimental-vm-modules', '');
    await expect(project.run(withoutFlag)).rejects.toThrow('Must use import to load ES Module');
  }));

test('Jest runs the tests of the guide, with another import', () =>
  withProject('jest', async (project) => {
    const tests = pasteFrom(GUIDE, project);
    expect(guide).toContain('Import `expect` and `test` from `@jest/globals` instead of `vitest`.');
    save(project, 'tests/buyTicket.test.ts', tests, VITEST, JEST);
    expect(await project.run(installed(commandOf(guide, /jest\.js/)))).toContain('2 passed');
  }));

test('Jest runs the test of a component in jsdom, with the settings of the page', () =>
  withProject('jest', async (project) => {
    const component = pasteFrom(REACT, project);
    expect(react).toContain('Import `expect` and `test` from `@jest/globals`.');
    save(project, 'src/UserWallet.test.tsx', component, VITEST, JEST);
    const command = installed(commandOf(react, /jest\.js/));
    expect(await project.run(command)).toContain('1 passed');

    const environment = fs.readFileSync(path.join(project.folder, 'jsdom.mjs'), 'utf8');
    for (const [removed, message] of [
      ['structuredClone, ', 'structuredClone is not defined'],
      [', TextEncoder', 'TextEncoder is not defined'],
    ] as const) {
      expect(react).toContain(`\`${message}\``);
      save(project, 'jsdom.mjs', environment, removed, '');
      await expect(project.run(command)).rejects.toThrow(message);
    }
  }));
