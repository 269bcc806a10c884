import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { checkSignature } from '../signer/checkSignature.ts';
import type { Signature } from '../signer/Signer.ts';
import { toWire } from '../transport/toWire.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { PreparedTransfer } from './PreparedTransfer.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { SendTransferOptions, TransferOptions } from '../types/SendTransferOptions.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import type { AccountReader } from './AccountReader.ts';
import { askSigner, type SigningContext } from './askSigner.ts';
import { createAccountReader } from './createAccountReader.ts';
import type { Transfers } from './createTransfers.ts';

/** @internal */
export type AccountOperations = AccountReader & {
  estimateFees(params: TransferParams, options?: RequestOptions): Promise<FeesEstimation>;
  prepareTransfer(params: TransferParams, options?: RequestOptions): Promise<PreparedTransfer>;
  restoreTransfer(stored: unknown): Promise<PreparedTransfer>;
  signTransfer(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<PreparedTransfer>;
  send(prepared: PreparedTransfer, options?: SendTransferOptions): Promise<Transfer>;
  transfer(params: TransferParams, options?: TransferOptions): Promise<Transfer>;
  signMessage(message: string, options?: RequestOptions): Promise<Signature>;
};

/** Copies a transfer with its memo, which may be an object. */
function copyOf(params: TransferParams): TransferParams {
  const { memo } = { memo: undefined, ...params };
  return { ...params, ...(memo && typeof memo === 'object' && { memo: { ...memo } }) };
}

/**
 * Creates the operations of an account.
 *
 * @internal
 */
export function createAccountOperations(
  client: SigningContext,
  account: { network: Network; address: string; userId: string },
): AccountOperations {
  const { network, address, userId } = account;
  const context = { ...client, userId };

  /** Loaded on demand: most visits don't need the code that decodes transactions. */
  async function transfers(): Promise<Transfers> {
    try {
      const { createTransfers } = await import('./createTransfers.ts');
      return createTransfers(context, account);
    } catch (error) {
      throw new SdkError(SdkErrorType.ApiUnavailable, {
        message: "The part of the SDK that makes transfers can't be loaded.",
        cause: error,
      });
    }
  }

  // Arguments are copied before the first await, so that later changes to them can't alter the signed transfer.
  return {
    ...createAccountReader(context.call, network),
    async estimateFees(params, options) {
      const asked = copyOf(params);
      return (await transfers()).estimate(asked, options);
    },
    async prepareTransfer(params, options) {
      const asked = copyOf(params);
      return (await transfers()).prepare(asked, options);
    },
    async restoreTransfer(stored) {
      const given = toWire<unknown>(stored);
      return (await transfers()).restore(given);
    },
    async signTransfer(prepared, options) {
      const given = toWire<unknown>(prepared);
      return (await transfers()).sign(given, options);
    },
    async send(prepared, options) {
      const given = toWire<unknown>(prepared);
      return (await transfers()).send(given, options);
    },
    async transfer(params, options) {
      const asked = copyOf(params);
      return (await transfers()).transfer(asked, options);
    },
    async signMessage(message, options = {}) {
      if (typeof message !== 'string') {
        throw new SdkError(SdkErrorType.InvalidArgument, { details: { argument: 'message' } });
      }
      const payload = { kind: 'message' as const, network, message };
      const answer = await askSigner(context, options, (signer, given) => signer.sign(payload, given));
      return checkSignature(answer, network, address);
    },
  };
}
