import type { Fault } from '../Fault.ts';

const FILE = 'openapi/backend.yaml';

const fault = (id: string, check: Fault['check'], find: string, put: string, ...tests: string[]): Fault => ({
  id,
  kind: 'description',
  check,
  file: FILE,
  find,
  put,
  tests,
});

/** Mistakes in the API's description. */
export const descriptionFaults: readonly Fault[] = [
  fault(
    'example-enum',
    'description',
    'value:\n                    status: operational',
    'value:\n                    status: fine',
  ),
  fault(
    'example-type',
    'description',
    "basis: points\n                  userId: usr_4Kd92mXw\n                  reference: survey-2026-03\n                  points: '100'",
    'basis: points\n                  userId: usr_4Kd92mXw\n                  reference: survey-2026-03\n                  points: 100',
  ),
  fault('operation-renamed', 'types', 'operationId: getStatus\n', 'operationId: readStatus\n'),
  fault('enum-renamed', 'types', 'enum: [pending, confirmed, failed]', 'enum: [pending, completed, failed]'),
  fault(
    'enum-in-words',
    'unit tests',
    '- `confirmed`: the network included it, and it succeeded.',
    '- `completed`: the network included it, and it succeeded.',
  ),
  fault(
    'response-status',
    'unit tests',
    "'202':\n          description: The job that mints them.",
    "'201':\n          description: The job that mints them.",
    'packages/sdk-base/tests/sandboxContract.test.ts',
  ),
  fault(
    'answer-seconds',
    'unit tests',
    'status within 10 seconds. Otherwise',
    'status within 60 seconds. Otherwise',
  ),
  fault('method-renamed', 'unit tests', 'x-sdk: Client.status\n', 'x-sdk: Client.getStatus\n'),
  // A missing part of an operation is reported at the operation's first lines.
  {
    ...fault(
      'key-needed',
      'description',
      'x-sdk: Client.status\n      security: []\n',
      'x-sdk: Client.status\n',
    ),
    at: { text: '    get:\n      operationId: getStatus\n' },
  },
  fault('summary-sum', 'unit tests', 'summary: For 24.90 EUR spent', 'summary: For 249.00 EUR spent'),
];
