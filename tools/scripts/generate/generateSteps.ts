import path from 'node:path';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { RELEASES_FOLDER } from '../../../packages/history/src/Snapshot.ts';
import { openapiFile } from '../../../packages/model/src/openapi/readDescription.ts';
import { mcpPackage, sdkPackages } from '../../../packages/model/src/packages.ts';
import { changelogSources } from '../../../packages/markdown/src/changelog/sources.ts';
import { preparedFolder, serverSources } from '../../../packages/downloads/src/preparePackages.ts';
import type { GenerateStep } from './GenerateStep.ts';

const GENERATED_PAGES = 'openapi/generated';
const TYPES = 'packages/sdk-base/src/generated';
const SERVER_CALLS = 'packages/sdk-base/src/server/generated';

/** The sources of both SDKs, because the React package re-exports the whole base package. */
const sdkSources = sdkPackages.flatMap(({ folder }) => [`${folder}/src`, `${folder}/package.json`]);

/** The description may span several files. The generator of its types reads the linter's settings, too. */
const description = {
  files: ['openapi'],
  except: [GENERATED_PAGES],
};

const lint: GenerateStep = {
  title: `check ${openapiFile}`,
  command: ['tsx', 'tools/scripts/generate/checkDescription.ts'],
  inputs: { ...description, programs: ['tools/scripts/generate/checkDescription.ts'] },
};

const types: GenerateStep = {
  title: 'types of the API description',
  command: ['openapi-typescript', openapiFile, '--output', `${TYPES}/openapi.ts`],
  after: [lint],
  inputs: description,
  outputs: [TYPES],
};

const serverCalls: GenerateStep = {
  title: 'calls of the server client',
  command: ['tsx', 'tools/scripts/generate/serverCalls.ts'],
  after: [lint],
  inputs: { ...description, programs: ['tools/scripts/generate/serverCalls.ts'] },
  outputs: [SERVER_CALLS],
};

const history: GenerateStep = {
  title: 'changes since each release',
  command: ['tsx', 'tools/scripts/generate/history.ts'],
  after: [types, serverCalls],
  inputs: {
    files: [
      ...sdkSources,
      ...description.files,
      RELEASES_FOLDER,
      ...changelogSources.map(({ file }) => file),
    ],
    except: [...description.except, path.dirname(historyFile)],
    programs: ['tools/scripts/generate/history.ts'],
  },
  outputs: [path.dirname(historyFile)],
};

const references = sdkPackages.map(({ tree }): GenerateStep => ({
  title: `reference ${tree}`,
  command: ['tsx', 'tools/scripts/generate/reference.ts', tree],
  after: [history],
  inputs: {
    files: [
      ...sdkSources,
      historyFile,
      ...sdkPackages.flatMap(({ folder, typedoc }) => [`${folder}/tsconfig.json`, typedoc]),
      'tsconfig.json',
    ],
    programs: ['tools/scripts/generate/reference.ts'],
  },
  outputs: [`api/${tree}`],
  // TypeDoc's pages are replaced one by one.
  clears: true,
}));

const packages: GenerateStep = {
  title: 'packages',
  command: ['tsx', 'tools/scripts/generate/packages.ts'],
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
    programs: ['tools/scripts/generate/packages.ts'],
  },
  outputs: [preparedFolder],
};

const apiPages: GenerateStep = {
  title: 'pages of the API',
  command: ['tsx', 'tools/scripts/generate/apiPages.ts'],
  env: { DOCS_GENERATE: '1' },
  after: [lint],
  inputs: {
    files: [...description.files, 'packages/api-page/src/page.mustache'],
    except: description.except,
    // The program reads all of the configuration.
    programs: ['tools/scripts/generate/apiPages.ts', 'docusaurus.config.ts'],
  },
  outputs: [GENERATED_PAGES],
};

/** All generation steps. Those that take longest and can start first come first. */
export const generateSteps: readonly GenerateStep[] = [
  lint,
  types,
  serverCalls,
  history,
  ...references,
  packages,
  apiPages,
];
