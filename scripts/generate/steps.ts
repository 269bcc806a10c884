import path from 'node:path';
import { historyFile } from '../../facts/history/readHistory.ts';
import { HISTORY } from '../../facts/history/Snapshot.ts';
import { openapiFile } from '../../facts/openapi/readDescription.ts';
import { mcpPackage, sdkPackages } from '../../facts/packages.ts';
import { changelogSources } from '../../src/plugins/changelog/sources.ts';
import { preparedFolder, serverSources } from '../../src/plugins/packages/preparePackages.ts';
import type { Step } from './Step.ts';

const GENERATED_PAGES = 'openapi/generated';
const TYPES = 'sdk/base/src/generated';
const SERVER_CALLS = 'sdk/base/src/server/generated';

/** The sources of both SDKs: the React package exports the base package whole. */
const sdkSources = sdkPackages.flatMap(({ folder }) => [`${folder}/src`, `${folder}/package.json`]);

/** The description may be in several files, and the linter's settings are read by what makes types of it, too. */
const description = {
  files: ['openapi', 'redocly.yaml', '.redocly.lint-ignore.yaml'],
  except: [GENERATED_PAGES],
};

const lint: Step = {
  title: `check ${openapiFile}`,
  command: ['tsx', 'scripts/generate/checkDescription.ts'],
  inputs: { ...description, programs: ['scripts/generate/checkDescription.ts'] },
};

const types: Step = {
  title: 'types of the API description',
  command: ['openapi-typescript', openapiFile, '--output', `${TYPES}/openapi.ts`],
  after: [lint],
  inputs: description,
  outputs: [TYPES],
};

const serverCalls: Step = {
  title: 'calls of the server client',
  command: ['tsx', 'scripts/generate/serverCalls.ts'],
  after: [lint],
  inputs: { ...description, programs: ['scripts/generate/serverCalls.ts'] },
  outputs: [SERVER_CALLS],
};

const history: Step = {
  title: 'changes since each release',
  command: ['tsx', 'scripts/generate/history.ts'],
  after: [types, serverCalls],
  inputs: {
    files: [...sdkSources, ...description.files, HISTORY, ...changelogSources.map(({ file }) => file)],
    except: [...description.except, path.dirname(historyFile)],
    programs: ['scripts/generate/history.ts'],
  },
  outputs: [path.dirname(historyFile)],
};

const references = sdkPackages.map(({ tree }): Step => ({
  title: `reference ${tree}`,
  command: ['tsx', 'scripts/generate/reference.ts', tree],
  after: [history],
  inputs: {
    files: [
      ...sdkSources,
      historyFile,
      ...sdkPackages.flatMap(({ folder, typedoc }) => [`${folder}/tsconfig.json`, typedoc]),
      'tsconfig.json',
    ],
    programs: ['scripts/generate/reference.ts'],
  },
  outputs: [`api/${tree}`],
  // Page by page.
  clears: true,
}));

const packages: Step = {
  title: 'packages',
  command: ['tsx', 'scripts/generate/packages.ts'],
  after: [types, serverCalls],
  inputs: {
    files: [
      ...sdkSources,
      ...sdkPackages.flatMap(({ folder }) => [
        `${folder}/tsconfig.build.json`,
        `${folder}/tsconfig.command.json`,
      ]),
      ...serverSources,
      `${mcpPackage.folder}/package.json`,
      'tsconfig.json',
    ],
    programs: ['scripts/generate/packages.ts'],
  },
  outputs: [preparedFolder],
};

const apiPages: Step = {
  title: 'pages of the API',
  command: ['tsx', 'scripts/generate/apiPages.ts'],
  env: { DOCS_GENERATE: '1' },
  after: [lint],
  inputs: {
    files: [...description.files, 'src/plugins/apiReference/page.mustache'],
    except: description.except,
    // The program reads all of the configuration.
    programs: ['scripts/generate/apiPages.ts', 'docusaurus.config.ts'],
  },
  outputs: [GENERATED_PAGES],
};

/** All that is made by commands. What takes longest and can begin soonest comes first. */
export const steps: readonly Step[] = [lint, types, serverCalls, history, ...references, packages, apiPages];
