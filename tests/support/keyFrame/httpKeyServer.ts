import { SdkErrorType } from '../../../packages/sdk-base/src/errors/SdkErrorType.ts';
import type { ErrorType } from '../../../packages/sdk-base/src/errors/ErrorType.ts';
import { isErrorCode } from '../../../packages/sdk-base/src/errors/catalogue.ts';
import { errorOfCode } from '../../../packages/sdk-base/src/transport/errorOfCode.ts';
import type {
  KeyHolder,
  KeyServer,
  KeyShare,
  SealedRecovery,
} from '../../../packages/sdk-base/src/keyFrame/index.ts';

/** Sends a request to the key frame's own origin. Shares are sent as bytes, because a string could not be wiped. */
async function sendRequest(
  method: string,
  path: string,
  accessToken: string,
  body?: BodyInit,
): Promise<Response> {
  const response = await fetch(`/key-frame/${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}` },
    body,
  });
  if (response.ok) return response;
  const { code } = (await response.json()) as { code: unknown };
  throw errorOfCode(isErrorCode(code) ? (code as ErrorType) : SdkErrorType.ApiUnavailable, {});
}

/** The test double of Nacre's servers that the tests' key frame uses. */
export const httpKeyServer: KeyServer = {
  getHolder: async (accessToken) =>
    (await (await sendRequest('GET', 'holder', accessToken)).json()) as KeyHolder,
  async createKeys(accessToken, publicKeys, { evm, stellar }) {
    const shares = new Uint8Array(evm.length + stellar.length);
    shares.set(evm);
    shares.set(stellar, evm.length);
    try {
      const keys = encodeURIComponent(JSON.stringify(publicKeys));
      await sendRequest('POST', `keys?public=${keys}`, accessToken, shares);
    } finally {
      shares.fill(0);
    }
  },
  releaseSessionShare: async (accessToken, kind): Promise<KeyShare> =>
    new Uint8Array(await (await sendRequest('GET', `session-share/${kind}`, accessToken)).arrayBuffer()),
  getRecovery: async (accessToken, method) =>
    (await (await sendRequest('GET', `recovery/${method}`, accessToken)).json()) as SealedRecovery,
  async putRecovery(accessToken, sealed) {
    await sendRequest('PUT', `recovery/${sealed.method}`, accessToken, JSON.stringify(sealed));
  },
};
