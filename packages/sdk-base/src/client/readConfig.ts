import { LIVE_API, LIVE_KEYS, SANDBOX_API, SANDBOX_KEYS } from '../addresses.ts';
import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import { checkHeaders, checkMaxRetries, checkTimeout } from '../transport/callSettings.ts';
import { readUrl } from '../readUrl.ts';
import { refuseSecretKeys } from '../transport/secretKeys.ts';
import type { ClientConfig } from './ClientConfig.ts';
import type { Environment } from '../types/Environment.ts';

/** The addresses and the default network of each environment. */
const ENVIRONMENTS: Readonly<
  Record<Environment, { baseUrl: string; keyFrameUrl: string; network: Network }>
> = {
  sandbox: {
    baseUrl: SANDBOX_API,
    keyFrameUrl: SANDBOX_KEYS,
    network: Network.PolygonAmoy,
  },
  live: {
    baseUrl: LIVE_API,
    keyFrameUrl: LIVE_KEYS,
    network: Network.Polygon,
  },
};

const TYPES: TypesOf<ClientConfig> = {
  publishableKey: 'string',
  environment: { oneOf: ['sandbox', 'live'] },
  baseUrl: 'string',
  keyFrameUrl: 'string',
  network: 'string',
  api: { methods: ['request'] },
  signer: { methods: ['getPublicKey', 'sign'] },
  storage: { methods: ['getItem', 'setItem', 'removeItem'] },
  timeoutMs: 'number',
  maxRetries: 'number',
  fetch: 'function',
  headers: 'object',
  onEvent: 'function',
};

/**
 * Returns the network to use, and throws for one of another environment: a sandbox key has no access to live networks.
 *
 * @internal
 */
export function networkIn(environment: Environment, network: Network): Network {
  const info = networkInfo(network);
  if (info.environment !== environment) {
    throw new SdkError(SdkErrorType.NetworkMismatch, {
      message: `${info.name} belongs to ${info.environment}, and the publishable key to ${environment}.`,
      details: { network },
    });
  }
  return network;
}

/**
 * Validates a configuration and fills in the defaults.
 *
 * @internal
 */
export function readConfig(config: ClientConfig) {
  if (typeof config !== 'object' || config === null) throw invalidArgument('publishableKey', 'is missing');
  const { publishableKey, maxRetries = 2, timeoutMs = 30_000, storage = null } = config;
  const { environment: given, baseUrl, keyFrameUrl, network, headers, onEvent } = config;
  refuseSecretKeys({ publishableKey, given, baseUrl, keyFrameUrl, network, headers }, 'configuration');
  const [, found] = /^pk_(sandbox|live)_[0-9A-Za-z_]{4,128}$/.exec(String(publishableKey)) ?? [];
  if (!found) throw invalidArgument('publishableKey', 'must be a publishable key, pk_sandbox_… or pk_live_…');
  // `null` is valid, and means no storage.
  checkTypes<ClientConfig>({ ...config, storage: storage ?? undefined }, TYPES);
  const environment = found as Environment;
  if (given !== undefined && given !== environment)
    throw invalidArgument('environment', 'is not the one that the publishable key belongs to');
  checkHeaders(headers);
  const defaults = ENVIRONMENTS[environment];
  return {
    publishableKey,
    environment,
    storage,
    maxRetries: checkMaxRetries(maxRetries),
    onEvent,
    timeoutMs: checkTimeout(timeoutMs),
    baseUrl: readUrl(baseUrl ?? defaults.baseUrl, 'baseUrl'),
    keyFrameUrl: readUrl(keyFrameUrl ?? defaults.keyFrameUrl, 'keyFrameUrl'),
    network: networkIn(environment, network ?? defaults.network),
  };
}
