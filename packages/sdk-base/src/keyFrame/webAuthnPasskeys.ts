import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Passkeys } from './Passkeys.ts';

const ES256 = -7;
const RS256 = -257;

const noPrf = (cause?: unknown) =>
  new SdkError(SdkErrorType.NotSupported, {
    message: 'This browser or authenticator has no PRF for passkeys. Use a recovery password.',
    details: { feature: 'prf' },
    cause,
  });

/** Returns the PRF's output from a credential. */
function prfOf(credential: Credential | null): Uint8Array<ArrayBuffer> | undefined {
  const { prf } = (credential as PublicKeyCredential | null)?.getClientExtensionResults() ?? {};
  const first = prf?.results?.first;
  return first instanceof ArrayBuffer ? new Uint8Array(first) : undefined;
}

/** Calls the browser, which reports a user who declines and one without the passkey in the same way. */
async function ask(asking: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asking();
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'NotSupportedError' || name === 'SecurityError') throw noPrf(error);
    throw new IframeApiError(IframeApiErrorType.UserRejected, { cause: error });
  }
}

/**
 * Creates the browser's passkeys: WebAuthn with the PRF extension.
 *
 * @remarks The passkeys belong to the domain that the code runs on, which for a key frame is the frame's own. A page
 * that embeds the frame must allow `publickey-credentials-create` and `publickey-credentials-get`.
 *
 * @param name - the name that the authenticator shows for the passkey
 * @returns the passkeys
 * @throws {@link SdkError} with `NotSupported` when the platform has no WebAuthn
 *
 * @example Offer passkeys if the browser supports them
 * ```ts
 * import { webAuthnPasskeys } from '@nacre/sdk-base/key-frame';
 *
 * const passkeys =
 *   'PublicKeyCredential' in globalThis ? webAuthnPasskeys('Harbor wallet') : undefined;
 * console.log(passkeys === undefined); // true
 * ```
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export function webAuthnPasskeys(name: string): Passkeys {
  if (!('PublicKeyCredential' in globalThis)) throw noPrf();
  const { credentials } = navigator;

  async function get(
    credentialId: Uint8Array<ArrayBuffer>,
    salt: Uint8Array<ArrayBuffer>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const credential = await ask(() =>
      credentials.get({
        publicKey: {
          challenge: crypto.getRandomValues(new Uint8Array(32)),
          allowCredentials: [{ type: 'public-key', id: credentialId }],
          userVerification: 'required',
          extensions: { prf: { eval: { first: salt } } },
        },
      }),
    );
    const secret = prfOf(credential);
    if (!secret) throw noPrf();
    return secret;
  }

  return {
    get,
    async create(userId, salt) {
      const credential = (await ask(() =>
        credentials.create({
          publicKey: {
            // The attestation isn't verified, because only the passkey's secret matters.
            challenge: crypto.getRandomValues(new Uint8Array(32)),
            rp: { name },
            user: { id: new TextEncoder().encode(userId), name, displayName: name },
            pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
            authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
            extensions: { prf: { eval: { first: salt } } },
          },
        }),
      )) as PublicKeyCredential;
      const credentialId = new Uint8Array(credential.rawId);
      if (!credential.getClientExtensionResults().prf?.enabled) throw noPrf();
      // Many authenticators only report PRF support when they create a passkey, and return the secret at the next
      // request.
      return { credentialId, secret: prfOf(credential) ?? (await get(credentialId, salt)) };
    },
  };
}
