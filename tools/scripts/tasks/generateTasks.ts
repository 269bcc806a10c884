import path from 'node:path';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { openapiFile } from '../../../packages/model/src/openapi/readDescription.ts';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { preparedFolder } from '../../../packages/model/src/preparedFolder.ts';
import type { Task } from './Task.ts';

const TYPES = 'packages/sdk-base/src/generated';
const program = (name: string, more = '') => `node --import tsx tools/scripts/generate/${name}.ts${more}`;

const lint: Task = {
  name: `check ${openapiFile}`,
  command: program('checkDescription'),
  outputs: [],
};

const types: Task = {
  name: 'types of the API description',
  command: `openapi-typescript ${openapiFile} --output ${TYPES}/openapi.ts`,
  after: [lint.name],
  outputs: [TYPES],
};

const serverCalls: Task = {
  name: 'calls of the server client',
  command: program('serverCalls'),
  after: [lint.name],
  outputs: ['packages/sdk-base/src/server/generated'],
};

const history: Task = {
  name: 'changes since each release',
  command: program('history'),
  after: [types.name, serverCalls.name],
  outputs: [path.dirname(historyFile)],
};

const references = sdkPackages.map(({ tree }): Task => ({
  name: `reference ${tree}`,
  command: program('reference', ` ${tree}`),
  after: [history.name],
  outputs: [`api/${tree}`],
  // TypeDoc's pages are replaced one by one.
  clears: true,
}));

const packages: Task = {
  name: 'code of the packages',
  command: program('packages'),
  after: [types.name, serverCalls.name],
  outputs: [preparedFolder],
};

const apiPages: Task = {
  name: 'pages of the API',
  command: program('apiPages'),
  env: { DOCS_GENERATE: '1' },
  after: [lint.name],
  outputs: ['openapi/generated'],
};

/** All tasks of `npm run gen`. Those that take longest and can start first come first. */
export const generateTasks: readonly Task[] = [
  lint,
  types,
  serverCalls,
  history,
  ...references,
  packages,
  apiPages,
];
