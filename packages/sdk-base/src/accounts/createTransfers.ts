import { checkTypes, type TypesOf } from '../checkTypes.ts';
import type { BaseError } from '../errors/BaseError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import type { Network } from '../networks/Network.ts';
import { checkSignature } from '../signer/checkSignature.ts';
import {
  checkIdempotencyKey,
  checkTimeout,
  newIdempotencyKey,
  REQUEST_TYPES,
} from '../transport/callSettings.ts';
import * as fromWire from '../transport/fromWire.ts';
import { toWire } from '../transport/toWire.ts';
import { unexpected } from '../transport/WireReader.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { PreparedTransfer } from './PreparedTransfer.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { SendTransferOptions, TransferOptions } from '../types/SendTransferOptions.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import { askSigner, type SigningContext } from './askSigner.ts';
import { checkTransaction } from './checkTransaction.ts';
import { checkTransfer } from './checkTransfer.ts';
import { preparedTransfer, readPreparedTransfer } from './readPreparedTransfer.ts';

/** The number of transfers with a response to remember. Older ones aren't repeated in practice. */
const MOST_REMEMBERED = 100;

/** Refusals of a broadcast that mean that the transfer wasn't made and never will be. */
const FINAL: readonly SdkErrorType[] = [
  SdkErrorType.Conflict,
  SdkErrorType.Forbidden,
  SdkErrorType.InsufficientFunds,
  SdkErrorType.InvalidArgument,
  SdkErrorType.NetworkMismatch,
  SdkErrorType.NotFound,
  SdkErrorType.NotSupported,
];

/**
 * An account's transfer operations. They're loaded on first use, since most visits make no transfer.
 *
 * @internal
 */
export type Transfers = {
  estimate(params: TransferParams, options?: RequestOptions): Promise<FeesEstimation>;
  prepare(params: TransferParams, options?: RequestOptions): Promise<PreparedTransfer>;
  restore(stored: unknown): PreparedTransfer;
  sign(prepared: unknown, options?: SendTransferOptions): Promise<PreparedTransfer>;
  send(prepared: unknown, options?: SendTransferOptions): Promise<Transfer>;
  transfer(params: TransferParams, options?: TransferOptions): Promise<Transfer>;
};

const TYPES: TypesOf<TransferOptions> = { ...REQUEST_TYPES, maxFee: 'bigint' };

function checked(options: TransferOptions = {}): TransferOptions {
  checkTypes(options, TYPES);
  return options;
}

/** Returns the options with the remaining time as the limit. Without a limit, each step has its own. */
function sharedLimit(options: RequestOptions): () => RequestOptions {
  const until = Date.now() + (options.timeoutMs === undefined ? Infinity : checkTimeout(options.timeoutMs));
  return () => (until === Infinity ? options : { ...options, timeoutMs: Math.max(1, until - Date.now()) });
}

/**
 * Whether an error means that the transfer isn't made. An HTTP status alone doesn't prove this; only a problem document
 * of the API, which has a code, does. A proxy that responds with 403 can't know of a broadcast that may have arrived
 * before.
 */
function isFinal(error: unknown): boolean {
  if (!FINAL.some((type) => isNacreError(error, type))) return false;
  const { code, cause, details } = error as BaseError;
  return details?.status === undefined || (cause as { code?: unknown } | undefined)?.code === code;
}

function checkFee(maxFee: bigint, limit: bigint | undefined): void {
  if (limit === undefined) return;
  if (typeof limit !== 'bigint' || limit < 0n) {
    throw new SdkError(SdkErrorType.InvalidArgument, {
      message: 'The argument maxFee must be a bigint, in the smallest unit.',
      details: { argument: 'maxFee' },
    });
  }
  if (maxFee > limit) {
    throw new SdkError(SdkErrorType.FeeTooHigh, {
      message: `The transfer can cost ${maxFee} in the smallest unit, and the limit is ${limit}.`,
      details: { maxFee: `${maxFee}`, limit: `${limit}` },
    });
  }
}

/**
 * Creates an account's transfer operations.
 *
 * @internal
 */
