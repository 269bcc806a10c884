import type { StatedNumber } from './StatedNumber.ts';

const CONSTANTS = 'packages/sdk-base/src/sandbox/constants.ts';
const CHAINS = 'packages/sdk-base/src/sandbox/chain/chains.ts';
const SERVER = 'packages/sdk-base/src/server';

const asNumber = (value: unknown): number => Number(value);
const inSeconds = (value: unknown): number => Number(value) * 1_000;

const statedNumber = (
  file: string,
  name: string,
  value: StatedNumber['value'],
  ...phrases: string[]
): StatedNumber => ({
  source: { file, name },
  value,
  phrases,
});
const number = (file: string, name: string, ...phrases: string[]) =>
  statedNumber(file, name, asNumber, ...phrases);
const within = (files: RegExp, of: StatedNumber): StatedNumber => ({ ...of, files });

/** Returns the lowest version of a range, such as 20.20 for `>=20.20`. */
const lowest = (range: unknown): string => /\d+\.\d+/.exec(String(range))?.[0] ?? '';

/** Converts `Network.PolygonAmoy` to "Polygon Amoy". */
const nameOfNetwork = (member: unknown): string =>
  String(member)
    .replace(/^\w+\./, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Formats statuses as a list in a sentence. */
const listed = (numbers: unknown): string => (numbers as number[]).join(', ').replace(/, (?=\d+$)/, ' and ');

/** Signing in, and the tokens of a session. */
const ofSignIn: readonly StatedNumber[] = [
  number(CONSTANTS, 'limits.codes', '(?:more than|at most) {count} codes in'),
  number(CONSTANTS, 'limits.codesWindow', 'codes in {time}'),
  number(CONSTANTS, 'limits.wrongCodes', '{count} wrong codes'),
  number(CONSTANTS, 'timings.accessTokenLifetime', '{time} on the local sandbox'),
  statedNumber(CONSTANTS, 'CLOCK_LEEWAY_SECONDS', inSeconds, 'at most {time} (?:ago|in the future)'),
  number(
    CONSTANTS,
    'timings.voucherCodeLifetime',
    'works once,?(?: and)? for {time}',
    'replaced, or older than {time}',
  ),
  statedNumber(
    `${SERVER}/verifyAccessToken.ts`,
    'DEFAULT_LEEWAY',
    asNumber,
    'leewaySeconds(?:`)? \\({count} by default\\)',
  ),
  within(/server/, number(`${SERVER}/keySets.ts`, 'FRESH_MS', 'cached for {time}')),
  within(
    /server/,
    number(`${SERVER}/keySets.ts`, 'PAUSE_MS', 'at most every {time}', 'next attempt follows after {time}'),
  ),
];

/** Webhooks: attempts, ages and secrets. */
const ofWebhooks: readonly StatedNumber[] = [
  statedNumber(
    CONSTANTS,
    'retryGaps',
    (gaps) => (gaps as number[]).length + 1,
    'up to {count} attempts',
    '{count} attempts over',
  ),
  statedNumber(
    CONSTANTS,
    'retryGaps',
    wholeDays,
    'attempts(?: in all)?,? over {time}',
    'answers in time for {time}',
  ),
  number(CONSTANTS, 'timings.eventLifetime', 'events? of the last {time}', 'stays in the list for {time}'),
  number(
    CONSTANTS,
    'timings.replacedSecretLifetime',
    'for {time},? each request has two',
    'wait for the {time}',
    'for {time} after a secret',
  ),
  statedNumber(
    'packages/sdk-base/src/webhooks/verifyWebhook.ts',
    'toleranceSeconds',
    inSeconds,
    ...[
      '(?:more than|over) {time} (?:old|away)',
      'limit of {time} never refuses',
      'from yours by more than {time}',
    ],
  ),
  statedNumber(
    'packages/sdk-base/src/webhooks/verifyWebhook.ts',
    'toleranceSeconds',
    asNumber,
    'MAX_AGE_SECONDS = {product}',
  ),
  number(
    CONSTANTS,
    'timings.webhookAnswer',
    '2xx(?: status| answer arrives)? within {time}',
    'no answer within {time}',
    'none within {time}',
  ),
];

function wholeDays(gaps: unknown): number {
  const day = 24 * 60 * 60_000;
  return Math.round((gaps as number[]).reduce((sum, gap) => sum + gap, 0) / day) * day;
}

/** Keys, their recovery, and the time limits of users. */
const ofKeys: readonly StatedNumber[] = [
  number(
    'packages/sdk-base/src/keyFrame/recoveryKeys.ts',
    'SHORTEST_PASSWORD',
    'at least {count} characters',
  ),
  number('packages/sdk-base/src/keyFrame/recoveryKeys.ts', 'PASSWORD_ROUNDS', '{count} rounds'),
  number(
    'packages/sdk-base/src/accounts/askSigner.ts',
    'SIGN_TIMEOUT_MS',
    ...['has {time} for steps', 'the {time} of a signing call', 'after {time} \\| The same'],
  ),
  number('packages/sdk-base/src/recovery/recoveryCalls.ts', 'DIALOG_TIMEOUT_MS', 'The same, after {time}'),
];

/** Timeouts and retries of the client's calls, and related defaults. */
const ofCalls: readonly StatedNumber[] = [
  number('packages/sdk-base/src/client/readConfig.ts', 'timeoutMs', "client's default is {time}"),
  within(
    /ClientConfig/,
    number('packages/sdk-base/src/transport/callSettings.ts', 'MOST_RETRIES', 'from 0 to {count}'),
  ),
  within(
    /VerifyAccessTokenOptions/,
    number(`${SERVER}/verifyAccessToken.ts`, 'MOST_LEEWAY', 'from 0 to {count}'),
  ),
  number('packages/sdk-base/src/transport/waitUntil.ts', 'WAIT_MS', 'intervals, for {time} unless'),
  statedNumber(
    'packages/sdk-base/src/transport/retryDelay.ts',
    'TRANSIENT_STATUSES',
    listed,
    'do this for 429, {list}',
  ),
  statedNumber(
    'openapi/backend.yaml',
    'mintItems',
    asNumber,
    'answer, with status {count}, comes before the minting',
  ),
  within(
    /^api\/how-tos|^docs\/backend/,
    number('packages/sdk-base/src/command/options.ts', 'DEFAULT_PORT', '127\\.0\\.0\\.1:{product}'),
  ),
  within(
    /^docs\/mcp\//,
    number('packages/mcp/src/optionDefinitions.ts', 'DEFAULT_PORT', '127\\.0\\.0\\.1:{product}'),
  ),
];

/** Networks and their units. */
const ofNetworks: readonly StatedNumber[] = [
  statedNumber(CHAINS, 'RESERVE_PER_ENTRY', (stroops) => Number(stroops) / 1e7, '{count} XLM for each asset'),
  statedNumber(CHAINS, 'RESERVE_PER_ENTRY', (stroops) => (2 * Number(stroops)) / 1e7, '{count} XLM, and'),
  statedNumber(
    'packages/sdk-base/src/client/readConfig.ts',
    'ENVIRONMENTS.sandbox.network',
    nameOfNetwork,
    'default is {word} with a sandbox key',
  ),
  statedNumber(
    'packages/sdk-base/src/networkInfo/networks.ts',
    'lumen.decimals',
    asNumber,
    'Amounts have {count} decimals',
  ),
  number('packages/sdk-base/src/accounts/memos.ts', 'LONGEST_MEMO', 'memo of up to {count} bytes'),
];

/** The number of SDKs, and the platforms that apps run on. */
const ofPlatforms: readonly StatedNumber[] = [
  statedNumber(
    'tsconfig.json',
    'compilerOptions > paths',
    (paths) => Object.keys(paths as object).filter((name) => /^@[^/]+\/sdk-[^/]+$/.test(name)).length,
    '{count} SDKs',
  ),
  statedNumber('package.json', 'engines > node', lowest, 'Node(?:\\.js)? {version}'),
  statedNumber(
    'packages/sdk-react/package.json',
    'peerDependencies > react',
    lowest,
    'React {version} (?:and|or) later',
  ),
];

/**
 * Every figure that texts state. A test fails for a figure whose phrases no text contains, since it would check
 * nothing.
 */
export const statedNumbers: readonly StatedNumber[] = [
  ...ofSignIn,
  ...ofWebhooks,
  ...ofKeys,
  ...ofCalls,
  ...ofNetworks,
  ...ofPlatforms,
];
