import { LIVE_API, SANDBOX_API } from '../addresses.ts';
import { checkTypes, type TypesOf, invalidArgument } from '../checkTypes.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { checkHeaders, checkMaxRetries, checkTimeout } from '../transport/callSettings.ts';
import { readUrl } from '../readUrl.ts';
import { sendRequest } from '../transport/sendRequest.ts';
import { serverRoutes } from './generated/serverRoutes.ts';
import type { ServerApi } from './ServerApi.ts';
import type { ServerClientConfig } from './ServerClientConfig.ts';

const TYPES: TypesOf<ServerClientConfig> = {
  secretKey: 'string',
  baseUrl: 'string',
  timeoutMs: 'number',
  maxRetries: 'number',
  fetch: 'function',
  headers: 'object',
  onEvent: 'function',
  api: { methods: ['request'] },
};

/**
 * Throws in a browser page, where the secret key would be public. The mistake has to surface when the client is
 * created, not when the key is misused.
 */
function refusePages(): void {
  const { document } = globalThis as { document?: { createElement?: unknown } | undefined };
  if (typeof document?.createElement !== 'function') return;
  throw new SdkError(SdkErrorType.NotSupported, {
    message: "A server client can't run in a browser page: its secret key would be public there.",
    details: { feature: 'server client' },
  });
}

/**
 * Validates a configuration and fills in the defaults.
 *
 * @internal
 */
export function readServerConfig(config: ServerClientConfig) {
  refusePages();
  const {
    secretKey,
    maxRetries = 2,
    timeoutMs = 30_000,
    baseUrl,
    fetch,
    headers,
    onEvent,
  } = config ?? ({} as ServerClientConfig);
  // The message never contains the key, even if it's another secret passed by mistake.
  const [, environment] = /^sk_(sandbox|live)_[0-9A-Za-z_]{4,128}$/.exec(String(secretKey)) ?? [];
  if (!environment) throw invalidArgument('secretKey', 'must be a secret key, sk_sandbox_… or sk_live_…');
  checkTypes(config, TYPES);
  checkHeaders(headers);
  const to = {
    baseUrl: readUrl(baseUrl ?? (environment === 'live' ? LIVE_API : SANDBOX_API), 'baseUrl'),
    fetch,
    headers,
  };
  const http: ServerApi = {
    request: (operation, request, options) =>
      sendRequest(
        { ...to, route: serverRoutes[operation].route },
        request,
        { Authorization: `Bearer ${options.secretKey}` },
        options,
      ),
  };
  return {
    secretKey,
    maxRetries: checkMaxRetries(maxRetries),
    timeoutMs: checkTimeout(timeoutMs),
    onEvent,
    api: config.api ?? http,
  };
}
