// #region shown
import { Client, verifyPassport } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';

/** Opens the sandbox, which holds the published passports of a jacket's model and batch. */
export function openBrand() {
  const sandbox = createSandbox();
  const { api, signer, publishableKey, seeded } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const asServer = { secretKey: sandbox.secretKey };

  return {
    /** The brand's server: makes the passport of one jacket and publishes it, which signs it. */
    async issue(claimCode: string) {
      const body = { level: 'item', parentId: seeded.batchId, serial: 'HJ-000119', claimCode } as const;
      const draft = await api.request('createPassport', { body }, asServer);
      const { id, digitalLink } = await api.request(
        'publishPassport',
        { path: { passportId: draft.id } },
        asServer,
      );
      const credential = await client.dpp.getCredential(id);
      return { id, link: digitalLink ?? '', credential: JSON.stringify(credential, null, 2) };
    },

    /** Anybody: without a request, from the credential and a list of trusted issuers. */
    verify(credential: string) {
      const trustedIssuers = [sandbox.issuer];
      return verifyPassport(JSON.parse(credential), { trustedIssuers, now: sandbox.clock.now() });
    },

    /** The buyer's app: signs in, and claims with the code that came with the jacket. */
    async claim(passportId: string, claimCode: string) {
      const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
      await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
      return client.dpp.claim(passportId, { claimCode });
    },
  };
}
// #endregion
