/** Constants of the base SDK that only its own texts and samples state, some of which need Node. */
export { DEFAULT_PORT } from '../../sdk-base/src/command/options.ts';
export { FRESH_MS, PAUSE_MS } from '../../sdk-base/src/server/keySets.ts';
export { DEFAULT_LEEWAY, MOST_LEEWAY } from '../../sdk-base/src/server/verifyAccessToken.ts';
export { isEvmAddress } from '../../sdk-base/src/signing/evmAddress.ts';
export { MOST_RETRIES } from '../../sdk-base/src/transport/callSettings.ts';
