// #region shown
import { Network } from '@nacre/sdk-base';
import { createKeyFrame, memoryStore, type KeyServer, type RecoveryDialog } from '@nacre/sdk-base/key-frame';
import { createSandbox } from '@nacre/sdk-base/sandbox';

/** Signs a new user up, whose key is made, split and joined in this page: no frame, and no request. */
export async function openWallet(password: () => string, onJoin: (session: Uint8Array) => Promise<void>) {
  const {
    api,
    keyServer,
    otpCode: code,
  } = createSandbox({
    keyFrame: { signaturesToConfirm: 'none', offerRecovery: 'before-first-transfer' },
  });
  const { otpId } = await api.request('sendOtp', {
    body: { channel: 'email', email: 'grace@shop.example' },
  });
  const session = await api.request('signUp', { body: { method: 'otp', otpId, code } });
  const { accessToken, user } = session;

  // Three parties. The field's text is the user's answer to a dialog; an empty field dismisses it.
  const device = memoryStore();
  const server: KeyServer = {
    ...keyServer,
    async releaseSessionShare(token, kind) {
      const share = await keyServer.releaseSessionShare(token, kind);
      if (kind === 'evm') await onJoin(share);
      return share;
    },
  };
  async function answer({ attempt }: RecoveryDialog) {
    if (password() === '') return false;
    await attempt({ method: 'password', password: password() });
    return true;
  }
  const dialogs = { confirm: async () => true, setUpRecovery: answer, recover: answer };
  const keyFrame = createKeyFrame({ server, device, dialogs });

  const network = Network.PolygonAmoy;
  const { address } = await keyFrame.getPublicKey(network, { accessToken });
  return {
    address,
    sign: (message: string) => keyFrame.sign({ kind: 'message', network, message }, { accessToken }),
    setUpRecovery: () => keyFrame.setUpRecovery({ method: 'password' }, { accessToken }),
    loseDevice: () => device.delete(user.id),
    recover: () => keyFrame.recover({ accessToken }),

    /** What each party holds: the device and the recovery cipher text, the servers a share in the clear. */
    async look() {
      const { methods } = await keyFrame.getRecoveryStatus({ accessToken });
      const sealed = methods.length > 0 ? await keyServer.getRecovery(accessToken, 'password') : undefined;
      return {
        device: (await device.get(user.id))?.shares.evm,
        session: await keyServer.releaseSessionShare(accessToken, 'evm'),
        recovery: sealed?.shares.evm,
      };
    },
  };
}
// #endregion
