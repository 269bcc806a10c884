import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { checkSignature } from '../signer/checkSignature.ts';
import { checkIdempotencyKey } from '../transport/callSettings.ts';
import * as fromWire from '../transport/fromWire.ts';
import { toWire } from '../transport/toWire.ts';
import { amount, record, text } from '../transport/WireReader.ts';
import type { PreparedTransfer } from './PreparedTransfer.ts';
import type { TransferParams } from '../types/TransferParams.ts';
import { differenceOf } from './checkTransaction.ts';
import { checkTransfer } from './checkTransfer.ts';

const TEXTS = ['kind', 'to', 'token', 'asset', 'contract', 'tokenId'] as const;

/**
 * Creates a prepared transfer from its fields. `toJSON` isn't enumerable, so a clone is made without it and works
 * without it.
 *
 * @internal
 */
export function preparedTransfer(parts: Omit<PreparedTransfer, 'toJSON'>): PreparedTransfer {
  const { network, from, params, currency, estimatedFee, maxFee } = parts;
  const { details, transaction, expiresAt, idempotencyKey, signature } = parts;
  const made = {
    ...{ network, from, params, currency, estimatedFee, maxFee },
    ...{ details, transaction, expiresAt, idempotencyKey, signature },
  };
  Object.defineProperty(made, 'toJSON', { value: () => toWire(made) });
  return made as PreparedTransfer;
}

function invalid(reason: string, details: Record<string, string> = {}): SdkError {
  return new SdkError(SdkErrorType.InvalidArgument, {
    message: `The prepared transfer ${reason}.`,
    details: { argument: 'transfer', ...details },
  });
}

function readParams(value: unknown): TransferParams {
  const given = record(value, 'params');
  const params: Record<string, unknown> = {};
  for (const name of TEXTS) if (given[name] !== undefined) params[name] = text(given[name], name);
  if (given.memo !== undefined) {
    const { type, value } = typeof given.memo === 'string' ? {} : record(given.memo, 'memo');
    params.memo =
      typeof given.memo === 'string' ? given.memo : { type: text(type, 'type'), value: text(value, 'value') };
  }
  if (given.amount !== undefined) params.amount = amount(given.amount, 'amount');
  // `checkTransfer` validates it.
  return params as TransferParams;
}

/**
 * Reads a prepared transfer from the application, including one from storage. Compares its transaction with its other
 * fields, which the application has shown to the user.
 *
 * @internal
 */
export function readPreparedTransfer(
  given: unknown,
  account: { network: Network; address: string },
): PreparedTransfer {
  let read: PreparedTransfer;
  try {
    const wire = record(toWire(given), 'transfer');
    const params = readParams(wire.params);
    const idempotencyKey = text(wire.idempotencyKey, 'idempotencyKey');
    const from = text(wire.from, 'from');
    const shown = fromWire.feesEstimation(wire, 'transfer');
    const signature =
      (wire.signature ?? null) === null ? null : checkSignature(wire.signature, shown.network, from);
    read = preparedTransfer({ ...shown, params, idempotencyKey, from, signature });
  } catch (error) {
    if (isNacreError(error, SdkErrorType.UnexpectedResponse)) throw invalid('is malformed');
    throw error;
  }
  checkIdempotencyKey(read.idempotencyKey);
  if (read.network !== account.network) {
    throw new SdkError(SdkErrorType.NetworkMismatch, { details: { network: read.network } });
  }
  if (read.from !== account.address) throw invalid('belongs to another account');
  checkTransfer(read.network, read.params);
  const difference = differenceOf(read, read.from, read.params);
  if (difference !== undefined) throw invalid(`is not what it says: ${difference}`, { difference });
  return read;
}
