/* The numbers that pages state, from the constants of the SDKs and the sandbox: `import { codesWindow } from …`. */

import docs from '../../package.json';
import react from '../../packages/sdk-react/package.json';
import { sdkPackages } from '../../packages/model/src/packages.ts';
import { duration, inWords, units } from '../../packages/model/src/quantities.ts';
import * as sdk from '../../packages/model/src/sdkConstants.ts';
import { networks, type operations } from '../../packages/model/src/sdkInternals.ts';

/** Returns the lowest version of a range, such as 20.20 for `>=20.20`. */
const lowest = (range: string): string => /\d+\.\d+/.exec(range)?.[0] ?? range;

const client = sdk.readConfig({ publishableKey: sdk.PUBLISHABLE_KEY });
const lumen = networks.stellar.nativeCurrency;
const inLumens = (stroops: bigint): string => String(Number(stroops) / 10 ** lumen.decimals);
const listOf = new Intl.ListFormat('en-GB');

export const sdkCount = inWords(sdkPackages.length);
export const nodeVersion = lowest(docs.engines.node);
export const reactVersion = lowest(react.peerDependencies.react);

export const codesPerAddress = inWords(sdk.limits.codes);
export const codesWindow = duration(sdk.limits.codesWindow);
export const secretKeyCalls = inWords(sdk.limits.secretKeyCalls);
export const publishableKeyCalls = inWords(sdk.limits.publishableKeyCalls);
export const signInCalls = inWords(sdk.limits.signInCalls);
export const wrongCodes = inWords(sdk.limits.wrongCodes);
export const accessTokenLifetime = duration(sdk.timings.accessTokenLifetime);
export const clockLeeway = duration(sdk.CLOCK_LEEWAY_SECONDS * units.second);
export const pointsSettlement = duration(sdk.timings.pointsSettlement);
export const voucherCodeLifetime = duration(sdk.timings.voucherCodeLifetime);

export const attemptCount = inWords(sdk.retryGaps.length + 1);
const allGaps = sdk.retryGaps.reduce((sum, gap) => sum + gap);
export const retryPeriod = duration(Math.round(allGaps / units.day) * units.day);
export const answerTime = duration(sdk.timings.webhookAnswer);
export const eventLifetime = duration(sdk.timings.eventLifetime);
export const replacedSecretLifetime = duration(sdk.timings.replacedSecretLifetime);
export const signatureSeconds = inWords(sdk.DEFAULT_TOLERANCE_SECONDS);
export const signatureAge = duration(sdk.DEFAULT_TOLERANCE_SECONDS * units.second);

export const passwordLength = inWords(sdk.SHORTEST_PASSWORD);
export const passwordRounds = inWords(sdk.PASSWORD_ROUNDS);
export const signingTime = duration(sdk.SIGN_TIMEOUT_MS);
export const recoveryTime = duration(sdk.DIALOG_TIMEOUT_MS);

export const callTime = duration(client.timeoutMs);
export const waitTime = duration(sdk.WAIT_MS);
export const retriedStatuses = listOf.format(sdk.TRANSIENT_STATUSES.map(String));
/** Doesn't compile with another status than the API description has. */
export const mintStatus: keyof operations['mintItems']['responses'] & (200 | 201 | 202) = 202;

export const defaultNetwork = networks[client.network].name;
export const lumenDecimals = lumen.decimals;
export const stellarMinimum = inLumens(sdk.stellarReserve(0));
export const stellarAssetReserve = inLumens(sdk.stellarReserve(1) - sdk.stellarReserve(0));
export const memoBytes = inWords(sdk.LONGEST_MEMO);
