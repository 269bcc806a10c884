import fs from 'node:fs';
import { nodeVersion, reactVersion } from '../../../../src/data/facts.ts';
import { DEFAULT_PORT as MCP_PORT } from '../../../mcp/src/optionDefinitions.ts';
import * as node from '../../../model/src/nodeConstants.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { units } from '../../../model/src/quantities.ts';
import * as sdk from '../../../model/src/sdkConstants.ts';

/**
 * A number that code defines: its constant, its value, and the phrases in which texts state it. Times are in
 * milliseconds. Phrases are patterns with `{time}`, such as "five minutes", `{count}`, such as "12" or "twelve",
 * `{product}`, such as "5 * 60" in code, or `{version}`.
 */
export type StatedNumber = readonly [constant: string, value: number | string, ...phrases: string[]];

const { limits, timings, retryGaps } = sdk;
const days = Math.round(retryGaps.reduce((sum, gap) => sum + gap) / units.day) * units.day;
const tolerance = sdk.DEFAULT_TOLERANCE_SECONDS;

/** Names the file of constants, and the line of each. */
function of(file: string, ...numbers: StatedNumber[]): StatedNumber[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return numbers.map(([constant, ...rest]) => {
    const definition = new RegExp(`\\b${constant.split('.').at(-1)}"?(?::| =)`);
    return [`${constant} of ${file}:${lines.findIndex((line) => definition.test(line)) + 1}`, ...rest];
  });
}

/**
 * The numbers in texts that can't import them, such as doc comments, the API description, READMEs and code on pages. A
 * test fails for a phrase that no text contains, since it would check nothing.
 */
export const statedNumbers: readonly StatedNumber[] = [
  ...of(
    'packages/sdk-base/src/sandbox/constants.ts',
    ['limits.codes', limits.codes, '(?:more than|at most) {count} codes in'],
    ['limits.codesWindow', limits.codesWindow, 'codes in {time}'],
    ['limits.wrongCodes', limits.wrongCodes, '{count} wrong codes'],
    ['limits.secretKeyCalls', limits.secretKeyCalls, 'secret key, you can make {count} calls'],
    ['limits.publishableKeyCalls', limits.publishableKeyCalls, 'publishable key, you can make {count} calls'],
    ['limits.signInCalls', limits.signInCalls, 'at most {count} of them'],
    ['CLOCK_LEEWAY_SECONDS', sdk.CLOCK_LEEWAY_SECONDS * units.second, 'a tolerance of {time}'],
    [
      'timings.voucherCodeLifetime',
      timings.voucherCodeLifetime,
      'works once,?(?: and)? for {time}',
      'voucher, valid for {time}',
      'replaced,? or older than {time}',
    ],
    ['timings.eventLifetime', timings.eventLifetime, 'events? of the last {time}'],
    ['timings.replacedSecretLifetime', timings.replacedSecretLifetime, 'for {time} after a secret'],
    [
      'timings.webhookAnswer',
      timings.webhookAnswer,
      '2xx(?: status| answer arrives)? within {time}',
      'none within {time}',
    ],
    ['retryGaps', retryGaps.length + 1, 'up to {count} attempts', '{count} attempts over'],
    ['retryGaps', days, 'attempts(?: in all)?,? over {time}'],
  ),
  ...of(
    'packages/sdk-base/src/webhooks/verifyWebhook.ts',
    [
      'DEFAULT_TOLERANCE_SECONDS',
      tolerance * units.second,
      '(?:more than|over) {time} (?:old|away)',
      'from yours by more than {time}',
    ],
    ['DEFAULT_TOLERANCE_SECONDS', tolerance, 'MAX_AGE_SECONDS = {product}'],
  ),
  ...of(
    'packages/sdk-base/src/server/keySets.ts',
    ['FRESH_MS', node.FRESH_MS, 'cached for {time}'],
    ['PAUSE_MS', node.PAUSE_MS, 'at most every {time}', 'next attempt follows after {time}'],
  ),
  ...of(
    'packages/sdk-base/src/server/verifyAccessToken.ts',
    ['DEFAULT_LEEWAY', node.DEFAULT_LEEWAY, 'leewaySeconds \\({count} by default\\)'],
    ['MOST_LEEWAY', node.MOST_LEEWAY, "differ from Nacre's, in seconds from 0 to {count}"],
  ),
  ...of(
    'packages/sdk-base/src/keyFrame/recoveryKeys.ts',
    ['SHORTEST_PASSWORD', sdk.SHORTEST_PASSWORD, 'at least {count} characters'],
    ['PASSWORD_ROUNDS', sdk.PASSWORD_ROUNDS, '{count} rounds'],
  ),
  ...of('packages/sdk-base/src/transport/callSettings.ts', [
    'MOST_RETRIES',
    node.MOST_RETRIES,
    'is retried(?: after a temporary failure)?, from 0 to {count}',
  ]),
  ...of('packages/sdk-base/src/accounts/memos.ts', [
    'LONGEST_MEMO',
    sdk.LONGEST_MEMO,
    'memo of up to {count} bytes',
  ]),
  ...of('packages/sdk-base/src/command/options.ts', [
    'DEFAULT_PORT',
    node.DEFAULT_PORT,
    '127\\.0\\.0\\.1:{product}(?:/v1| instead)',
  ]),
  ...of('packages/mcp/src/optionDefinitions.ts', ['DEFAULT_PORT', MCP_PORT, '127\\.0\\.0\\.1:{product}/mcp']),
  ...of('packages/model/src/packages.ts', ['sdkPackages', sdkPackages.length, '{count} SDKs']),
  ...of('package.json', ['engines.node', nodeVersion, 'Node(?:\\.js)? {version}']),
  ...of('packages/sdk-react/package.json', [
    'peerDependencies.react',
    reactVersion,
    'works with React {version}',
  ]),
  ...of('packages/sdk-base/src/accounts/askSigner.ts', [
    'SIGN_TIMEOUT_MS',
    sdk.SIGN_TIMEOUT_MS,
    'the signature has {time}',
  ]),
  ...of('packages/sdk-base/src/recovery/recoveryCalls.ts', [
    'DIALOG_TIMEOUT_MS',
    sdk.DIALOG_TIMEOUT_MS,
    'the user has {time}, unless',
  ]),
  ...of('packages/sdk-base/src/transport/waitUntil.ts', [
    'WAIT_MS',
    sdk.WAIT_MS,
    'timeoutMs \\({time} by default\\), and the first',
  ]),
];