export function createTransfers(
  context: SigningContext,
  account: { network: Network; address: string },
): Transfers {
  const { call, memory, onTransfer } = context;
  const { network, address } = account;

  const nameOf = (params: TransferParams, on = network) => JSON.stringify([on, address, toWire(params)]);
  /** Includes the address, since another user may use the same key. */
  const memoryKey = (idempotencyKey: string) => `${address} ${idempotencyKey}`;

  /**
   * Returns the signed transfer if it's known. Repeats are signed once, even with a signer that returns a new signature
   * each time.
   */
  function remembered(prepared: PreparedTransfer): PreparedTransfer {
    const known = memory.signed.get(memoryKey(prepared.idempotencyKey));
    return known?.transaction.serialized === prepared.transaction.serialized ? known : prepared;
  }

  async function signed(prepared: PreparedTransfer, options: RequestOptions): Promise<PreparedTransfer> {
    const known = remembered(prepared);
    if (known.signature) return known;
    const { transaction } = prepared;
    const payload = { kind: 'transaction' as const, network, transaction: { ...transaction } };
    const answer = await askSigner(context, options, (signer, given) => signer.sign(payload, given));
    const made = preparedTransfer({ ...prepared, signature: checkSignature(answer, network, address) });
    // Another call may have signed and sent the transfer in the meantime. An idempotency key allows only one signature.
    return remembered(made);
  }

  function remember(transfer: PreparedTransfer): void {
    const { signed: all, unanswered } = memory;
    all.set(memoryKey(transfer.idempotencyKey), transfer);
    const waiting = new Set(unanswered.values());
    for (const [place, { idempotencyKey }] of all) {
      if (all.size <= MOST_REMEMBERED) return;
      // A transfer without a response needs its transaction: a repeat would otherwise make a second transfer.
      if (!waiting.has(idempotencyKey) && idempotencyKey !== transfer.idempotencyKey) all.delete(place);
    }
  }

  async function broadcast(transfer: PreparedTransfer, options: RequestOptions): Promise<Transfer> {
    const { idempotencyKey, transaction, signature } = transfer;
    if (!signature) throw unexpected('transfer.signature');
    const name = nameOf(transfer.params);
    remember(transfer);
    try {
      const body = { transaction, signature };
      const answer = await call('broadcastTransaction', { body }, { ...options, idempotencyKey });
      const made = fromWire.transfer(answer, 'transfer');
      if (memory.unanswered.get(name) === idempotencyKey) memory.unanswered.delete(name);
      onTransfer(made);
      return made;
    } catch (error) {
      if (!isFinal(error)) memory.unanswered.set(name, idempotencyKey);
      else if (memory.unanswered.get(name) === idempotencyKey) memory.unanswered.delete(name);
      throw error;
    }
  }

  const transfers: Transfers = {
    async estimate(params, options) {
      checkTransfer(network, params);
      const body = { network, transfer: toWire(params) };
      const estimation = fromWire.feesEstimation(await call('estimateFees', { body }, options), 'estimation');
      if (estimation.network !== network) throw new SdkError(SdkErrorType.NetworkMismatch);
      checkTransaction(estimation, address, params);
      return estimation;
    },
    async prepare(params, given) {
      const { idempotencyKey, ...options } = checked(given);
      // Checked before any request, and long before the user confirms.
      checkIdempotencyKey(idempotencyKey);
      const estimation = await transfers.estimate(params, options);
      return preparedTransfer({
        ...estimation,
        from: address,
        params,
        idempotencyKey: idempotencyKey ?? newIdempotencyKey(),
        signature: null,
      });
    },
    restore: (stored) => readPreparedTransfer(stored, account),
    async sign(transfer, given) {
      const { maxFee, ...options } = checked(given);
      const prepared = readPreparedTransfer(transfer, account);
      checkFee(prepared.maxFee, maxFee);
      return signed(prepared, options);
    },
    async send(transfer, given) {
      const { maxFee, ...options } = checked(given);
      const prepared = readPreparedTransfer(transfer, account);
      checkFee(prepared.maxFee, maxFee);
      const left = sharedLimit(options);
      return broadcast(await signed(prepared, left()), left());
    },
    async transfer(params, given) {
      const { maxFee, idempotencyKey, ...options } = checked(given);
      const name = nameOf(params);
      const key = idempotencyKey ?? memory.unanswered.get(name);
      const known = key === undefined ? undefined : memory.signed.get(memoryKey(key));
      if (known && nameOf(known.params, known.network) !== name) {
        throw new SdkError(SdkErrorType.Conflict, {
          message: 'This idempotency key was used for another transfer.',
          details: { argument: 'idempotencyKey' },
        });
      }
      const left = sharedLimit(options);
      const prepared = known ?? (await transfers.prepare(params, { ...left(), idempotencyKey: key }));
      return transfers.send(prepared, { ...left(), maxFee });
    },
  };
  return transfers;
}
